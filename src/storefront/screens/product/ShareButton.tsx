import type { Product } from "../../../domain/catalogue/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { loadWindows } from "./load-windows.ts";

/** Hands the product's link on; how that is done comes with the click. */
export function ShareButton({ product }: { product: Product }) {
  const t = useText();
  return (
    <button
      type="button"
      className="film-share"
      aria-label={t("PRODUCT_SHARE")}
      onClick={() => void loadWindows().then((windows) => windows.share(product))}
    >
      <Icon name="share" />
    </button>
  );
}
