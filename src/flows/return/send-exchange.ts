import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { beginWaiting } from "../../database/order/orders.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangeOfReturn } from "../../database/return/exchanges.ts";
import { type ReturnRow, updateReturn } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/**
 * Says whether an exchange is sent before its goods have come, in the caller's transaction and logged: it is packed as an order
 * that is paid later, and owes what it costs until they come. Returns whether anything was changed: nothing of one that is
 * paid, packed or ended.
 */
export async function sendExchange(
  db: Queryable,
  { before, ahead }: { before: ReturnRow; ahead: boolean },
  log: Log,
): Promise<boolean> {
  const exchange = await exchangeOfReturn(db, before.return_id);
  if (exchange === null) return false;
  const { order_id: orderId } = exchange;
  const { status } = (await lockOrderVersions(db, orderId))!;
  if (status !== (ahead ? "awaitingPayment" : "new") || (await parcelsOf(db, orderId)).length > 0) return false;
  await beginWaiting(db, { orderId, state: ahead ? "new" : "awaitingPayment", holdUntil: null });
  await updateReturn(db, before);
  await log({
    act: "sendExchange",
    entity: "return",
    entityId: before.return_id,
    part: "return",
    version: before.version + 1,
    before: { ahead: !ahead },
    after: { ahead },
  });
  return true;
}
