import { pathsIn } from "../../contract/paths.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** The page of the products compared, which the browser has; with a few bestsellers as a way on for who has none. */
export async function comparePage(reading: Reading): Promise<Made<"compare">> {
  const suggestions = asRow((await rowProducts(reading, { kind: "bestsellers" }, 4)).products);
  const path = pathsIn[reading.language.lanCode].compare;
  return {
    path,
    template: "compare",
    head: unlistedHead("compare", path, reading),
    data: { suggestions },
    reads: [...layoutCacheTags, "bestsellers", ...suggestions.map(productCacheTag)],
  };
}
