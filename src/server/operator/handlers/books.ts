import { bookedMonths } from "../../../database/books/booked-documents.ts";
import { provenSales } from "../../../database/books/proven-sales.ts";
import { allConfig } from "../../../database/config.ts";
import { breaksOf } from "../../../domain/books/evidence.ts";
import { distanceSum } from "../../../domain/books/distance-sales.ts";
import { daysOfMonth } from "../../../domain/books/month.ts";
import { unionRateText } from "../../../domain/books/oss.ts";
import { partsOfRate, type RateAbroad, type VatRate } from "../../../domain/invoice/vat.ts";
import { languageOf } from "../../../domain/language.ts";
import { warsawDay } from "../../../domain/warsaw-time.ts";
import { closeMonth } from "../../../flows/books/close-month.ts";
import { agreementOf, distanceSales, ledgerOfDays, totalsOf } from "../../../flows/books/look-at-month.ts";
import { evidenceInWords, ledgerInWords } from "../../../flows/books/month-tables.ts";
import { sellerOf } from "../../../flows/invoice/make-invoice.ts";
import { writeLedgerXml } from "../../../integrations/books/write-ledger-xml.ts";
import { type Handlers, refused } from "../context.ts";

type Names = "bookedMonths" | "bookedMonth" | "ledgerTable" | "ledgerFile" | "exportEvidence" | "closeMonth";

const mostLacking = 20;
const mostBreaks = 100;

/** The books, month by month. */
export const bookHandlers: Handlers<Names> = {
  bookedMonths: async ({ db }) => ({
    answer: {
      months: (await bookedMonths(db)).map(({ month, documents, ...row }) => ({
        month,
        documents,
        closed: closedSaid(row),
      })),
    },
  }),

  async bookedMonth({ db, parameters: { month }, now }) {
    const days = daysOfMonth(month);
    const { ledger, broken } = await agreementOf(db, days);
    const row = (await bookedMonths(db)).find((one) => one.month === month);
    const sales = await provenSales(db, days);
    const breaks = sales
      .map((sale) => ({ order: sale.orderId, document: sale.document, why: breaksOf(sale) }))
      .filter(({ why }) => why.length > 0);
    const year = Number(month.slice(0, 4));
    const countries = await distanceSales(db, { from: `${year}-01-01`, to: days.to });
    const before = await distanceSales(db, { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` });
    const count = (kind: (typeof ledger.rows)[number]["kind"]) => ledger.rows.filter((one) => one.kind === kind).length;
    return {
      answer: {
        month,
        over: warsawDay(now) > days.to,
        closed: row === undefined ? null : closedSaid(row),
        documents: totalsOf(ledger).documents + ledger.lacking.length,
        sums: ledger.sums.map(({ rate, ...sums }) => ({ rate: rate as VatRate, ...sums })),
        oss: ledger.abroad.sums.map(({ rate, ...sums }) => {
          const { country, hundredths } = partsOfRate(rate as RateAbroad);
          return { country, rate: unionRateText(hundredths), ...sums };
        }),
        ossDocuments: ledger.abroad.documents,
        rows: { invoices: count("invoice"), corrections: count("correction"), days: count("internal") },
        numbered: ledger.rows.filter(({ marker }) => marker === "NrKSeF").length,
        lacking: ledger.lacking.slice(0, mostLacking),
        broken: broken.length,
        abroad: { year: distanceSum(countries), before: distanceSum(before), countries },
        ossSince: (await allConfig(db))["oss_since"] || null,
        exemption: { sales: sales.length, breaking: breaks.length, breaks: breaks.slice(0, mostBreaks) },
      },
    };
  },

  async ledgerTable({ db, person, parameters: { month } }) {
    const ledger = await ledgerOfDays(db, daysOfMonth(month));
    if (ledger.lacking.length > 0) return refused("BOOKS_NOT_READY");
    return file(`ledger-${month}.csv`, ledgerInWords(ledger, languageOf(person.lan_id).lanCode));
  },

  async ledgerFile({ db, parameters: { month }, now }) {
    const ledger = await ledgerOfDays(db, daysOfMonth(month));
    if (ledger.lacking.length > 0) return refused("BOOKS_NOT_READY");
    const seller = sellerOf(await allConfig(db));
    return file(`JPK_V7M-${month}.xml`, writeLedgerXml(ledger.rows, { month, seller, now }));
  },

  async exportEvidence({ db, person, parameters: { month }, log }) {
    const text = await evidenceInWords(db, daysOfMonth(month), languageOf(person.lan_id).lanCode);
    const entityId = person.staff_id;
    await log({ act: "exportEvidence", entity: "staff", entityId, part: "exports", after: { month } });
    return { answer: { name: `evidence-${month}.csv`, text } };
  },

  async closeMonth({ db, person, parameters: { month }, now, log }) {
    const closed = await closeMonth(db, { month, by: person.staff_id, now }, log);
    return closed.kind === "closed" ? { answer: {} } : refused("BOOKS_NOT_READY");
  },
};

function closedSaid({ closed_at, closed_by }: { closed_at: Date | null; closed_by: string | null }) {
  return closed_at === null ? null : { at: closed_at.toISOString(), by: closed_by };
}

function file(name: string, text: string) {
  return { answer: {}, file: { bytes: Buffer.from(text), name } };
}
