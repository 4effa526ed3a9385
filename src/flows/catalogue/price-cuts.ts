import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  dueCuts,
  lockCut,
  type NewCut,
  recordBegun,
  recordOver,
  planCut,
  type PriceCut,
  pricesBefore,
} from "../../database/catalogue/price-cuts.ts";
import { lockPrices } from "../../database/catalogue/prices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { changePriceIn } from "./change-price.ts";

export type PlannedCut =
  | { kind: "planned"; cutId: number }
  | { kind: "overlaps"; cut: PriceCut }
  /** Nothing it is for costs more: the highest price, grosze. */
  | { kind: "notLower"; price: number };

/** Plans a price for a time, or begins it where its time has come; nothing is planned that would overlap, or is no reduction today. */
export async function planPriceCut(pool: Pool, cut: NewCut, now: Date): Promise<PlannedCut> {
  const planned = await inTransaction(
    pool,
    async (db): Promise<PlannedCut> => {
      const prices = (await lockPrices(db, cut)).map(({ real_price }) => real_price);
      if (prices.length === 0) throw new RangeError(`No product ${cut.productId}`);
      const asked = await planCut(db, cut);
      const highest = Math.max(...prices);
      return asked.kind === "planned" && cut.price >= highest ? { kind: "notLower", price: highest } : asked;
    },
    { keep: (result) => result.kind === "planned" },
  );
  if (planned.kind === "planned") await runPriceCuts(pool, now);
  return planned;
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

/** Takes back a price for a time: what is planned never begins, what runs ends now. Returns what it was, null: there is none such. */
export async function cancelPriceCut(pool: Pool, cutId: number, now: Date): Promise<PriceCut | null> {
  return inTransaction(pool, async (db) => {
    const cut = await lockCut(db, cutId);
    if (cut === null || (cut.state !== "planned" && cut.state !== "running")) return null;
    if (cut.state === "running") await end(db, cut, { state: "cancelled", now });
    else await recordOver(db, { cutId, state: "cancelled", now });
    return cut;
  });
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
