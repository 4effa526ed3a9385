import { stagedBarcodeDoubles } from "../../../database/catalogue/barcodes.ts";
import { stagedStrangers } from "../../../database/catalogue/product-relations.ts";
import { settleSaidPaths } from "../../../database/catalogue/said-paths.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { CatalogueProblem, CatalogueProduct } from "../../../domain/catalogue/catalogue.ts";

/** Returns the barcodes that two things would have: one of the file, and one that has it already. */
export async function doubledBarcodes(
  db: Queryable,
  products: readonly CatalogueProduct[],
): Promise<CatalogueProblem[]> {
  const doubles = await stagedBarcodeDoubles(db);
  if (doubles.length === 0) return [];
  const rows = new Map(products.map(({ handle, row }) => [handle, row]));
  for (const { variants } of products) for (const { gtin, row } of variants) if (gtin) rows.set(gtin, row);
  return doubles
    .map(({ gtin, handle, other }) => ({
      row: rows.get(gtin) ?? rows.get(handle) ?? 0,
      text: `The barcode '${gtin}' is that of '${other}' already: one barcode is one thing.`,
    }))
    .sort((a, b) => a.row - b.row);
}

/** Returns what is to go with a product and is none: neither the shop nor the file has it. */
export async function relatedStrangers(
  db: Queryable,
  products: readonly CatalogueProduct[],
): Promise<CatalogueProblem[]> {
  const strangers = await stagedStrangers(db);
  const rows = new Map(strangers.length === 0 ? [] : products.map(({ handle, row }) => [handle, row]));
  return strangers.map(({ handle, stranger }) => ({
    row: rows.get(handle) ?? 0,
    column: "goes_with",
    value: stranger,
    text: `There is no product '${stranger.slice(0, 80)}' to go with '${handle.slice(0, 80)}': neither the shop nor the file has it, and it is left out.`,
  }));
}

/** Settles the paths that the file says in other languages; returns those that cannot be. */
export async function clashingPaths(db: Queryable): Promise<CatalogueProblem[]> {
  const texts = {
    reserved: (path: string) => `The path '${path}' begins with what the shop needs itself.`,
    pageless: (path: string) => `The path '${path}' is of a heading of the menu, which has no page.`,
    taken: (path: string) => `The path '${path}' belongs to something else already.`,
  };
  return (await settleSaidPaths(db)).map(({ row, path, why }) => ({
    row,
    column: path.startsWith("en/") ? "url_en" : "url_cz",
    value: path,
    text: texts[why](path),
  }));
}
