import { variantName } from "../../domain/order/cart.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { useText } from "../app/text.ts";
import { variantsOf } from "../tile/availability.ts";
import "./wish-sizes.css";

interface WishSizesProps {
  product: Product;
  chosen: string | null;
  /** No size was chosen, and one is needed. */
  wrong: boolean;
  choose: (a2p: string) => void;
}

/** A wished product's sizes as squares, as on its own page; what is sold out is struck through. */
export function WishSizes({ product, chosen, wrong, choose }: WishSizesProps) {
  const t = useText();
  const { product_id, product_name: productName } = product;
  return (
    <fieldset
      className={wrong ? "wish-sizes wish-sizes-wrong" : "wish-sizes"}
      aria-describedby={wrong ? `wish-wrong-${product_id}` : undefined}
    >
      <legend className="hidden-text">{t("WISHLIST_SIZE", { productName })}</legend>
      {variantsOf(product).map(({ attr_2_product_id, quantity }) => (
        <label key={attr_2_product_id} className={quantity > 0 ? "wish-size" : "wish-size wish-size-out"}>
          <input
            type="radio"
            name={`wish-${product_id}`}
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
