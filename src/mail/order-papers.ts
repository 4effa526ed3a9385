import { shopLogo } from "../database/appearance/marks.ts";
import { invoicesOfOrder } from "../database/invoice/invoices.ts";
import { ksefCodesOf } from "../database/invoice/ksef-codes.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Invoice, invoiceFile } from "../domain/invoice/invoice.ts";
import { writeInvoicePdf } from "../integrations/invoice-pdf/write-invoice-pdf.ts";
import { letterheadMark } from "../integrations/shop-mark.ts";
import type { Attachment } from "./email.ts";

/** Returns one of an order's documents as a PDF file, none while it has none: the first is its invoice or proof of purchase, the last is that or its latest correction. */
export async function paperOfOrder(db: Queryable, orderId: number, which: "first" | "last"): Promise<Attachment[]> {
  const invoice = (await invoicesOfOrder(db, orderId)).at(which === "first" ? 0 : -1);
  return invoice === undefined ? [] : [await paperOf(db, invoice)];
}

/** Returns a document as a PDF file, under the shop's logo where it has one, with what it shows of KSeF. */
export async function paperOf(db: Queryable, invoice: Invoice): Promise<Attachment> {
  const logo = await shopLogo(db);
  return {
    filename: invoiceFile(invoice.number, "pdf"),
    contentType: "application/pdf",
    content: await writeInvoicePdf(invoice, {
      logo: logo && (await letterheadMark(logo)),
      codes: await ksefCodesOf(db, invoice),
    }),
  };
}
