import type { CheckoutData } from "../../../contract/checkout-data.ts";
import type { Zone } from "../../../domain/delivery/delivery.ts";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";
import { pickPayment } from "./selection.ts";

/** The zone's payment methods. */
export function PaymentList({ data, zone }: { data: CheckoutData; zone: Zone }) {
  const t = useText();
  const chosen = useSession((state) => state.paymentId);
  return (
    <fieldset className="choices">
      <legend>{t("ORDER_PAYMENT")}</legend>
      {zone.payment.map(({ paymentId, paymentCode, paymentName }) => (
        <ChoiceRow
          key={paymentId}
          name="paymentId"
          value={paymentId}
          checked={paymentId === chosen}
          onChoose={() => pickPayment(data, paymentId)}
          title={paymentName}
          marks={data.marks[paymentCode]}
        />
      ))}
    </fieldset>
  );
}
