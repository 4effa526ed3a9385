import { Logger, runOnce } from "graphile-worker";
import type { Pool } from "../../src/database/connect.ts";
import { remindPassword } from "../../src/flows/customer/remind-password.ts";
import { until } from "./until.ts";

/** Works off the requests for a temporary password, as a worker does. The worker does not wait until a job it has done is gone; this does. */
export async function workOffReminders(pool: Pool): Promise<void> {
  const logger = new Logger(() => () => undefined);
  await runOnce({
    pgPool: pool,
    taskList: { remindPassword: async (payload) => remindPassword(pool, payload as { email: string; lanId: number }) },
    noHandleSignals: true,
    logger,
  });
  await until(
    "no reminder is left to work off",
    async () =>
      (await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'remindPassword'")).rowCount === 0,
  );
}
