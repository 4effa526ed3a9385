import {
  addCategory,
  type KnownCategory,
  knownCategories,
  moveCategory,
  reviseCategory,
  rootId,
} from "../../../database/catalogue/entity-paths.ts";
import { sayPaths } from "../../../database/catalogue/said-paths.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Catalogue, CatalogueCategory, CatalogueProblem } from "../../../domain/catalogue/catalogue.ts";
import { isSameText, mergedListingTexts, mergeSaid, noListingTexts } from "./merge-said.ts";
import { ownerOf, type PathBook } from "./path-book.ts";
import { saidPaths } from "./said-paths.ts";

/** Where things of the file ended up: ids by name, the cache tags that changed, and what could not be placed. */
export interface Placed {
  ids: Map<string, number>;
  facts: Set<string>;
  problems: CatalogueProblem[];
  /** Ids of those that were made, and of those that are otherwise than before. */
  created: Set<number>;
  changed: Set<number>;
}

/** Returns that nothing is placed yet, beside these known ids. */
export function placedOf(ids: Map<string, number>): Placed {
  return { ids, facts: new Set(), problems: [], created: new Set(), changed: new Set() };
}

/**
 * Makes or revises the catalogue's categories, parents first; those only named by products are made after
 * their slug. Ids are by key in lower case.
 */
export async function placeCategories(db: Queryable, catalogue: Catalogue, book: PathBook): Promise<Placed> {
  const known = new Map((await knownCategories(db)).map((category) => [category.key.toLowerCase(), category]));
  const placed = placedOf(new Map([...known].map(([key, { id }]) => [key, id])));
  const last = lastPositions(known.values());
  const wanted = wantedCategories(catalogue, known);
  await sayKnown(db, { wanted, known, placed });
  const made: { category: CatalogueCategory; id: number }[] = [];
  for (const category of wanted) {
    const here = known.get(category.key.toLowerCase());
    if (here === undefined) {
      const parentKey = category.key.split("/").slice(0, -1).join("/").toLowerCase();
      const parentId = parentKey === "" ? rootId : placed.ids.get(parentKey)!;
      const position = category.position ?? (last.get(parentId) ?? -1) + 1;
      last.set(parentId, position);
      if (category.name.pl === undefined)
        placed.problems.push({
          row: category.row ?? 0,
          column: "name_pl",
          value: "",
          text: `The shop has no category '${category.key.slice(0, 80)}', and a new one needs the column name_pl: a name in Polish.`,
        });
      const id = await addCategory(db, {
        ...category,
        image: category.image ?? "",
        name: mergeSaid({ pl: "" }, category.name),
        ...mergedListingTexts(noListingTexts, category),
        parentId,
        slug: category.key.split("/").at(-1)!,
        position,
      });
      placed.ids.set(category.key.toLowerCase(), id);
      placed.created.add(id);
      placed.facts.add("menu").add(`category:${parentId}`);
      made.push({ category, id });
    } else if (!category.onlyIfMissing) await revise(db, { category, here, book, placed });
  }
  const said = made.flatMap(({ category, id }) => saidPaths(category, { kind: "category", entity_id: id }));
  await sayPaths(db, said);
  for (const { category, id } of made) if (category.url !== null) await givePath(db, { category, id, book, placed });
  return placed;
}

/** Gives known categories the paths the file says in other languages: a renamed one moves the paths of all below it. */
async function sayKnown(
  db: Queryable,
  { wanted, known, placed }: { wanted: readonly CatalogueCategory[]; known: Known; placed: Placed },
): Promise<void> {
  const both = wanted.flatMap((category) => {
    const here = known.get(category.key.toLowerCase());
    return here === undefined || category.onlyIfMissing ? [] : [{ category, here }];
  });
  const renamed = both.some(({ category, here }) => !isSameText(here.name, mergeSaid(here.name, category.name)));
  const said = both.flatMap(({ category, here }) =>
    saidPaths(category, { kind: "category", entity_id: here.id, renamed }),
  );
  for (const id of await sayPaths(db, said)) {
    placed.facts.add("menu").add(`category:${id}`);
    placed.changed.add(id);
  }
}

type Known = ReadonlyMap<string, KnownCategory>;

function lastPositions(known: Iterable<KnownCategory>): Map<number, number> {
  const last = new Map<number, number>();
  for (const { parentId, position } of known) last.set(parentId, Math.max(position, last.get(parentId) ?? 0));
  return last;
}

/** The described categories and the missing ones that products or descriptions name, parents first; of those that another shop's goods only named, what still has goods. */
function wantedCategories({ categories, products }: Catalogue, known: Known): CatalogueCategory[] {
  const needed = [
    ...categories.filter(({ onlyIfMissing }) => !onlyIfMissing).map(({ key }) => key),
    ...products.flatMap((product) => product.categories),
  ].flatMap(withAncestors);
  const meant = new Set(needed.map((key) => key.toLowerCase()));
  const wanted = new Map(
    categories
      .map((category) => [category.key.toLowerCase(), category] as const)
      .filter(([key, { onlyIfMissing }]) => !onlyIfMissing || meant.has(key)),
  );
  for (const key of needed) {
    const lower = key.toLowerCase();
    if (!wanted.has(lower) && !known.has(lower)) wanted.set(lower, namedOnly(key));
  }
  return [...wanted.values()].sort((a, b) => a.key.split("/").length - b.key.split("/").length);
}

function withAncestors(key: string): string[] {
  const slugs = key.split("/");
  return slugs.map((_, index) => slugs.slice(0, index + 1).join("/"));
}

function namedOnly(key: string): CatalogueCategory {
  const slug = key.split("/").at(-1)!;
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  return { key, name: { pl: name }, description: { pl: "" }, image: "", url: "" };
}

interface Revision {
  category: CatalogueCategory;
  here: KnownCategory;
  book: PathBook;
  placed: Placed;
}

async function revise(db: Queryable, { category, here, book, placed }: Revision): Promise<void> {
  const now = {
    name: mergeSaid(here.name, category.name),
    ...mergedListingTexts(here, category),
    image: category.image ?? here.image,
    position: category.position ?? here.position,
  };
  const { menuChanged, textsChanged } = await reviseCategory(db, here.id, now);
  if (menuChanged) placed.facts.add("menu");
  if (textsChanged) placed.facts.add(`category:${here.id}`);
  const moved = category.url !== "" && category.url !== here.url;
  if (menuChanged || textsChanged || moved) placed.changed.add(here.id);
  if (moved) await givePath(db, { category, id: here.id, book, placed });
}

async function givePath(
  db: Queryable,
  { category, id, book, placed }: Omit<Revision, "here"> & { id: number },
): Promise<void> {
  const owner = ownerOf({ kind: "category", entity_id: id });
  placed.facts.add("menu").add(`category:${id}`);
  if (category.url === null) {
    book.release(owner);
    await moveCategory(db, id, null);
  } else if (category.url === "") await moveCategory(db, id, book.takeNear(category.key, owner));
  else if (book.take(category.url, owner)) await moveCategory(db, id, category.url);
  else
    placed.problems.push({
      row: category.row ?? 0,
      text: `The path '${category.url}' belongs to something else already.`,
    });
}
