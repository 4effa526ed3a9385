import { takePoints } from "../../database/customer/customers.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderBalance, type SettlementLineRow, type SettlementRow } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  addSpentPoints,
  exchangeForOrder,
  type ExchangeRow,
  piecesToCome,
  saveMovedMoney,
  takeCodeAlong,
} from "../../database/return/exchanges.ts";
import { pointsOfShare } from "../../domain/order/settlement.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { moveOrderTo } from "../order/change-order-state.ts";

/** Of a settlement that was made, what of it pays for an exchange. */
export interface Moving {
  exchange: ExchangeRow;
  settlement: SettlementRow & { lines: readonly SettlementLineRow[] };
  /** At most so much, in hundredths of the order's currency. */
  most: number;
  now: Date;
}

/**
 * Moves money of goods that came back to the order they are exchanged for, in the caller's transaction: what was paid for
 * exactly these pieces, as far as the order lacks it. It is paid by that as by any payment. Points that were
 * spent on them, and a code that the first order holds no more, go along. Returns how much was moved.
 */
export async function moveToExchange(db: Queryable, { exchange, settlement, most, now }: Moving): Promise<number> {
  const { order_id: orderId, first_order: from, exchange_id: exchangeId } = exchange;
  await lockOrderVersions(db, orderId);
  const { balance } = await orderBalance(db, orderId);
  const worth = Math.min(most, -balance, await paidForExchanged(db, exchangeId, settlement.lines));
  if (worth <= 0) return 0;
  await saveMovedMoney(db, { exchangeId, from, to: orderId, worth, settlementId: settlement.settlement_id, now });
  const first = (await orderNumbered(db, from))!.order;
  const whole = settlement.lines.reduce((sum, { gross }) => sum + gross, 0);
  const points = pointsOfShare(settlement.points, { settled: worth, whole });
  if (points > 0 && first.customer_id !== null) {
    await takePoints(db, { customerId: first.customer_id, points, orderId });
    await addSpentPoints(db, orderId, points);
  }
  if (first.status === "returned" && first.discount_code !== null)
    await takeCodeAlong(db, orderId, first.discount_code);
  if (worth + balance < 0) return worth;
  const paid = exchange.status === "awaitingPayment" && (await moveOrderTo(db, { orderId, to: "paid", now }));
  if (!paid) await makeInvoice(db, { orderId, now, paid: true });
  return worth;
}

/** Of pieces that came back with others of their line, their share, rounded up: at most what is lacking is moved. */
async function paidForExchanged(
  db: Queryable,
  exchangeId: number,
  settled: readonly SettlementLineRow[],
): Promise<number> {
  const awaited = await piecesToCome(db, exchangeId);
  return settled.reduce((sum, { position, quantity, gross }) => {
    const pieces = awaited.find((line) => line.position === position)?.quantity ?? 0;
    return quantity === 0 ? sum : sum + Math.ceil((gross * Math.min(pieces, quantity)) / quantity);
  }, 0);
}

/**
 * Moves money of an order that was got in exchange back to the order it came for, in the caller's transaction, so that it goes
 * back by the way it came. Returns the order it came for and how much that is; null: none of its money was moved to it.
 */
export async function moveBack(
  db: Queryable,
  { orderId, most, settlementId, now }: { orderId: number; most: number; settlementId: number | null; now: Date },
): Promise<{ orderId: number; worth: number } | null> {
  const exchange = await exchangeForOrder(db, orderId);
  const worth = Math.min(most, exchange?.moved ?? 0);
  if (exchange === null || worth <= 0) return null;
  const { exchange_id: exchangeId, first_order: to } = exchange;
  await saveMovedMoney(db, { exchangeId, from: orderId, to, worth, settlementId, now });
  return { orderId: to, worth };
}
