import type { Templates } from "../../../contract/page-data.ts";
import type { DeliverySaid } from "../../../domain/delivery/delivery-dates.ts";
import { shipsFree } from "../../../domain/delivery/free-delivery-badge.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

/**
 * Delivery and returns in three short lines: between which days it comes, what that costs, how long it may be sent
 * back. A page is prerendered before anybody knows when it will be read: until the days are known it says how many. Nothing is promised of what is sold out.
 */
export function DeliveryLines({
  product,
  returns,
  gone,
  delivery,
}: {
  product: Product;
  returns: Pick<Templates["product"]["returns"], "short" | "how">;
  /** Nothing is left of what is chosen. */
  gone: boolean;
  delivery: DeliverySaid | null;
}) {
  const t = useText();
  const price = usePriceText();
  const { freeShippingFrom, sends } = useLayout();
  const free = shipsFree(product, freeShippingFrom);
  return (
    <ul className="delivery">
      <li>
        <Icon name="truck" />
        <span className="delivery-dates">
          {gone
            ? t("PRODUCT_ARRIVES_NOT")
            : delivery === null
              ? t("PRODUCT_ARRIVES_IN", { days: [...new Set(sends.days)].join("–") })
              : t("PRODUCT_ARRIVES", { dates: delivery.comes })}
        </span>
        <span className="mute delivery-sent">
          {gone || delivery === null ? "\u00a0" : t("PRODUCT_SENT_ON", { day: delivery.leaves })}
        </span>
      </li>
      <li>
        <Icon name="box" />
        <span>{t("PRODUCT_DELIVERY")}</span>
        <span className="mute price">
          {free
            ? t("PRODUCT_DELIVERY_FREE")
            : freeShippingFrom === null
              ? ""
              : t("PRODUCT_DELIVERY_FREE_FROM", { price: price(freeShippingFrom) })}
        </span>
      </li>
      <li>
        <Icon name="back" />
        <span>{returns.short}</span>
        <span className="mute">{returns.how}</span>
      </li>
    </ul>
  );
}
