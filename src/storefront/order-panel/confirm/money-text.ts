import { formatMoney } from "../../../domain/money.ts";
import type { OrderTotals } from "../../../domain/order/totals.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { useSession } from "../../session/store.ts";
import { totalsOf } from "./order-body.ts";

/** Returns the order's sums as they stand (point 9). */
export function useTotals(): OrderTotals<number | null> {
  const { config } = useLayout();
  const products = useSession((state) => state.products);
  const shippingPrice = useSession((state) => state.shippingPrice);
  const code = useSession((state) => state.code);
  const userPointsActive = useSession((state) => state.userPointsActive);
  const userPointsUse = useSession((state) => state.userPointsUse);
  const currency = useSession((state) => state.currency);
  return totalsOf({ products, shippingPrice, code, userPointsActive, userPointsUse, currency }, config);
}

/** Returns the writer of amounts that are in the shopper's currency already; the unit never leaves its number. */
export function useAmountText(): (amount: number) => string {
  const currency = useSession((state) => state.currency);
  return (amount) => formatMoney(amount, currency).replace(" ", "\u00a0");
}
