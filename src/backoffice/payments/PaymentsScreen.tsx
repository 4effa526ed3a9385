import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentMethodRoutes } from "../../contract/operator/payment-methods.ts";
import { act, call } from "../api.ts";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useDeliveryAct } from "../delivery/use-delivery.ts";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { AboveSettings } from "../settings/AboveSettings.tsx";
import { useText } from "../text.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { PaymentRow } from "./PaymentRow.tsx";
import "../controls/card.css";
import "../controls/listed.css";
import "../delivery/delivery.css";

/** How shoppers can pay: in which order they see it, what is off and why, and whether what is paid online is connected. */
export function PaymentsScreen() {
  const t = useText();
  const query = useQuery({
    queryKey: ["delivery", "payments"],
    queryFn: () => call(paymentMethodRoutes.paymentMethods),
  });
  const [open, setOpen] = useState<number | null>(null);
  const order = useDeliveryAct(
    (ids: number[]) => act(paymentMethodRoutes.orderPaymentMethods, { body: { ids } }),
    () => t("OFFICE_PAYMENTS_ORDERED"),
  );
  return (
    <>
      <ScreenHead
        title={t("OFFICE_PAYMENTS")}
        above={<AboveSettings />}
        acts={<HistoryLink entity="paymentMethod" />}
      />
      <p className="delivery-intro mute">{t("OFFICE_PAYMENTS_TEXT")}</p>
      <Refused error={order.error} />
      <Read query={query}>
        {({ methods }) => {
          const ids = methods.map(({ id }) => id);
          const edited = methods.find(({ id }) => id === open);
          return (
            <>
              {methods.every(({ offered }) => !offered) && (
                <p className="delivery-intro delivery-trouble">{t("OFFICE_PAYMENTS_NONE_ON")}</p>
              )}
              <ol className="card listed">
                {methods.map((method, at) => (
                  <PaymentRow
                    key={method.id}
                    method={method}
                    isMoving={order.isPending}
                    onUp={at === 0 ? null : () => order.mutate(swapped(ids, at - 1))}
                    onDown={at === ids.length - 1 ? null : () => order.mutate(swapped(ids, at))}
                    onEdit={() => setOpen(method.id)}
                  />
                ))}
              </ol>
              {edited !== undefined && <PaymentDialog method={edited} onClose={() => setOpen(null)} />}
            </>
          );
        }}
      </Read>
    </>
  );
}

/** A list in which one has changed places with the next. */
function swapped(ids: readonly number[], at: number): number[] {
  return [...ids.slice(0, at), ids[at + 1]!, ids[at]!, ...ids.slice(at + 2)];
}
