import { Logger, runOnce } from "graphile-worker";
import type { Pool } from "../../src/database/connect.ts";
import { remindPassword } from "../../src/flows/remind-password.ts";

/** Works off the wishes for a temporary password, as a worker does. */
export async function workOffReminders(pool: Pool): Promise<void> {
  const logger = new Logger(() => () => undefined);
  await runOnce({ pgPool: pool, taskList: { remindPassword: async (payload) => remindPassword(pool, payload as { email: string; lanId: number }) }, noHandleSignals: true, logger });
}
