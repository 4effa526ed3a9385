import { freePath, polishPathOf } from "../../database/catalogue/new-products.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import type { Queryable } from "../../database/queryable.ts";
import { slugOf } from "../../domain/slug.ts";
import { isReserved } from "./import/path-book.ts";

/**
 * Gives a product another Polish address where it was called otherwise and its address was made of that: the old one
 * leads to the new one from then on. An address somebody gave stays; those of other languages follow in the database.
 */
export async function followName(
  db: Queryable,
  productId: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const [was, is] = [stemOf(before), stemOf(after)];
  if (was === is) return;
  const path = await polishPathOf(db, productId);
  const number = path?.startsWith(was) ? path.slice(was.length) : null;
  if (number === null || !/^(-\d+)?\/$/.test(number)) return;
  await pathByName(db, productId, after);
}

/** Gives a product the first address made of its name that nothing else has. */
export async function pathByName(db: Queryable, productId: number, name: string): Promise<void> {
  const stem = stemOf(name);
  const path = await freePath(db, { stem, isReserved: isReserved(stem), productId });
  await savePaths(db, [{ kind: "product", entity_id: productId, path }]);
}

/** What an address and a handle are made of; a name without a Latin letter has none of its own. */
export function stemOf(name: string): string {
  return slugOf(name) || "produkt";
}
