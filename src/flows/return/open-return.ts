import { orderNumbered } from "../../database/order/orders.ts";
import { isNeverWithdrawn } from "../../domain/catalogue/withdrawal-exception.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { returnsOfOrder, saveReturn, saveReturnLines } from "../../database/return/returns.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { askAtOnce } from "./ask-for-return-label.ts";
import { openReturnStates, type ReturnKind } from "../../domain/return/return.ts";

export interface OpenReturnInput {
  orderId: number;
  kind: ReturnKind;
  /** The statement it begins with; null: none. */
  withdrawalId: number | null;
  /** Which pieces are expected; `everything` that is left, or none that are known yet. */
  expected: "everything" | readonly { position: number; quantity: number }[];
  parcel: string;
  announcedAt: Date;
}

export type OpenedReturn =
  | {
      kind: "opened";
      returnId: number;
      /** What is expected, as the log says it: `1 × Bluza Zygzak M`; null: not known yet. */
      pieces: string[] | null;
    }
  /**
   * `unsold`: nothing of the order can come back in its state; `tooMuch`: more pieces than are left; `excepted`: a
   * withdrawal of nothing but goods, or of named ones, that are no part of it (consumer rights act, art. 38).
   */
  | { kind: "refused"; why: "unknown" | "unsold" | "tooMuch" | "excepted" }
  /** A statement of withdrawal of an order whose goods are expected already. */
  | { kind: "open"; returnId: number };

/** States of an order of which goods can come back: they were sent, or the buyer withdraws before they are. */
const sold: readonly OrderState[] = ["new", "paid", "packed", "sent", "delivered"];

/** Opens a return of an order, in the caller's transaction; `everything` of a withdrawal is what one can withdraw from. */
export async function openReturn(db: Queryable, input: OpenReturnInput): Promise<OpenedReturn> {
  const { orderId, kind, withdrawalId, expected, parcel, announcedAt } = input;
  const locked = await lockOrderVersions(db, orderId);
  if (locked === null) return { kind: "refused", why: "unknown" };
  if (!sold.includes(locked.status)) return { kind: "refused", why: "unsold" };
  const open = (await returnsOfOrder(db, orderId)).find(({ state }) => openReturnStates.includes(state));
  if (withdrawalId !== null && open !== undefined) return { kind: "open", returnId: open.return_id };
  const left = await linesLeft(db, orderId);
  const excepted =
    kind === "withdrawal" ? left.filter(({ withdrawal_exception: why }) => isNeverWithdrawn(why)) : ([] as const);
  const isExcepted = ({ position }: { position: number }) => excepted.some((line) => line.position === position);
  const pieces =
    expected === "everything"
      ? left
          .filter((line) => !isExcepted(line))
          .map((line) => ({ position: line.position, quantity: line.quantity_left }))
      : expected;
  if (
    pieces.some(isExcepted) ||
    (excepted.length > 0 && left.every((line) => line.quantity_left === 0 || isExcepted(line)))
  )
    return { kind: "refused", why: "excepted" };
  const leftOf = (position: number) => left.find((line) => line.position === position)?.quantity_left ?? 0;
  if (pieces.some(({ position, quantity }) => quantity > leftOf(position))) return { kind: "refused", why: "tooMuch" };
  const returnId = await saveReturn(db, { orderId, kind, withdrawalId, parcel, announcedAt });
  await saveReturnLines(
    db,
    returnId,
    pieces
      .filter(({ quantity }) => quantity > 0)
      .map(({ position, quantity }) => ({
        position,
        expected: quantity,
        asNew: 0,
        used: 0,
        missing: 0,
        restocked: 0,
        kept: 0,
        why: "",
      })),
  );
  if (withdrawalId !== null) await askAtOnce(db, { return_id: returnId, order_id: orderId, state: "announced" });
  const expectedOf = new Map(pieces.map(({ position, quantity }) => [position, quantity]));
  const told = (await orderNumbered(db, orderId))!.lines.flatMap((line) => {
    const quantity = expectedOf.get(line.position) ?? 0;
    return quantity === 0 ? [] : [`${quantity} × ${line.product_name} ${line.variant_name}`.trim()];
  });
  return { kind: "opened", returnId, pieces: told.length === 0 ? null : told };
}
