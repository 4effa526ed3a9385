import { allZones } from "../../database/delivery/delivery.ts";
import { goodsWeight } from "../../database/delivery/goods-weight.ts";
import { closeWithdrawalRow } from "../../database/order/withdrawals.ts";
import { hasNothingLeft } from "../../database/parcel/parcels.ts";
import { orderNumbered, type OrderRow } from "../../database/order/orders.ts";
import { linesLeft, moneyEverCame, orderBalance, settlementsOf } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangeOfReturn, type ExchangeRow, exchangesUnpaid, piecesToCome } from "../../database/return/exchanges.ts";
import { piecesOfReturn, type ReturnRow, saveReturnLines, updateReturn } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { convert } from "../../domain/money.ts";
import { canBeChanged } from "../../domain/order/order-change.ts";
import { reasonText } from "../../domain/order/settlement-reason-text.ts";
import { cheapestDelivery } from "../../domain/delivery/delivery.ts";
import { arrivedOf, deliveryGoingBack, openReturnStates, type ReturnPieces } from "../../domain/return/return.ts";
import { type OrderSettled, type OrderSettling, settleOrder } from "../order/settle-order.ts";
import { cancelExchange } from "./end-exchange.ts";

/** What of the delivery of an order may go back with a return, in hundredths of the order's currency. */
export interface DeliveryBack {
  paid: number;
  left: number;
  /** What the cheapest ordinary delivery of such an order costs; null: nothing is delivered there any more. */
  cheapest: number | null;
  /** What the law, or the kind of the return, has go back. */
  suggested: number;
}

/** Returns what of the delivery may go back with what has arrived of a return. */
export async function deliveryOfReturn(db: Queryable, returned: ReturnRow): Promise<DeliveryBack> {
  const { order } = (await orderNumbered(db, returned.order_id))!;
  const [left, pieces] = [await linesLeft(db, order.order_id), await piecesOfReturn(db, returned.return_id)];
  const shipping =
    order.shipping - (await settlementsOf(db, order.order_id)).reduce((sum, row) => sum + row.shipping, 0);
  // What a code or points took off the order as a whole may have paid for a part of the delivery.
  const { worth, came } = await orderBalance(db, order.order_id);
  const staying = left.reduce((sum, line) => sum + line.quantity_left, 0) - sumOf(pieces, arrivedOf);
  const cheapest = await cheapestOf(db, order);
  const most = Math.max(0, Math.min(shipping, worth));
  return {
    paid: order.shipping,
    left: most,
    cheapest,
    suggested: deliveryGoingBack({ kind: returned.kind, whole: staying === 0, paid: came > 0, left: most, cheapest }),
  };
}

/** Returns what the cheapest delivery of an order would have cost, in hundredths of its currency; null: nothing is sent there any more. */
export async function cheapestOf(db: Queryable, order: OrderRow): Promise<number | null> {
  const zones = await allZones(db, languageOf(order.lan_id).lanCode);
  const zone = zones.find(({ zoneId }) => zoneId === order.zone_id);
  if (zone === undefined) return null;
  const ordered = (await linesLeft(db, order.order_id)).map((line) => ({
    variantId: line.variant_id,
    quantity: line.quantity,
  }));
  const price = cheapestDelivery(zone, { cartTotal: order.products_pln, weight: await goodsWeight(db, ordered) });
  return price === null ? null : convert(price, order.factor);
}

export interface ReturnSettling {
  before: ReturnRow;
  /** How much of the delivery goes back, in hundredths of the order's currency. */
  shipping: number;
  money: OrderSettling["money"];
  /** Whether what came pays for its exchange, where it has one, or that is given up and the money goes back. */
  exchange: "paid" | "givenUp";
  /** The buyer is written to. */
  tell: boolean;
  now: Date;
}

export type ReturnSettled =
  | OrderSettled
  /** `returnEnded`: it is settled or closed; `empty`: nothing has arrived; `exchangeUnderWay`: it is paid or sent, so it cannot be given up. */
  | { kind: "refused"; why: "returnEnded" | "empty" | "exchangeUnderWay" };

/** Returns whether a return, of whose order nothing has left, is the end of it: every piece it has is named. Then nothing has to arrive. */
export async function cancelsOrder(db: Queryable, returned: ReturnRow): Promise<boolean> {
  const { order } = (await orderNumbered(db, returned.order_id))!;
  if (!canBeChanged(order.status) || !(await hasNothingLeft(db, order.order_id))) return false;
  const pieces = await piecesOfReturn(db, returned.return_id);
  const comes = (position: number) => {
    const of = pieces.find((line) => line.position === position);
    return of === undefined ? 0 : Math.max(of.expected, arrivedOf(of));
  };
  const left = await linesLeft(db, order.order_id);
  return sumOf(pieces, ({ kept }) => kept) === 0 && left.every((line) => comes(line.position) >= line.quantity_left);
}

