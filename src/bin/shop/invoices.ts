import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import type { Pool } from "../../database/connect.ts";
import { invoiceNumbered, invoicesOfMonth, invoicesOfOrder, ksefNumberOf, noteKsefNumber } from "../../database/invoices.ts";
import { type Invoice, invoiceFile } from "../../domain/invoice.ts";
import { formatMoney } from "../../domain/money.ts";
import { writeInvoicePdf } from "../../integrations/invoice-pdf/write-invoice-pdf.ts";
import { type InvoiceXml, writeInvoiceXml } from "../../integrations/ksef/write-invoice-xml.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `invoice`, `invoices`. */
export function addInvoiceCommands(program: Command): void {
  program.command("invoice").description("Show a document (its number) or those of an order (the order's number); write one as PDF or as XML for KSeF.").argument("<number>", "such as FV/2026/11/000123, or 1001")
    .option("--out <file>", "write it there").option("--xml", "as XML for KSeF instead of PDF").option("--ksef-number <number>", "note the number KSeF gave it").option("--json", asJson)
    .action((number: string, options: { out?: string; xml?: boolean; ksefNumber?: string; json?: boolean }) => withShop(options, async ({ pool }) => {
      const found = await documentsCalled(pool, number);
      const first = found[0]!;
      if (options.ksefNumber !== undefined) {
        if (!ksefShape.test(options.ksefNumber)) throw new Problem(`'${options.ksefNumber}' is no number of KSeF: 5260250274-20261121-0ABCDE-123456-7F is one.`);
        if (!(await noteKsefNumber(pool, first.number, options.ksefNumber))) throw new Problem(`${first.number} has a KSeF number already, or another invoice has this one.`);
      }
      if (options.out !== undefined) await writeFile(options.out, options.xml ? await xmlOf(pool, first) : await writeInvoicePdf(first));
      else if (options.xml) return { text: await xmlOf(pool, first), json: { number: first.number, xml: await xmlOf(pool, first) } };
      const text = options.out === undefined ? found.map(lineOf).join("\n") : `${first.number} is in ${options.out}.`;
      return { text, json: found };
    }));

  program.command("invoices").description("List the documents of a month; write its invoices as XML for KSeF into a folder.").requiredOption("--month <month>", "such as 2026-11", month)
    .option("--ksef <folder>", "write invoices and their corrections there").option("--json", asJson)
    .action((options: { month: string; ksef?: string; json?: boolean }) => withShop(options, async ({ pool }) => {
      const documents = await invoicesOfMonth(pool, options.month);
      const files: string[] = [];
      if (options.ksef !== undefined) {
        await mkdir(options.ksef, { recursive: true });
        for (const invoice of documents.filter(({ series }) => series === "FV" || series === "KOR")) {
          const file = join(options.ksef, invoiceFile(invoice.number, "xml"));
          await writeFile(file, await xmlOf(pool, invoice));
          files.push(file);
        }
      }
      const text = [...documents.map(lineOf), documents.length === 0 ? `No documents in ${options.month}.` : "", options.ksef === undefined ? "" : `${files.length} written to ${options.ksef}.`].filter(Boolean).join("\n");
      return { text, json: { documents, files } };
    }));
}

const ksefShape = /^\d{10}-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/;

/** A document by its number, or those of an order by the order's. */
async function documentsCalled(pool: Pool, number: string): Promise<Invoice[]> {
  const one = await invoiceNumbered(pool, number);
  const found = one !== null ? [one] : /^\d{1,15}$/.test(number) ? await invoicesOfOrder(pool, Number(number)) : [];
  if (found.length === 0) throw new Problem(`There is no document ${number}. 'npm run shop -- invoices --month 2026-11' lists those of a month; an order has one once it is paid.`);
  return found;
}

async function xmlOf(pool: Pool, invoice: Invoice): Promise<string> {
  const written = writeInvoiceXml(invoice, { correctedKsefNumber: invoice.corrects === null ? null : await ksefNumberOf(pool, invoice.corrects.number) });
  if (written.kind === "refused") throw new Problem(`${invoice.number} cannot be written for KSeF: ${reasons[written.why]}`);
  return written.xml;
}

const reasons: Record<Extract<InvoiceXml, { kind: "refused" }>["why"], string> = {
  notInvoice: "only invoices and their corrections go there.",
  sellerNip: "it bears no valid NIP of the seller. 'npm run shop -- config shop_nip NUMBER' sets the one that invoices from now on bear.",
  exemption: "something in it is exempt from VAT, and the rule is not named. 'npm run shop -- config shop_vat_exemption RULE' names it on invoices from now on.",
};

function lineOf({ number, issuedOn, orderId, total, currency, buyer }: Invoice): string {
  return `${number.padEnd(18)}  ${issuedOn}  ${String(orderId).padStart(6)}  ${formatMoney(total, currency).padStart(12)}  ${buyer.name}`;
}

function month(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError("Give a month such as 2026-11.");
  return text;
}
