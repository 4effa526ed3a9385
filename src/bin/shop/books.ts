import { writeFile } from "node:fs/promises";
import { Argument, type Command, InvalidArgumentError } from "commander";
import { bookedMonths } from "../../database/books/booked-documents.ts";
import { neverExempt, saveNeverExempt } from "../../database/books/never-exempt.ts";
import { provenSales } from "../../database/books/proven-sales.ts";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { logAct, logCommand } from "../../database/staff/operator-log.ts";
import { breaksOf } from "../../domain/books/evidence.ts";
import { totalOf } from "../../domain/books/ledger.ts";
import { daysOfMonth, isMonth } from "../../domain/books/month.ts";
import { type EuroSums, euroSum, unionRateText } from "../../domain/books/oss.ts";
import { isQuarter } from "../../domain/books/quarter.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import { formatMoney } from "../../domain/money.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { closeMonth } from "../../flows/books/close-month.ts";
import { type Agreement, agreementOf, totalsOf } from "../../flows/books/look-at-month.ts";
import { evidenceInWords, ledgerInWords } from "../../flows/books/month-tables.ts";
import { ossInWords, ossRecordInWords, ossReturn } from "../../flows/books/oss-return.ts";
import { sellerOf } from "../../flows/invoice/make-invoice.ts";
import { writeLedgerXml } from "../../integrations/books/write-ledger-xml.ts";
import { Problem } from "../end.ts";
import { asJson, ids } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

interface OssOptions {
  table?: string;
  record?: string;
  json?: boolean;
}

interface BookOptions {
  ledger?: string;
  evidence?: string;
  close?: boolean;
  json?: boolean;
}

/** `books`, `oss`, `never-exempt`. */
export function addBookCommands(program: Command): void {
  program
    .command("books")
    .description("List the months with documents, or show what one comes to; write its files; close it.")
    .addArgument(new Argument("[month]", "such as 2026-11").argParser(month))
    .option("--ledger <file>", "write the ledger of its sales there: .csv, or .xml of JPK_V7M(3)")
    .option("--evidence <file>", "write the evidence for the exemption from the cash register there, as CSV")
    .option("--close", "close it: from then on only corrections of later months change it")
    .option("--json", asJson)
    .action((asked: string | undefined, options: BookOptions) =>
      withShop(options, ({ pool }) => (asked === undefined ? listMonths(pool) : lookAt(pool, asked, options))),
    );

  program
    .command("oss")
    .description(
      "Show what a quarter's return of the one-stop shop comes to, by country and rate; write its table and the record of its sales.",
    )
    .addArgument(new Argument("<quarter>", "such as 2026-Q4").argParser(quarter))
    .option("--table <file>", "write the return there, as CSV")
    .option("--record <file>", "write the record of its sales there, as CSV")
    .option("--json", asJson)
    .action((asked: string, options: OssOptions) =>
      withShop(options, ({ pool }) => lookAtReturn(pool, asked, options)),
    );

  program
    .command("never-exempt")
    .description("Show or set the categories whose goods are never exempt from the cash register.")
    .addArgument(new Argument("[categories]", "their ids, such as 17,18, or none").argParser(ids))
    .option("--json", asJson)
    .action((categories: number[] | undefined, options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        if (categories !== undefined) {
          const unknown = await inTransaction(pool, async (db) => {
            const strangers = await saveNeverExempt(db, categories);
            if (strangers.length === 0) await logCommand(db, `never-exempt ${categories.join(",") || "none"}`);
            return strangers;
          });
          if (unknown.length > 0) throw new Problem(`There is no category ${unknown.join(", ")}.`);
        }
        const found = await neverExempt(pool, "pl");
        const none = "No category is said to hold such goods.";
        return { text: found.map(({ id, name }) => `${id}  ${name}`).join("\n") || none, json: found };
      }),
    );
}

async function listMonths(pool: Pool) {
  const months = await bookedMonths(pool);
  const text = months.map(
    ({ month: name, documents, closed_at }) =>
      `${name}  ${String(documents).padStart(6)} documents  ${closed_at === null ? "open" : `closed on ${warsawDay(closed_at)}`}`,
  );
  return { text: text.join("\n") || "No documents yet.", json: months };
}

