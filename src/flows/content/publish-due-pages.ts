import { inTransaction, type Pool } from "../../database/connect.ts";
import { pagesToPublish } from "../../database/content/page-parts.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { changePage } from "./change-page.ts";

/**
 * Shows the information pages whose moment has come, each in a transaction of its own; returns how many. One that
 * somebody planned anew meanwhile waits, and so does one that says something of the seller which is not said any more.
 */
export async function publishDuePages(pool: Pool, now: Date): Promise<number> {
  let shown = 0;
  for (const pageId of await pagesToPublish(pool, now)) {
    const outcome = await inTransaction(pool, (db) =>
      changePage(
        db,
        {
          pageId,
          part: "publication",
          change: (before) =>
            before.from !== null && Date.parse(before.from) <= now.getTime() ? { shown: true, from: null } : before,
          act: "changePagePublication",
          now,
        },
        (act) => logAct(db, { kind: "system" }, act),
      ),
    );
    if (outcome.kind === "changed") shown += 1;
  }
  return shown;
}
