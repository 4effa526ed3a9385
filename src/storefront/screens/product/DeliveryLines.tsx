import { type DeliveryDates, deliveryPromise } from "../../../domain/delivery-dates.ts";
import { languageOf } from "../../../domain/language.ts";
import { parseDecimal } from "../../../domain/money.ts";
import type { Product } from "../../../domain/product.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useLayout } from "../../app/page-context.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { isSoldOut } from "../../tile/availability.ts";

/**
 * Delivery and returns in three short lines: between which days it comes, what that costs, how long it may be sent
 * back. A page is printed before anybody knows when it will be read: until the days are known it says how many. Nothing is promised of what is sold out.
 */
export function DeliveryLines({ product, delivery }: { product: Product; delivery: DeliveryDates | null }) {
  const t = useText();
  const price = usePriceText();
  const { freeShippingFrom } = useLayout();
  const free = freeShippingFrom !== null && parseDecimal(product.real_price) >= parseDecimal(freeShippingFrom);
  const { tag } = languageOf(useSession((state) => state.lanId));
  const said = delivery && datesSaid(delivery, tag);
  const out = isSoldOut(product);
  return (
    <ul className="delivery">
      <li>
        <Icon name="truck" />
        <span className="delivery-dates">{out ? t("PRODUCT_ARRIVES_NOT") : said === null ? t("PRODUCT_ARRIVES_IN", { days: daysOnTheWay }) : t("PRODUCT_ARRIVES", { dates: said.dates })}</span>
        <span className="mute delivery-sent">{out || said === null ? "\u00a0" : t("PRODUCT_SENT_ON", { day: said.sent })}</span>
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

export const daysOnTheWay = `${deliveryPromise.onTheWay.least}–${deliveryPromise.onTheWay.most}`;

/** Answers the days in the words of a language: '24–25 lis', 'jutro'. */
function datesSaid(dates: DeliveryDates, tag: string): { dates: string; sent: string } {
  const [today, leaves, from, to] = [dates.today, dates.leaves, dates.from, dates.to].map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date, Date, Date];
  const away = Math.round((leaves.getTime() - today.getTime()) / 86_400_000);
  return {
    dates: new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, { day: "numeric", month: "short", timeZone: "UTC" }).formatRange(from, to),
    sent: away < 2 ? new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(away, "day") : new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" }).format(leaves),
  };
}
