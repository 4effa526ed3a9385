import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";

/**
 * Why a consumer cannot withdraw from buying a product (consumer rights act, art. 38 (1), points 3, 4, 5, 9): made to the
 * buyer's measure or wish, quick to perish; or, once it was unsealed, goods for health and hygiene, recordings and programs.
 */
export const withdrawalExceptions = ["madeToMeasure", "perishable", "sealedHygiene", "sealedRecording"] as const;
export type WithdrawalException = (typeof withdrawalExceptions)[number];

/** Returns whether goods are no part of any withdrawal; false: none, or only while their seal is whole. */
export function isNeverWithdrawn(exception: WithdrawalException | null): boolean {
  return exception === "madeToMeasure" || exception === "perishable";
}

/** Returns the exception in words for who buys: `Robione na zamówienie: bez prawa odstąpienia od umowy`. */
export function exceptionText(exception: WithdrawalException, lanCode: LanCode): string {
  return textIn(lanCode, `WITHDRAWAL_EXCEPTION_${exceptionWords[exception]}`);
}

const exceptionWords = {
  madeToMeasure: "MEASURE",
  perishable: "PERISHABLE",
  sealedHygiene: "HYGIENE",
  sealedRecording: "RECORDING",
} as const satisfies Record<WithdrawalException, string>;
