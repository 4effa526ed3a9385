import type { OrderReply, SentParcel } from "../../../contract/customer-orders.ts";
import { useText } from "../../app/text.ts";
import { useMoments } from "../user/use-moments.ts";
import "./order-parcels.css";

/** The parcels that have left, each with its number and its way, and what is in it where an order goes in more than one. */
export function OrderParcels({ parcels, several }: { parcels: OrderReply["parcels"]; several: boolean }) {
  const t = useText();
  const { minute } = useMoments();
  return (
    <ol className="order-parcels" aria-label={t("MYORDER_PARCELS")}>
      {parcels.map((parcel, index) => (
        <li key={parcel.sentAt + (parcel.tracking ?? index)}>
          {several && (
            <>
              <p>
                <strong>{t("MYORDER_PARCEL", { number: index + 1 })}</strong>{" "}
                <span className="mute figures">{t("MYORDER_PARCEL_SENT", { date: minute(parcel.sentAt) })}</span>
              </p>
              <ul>
                {parcel.lines.map(({ name, variant, quantity }) => (
                  <li key={`${name} ${variant}`}>
                    {[name, variant].filter(Boolean).join(", ")} · {t("MYORDER_PIECE_OF", { count: quantity })}
                  </li>
                ))}
              </ul>
            </>
          )}
          {parcel.tracking !== null && (
            <p className="figures">
              {[parcel.carrier, t("MYORDER_TRACKING")].filter(Boolean).join(" · ")}: <strong>{parcel.tracking}</strong>
            </p>
          )}
          <Way parcel={parcel} />
          {parcel.href !== null && (
            <p>
              <a className="link" href={parcel.href} target="_blank" rel="noreferrer">
                {t("MYORDER_PARCEL_FOLLOW")}
              </a>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The steps of a parcel, the newest first. */
function Way({ parcel: { steps } }: { parcel: SentParcel }) {
  const t = useText();
  const { minute } = useMoments();
  if (steps.length === 0) return null;
  return (
    <ol className="parcel-way figures" aria-label={t("MYORDER_PARCEL_WAY")}>
      {steps.toReversed().map(({ step, at }, index) => (
        <li key={at + step} aria-current={index === 0 ? "step" : undefined}>
          <span>{t(`MYORDER_STEP_${step.toUpperCase()}`)}</span>
          <time dateTime={at}>{minute(at)}</time>
        </li>
      ))}
    </ol>
  );
}
