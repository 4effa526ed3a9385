import { invalidateCacheTags } from "../../database/cache-tags.ts";
import {
  addressesOf,
  holdTree,
  leadAddressesTo,
  moveAddresses,
  slugsOf,
  type Slugs,
  takeAddresses,
} from "../../database/catalogue/moved-paths.ts";
import type { ProductPlacingSaid } from "../../database/catalogue/product-parts.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import { reviseProducer } from "../../database/catalogue/entity-paths.ts";
import { producerOrNull, settleProducers } from "../../database/catalogue/producers.ts";
import {
  type BrandRecord,
  type BrandTextsSaid,
  deleteBrand,
  goodsOfBrand,
  insertBrand,
  isBrandCalled,
  isBrandNamed,
  lockBrand,
  saveBrandPage,
  saveBrandTexts,
  textsOfBrand,
} from "../../database/catalogue/staff-brands.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { categoryLimits, isSlug, withSlug } from "../../domain/catalogue/category-form.ts";
import { languages } from "../../domain/language.ts";
import { isWholeProducer, noProducer, type Producer } from "../../domain/catalogue/producer.ts";
import { slugOf } from "../../domain/slug.ts";
import { type AddressRefused, changeAddresses, freeAddress, isMadeOf } from "./change-addresses.ts";
import { differingFields } from "../differing-fields.ts";
import { changeProducts } from "./change-products.ts";
import { notifyStockIsBack } from "../order/notify-stock-is-back.ts";

/** Why a brand was not added, changed, merged or removed. */
export type BrandRefused =
  | { kind: "unknown" }
  /** Somebody else has changed the part: this is its version. */
  | { kind: "old"; version: number }
  /** Another brand is called so. */
  | { kind: "called" }
  /** There is no such brand to merge it into. */
  | { kind: "into" }
  /** More goods than move at once. */
  | { kind: "many" }
  | { kind: "slug"; language: keyof Slugs }
  | AddressRefused
  | { kind: "goods" | "named" }
  /** Not all is said of a producer that the law wants. */
  | { kind: "producer" };

interface Change<Said> {
  brandId: number;
  /** The version of the part it was decided on; null: whichever there is. */
  version: number | null;
  change: (before: Said) => Said;
}

type Changed = { kind: "changed" } | { kind: "same" } | BrandRefused;

/** Writes texts of a brand. Its address follows its name where it was made of that; the old one leads to the new one. */
export async function changeBrandTexts(
  db: Queryable,
  { brandId, version, change }: Change<BrandTextsSaid>,
  log: Log,
): Promise<Changed> {
  await holdTree(db);
  const row = await lockBrand(db, brandId);
  if (row === null) return { kind: "unknown" };
  if (version !== null && row.texts_version !== version) return { kind: "old", version: row.texts_version };
  const before = textsOfBrand(row);
  const wanted = change(before);
  const differing = differingFields(before, wanted);
  if (differing === null) return { kind: "same" };
  const isRenamed = wanted.name !== before.name;
  if (isRenamed && (await isBrandCalled(db, wanted.name, brandId))) return { kind: "called" };
  await saveBrandTexts(db, brandId, wanted);
  if (isRenamed) await followNewName(db, row, wanted.name);
  await log({
    act: "changeBrandTexts",
    entity: "brand",
    entityId: brandId,
    part: "texts",
    version: (await lockBrand(db, brandId))!.texts_version,
    ...differing,
  });
  await invalidateCacheTags(db, [...(isRenamed ? ["menu"] : []), tagOf(brandId)]);
  return { kind: "changed" };
}

