import { invoicesOfOrder } from "../database/invoices.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Invoice } from "../domain/invoice.ts";
import { writeInvoicePdf } from "../integrations/invoice-pdf/write-invoice-pdf.ts";
import type { Attachment } from "./letter.ts";

/** Answers an order's invoice or proof of purchase and its corrections as PDF files; none while it has none. With `latest`, the last one alone. */
export async function papersOfOrder(db: Queryable, orderId: number, { latest = false }: { latest?: boolean } = {}): Promise<Attachment[]> {
  const documents = await invoicesOfOrder(db, orderId);
  return Promise.all((latest ? documents.slice(-1) : documents).map(paper));
}

async function paper(invoice: Invoice): Promise<Attachment> {
  return { filename: `${invoice.number.replaceAll("/", "-")}.pdf`, contentType: "application/pdf", content: await writeInvoicePdf(invoice) };
}
