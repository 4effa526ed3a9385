import { inTransaction, type Pool } from "../database/connect.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { saveOpening, saveWaiver } from "../database/opening.ts";
import type { OpeningItem, Waiver } from "../domain/opening.ts";
import { lookAtOpening, type ShopMeans } from "./look-at-opening.ts";

export interface OpenedToShoppers {
  /** `already`: it was open before; `missing`: it stays closed. */
  kind: "opened" | "already" | "missing";
  items: OpeningItem[];
}

/**
 * Keeps what the operator does without, and opens the shop where each thing the law wants of it is there or waived: all
 * pages are prerendered anew, since none shows a draft any more. Otherwise it stays as it is.
 */
export async function openToShoppers(
  pool: Pool,
  { means, waivers, now }: { means: ShopMeans; waivers: readonly Waiver[]; now: Date },
): Promise<OpenedToShoppers> {
  return inTransaction(pool, async (db) => {
    for (const waiver of waivers) await saveWaiver(db, waiver);
    const items = await lookAtOpening(db, means);
    if (items.some(({ state }) => state === "missing")) return { kind: "missing", items };
    if (!(await saveOpening(db, now))) return { kind: "already", items };
    await invalidateCacheTags(db, ["menu"]);
    return { kind: "opened", items };
  });
}

/** Closes the shop to shoppers; returns whether it was open. Orders that were placed go on, and so does what their buyers need. */
export async function closeToShoppers(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    if (!(await saveOpening(db, null))) return false;
    await invalidateCacheTags(db, ["menu"]);
    return true;
  });
}
