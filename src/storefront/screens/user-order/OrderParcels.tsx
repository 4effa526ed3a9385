import type { OrderReply } from "../../../contract/customer-orders.ts";
import { useText } from "../../app/text.ts";
import { useMoments } from "../user/use-moments.ts";
import "./order-parcels.css";

/** The parcels that have left, each with its number and what is in it, where an order goes in more than one. */
export function OrderParcels({ parcels }: { parcels: OrderReply["parcels"] }) {
  const t = useText();
  const { minute } = useMoments();
  return (
    <ol className="order-parcels" aria-label={t("MYORDER_PARCELS")}>
      {parcels.map(({ sentAt, carrier, tracking, lines }, index) => (
        <li key={sentAt + (tracking ?? index)}>
          <p>
            <strong>{t("MYORDER_PARCEL", { number: index + 1 })}</strong>{" "}
            <span className="mute figures">{t("MYORDER_PARCEL_SENT", { date: minute(sentAt) })}</span>
          </p>
          <ul>
            {lines.map(({ name, variant, quantity }) => (
              <li key={`${name} ${variant}`}>
                {[name, variant].filter(Boolean).join(", ")} · {t("MYORDER_PIECE_OF", { count: quantity })}
              </li>
            ))}
          </ul>
          {tracking !== null && (
            <p className="figures">
              {[carrier, t("MYORDER_TRACKING")].filter(Boolean).join(" · ")}: <strong>{tracking}</strong>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
