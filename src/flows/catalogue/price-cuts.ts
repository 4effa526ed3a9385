import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  dueCuts,
  lockCut,
  type NewCut,
  overlappedCut,
  recordBegun,
  recordOver,
  planCut,
  type PriceCut,
  pricesBefore,
} from "../../database/catalogue/price-cuts.ts";
import { lockPrices } from "../../database/catalogue/prices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { changePriceIn } from "./change-price.ts";

export type PlannedCut =
  | { kind: "planned"; cutId: number }
  | { kind: "overlaps"; cut: PriceCut }
  /** Nothing it is for costs more: the highest price, grosze. */
  | { kind: "notLower"; price: number }
  /** Its end has come already. */
  | { kind: "over" }
  | { kind: "unknown" };

/** The same by the command line. */
export async function planPriceCut(pool: Pool, cut: NewCut, now: Date): Promise<PlannedCut> {
  return inTransaction(pool, async (db) => {
    const [planned] = await planPriceCuts(db, [cut], { now, log: (act) => logAct(db, { kind: "commandLine" }, act) });
    return planned!;
  });
}

/**
 * Plans prices for a time in the caller's transaction, and begins those whose time has come; nothing is planned that
 * would overlap, that is no reduction today or is over. Returns what became of each; what one is refused for stops none
 * of the others.
 */
export async function planPriceCuts(
  db: Queryable,
  cuts: readonly NewCut[],
  { now, log }: { now: Date; log: Log },
): Promise<PlannedCut[]> {
  const outcomes: PlannedCut[] = [];
  for (const cut of cuts) outcomes.push(await planOne(db, cut, now));
  const ids = outcomes.flatMap((outcome) => (outcome.kind === "planned" ? [outcome.cutId] : []));
  if (ids.length > 0)
    await log({ act: "planPriceCuts", entity: "priceCut", entityId: ids[0]!, part: "cut", after: { ids } });
  return outcomes;
}

async function planOne(db: Queryable, cut: NewCut, now: Date): Promise<PlannedCut> {
  const prices = (await lockPrices(db, cut)).map(({ real_price }) => real_price);
  if (prices.length === 0) return { kind: "unknown" };
  if (cut.to !== null && cut.to <= warsawTime(now)) return { kind: "over" };
  const overlapped = await overlappedCut(db, cut);
  if (overlapped !== null) return { kind: "overlaps", cut: overlapped };
  const highest = Math.max(...prices);
  if (cut.price >= highest) return { kind: "notLower", price: highest };
  const cutId = await planCut(db, cut);
  if (cut.from === null || cut.from <= warsawTime(now)) await begin(db, (await lockCut(db, cutId))!, now);
  return { kind: "planned", cutId };
}

/**
 * Begins and ends the prices whose time has come, each in a transaction of its own; returns how many. One that comes
 * late begins late, and the history says when it did; one whose whole time has passed is missed.
 */
export async function runPriceCuts(pool: Pool, now: Date): Promise<number> {
  const due = await dueCuts(pool, now);
  for (const cutId of due) {
    await inTransaction(pool, async (db) => {
      const cut = await lockCut(db, cutId);
      if (cut?.state === "running" && cut.ends !== null && cut.ends <= now) await end(db, cut, { state: "ended", now });
      else if (cut?.state === "planned") await begin(db, cut, now);
    });
  }
  return due.length;
}

/** The same of one by the command line: returns what it was, null: there is none such. */
export async function cancelPriceCut(pool: Pool, cutId: number, now: Date): Promise<PriceCut | null> {
  return inTransaction(pool, async (db) => {
    const [cut] = await cancelPriceCuts(db, [cutId], { now, log: (act) => logAct(db, { kind: "commandLine" }, act) });
    return cut ?? null;
  });
}

/** Takes prices for a time back in the caller's transaction: what is planned never begins, what runs ends now. Returns those that were open, as they were. */
export async function cancelPriceCuts(
  db: Queryable,
  ids: readonly number[],
  { now, log }: { now: Date; log: Log },
): Promise<PriceCut[]> {
  const cancelled: PriceCut[] = [];
  for (const cutId of new Set(ids)) {
    const cut = await lockCut(db, cutId);
    if (cut === null || (cut.state !== "planned" && cut.state !== "running")) continue;
    if (cut.state === "running") await end(db, cut, { state: "cancelled", now });
    else await recordOver(db, { cutId, state: "cancelled", now });
    cancelled.push(cut);
  }
  const [first] = cancelled;
  if (first !== undefined)
    await log({
      act: "cancelPriceCuts",
      entity: "priceCut",
      entityId: first.cut_id,
      part: "cut",
      before: { cuts: cancelled.map(planOf) },
      after: { ids: cancelled.map(({ cut_id }) => cut_id) },
    });
  return cancelled;
}

/** Returns how a price for a time is planned once more, as the operator API takes it; what ran begins at once. */
function planOf({ product_id, variant_id, price, state, begins_text, ends_text }: PriceCut) {
  const minute = (text: string | null) => text?.slice(0, 16).replace(" ", "T") ?? null;
  const from = state === "running" ? null : minute(begins_text);
  return { productId: product_id, variantId: variant_id, price, from, to: minute(ends_text) };
}

/** What costs less already keeps its price. */
async function begin(
  db: Queryable,
  { cut_id: cutId, product_id: productId, variant_id: variantId, price, ends }: PriceCut,
  now: Date,
): Promise<void> {
  const dearer = (await lockPrices(db, { productId, variantId })).filter(({ real_price }) => real_price > price);
  if (dearer.length === 0 || (ends !== null && ends <= now)) return recordOver(db, { cutId, state: "missed", now });
  for (const { variant_id, real_price, catalogue_price } of dearer)
    await changePriceIn(db, {
      productId,
      variantId: variant_id,
      realPrice: price,
      cataloguePrice: catalogue_price ?? real_price,
    });
  await recordBegun(db, {
    cutId,
    were: dearer.map(({ variant_id, real_price, catalogue_price }) => ({
      variant_id,
      price_was: real_price,
      catalogue_was: catalogue_price,
    })),
    now,
  });
}

/** Where somebody changed the price meanwhile, that is the later word and stays. */
async function end(
  db: Queryable,
  { cut_id: cutId, product_id: productId, variant_id: variantId }: PriceCut,
  { state, now }: { state: "ended" | "cancelled"; now: Date },
): Promise<void> {
  await lockPrices(db, { productId, variantId });
  for (const { variant_id, price_was, catalogue_was } of await pricesBefore(db, cutId))
    await changePriceIn(db, {
      productId,
      variantId: variant_id,
      realPrice: price_was,
      cataloguePrice: catalogue_was,
    });
  await recordOver(db, { cutId, state, now });
}
