import { lockWithdrawal, saveOrderOfWithdrawal } from "../../database/order/withdrawals.ts";
import type { Queryable } from "../../database/queryable.ts";
import { returnOfWithdrawal } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type OpenedReturn, openReturn } from "./open-return.ts";

export type MatchedWithdrawal =
  | OpenedReturn
  /** Its return has begun before: nothing has changed. */
  | { kind: "begun"; returnId: number }
  /** `matched`: a return of another order has begun with it. */
  | { kind: "refused"; why: "matched" };

/** Says by hand of which order a statement of withdrawal is, and opens its return, in the caller's transaction and logged; of one whose return has begun, returns that. */
export async function matchWithdrawal(
  db: Queryable,
  { withdrawalId, orderId }: { withdrawalId: number; orderId: number },
  log: Log,
): Promise<MatchedWithdrawal> {
  const statement = await lockWithdrawal(db, withdrawalId);
  if (statement === null) return { kind: "refused", why: "unknown" };
  const begun = await returnOfWithdrawal(db, withdrawalId);
  if (begun !== null)
    return begun.order_id === orderId
      ? { kind: "begun", returnId: begun.return_id }
      : { kind: "refused", why: "matched" };
  const opened = await openReturn(db, {
    orderId,
    kind: "withdrawal",
    withdrawalId,
    expected: statement.goods === "" ? "everything" : [],
    parcel: "",
    announcedAt: statement.received_at,
  });
  if (opened.kind === "refused") return opened;
  await saveOrderOfWithdrawal(db, { withdrawalId, orderId });
  await log({
    act: "matchWithdrawal",
    entity: "withdrawal",
    entityId: withdrawalId,
    before: { order: statement.order_id },
    after: { order: orderId, return: opened.returnId },
  });
  return opened;
}
