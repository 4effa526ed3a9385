import { queryOptions } from "@tanstack/react-query";
import { orderChangeRoutes } from "../../contract/operator/order-changes.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";

/** Returns how what can be changed of an order is asked for: as it is when a form opens, and again when the order changes. */
export const changeFormOf = (number: string | number) =>
  queryOptions({
    queryKey: ["change-form", String(number)],
    queryFn: () => call(orderChangeRoutes.changeForm, { parameters: { number } }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Reads it again; forms that are open show it. */
export function readChangeForm(number: string | number) {
  return queryClient.fetchQuery({ ...changeFormOf(number), staleTime: 0 });
}
