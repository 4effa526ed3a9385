import { pathIn, stockAlertHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { stockAlertOfLink } from "../../database/order/stock-alerts.ts";
import { variantName } from "../../domain/order/cart.ts";
import type { Made, Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

/** What became of a request to hear when something is back, for whoever has its link. */
export async function stockAlertPage(
  reading: Reading,
  { link, linkSha256 }: { link: string; linkSha256: Buffer },
): Promise<Made<"stockAlert">> {
  const input = await stockAlertOfLink(reading.db, linkSha256);
  const [product = null] =
    input === null ? [] : await productsById(reading.db, [input.product_id], reading.language.lanCode);
  const path = pathIn(stockAlertHref(link), reading.language.lanCode);
  return {
    path,
    template: "stockAlert",
    head: unlistedHead("stockAlert", path, reading),
    data: {
      link,
      state: input?.state ?? "unknown",
      product,
      variant: input === null || product === null ? "" : variantName(product, String(input.variant_id)),
    },
    reads: [],
  };
}
