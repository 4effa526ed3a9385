import { href } from "../../../contract/paths.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { textNow } from "../../app/text.ts";
import { notify } from "../../layout/notices-state.ts";

/** Hands a product's link to the device's own sheet where it has one, else to the clipboard, and tells so. */
export async function share(product: Product): Promise<void> {
  const url = new URL(href(product.url), location.href).href;
  if ("share" in navigator) {
    try {
      return await navigator.share({ title: product.product_name, url });
    } catch (error) {
      // Closing the sheet is an answer; a sheet that cannot be opened is not.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await navigator.clipboard.writeText(url).then(
    () => notify(textNow("PRODUCT_LINK_COPIED")),
    () => notify(textNow("PRODUCT_LINK_FAILED"), "trouble"),
  );
}
