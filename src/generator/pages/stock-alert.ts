import { stockAlertHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { stockAlertOfLink } from "../../database/order/stock-alerts.ts";
import { variantName } from "../../domain/order/cart.ts";
import type { Made, Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { titled } from "./listing.ts";

/** What became of a wish to hear when something is back, for whoever has its link. */
export async function stockAlertPage(
  { db, layout, language }: Reading,
  { link, linkSha256 }: { link: string; linkSha256: Buffer },
): Promise<Made<"stockWish">> {
  const input = await stockAlertOfLink(db, linkSha256);
  const [product = null] = input === null ? [] : await productsById(db, [input.product_id], language.lanCode);
  const text = texts[language.lanCode].stockWish;
  return {
    path: stockAlertHref(link),
    template: "stockWish",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: stockAlertHref(link),
      image: null,
      noindex: true,
    },
    data: {
      link,
      state: input?.state ?? "unknown",
      product,
      variant: input === null || product === null ? "" : variantName(product, String(input.variant_id)),
    },
    reads: [],
  };
}
