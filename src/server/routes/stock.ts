import type { FastifyInstance } from "fastify";
import type { StockNow } from "../../contract/products.ts";
import { daysAtHome, deliveryCalendar } from "../../database/delivery/delivery-calendar.ts";
import { stockOf } from "../../database/order/stock.ts";
import { deliveryDates, deliverySaid } from "../../domain/delivery/delivery-dates.ts";
import { languageOf } from "../../domain/language.ts";
import type { ServerParts } from "../app.ts";
import { stockPath } from "../../contract/paths.ts";

/** `GET /v1/stock/{product_id}?lan=1`: what is there this moment and when it would come; pages are prerendered and may be behind. The days are said here: a slow phone takes 60 to 90 ms to begin with its calendar. */
export function stockRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.get<{ Params: { id: string }; Querystring: { lan?: string } }>(`${stockPath}:id`, async (request, reply) => {
    const { id } = request.params;
    const [calendar, days] = await Promise.all([deliveryCalendar(pool), daysAtHome(pool)]);
    const stock = /^\d{1,15}$/.test(id) ? await stockOf(pool, Number(id)) : new Map<string, number>();
    const body: StockNow = {
      product_id: id,
      quantities: Object.fromEntries(stock),
      delivery: deliverySaid(deliveryDates(new Date(), calendar, days), languageOf(request.query.lan).tag),
    };
    return reply
      .code(stock.size > 0 ? 200 : 404)
      .header("cache-control", "no-store")
      .send(body);
  });
}
