import type { Order } from "../../contract/operator/order.ts";
import { languageCalled } from "../../domain/language.ts";
import { Card } from "../controls/Card.tsx";
import { AddressAct } from "../order-change/AddressAct.tsx";
import { useText } from "../text.ts";
import { BuyerActs } from "./BuyerActs.tsx";
import { Copy } from "./Copy.tsx";

/** Who bought it, how they are reached, and whom an invoice is for. */
export function Buyer({ order }: { order: Order }) {
  const t = useText();
  const { buyer, language, invoice, others } = order;
  return (
    <Card title={t("OFFICE_BUYER")} aside={languageCalled(language).name}>
      <p>
        <strong>{buyer.name}</strong>
      </p>
      {buyer.email !== undefined && (
        <p>
          <a className="link" href={`mailto:${buyer.email}`}>
            {buyer.email}
          </a>{" "}
          <Copy text={buyer.email} what={t("OFFICE_EMAIL")} />
        </p>
      )}
      {buyer.phone !== "" && (
        <p>
          <a className="link" href={`tel:${buyer.phone.replace(/[^\d+]/g, "")}`}>
            {buyer.phone}
          </a>
        </p>
      )}
      <p>
        <AddressAct order={order} />
      </p>
      {others !== undefined && (
        <p className="mute">
          {t(buyer.customerId == null ? "OFFICE_GUEST" : "OFFICE_HAS_ACCOUNT")}
          {others.length === 0 && ` · ${t("OFFICE_FIRST_ORDER")}`}
        </p>
      )}
      {invoice !== undefined && invoice.length > 0 && (
        <div className="order-invoice">
          <h3>{t("OFFICE_INVOICE_FOR")}</h3>
          <p className="breaks">{invoice.join("\n")}</p>
        </div>
      )}
      <BuyerActs order={order} />
    </Card>
  );
}
