import type { SettlementKind } from "./settlement.ts";

/** Why something is given back, said so often that its words are ready in every language. */
export const readyReasons = [
  "changedMind",
  "soldOut",
  "mistake",
  "unpaid",
  "withdrawn",
  "complaint",
  "uncollected",
  "defect",
  "late",
  "priceMatch",
  "goodwill",
] as const;
export type ReadyReason = (typeof readyReasons)[number];

/** Why a part is kept. */
export const withheldReasons = ["worn", "incomplete"] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** The ready reasons of each kind of settlement, the likeliest first. */
export const reasonsOfKind: Readonly<Record<SettlementKind, readonly [ReadyReason, ...ReadyReason[]]>> = {
  cancellation: ["changedMind", "soldOut", "mistake", "unpaid"],
  return: ["withdrawn", "complaint", "uncollected", "goodwill"],
  reduction: ["defect", "late", "priceMatch", "goodwill"],
};
