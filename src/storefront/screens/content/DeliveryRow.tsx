import type { DeliveryMethod, DeliveryOffer } from "../../../domain/delivery/delivery-table.ts";
import { plural } from "../../../domain/translations.ts";
import { useSession } from "../../session/store.ts";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

/** One way of delivery: how long it takes, what it costs paid ahead and on delivery, from when it is free. */
export function DeliveryRow({ method }: { method: DeliveryMethod }) {
  const t = useText();
  const lanCode = useSession((state) => state.lanCode);
  const [from, to] = method.days ?? [0, 0];
  const form = plural(to, { one: "ONE", few: "FEW", many: "MANY" }, lanCode);
  const thresholds = [...new Set([...method.ahead, ...method.cash].map((offer) => offer.freeFrom))];
  return (
    <tr>
      <th scope="row">{method.name}</th>
      <td>
        {method.days === null ? "–" : t(`DELIVERY_DAYS_${form}`, { count: from === to ? String(to) : `${from}–${to}` })}
      </td>
      <td>
        <Offers offers={method.ahead} />
      </td>
      <td>
        <Offers offers={method.cash} />
      </td>
      <td>
        {thresholds.map((threshold) => (
          <div key={threshold}>{threshold === null ? "–" : <Price of={threshold} />}</div>
        ))}
      </td>
    </tr>
  );
}

/** Where payments or weights differ, each price says which it is of. */
function Offers({ offers }: { offers: readonly DeliveryOffer[] }) {
  const t = useText();
  if (offers.length === 0) return "–";
  return offers.map(({ payments, prices }) =>
    prices.map(({ upTo, price }) => (
      <div key={`${payments.join()}${upTo}`}>
        <Price of={price} />
        {upTo !== null && ` ${t("DELIVERY_UPTO", { count: upTo / 1000 })}`}
        {offers.length > 1 && ` (${payments.join(", ")})`}
      </div>
    )),
  );
}
