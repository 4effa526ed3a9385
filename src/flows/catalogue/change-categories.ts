// One long file: every act on a category, whose parts share the holding of the tree, its refusals and its addresses.
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { fillingsOf } from "../../database/catalogue/category-fillings.ts";
import { rootId } from "../../database/catalogue/entity-paths.ts";
import {
  addressBelow,
  addressesOf,
  holdTree,
  leadAddressesTo,
  moveAddresses,
  slugsOf,
  type Slugs,
  takeAddresses,
  withBelow,
} from "../../database/catalogue/moved-paths.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import {
  categoryHolds,
  type CategoryRecord,
  type CategoryTextsSaid,
  childrenOf,
  deleteCategory,
  freeSlug,
  goodsIn,
  insertCategory,
  isPicture,
  levelsBelow,
  lockCategory,
  saveCategoryPage,
  saveCategoryTexts,
  savePlacing,
  textsOfCategory,
  versionOfPart,
  wayUp,
} from "../../database/catalogue/staff-categories.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import {
  addressParts,
  type AddressParts,
  atIndex,
  categoryLimits,
  type CategoryPart,
  isSlug,
} from "../../domain/catalogue/category-form.ts";
import type { CategoryFilling } from "../../domain/catalogue/category-rule.ts";
import { languages } from "../../domain/language.ts";
import { slugOf } from "../../domain/slug.ts";
import { withoutHtml } from "../../domain/translations.ts";
import { type AddressRefused, changeAddresses, freeAddress, isMadeOf } from "./change-addresses.ts";
import { fill, type FillingRefused, unfilled, wrongFilling } from "./change-category-filling.ts";
import { differingFields } from "../differing-fields.ts";
import { changeProducts, type ProductOutcome } from "./change-products.ts";

/** Why a category was not added, changed or removed. */
export type CategoryRefused =
  | { kind: "unknown" }
  /** Somebody else has changed the part: this is its version. */
  | { kind: "old"; version: number }
  /** There is no such category to lie in, or it lies below this one. */
  | { kind: "parent" }
  | { kind: "deep" }
  | { kind: "picture" }
  /** It cannot be a part of an address. */
  | { kind: "slug"; language: keyof Slugs }
  | AddressRefused
  | FillingRefused
  | { kind: "below" | "goods" | "named" };

/** What the page of a category says beside its texts. */
export interface CategoryPageSaid {
  hidden: boolean;
  /** File name, or ''. */
  image: string;
  slugs: Slugs;
}

/** Where a category lies: in which other, and at which index among its siblings. */
export interface CategoryPlacingSaid {
  parentId: number;
  index: number;
}

interface Change<Said> {
  categoryId: number;
  /** The version of the part it was decided on; null: whichever there is. */
  version: number | null;
  change: (before: Said) => Said;
}

type Changed = { kind: "changed" } | { kind: "same" } | CategoryRefused;

/**
 * Writes texts of a category. Its Polish address follows its name where it was made of that, with all below it; the old
 * one leads to the new one.
 */
export async function changeCategoryTexts(
  db: Queryable,
  { categoryId, version, change }: Change<CategoryTextsSaid>,
  log: Log,
): Promise<Changed> {
  await holdTree(db);
  const row = await lockCategory(db, categoryId);
  const stale = staleness(row, "texts", version);
  if (stale !== null) return stale;
  const before = textsOfCategory(row!);
  const wanted = change(before);
  const differing = differingFields(before, wanted);
  if (differing === null) return { kind: "same" };
  const ids = await withBelow(db, categoryId);
  await saveCategoryTexts(db, categoryId, wanted);
  const renamed = JSON.stringify(before.name) !== JSON.stringify(wanted.name);
  if (before.name.pl !== wanted.name.pl) await followNewName(db, { row: row!, ids, name: wanted.name.pl });
  await logPart(db, log, { act: "changeCategoryTexts", categoryId, part: "texts", ...differing });
  await invalidateCacheTags(db, renamed ? ["menu", ...tagsOf(ids)] : tagsOf([categoryId]));
  return { kind: "changed" };
}

