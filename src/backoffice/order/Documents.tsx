import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { shopHref } from "../shop-href.ts";
import { useText } from "../text.ts";

/** The papers of the sale; nothing to who may not see them, and while there are none. */
export function Documents({ order: { documents } }: { order: Order }) {
  const t = useText();
  if (documents === undefined || documents.length === 0) return null;
  return (
    <Card title={t("OFFICE_DOCUMENTS")}>
      {documents.map(({ number, path }) => (
        <p key={number}>
          <a className="link" href={shopHref(path)} target="_blank" rel="noreferrer">
            {number}
          </a>
        </p>
      ))}
    </Card>
  );
}
