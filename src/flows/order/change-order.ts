import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { allConfig } from "../../database/config.ts";
import { bookPoints } from "../../database/customer/customers.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { lockStock, saveChange, saveChangedLines, saveChangedSums } from "../../database/order/order-changes.ts";
import { putBack } from "../../database/order/order-states.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { orderNumbered, type OrderLineRow, paymentCodeOf } from "../../database/order/orders.ts";
import { orderBalance, settlementsOf } from "../../database/order/settlements.ts";
import { unpackOrder } from "../../database/order/steps.ts";
import { takeStock } from "../../database/order/stock.ts";
import { holdUntil } from "../../database/payment/payment-attempts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { linesChanged } from "../../domain/invoice/lines-changed.ts";
import { holdMinutes, holdsOf } from "../../domain/order/holds.ts";
import type { LoggedLine } from "../../domain/order/lines-told.ts";
import { reasonTold } from "../../domain/order/order-change.ts";
import { mayBePacked, type Pieces } from "../../domain/parcel/parcels.ts";
import { isFree } from "../../domain/payment/payment.ts";
import { correctTo } from "../invoice/make-correction.ts";
import { soldLines } from "../invoice/make-invoice.ts";
import { freePieces } from "./free-pieces.ts";
import { type GoingBack, giveMoneyBack, type MoneyBack } from "../payment/give-money-back.ts";
import { moveOrderTo } from "./change-order-state.ts";
import { packByTakingAway } from "../parcel/pack-parcel.ts";
import { notifyStockIsBack } from "./notify-stock-is-back.ts";
import { type ChangeAsked, type ChangeRefused, type PlannedChange, planOrderChange } from "./plan-order-change.ts";
import { writeChanged } from "./write-changed.ts";

export interface OrderChange {
  orderId: number;
  asked: ChangeAsked;
  /** As document and email say it, in the buyer's language. */
  reason: string;
  /** Why a price is another than it was; empty: none is. */
  priceReason: string;
  /** How money that is over goes back; `later`: it stays a decision of its own. */
  money: MoneyBack["way"] | "later";
  /** It is packed only once what is missing has come. */
  hold: boolean;
  /** The buyer is written to. */
  tell: boolean;
  now: Date;
}

export type OrderChanged =
  | {
      kind: "done";
      plan: PlannedChange;
      changeId: number;
      correction: Invoice | null;
      ways: GoingBack[];
      /** Above zero: the shop still holds so much that is the buyer's. Below: so much is to be asked for. */
      balance: number;
    }
  /**
   * `priceReason`: a price is another, and nobody said why; `soldOut`: of something there is not enough; `moneyUntold`: it is said to be paid, and nobody said with what;
   * `partlySent`: what is to be taken away is in a parcel that has left.
   */
  | { kind: "refused"; why: ChangeRefused["why"] | "same" | "priceReason" | "soldOut" | "moneyUntold" | "partlySent" };

/**
 * Changes the lines and the delivery of an order that has not left, in the caller's transaction and logged: stock, sums,
 * points, code, document, money and the buyer's email follow from the one decision. The caller rolls a refusal back.
 */
export async function changeOrder(db: Queryable, change: OrderChange, log: Log): Promise<OrderChanged> {
  const { orderId, now } = change;
  if ((await lockOrderVersions(db, orderId)) === null) return refused("unknown");
  const plan = await planOrderChange(db, { orderId, asked: change.asked, now });
  if (plan.kind === "refused") return plan;
  if (plan.same && plan.order.held_for_money === change.hold) return refused("same");
  if (plan.repriced && change.priceReason === "") return refused("priceReason");
  const priceReason = plan.repriced ? change.priceReason : "";
  const reason = reasonTold({ reason: change.reason, priceReason });
  const { order, totals } = plan;
  if (await isPaidUntold(db, plan)) return refused("moneyUntold");
  if (!(await freePieces(db, { orderId, status: order.status, pieces: takenAway(plan) }))) return refused("partlySent");
  if (!(await moveStock(db, orderId, plan.pieces))) return refused("soldOut");
  if (order.status === "packed" && plan.state !== "packed") await unpackOrder(db, orderId);
  await saveChangedLines(db, orderId, plan.lines);
  await saveChangedSums(db, orderId, {
    ...plan.delivery,
    status: plan.state,
    totals,
    pieces: plan.lines.reduce((sum, line) => sum + line.quantity, 0),
    held: change.hold,
  });
  const changeId = await saveChange(db, {
    order_id: orderId,
    total_before: order.total,
    total_after: totals.amount.total,
    points: plan.pointsBack,
    reason,
    price_reason: priceReason || null,
    now,
  });
  if (plan.pointsBack > 0 && order.customer_id !== null)
    await bookPoints(db, {
      customerId: order.customer_id,
      change: plan.pointsBack,
      reason: "return",
      orderId,
      changeId,
    });
  if (totals.amount.total !== order.total) await paymentFollows(db, plan, now);
  const { balance } = await orderBalance(db, orderId);
  const ways =
    balance > 0 && change.money !== "later"
      ? await giveMoneyBack(db, {
          order: { ...order, total: totals.amount.total },
          settlementId: null,
          worth: balance,
          way: change.money,
          why: reason,
          now,
        })
      : [];
  if (change.tell) await writeChanged(db, { plan, changeId, reason, ways });
  await log({
    act: "changeOrder",
    entity: "order",
    entityId: orderId,
    part: "lines",
    before: {
      state: order.status,
      total: order.total,
      lines: linesSaid(plan.before),
      shipping: order.shipping_id,
      held: order.held_for_money,
    },
    after: {
      state: plan.state,
      total: totals.amount.total,
      lines: linesSaid(plan.lines),
      shipping: plan.delivery.shipping_id,
      held: change.hold,
      // Which one is near its buyer's home, so it is not named.
      otherPoint: plan.delivery.shipping_point !== order.shipping_point,
      reason: change.reason,
      ...(priceReason !== "" && { priceReason }),
      back: ways.map(({ by, amount, currency }) => ({ by, amount, currency })),
    },
  });
  // Last: the counter of numbers is locked from here to the end of the transaction.
  const correction = await correctDocument(db, plan, { changeId, reason, now });
  if (order.status === "awaitingPayment" && isFree({ total: totals.amount.total, totalPln: totals.pln.total }))
    await moveOrderTo(db, { orderId, to: "paid", now });
  if (mayBePacked(plan.state)) await packByTakingAway(db, { orderId, now });
  return { kind: "done", plan, changeId, correction, ways, balance: (await orderBalance(db, orderId)).balance };
}

