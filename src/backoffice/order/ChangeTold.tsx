import type { AddressField } from "../../contract/operator/address-fields.ts";
import type { Order } from "../../contract/operator/order.ts";
import { addressLabels } from "../order-change/address-labels.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { Said } from "./Said.tsx";
import type { Event } from "./timeline-days.ts";

type Change = Extract<Event["what"], { kind: "change" }>;

/** What a change has made of the order, as one sentence. */
export function ChangeTold({ order, change }: { order: Order; change: Change }) {
  const t = useText();
  const money = useMoney();
  const { by, lines, delivery, otherPoint, held, total, priceReason } = change;
  const own = (amount: number) => money({ amount, currency: order.currency });
  const lineTold = (line: Change["lines"][number]): string | null => {
    switch (line.kind) {
      case "added":
        return t("OFFICE_TOLD_CHANGE_ADDED", { name: line.name, quantity: line.quantity });
      case "removed":
        return t("OFFICE_TOLD_CHANGE_REMOVED", { name: line.name, quantity: line.quantity });
      case "size":
        return t("OFFICE_TOLD_CHANGE_SIZE", {
          quantity: line.quantity,
          name: line.name,
          from: line.from,
          to: line.to,
        });
      case "quantity":
        return t("OFFICE_TOLD_CHANGE_QUANTITY", { name: line.name, from: line.from, to: line.to });
      case "price": {
        const [from, to] = [line.priceFrom, line.priceTo].map((amount) =>
          amount === undefined ? null : money({ amount, currency: "pln" }),
        );
        return from == null || to == null ? null : t("OFFICE_TOLD_CHANGE_PRICE", { name: line.name, from, to });
      }
    }
  };
  const parts = [
    ...lines.map(lineTold),
    delivery && t("OFFICE_TOLD_CHANGE_DELIVERY", delivery),
    otherPoint ? t("OFFICE_TOLD_CHANGE_POINT") : null,
    held === null ? null : t(held ? "OFFICE_TOLD_CHANGE_HELD" : "OFFICE_TOLD_CHANGE_FREED"),
    total !== undefined && total.from !== total.to
      ? t("OFFICE_TOLD_CHANGE_TOTAL", { from: own(total.from), to: own(total.to) })
      : null,
    priceReason === null ? null : t("OFFICE_TOLD_PRICE_REASON", { reason: priceReason }),
  ].filter((part) => part !== null);
  return (
    <Said by={by}>
      {t("OFFICE_WAS_CHANGEORDER")}
      {parts.length > 0 && `: ${parts.join("; ")}`}
    </Said>
  );
}

/** Which fields of address and contact were changed. */
export function AddressTold({ by, fields }: Extract<Event["what"], { kind: "address" }>) {
  const t = useText();
  const names = fields
    .filter((name): name is AddressField => name in addressLabels)
    .map((name) => t(addressLabels[name]));
  return <Said by={by}>{t("OFFICE_TOLD_FIELDS", { fields: [...new Set(names)].join(", ") })}</Said>;
}
