import { pathsIn } from "../../contract/paths.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** The not-found page, with a few bestsellers as a way on. */
export async function notFoundPage(reading: Reading): Promise<Made<"notFound">> {
  const suggestions = asRow((await rowProducts(reading, { kind: "bestsellers" }, 4)).products);
  const path = pathsIn[reading.language.lanCode].notFound;
  return {
    path,
    template: "notFound",
    head: unlistedHead("notFound", path, reading),
    data: { suggestions },
    reads: [...layoutCacheTags, "bestsellers", ...suggestions.map(productCacheTag)],
  };
}
