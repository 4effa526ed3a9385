import type { AuditResult } from "../../database/audit.ts";
import { openingOf } from "../../database/opening.ts";
import type { Queryable } from "../../database/queryable.ts";
import { lookAtOpening, type ShopMeans } from "../../flows/look-at-opening.ts";

/** Checks the one promise the database cannot check alone, since settings are a part of it: what the law wants of an open shop is there. */
export async function auditOpening(db: Queryable, means: ShopMeans): Promise<AuditResult> {
  const { openedAt } = await openingOf(db);
  const items = openedAt === null ? [] : await lookAtOpening(db, means);
  return {
    check: "an open shop has what the law wants of it, or knowingly does without",
    broken: items.filter(({ state }) => state === "missing").map(({ duty, says }) => `${duty}: ${says}`),
  };
}
