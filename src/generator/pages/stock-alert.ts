import { pathIn, stockAlertHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { stockAlertOfLink } from "../../database/order/stock-alerts.ts";
import { variantName } from "../../domain/order/cart.ts";
import type { Made, Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

/** What became of a wish to hear when something is back, for whoever has its link. */
export async function stockAlertPage(
  { db, layout, language }: Reading,
  { link, linkSha256 }: { link: string; linkSha256: Buffer },
): Promise<Made<"stockAlert">> {
  const input = await stockAlertOfLink(db, linkSha256);
  const [product = null] = input === null ? [] : await productsById(db, [input.product_id], language.lanCode);
  const path = pathIn(stockAlertHref(link), language.lanCode);
  const text = headText("stockAlert", language.lanCode);
  return {
    path,
    template: "stockAlert",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: path,
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
