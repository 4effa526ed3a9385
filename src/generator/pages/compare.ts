import { paths } from "../../contract/paths.ts";
import { layoutFacts, type Made, type Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { loadProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";

/** The page of the products compared, which the browser has; with a few bestsellers as a way on for who has none. */
export async function comparePage(reading: Reading): Promise<Made<"compare">> {
  const { listing, reads } = await loadProducts(reading, { kind: "bestsellers" }, { sort: "date-desc", page: 1, perPage: 4 });
  const text = texts[reading.language.lanCode].compare;
  return {
    path: paths.compare,
    template: "compare",
    head: { title: titled(text.title, reading.layout), description: text.description, canonical: paths.compare, image: null, noindex: true },
    data: { suggestions: listing.products },
    reads: [...layoutFacts, "bestsellers", ...reads],
  };
}
