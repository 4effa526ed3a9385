import type { Order } from "../../contract/operator/order.ts";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import "./comment.css";

/** What the buyer wrote beside the order, before everything else: a packer has to see it. */
export function Comment({ order: { buyer } }: { order: Order }) {
  const t = useText();
  if (buyer.comment === "") return null;
  return (
    <Card title={t("OFFICE_COMMENT")} className="comment">
      <p className="breaks">{buyer.comment}</p>
    </Card>
  );
}