/** Hides or shows a category, gives it a picture and addresses. */
export async function changeCategoryPage(
  db: Queryable,
  { categoryId, version, change }: Change<CategoryPageSaid>,
  log: Log,
): Promise<Changed> {
  await holdTree(db);
  const row = await lockCategory(db, categoryId);
  const stale = staleness(row, "page", version);
  if (stale !== null) return stale;
  const before = await pageOfCategory(db, row!);
  const wanted = change(before);
  const differing = differingFields(before, wanted);
  if (differing === null) return { kind: "same" };
  const wrong = await wrongPage(db, before, wanted);
  if (wrong !== null) return wrong;
  const ids = await withBelow(db, categoryId);
  const below = await addressBelow(db, row!.category_parent_id, "pl");
  const no = await changeAddresses(db, { kind: "category", entity_id: categoryId, ids, wanted: wanted.slugs, below });
  if (no !== null) return no;
  await saveCategoryPage(db, categoryId, wanted);
  await logPart(db, log, { act: "changeCategoryPage", categoryId, part: "page", ...differing });
  await invalidateCacheTags(db, ["menu", ...tagsOf(ids), ...tagsOf([row!.category_parent_id])]);
  return { kind: "changed" };
}

/** Puts a category into another, or elsewhere among its siblings: its addresses and those below it follow, and the old ones lead to them. */
export async function placeCategory(
  db: Queryable,
  { categoryId, version, change }: Change<CategoryPlacingSaid>,
  log: Log,
): Promise<Changed> {
  await holdTree(db);
  const row = await lockCategory(db, categoryId);
  const stale = staleness(row, "placing", version);
  if (stale !== null) return stale;
  const before = await placingOfCategory(db, row!);
  const wanted = change(before);
  const wrong = await wrongParent(db, { categoryId, parentId: wanted.parentId });
  if (wrong !== null) return wrong;
  const siblings = await childrenOf(db, wanted.parentId);
  const order = atIndex(siblings, categoryId, wanted.index);
  if (JSON.stringify(order) === JSON.stringify(siblings)) return { kind: "same" };
  const moves = wanted.parentId !== before.parentId;
  const ids = await withBelow(db, categoryId);
  const above = await parentsOf(db, [before.parentId, wanted.parentId]);
  const begins = moves ? await beginnings(db, before.parentId, wanted.parentId) : [];
  const slug = moves
    ? await freeSlug(db, { parentId: wanted.parentId, wanted: row!.category_url, except: categoryId })
    : row!.category_url;
  await savePlacing(db, categoryId, { parentId: wanted.parentId, slug, order });
  for (const { lanCode, from, to } of begins) {
    const address = (await addressesOf(db, { kind: "category", entity_id: categoryId }))[lanCode];
    if (address?.given !== true || addressParts(address.path).above !== from) continue;
    await moveWithBelow(db, { categoryId, ids, from: address.path, to: { ...addressParts(address.path), above: to } });
  }
  const after = await placingOfCategory(db, (await lockCategory(db, categoryId))!);
  await logPart(db, log, {
    act: "placeCategory",
    categoryId,
    part: "placing",
    before: { ...before, parent: await called(db, before.parentId) },
    after: { ...after, parent: await called(db, after.parentId) },
  });
  await invalidateCacheTags(db, ["menu", ...(moves ? tagsOf([...ids, ...above]) : [])]);
  return { kind: "changed" };
}

export interface NewCategoryInput {
  parentId: number;
  /** Absent: behind its siblings. */
  index?: number | undefined;
  texts: CategoryTextsSaid;
  hidden: boolean;
  image: string;
  /** Absent: made of its name. */
  slugs?: Slugs | undefined;
  filling?: Partial<CategoryFilling> | undefined;
}

