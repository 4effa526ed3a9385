import { invoicesOfOrder } from "../database/invoices.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Invoice, invoiceFile } from "../domain/invoice.ts";
import { writeInvoicePdf } from "../integrations/invoice-pdf/write-invoice-pdf.ts";
import type { Attachment } from "./letter.ts";

/**
 * Answers an order's documents as PDF files, the invoice or proof of purchase first, then its corrections; none while
 * it has none. `latest`: only the last one made, for the letter that tells of it.
 */
export async function papersOfOrder(db: Queryable, orderId: number, { latest = false }: { latest?: boolean } = {}): Promise<Attachment[]> {
  const documents = await invoicesOfOrder(db, orderId);
  return Promise.all((latest ? documents.slice(-1) : documents).map(paper));
}

async function paper(invoice: Invoice): Promise<Attachment> {
  return { filename: invoiceFile(invoice.number, "pdf"), contentType: "application/pdf", content: await writeInvoicePdf(invoice) };
}
