import { reservedSegments } from "../contract/paths.ts";
import { attributeIds, ensureRoot } from "../database/catalogue-places.ts";
import { mergeStaged, openStaging, type StagedProduct, stageProducts, takenPaths } from "../database/catalogue-staging.ts";
import { ancestorsByCategory } from "../database/categories.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { noteFacts } from "../database/facts.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Catalogue, CatalogueProblem, CatalogueProduct } from "../domain/catalogue.ts";
import { slugOf } from "../domain/slug.ts";
import { importedFacts } from "./import/imported-facts.ts";
import { placeCategories, placeManufacturers } from "./import/places.ts";

export interface ImportSettings {
  /** True: everything is checked and nothing is kept. */
  check: boolean;
  /** Answers the stored picture files of a product's addresses, in order; missing ones are left out. */
  pictures: (product: CatalogueProduct) => Promise<string[]>;
  /** Cleans HTML that came from outside. */
  sanitise: (html: string) => string;
  tell?: (progress: { what: string; done: number; of: number }) => void;
}

export type Imported =
  | { kind: "imported"; created: number; changed: number; unchanged: number }
  | { kind: "refused"; problems: CatalogueProblem[] };

const batch = 500;

/**
 * Brings a catalogue into the shop in one transaction: all of it, or nothing and what is wrong with it.
 * Only what differs is touched, so importing the same catalogue again changes nothing. Products that the
 * catalogue does not name are left alone.
 */
export async function importCatalogue(pool: Pool, catalogue: Catalogue, settings: ImportSettings): Promise<Imported> {
  return inTransaction(pool, (db) => merge(db, catalogue, settings), {
    keep: (result) => result.kind === "imported" && !settings.check,
    statementTimeout: 0,
    lockTimeout: 60_000,
  });
}

async function merge(db: Queryable, catalogue: Catalogue, settings: ImportSettings): Promise<Imported> {
  const { products } = catalogue;
  await ensureRoot(db);
  const categories = await placeCategories(db, catalogue, settings.sanitise);
  const manufacturers = await placeManufacturers(db, catalogue, settings.sanitise);
  const attributes = await attributeIds(db, products.flatMap((product) => product.attributes));
  await openStaging(db);
  for (let start = 0; start < products.length; start += batch) {
    const staged = await Promise.all(products.slice(start, start + batch).map(async (product): Promise<StagedProduct> => ({
      handle: product.handle,
      name: product.name,
      description: saidClean(product.description, settings.sanitise),
      details: product.details,
      manufacturer_id: manufacturers.ids.get(product.manufacturer.toLowerCase())!,
      weight: product.weight,
      real_price: product.realPrice,
      catalogue_price: product.cataloguePrice,
      badges: product.badges,
      model: product.model,
      colour: product.colour,
      shown: product.shown,
      created_at: product.createdAt,
      path: product.url ?? `${freeSegment(slugOf(product.handle))}/`,
      categories: product.categories.map((key) => categories.ids.get(key)!),
      attributes: product.attributes.map((name) => attributes.get(name.pl)!),
      pictures: await settings.pictures(product),
      variants: product.variants.map(({ values, sku, quantity }) => ({ values, sku, quantity })),
    })));
    await stageProducts(db, staged);
    settings.tell?.({ what: "products", done: Math.min(start + batch, products.length), of: products.length });
  }
  const taken = await takenPaths(db);
  if (taken.length > 0) return { kind: "refused", problems: taken.map(({ handle, path }) => ({ row: rowOf(products, handle), text: `The path '${path}' belongs to something else already.` })) };
  const merged = await mergeStaged(db);
  await noteFacts(db, await importedFacts(db, { merged, placesChanged: categories.changed || manufacturers.changed, ancestors: await ancestorsByCategory(db) }));
  return { kind: "imported", created: merged.created, changed: merged.changed, unchanged: merged.unchanged };
}

function saidClean(texts: CatalogueProduct["description"], sanitise: (html: string) => string): CatalogueProduct["description"] {
  return Object.fromEntries(Object.entries(texts).map(([lanCode, html]) => [lanCode, sanitise(html)])) as CatalogueProduct["description"];
}

/** A first segment of a path that the shop does not use itself. */
export function freeSegment(slug: string): string {
  return (reservedSegments as readonly string[]).includes(slug) || slug === "" ? `${slug}-produkt`.replace(/^-/, "") : slug;
}

function rowOf(products: readonly CatalogueProduct[], handle: string): number {
  return products.find((product) => product.handle === handle)?.row ?? 0;
}