/** Adds a category with its page, in the caller's transaction. */
export async function addCategory(
  db: Queryable,
  { parentId, index, texts, hidden, image, slugs, filling }: NewCategoryInput,
  log: Log,
): Promise<{ kind: "added"; categoryId: number } | CategoryRefused> {
  await holdTree(db);
  const wrong = await wrongParent(db, { categoryId: null, parentId });
  if (wrong !== null) return wrong;
  const bad =
    (await wrongPage(db, { image: "", slugs: noSlugs }, { image, slugs: slugs ?? noSlugs })) ??
    (await wrongFilling(db, { ...unfilled, ...filling }));
  if (bad !== null) return bad;
  const slugWanted = slugs?.pl || slugOf(withoutHtml(texts.name.pl)) || "kategoria";
  const slug = await freeSlug(db, { parentId, wanted: slugWanted, except: null });
  const categoryId = await insertCategory(db, { parentId, slug, texts, hidden, image });
  if (filling !== undefined) await fill(db, categoryId, { ...unfilled, ...filling });
  const below = await addressBelow(db, parentId, "pl");
  const key = { kind: "category" as const, entity_id: categoryId };
  if (slugs === undefined)
    await savePaths(db, [{ ...key, path: await freeAddress(db, { ...key, below, slug: slugWanted }) }]);
  else {
    const no = await changeAddresses(db, { ...key, ids: [categoryId], wanted: slugs, below });
    if (no !== null) return no;
  }
  if (index !== undefined) {
    const order = atIndex(await childrenOf(db, parentId), categoryId, index);
    await savePlacing(db, categoryId, { parentId, slug, order });
  }
  const after = { name: texts.name, parentId, parent: await called(db, parentId) };
  await log({ act: "addCategory", entity: "category", entityId: categoryId, after });
  await invalidateCacheTags(db, ["menu", ...tagsOf([categoryId, ...(await parentsOf(db, [parentId]))])]);
  return { kind: "added", categoryId };
}

/** Takes a category away in which nothing lies and which nothing names; its addresses lead to the one it lay in. */
export async function removeCategory(
  db: Queryable,
  categoryId: number,
  log: Log,
): Promise<{ kind: "removed" } | CategoryRefused> {
  await holdTree(db);
  const row = await lockCategory(db, categoryId);
  if (row === null) return { kind: "unknown" };
  const holds = await categoryHolds(db, categoryId);
  if (holds !== null) return { kind: holds };
  const texts = textsOfCategory(row);
  const page = await pageOfCategory(db, row);
  const placing = await placingOfCategory(db, row);
  const { version: _version, ...filling } = (await fillingsOf(db, [categoryId])).get(categoryId)!;
  await takeAddresses(db, { kind: "category", entity_id: categoryId });
  await leadAddressesTo(db, { kind: "category", from: categoryId, to: row.category_parent_id });
  await deleteCategory(db, categoryId);
  const before = { ...texts, ...page, ...placing, filling, parent: await called(db, placing.parentId) };
  await log({ act: "removeCategory", entity: "category", entityId: categoryId, before });
  await invalidateCacheTags(db, ["menu", ...tagsOf([categoryId, ...(await parentsOf(db, [placing.parentId]))])]);
  return { kind: "removed" };
}

/** Moves the goods that lie in a category itself into another, hidden ones too; those that lie there already are taken out alone. Returns what became of each. */
export async function moveGoods(
  db: Queryable,
  { categoryId, toId, now }: { categoryId: number; toId: number; now: Date },
  log: Log,
): Promise<{ kind: "moved"; ids: number[]; outcomes: ProductOutcome[] } | CategoryRefused> {
  if ((await wayUp(db, categoryId)).length === 0) return { kind: "unknown" };
  if (toId === categoryId || (await wayUp(db, toId)).length === 0) return { kind: "parent" };
  const ids = await goodsIn(db, categoryId, categoryLimits.goodsAtOnce);
  const outcomes = await changeProducts(
    db,
    {
      productIds: ids,
      part: "placing",
      change: (before) => ({
        ...before,
        categories: [...new Set(before.categories.map((id) => (id === categoryId ? toId : id)))],
      }),
      act: "moveCategoryGoods",
      now,
    },
    log,
  );
  return { kind: "moved", ids, outcomes };
}

/** Returns what the page of a category says beside its texts. */
export async function pageOfCategory(
  db: Queryable,
  { category_id, hidden, category_image }: Pick<CategoryRecord, "category_id" | "hidden" | "category_image">,
): Promise<CategoryPageSaid> {
  const addresses = await addressesOf(db, { kind: "category", entity_id: category_id });
  return { hidden, image: category_image, slugs: slugsOf(addresses) };
}

/** Returns where a category lies. */
export async function placingOfCategory(
  db: Queryable,
  { category_id, category_parent_id }: Pick<CategoryRecord, "category_id" | "category_parent_id">,
): Promise<CategoryPlacingSaid> {
  const siblings = await childrenOf(db, category_parent_id);
  return { parentId: category_parent_id, index: siblings.indexOf(category_id) };
}

