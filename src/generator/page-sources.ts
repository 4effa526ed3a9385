import { type OwnPage, pathsIn } from "../contract/paths.ts";
import type { Layout } from "../contract/page-data.ts";
import type { Pool } from "../database/connect.ts";
import { type EntityKind, type EntityPath, pathsAmong, takeAllPaths } from "../database/catalogue/paths.ts";
import { type LanCode, type Language, languageOf, languages } from "../domain/language.ts";
import { addPathsInLanguages, type Subject } from "./in-languages.ts";
import type { Queryable } from "../database/queryable.ts";
import { categoryPages } from "./pages/category.ts";
import { contactPage } from "./pages/contact.ts";
import { contentPages } from "./pages/content.ts";
import { homePage } from "./pages/home.ts";
import { lookPages } from "./pages/look.ts";
import { newProductsPage, salePage } from "./pages/listing.ts";
import { manufacturerPages } from "./pages/manufacturer.ts";
import { notFoundPage } from "./pages/not-found.ts";
import { comparePage } from "./pages/compare.ts";
import { offlinePage } from "./pages/offline.ts";
import { productPages } from "./pages/product.ts";
import type { Made, Reading, Wanted } from "./reading.ts";

/** A page that is prerendered ahead: what makes it, of which entity and in which language. */
export interface PageKey extends Wanted {
  source: keyof typeof sources;
  subject: Subject;
  language: Language;
}

/** What pages of all languages are made with: the database, and the layout of each language loaded once for many pages. */
export interface PagesReading {
  db: Queryable;
  layouts: Readonly<Record<LanCode, { layout: Layout }>>;
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
  look: lookPages,
};

const sourceOfKind: Record<EntityKind, keyof typeof sources> = {
  category: "category",
  manufacturer: "manufacturer",
  product: "product",
  page: "content",
  look: "look",
};

/** The shop's own pages that are prerendered ahead, whatever it sells. */
export const ownPages = [
  "home",
  "notFound",
  "sale",
  "newProducts",
  "contact",
  "compare",
  "offline",
] as const satisfies readonly OwnPage[];

/** The same in each language. */
export const staticPages: readonly PageKey[] = languages.flatMap((language) =>
  ownPages.map((source) => ({ source, path: pathsIn[language.lanCode][source], id: "", subject: null, language })),
);

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
  return {
    source: sourceOfKind[entity.kind],
    path: `/${entity.path}`,
    id: String(entity.entity_id),
    subject: entity,
    language: languageOf(entity.lan_id),
  };
}

/** Makes one page with a reading in its language; null: its entity is gone. */
export async function makePage(reading: Reading, key: PageKey): Promise<Made | null> {
  const [made] = await sources[key.source](reading, [key]);
  if (made === undefined) return null;
  await addPathsInLanguages(reading.db, [{ page: made, subject: key.subject }]);
  return made;
}

/** So many listings of a kind are made at a time: each asks the database one thing after another, and beside a prerender that keeps every processor busy a change would wait for the sum of all. */
const sideBySide = 4;

/**
 * Makes the pages of these keys, each in its language; keys of one source and language go together, listings in a few
 * parts. A page whose entity is gone is left out.
 */
export async function makePages({ db, layouts }: PagesReading, keys: readonly PageKey[]): Promise<Made[]> {
  const making: Promise<Made[]>[] = [];
  for (const [language, spoken] of Map.groupBy(keys, (key) => key.language)) {
    const reading = { db, language, layout: layouts[language.lanCode].layout };
    for (const [source, wanted] of Map.groupBy(spoken, (key) => key.source)) {
      const size = Math.ceil(wanted.length / (source === "category" || source === "manufacturer" ? sideBySide : 1));
      for (let from = 0; from < wanted.length; from += size)
        making.push(sources[source](reading, wanted.slice(from, from + size)));
    }
  }
  const made = (await Promise.all(making)).flat();
  const subjects = new Map(keys.map(({ path, subject }) => [path, subject]));
  await addPathsInLanguages(
    db,
    made.map((page) => ({ page, subject: subjects.get(page.path) ?? null })),
  );
  return made;
}
