import { invalidateCacheTags } from "../../database/cache-tags.ts";
import {
  fillingsOf,
  followRules,
  leaveOldGoods,
  ruledCategories,
  saveFilling,
  type StoredFilling,
  unknownBrands,
} from "../../database/catalogue/category-fillings.ts";
import { lockCategory } from "../../database/catalogue/staff-categories.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { CategoryFilling } from "../../domain/catalogue/category-rule.ts";
import { differingFields } from "../differing-fields.ts";

/** Why what fills a category was not changed. */
export type FillingRefused =
  | { kind: "unknown" }
  /** Somebody else has changed it: this is its version. */
  | { kind: "old"; version: number }
  /** A condition of its rule names a brand that there is not. */
  | { kind: "brand"; at: number };

/** How a category begins: what somebody puts into it is all, the newest first. */
export const unfilled: CategoryFilling = { rule: null, sorted: "newest", hand: [] };

interface FillingInput {
  categoryId: number;
  /** The version it was decided on; null: whichever there is. */
  version: number | null;
  change: (before: CategoryFilling) => CategoryFilling;
}

/** Says by which rule a category is filled, and how its goods are ordered: what fits joins it, and what fits no more leaves it, in the same transaction. */
export async function changeCategoryFilling(
  db: Queryable,
  { categoryId, version, change }: FillingInput,
  log: Log,
): Promise<{ kind: "changed" } | { kind: "same" } | FillingRefused> {
  if ((await lockCategory(db, categoryId)) === null) return { kind: "unknown" };
  const { version: current, ...before } = (await fillingsOf(db, [categoryId])).get(categoryId)!;
  if (version !== null && version !== current) return { kind: "old", version: current };
  const wanted = change(before);
  const differing = differingFields(before, wanted);
  if (differing === null) return { kind: "same" };
  const wrong = await wrongFilling(db, wanted);
  if (wrong !== null) return wrong;
  const after = await fill(db, categoryId, wanted);
  await log({
    act: "changeCategoryFilling",
    entity: "category",
    entityId: categoryId,
    part: "filling",
    version: after.version,
    before: { ...differing.before },
    after: { ...differing.after },
  });
  return { kind: "changed" };
}

/** Fills a category as it is said, and has what an order or a price changed meanwhile followed too. Returns what it is filled with then. */
export async function fill(db: Queryable, categoryId: number, filling: CategoryFilling): Promise<StoredFilling> {
  await saveFilling(db, categoryId, filling);
  await invalidateCacheTags(db, [`category:${categoryId}`]);
  // A sale that has not ended yet still judges its goods by the rule before.
  if (filling.rule !== null) await enqueueJob(db, "followRules", {}, { key: "rules anew", inSeconds: 5 });
  return (await fillingsOf(db, [categoryId])).get(categoryId)!;
}

/** Returns why a category cannot be filled so; null: it can. */
export async function wrongFilling(db: Queryable, { rule }: CategoryFilling): Promise<FillingRefused | null> {
  for (const [at, condition] of (rule?.conditions ?? []).entries())
    if (condition.kind === "brand" && (await unknownBrands(db, condition.brandIds)).length > 0)
      return { kind: "brand", at };
  return null;
}

/** Brings every category with a rule to what fits now. */
export async function followAllRules(pool: Pool): Promise<void> {
  for (const id of await ruledCategories(pool)) await inTransaction(pool, (db) => followRules(db, [id]));
  await followClock(pool);
}

/** Takes what is new no more out of categories of new goods, and has the next of them followed at its second. */
export async function followClock(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    const seconds = await leaveOldGoods(db);
    // What comes later than the next look is seen to by that.
    if (seconds !== null && seconds < 90)
      await enqueueJob(db, "followClock", {}, { key: "rules by the clock", inSeconds: Math.max(0, seconds) });
  });
}
