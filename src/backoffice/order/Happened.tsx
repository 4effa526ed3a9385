import { Link } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { providerName } from "../../domain/payment/provider-name.ts";
import { SettlementText } from "../settle/SettlementText.tsx";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { CameBack } from "./CameBack.tsx";
import { AddressTold, ChangeTold } from "./ChangeTold.tsx";
import { Copy } from "./Copy.tsx";
import { EmailHappened } from "./EmailHappened.tsx";
import { PlacedTold } from "./PlacedTold.tsx";
import { Said } from "./Said.tsx";
import type { Event } from "./timeline-days.ts";

type What = Event["what"];

/** One thing that happened, as a sentence. */
export function Happened({ order, what }: { order: Order; what: What }) {
  const t = useText();
  const money = useMoney();
  const amount = "money" in what && what.money !== undefined ? `: ${money(what.money)}` : "";
  switch (what.kind) {
    case "state":
      return <Said by={what.by}>{t("OFFICE_WAS_STATE", { state: t(`ORDER_STATE_${what.state.toUpperCase()}`) })}</Said>;
    case "email":
      return <EmailHappened order={order} email={what} />;
    case "payment":
      return (
        <p>
          {t(`OFFICE_WAS_PAYMENT_${what.state.toUpperCase()}`, { provider: providerName(what.provider) })}
          {amount}
          <ProviderId id={what.providerId ?? what.name} />
        </p>
      );
    case "transfer":
    case "atDoor":
      return (
        <p>
          {t(`OFFICE_WAS_${what.kind.toUpperCase()}`)}
          {amount}
        </p>
      );
    case "exchange":
    case "moved":
      return (
        <p>
          <Link className="link" href={`/orders/${what.order}`}>
            {t(`OFFICE_WAS_${what.kind.toUpperCase()}_${what.direction.toUpperCase()}`, { number: what.order })}
          </Link>
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
    case "settlement":
      return what.settlement === undefined ? (
        <p>{t("OFFICE_SETTLED")}</p>
      ) : (
        <SettlementText settlement={what.settlement} order={order} />
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
    case "change":
      return <ChangeTold order={order} change={what} />;
    case "placed":
      return <PlacedTold {...what} />;
    case "address":
      return <AddressTold {...what} />;
    case "withdrawal":
    case "return":
    case "complaint":
      return <CameBack what={what} />;
    case "act":
      return <Said by={what.by}>{t(actTexts[what.act] ?? "OFFICE_WAS_ACT")}</Said>;
  }
}

function ProviderId({ id }: { id: string }) {
  const t = useText();
  return (
    <span className="timeline-id">
      <span className="mute">{id}</span> <Copy text={id} what={t("OFFICE_PAYMENT_ID")} />
    </span>
  );
}

const actTexts: Readonly<Record<string, BackofficePlainCode>> = {
  addNote: "OFFICE_WAS_ADDNOTE",
  removeNote: "OFFICE_WAS_REMOVENOTE",
  restoreNote: "OFFICE_WAS_RESTORENOTE",
  changeTags: "OFFICE_WAS_CHANGETAGS",
  tagOrders: "OFFICE_WAS_CHANGETAGS",
  acceptOrder: "OFFICE_WAS_ACCEPTORDER",
  moveOrder: "OFFICE_WAS_MOVEORDER",
  giveBalanceBack: "OFFICE_WAS_GIVEBALANCEBACK",
  askForAccount: "OFFICE_WAS_ASKFORACCOUNT",
  sayAccount: "OFFICE_WAS_SAYACCOUNT",
  withdrawTransfer: "OFFICE_WAS_WITHDRAWTRANSFER",
  exportTransfers: "OFFICE_WAS_EXPORTTRANSFERS",
  payTransfers: "OFFICE_WAS_PAYTRANSFERS",
  payTransferSum: "OFFICE_WAS_PAYTRANSFERSUM",
  reopenTransfers: "OFFICE_WAS_REOPENTRANSFERS",
  recordTransfer: "OFFICE_WAS_RECORDTRANSFER",
  takeBackEmail: "OFFICE_WAS_TAKEBACKEMAIL",
  closeRefusal: "OFFICE_WAS_CLOSEREFUSAL",
  reopenRefusal: "OFFICE_WAS_REOPENREFUSAL",
  changeOrder: "OFFICE_WAS_CHANGEORDER",
  changeAddress: "OFFICE_WAS_CHANGEADDRESS",
  restoreAddress: "OFFICE_WAS_CHANGEADDRESS",
  closeRepack: "OFFICE_WAS_CLOSEREPACK",
  reopenRepack: "OFFICE_WAS_REOPENREPACK",
  packParcel: "OFFICE_WAS_PACKPARCEL",
  changeParcel: "OFFICE_WAS_CHANGEPARCEL",
  sendParcel: "OFFICE_WAS_SENDPARCEL",
  unsendParcel: "OFFICE_WAS_UNSENDPARCEL",
  unpackParcel: "OFFICE_WAS_UNPACKPARCEL",
  takeParcelPicture: "OFFICE_WAS_TAKEPARCELPICTURE",
};
