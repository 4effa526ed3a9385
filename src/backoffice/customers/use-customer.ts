import { useMutation, useQuery } from "@tanstack/react-query";
import { type Customer, customerRoutes } from "../../contract/operator/customers.ts";
import { type Acted, call } from "../api.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";
import { undoOf } from "../undo.ts";

/** Returns an account, as changes name it. */
export function useCustomer(id: string) {
  return useQuery({
    queryKey: ["customer", id],
    queryFn: () => call(customerRoutes.customer, { parameters: { id } }),
  });
}

interface CustomerAct<Input> {
  id: number;
  send: (input: Input) => Promise<Acted<unknown>>;
  said: () => string;
  onDone?: () => void;
}

/** Returns the call of an act on an account; what it has done is told, with its undo, and shown. */
export function useCustomerAct<Input = void>({ id, send, said, onDone }: CustomerAct<Input>) {
  return useMutation({
    mutationFn: send,
    onSuccess: ({ answer, logged }) => {
      onDone?.();
      tell(said(), undoOf(logged));
      // Acts that answer with the account show it at once.
      if (isCustomer(answer)) queryClient.setQueryData(["customer", String(id)], answer);
      return readAgain([{ entity: "customer", id: String(id) }]);
    },
  });
}

function isCustomer(answer: unknown): answer is Customer {
  return typeof answer === "object" && answer !== null && "pointsHistory" in answer;
}
