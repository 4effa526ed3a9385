import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { moveOrder } from "../../database/order/order-states.ts";
import { orderNumbered, type OrderRow, paymentCodeOf } from "../../database/order/orders.ts";
import { linesLeft, orderBalance, settlementsOf } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { ExchangeRow } from "../../database/return/exchanges.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import type { Pieces } from "../../domain/parcel/parcels.ts";
import { statesBefore } from "../../domain/order/order-states.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { type GoingBack, giveMoneyBack, type MoneyBack } from "../payment/give-money-back.ts";
import { moveToExchange } from "../payment/move-money.ts";
import { freePieces } from "./free-pieces.ts";
import { type Settlement, settle, type Settling } from "./settle.ts";
import { writeSettled } from "./write-settled.ts";

export interface OrderSettling extends Omit<Settling, "occasion"> {
  /** `later`: it stays a decision of its own. */
  money: MoneyBack["way"] | "later";
  /** The exchange that money of these goods pays for, before any goes back; absent: none. */
  exchange?: ExchangeRow | null;
  /** The buyer is written to. */
  tell: boolean;
}

export type OrderSettled =
  | ({ kind: "done"; ways: GoingBack[]; state: OrderState } & Settlement)
  /**
   * `otherKind`: what was sent is not cancelled, what was not is not returned; `unpaid`: it has no document yet, so it is
   * changed or cancelled whole; `partlySent`: what is to be cancelled is in a parcel that has left; `nothing`: neither
   * pieces nor money; `tooMuch`: not so much is left.
   */
  | { kind: "refused"; why: "unknown" | "ended" | "otherKind" | "unpaid" | "partlySent" | "nothing" | "tooMuch" };

/**
 * Gives back of an order, in the caller's transaction and logged: goods, points, code, document and money follow
 * from the one decision. Once no piece is left the order is cancelled, or returned where it was sent. Money goes back at
 * most as far as more came than it costs then.
 */
export async function settleOrder(db: Queryable, settling: OrderSettling, log: Log): Promise<OrderSettled> {
  const { orderId, now } = settling;
  const locked = await lockOrderVersions(db, orderId);
  if (locked === null) return { kind: "refused", why: "unknown" };
  const { status } = locked;
  if (!["new", "awaitingPayment", "paid", "packed", "sent", "delivered"].includes(status))
    return { kind: "refused", why: "ended" };
  const sent = status === "sent" || status === "delivered";
  if (settling.kind === (sent ? "cancellation" : "return")) return { kind: "refused", why: "otherKind" };
  if (takesNothing(settling.taken)) return { kind: "refused", why: "nothing" };
  const whole = "everything" in settling.taken;
  if ((await invoicesOfOrder(db, orderId)).length === 0 && !whole) {
    if ((await paymentCodeOf(db, orderId)) === "cash" || status === "awaitingPayment")
      return { kind: "refused", why: "unpaid" };
    await makeInvoice(db, { orderId, now, paid: true });
  }
  const pieces = "lines" in settling.taken ? settling.taken.lines : whole ? "all" : [];
  if (pieces !== "all" && (await areTooMany(db, orderId, pieces))) return { kind: "refused", why: "tooMuch" };
  if (!sent && settling.kind === "cancellation" && !(await freePieces(db, { orderId, status, pieces })))
    return { kind: "refused", why: "partlySent" };
  const settled = await settle(db, settling);
  if (settled === null) return { kind: "refused", why: "tooMuch" };
  const to = settled.left > 0 ? null : sent ? "returned" : "cancelled";
  if (to !== null) await moveOrder(db, { orderId, to, from: statesBefore(to), now });
  const { order } = (await orderNumbered(db, orderId))!;
  const { balance } = await orderBalance(db, orderId);
  const most = Math.max(0, Math.min(balance, settled.amount - settling.withheld));
  const ways = await payExchange(db, settling, { order, settlementId: settled.settlementId, most });
  const worth = most - ways.reduce((sum, { amount }) => sum + amount, 0);
  if (settling.money !== "later" && worth > 0)
    ways.push(
      ...(await giveMoneyBack(db, {
        order,
        settlementId: settled.settlementId,
        worth,
        way: settling.money,
        why: settling.reason,
        now,
      })),
    );
  if (settling.tell) await writeSettled(db, { order, settlement: settled.settlementId, back: ways });
  await log({
    act: "settleOrder",
    entity: "order",
    entityId: orderId,
    part: "money",
    before: { state: status },
    after: {
      state: to ?? status,
      settlement: settled.settlementId,
      kind: settling.kind,
      amount: settled.amount,
      withheld: settling.withheld,
      back: ways.map(({ by, amount, currency }) => ({ by, amount, currency })),
    },
  });
  return { kind: "done", ways, state: to ?? status, ...settled };
}

/** Moves what of the money pays for an exchange; returns the way it goes, none where nothing is exchanged, or it is paid. */
async function payExchange(
  db: Queryable,
  { exchange = null, now }: OrderSettling,
  { order, settlementId, most }: { order: OrderRow; settlementId: number; most: number },
): Promise<GoingBack[]> {
  if (exchange === null) return [];
  const settlement = (await settlementsOf(db, order.order_id)).find((row) => row.settlement_id === settlementId)!;
  const amount = await moveToExchange(db, { exchange, settlement, most, now });
  const { balance } = await orderBalance(db, exchange.order_id);
  return amount === 0 && balance >= 0
    ? []
    : [{ by: "exchange", id: exchange.order_id, amount, currency: order.currency }];
}

async function areTooMany(db: Queryable, orderId: number, pieces: readonly Pieces[]): Promise<boolean> {
  const left = await linesLeft(db, orderId);
  return pieces.some(
    ({ position, quantity }) => quantity > (left.find((line) => line.position === position)?.quantity_left ?? 0),
  );
}

function takesNothing(taken: Settling["taken"]): boolean {
  if ("everything" in taken) return false;
  if ("agreed" in taken) return taken.agreed === 0;
  return taken.shipping === 0 && taken.lines.every((line) => line.quantity === 0 && line.less === 0);
}
