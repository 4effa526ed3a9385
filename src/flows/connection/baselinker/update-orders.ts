import { inTransaction, type Pool } from "../../../database/connect.ts";
import { orderMissing, whyHeld } from "../../../database/order/order-changes.ts";
import { lockOrderVersions } from "../../../database/order/order-versions.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import { packedLines, parcelsOf } from "../../../database/parcel/parcels.ts";
import { type Actor, type Log, logAct } from "../../../database/staff/operator-log.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { idsIn, stateOfStatus } from "../../../domain/connection/baselinker.ts";
import { type OrderState, statesToSay } from "../../../domain/order/order-states.ts";
import { leftToPack } from "../../../domain/parcel/parcels.ts";
import { moveOrderBy } from "../../order/move-order-by.ts";
import { packParcel } from "../../parcel/pack-parcel.ts";
import { changeParcel } from "../../parcel/send-parcel.ts";
import { recordTransferBy } from "../../payment/record-transfer.ts";
import type { Sent } from "./read-goods.ts";

interface Update {
  orderId: number;
  now: Date;
  pointsPerZloty: number;
}

/** What may be changed of an order: each returns whether the order has it now, also where it had it before. */
const updates: Readonly<
  Record<string, (db: Queryable, update: Update & { value: string }, log: Log) => Promise<boolean>>
> = { status: changeStatus, delivery_number: changeTracking, paid: recordPaid };

/** Changes orders as BaseLinker says, each in a transaction of its own; returns how many have it now, null where nothing can be changed by that name. */
export async function orderUpdate(
  pool: Pool,
  sent: Sent,
  { actor, ...rest }: Omit<Update, "orderId"> & { actor: Actor },
): Promise<number | null> {
  const type = sent["update_type"] ?? "";
  const update = Object.hasOwn(updates, type) ? updates[type] : undefined;
  if (update === undefined) return null;
  const value = (sent["update_value"] ?? "").trim();
  let count = 0;
  for (const orderId of new Set(idsIn(sent["orders_ids"]).slice(0, 1000))) {
    const has = await inTransaction(
      pool,
      (db) => update(db, { orderId, value, ...rest }, (act) => logAct(db, actor, act)),
      { keep: (done) => done },
    );
    if (has) count += 1;
  }
  return count;
}

/** By the same rules as staff: what cannot be is not done. */
async function changeStatus(
  db: Queryable,
  { value, ...update }: Update & { value: string },
  log: Log,
): Promise<boolean> {
  const to = stateOfStatus(value);
  const order = await lockOrderVersions(db, update.orderId);
  if (to === null || order === null) return false;
  if (order.status === to) return true;
  if (!statesToSay(order.status).includes(to)) return false;
  const leaves: readonly OrderState[] = ["packed", "sent", "delivered"];
  if (leaves.includes(to) && (await whyHeld(db, update.orderId)) !== null) return false;
  return moveOrderBy(db, { ...update, to, tracking: null }, log);
}

/** The number is the last parcel's; an order in none yet is packed into one. */
async function changeTracking(
  db: Queryable,
  { orderId, value, now }: Update & { value: string },
  log: Log,
): Promise<boolean> {
  if (!/^[\w\-/. ]{1,60}$/.test(value) || (await lockOrderVersions(db, orderId)) === null) return false;
  const last = (await parcelsOf(db, orderId)).at(-1);
  if (last?.tracking === value) return true;
  if (last !== undefined) {
    const change = { orderId, parcelId: last.parcel_id, change: { tracking: value }, tell: last.sent_at !== null };
    return (await changeParcel(db, change, log)) === null;
  }
  const ordered = await packedLines(db, orderId);
  const lines = leftToPack(ordered).map((piece) => ({
    ...piece,
    variantId: ordered.find(({ position }) => position === piece.position)!.variant_id,
  }));
  if (lines.length === 0) return false;
  const packed = await packParcel(db, { orderId, lines, carrier: null, tracking: value, weight: null, now }, log);
  return "parcelId" in packed;
}

/** As a transfer of what is missing, by the same rule as one that somebody notes. */
async function recordPaid(
  db: Queryable,
  { orderId, value, now }: Update & { value: string },
  log: Log,
): Promise<boolean> {
  const order = await lockOrderVersions(db, orderId);
  if (order === null || (value !== "1" && value !== "0")) return false;
  const { missing } = await orderMissing(db, orderId);
  if (value === "0") return missing > 0;
  if (missing === 0) return order.status !== "expired" && order.status !== "cancelled";
  const { currency } = (await orderNumbered(db, orderId))!.order;
  return (await recordTransferBy(db, { orderId, amount: missing, currency, now }, log)).kind === "paid";
}
