import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

interface CodeUseProps {
  used?: number;
  limit?: number | null;
  orders: number;
  takenOff?: number | undefined;
}

/** How often a code was used, by how many orders that count, and what it has taken off them. */
export function CodeUse({ used, limit = null, orders, takenOff }: CodeUseProps) {
  const t = useText();
  const money = useMoney();
  const parts = [
    used !== undefined &&
      (limit === null ? t("OFFICE_CODE_USED", { used }) : t("OFFICE_CODE_USED_OF", { used, limit })),
    used !== orders && t("OFFICE_CODE_ORDERS", { orders }),
    takenOff !== undefined &&
      takenOff > 0 &&
      t("OFFICE_CODE_TAKEN_OFF", { sum: money({ amount: takenOff, currency: "pln" }) }),
  ];
  return <p className="mute">{parts.filter(Boolean).join(" · ")}</p>;
}
