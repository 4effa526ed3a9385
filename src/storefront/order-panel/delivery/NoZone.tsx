import { useLayout } from "../../app/navigation/page-context.ts";
import { EmailLink } from "../../app/ShopLinks.tsx";
import { useText } from "../../app/text.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** A country the shop has no shipping costs for (point 8), with the way on. */
export function NoZone() {
  const t = useText();
  const { shop } = useLayout();
  return (
    <p className="selection-trouble" role="alert">
      <Icon name="warning" />
      <span>
        {t("ORDER_NOZONE")} {shop.email !== "" && t("ORDER_NOZONE_WAY")} <EmailLink />
      </span>
    </p>
  );
}
