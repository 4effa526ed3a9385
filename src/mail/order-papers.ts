import { invoicesOfOrder } from "../database/invoices.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Invoice } from "../domain/invoice.ts";
import { writeInvoicePdf } from "../integrations/invoice-pdf/write-invoice-pdf.ts";
import type { Attachment } from "./letter.ts";

/**
 * Answers an order's documents as PDF files, the invoice or proof of purchase first, then its corrections; none while
 * it has none. `place`: only the one at that place, 1 being the first, `"last"` the latest.
 */
export async function papersOfOrder(db: Queryable, orderId: number, { place }: { place?: number | "last" } = {}): Promise<Attachment[]> {
  const documents = await invoicesOfOrder(db, orderId);
  const wanted = place === undefined ? documents : place === "last" ? documents.slice(-1) : documents.filter((_, at) => at + 1 === place);
  return Promise.all(wanted.map(paper));
}

async function paper(invoice: Invoice): Promise<Attachment> {
  return { filename: `${invoice.number.replaceAll("/", "-")}.pdf`, contentType: "application/pdf", content: await writeInvoicePdf(invoice) };
}
