import { useQuery } from "@tanstack/react-query";
import { todayRoutes } from "../../contract/operator/today.ts";
import { type AnswerOf, call } from "../api.ts";

export type Today = AnswerOf<(typeof todayRoutes)["today"]>;
export type Decision = Today["decisions"][number];

export const todayKey = ["today"];

/** Asks what must be decided; again each minute while somebody looks. */
export function useToday() {
  return useQuery({ queryKey: todayKey, queryFn: () => call(todayRoutes.today), refetchInterval: 60_000 });
}
