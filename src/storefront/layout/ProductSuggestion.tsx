import type { AnchorHTMLAttributes } from "react";
import type { SuggestedProduct } from "../../contract/suggestions.ts";
import { isForAdults } from "../../domain/selling-limits.ts";
import { Picture } from "../app/Picture.tsx";
import { Price } from "../app/Price.tsx";

/** One suggested product: picture, name, brand and what it costs now. */
export function ProductSuggestion({ product, option }: { product: SuggestedProduct; option: AnchorHTMLAttributes<HTMLAnchorElement> }) {
  return (
    <a {...option} className="suggestion suggestion-product">
      <Picture className="suggestion-picture" file={product.image} alt="" adults={isForAdults(product)} kind="small" sizes="48px" />
      <span className="suggestion-name">
        {product.product_name}
        <span className="suggestion-brand">{product.manufacturer_name}</span>
      </span>
      <Price of={product.real_price} />
    </a>
  );
}
