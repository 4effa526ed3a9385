import { paths } from "../contract/paths.ts";
import type { Pool } from "../database/connect.ts";
import { type EntityKind, type EntityPath, pathsAmong, takeAllPaths } from "../database/catalogue/paths.ts";
import type { Queryable } from "../database/queryable.ts";
import { categoryPages } from "./pages/category.ts";
import { contactPage } from "./pages/contact.ts";
import { contentPages } from "./pages/content.ts";
import { homePage } from "./pages/home.ts";
import { newProductsPage, salePage } from "./pages/listing.ts";
import { manufacturerPages } from "./pages/manufacturer.ts";
import { notFoundPage } from "./pages/not-found.ts";
import { comparePage } from "./pages/compare.ts";
import { offlinePage } from "./pages/offline.ts";
import { productPages } from "./pages/product.ts";
import type { Made, Reading, Wanted } from "./reading.ts";

/** A page that is prerendered ahead: what makes it and of which entity. */
export interface PageKey extends Wanted {
  source: keyof typeof sources;
}

/** Every source makes a batch of pages; those of one entity kind are made together. */
const sources = {
  home: async (reading: Reading) => [await homePage(reading)],
  notFound: async (reading: Reading) => [await notFoundPage(reading)],
  sale: async (reading: Reading) => [await salePage(reading)],
  newProducts: async (reading: Reading) => [await newProductsPage(reading)],
  contact: async (reading: Reading) => [await contactPage(reading)],
  compare: async (reading: Reading) => [await comparePage(reading)],
  offline: async (reading: Reading) => [offlinePage(reading)],
  category: (reading: Reading, wanted: readonly Wanted[]) => categoryPages(reading, wanted),
  manufacturer: (reading: Reading, wanted: readonly Wanted[]) => manufacturerPages(reading, wanted),
  product: productPages,
  content: contentPages,
};

const sourceOfKind: Record<EntityKind, keyof typeof sources> = {
  category: "category",
  manufacturer: "manufacturer",
  product: "product",
  page: "content",
};

/** The pages that are there whatever the shop sells. */
export const staticPages: readonly PageKey[] = [
  { source: "home", path: paths.home, id: "" },
  { source: "notFound", path: paths.notFound, id: "" },
  { source: "sale", path: paths.sale, id: "" },
  { source: "newProducts", path: paths.newProducts, id: "" },
  { source: "contact", path: paths.contact, id: "" },
  { source: "compare", path: paths.compare, id: "" },
  { source: "offline", path: paths.offline, id: "" },
];

/** Takes every page the shop prerenders ahead, some thousands at a time: products last, so that listings, which take the database longer, are gathered while products are drawn. */
export async function takeAllPages(pool: Pool, take: (keys: readonly PageKey[]) => void): Promise<void> {
  let first = staticPages;
  await takeAllPaths(pool, (entities) => {
    take([...first, ...entities.map(keyOf)]);
    first = [];
  });
}

/** Returns, of the same, those at one of these paths and those of entities that one of these cache tags is about. */
export async function wantedAmong(
  db: Queryable,
  { paths, facts: cacheTags }: { paths: ReadonlySet<string>; facts: readonly string[] },
): Promise<PageKey[]> {
  const entities = await pathsAmong(db, { paths: [...paths].map((path) => path.slice(1)), facts: cacheTags });
  return [...staticPages.filter((key) => paths.has(key.path)), ...entities.map(keyOf)];
}

function keyOf(entity: EntityPath): PageKey {
  return { source: sourceOfKind[entity.kind], path: `/${entity.path}`, id: String(entity.entity_id) };
}

/** So many listings of a kind are made at a time: each asks the database one thing after another, and beside a prerender that keeps every processor busy a change would wait for the sum of all. */
const sideBySide = 4;

/** Makes the pages of these keys; keys of one source go together, listings in a few parts. A page whose entity is gone is left out. */
export async function makePages(reading: Reading, keys: readonly PageKey[]): Promise<Made[]> {
  const making: Promise<Made[]>[] = [];
  for (const [source, wanted] of Map.groupBy(keys, (key) => key.source)) {
    const size = Math.ceil(wanted.length / (source === "category" || source === "manufacturer" ? sideBySide : 1));
    for (let from = 0; from < wanted.length; from += size)
      making.push(sources[source](reading, wanted.slice(from, from + size)));
  }
  return (await Promise.all(making)).flat();
}