/** Gives the page of a brand its addresses; old ones lead to new ones. */
export async function changeBrandPage(
  db: Queryable,
  { brandId, version, change }: Change<Slugs>,
  log: Log,
): Promise<Changed> {
  await holdTree(db);
  const row = await lockBrand(db, brandId);
  if (row === null) return { kind: "unknown" };
  if (version !== null && row.page_version !== version) return { kind: "old", version: row.page_version };
  const before = await slugsOfBrand(db, brandId);
  const wanted = change(before);
  const differing = differingFields({ slugs: before }, { slugs: wanted });
  if (differing === null) return { kind: "same" };
  const no = wrongSlugs(before, wanted) ?? (await changeAddresses(db, { ...pageOf(brandId), wanted }));
  if (no !== null) return no;
  await saveBrandPage(db, brandId);
  const { page_version } = (await lockBrand(db, brandId))!;
  await log({
    act: "changeBrandPage",
    entity: "brand",
    entityId: brandId,
    part: "page",
    version: page_version,
    ...differing,
  });
  await invalidateCacheTags(db, ["menu", tagOf(brandId)]);
  return { kind: "changed" };
}

/** Who answers for the goods of a brand; null: nobody is said. */
export interface BrandProducerSaid {
  producer: Producer | null;
}

/**
 * Says who answers for the goods of a brand (Regulation (EU) 2023/988, art. 19), or that nobody is said. Goods that may not be without a producer are shown or hidden by it.
 */
export async function changeBrandProducer(
  db: Queryable,
  { brandId, version, change }: Change<BrandProducerSaid>,
  log: Log,
): Promise<Changed> {
  const row = await lockBrand(db, brandId);
  if (row === null) return { kind: "unknown" };
  if (version !== null && row.producer_version !== version) return { kind: "old", version: row.producer_version };
  const before = { producer: producerOrNull(row) };
  const wanted = change(before);
  const differing = differingFields(before, wanted);
  if (differing === null) return { kind: "same" };
  if (wanted.producer !== null && !isWholeProducer(wanted.producer)) return { kind: "producer" };
  await reviseProducer(db, brandId, wanted.producer ?? noProducer);
  await log({
    act: "changeBrandProducer",
    entity: "brand",
    entityId: brandId,
    part: "producer",
    version: (await lockBrand(db, brandId))!.producer_version,
    ...differing,
  });
  const settled = await settleProducers(db);
  const shownOrHidden = settled.length === 0 ? [] : ["config", "menu", ...settled.map((id) => `product:${id}`)];
  await invalidateCacheTags(db, [tagOf(brandId), ...shownOrHidden]);
  await notifyStockIsBack(db, settled);
  return { kind: "changed" };
}

/** Adds a brand with its page, in the caller's transaction; its address is made of its name where none is said. */
export async function addBrand(
  db: Queryable,
  { texts, slugs }: { texts: BrandTextsSaid; slugs?: Slugs | undefined },
  log: Log,
): Promise<{ kind: "added"; brandId: number } | BrandRefused> {
  await holdTree(db);
  if (await isBrandCalled(db, texts.name, null)) return { kind: "called" };
  const none = { pl: "", en: "", cz: "" };
  const wrong = slugs === undefined ? null : wrongSlugs(none, slugs);
  if (wrong !== null) return wrong;
  const slug = slugOf(texts.name) || "marka";
  const free = await freeAddress(db, { kind: "manufacturer", entity_id: 0, below: "", slug });
  const brandId = await insertBrand(db, texts, free);
  if (slugs === undefined || slugs.pl === "")
    await savePaths(db, [{ kind: "manufacturer", entity_id: brandId, path: free }]);
  else {
    const no = await changeAddresses(db, { ...pageOf(brandId), wanted: slugs });
    if (no !== null) return no;
    await saveBrandPage(db, brandId);
  }
  await log({ act: "addBrand", entity: "brand", entityId: brandId, after: { name: texts.name } });
  await invalidateCacheTags(db, ["menu", tagOf(brandId)]);
  return { kind: "added", brandId };
}

