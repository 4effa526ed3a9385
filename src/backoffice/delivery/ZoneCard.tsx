import { useState } from "react";
import { type Delivery, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { MethodDialog } from "./MethodDialog.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { useDeliveryAct } from "./use-delivery.ts";
import { ZoneDialog } from "./ZoneDialog.tsx";
import "../controls/listed.css";

/** A zone: the countries in it and its ways of delivery. */
export function ZoneCard({ zone, delivery }: { zone: Delivery["zones"][number]; delivery: Delivery }) {
  const t = useText();
  const { payments } = delivery;
  const [open, setOpen] = useState<number | "new" | "name" | null>(null);
  const countries = delivery.countries.filter((country) => country.zone === zone.id);
  const methods = delivery.methods.filter((method) => method.zone === zone.id);
  const edited = methods.find(({ id }) => id === open);
  const { name } = zone;
  const remove = useDeliveryAct(
    () => act(deliveryRoutes.removeZone, { parameters: { id: zone.id } }),
    () => t("OFFICE_DELIVERY_REMOVED", { name }),
  );
  return (
    <Card
      title={name}
      aside={
        <Act kind="plain" aria-label={t("OFFICE_DELIVERY_EDIT_WHAT", { name })} onClick={() => setOpen("name")}>
          {t("OFFICE_DELIVERY_EDIT")}
        </Act>
      }
      flush
    >
      <p className="delivery-countries mute">
        {countries.length === 0
          ? t("OFFICE_DELIVERY_ZONE_EMPTY")
          : countries.map((country, at) => (
              <span key={country.id}>
                {at > 0 && ", "}
                {country.offBecause === null ? country.name : <s>{country.name}</s>}
              </span>
            ))}
      </p>
      {methods.length > 0 ? (
        <ul className="listed">
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} payments={payments} onEdit={() => setOpen(method.id)} />
          ))}
        </ul>
      ) : (
        <p className="delivery-none">{t("OFFICE_DELIVERY_METHOD_NONE")}</p>
      )}
      <div className="delivery-foot">
        <Act kind="plain" aria-label={t("OFFICE_DELIVERY_METHOD_NEW_IN", { name })} onClick={() => setOpen("new")}>
          {t("OFFICE_DELIVERY_METHOD_NEW")}
        </Act>
        {methods.length === 0 && countries.length === 0 && (
          <Act
            kind="plain"
            busy={remove.isPending}
            aria-label={t("OFFICE_REMOVE_WHAT", { name })}
            onClick={() => remove.mutate(undefined)}
          >
            {t("OFFICE_REMOVE")}
          </Act>
        )}
        <Refused error={remove.error} />
      </div>
      {open === "new" && <MethodDialog method={null} zone={zone} delivery={delivery} onClose={() => setOpen(null)} />}
      {edited !== undefined && (
        <MethodDialog method={edited} zone={zone} delivery={delivery} onClose={() => setOpen(null)} />
      )}
      {open === "name" && <ZoneDialog zone={zone} onClose={() => setOpen(null)} />}
    </Card>
  );
}
