import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { type SettlingInput, settlementRoutes } from "../../contract/operator/settlements.ts";
import { call } from "../api.ts";
import { useRested } from "../use-rested.ts";

/** Milliseconds after the last key until it is asked what would happen. */
const patience = 250;

/** Asks what giving back so much would do, some moments after it was last changed; null: there is nothing to ask. */
export function usePreview(order: Order, body: SettlingInput | null) {
  const wanted = body === null ? null : JSON.stringify(body);
  const asked = useRested(wanted, patience);
  const preview = useQuery({
    queryKey: ["settlementPreview", order.number, order.versions.money, order.state, asked],
    queryFn: () =>
      call(settlementRoutes.settlementPreview, { parameters: order, body: JSON.parse(asked!) as SettlingInput }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  // What is shown is of what is chosen now, or nothing is to be pressed yet.
  return { ...preview, current: wanted !== null && asked === wanted && !preview.isPlaceholderData };
}
