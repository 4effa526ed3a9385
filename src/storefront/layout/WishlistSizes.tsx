import { variantName } from "../../domain/order/cart.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { useText } from "../app/text.ts";
import { variantsOf } from "../tile/availability.ts";
import "./wishlist-sizes.css";

interface WishlistSizesProps {
  product: Product;
  chosen: string | null;
  /** No size was chosen, and one is needed. */
  wrong: boolean;
  choose: (a2p: string) => void;
}

/** A product on the wishlist's sizes as squares, as on its own page; what is sold out is struck through. */
export function WishlistSizes({ product, chosen, wrong, choose }: WishlistSizesProps) {
  const t = useText();
  const { product_id, product_name: productName } = product;
  return (
    <fieldset
      className={wrong ? "wishlist-sizes wishlist-sizes-wrong" : "wishlist-sizes"}
      aria-describedby={wrong ? `wishlist-wrong-${product_id}` : undefined}
    >
      <legend className="hidden-text">{t("WISHLIST_SIZE", { productName })}</legend>
      {variantsOf(product).map(({ attr_2_product_id, quantity }) => (
        <label key={attr_2_product_id} className={quantity > 0 ? "wishlist-size" : "wishlist-size wishlist-size-out"}>
          <input
            type="radio"
            name={`wishlist-${product_id}`}
            value={attr_2_product_id}
            checked={chosen === attr_2_product_id}
            disabled={quantity <= 0}
            onChange={() => choose(attr_2_product_id)}
          />
          <span>{variantName(product, attr_2_product_id)}</span>
          {quantity <= 0 && <span className="hidden-text">, {t("PRODUCT_SOLDOUT")}</span>}
        </label>
      ))}
    </fieldset>
  );
}
