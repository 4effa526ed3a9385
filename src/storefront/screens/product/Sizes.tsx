import type { Ref } from "react";
import type { Product } from "../../../domain/product.ts";
import { useText } from "../../app/text.ts";
import { variantsOf } from "../../tile/availability.ts";
import "./sizes.css";

interface SizesProps {
  product: Product;
  chosen: string | null;
  choose: (a2p: string) => void;
  wrong: boolean;
  describedBy: string;
  ref: Ref<HTMLFieldSetElement>;
}

/** The variants as squares to choose from; those sold out are struck through and cannot be chosen. */
export function Sizes({ product, chosen, choose, wrong, describedBy, ref }: SizesProps) {
  const t = useText();
  const variants = variantsOf(product);
  if (variants.length === 0) return null;
  const name = product.attrs[0]?.attr_name ?? "";
  const picked = variants.find((variant) => variant.attr_2_product_id === chosen);
  const wide = variants.some((variant) => variant.attrValue_name.length > 5);
  return (
    <fieldset className="buy-part" ref={ref} aria-describedby={wrong ? describedBy : undefined}>
      <legend className="buy-label">
        {name}: <b>{picked?.attrValue_name ?? t("PRODUCT_CHOOSE")}</b>
      </legend>
      <div className={`sizes${wide ? " sizes-wide" : ""}${wrong ? " sizes-wrong" : ""}`}>
        {variants.map(({ attr_2_product_id, attrValue_name, quantity }) => (
          <label key={attr_2_product_id} className={quantity > 0 ? "size" : "size size-out"}>
            <input
              type="radio"
              name="size"
              className="size-input"
              value={attr_2_product_id}
              checked={chosen === attr_2_product_id}
              disabled={quantity <= 0}
              onChange={() => choose(attr_2_product_id)}
            />
            <span>{attrValue_name}</span>
            {quantity <= 0 && <span className="hidden-text">, {t("PRODUCT_SOLDOUT")}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
