import { paths } from "../../contract/paths.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { loadProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";

/** The not-found page, with a few bestsellers as a way on. */
export async function notFoundPage(reading: Reading): Promise<Made<"notFound">> {
  const { listing, reads } = await loadProducts(reading, { kind: "bestsellers" }, { sort: "date-desc", page: 1, perPage: 4 });
  const text = texts[reading.language.lanCode].notFound;
  return {
    path: paths.notFound,
    template: "notFound",
    head: { title: titled(text.title, reading.layout), description: text.description, canonical: paths.notFound, image: null, noindex: true },
    data: { suggestions: listing.products },
    reads: [...layoutFacts, "bestsellers", ...reads],
  };
}
