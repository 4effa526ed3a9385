import type { Order } from "../../contract/operator/order.ts";
import type { OrderRow } from "../../database/order/orders.ts";
import { correctionOf, orderBalance, settlementsOf } from "../../database/order/settlements.ts";
import { refundTransfersOf } from "../../database/payment/refund-transfers.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { historyOf, type LogEntry } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import { hiddenIban } from "../../domain/payment/iban.ts";
import { cheapestOf } from "../../flows/return/settle-return.ts";
import { actorSaid } from "./actor-said.ts";

type Money = NonNullable<Order["money"]>;
type GivenBack = Pick<Money, "balance" | "shippingLeft" | "shippingOwed" | "settlements" | "refunds" | "transfers">;

/** Returns what was given back of an order, by which ways its money goes, and what of it the shop holds that is not its own. */
export async function givenBackSaid(db: Queryable, order: OrderRow): Promise<GivenBack> {
  const settlements = await settlementsOf(db, order.order_id);
  const shippingLeft =
    Math.min(order.shipping, order.total) - settlements.reduce((sum, { shipping }) => sum + shipping, 0);
  const cheapest = shippingLeft === 0 ? 0 : await cheapestOf(db, order);
  return {
    balance: (await orderBalance(db, order.order_id)).balance,
    shippingLeft,
    shippingOwed: cheapest === null ? shippingLeft : Math.min(shippingLeft, cheapest),
    settlements: await settlementsSaid(db, order.order_id),
    refunds: (await refundsOf(db, order.order_id)).map(
      ({ refund_id, created_at, provider, state, amount, currency }) => ({
        id: refund_id,
        at: created_at.toISOString(),
        provider,
        state,
        money: { amount, currency },
      }),
    ),
    transfers: (await refundTransfersOf(db, order.order_id)).map((row) => ({
      id: row.refund_transfer_id,
      at: row.created_at.toISOString(),
      state: row.state,
      money: { amount: row.amount, currency: row.currency },
      paid: row.paid_amount === null ? null : { amount: row.paid_amount, currency: row.currency },
      account: row.iban === null ? null : hiddenIban(row.iban),
    })),
  };
}

/** Returns what was given back of an order, the first first. */
export async function settlementsSaid(db: Queryable, orderId: number): Promise<Money["settlements"]> {
  const log = await historyOf(db, { entity: "order", entityId: orderId, part: "money" });
  const settlements = await settlementsOf(db, orderId);
  const said: Money["settlements"] = [];
  for (const row of settlements)
    said.push({
      id: row.settlement_id,
      at: row.made_at.toISOString(),
      kind: row.kind,
      by: byWhom(log, row.settlement_id),
      reason: row.reason,
      amount: row.amount,
      shipping: row.shipping,
      withheld: row.withheld,
      withheldReason: row.withheld_reason,
      points: row.points,
      lines: row.lines.map(({ position, quantity, restocked, gross: amount }) => ({
        position,
        quantity,
        restocked,
        amount,
      })),
      document: await correctionOf(db, row.settlement_id),
    });
  return said;
}

function byWhom(log: readonly LogEntry[], settlementId: number): string | null {
  const entry = log.find(({ after }) => after?.["settlement"] === settlementId);
  return entry === undefined ? null : actorSaid(entry);
}
