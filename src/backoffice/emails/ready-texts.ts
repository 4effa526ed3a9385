import { queryOptions } from "@tanstack/react-query";
import { readyTextRoutes } from "../../contract/operator/ready-texts.ts";
import { type AnswerOf, call } from "../api.ts";
import { queryClient } from "../queries.ts";

type Texts = AnswerOf<(typeof readyTextRoutes)["readyTexts"]>;
export type ReadyText = Texts["readyTexts"][number];

/** How the ready texts are asked for. */
export const textsQuery = queryOptions({
  queryKey: ["ready-texts"],
  queryFn: () => call(readyTextRoutes.readyTexts),
});

/** Reads the ready texts again; what shows them shows what was read. */
export async function readTexts(): Promise<readonly ReadyText[]> {
  return (await queryClient.fetchQuery({ ...textsQuery, staleTime: 0 })).readyTexts;
}

/** Shows the ready texts as an act has left them, and has messages begin from them. */
export function takeOverTexts(texts: Texts): void {
  queryClient.setQueryData(textsQuery.queryKey, texts);
  void queryClient.invalidateQueries({ queryKey: ["message"] });
}
