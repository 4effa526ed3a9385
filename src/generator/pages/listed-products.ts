import type { ListingView } from "../../contract/listing-address.ts";
import { noFilters } from "../../contract/listing-filters.ts";
import type { Listing } from "../../contract/page-data.ts";
import type { ListingSubject } from "../../database/catalogue/listing-subjects.ts";
import { listProducts } from "../../database/catalogue/listings.ts";
import { productsById } from "../../database/catalogue/products.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import type { Reading } from "../reading.ts";

/** Returns a page of a listing without filters, and the cache tags it shows. */
export async function loadProducts(
  { db, language }: Reading,
  subject: ListingSubject,
  { sort, page, perPage }: Omit<ListingView, "filters">,
): Promise<{ listing: Listing; reads: string[] }> {
  const { ids, total } = await listProducts(db, { subject, sort, page, perPage, lanCode: language.lanCode });
  const products = await productsById(db, ids, language.lanCode);
  return {
    listing: { products, total, sort, page, perPage, filters: noFilters, facets: null },
    reads: products.map(productCacheTag),
  };
}

/** Returns the products that a row of a subject is picked from: those that can be bought and that everybody may see first, then the newest; and how many there are in all. */
export async function rowProducts(
  { db, language }: Reading,
  subject: ListingSubject,
  most: number,
): Promise<{ products: Product[]; total: number }> {
  const { ids, total } = await listProducts(db, {
    subject,
    sort: "window",
    page: 1,
    perPage: most,
    lanCode: language.lanCode,
  });
  return { products: await productsById(db, ids, language.lanCode), total };
}

export function productCacheTag(product: Product): string {
  return `product:${product.product_id}`;
}
