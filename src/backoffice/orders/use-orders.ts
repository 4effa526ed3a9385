import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import type { Asked } from "./list-address.ts";

/** By what a list is known as it was read. */
export const ordersKey = (asked: Asked) => ["orders", asked];

const queryOf = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ordersKey(asked),
    queryFn: ({ pageParam: after }) => call(orderRoutes.orders, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** Asks for the orders of the list, page after page; those before stay while others are asked for. */
export function useOrders(asked: Asked) {
  return useInfiniteQuery({ ...queryOf(asked), placeholderData: keepPreviousData });
}

/** Asks for a list that is likely opened next: pointed at, or in focus. */
export function prefetchOrders(asked: Asked): void {
  void queryClient.prefetchInfiniteQuery(queryOf(asked));
}
