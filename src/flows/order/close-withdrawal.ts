import { closeWithdrawalRow, type WithdrawalRow } from "../../database/order/withdrawals.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";

/** Says that a withdrawal is dealt with, or (`now` null) that it waits after all; returns it, or null for an unknown one. */
export async function closeWithdrawal(
  db: Queryable,
  { withdrawalId, now }: { withdrawalId: number; now: Date | null },
  log: Log,
): Promise<WithdrawalRow | null> {
  const changed = await closeWithdrawalRow(db, withdrawalId, now);
  if (changed === null) return null;
  await log({
    act: now === null ? "reopenWithdrawal" : "closeWithdrawal",
    entity: "withdrawal",
    entityId: withdrawalId,
    before: { closedAt: changed.before.closed_at },
    after: { closedAt: changed.after.closed_at },
  });
  return changed.after;
}
