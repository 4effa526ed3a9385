import type { Imported } from "../../src/flows/catalogue/import-catalogue.ts";

/** What an import did to products alone, of tests that are about them. */
export type ProductsImported =
  | Exclude<Imported, { kind: "imported" }>
  | Omit<Extract<Imported, { kind: "imported" }>, "counts">;

export function withoutCounts(result: Imported): ProductsImported {
  if (result.kind === "refused") return result;
  const { counts: _, ...products } = result;
  return products;
}
