import { useEffect, useState } from "react";
import type { Product } from "../../../domain/product.ts";
import { isSoldOnline } from "../../../domain/selling-limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { elementInSight } from "../../app/element-in-sight.ts";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { notify } from "../../layout/notices-state.ts";
import { isSoldOut, variantsOf } from "../../tile/availability.ts";
import type { Buying } from "./use-buying.ts";
import "./buy-bar.css";

/** Where the page is one column, the price and the button at the window's foot while the page's own button is out of sight. */
export function BuyBar({ product, buying }: { product: Product; buying: Buying }) {
  const t = useText();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const action = elementInSight("buy-action");
    if (action === null) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
    observer.observe(action);
    return () => observer.disconnect();
  }, []);
  const { chosen, sizeOpen, trouble, add } = buying;
  useEffect(() => {
    if (away && trouble?.about === "stock") notify(t(trouble.code), "trouble");
  }, [away, trouble, t]);
  if (!away || isSoldOut(product) || !isSoldOnline(product)) return null;

  const size = variantsOf(product).find((variant) => variant.attr_2_product_id === chosen)?.attrValue_name;
  return (
    <div className="buy-bar" onTouchStart={fetchPanel}>
      <p>
        <Price className="buy-bar-price" of={product.real_price} />
        {size !== undefined && <small>{`${product.attrs[0]?.attr_name ?? ""} ${size}`}</small>}
      </p>
      <Button kind="signal" onClick={add}>
        {sizeOpen ? t("PRODUCT_CHOOSE_SIZE_SHORT") : t("PRODUCT_ADD")}
      </Button>
    </div>
  );
}
