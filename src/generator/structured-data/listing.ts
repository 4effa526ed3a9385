import type { Listing } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";

/** Returns what a listing lists, in its order: each product by its page, where everything else is said. */
export function listingData(
  { products, page, perPage }: Pick<Listing, "products" | "page" | "perPage">,
  publicUrl: string,
): object[] {
  if (products.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: products.map((product, index) => ({
        "@type": "ListItem",
        position: (page - 1) * perPage + index + 1,
        name: product.product_name,
        url: publicUrl + href(product.url),
      })),
    },
  ];
}
