import { addCategory, addManufacturer, categoryIds, type CategoryPlace, manufacturerIds, pathsTaken, reviseCategory, reviseManufacturer, rootId } from "../../database/catalogue-places.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Catalogue, CatalogueCategory } from "../../domain/catalogue.ts";
import type { Said } from "../../domain/language.ts";
import { slugOf } from "../../domain/slug.ts";

export interface Places {
  ids: Map<string, number>;
  /** Whether a menu changed. */
  changed: boolean;
}

/** Makes or revises the catalogue's categories, parents first; ones only named by products are made after their slug. */
export async function placeCategories(db: Queryable, catalogue: Catalogue, sanitise: (html: string) => string): Promise<Places> {
  const ids = await categoryIds(db);
  const described = new Map(catalogue.categories.map((category) => [category.key, category]));
  const named = new Set(catalogue.products.flatMap((product) => product.categories).flatMap(withAncestors));
  const wanted = [...described.keys(), ...[...named].filter((key) => !described.has(key) && !ids.has(key))];
  let changed = false;
  for (const [position, key] of wanted.entries()) {
    const place = placeOf(described.get(key) ?? namedOnly(key), { ids, position, sanitise });
    const known = ids.get(key);
    if (known === undefined) {
      if (place.url !== null && (await pathsTaken(db, [place.url])).size > 0) place.url = null;
      ids.set(key, await addCategory(db, place));
      changed = true;
    } else if (described.has(key) && (await reviseCategory(db, known, place))) changed = true;
  }
  return { ids, changed };
}

function withAncestors(key: string): string[] {
  const slugs = key.split("/");
  return slugs.map((_, place) => slugs.slice(0, place + 1).join("/"));
}

function namedOnly(key: string): CatalogueCategory {
  const slug = key.split("/").at(-1)!;
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  return { key, name: { pl: name }, description: { pl: "" }, image: "", url: `${key}/` };
}

function placeOf(category: CatalogueCategory, { ids, position, sanitise }: { ids: Map<string, number>; position: number; sanitise: (html: string) => string }): CategoryPlace {
  const slugs = category.key.split("/");
  const parent = slugs.slice(0, -1).join("/");
  const clean = (texts: Said) => Object.fromEntries(Object.entries(texts).map(([lan, html]) => [lan, sanitise(html)])) as Said;
  return {
    name: clean(category.name),
    description: clean(category.description),
    image: category.image,
    url: category.url,
    parentId: parent === "" ? rootId : ids.get(parent)!,
    slug: slugs.at(-1)!,
    position,
  };
}

/** Makes or revises the catalogue's manufacturers; ids by name in lower case. */
export async function placeManufacturers(db: Queryable, catalogue: Catalogue, sanitise: (html: string) => string): Promise<Places> {
  const ids = await manufacturerIds(db);
  const described = new Map(catalogue.manufacturers.map((manufacturer) => [manufacturer.name.toLowerCase(), manufacturer]));
  const named = new Map(catalogue.products.map((product) => [product.manufacturer.toLowerCase(), product.manufacturer]));
  let changed = false;
  for (const [key, name] of new Map([...named, ...[...described].map(([lower, { name: full }]): [string, string] => [lower, full])])) {
    const manufacturer = described.get(key);
    const description = Object.fromEntries(Object.entries(manufacturer?.description ?? { pl: "" }).map(([lan, html]) => [lan, sanitise(html)])) as Said;
    const known = ids.get(key);
    if (known === undefined) {
      ids.set(key, await addManufacturer(db, { name, url: await freePath(db, manufacturer?.url ?? slugOf(name)), description }));
      changed = true;
    } else if (manufacturer && (await reviseManufacturer(db, known, description))) changed = true;
  }
  return { ids, changed };
}

/** A path nobody has: the slug's own, or the first numbered one. */
async function freePath(db: Queryable, slug: string): Promise<string> {
  const wishes = [slug || "marka", ...Array.from({ length: 50 }, (_, place) => `${slug || "marka"}-${place + 2}`)].map((wish) => `${wish}/`);
  const taken = await pathsTaken(db, wishes);
  return wishes.find((wish) => !taken.has(wish))!;
}
