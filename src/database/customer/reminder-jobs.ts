import type { Queryable } from "../queryable.ts";

/** Enqueues what follows from the wish for a temporary password. */
export async function enqueueReminder(
  db: Queryable,
  { email, lanId }: { email: string; lanId: number },
): Promise<void> {
  await db.query(
    "SELECT graphile_worker.add_job('remindPassword', json_build_object('email', $1::text, 'lanId', $2::int), max_attempts => 8)",
    [email, lanId],
  );
}
