import { useMutation, useQuery } from "@tanstack/react-query";
import { refundTransferRoutes } from "../../contract/operator/refund-transfers.ts";
import { type AnswerOf, call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

export type Transfer = AnswerOf<(typeof refundTransferRoutes)["refundTransfers"]>["transfers"][number];

const key = ["refundTransfers"];

/** Asks for the transfers that wait, or for those that were paid. */
export function useTransfers(view: "waiting" | "paid") {
  return useQuery({
    queryKey: [...key, view],
    queryFn: () => call(refundTransferRoutes.refundTransfers, { query: { view } }),
  });
}

/** Returns an act on transfers; whatever comes of it, they are asked for again. */
export function useTransferAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
) {
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: ["order"] });
      void queryClient.invalidateQueries({ queryKey: todayKey });
    },
  });
}
