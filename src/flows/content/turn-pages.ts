import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  holdPage,
  pagesToTurn,
  pageVersions,
  type PagePlanSaid,
  planOfPage,
  savePagePlan,
} from "../../database/content/page-parts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import { changePage, withTexts } from "./change-page.ts";

/**
 * Has texts that were planned for information pages take the place of those there are, each page in a transaction of its
 * own; returns how many pages. One that somebody planned anew meanwhile waits.
 */
export async function turnPages(pool: Pool, now: Date): Promise<number> {
  let turned = 0;
  for (const pageId of await pagesToTurn(pool, now))
    if (await inTransaction(pool, (db) => turn(db, { pageId, now }))) turned += 1;
  return turned;
}

async function turn(db: Queryable, { pageId, now }: { pageId: number; now: Date }): Promise<boolean> {
  if ((await holdPage(db, pageId)) === null) return false;
  const { planned } = await planOfPage(db, pageId);
  if (planned === null || Date.parse(planned.at) > now.getTime()) return false;
  const log: Log = (act) => logAct(db, { kind: "system" }, act);
  await changePage(
    db,
    {
      pageId,
      part: "texts",
      change: (before) => withTexts(before, planned.texts),
      act: "changePageTexts",
      now,
    },
    log,
  );
  await endPlan(db, { pageId, planned }, log);
  return true;
}

/** Says that a plan is carried out: it cannot be planned again, only what it has changed be taken back. */
async function endPlan(db: Queryable, { pageId, planned }: PagePlanSaid & { pageId: number }, log: Log): Promise<void> {
  await savePagePlan(db, pageId, { planned: null });
  const { plan: version } = await pageVersions(db, pageId);
  await log({
    act: "planPage",
    entity: "page",
    entityId: pageId,
    part: "plan",
    version,
    before: { planned },
    after: { planned: null, shown: true },
  });
}
