import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { orderRoutes } from "../../contract/operator/orders.ts";
import { type Acted, call, refusalOf } from "../api.ts";
import type { Undo } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { undoOf } from "../undo.ts";
import { laterOf } from "./later-of.ts";

const queryOf = (number: string) =>
  queryOptions({
    queryKey: ["order", number],
    queryFn: async () => {
      const read = await call(orderRoutes.order, { parameters: { number } });
      return laterOf(read, queryClient.getQueryData<Order>(["order", number]));
    },
  });

/** Asks for an order; one that was seen before is shown at once and asked for again. */
export function useOrder(number: string) {
  return useQuery(queryOf(number));
}

/** Asks for an order that is likely opened next: pointed at, or in focus. */
export function prefetchOrder(number: number): void {
  void queryClient.prefetchQuery({ ...queryOf(String(number)), staleTime: 10_000 });
}

/** Reads an order again; what shows it shows what was read. */
export function readOrder(number: number): Promise<Order> {
  return queryClient.fetchQuery({ ...queryOf(String(number)), staleTime: 0 });
}

/** Shows an order as an act of it has left it, and has the lists it is in asked for again. */
export function takeOver(order: Order): void {
  queryClient.setQueryData(queryOf(String(order.number)).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ["orders"] });
}

/**
 * Returns an act on an order: what it answers is shown at once; where somebody else was faster, what they left is. `undo`
 * takes back what the API says can be (`act` instead of `call`); else it is null.
 */
export function useAct<Input>(
  act: (input: Input) => Promise<Order | Acted<Order>>,
  onDone: (order: Order, done: { input: Input; undo: Undo | null }) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: (done, input) => {
      const { answer, logged } = "answer" in done ? done : { answer: done, logged: null };
      takeOver(answer);
      onDone(answer, { input, undo: undoOf(logged) });
    },
    onError: (error) => {
      if (["VERSION_OLD", "STATE_NOT_REACHABLE"].includes(refusalOf(error)))
        void queryClient.invalidateQueries({ queryKey: ["order"] });
    },
  });
}
