import { useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { MessageDialog } from "./MessageDialog.tsx";
import { notifySent } from "./notify-sent.ts";
import { useAct } from "./use-order.ts";

/** What is written to the buyer: a message, and how to pay while their money is awaited. */
export function BuyerActs({ order }: { order: Order }) {
  const t = useText();
  const may = useMay("buyers.contact");
  const [writes, setWrites] = useState(false);
  const [key, setKey] = useState(freshKey);
  useKeys(may ? { message: () => setWrites(true) } : {});
  const sendLink = useAct(
    () => call(emailRoutes.sendPaymentLink, { parameters: order, key }),
    (after) => {
      setKey(freshKey());
      notifySent(t("OFFICE_PAYMENT_LINK_SENT"), { before: order, after });
    },
  );
  if (!may) return null;
  return (
    <div className="buyer-acts">
      <Act keyName="message" onClick={() => setWrites(true)}>
        {t("OFFICE_MESSAGE_WRITE")}
      </Act>
      {awaitsMoney(order) && (
        <Act busy={sendLink.isPending} onClick={() => sendLink.mutate(undefined)}>
          {t("OFFICE_PAYMENT_LINK_SEND")}
        </Act>
      )}
      <Refused error={sendLink.error} />
      {writes && <MessageDialog order={order} onClose={() => setWrites(false)} />}
    </div>
  );
}

/** Returns whether the buyer can be told how to pay: for all of the order, or for what is left of it. */
function awaitsMoney({ state, payment, money }: Order): boolean {
  return payment.code !== exchangeCode && (state === "awaitingPayment" || (money?.missing ?? 0) > 0);
}
