import type { FastifyInstance } from "fastify";
import { returnLabelHref } from "../../contract/paths.ts";
import { orderOfLink } from "../../database/invoice/invoices.ts";
import { returnLabelPdf } from "../../database/return/return-labels.ts";
import { refusalText } from "../../domain/refusals.ts";
import type { ServerParts } from "../app.ts";

/** `GET /etykieta-zwrotu/{key}/{label}.pdf`: the label by which goods of an order are sent back, for who has the unguessable key of its email. */
export function returnLabelRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Params: { key: string; label: string } }>(returnLabelHref(":key", ":label"), async (request, reply) => {
    const { key, label } = request.params;
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const orderId = /^[\w-]{32,64}$/.test(key) ? await orderOfLink(pool, key) : null;
    const labelId = /^\d{1,15}$/.test(label) ? Number(label) : null;
    const pdf = orderId === null || labelId === null ? null : await returnLabelPdf(pool, { orderId, labelId });
    if (pdf === null) return reply.code(404).type("text/plain; charset=utf-8").send(refusalText("ORDER_UNKNOWN", 1));
    return reply
      .type("application/pdf")
      .header("content-disposition", `attachment; filename="zwrot-${orderId}.pdf"`)
      .send(pdf);
  });
}
