import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { OneReturn } from "../../contract/operator/returns.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

/** By what lists of returns are known. */
export const returnsKey = ["returns"];

const queryOf = (id: string | number) =>
  queryOptions({
    queryKey: ["return", String(id)],
    queryFn: () => call(operatorRoutes.oneReturn, { parameters: { id } }),
  });

/** Asks for a return. */
export function useReturn(id: string) {
  return useQuery(queryOf(id));
}

/** Returns an act on a return. Acts on one run one after the other, each on the version the one before has left; what it answers is shown at once. */
export function useReturnAct<Input>(
  { id }: Pick<OneReturn, "id">,
  act: (input: Input, on: { parameters: { id: number }; version: string }) => Promise<OneReturn>,
  { onDone, onFailed }: { onDone?: (after: OneReturn, input: Input) => void; onFailed?: (input: Input) => void } = {},
) {
  return useMutation({
    scope: { id: `return-${id}` },
    mutationFn: (input: Input) => act(input, { parameters: { id }, version: versionOf(id) }),
    onSuccess: (after, input) => {
      showReturn(after);
      onDone?.(after, input);
    },
    onError: (_error, input) => {
      void queryClient.invalidateQueries({ queryKey: queryOf(id).queryKey });
      onFailed?.(input);
    },
  });
}

/** Where a return can be said to be. */
export type MovedTo = "announced" | "sent" | "arrived" | "closed";

/** Says where a return is, on the version that is shown. */
export async function moveReturn(id: number, to: MovedTo): Promise<OneReturn> {
  const after = await call(operatorRoutes.moveReturn, { parameters: { id }, body: { to }, version: versionOf(id) });
  showReturn(after);
  return after;
}

function versionOf(id: number): string {
  return queryClient.getQueryData(queryOf(id).queryKey)!.version;
}

/** Shows a return as an act has left it, and has what it is told in asked for again. */
export function showReturn(after: OneReturn): void {
  queryClient.setQueryData(queryOf(after.id).queryKey, after);
  for (const queryKey of [returnsKey, todayKey, ["order", String(after.order)], ["orders"]])
    void queryClient.invalidateQueries({ queryKey });
}
