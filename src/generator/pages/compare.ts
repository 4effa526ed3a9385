import { pathsIn } from "../../contract/paths.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";

/** The page of the products compared, which the browser has; with a few bestsellers as a way on for who has none. */
export async function comparePage(reading: Reading): Promise<Made<"compare">> {
  const suggestions = asRow((await rowProducts(reading, { kind: "bestsellers" }, 4)).products);
  const text = headText("compare", reading.language.lanCode);
  return {
    path: pathsIn[reading.language.lanCode].compare,
    template: "compare",
    head: {
      title: titled(text.title, reading.layout),
      description: text.description,
      canonical: pathsIn[reading.language.lanCode].compare,
      image: null,
      noindex: true,
    },
    data: { suggestions },
    reads: [...layoutCacheTags, "bestsellers", ...suggestions.map(productCacheTag)],
  };
}
