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
  | { kind: "opened"; returnId: number }
  /** `unsold`: nothing of the order can come back in its state; `tooMuch`: more pieces than are left. */
  | { kind: "refused"; why: "unknown" | "unsold" | "tooMuch" }
  /** A statement of withdrawal of an order whose goods are expected already. */
  | { kind: "open"; returnId: number };

/** States of an order of which goods can come back: they were sent, or the buyer withdraws before they are. */
const sold: readonly OrderState[] = ["new", "paid", "packed", "sent", "delivered"];

/** Opens a return of an order, in the caller's transaction. */
export async function openReturn(db: Queryable, input: OpenReturnInput): Promise<OpenedReturn> {
  const { orderId, kind, withdrawalId, expected, parcel, announcedAt } = input;
  const locked = await lockOrderVersions(db, orderId);
  if (locked === null) return { kind: "refused", why: "unknown" };
  if (!sold.includes(locked.status)) return { kind: "refused", why: "unsold" };
  const open = (await returnsOfOrder(db, orderId)).find(({ state }) => openReturnStates.includes(state));
  if (withdrawalId !== null && open !== undefined) return { kind: "open", returnId: open.return_id };
  const left = await linesLeft(db, orderId);
  const pieces =
    expected === "everything"
      ? left.map(({ position, quantity_left }) => ({ position, quantity: quantity_left }))
      : expected;
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
  return { kind: "opened", returnId };
}