const noSlugs: Slugs = { pl: "", en: "", cz: "" };

function staleness(row: CategoryRecord | null, part: CategoryPart, version: number | null): CategoryRefused | null {
  if (row === null) return { kind: "unknown" };
  const current = versionOfPart(row, part);
  return version === null || current === version ? null : { kind: "old", version: current };
}

async function followNewName(
  db: Queryable,
  { row, ids, name }: { row: CategoryRecord; ids: readonly number[]; name: string },
): Promise<void> {
  const { category_id: categoryId, category_name } = row;
  const address = (await addressesOf(db, { kind: "category", entity_id: categoryId })).pl;
  const [was, slug] = [slugOf(withoutHtml(category_name.pl)), slugOf(withoutHtml(name))];
  if (address === undefined || was === slug || slug === "" || !isMadeOf(address.path, was)) return;
  await moveWithBelow(db, { categoryId, ids, from: address.path, to: { ...addressParts(address.path), slug } });
}

interface Moving {
  categoryId: number;
  /** Itself and all below it. */
  ids: readonly number[];
  from: string;
  to: AddressParts;
}

/** Gives a category, and all below it, the first free address like this one. */
async function moveWithBelow(db: Queryable, { categoryId, ids, from, to }: Moving): Promise<void> {
  const moved = from.endsWith("/") ? ids : [categoryId];
  for (let number = 1; number < 100; number += 1) {
    const address = `${to.above}${to.slug}${number === 1 ? "" : `-${number}`}${to.end}`;
    if (await moveAddresses(db, { kind: "category", ids: moved, from, to: address })) return;
  }
}

/** How addresses begin below one category and below another, in each language. */
async function beginnings(db: Queryable, fromId: number, toId: number) {
  const found = [];
  for (const { lanCode } of languages)
    found.push({ lanCode, from: await addressBelow(db, fromId, lanCode), to: await addressBelow(db, toId, lanCode) });
  return found;
}

async function wrongParent(
  db: Queryable,
  { categoryId, parentId }: { categoryId: number | null; parentId: number },
): Promise<CategoryRefused | null> {
  const way = await wayUp(db, parentId);
  if ((parentId !== rootId && way.length === 0) || way.some(({ id }) => id === categoryId)) return { kind: "parent" };
  const levels = categoryId === null ? 1 : await levelsBelow(db, categoryId);
  return way.length + levels > categoryLimits.depth ? { kind: "deep" } : null;
}

async function wrongPage(
  db: Queryable,
  before: Omit<CategoryPageSaid, "hidden">,
  wanted: Omit<CategoryPageSaid, "hidden">,
): Promise<CategoryRefused | null> {
  if (wanted.image !== before.image && wanted.image !== "" && !(await isPicture(db, wanted.image)))
    return { kind: "picture" };
  const wrong = languages.find(
    ({ lanCode }) =>
      wanted.slugs[lanCode] !== before.slugs[lanCode] && wanted.slugs[lanCode] !== "" && !isSlug(wanted.slugs[lanCode]),
  );
  return wrong === undefined ? null : { kind: "slug", language: wrong.lanCode };
}

/** These categories and all above them. */
async function parentsOf(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const ways = [];
  for (const id of ids) ways.push(...(await wayUp(db, id)).map((one) => one.id));
  return [...new Set([...ways, rootId])];
}

/** What a category is called in the log, in Polish; null: it is the root. */
async function called(db: Queryable, categoryId: number): Promise<string | null> {
  const [first] = await wayUp(db, categoryId);
  return first === undefined ? null : withoutHtml(first.name.pl);
}

function tagsOf(ids: readonly number[]): string[] {
  return ids.map((id) => `category:${id}`);
}

async function logPart(
  db: Queryable,
  log: Log,
  {
    act,
    categoryId,
    part,
    before,
    after,
  }: { act: string; categoryId: number; part: CategoryPart; before: object; after: object },
): Promise<void> {
  const version = versionOfPart((await lockCategory(db, categoryId))!, part);
  await log({
    act,
    entity: "category",
    entityId: categoryId,
    part,
    version,
    before: { ...before },
    after: { ...after },
  });
}
