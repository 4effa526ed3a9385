import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentMethodRoutes } from "../../contract/operator/payment-methods.ts";
import { type Acted, act, type AnswerOf, call, refusalOf } from "../api.ts";
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
  const move = useDeliveryAct(
    (moved: Moved) => moveOne(moved, query.data!),
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
      <Refused error={move.error} />
      <Read query={query}>
        {({ methods }) => {
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
                    isMoving={move.isPending}
                    onUp={at === 0 ? null : () => move.mutate({ id: method.id, by: -1 })}
                    onDown={at === methods.length - 1 ? null : () => move.mutate({ id: method.id, by: 1 })}
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

/** A payment that is to stand one place further up (-1) or down (1). */
interface Moved {
  id: number;
  by: -1 | 1;
}

type Listed = AnswerOf<typeof paymentMethodRoutes.paymentMethods>;

/** Moves a payment one place on in the order it stands in; where somebody else has ordered them meanwhile, in theirs. */
async function moveOne(moved: Moved, on: Listed): Promise<Acted<Listed>> {
  const order = ({ methods, orderVersion: version }: Listed) =>
    act(paymentMethodRoutes.orderPaymentMethods, { body: { ids: movedIn(methods, moved) }, version });
  try {
    return await order(on);
  } catch (refused) {
    if (refusalOf(refused) !== "VERSION_OLD") throw refused;
    return order(await call(paymentMethodRoutes.paymentMethods));
  }
}

/** The numbers of a list in which one has changed places with its neighbour; at an end of it they stay. */
function movedIn(methods: readonly { id: number }[], { id, by }: Moved): number[] {
  const ids = methods.map((method) => method.id);
  const at = ids.indexOf(id);
  const neighbour = ids[at + by];
  if (neighbour !== undefined) [ids[at], ids[at + by]] = [neighbour, id];
  return ids;
}