/** Takes a brand away of which there are no goods and which nothing names. */
export async function removeBrand(
  db: Queryable,
  brandId: number,
  log: Log,
): Promise<{ kind: "removed" } | BrandRefused> {
  await holdTree(db);
  const row = await lockBrand(db, brandId);
  if (row === null) return { kind: "unknown" };
  if ((await goodsOfBrand(db, brandId, 1)).length > 0) return { kind: "goods" };
  if (await isBrandNamed(db, brandId)) return { kind: "named" };
  const before = { ...textsOfBrand(row), slugs: await slugsOfBrand(db, brandId) };
  await takeAddresses(db, { kind: "manufacturer", entity_id: brandId });
  await deleteBrand(db, brandId);
  await log({ act: "removeBrand", entity: "brand", entityId: brandId, before });
  await invalidateCacheTags(db, ["menu", tagOf(brandId)]);
  return { kind: "removed" };
}

/** Makes one brand of two: its goods are the other's from now on, its addresses lead there, and it is gone. */
export async function mergeBrands(
  db: Queryable,
  { brandId, intoId, now }: { brandId: number; intoId: number; now: Date },
  log: Log,
): Promise<{ kind: "merged"; goods: number } | BrandRefused> {
  await holdTree(db);
  const row = await lockBrand(db, brandId);
  const into = await lockBrand(db, intoId);
  if (row === null) return { kind: "unknown" };
  if (into === null || intoId === brandId) return { kind: "into" };
  if (await isBrandNamed(db, brandId)) return { kind: "named" };
  const ids = await goodsOfBrand(db, brandId, categoryLimits.goodsAtOnce + 1);
  if (ids.length > categoryLimits.goodsAtOnce) return { kind: "many" };
  const change = (before: ProductPlacingSaid) => ({ ...before, brandId: intoId });
  await changeProducts(db, { productIds: ids, part: "placing", change, act: "changeProductPlacing", now }, log);
  await takeAddresses(db, { kind: "manufacturer", entity_id: brandId });
  await leadAddressesTo(db, { kind: "manufacturer", from: brandId, to: intoId });
  await deleteBrand(db, brandId);
  await log({
    act: "mergeBrands",
    entity: "brand",
    entityId: intoId,
    before: { merged: row.manufacturer_name },
    after: { name: into.manufacturer_name, goods: ids.length },
  });
  await invalidateCacheTags(db, ["menu", tagOf(brandId), tagOf(intoId)]);
  return { kind: "merged", goods: ids.length };
}

/** Returns the last part of a brand's address in each language. */
async function slugsOfBrand(db: Queryable, brandId: number): Promise<Slugs> {
  return slugsOf(await addressesOf(db, { kind: "manufacturer", entity_id: brandId }));
}

async function followNewName(db: Queryable, row: BrandRecord, name: string): Promise<void> {
  const brandId = row.manufacturer_id;
  const address = (await addressesOf(db, { kind: "manufacturer", entity_id: brandId })).pl;
  const slug = slugOf(name);
  const was = slugOf(row.manufacturer_name);
  if (address === undefined || slug === "" || slug === was || !isMadeOf(address.path, was)) return;
  for (let number = 1; number < 100; number += 1) {
    const to = withSlug(address.path, number === 1 ? slug : `${slug}-${number}`);
    if (await moveAddresses(db, { kind: "manufacturer", ids: [brandId], from: address.path, to }))
      return saveBrandPage(db, brandId);
  }
}

function wrongSlugs(before: Slugs, wanted: Slugs): BrandRefused | null {
  const wrong = languages.find(
    ({ lanCode }) =>
      wanted[lanCode] !== before[lanCode] && (lanCode === "pl" || wanted[lanCode] !== "") && !isSlug(wanted[lanCode]),
  );
  return wrong === undefined ? null : { kind: "slug", language: wrong.lanCode };
}

function pageOf(brandId: number) {
  return { kind: "manufacturer" as const, entity_id: brandId, ids: [brandId], below: "" };
}

function tagOf(brandId: number): string {
  return `manufacturer:${brandId}`;
}
