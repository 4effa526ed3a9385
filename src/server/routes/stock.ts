import type { FastifyInstance } from "fastify";
import { stockHref } from "../../contract/paths.ts";
import { stockOf } from "../../database/stock.ts";
import type { ServerParts } from "../app.ts";

/** `GET /v1/stock/{product_id}`: what is there this moment; pages are printed and may be behind. */
export function stockRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Params: { id: string } }>(stockHref(":id"), async (request, reply) => {
    const { id } = request.params;
    const stock = /^\d{1,15}$/.test(id) ? await stockOf(pool, Number(id)) : new Map<string, number>();
    return reply.code(stock.size > 0 ? 200 : 404).header("cache-control", "no-store").send({ product_id: id, quantities: Object.fromEntries(stock) });
  });
}
