import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { type OneReturn, returnRoutes } from "../../contract/operator/returns.ts";
import { exchangeRoutes } from "../../contract/operator/exchanges.ts";
import { act, type Acted, call } from "../api.ts";
import { queryClient } from "../queries.ts";
import { todayKey } from "../today/use-today.ts";

/** By what lists of returns are known. */
export const returnsKey = ["returns"];

const queryOf = (id: string | number) =>
  queryOptions({
    queryKey: ["return", String(id)],
    queryFn: () => call(returnRoutes.oneReturn, { parameters: { id } }),
  });

/** Asks for a return. */
export function useReturn(id: string) {
  return useQuery(queryOf(id));
}

/** Returns a return as it is shown. */
export function shownReturn(id: number): OneReturn {
  return queryClient.getQueryData(queryOf(id).queryKey)!;
}

/** Reads a return again; what shows it shows what was read. */
export function readReturn(id: number): Promise<OneReturn> {
  return queryClient.fetchQuery({ ...queryOf(id), staleTime: 0 });
}

/** Returns an act on a return. Acts on one run one after the other, each on the version the one before has left; what it answers is shown at once. */
export function useReturnAct<Input>(
  { id }: Pick<OneReturn, "id">,
  act: (input: Input, on: { parameters: { id: number }; version: string }) => Promise<OneReturn>,
  onDone: (after: OneReturn, input: Input) => void,
  onFailed?: () => void,
) {
  return useMutation({
    scope: { id: `return-${id}` },
    mutationFn: (input: Input) => act(input, { parameters: { id }, version: versionOf(id) }),
    onSuccess: (after, input) => {
      showReturn(after);
      onDone(after, input);
    },
    onError: () => {
      onFailed?.();
      void queryClient.invalidateQueries({ queryKey: queryOf(id).queryKey });
    },
  });
}

/** Where a return can be said to be. */
export type MovedTo = "announced" | "sent" | "arrived" | "closed";

/** Says where a return is, on the version that is shown. */
export async function moveReturn(id: number, to: MovedTo): Promise<Acted<OneReturn>> {
  const moved = await act(returnRoutes.moveReturn, { parameters: { id }, body: { to }, version: versionOf(id) });
  showReturn(moved.answer);
  return moved;
}

/** Says whether an exchange goes before its goods have come, on the version that is shown. */
export async function sendExchange(id: number, ahead: boolean): Promise<void> {
  const asked = { parameters: { id }, body: { ahead }, version: versionOf(id) };
  showReturn(await call(exchangeRoutes.sendExchange, asked));
}

/** Takes back that an exchange was agreed on; its email waits as long as a notice stands. */
export async function takeExchangeBack({ id, version }: Pick<OneReturn, "id" | "version">): Promise<void> {
  const asked = { parameters: { id }, body: { tell: true }, version: versionOf(id) };
  showReturn(
    await call(exchangeRoutes.endExchange, { ...asked, key: `taken-back-${id}-${version.replaceAll('"', "")}` }),
  );
}

function versionOf(id: number): string {
  return shownReturn(id).version;
}

/** Shows a return as an act has left it, and has what it is told in asked for again. */
export function showReturn(after: OneReturn): void {
  queryClient.setQueryData(queryOf(after.id).queryKey, after);
  for (const queryKey of [returnsKey, todayKey, ["order", String(after.order)], ["orders"]])
    void queryClient.invalidateQueries({ queryKey });
}
