import { warsawDay } from "../../domain/warsaw-time.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  invoiceNumbered,
  invoicesOfMonth,
  invoicesOfOrder,
  ksefNumberOf,
  replacedKsefNumbers,
} from "../../database/invoice/invoices.ts";
import { storedKsefFile } from "../../database/invoice/ksef-submissions.ts";
import { type Invoice, invoiceFile } from "../../domain/invoice/invoice.ts";
import { ksefLack, type KsefLack } from "../../domain/invoice/ksef-lack.ts";
import { ksefForm } from "../../domain/invoice/ksef-number.ts";
import { formatMoney } from "../../domain/money.ts";
import { type CorrectedSeller, correctSeller } from "../../flows/invoice/make-correction.ts";
import { type KsefRecorded, recordKsef } from "../../flows/invoice/record-ksef-number.ts";
import { paperOf } from "../../mail/order-papers.ts";
import { type InvoiceXml, writeInvoiceXml } from "../../integrations/ksef/write-invoice-xml.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `invoice`, `invoices`. */
export function addInvoiceCommands(program: Command): void {
  program
    .command("invoice")
    .description(
      "Show a document (its number) or those of an order (the order's number); write one as PDF or as XML for KSeF.",
    )
    .argument("<number>", "such as FV/2026/11/000123, or 1001")
    .option("--out <file>", "write it there")
    .option("--xml", "as XML for KSeF instead of PDF")
    .option("--ksef-number <number>", "record the number KSeF gave it; 'none' takes a wrong one away")
    .option("--why <text>", "why the number recorded before is to go")
    .option(
      "--correct-seller",
      "make a correction that bears the shop's NIP, or the rule of its exemption, of an invoice that bears none",
    )
    .option("--json", asJson)
    .action(
      (
        number: string,
        options: {
          out?: string;
          xml?: boolean;
          ksefNumber?: string;
          why?: string;
          correctSeller?: boolean;
          json?: boolean;
        },
      ) =>
        withShop(options, async ({ pool }) => {
          const found = await documentsCalled(pool, number);
          const first = found[0]!;
          if (options.correctSeller) return correctedSeller(pool, first);
          const noted =
            options.ksefNumber === undefined
              ? []
              : [await note(pool, first, { ksefNumber: options.ksefNumber, why: options.why ?? null })];
          if (options.out !== undefined)
            await writeFile(options.out, options.xml ? await xmlOf(pool, first) : (await paperOf(pool, first)).content);
          else if (options.xml)
            return { text: await xmlOf(pool, first), json: { number: first.number, xml: await xmlOf(pool, first) } };
          const replaced = (await replacedKsefNumbers(pool, first.number)).map(
            ({ ksef_number, noted_at, replaced_at, why }) =>
              `  ${ksef_number} stood here from ${warsawDay(noted_at)} to ${warsawDay(replaced_at)}: ${why}`,
          );
          const text =
            options.out === undefined
              ? [...noted, ...found.map(lineOf), ...replaced].join("\n")
              : [...noted, `${first.number} is in ${options.out}.`].join("\n");
          return { text, json: found };
        }),
    );

  program
    .command("invoices")
    .description("List the documents of a month; write its invoices as XML for KSeF into a folder.")
    .requiredOption("--month <month>", "such as 2026-11", month)
    .option("--ksef <folder>", "write invoices and their corrections there")
    .option("--json", asJson)
    .action((options: { month: string; ksef?: string; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const documents = await invoicesOfMonth(pool, options.month);
        const files: string[] = [];
        const left: { number: string; why: string }[] = [];
        const replaced: { number: string; by: string }[] = [];
        if (options.ksef !== undefined) {
          await mkdir(options.ksef, { recursive: true });
          for (const invoice of documents.filter(({ series }) => series === "FV" || series === "KOR")) {
            const written = await writtenFor(pool, invoice);
            if (written.kind === "refused") {
              const by = await standsFor(pool, invoice);
              if (by === null) left.push({ number: invoice.number, why: written.why });
              else replaced.push({ number: invoice.number, by });
            } else {
              const file = join(options.ksef, invoiceFile(invoice.number, "xml"));
              await writeFile(file, written.xml);
              files.push(file);
            }
          }
        }
        const text = [
          ...documents.map(lineOf),
          documents.length === 0 ? `No documents in ${options.month}.` : "",
          options.ksef === undefined ? "" : `${files.length} written to ${options.ksef}.`,
          ...replaced.map(
            ({ number, by }) => `${number} does not go to KSeF: ${by} corrects it and goes in its place.`,
          ),
          ...left.map(
            ({ number, why }) => `${number} cannot be written for KSeF: ${reasons[why as keyof typeof reasons]}`,
          ),
        ]
          .filter(Boolean)
          .join("\n");
        return { text, json: { documents, files, replaced, left }, exitCode: left.length === 0 ? 0 : 1 };
      }),
    );
}

/** Records a number of KSeF, or takes it away, and answers in a sentence what stood there before. */
async function note(
  pool: Pool,
  invoice: Invoice,
  { ksefNumber, why }: { ksefNumber: string; why: string | null },
): Promise<string> {
  const form = ksefForm(ksefNumber);
  const said = form === "NONE" ? "none" : form;
  const noted = await recordKsef(pool, invoice, { ksefNumber: said === "none" ? null : said, why, now: new Date() });
  if (noted.kind === "taken")
    throw new Problem(
      `${invoice.number} has the KSeF number ${noted.before}. Say with --why "…" why it is to go; it stays in the record.`,
    );
  if (noted.kind === "refused") throw new Problem(`'${ksefNumber}' is not recorded: ${ksefReasons[noted.why]}`);
  if (said === "none")
    return noted.before === null
      ? `${invoice.number} has no KSeF number.`
      : `${invoice.number} has no KSeF number any more; before it was ${noted.before}.`;
  return noted.before === null || noted.before === said
    ? `${invoice.number}: ${said} is recorded.`
    : `${invoice.number}: ${said} is recorded; before it was ${noted.before}.`;
}

