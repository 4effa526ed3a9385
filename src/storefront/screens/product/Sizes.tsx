import { useEffect, useId, useRef } from "react";
import type { Product } from "../../../domain/product.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { ownMotion } from "../../app/place.ts";
import { useText } from "../../app/text.ts";
import { variantsOf } from "../../tile/availability.ts";
import { SizeTableLink } from "./SizeTableLink.tsx";
import type { Buying } from "./use-buying.ts";
import "./sizes.css";

interface SizesProps {
  product: Product;
  buying: Buying;
  /** There is a size table to open. */
  table?: boolean;
}

/** The variants as squares to choose from; those sold out are struck through and cannot be chosen. What is missing is said below them. */
export function Sizes({ product, buying, table = false }: SizesProps) {
  const t = useText();
  const id = useId();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const { chosen, choose, trouble } = buying;
  useEffect(() => {
    if (trouble?.about !== "size") return;
    sizes.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
    sizes.current?.scrollIntoView({ behavior: ownMotion(), block: "nearest" });
  }, [trouble]);
  const variants = variantsOf(product);
  const picked = variants.find((variant) => variant.attr_2_product_id === chosen)?.attrValue_name;
  if (variants.length === 0) return table ? <p className="buy-part"><SizeTableLink product={product} /></p> : null;
  const wide = variants.some((variant) => variant.attrValue_name.length > 5);
  const wrong = trouble?.about === "size";
  return (
    <div className="buy-part sizes-part">
      {table && <SizeTableLink product={product} chosen={picked} />}
      <fieldset ref={sizes} aria-describedby={wrong ? id : undefined}>
        <legend className="buy-label">
          {product.attrs[0]?.attr_name ?? ""}: <b>{picked ?? t("PRODUCT_CHOOSE")}</b>
        </legend>
        <div className={`sizes${wide ? " sizes-wide" : ""}${wrong ? " sizes-wrong" : ""}`}>
          {variants.map(({ attr_2_product_id, attrValue_name, quantity }) => (
            <label key={attr_2_product_id} className={quantity > 0 ? "size" : "size size-out"}>
              <input
                type="radio"
                name={`size${id}`}
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
        {wrong && <FieldError id={id} text={t(trouble.code)} />}
      </fieldset>
    </div>
  );
}
