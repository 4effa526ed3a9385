import { pathsIn } from "../../contract/paths.ts";
import { asRow } from "../../domain/catalogue/row.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { productCacheTag, rowProducts } from "./listed-products.ts";
import { titled } from "./listing.ts";

/** The not-found page, with a few bestsellers as a way on. */
export async function notFoundPage(reading: Reading): Promise<Made<"notFound">> {
  const suggestions = asRow((await rowProducts(reading, { kind: "bestsellers" }, 4)).products);
  const text = headText("notFound", reading.language.lanCode);
  return {
    path: pathsIn[reading.language.lanCode].notFound,
    template: "notFound",
    head: {
      title: titled(text.title, reading.layout),
      description: text.description,
      canonical: pathsIn[reading.language.lanCode].notFound,
      image: null,
      noindex: true,
    },
    data: { suggestions },
    reads: [...layoutCacheTags, "bestsellers", ...suggestions.map(productCacheTag)],
  };
}
