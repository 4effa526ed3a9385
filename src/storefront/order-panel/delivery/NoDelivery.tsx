import { type Obstacle, stopsAll } from "../../../domain/order/obstacle.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../../app/ShopLinks.tsx";
import { useText } from "../../app/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import "./selection.css";

const said = {
  ZONE_MISSING: "ORDER_NOZONE",
  COUNTRY_OFF: "ORDER_NOZONE",
  COUNTRY_PAYMENTS_OFF: "ORDER_COUNTRY_PAYMENTS_OFF",
  PAYMENTS_OFF: "ORDER_PAYMENTS_OFF",
  COUNTRIES_OFF: "ORDER_COUNTRIES_OFF",
  TOO_HEAVY: "ORDER_TOO_HEAVY",
} as const;

/** Why nothing can be ordered to the country, or at all (point 8), or so heavy a cart with the payment chosen, with the way on. */
export function NoDelivery({ obstacle }: { obstacle: Obstacle | "TOO_HEAVY" }) {
  const t = useText();
  const { email, phone } = useLayout().shop;
  const everywhere = stopsAll(obstacle);
  return (
    <p className="selection-trouble" role="alert">
      <Icon name="warning" />
      <span>
        {t(said[obstacle])} {everywhere && (phone !== "" || email !== "") && t("ORDER_REACH_US")}
        {!everywhere && email !== "" && t("ORDER_NOZONE_WAY")} {everywhere && <PhoneLink />} <EmailLink />
      </span>
    </p>
  );
}
