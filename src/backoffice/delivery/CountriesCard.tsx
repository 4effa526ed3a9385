import { useState } from "react";
import type { Delivery } from "../../contract/operator/delivery.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Status } from "../controls/Status.tsx";
import { useText } from "../text.ts";
import { CountryDialog } from "./CountryDialog.tsx";
import "../controls/listed.css";

/** Every country of the list: in which zone it is, and whether the shop delivers there. */
export function CountriesCard({ delivery: { countries, zones } }: { delivery: Delivery }) {
  const t = useText();
  const [open, setOpen] = useState<number | null>(null);
  const edited = countries.find(({ id }) => id === open);
  return (
    <Card title={t("OFFICE_DELIVERY_COUNTRIES")} aside={countries.length} flush>
      <ul className="listed delivery-country-rows">
        {countries.map(({ id, name, zone, offBecause }) => (
          <li key={id}>
            <div>
              <p className="delivery-head">
                <strong>{name}</strong>
                <Status
                  tone={offBecause === null ? "good" : "bad"}
                  text={t(offBecause === null ? "OFFICE_DELIVERY_SENDS" : "OFFICE_DELIVERY_SENDS_NOT")}
                />
              </p>
              <p className="mute">
                {[zones.find((one) => one.id === zone)?.name ?? t("OFFICE_DELIVERY_COUNTRY_NO_ZONE"), offBecause]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            <Act kind="plain" aria-label={t("OFFICE_DELIVERY_EDIT_WHAT", { name })} onClick={() => setOpen(id)}>
              {t("OFFICE_DELIVERY_EDIT")}
            </Act>
          </li>
        ))}
      </ul>
      {edited !== undefined && <CountryDialog country={edited} zones={zones} onClose={() => setOpen(null)} />}
    </Card>
  );
}
