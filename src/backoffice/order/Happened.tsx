import type { ReactNode } from "react";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Copy } from "./Copy.tsx";
import type { Event } from "./timeline-days.ts";

type What = Event["what"];

/** One thing that happened, as a sentence. */
export function Happened({ what }: { what: What }) {
  const t = useText();
  const money = useMoney();
  const amount = "money" in what && what.money !== undefined ? `: ${money(what.money)}` : "";
  switch (what.kind) {
    case "state":
      return <Said by={what.by}>{t("OFFICE_WAS_STATE", { state: t(`ORDER_STATE_${what.state.toUpperCase()}`) })}</Said>;
    case "email":
      return (
        <p>
          {t("OFFICE_WAS_EMAIL", { email: t(emailTexts[what.email] ?? "OFFICE_EMAIL_OTHER") })}
          {what.recipient !== undefined && <span className="mute"> · {what.recipient}</span>}
          {what.sentAt === null && <span className="mute"> · {t("OFFICE_WAS_EMAIL_WAITING")}</span>}
        </p>
      );
    case "payment":
      return (
        <p>
          {t(`OFFICE_WAS_PAYMENT_${what.state.toUpperCase()}`, { provider: providers[what.provider] ?? what.provider })}
          {amount}
          <ProviderId id={what.providerId ?? what.name} />
        </p>
      );
    case "transfer":
      return (
        <p>
          {t("OFFICE_WAS_TRANSFER")}
          {amount}
        </p>
      );
    case "refund":
      return (
        <p>
          {t(`OFFICE_WAS_REFUND_${what.state.toUpperCase()}`)}
          {amount}
          {what.providerId !== null && <ProviderId id={what.providerId} />}
        </p>
      );
    case "document":
      return <p>{t("OFFICE_WAS_DOCUMENT", { number: what.number })}</p>;
    case "note":
      return (
        <div className="timeline-note">
          <p className="mute">{what.by}</p>
          <p className="breaks">{what.text}</p>
        </div>
      );
    case "act":
      return <Said by={what.by}>{t(actTexts[what.act] ?? "OFFICE_WAS_ACT")}</Said>;
  }
}

function Said({ by, children }: { by: string | null; children: ReactNode }) {
  return (
    <p>
      {by !== null && <strong>{by}: </strong>}
      {children}
    </p>
  );
}

function ProviderId({ id }: { id: string }) {
  const t = useText();
  return (
    <span className="timeline-id">
      <span className="mute">{id}</span> <Copy text={id} what={t("OFFICE_PAYMENT_ID")} />
    </span>
  );
}

const providers: Readonly<Record<string, string>> = { payu: "PayU", paypal: "PayPal" };

const emailTexts: Readonly<Record<string, BackofficePlainCode>> = {
  returnArrived: "OFFICE_EMAIL_RETURNARRIVED",
  order: "OFFICE_EMAIL_ORDER",
  orderAccepted: "OFFICE_EMAIL_ORDERACCEPTED",
  orderPaid: "OFFICE_EMAIL_ORDERPAID",
  orderPacked: "OFFICE_EMAIL_ORDERPACKED",
  orderSent: "OFFICE_EMAIL_ORDERSENT",
  orderDelivered: "OFFICE_EMAIL_ORDERDELIVERED",
  orderCancelled: "OFFICE_EMAIL_ORDERCANCELLED",
  orderReturned: "OFFICE_EMAIL_ORDERRETURNED",
  orderExpired: "OFFICE_EMAIL_ORDEREXPIRED",
  orderForShop: "OFFICE_EMAIL_ORDERFORSHOP",
  paymentReminder: "OFFICE_EMAIL_PAYMENTREMINDER",
  reviewRequest: "OFFICE_EMAIL_REVIEWREQUEST",
};

const actTexts: Readonly<Record<string, BackofficePlainCode>> = {
  addNote: "OFFICE_WAS_ADDNOTE",
  removeNote: "OFFICE_WAS_REMOVENOTE",
  changeTags: "OFFICE_WAS_CHANGETAGS",
  acceptOrder: "OFFICE_WAS_ACCEPTORDER",
  moveOrder: "OFFICE_WAS_MOVEORDER",
};
