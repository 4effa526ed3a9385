import type { Product } from "../../domain/catalogue/product.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../app/text.ts";
import { notify } from "../layout/notices-state.ts";
import { toggleCompare } from "../session/compare.ts";
import { useSession } from "../session/store.ts";
import { addToWishlist, removeFromWishlist } from "../session/wishlist.ts";
import "./toggles.css";

/** A heart for the wishlist and two arrows for the compare list. */
export function Toggles({ product }: { product: Product }) {
  const t = useText();
  const id = product.product_id;
  const wished = useSession((state) => state.wishlist.some((entry) => entry.product_id === id));
  const compared = useSession((state) => state.productsCompare?.some((entry) => entry.product_id === id) ?? false);
  const input = () => {
    if (wished) removeFromWishlist(id);
    else if (addToWishlist(product)) notify(t("WISHLIST_ADD_OK"));
    else notify(t("WISHLIST_ADD_ERROR1"), "trouble");
  };
  return (
    <div className="toggles">
      <button
        type="button"
        aria-pressed={wished}
        aria-label={t("WISHLIST_TOGGLE", { productName: product.product_name })}
        onClick={input}
      >
        <Icon name="heart" />
      </button>
      <button
        type="button"
        className="toggle-compare"
        aria-pressed={compared}
        aria-label={t("COMPARE_TOGGLE", { productName: product.product_name })}
        onClick={() => toggleCompare(product)}
      >
        <Icon name="compare" />
      </button>
    </div>
  );
}
