import type { FastifyInstance, FastifyReply } from "fastify";
import { invoiceHref } from "../../contract/paths.ts";
import { invoicesOfOrder, orderOfLink } from "../../database/invoice/invoices.ts";
import { invoiceFile } from "../../domain/invoice/invoice.ts";
import { refusalText } from "../../domain/refusals.ts";
import { writeInvoicePdf } from "../../integrations/invoice-pdf/write-invoice-pdf.ts";
import type { ServerParts } from "../app.ts";

/**
 * `GET /faktura/{key}.pdf`: an order's invoice or proof of purchase for who has the unguessable key of its email;
 * `/faktura/{key}/2.pdf` its first correction, and so on. An unknown key and an order without documents answer alike
 * (guarantees, point 14).
 */
export function invoiceRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  async function answer(reply: FastifyReply, key: string, nth: number): Promise<FastifyReply> {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const orderId = /^[\w-]{32,64}$/.test(key) ? await orderOfLink(pool, key) : null;
    const invoice = orderId === null ? undefined : (await invoicesOfOrder(pool, orderId))[nth - 1];
    if (invoice === undefined)
      return reply.code(404).type("text/plain; charset=utf-8").send(refusalText("INVOICE_UNKNOWN", 1));
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="${invoiceFile(invoice.number, "pdf")}"`)
      .send(await writeInvoicePdf(invoice));
  }

  app.get<{ Params: { key: string } }>(invoiceHref(":key"), (request, reply) => answer(reply, request.params.key, 1));
  app.get<{ Params: { key: string; nth: string } }>("/faktura/:key/:nth.pdf", (request, reply) =>
    answer(reply, request.params.key, Number(request.params.nth)),
  );
}
