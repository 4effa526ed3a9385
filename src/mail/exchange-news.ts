import { orderNumbered } from "../database/order/orders.ts";
import type { Queryable } from "../database/queryable.ts";
import { exchangeForOrder, exchangeLinesOf } from "../database/return/exchanges.ts";
import type { ExchangeNews } from "./exchange.ts";

/** Returns of an order that is got in exchange what comes back for it, and of which order that is. */
export async function exchangeNews(db: Queryable, orderId: number): Promise<Pick<ExchangeNews, "first" | "back">> {
  const exchange = (await exchangeForOrder(db, orderId))!;
  const { lines } = (await orderNumbered(db, exchange.first_order))!;
  const exchanged = await exchangeLinesOf(db, exchange.exchange_id);
  const back = lines
    .map(({ position, product_name: name, variant_name: variant }) => ({
      name,
      variant,
      quantity: exchanged.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  return { first: exchange.first_order, back };
}
