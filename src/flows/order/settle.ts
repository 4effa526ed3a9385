import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { bookPoints } from "../../database/customer/customers.ts";
import { takePointsBack } from "../../database/customer/order-points.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { giveCodeBack, putBack } from "../../database/order/order-states.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { linesLeft, saveSettlement, settlementsOf } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { linesWithout, type TakenBack } from "../../domain/invoice/invoice.ts";
import { pointsOfShare, type SettledLine, type SettlementKind, takenOff } from "../../domain/order/settlement.ts";
import { makeCorrection } from "../invoice/make-correction.ts";
import { soldLines } from "../invoice/make-invoice.ts";
import { notifyStockIsBack } from "./notify-stock-is-back.ts";

export interface Settling {
  orderId: number;
  kind: SettlementKind;
  /**
   * All that is left, `restocked`: to be sold again; or of some lines, with a part of the delivery; or a sum that was
   * agreed on and is shared out over what is left. In hundredths of the order's currency.
   */
  taken:
    | { everything: { restocked: boolean } }
    | { lines: readonly SettledLine[]; shipping: number }
    | { agreed: number };
  /** What of it the shop keeps, because goods came back worn or not whole. */
  withheld: number;
  /** Why, in the buyer's language. */
  withheldReason?: string;
  /** As the document says it, in the buyer's language. */
  reason: string;
  /** For what the correction is, where it is known by more than the settlement: once each. */
  occasion?: string;
  now: Date;
}

/** `left`: how many pieces of the order were not given back. */
export interface Settlement {
  settlementId: number;
  amount: number;
  left: number;
}

/**
 * Gives back of an order what it says, in the caller's transaction and but for the money: pieces to stock, spent points
 * and earned ones in proportion, the code with the last piece, and the correction of the document where there is one.
 * The order is locked. Returns null, having changed nothing, where not so much is left.
 */
export async function settle(db: Queryable, settling: Settling): Promise<Settlement | null> {
  const { orderId, kind, taken, withheld, withheldReason = "", reason, now } = settling;
  const { order, lines } = (await orderNumbered(db, orderId))!;
  const [left, earlier] = [await linesLeft(db, orderId), await settlementsOf(db, orderId)];
  const settledLines = settledOf(taken, left);
  const before = (await invoicesOfOrder(db, orderId)).at(-1)?.lines ?? (await soldLines(db, { order, lines }));
  const back = takenBack(taken, settledLines);
  const after = linesWithout(before, back);
  if (after === null || settledLines.some((line) => line.restocked > line.quantity)) return null;
  const off = takenOff(before, after);
  const amount =
    back === "everything"
      ? order.total - earlier.reduce((sum, row) => sum + row.amount, 0)
      : gross(before) - gross(after);
  if (withheld > amount) return null;
  const share = {
    settled: [...earlier.flatMap((row) => row.lines), ...off].reduce((sum, line) => sum + line.amount, 0),
    whole: order.products,
  };
  const points =
    order.customer_id === null
      ? 0
      : // An order that was changed since may have had more back than its share is now.
        Math.max(0, pointsOfShare(order.points_deducted, share) - earlier.reduce((sum, row) => sum + row.points, 0));
  const settlementId = await saveSettlement(db, {
    orderId,
    kind,
    amount,
    shipping: gross(before.filter((line) => line.shipping)) - gross(after.filter((line) => line.shipping)),
    withheld,
    withheld_reason: withheldReason,
    points,
    reason,
    now,
    lines: off
      .map((line) => {
        const of = settledLines.find(({ position }) => position === line.position);
        return { ...line, quantity: of?.quantity ?? 0, restocked: of?.restocked ?? 0 };
      })
      .filter((line) => line.quantity > 0 || line.gross > 0),
  });
  await goodsBack(db, settling, left, settledLines);
  const piecesLeft = left.reduce((sum, line) => sum + line.quantity_left, 0) - pieces(settledLines);
  if (piecesLeft === 0 && order.discount_code !== null) await giveCodeBack(db, order.discount_code);
  if (order.customer_id !== null) {
    const { customer_id: customerId } = order;
    if (points > 0) await bookPoints(db, { customerId, change: points, reason: "return", orderId, settlementId });
    await takePointsBack(db, {
      orderId,
      customerId,
      settlementId,
      upTo: (earned) => pointsOfShare(earned, share),
    });
  }
  // Last: the counter of numbers is locked from here to the end of the transaction.
  await makeCorrection(db, {
    orderId,
    now,
    occasion: settling.occasion ?? `settlement:${settlementId}`,
    taken: back,
    reason,
  });
  return { settlementId, amount, left: piecesLeft };
}

function settledOf(taken: Settling["taken"], left: Awaited<ReturnType<typeof linesLeft>>): readonly SettledLine[] {
  if ("agreed" in taken) return [];
  if ("lines" in taken) return taken.lines;
  return left.map(({ position, quantity_left: quantity }) => ({
    position,
    quantity,
    restocked: taken.everything.restocked ? quantity : 0,
    less: 0,
  }));
}

function takenBack(taken: Settling["taken"], lines: readonly SettledLine[]): TakenBack {
  if ("everything" in taken) return "everything";
  if ("agreed" in taken) return { amount: taken.agreed };
  return { pieces: lines, shipping: taken.shipping };
}

/** Puts into stock what can be sold again; pages and whoever waits for it are told. */
async function goodsBack(
  db: Queryable,
  { orderId, kind }: Pick<Settling, "orderId" | "kind">,
  left: Awaited<ReturnType<typeof linesLeft>>,
  settled: readonly SettledLine[],
): Promise<void> {
  const products = await putBack(
    db,
    orderId,
    settled
      .filter((line) => line.restocked > 0)
      .map((line) => ({
        variant_id: left.find(({ position }) => position === line.position)!.variant_id,
        quantity: line.restocked,
      })),
    kind === "cancellation" ? "cancelled" : "return",
  );
  await invalidateCacheTags(
    db,
    products.map((id) => `product:${id}`),
  );
  await notifyStockIsBack(db, products);
}

function gross(lines: readonly { gross: number }[]): number {
  return lines.reduce((sum, line) => sum + line.gross, 0);
}

function pieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
