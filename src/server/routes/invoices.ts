import type { FastifyInstance, FastifyReply } from "fastify";
import { invoiceHref } from "../../contract/paths.ts";
import { shopLogo } from "../../database/appearance/marks.ts";
import { invoicesOfOrder, orderOfLink } from "../../database/invoice/invoices.ts";
import { ksefCodesOf } from "../../database/invoice/ksef-codes.ts";
import { invoiceFile } from "../../domain/invoice/invoice.ts";
import { writeInvoicePdf } from "../../integrations/invoice-pdf/write-invoice-pdf.ts";
import { refusalText } from "../../domain/refusals.ts";
import { freezeOfOrder } from "../../flows/invoice/freeze-ksef-files.ts";
import { signIssuerLink } from "../../integrations/ksef/sign-issuer-link.ts";
import { writeInvoiceXml } from "../../integrations/ksef/write-invoice-xml.ts";
import { letterheadMark } from "../../integrations/shop-mark.ts";
import type { ServerParts } from "../app.ts";

/**
 * `GET /faktura/{key}.pdf`: an order's invoice or proof of purchase for who has the unguessable key of its email;
 * `/faktura/{key}/2.pdf` its first correction, and so on. An unknown key and an order without documents answer alike
 * (guarantees, point 14).
 */
export function invoiceRoutes(app: FastifyInstance, { pool, connections }: ServerParts): void {
  const writing = { connections, write: writeInvoiceXml, sign: signIssuerLink };

  async function answer(reply: FastifyReply, key: string, nth: number): Promise<FastifyReply> {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const orderId = /^[\w-]{32,64}$/.test(key) ? await orderOfLink(pool, key) : null;
    const invoice = orderId === null ? undefined : (await invoicesOfOrder(pool, orderId))[nth - 1];
    if (orderId === null || invoice === undefined)
      return reply.code(404).type("text/plain; charset=utf-8").send(refusalText("INVOICE_UNKNOWN", 1));
    await freezeOfOrder(pool, writing, { orderId, handsOver: true, now: new Date() });
    const logo = await shopLogo(pool);
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="${invoiceFile(invoice.number, "pdf")}"`)
      .send(
        await writeInvoicePdf(invoice, {
          logo: logo && (await letterheadMark(logo)),
          codes: await ksefCodesOf(pool, invoice),
        }),
      );
  }

  app.get<{ Params: { key: string } }>(invoiceHref(":key"), (request, reply) => answer(reply, request.params.key, 1));
  app.get<{ Params: { key: string; nth: string } }>("/faktura/:key/:nth.pdf", (request, reply) =>
    answer(reply, request.params.key, Number(request.params.nth)),
  );
}
