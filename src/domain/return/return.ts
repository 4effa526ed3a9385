/** Goods that come back to the shop: of which condition they are, and by when the money goes back. */
import { workingDayFrom } from "../delivery/working-days.ts";
import { refundDue } from "../order/withdrawal.ts";
import { warsawDay, warsawDayAfter } from "../warsaw-time.ts";

/** `withdrawal`: the buyer has withdrawn; `uncollected`: nobody fetched the parcel; `complaint`; `goodwill`: the shop takes it back without having to. */
export const returnKinds = ["withdrawal", "uncollected", "complaint", "goodwill"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** `sent`: the buyer has proven that it is on its way; `closed`: ended without goods. */
export const returnStates = ["announced", "sent", "arrived", "settled", "closed"] as const;
export type ReturnState = (typeof returnStates)[number];

/** States in which something is still to be done. */
export const openReturnStates: readonly ReturnState[] = ["announced", "sent", "arrived"];

/** Pieces of one line of the order: how many are expected, and of how many of them what is known. */
export interface ReturnPieces {
  position: number;
  expected: number;
  asNew: number;
  used: number;
  missing: number;
  /** How many of those that arrived can be sold again. */
  restocked: number;
  /** By how much less is given back for the used ones, in hundredths of the order's currency. */
  kept: number;
  /** Why; shown to the buyer. */
  why: string;
}

/** Returns how many pieces of a line have arrived. */
export function arrivedOf({ asNew, used }: Pick<ReturnPieces, "asNew" | "used">): number {
  return asNew + used;
}

/** Returns whether the pieces of a line can be as they are said to be: no more sold again than arrived, and less given back for used ones alone, with a reason. */
export function piecesHold(line: ReturnPieces): boolean {
  return (
    line.restocked <= arrivedOf(line) &&
    (line.kept === 0 || (line.used > 0 && line.why !== "")) &&
    line.missing <= line.expected
  );
}

/** Days in which a consumer may withdraw, from the receipt of the goods (consumer rights act, art. 27). */
const withdrawalDays = 14;

/**
 * Returns the last day, in Warsaw, on which a consumer may withdraw from the contract of what was delivered at a moment: the
 * fourteenth after it, or the next working day where that is a Saturday, a Sunday or a public holiday (civil code, art. 115).
 */
export function withdrawalEnds(deliveredAt: Date): string {
  return workingDayFrom(warsawDayAfter(deliveredAt, withdrawalDays));
}

/** Returns whether a statement came after the last day of the right to withdraw, counted in days of Warsaw; false while nothing was delivered. */
export function isLateStatement({ receivedAt, deliveredAt }: { receivedAt: Date; deliveredAt: Date | null }): boolean {
  return deliveredAt !== null && warsawDay(receivedAt) > withdrawalEnds(deliveredAt);
}

/**
 * Returns the last day, in Warsaw, on which the money of a return goes back: 14 days from the statement, or the day on
 * which goods or their proof came where that is later (consumer rights act, art. 32). `held`: neither has come, so the money may wait
 * beyond that day. Null: no law sets a day, because nobody has withdrawn.
 */
export function returnDue({
  kind,
  announcedAt,
  proofAt,
  arrivedAt,
}: {
  kind: ReturnKind;
  announcedAt: Date;
  proofAt: Date | null;
  arrivedAt: Date | null;
}): { due: string | null; held: boolean } {
  if (kind !== "withdrawal") return { due: null, held: false };
  const day = refundDue(announcedAt);
  const came = [proofAt, arrivedAt].flatMap((at) => (at === null ? [] : [warsawDay(at)])).toSorted()[0];
  return { due: came !== undefined && came > day ? came : day, held: came === undefined };
}

/**
 * Returns how much of the delivery goes back with these pieces, in hundredths of the order's currency: with the last piece
 * what was paid for it, of a withdrawal at most what the cheapest ordinary delivery costs (consumer rights act, art. 33); of a
 * parcel that was paid for and not collected nothing, since it was brought.
 */
export function deliveryGoingBack({
  kind,
  whole,
  paid,
  left,
  cheapest,
}: {
  kind: ReturnKind;
  /** Nothing of the order is kept. */
  whole: boolean;
  /** Whether money came for the order. */
  paid: boolean;
  left: number;
  /** Null: nothing is delivered there any more. */
  cheapest: number | null;
}): number {
  if (!whole || kind === "goodwill") return 0;
  if (kind === "uncollected") return paid ? 0 : left;
  return kind === "complaint" ? left : Math.min(left, cheapest ?? left);
}
