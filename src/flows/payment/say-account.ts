import {
  lockTransfers,
  sayAccount as saveAccount,
  type RefundTransferRow,
} from "../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../database/queryable.ts";
import { ibanOf } from "../../domain/payment/iban.ts";

export interface SaidAccount {
  /** As typed. */
  iban: string;
  holder: string;
  by: "buyer" | "staff";
  now: Date;
}

export type AccountSaid =
  | { kind: "known"; transfer: RefundTransferRow }
  | { kind: "refused"; why: "iban" | "holder" | "late" };

/** Records to which account money goes back, in the caller's transaction. It can be changed until it stands in a file for the bank. */
export async function sayAccount(
  db: Queryable,
  refundTransferId: number,
  { iban: typed, holder: named, by, now }: SaidAccount,
): Promise<AccountSaid> {
  const iban = ibanOf(typed);
  const holder = named.replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (iban === null) return { kind: "refused", why: "iban" };
  if (!/\p{L}/u.test(holder) || holder.length > 70) return { kind: "refused", why: "holder" };
  if (!(await saveAccount(db, refundTransferId, { iban, holder, by, now }))) return { kind: "refused", why: "late" };
  const [transfer] = await lockTransfers(db, [refundTransferId]);
  return { kind: "known", transfer: transfer! };
}
