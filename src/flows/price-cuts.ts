import { inTransaction, type Pool } from "../database/connect.ts";
import { dueCuts, lockCut, type NewCut, noteBegun, noteOver, planCut, type PriceCut } from "../database/price-cuts.ts";
import { lockPrice } from "../database/prices.ts";
import type { Queryable } from "../database/queryable.ts";
import { changePriceIn } from "./change-price.ts";

export type PlannedCut =
  | { kind: "planned"; cutId: number }
  | { kind: "overlaps"; cut: PriceCut }
  /** It is not below what the product costs: grosze. */
  | { kind: "notLower"; price: number };

/** Plans a price for a time, or begins it where its time has come; nothing is planned that would overlap, or is no reduction today. */
export async function planPriceCut(pool: Pool, cut: NewCut, now: Date): Promise<PlannedCut> {
  const planned = await inTransaction(pool, async (db): Promise<PlannedCut> => {
    const product = await lockPrice(db, cut.productId);
    if (product === null) throw new RangeError(`No product ${cut.productId}`);
    const asked = await planCut(db, cut);
    if (asked.kind === "planned" && cut.price >= product.real_price) return { kind: "notLower", price: product.real_price };
    return asked;
  }, { keep: (result) => result.kind === "planned" });
  if (planned.kind === "planned") await runPriceCuts(pool, now);
  return planned;
}

/**
 * Begins and ends the prices whose time has come, each in a transaction of its own; answers how many. One that comes
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

/** Takes back a price for a time: what is planned never begins, what runs ends now. Answers what it was, null: there is none such. */
export async function cancelPriceCut(pool: Pool, cutId: number, now: Date): Promise<PriceCut | null> {
  return inTransaction(pool, async (db) => {
    const cut = await lockCut(db, cutId);
    if (cut === null || (cut.state !== "planned" && cut.state !== "running")) return null;
    if (cut.state === "running") await end(db, cut, { state: "cancelled", now });
    else await noteOver(db, { cutId, state: "cancelled", now });
    return cut;
  });
}

async function begin(db: Queryable, { cut_id: cutId, product_id: productId, price, ends }: PriceCut, now: Date): Promise<void> {
  const product = await lockPrice(db, productId);
  if (product === null || price >= product.real_price || (ends !== null && ends <= now)) return noteOver(db, { cutId, state: "missed", now });
  await changePriceIn(db, { productId, realPrice: price, cataloguePrice: product.catalogue_price ?? product.real_price });
  await noteBegun(db, { cutId, priceWas: product.real_price, catalogueWas: product.catalogue_price, now });
}

/** Where somebody changed the price meanwhile, that is the later word and stays. */
async function end(db: Queryable, { cut_id: cutId, product_id: productId, price, price_was, catalogue_was }: PriceCut, { state, now }: { state: "ended" | "cancelled"; now: Date }): Promise<void> {
  const product = await lockPrice(db, productId);
  if (product?.real_price === price && price_was !== null) {
    const untouched = product.catalogue_price === (catalogue_was ?? price_was);
    const kept = product.catalogue_price !== null && product.catalogue_price > price_was ? product.catalogue_price : null;
    await changePriceIn(db, { productId, realPrice: price_was, cataloguePrice: untouched ? catalogue_was : kept });
  }
  await noteOver(db, { cutId, state, now });
}
