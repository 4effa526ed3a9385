import { useLocation } from "wouter";
import type { Order } from "../../contract/operator/order.ts";
import { canBeChanged } from "../../domain/order/order-change.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";
import { Act } from "../controls/Act.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";

/** The way to change what is in an order, while it has not left. */
export function ChangeActs({ order }: { order: Order }) {
  const t = useText();
  const [, go] = useLocation();
  const may = useMay("orders.edit") && canBeChanged(order.state) && order.payment.code !== exchangeCode;
  const change = () => go(`/orders/${order.number}/change`);
  useKeys(may ? { change } : {});
  return may ? (
    <Act kind="plain" keyName="change" onClick={change}>
      {t("OFFICE_CHANGE")}
    </Act>
  ) : null;
}
