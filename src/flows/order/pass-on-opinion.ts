import { connectionOf } from "../../database/connection/connections.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { useOpinionPage } from "../../database/order/opinion-consents.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { convert } from "../../domain/money.ts";
import { lineKey } from "../../domain/order/cart.ts";
import { opinionHours } from "../../domain/order/opinion.ts";
import type { OpinionOrder } from "../../integrations/advertising/ceneo.ts";

/** What is passed on to Ceneo, and by which account. */
export interface PassedOn {
  accountGuid: string;
  workDays: string;
  order: OpinionOrder;
}

/**
 * Returns what is passed on of an order whose buyer asked for Ceneo's questionnaire, once for each key; null where nothing is: the
 * shop asks for no opinions any more, the key was used, or the order came to nothing. `feedIdOf`: how Ceneo's feed numbers a line.
 */
export async function passOnOpinion(
  pool: Pool,
  { pageKey, feedIdOf }: { pageKey: string; feedIdOf: (productId: number, key: string) => Promise<string> },
): Promise<PassedOn | null> {
  const connection = await connectionOf(pool, "ceneo");
  if (connection?.is_on !== true) return null;
  const orderId = await inTransaction(pool, (db) => useOpinionPage(db, { pageKey, hours: opinionHours }));
  if (orderId === null) return null;
  const { accountGuid, workDays } = openFields("ceneo", connection.fields) as { accountGuid: string; workDays: string };
  const { order, lines } = (await orderNumbered(pool, orderId))!;
  const items = [];
  for (const { product_id, variant_id, variant_name, unit_price_pln, quantity } of lines)
    items.push({
      feedId: await feedIdOf(product_id, lineKey(String(product_id), variant_name === "" ? null : String(variant_id))),
      price: convert(unit_price_pln, order.factor),
      quantity,
    });
  return {
    accountGuid,
    workDays,
    order: { orderId, email: order.email, currency: order.currency, total: order.total, items },
  };
}
