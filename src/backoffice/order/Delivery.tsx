import type { Order } from "../../contract/operator/order.ts";
import { hasGivenBack } from "../../domain/order/order-states.ts";
import { Card } from "../controls/Card.tsx";
import { shortDayOf } from "../moments.ts";
import { useNow } from "../now.ts";
import { useSpoken, useText } from "../text.ts";
import { Copy } from "./Copy.tsx";

/** Where it goes: the locker with its name, a map and the telephone its code goes to, else the address; until when it was promised; the parcel's number. */
export function Delivery({ order: { state, delivery, address, buyer, parcels } }: { order: Order }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const now = useNow((clock) => clock.now);
  const { point, tracking, arrives } = delivery;
  const day = (date: string) => shortDayOf(`${date}T12:00:00Z`, lanCode, now);
  return (
    <Card title={t("OFFICE_DELIVERY")} aside={delivery.name}>
      {point !== null && (
        <>
          <p>
            <strong>{point.id}</strong> <Copy text={point.id} what={t("OFFICE_POINT")} />
          </p>
          {point.address !== null && <p>{point.address}</p>}
          <p>
            <a className="link" href={mapOf(point)} target="_blank" rel="noreferrer">
              {t("OFFICE_MAP")}
            </a>
          </p>
          {buyer.phone !== "" && (
            <p>
              {t("OFFICE_POINT_PHONE")}:{" "}
              <a className="link" href={`tel:${buyer.phone.replace(/[^\d+]/g, "")}`}>
                {buyer.phone}
              </a>
            </p>
          )}
        </>
      )}
      {address.length > 0 && <p className="breaks">{address.join("\n")}</p>}
      {arrives !== null && !hasGivenBack(state) && (
        <p className="mute">{t("OFFICE_PROMISED", { from: day(arrives.from), to: day(arrives.to) })}</p>
      )}
      {tracking !== null && parcels.length === 0 && (
        <p>
          {t("OFFICE_TRACKING")}: <strong>{tracking}</strong> <Copy text={tracking} what={t("OFFICE_TRACKING")} />
        </p>
      )}
    </Card>
  );
}

function mapOf({ id, address }: { id: string; address: string | null }): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address ?? id)}`;
}
