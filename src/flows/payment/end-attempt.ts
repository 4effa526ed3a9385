import { type Pool, inTransaction } from "../../database/connect.ts";
import { type AttemptRow, attemptsOf, lockPayable, settleAttempt } from "../../database/payment/payment-attempts.ts";

/** Ends an attempt nobody pays by any more, in a transaction of its own; one that came to an end meanwhile stays as it is. */
export async function endAttempt(
  pool: Pool,
  { attempt_id: attemptId, order_id: orderId }: AttemptRow,
  ending: { state: "failed" | "cancelled"; now: Date },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await lockPayable(db, orderId);
    const open = (await attemptsOf(db, orderId)).some(
      ({ attempt_id, state }) => attempt_id === attemptId && state === "open",
    );
    if (open) await settleAttempt(db, attemptId, ending);
  });
}
