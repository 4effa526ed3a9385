import type { operatorRoutes } from "../../contract/operator/routes.ts";
import type { AnswerOf } from "../api.ts";
import { queryClient } from "../queries.ts";

type Texts = AnswerOf<(typeof operatorRoutes)["readyTexts"]>;
export type ReadyText = Texts["readyTexts"][number];

export const textsKey = ["ready-texts"];

/** Shows the ready texts as an act has left them, and has messages begin from them. */
export function takeOverTexts(texts: Texts): void {
  queryClient.setQueryData(textsKey, texts);
  void queryClient.invalidateQueries({ queryKey: ["message"] });
}