const ksefReasons: Record<Extract<KsefRecorded, { kind: "refused" }>["why"], string> = {
  shape: "it is no number of KSeF, such as 5265877635-20250826-0100001AF629-AF.",
  old: "it has 36 signs, as numbers before KSeF 2.0 (February 2026) had, and their checksum is not known. Copy the number of 35 signs from KSeF.",
  checksum: "its checksum is wrong, so a sign in it was misread. Copy it again from KSeF.",
  seller: "it begins with another seller's NIP than the document bears.",
  noDay: "its day, the eight digits behind the NIP, is no day of the calendar. Copy it again from KSeF.",
  day: "its day lies before the document's, so it is another document's.",
  future: "its day lies in the future. Copy it again from KSeF.",
  sellerNip:
    "the document bears no valid NIP of the seller, so KSeF took no such one. 'npm run shop -- invoice NUMBER --correct-seller' makes a correction that can go there.",
  notInvoice: "only invoices and their corrections go to KSeF.",
  otherInvoice: "another document has this number.",
};

async function correctedSeller(pool: Pool, invoice: Invoice) {
  const corrected = await inTransaction(pool, (db) => correctSeller(db, { orderId: invoice.orderId, now: new Date() }));
  if (corrected.kind === "made") {
    const { correction } = corrected;
    return {
      text: `${correction.number} corrects ${correction.corrects!.number}: ${correction.corrects!.reason}. It can go to KSeF: invoice ${correction.number} --xml.`,
      json: correction,
    };
  }
  throw new Problem(`${invoice.number} gets no such correction: ${whyNotCorrected(corrected)}`);
}

function whyNotCorrected(corrected: Exclude<CorrectedSeller, { kind: "made" }>): string {
  if (corrected.kind === "notInvoice") return "it is a proof of purchase, and those do not go to KSeF.";
  if (corrected.kind === "unsaid") return unsaid[corrected.lack];
  return corrected.by === null
    ? "it bears a valid NIP and lacks nothing. 'invoice NUMBER --xml' writes it for KSeF."
    : `${corrected.by} corrects it already and goes to KSeF in its place: invoice ${corrected.by} --xml.`;
}

const unsaid: Record<KsefLack, string> = {
  sellerNip: "the shop itself has no valid NIP. 'npm run shop -- config shop_nip NUMBER' sets it; then say this again.",
  exemption:
    "the shop itself names no rule of its exemption from VAT. 'npm run shop -- config shop_vat_exemption RULE' names it; then say this again.",
};

/** Returns the correction that stands in KSeF for a document that cannot, or null. */
async function standsFor(pool: Pool, { orderId }: Invoice): Promise<string | null> {
  const latest = (await invoicesOfOrder(pool, orderId)).at(-1);
  return latest !== undefined && ksefLack(latest) === null ? latest.number : null;
}

/** A document by its number, or those of an order by the order's. */
async function documentsCalled(pool: Pool, number: string): Promise<Invoice[]> {
  const one = await invoiceNumbered(pool, number);
  const found = one !== null ? [one] : /^\d{1,15}$/.test(number) ? await invoicesOfOrder(pool, Number(number)) : [];
  if (found.length === 0)
    throw new Problem(
      `There is no document ${number}. 'npm run shop -- invoices --month 2026-11' lists those of a month; an order has one once it is paid.`,
    );
  return found;
}

/** The file that was written for KSeF, to the byte; of what does not go there by itself, as it would be written now. */
async function writtenFor(pool: Pool, invoice: Invoice): Promise<InvoiceXml> {
  const stored = await storedKsefFile(pool, invoice.number, "file");
  if (stored !== null) return { kind: "written", xml: stored.toString("utf8") };
  return writeInvoiceXml(invoice, {
    correctedKsefNumber: invoice.corrects === null ? null : await ksefNumberOf(pool, invoice.corrects.number),
  });
}

async function xmlOf(pool: Pool, invoice: Invoice): Promise<string> {
  const written = await writtenFor(pool, invoice);
  if (written.kind === "refused")
    throw new Problem(`${invoice.number} cannot be written for KSeF: ${reasons[written.why]}`);
  return written.xml;
}

const reasons: Record<Extract<InvoiceXml, { kind: "refused" }>["why"], string> = {
  notInvoice: "only invoices and their corrections go there.",
  abroad: "it bears the VAT of another country, which is settled by OSS.",
  sellerNip:
    "it bears no valid NIP of the seller. 'npm run shop -- config shop_nip NUMBER' sets the one that invoices from now on bear; then 'npm run shop -- invoice NUMBER --correct-seller' makes a correction that can go there.",
  exemption:
    "something in it is exempt from VAT, and the rule is not named. 'npm run shop -- config shop_vat_exemption RULE' names it on invoices from now on; then 'npm run shop -- invoice NUMBER --correct-seller' makes a correction that can go there.",
};

function lineOf({ number, issuedOn, orderId, total, currency, buyer }: Invoice): string {
  return `${number.padEnd(18)}  ${issuedOn}  ${String(orderId).padStart(6)}  ${formatMoney(total, currency).padStart(12)}  ${buyer.name}`;
}

function month(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError("Give a month such as 2026-11.");
  return text;
}
