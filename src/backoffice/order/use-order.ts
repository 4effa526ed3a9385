import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type Acted, call, refusalOf } from "../api.ts";
import type { Notice } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { undoOf } from "../undo.ts";

const queryOf = (number: string) =>
  queryOptions({
    queryKey: ["order", number],
    queryFn: () => call(operatorRoutes.order, { parameters: { number } }),
  });

/** Asks for an order; one that was seen before is shown at once and asked for again. */
export function useOrder(number: string) {
  return useQuery(queryOf(number));
}

/** Asks for an order that is likely opened next: pointed at, or in focus. */
export function prefetchOrder(number: number): void {
  void queryClient.prefetchQuery({ ...queryOf(String(number)), staleTime: 10_000 });
}

/** Shows an order as an act of it has left it, and has the lists it is in asked for again. */
export function takeOver(order: Order): void {
  queryClient.setQueryData(queryOf(String(order.number)).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ["orders"] });
}

/** Returns an act on an order: what it answers is shown at once; where somebody else was faster, what they left is. */
export function useAct<Input>(act: (input: Input) => Promise<Order>, onDone: (order: Order, input: Input) => void) {
  return useUndoableAct<Input>(
    async (input) => ({ answer: await act(input), logged: null }),
    (order, { input }) => onDone(order, input),
  );
}

/** The same of what can be taken back: by `undo`, where it is not null. */
export function useUndoableAct<Input>(
  act: (input: Input) => Promise<Acted<Order>>,
  onDone: (order: Order, done: { input: Input; undo: Notice["undo"] }) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: ({ answer, logged }, input) => {
      takeOver(answer);
      onDone(answer, { input, undo: undoOf(logged) });
    },
    onError: (error) => {
      if (["VERSION_OLD", "STATE_NOT_REACHABLE"].includes(refusalOf(error)))
        void queryClient.invalidateQueries({ queryKey: ["order"] });
    },
  });
}
