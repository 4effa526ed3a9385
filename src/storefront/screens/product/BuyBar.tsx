import { useEffect, useState } from "react";
import type { Product } from "../../../domain/product.ts";
import { isSoldOnline } from "../../../domain/selling-limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { notify } from "../../layout/notices-state.ts";
import { addProduct } from "../../session/cart.ts";
import { isSoldOut, variantsOf } from "../../tile/availability.ts";
import "./buy-bar.css";

/** On a phone, the price and the button at the window's foot while the page's own button is out of sight. */
export function BuyBar({ product, chosen }: { product: Product; chosen: string | null }) {
  const t = useText();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const action = document.getElementById("buy-action");
    if (action === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
    observer.observe(action);
    return () => observer.disconnect();
  }, []);
  if (!away || isSoldOut(product) || !isSoldOnline(product)) return null;

  const variants = variantsOf(product);
  const size = variants.find((variant) => variant.attr_2_product_id === chosen)?.attrValue_name;
  const add = () => {
    if (chosen === null && variants.length > 0) {
      const sizes = document.querySelector<HTMLElement>(".sizes input:not(:disabled)");
      sizes?.focus({ preventScroll: true });
      sizes?.closest("fieldset")?.scrollIntoView({ block: "center" });
      return;
    }
    const added = addProduct(product, chosen);
    if (added.kind === "refused") notify(t(added.code), "trouble");
  };
  return (
    <div className="buy-bar">
      <p>
        <Price className="buy-bar-price" of={product.real_price} />
        {size !== undefined && <small>{`${product.attrs[0]?.attr_name ?? ""} ${size}`}</small>}
      </p>
      <Button kind="signal" onClick={add}>
        {chosen === null && variants.length > 0 ? t("PRODUCT_CHOOSE_SIZE_SHORT") : t("PRODUCT_ADD")}
      </Button>
    </div>
  );
}
