import type { ListingView } from "../../contract/listing-address.ts";
import { noFilters } from "../../contract/listing-filters.ts";
import type { Listing } from "../../contract/page-data.ts";
import type { ListingSubject } from "../../database/listing-subjects.ts";
import { listProducts } from "../../database/listings.ts";
import { productsById } from "../../database/products.ts";
import type { Product } from "../../domain/product.ts";
import type { Reading } from "../reading.ts";

/** Answers a page of a listing without filters, and the facts it shows. */
export async function loadProducts({ db, language }: Reading, subject: ListingSubject, { sort, page, perPage }: Omit<ListingView, "filters">): Promise<{ listing: Listing; reads: string[] }> {
  const { ids, total } = await listProducts(db, { subject, sort, page, perPage, lanCode: language.lanCode });
  const products = await productsById(db, ids, language.lanCode);
  return { listing: { products, total, sort, page, perPage, filters: noFilters, facets: null }, reads: products.map(productFact) };
}

export function productFact(product: Product): string {
  return `product:${product.product_id}`;
}
