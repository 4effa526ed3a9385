import { useId, useRef, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import { variantName } from "../../../domain/order/cart.ts";
import { pricedAs, priceFrom } from "../../../domain/catalogue/variant-price.ts";
import { isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldError.tsx";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { addProduct } from "../../session/cart.ts";
import { isSoldOut, onlyVariant, variantsOf } from "../../tile/availability.ts";

/** A size to choose and the button that puts it into the cart. */
export function CompareBuy({ product }: { product: Product }) {
  const t = useText();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(() => onlyVariant(product) ?? "");
  const [trouble, setTrouble] = useState<string | null>(null);
  const price = usePriceText();
  const variants = variantsOf(product);
  const options = product.attrs.map((attribute) => attribute.attr_name).join(", ");
  const { from } = priceFrom(product);
  if (!isSoldOnline(product)) return <p className="mute">{product.halted ?? t("PRODUCT_NOTONLINE_ERROR")}</p>;
  if (isSoldOut(product)) return <p className="mute">{t("PRODUCT_SOLDOUT")}</p>;

  const add = () => {
    if (variants.length > 0 && chosen === "") {
      setTrouble(t("COMPARE_CHOOSE_SIZE"));
      return select.current?.focus();
    }
    const added = addProduct(product, chosen === "" ? null : chosen);
    setTrouble(added.kind === "refused" ? t(added.code) : null);
  };
  return (
    <div className="compare-buy" onPointerEnter={fetchPanel} onTouchStart={fetchPanel} onFocus={fetchPanel}>
      {variants.length > 0 && (
        <label className="compare-size">
          <span className="hidden-text">{`${options}, ${product.product_name}`}</span>
          <select
            ref={select}
            className="select"
            value={chosen}
            aria-describedby={trouble === null ? undefined : id}
            aria-invalid={trouble === null ? undefined : true}
            onChange={(event) => (setTrouble(null), setChosen(event.target.value))}
          >
            <option value="">{`${options}…`}</option>
            {variants.map(({ attr_2_product_id: a2p, quantity }) => (
              <option key={a2p} value={a2p} disabled={quantity <= 0}>
                {[
                  variantName(product, a2p),
                  quantity <= 0 ? t("PRODUCT_SOLDOUT") : from && price(pricedAs(product, a2p).real_price),
                ]
                  .filter(Boolean)
                  .join(" – ")}
              </option>
            ))}
          </select>
        </label>
      )}
      {trouble !== null && <FieldError id={id} text={trouble} />}
      <Button kind="signal" wide onClick={add}>
        {t("PRODUCT_ADD")}
      </Button>
    </div>
  );
}
