import type { DeliveryZone } from "../../../domain/delivery/delivery-table.ts";
import { bound } from "../../../ui/bound.ts";
import { useText } from "../../app/text.ts";
import { DeliveryRow } from "./DeliveryRow.tsx";
import "./delivery-tables.css";

const named = 4;

/** What delivery costs and how long it takes, a table for each zone, in the shopper's currency. */
export function DeliveryTables({ zones }: { zones: readonly DeliveryZone[] }) {
  const t = useText();
  return (
    <div className="delivery-tables">
      {zones.map(({ zoneId, countries, payments, methods }) => {
        const title =
          countries.length <= named
            ? countries.join(", ")
            : `${countries.slice(0, named - 1).join(", ")} +${countries.length - named + 1}`;
        return (
          <section key={zoneId} aria-labelledby={`delivery-${zoneId}`}>
            <h3 id={`delivery-${zoneId}`}>{title}</h3>
            {countries.length > named && <p className="delivery-countries">{bound(countries.join(", "))}</p>}
            <div className="prose-table scrolls-aside" role="group" tabIndex={0} aria-labelledby={`delivery-${zoneId}`}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t("DELIVERY_METHOD")}</th>
                    <th scope="col">{t("DELIVERY_TIME")}</th>
                    <th scope="col">{t("DELIVERY_PRICE")}</th>
                    <th scope="col">{t("DELIVERY_CASH")}</th>
                    <th scope="col">{t("DELIVERY_FREE")}</th>
                  </tr>
                </thead>
                <tbody>
                  {methods.map((method) => (
                    <DeliveryRow key={method.shippingId} method={method} />
                  ))}
                </tbody>
              </table>
            </div>
            <p className="delivery-payments">
              {t("DELIVERY_PAYMENTS")} {payments.join(", ")}
            </p>
          </section>
        );
      })}
    </div>
  );
}
