import { stockWishHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { wishOfLink } from "../../database/order/stock-alerts.ts";
import { variantName } from "../../domain/order/cart.ts";
import type { Made, Reading } from "../reading.ts";
import { texts } from "../texts.ts";
import { titled } from "./listing.ts";

/** What became of a wish to hear when something is back, for whoever has its link. */
export async function stockWishPage(
  { db, layout, language }: Reading,
  { link, linkSha256 }: { link: string; linkSha256: Buffer },
): Promise<Made<"stockWish">> {
  const wish = await wishOfLink(db, linkSha256);
  const [product = null] = wish === null ? [] : await productsById(db, [wish.product_id], language.lanCode);
  const text = texts[language.lanCode].stockWish;
  return {
    path: stockWishHref(link),
    template: "stockWish",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: stockWishHref(link),
      image: null,
      noindex: true,
    },
    data: {
      link,
      state: wish?.state ?? "unknown",
      product,
      variant: wish === null || product === null ? "" : variantName(product, String(wish.variant_id)),
    },
    reads: [],
  };
}
