import { lockWithdrawal, saveOrderOfWithdrawal } from "../../database/order/withdrawals.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type OpenedReturn, openReturn } from "./open-return.ts";

/** Says by hand of which order a statement of withdrawal is, and opens its return, in the caller's transaction and logged. */
export async function matchWithdrawal(
  db: Queryable,
  { withdrawalId, orderId }: { withdrawalId: number; orderId: number },
  log: Log,
): Promise<OpenedReturn> {
  const statement = await lockWithdrawal(db, withdrawalId);
  if (statement === null) return { kind: "refused", why: "unknown" };
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
