import { useEffect, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import { variantName } from "../../../domain/order/cart.ts";
import { isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { fetchPanel } from "../../layout/PanelSlot.tsx";
import { notify } from "../../layout/notices-state.ts";
import { isSoldOut } from "../../tile/availability.ts";
import { watchSight } from "../watch-sight.ts";
import type { Buying } from "./use-buying.ts";
import "./buy-bar.css";

/** Where the page is one column, the price and the button at the window's foot while the page's own button is out of sight. */
export function BuyBar({ product, buying }: { product: Product; buying: Buying }) {
  const t = useText();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const action = document.getElementById("buy-action");
    if (action === null) return;
    return watchSight([action], ([entry]) => setAway(entry !== undefined && !entry.isIntersecting));
  }, []);
  const { chosen, options, open, gone, price, trouble, add } = buying;
  useEffect(() => {
    if (away && trouble?.about === "stock") notify(t(trouble.code), "trouble");
  }, [away, trouble, t]);
  if (!away || isSoldOut(product) || !isSoldOnline(product)) return null;

  const named = variantName(product, chosen);
  return (
    <div className="buy-bar" onTouchStart={fetchPanel}>
      <p>
        {price.from && <small>{t("PRODUCT_FROM")}</small>}
        <Price className="buy-bar-price" of={price.product.real_price} />
        {named !== "" && <small>{options.length === 1 ? `${options[0]!.name} ${named}` : named}</small>}
      </p>
      <Button kind="signal" aria-disabled={gone} onClick={add}>
        {open === -1
          ? t(gone ? "PRODUCT_SOLDOUT" : "PRODUCT_ADD")
          : options.length === 1
            ? t("PRODUCT_CHOOSE_SIZE_SHORT")
            : t("PRODUCT_CHOOSE_OPTION_SHORT", { option: options[open]!.name.toLowerCase() })}
      </Button>
    </div>
  );
}
