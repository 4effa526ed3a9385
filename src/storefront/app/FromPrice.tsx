import type { Product } from "../../domain/catalogue/product.ts";
import { priceFrom } from "../../domain/catalogue/variant-price.ts";
import { Price } from "./Price.tsx";
import { useText } from "./text.ts";

/** What a product costs in one line; where its variants differ, where that begins. */
export function FromPrice({ product: whole }: { product: Product }) {
  const t = useText();
  const { product, from } = priceFrom(whole);
  return (
    <span>
      {from && `${t("PRODUCT_FROM")} `}
      <Price of={product.real_price} />
    </span>
  );
}
