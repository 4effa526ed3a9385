import type { Order } from "../../contract/operator/order.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";

/** What makes a step final, and whose order of which sum it is: read before, as nothing takes it back. */
export function FinalStep({ order, why }: { order: Order; why: Order["final"][number]["why"] }) {
  const t = useText();
  const money = useMoney();
  const sum = order.money && money({ amount: order.money.total, currency: order.currency });
  return (
    <>
      {why !== "end" && <p>{t(`OFFICE_FINAL_${why === "document" ? "DOCUMENT" : "POINTS"}`)}</p>}
      <p>
        <strong>{[order.buyer.name, sum].filter(Boolean).join(" · ")}</strong>
      </p>
    </>
  );
}
