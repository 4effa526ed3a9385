import type { AnchorHTMLAttributes } from "react";
import type { SuggestedProduct } from "../../contract/suggestions.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { Picture } from "../app/Picture.tsx";
import { Price } from "../app/Price.tsx";
import { useText } from "../app/text.ts";

/** One suggested product: picture, name, brand and what it costs now. */
export function ProductSuggestion({
  product,
  option,
}: {
  product: SuggestedProduct;
  option: AnchorHTMLAttributes<HTMLAnchorElement>;
}) {
  const t = useText();
  return (
    <a {...option} className="suggestion suggestion-product">
      <Picture
        className="suggestion-picture"
        file={product.image}
        alt=""
        adults={isForAdults(product)}
        kind="small"
        sizes="48px"
      />
      <span className="suggestion-name">
        {product.product_name}
        <span className="suggestion-brand">{product.manufacturer_name}</span>
      </span>
      <span>
        {product.price_from && `${t("PRODUCT_FROM")} `}
        <Price of={product.real_price} />
      </span>
    </a>
  );
}
