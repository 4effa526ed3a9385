import { type Delivery, type DeliveryMethod, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { said } from "../../domain/language.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { useDeliveryAct } from "./use-delivery.ts";

interface MethodRowProps {
  method: DeliveryMethod;
  payments: Delivery["payments"];
  onEdit: () => void;
}

/** A way of delivery: whether shoppers see it, what it costs with which payments, how long it takes, and what can be done with it. */
export function MethodRow({ method, payments, onEdit }: MethodRowProps) {
  const t = useText();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const name = said(method.names, lanCode);
  const { id, offered, days, freeFrom } = method;
  const zloty = (amount: number) => money({ amount, currency: "pln" });
  const turn = useDeliveryAct(
    () =>
      act(deliveryRoutes.changeDeliveryMethod, {
        parameters: { id },
        body: { offered: !offered },
        version: method.version,
      }),
    () => t(offered ? "OFFICE_DELIVERY_TURNED_OFF" : "OFFICE_DELIVERY_TURNED_ON", { name }),
  );
  const remove = useDeliveryAct(
    () => act(deliveryRoutes.removeDeliveryMethod, { parameters: { id } }),
    () => t("OFFICE_DELIVERY_REMOVED", { name }),
  );
  return (
    <li>
      <div>
        <p className="delivery-head">
          <strong>{name}</strong>
          <Status tone={offered ? "good" : "bad"} text={t(offered ? "OFFICE_DELIVERY_ON" : "OFFICE_DELIVERY_OFF")} />
        </p>
        {grouped(method, payments).map(({ names, prices }) => (
          <p key={names}>
            <strong className="whole">{prices.map(({ upTo, price }) => `${upTo}${zloty(price)}`).join(", ")}</strong>{" "}
            <span className="mute">{names}</span>
          </p>
        ))}
        <p className="mute">
          {[
            days !== null && t("OFFICE_DELIVERY_DAYS_SAID", { days: [...new Set(days)].join("–") }),
            freeFrom === null
              ? t("OFFICE_DELIVERY_FREE_NEVER")
              : t("OFFICE_DELIVERY_FREE_SAID", { sum: zloty(freeFrom) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Refused error={turn.error ?? remove.error} />
      </div>
      <div className="listed-acts">
        <Act kind="plain" aria-label={t("OFFICE_DELIVERY_EDIT_WHAT", { name })} onClick={onEdit}>
          {t("OFFICE_DELIVERY_EDIT")}
        </Act>
        <Act
          kind="plain"
          busy={turn.isPending}
          aria-label={t(offered ? "OFFICE_DELIVERY_TURN_OFF_WHAT" : "OFFICE_DELIVERY_TURN_ON_WHAT", { name })}
          onClick={() => turn.mutate(undefined)}
        >
          {t(offered ? "OFFICE_DELIVERY_TURN_OFF" : "OFFICE_DELIVERY_TURN_ON")}
        </Act>
        {!offered && (
          <Act
            kind="plain"
            busy={remove.isPending}
            aria-label={t("OFFICE_REMOVE_WHAT", { name })}
            onClick={() => remove.mutate(undefined)}
          >
            {t("OFFICE_REMOVE")}
          </Act>
        )}
      </div>
    </li>
  );
}

/** Payments that cost the same stand together; a weight is said where there are several prices. */
function grouped({ offers }: DeliveryMethod, payments: Delivery["payments"]) {
  const written = offers.map(({ prices }) => JSON.stringify(prices));
  const firsts = offers.filter((_, at) => written.indexOf(written[at]!) === at);
  return firsts.map(({ prices }) => {
    const alike = offers.filter((_, at) => written[at] === JSON.stringify(prices));
    const differ = new Set(prices.map(({ price }) => price)).size > 1;
    return {
      names: payments
        .filter(({ id }) => alike.some(({ paymentId }) => paymentId === id))
        .map(({ name }) => name)
        .join(", "),
      prices: (differ ? prices : prices.slice(0, 1)).map(({ maxWeight, price }) => ({
        upTo: differ ? `≤ ${maxWeight} g ` : "",
        price,
      })),
    };
  });
}
