import { useEffect, useState } from "react";
import type { OrderReply } from "../../../contract/customer-orders.ts";
import type { Asked } from "../user/use-asked.ts";

/** Milliseconds between two questions, and how many are asked. */
const every = 2000;
const most = 15;

/** 'asking': the provider's word is awaited; 'late': it did not come while it was; null: nothing is awaited. */
export type ComingPayment = "asking" | "late" | null;

/**
 * The shop hears of a payment from its provider, mostly within seconds, but not always before the shopper is back: the
 * order is asked for again every two seconds, half a minute long, until it is paid or the payment has failed. `paidOrderHref` says that one is just back.
 */
export function useComingPayment(asked: Asked<OrderReply>): ComingPayment {
  const [turn, setTurn] = useState(0);
  const awaited =
    asked.kind === "known" && isAwaited(asked.reply) && new URLSearchParams(location.search).has("returned");
  const again = asked.kind === "known" ? asked.again : null;
  const asking = awaited && turn < most;
  useEffect(() => {
    if (!asking) return undefined;
    const timer = setTimeout(() => {
      again?.();
      setTurn(turn + 1);
    }, every);
    return () => clearTimeout(timer);
  }, [asking, again, turn]);
  return awaited ? (asking ? "asking" : "late") : null;
}

function isAwaited({ state, payment }: OrderReply): boolean {
  return state === "awaitingPayment" && payment.href !== null && !payment.failed;
}
