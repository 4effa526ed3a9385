import type { OrderReply } from "../../../contract/customer-orders.ts";
import { Whole } from "../../../ui/Whole.tsx";
import { useText } from "../../app/text.ts";
import "./order-facts.css";

/** Where the order goes, how it is paid, whose company is invoiced, its documents, and what the shopper wrote with it. */
export function OrderFacts({ order }: { order: OrderReply }) {
  const t = useText();
  const { shipping, recipient, payment, invoice, documents, comment } = order;
  const cacheTags: [name: string, lines: string[]][] = [
    [
      t("MYORDER_DELIVERY"),
      [
        shipping.name,
        ...(shipping.point === null ? [] : [`${t("MYORDER_POINT")} ${shipping.point}`]),
        recipient.name,
        ...recipient.address,
      ],
    ],
    [t("MYORDER_CONTACT"), [recipient.email, recipient.phone]],
    [t("MYORDER_PAYMENT"), [payment.name]],
    [t("MYORDER_INVOICE"), invoice],
    [t("MYORDER_COMMENT"), comment === "" ? [] : [comment]],
  ];
  return (
    <dl className="order-facts">
      {cacheTags
        .filter(([, lines]) => lines.length > 0)
        .map(([name, lines]) => (
          <div key={name}>
            <dt className="caps">{name}</dt>
            {lines
              .filter((line) => line !== "")
              .map((line, index) => (
                <dd key={index}>
                  <Whole text={line} />
                </dd>
              ))}
          </div>
        ))}
      {documents.length > 0 && (
        <div>
          <dt className="caps">{t("MYORDER_DOCUMENTS")}</dt>
          {documents.map(({ number, href }) => (
            <dd key={number}>
              {href === null ? (
                number
              ) : (
                <a href={href} download>
                  {number}
                </a>
              )}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
