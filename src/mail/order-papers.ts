import { invoicesOfOrder } from "../database/invoice/invoices.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Invoice, invoiceFile } from "../domain/invoice/invoice.ts";
import { writeInvoicePdf } from "../integrations/invoice-pdf/write-invoice-pdf.ts";
import type { Attachment } from "./email.ts";

/** Returns one of an order's documents as a PDF file, none while it has none: the first is its invoice or proof of purchase, the last is that or its latest correction. */
export async function paperOfOrder(db: Queryable, orderId: number, which: "first" | "last"): Promise<Attachment[]> {
  const invoice = (await invoicesOfOrder(db, orderId)).at(which === "first" ? 0 : -1);
  return invoice === undefined ? [] : [await paperOf(invoice)];
}

/** Returns a document as a PDF file. */
export async function paperOf(invoice: Invoice): Promise<Attachment> {
  return {
    filename: invoiceFile(invoice.number, "pdf"),
    contentType: "application/pdf",
    content: await writeInvoicePdf(invoice),
  };
}
