import { useQuery } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type AnswerOf, call } from "../api.ts";

export type Today = AnswerOf<(typeof operatorRoutes)["today"]>;
export type Decision = Today["decisions"][number];

export const todayKey = ["today"];

/** Asks what must be decided; again each minute while somebody looks. */
export function useToday() {
  return useQuery({ queryKey: todayKey, queryFn: () => call(operatorRoutes.today), refetchInterval: 60_000 });
}