function takenAway({ before, lines }: PlannedChange): Pieces[] {
  return before.map(({ position, quantity }) => ({
    position,
    quantity: Math.max(0, quantity - (lines.find((line) => line.position === position)?.quantity ?? 0)),
  }));
}

/** What is said to be paid without a word of the money: what is missing could not be told. */
async function isPaidUntold(db: Queryable, { order, totals }: PlannedChange): Promise<boolean> {
  if (totals.amount.total === order.total || order.status === "awaitingPayment") return false;
  const { came, worth } = await orderBalance(db, order.order_id);
  return came === 0 && worth > 0 && (await paymentCodeOf(db, order.order_id)) !== "cash";
}

/** Takes what the order grows by and puts back what it shrinks by; all variants are locked in one order first. Returns false where there is not enough. */
async function moveStock(db: Queryable, orderId: number, pieces: PlannedChange["pieces"]): Promise<boolean> {
  await lockStock(db, [...pieces.keys()]);
  const more = [...pieces].filter(([, change]) => change > 0);
  const taken = await takeStock(
    db,
    more.map(([variantId, quantity]) => ({ variantId, quantity })),
    orderId,
    "changed",
  );
  if (taken.kind === "short") return false;
  const fewer = [...pieces].filter(([, change]) => change < 0);
  const back = await putBack(
    db,
    orderId,
    fewer.map(([variant_id, change]) => ({ variant_id, quantity: -change })),
    "changed",
  );
  await invalidateCacheTags(
    db,
    [...new Set([...taken.changedProducts, ...back])].map((id) => `product:${id}`),
  );
  await notifyStockIsBack(db, back);
  return true;
}

/**
 * An order that awaits its payment gets the time for it anew. A payment that was begun is of another sum: the next one takes its place once
 * it is asked for, and money that comes by it all the same counts for what it is.
 */
async function paymentFollows(db: Queryable, { order, state }: PlannedChange, now: Date): Promise<void> {
  if (state !== "awaitingPayment") return;
  const minutes = holdMinutes(await paymentCodeOf(db, order.order_id), holdsOf(await allConfig(db)));
  await holdUntil(db, order.order_id, new Date(now.getTime() + minutes * 60_000));
}

/** Corrects the document of an order to its lines as they are now, less what was given back; returns the correction, null where there is nothing to correct. */
async function correctDocument(
  db: Queryable,
  { order }: PlannedChange,
  { changeId, reason, now }: { changeId: number; reason: string; now: Date },
): Promise<Invoice | null> {
  const orderId = order.order_id;
  const latest = (await invoicesOfOrder(db, orderId)).at(-1);
  if (latest === undefined) return null;
  const settled = await settlementsOf(db, orderId);
  const lines = linesChanged({
    before: latest.lines,
    sold: await soldLines(db, (await orderNumbered(db, orderId))!),
    taken: {
      lines: settled.flatMap((row) => row.lines),
      shipping: settled.reduce((sum, row) => sum + row.shipping, 0),
    },
  });
  if (lines === null) throw new Error(`more was given back of order ${orderId} than it costs`);
  const made = await correctTo(db, { orderId, now, occasion: `change:${changeId}`, reason, lines });
  return made.kind === "made" ? made.correction : null;
}

function linesSaid(lines: readonly OrderLineRow[]): LoggedLine[] {
  return lines.map((line) => ({
    position: line.position,
    product: line.product_id,
    name: line.product_name,
    variant: line.variant_name,
    quantity: line.quantity,
    price: line.unit_price_pln,
  }));
}

function refused(why: Extract<OrderChanged, { kind: "refused" }>["why"]): OrderChanged {
  return { kind: "refused", why };
}
