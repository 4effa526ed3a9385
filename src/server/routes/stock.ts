import type { FastifyInstance } from "fastify";
import { stockHref } from "../../contract/paths.ts";
import type { StockNow } from "../../contract/products.ts";
import { stockOf } from "../../database/stock.ts";
import { deliveryDates } from "../../domain/delivery-dates.ts";
import type { ServerParts } from "../app.ts";

/** `GET /v1/stock/{product_id}`: what is there this moment and when it would come; pages are printed and may be behind. */
export function stockRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Params: { id: string } }>(stockHref(":id"), async (request, reply) => {
    const { id } = request.params;
    const stock = /^\d{1,15}$/.test(id) ? await stockOf(pool, Number(id)) : new Map<string, number>();
    const body: StockNow = { product_id: id, quantities: Object.fromEntries(stock), delivery: deliveryDates(new Date()) };
    return reply.code(stock.size > 0 ? 200 : 404).header("cache-control", "no-store").send(body);
  });
}