/**
 * Gives back for what arrived of a return, in the caller's transaction and logged: the settlement of its order with exactly
 * these pieces, less what is kept for used ones. An order of which nothing has left, and which comes back whole, is cancelled
 * whole, with all of its delivery; of less than all of it the named pieces are cancelled, and go on sale again. What was paid for exchanged pieces pays for what they are exchanged for, as far as they
 * came, and is asked for otherwise; pieces that an earlier return missed pay for its exchange when they come by this one.
 * Of what nobody has paid nothing is kept for wear.
 * Its statement of withdrawal is dealt with by that.
 */
export async function settleReturn(
  db: Queryable,
  { before, shipping, money, exchange, tell, now }: ReturnSettling,
  log: Log,
): Promise<ReturnSettled> {
  if (!openReturnStates.includes(before.state)) return { kind: "refused", why: "returnEnded" };
  const unsent = await hasNothingLeft(db, before.order_id);
  const unpaid = !(await moneyEverCame(db, before.order_id));
  const named = await piecesOfReturn(db, before.return_id);
  const pieces = unpaid ? named.map((line) => ({ ...line, kept: 0, why: "" })) : named;
  const arrived = (unsent ? pieces.map(neverSent) : pieces).filter((line) => arrivedOf(line) > 0);
  const whole = await cancelsOrder(db, before);
  if (arrived.length === 0 && !whole) return { kind: "refused", why: "empty" };
  const { order } = (await orderNumbered(db, before.order_id))!;
  const exchanged = await exchangeOfReturn(db, before.return_id);
  if (exchange === "givenUp" && exchanged !== null && !(await cancelExchange(db, { exchange: exchanged, tell, now })))
    return { kind: "refused", why: "exchangeUnderWay" };
  const pays = exchanged ?? (await exchangeThatLacks(db, before, arrived));
  const { lanCode } = languageOf(order.lan_id);
  const settled = await settleOrder(
    db,
    {
      orderId: before.order_id,
      kind: order.status === "sent" || order.status === "delivered" ? "return" : "cancellation",
      taken: whole
        ? { everything: { restocked: true } }
        : {
            lines: arrived.map((line) => ({
              position: line.position,
              quantity: arrivedOf(line),
              restocked: line.restocked,
              less: 0,
            })),
            shipping,
          },
      withheld: sumOf(arrived, ({ kept }) => kept),
      withheldReason: [...new Set(arrived.flatMap(({ kept, why }) => (kept > 0 ? why : [])))].join("; "),
      reason:
        before.kind === "uncollected"
          ? reasonText({ ready: "uncollected" }, lanCode)
          : invoiceWords(lanCode).line("REASON_RETURNED"),
      money,
      exchange: exchange === "paid" ? pays : null,
      tell,
      now,
    },
    log,
  );
  if (settled.kind === "refused") return settled;
  if (unpaid) await saveReturnLines(db, before.return_id, pieces);
  await updateReturn(db, {
    ...before,
    state: "settled",
    arrived_at: before.arrived_at ?? (unsent ? null : now),
    ended_at: now,
    settlement_id: settled.settlementId,
  });
  if (before.withdrawal_id !== null) await closeWithdrawalRow(db, before.withdrawal_id, now);
  await log({
    act: "settleReturn",
    entity: "return",
    entityId: before.return_id,
    part: "state",
    before: { state: before.state },
    after: {
      state: "settled",
      settlement: settled.settlementId,
      amount: settled.amount,
      ...(!whole && { shipping }),
      ...(pays !== null && { exchange }),
    },
  });
  return settled;
}

/** Returns a line of which nothing was sent as if all of it that is named were here as new: nobody has had it. */
function neverSent(line: ReturnPieces): ReturnPieces {
  const here = Math.max(line.expected, arrivedOf(line));
  return { ...line, asNew: here, used: 0, missing: 0, restocked: here, kept: 0, why: "" };
}

/** Returns the exchange of an earlier return of the same order that is not paid, because pieces were missing which have come now; null: there is none. */
async function exchangeThatLacks(
  db: Queryable,
  { order_id: orderId }: ReturnRow,
  arrived: readonly ReturnPieces[],
): Promise<ExchangeRow | null> {
  for (const unpaid of await exchangesUnpaid(db, orderId)) {
    const awaited = await piecesToCome(db, unpaid.exchange_id);
    if (awaited.some(({ position }) => arrived.some((line) => line.position === position))) return unpaid;
  }
  return null;
}

function sumOf(lines: readonly ReturnPieces[], of: (line: ReturnPieces) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0);
}
