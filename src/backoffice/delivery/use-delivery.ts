import { useMutation, useQuery } from "@tanstack/react-query";
import { deliveryRoutes } from "../../contract/operator/delivery.ts";
import { type Acted, call } from "../api.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { undoOf } from "../undo.ts";

/** Returns how the shop delivers. */
export function useDelivery() {
  return useQuery({ queryKey: ["delivery", "all"], queryFn: () => call(deliveryRoutes.delivery) });
}

/** Returns the call of an act on delivery; what it has done is told, with its undo, and shown. */
export function useDeliveryAct<Given, Answer>(
  send: (given: Given) => Promise<Acted<Answer>>,
  said: (given: Given) => string,
) {
  return useMutation({
    mutationFn: send,
    onSuccess: ({ logged }, given) => {
      tell(said(given), undoOf(logged));
      return readDeliveryAgain();
    },
  });
}

/** Has what shows delivery asked for again. */
export function readDeliveryAgain(): Promise<void> {
  return readAgain([{ entity: "deliveryMethod", id: "" }]);
}
