import { Link } from "wouter";
import { useText } from "../text.ts";

/** Why the country of delivery cannot be changed with the rest of an address, and the way on. */
export function CountryStays() {
  const t = useText();
  return (
    <p className="mute">
      {t("OFFICE_ADDRESS_COUNTRY")}{" "}
      <Link className="link" href="/orders/new">
        {t("OFFICE_ORDER_NEW")}
      </Link>
    </p>
  );
}
