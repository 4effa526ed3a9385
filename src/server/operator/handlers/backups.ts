import { storedBackups } from "../../../database/backups.ts";
import type { Handlers } from "../context.ts";

/** Backups that were made by the clock. */
export const backupHandlers: Handlers<"backups"> = {
  backups: async ({ db, parts }) => ({
    answer: {
      days: parts.backupDays,
      backups: (await storedBackups(db)).map(({ backup_id, made_at, verified_at, ...backup }) => ({
        ...backup,
        id: backup_id,
        madeAt: made_at.toISOString(),
        verifiedAt: verified_at?.toISOString() ?? null,
      })),
    },
  }),
};
