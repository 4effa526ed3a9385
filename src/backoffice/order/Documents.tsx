import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { shopHref } from "../shop-href.ts";
import { lazyOfGoods, useText } from "../text.ts";

/** The list of orders does without its code and words. */
const DocumentKsef = lazyOfGoods(async () => (await import("../ksef/DocumentKsef.tsx")).DocumentKsef);

const FiscalReceipt = lazyOfGoods(async () => (await import("../books/FiscalReceipt.tsx")).FiscalReceipt);

/** The papers of the sale, each with what became of it in KSeF, and its fiscal receipt; nothing to who may not see them, and while there are none. */
export function Documents({ order }: { order: Order }) {
  const t = useText();
  const { documents } = order;
  if (documents === undefined || documents.length === 0) return null;
  return (
    <Card title={t("OFFICE_DOCUMENTS")}>
      {documents.map(({ number, path }) => (
        <div key={number}>
          <a className="link document-link" href={shopHref(path)} target="_blank" rel="noreferrer">
            {number}
          </a>
          <DocumentKsef order={order.number} document={number} />
        </div>
      ))}
      <FiscalReceipt order={order.number} />
    </Card>
  );
}