async function lookAt(pool: Pool, asked: string, { ledger: ledgerPath, evidence, close }: BookOptions) {
  const days = daysOfMonth(asked);
  const done: string[] = [];
  if (close) done.push(await closed(pool, asked));
  const agreement = await agreementOf(pool, days);
  const { ledger, broken } = agreement;
  if (ledgerPath !== undefined) {
    if (ledger.lacking.length > 0)
      throw new Problem(
        `The National Bank's rates of ${lackingDays(agreement)} are not known yet: the shop fetches them every hour while it runs.`,
      );
    await writeFile(ledgerPath, await ledgerAs(pool, ledgerPath, asked, agreement));
    done.push(`The ledger is in ${ledgerPath}.`);
  }
  if (evidence !== undefined) {
    await writeFile(evidence, await evidenceInWords(pool, days, "pl"));
    done.push(`The evidence is in ${evidence}.`);
  }
  const sales = await provenSales(pool, days);
  const breaks = sales
    .map((sale) => ({ order: sale.orderId, document: sale.document, why: breaksOf(sale) }))
    .filter(({ why }) => why.length > 0);
  const text = [
    ...done,
    `${asked}: ${totalsOf(ledger).documents} documents in ${ledger.rows.length} rows`,
    ...ledger.sums.map(({ rate, ...sums }) => sumLine(rateText(rate), sums)),
    sumLine("all", totalOf(ledger.sums)),
    ...ledger.abroad.sums.map(({ rate, ...sums }) => sumLine(rateText(rate), sums)),
    ...broken.map((one) => `  BROKEN  ${one}`),
    ...breaks.map(({ order, document, why }) => `  order ${order} (${document}) needs a receipt: ${why.join(", ")}`),
  ].join("\n");
  const json = {
    month: asked,
    days,
    agreed: agreement.rows,
    broken,
    sums: ledger.sums,
    abroad: ledger.abroad,
    rows: ledger.rows,
    breaks,
  };
  return { text, json, exitCode: broken.length === 0 ? (0 as const) : (1 as const) };
}

async function lookAtReturn(pool: Pool, asked: string, { table, record }: OssOptions) {
  const found = await ossReturn(pool, asked);
  const done: string[] = [];
  if (table !== undefined) {
    await writeFile(table, ossInWords(found, "pl"));
    done.push(`The return is in ${table}.`);
  }
  if (record !== undefined) {
    await writeFile(record, await ossRecordInWords(pool, found, "pl"));
    done.push(`The record is in ${record}.`);
  }
  const inEuro = (sums: EuroSums | null) =>
    sums === null
      ? "not known"
      : [sums.net, sums.vat, sums.gross].map((sum) => formatMoney(sum, "eur").padStart(14)).join("");
  const text = [
    ...done,
    found.since === null ? "The shop does not settle VAT by OSS." : `By OSS since ${found.since}.`,
    found.euro === null
      ? "The European Central Bank's rate is not known yet."
      : `In euro by the rates of ${found.euro.day}.`,
    ...found.rows.map(
      ({ quarter: of, country, rate, euro }) =>
        `${of}  ${country}  ${(rate === null ? "Polish VAT" : `${unionRateText(rate)}%`).padEnd(10)}  ${inEuro(euro)}`,
    ),
    found.rows.length === 0 ? "Nothing was sold." : `all                      ${inEuro(euroSum(found.rows))}`,
  ].join("\n");
  return {
    text,
    json: { quarter: asked, since: found.since, euro: found.euro, rows: found.rows, sum: euroSum(found.rows) },
  };
}

function sumLine(name: string, { net, vat, gross }: { net: number; vat: number; gross: number }): string {
  return `  ${name.padEnd(9)}${[net, vat, gross].map((sum) => formatMoney(sum, "pln").padStart(16)).join("")}`;
}

async function ledgerAs(pool: Pool, path: string, asked: string, { ledger }: Agreement): Promise<string> {
  if (!/\.xml$/i.test(path)) return ledgerInWords(ledger, "pl");
  const seller = sellerOf(await allConfig(pool));
  return writeLedgerXml(ledger.rows, { month: asked, seller, now: new Date() });
}

async function closed(pool: Pool, asked: string): Promise<string> {
  const done = await inTransaction(
    pool,
    (db) =>
      closeMonth(db, { month: asked, by: null, now: new Date() }, (act) => logAct(db, { kind: "commandLine" }, act)),
    { keep: ({ kind }) => kind === "closed" },
  );
  if (done.kind === "closed") return `${asked} is closed with ${done.documents} documents.`;
  if (done.why === "broken") throw new Problem(`${asked} is not closed:\n${done.broken.join("\n")}`);
  throw new Problem(`${asked} is not closed: ${whyNot[done.why]}.`);
}

const whyNot = {
  notOver: "it is not over",
  closed: "it is closed already",
  rates: "a rate of the National Bank is not known yet; the shop fetches them every hour while it runs",
};

function lackingDays({ ledger }: Agreement): string {
  return [...new Set(ledger.lacking.map(({ currency, day }) => `${currency.toUpperCase()} before ${day}`))].join(", ");
}

function quarter(text: string): string {
  if (!isQuarter(text)) throw new InvalidArgumentError("Give a quarter such as 2026-Q4.");
  return text;
}

function month(text: string): string {
  if (!isMonth(text)) throw new InvalidArgumentError("Give a month such as 2026-11.");
  return text;
}
