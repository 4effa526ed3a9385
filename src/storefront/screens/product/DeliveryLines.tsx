import { parseDecimal } from "../../../domain/money.ts";
import type { Product } from "../../../domain/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLayout } from "../../app/page-context.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

/** Delivery and returns in three short lines. */
export function DeliveryLines({ product }: { product: Product }) {
  const t = useText();
  const price = usePriceText();
  const { freeShippingFrom } = useLayout();
  const free = freeShippingFrom !== null && parseDecimal(product.real_price) >= parseDecimal(freeShippingFrom);
  return (
    <ul className="delivery">
      <li>
        <Icon name="truck" />
        <span>{t("PRODUCT_SENT")}</span>
        <span className="mute">{t("PRODUCT_SENT_WHEN")}</span>
      </li>
      <li>
        <Icon name="box" />
        <span>{t("PRODUCT_DELIVERY")}</span>
        <span className="mute price">{free ? t("PRODUCT_DELIVERY_FREE") : freeShippingFrom === null ? "" : t("PRODUCT_DELIVERY_FREE_FROM", { price: price(freeShippingFrom) })}</span>
      </li>
      <li>
        <Icon name="back" />
        <span>{t("LAYOUT_RETURNS")}</span>
        <span className="mute">{t("PRODUCT_RETURNS_HOW")}</span>
      </li>
    </ul>
  );
}
