import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { ksefRoutes, type OrderKsef } from "../../contract/operator/ksef.ts";
import { call } from "../api.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { readAgain } from "../read-again.ts";

export type DocumentInKsef = OrderKsef["documents"][number];

/** Until KSeF has answered it is asked again: what is with it soon, what waits for its turn now and then. */
const queryOf = (order: number) =>
  queryOptions({
    queryKey: ["orderKsef", String(order)],
    queryFn: () => call(ksefRoutes.orderKsef, { parameters: { number: String(order) } }),
    refetchInterval: ({ state: { data } }) => {
      const states = data?.documents.map(({ standing }) => standing?.state) ?? [];
      if (states.includes("sending") || states.includes("sent")) return 2000;
      return states.includes("waiting") ? 5000 : false;
    },
  });

/** Returns how a document of an order stands in KSeF; undefined while it is not known, and where the shop has nothing to do with it. */
export function useDocumentKsef(order: number, document: string): DocumentInKsef | undefined {
  const { data } = useQuery(queryOf(order));
  const found = data?.documents.find((one) => one.document === document);
  const isSilent = data?.on === false && found?.standing === null && found.ksefNumber === null && !found.hasFile;
  return isSilent || found?.environment == null ? undefined : found;
}

/** Returns the call of an act on a document; what it has done is told, and shown. */
export function useKsefAct<Given = void>(
  order: number,
  send: (given: Given) => Promise<OrderKsef>,
  said: () => string,
) {
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      queryClient.setQueryData(queryOf(order).queryKey, answer);
      tell(said());
      return readAgain([{ entity: "order", id: String(order) }]);
    },
  });
}
