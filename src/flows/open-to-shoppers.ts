import { inTransaction, type Pool } from "../database/connect.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { saveOpening, saveWaiver } from "../database/opening.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Log, logAct } from "../database/staff/operator-log.ts";
import type { OpeningItem, Waiver } from "../domain/opening.ts";
import { lookAtOpening, type ShopMeans } from "./look-at-opening.ts";

export interface OpenedToShoppers {
  /** `already`: it was open before; `missing`: it stays closed. */
  kind: "opened" | "already" | "missing";
  items: OpeningItem[];
}

interface OpeningAsked {
  means: ShopMeans;
  waivers: readonly Waiver[];
  now: Date;
}

/**
 * Keeps what the operator does without, and opens the shop where each thing the law wants of it is there or waived: all
 * pages are prerendered anew, since none shows a draft any more. Otherwise it stays as it is.
 */
export async function openWithin(
  db: Queryable,
  { means, waivers, now }: OpeningAsked,
  log: Log,
): Promise<OpenedToShoppers> {
  for (const waiver of waivers) await waive(db, waiver, log);
  const items = await lookAtOpening(db, means);
  if (items.some(({ state }) => state === "missing")) return { kind: "missing", items };
  if (!(await saveOpening(db, now))) return { kind: "already", items };
  await invalidateCacheTags(db, ["menu"]);
  await log({ act: "openShop", entity: "shop", entityId: 1, part: "opening" });
  return { kind: "opened", items };
}

/** Keeps that the shop knowingly does without something, and why. */
export async function waive(db: Queryable, waiver: Waiver, log: Log): Promise<void> {
  await saveWaiver(db, waiver);
  const { duty, why } = waiver;
  await log({ act: "waiveDuty", entity: "shop", entityId: 1, part: "waivers", after: { duty, why } });
}

/** Closes the shop to shoppers; returns whether it was open. Orders that were placed go on, and so does what their buyers need. */
export async function closeWithin(db: Queryable, log: Log): Promise<boolean> {
  if (!(await saveOpening(db, null))) return false;
  await invalidateCacheTags(db, ["menu"]);
  await log({ act: "closeShop", entity: "shop", entityId: 1, part: "opening" });
  return true;
}

/** Opens the shop by the command line. */
export async function openToShoppers(pool: Pool, asked: OpeningAsked): Promise<OpenedToShoppers> {
  return inTransaction(pool, (db) => openWithin(db, asked, byCommandLine(db)));
}

/** Closes it by the command line; returns whether it was open. */
export async function closeToShoppers(pool: Pool): Promise<boolean> {
  return inTransaction(pool, (db) => closeWithin(db, byCommandLine(db)));
}

function byCommandLine(db: Queryable): Log {
  return (act) => logAct(db, { kind: "commandLine" }, act);
}
