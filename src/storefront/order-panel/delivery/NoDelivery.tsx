import { type Obstacle, stopsAll } from "../../../domain/order/obstacle.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../../app/ShopLinks.tsx";
import { useText } from "../../app/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import "./selection.css";

/** Why nothing can be ordered to the country, or at all (point 8), or so heavy a cart with the payment chosen, with the way on. */
export function NoDelivery({ obstacle }: { obstacle: Obstacle | "TOO_HEAVY" }) {
  const t = useText();
  const { email, phone } = useLayout().shop;
  const everywhere = stopsAll(obstacle);
  return (
    <p className="selection-trouble" role="alert">
      <Icon name="warning" />
      <span>
        {t(obstacle === "ZONE_MISSING" || obstacle === "COUNTRY_OFF" ? "ORDER_NOZONE" : `ORDER_${obstacle}`)}{" "}
        {everywhere && (phone !== "" || email !== "") && t("ORDER_REACH_US")}
        {!everywhere && email !== "" && t("ORDER_NOZONE_WAY")} {everywhere && <PhoneLink />} <EmailLink />
      </span>
    </p>
  );
}
