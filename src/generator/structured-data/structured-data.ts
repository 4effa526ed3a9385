import type { AnyPage, PageData, Template } from "../../contract/page-data.ts";
import { languageOf } from "../../domain/language.ts";
import { pricingIn } from "../pricing.ts";
import type { Made } from "../reading.ts";
import type { StructuredFacts } from "./facts.ts";
import { breadcrumbData } from "./breadcrumb.ts";
import { listingData } from "./listing.ts";
import { productData } from "./product.ts";
import { shopData } from "./shop.ts";

/**
 * Returns the JSON-LD objects of a page: the shop and its search on the home page, Product and its way on a
 * product page, what is listed and its way on the others (schema.org, as search engines read it). Where what only
 * they tell was not given along, shop and product are left out.
 */
export function structuredData<T extends Template>(
  given: PageData<T>,
  { publicUrl, structured }: { publicUrl: string; structured: Made["structured"] },
): object[] {
  const page = given as unknown as AnyPage;
  switch (page.template) {
    case "home":
      return structured === undefined
        ? []
        : shopData(page, { publicUrl, facts: structured as StructuredFacts["home"] });
    case "product":
      return [
        ...(structured === undefined
          ? []
          : [
              productData(page.data, {
                publicUrl,
                language: languageOf(page.lanId),
                pricing: pricingIn(page.currency ?? "pln", page.layout.config),
                facts: structured as StructuredFacts["product"],
              }),
            ]),
        ...breadcrumbData(
          [...page.data.crumbs, { name: page.data.product.product_name, url: page.data.product.url }],
          publicUrl,
        ),
      ];
    case "category":
    case "manufacturer":
      return [...listingData(page.data, publicUrl), ...breadcrumbData(page.data.crumbs, publicUrl)];
    case "look":
      return [
        ...listingData({ products: page.data.products, page: 1, perPage: page.data.products.length }, publicUrl),
        ...breadcrumbData(page.data.crumbs, publicUrl),
      ];
    case "sale":
    case "newProducts":
      return listingData(page.data, publicUrl);
    case "content":
      return breadcrumbData(page.data.crumbs, publicUrl);
    default:
      return [];
  }
}
