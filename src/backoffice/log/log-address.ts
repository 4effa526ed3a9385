import type * as v from "valibot";
import type { logRoutes } from "../../contract/operator/log.ts";

/** What the log is asked for: the texts of an address. */
export type LogAsked = v.InferInput<(typeof logRoutes)["log"]["query"]>;
export const logFilters = ["by", "act", "entity", "id"] as const;
export type LogFilterName = (typeof logFilters)[number];

/** Returns what the log's address asks for. */
export function logAskedBy(search: string): LogAsked {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    logFilters.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns the address of the log with one filter in another's place; an empty one is left out. */
export function logHref(asked: LogAsked, change: Partial<Record<LogFilterName, string>> = {}): string {
  const params = new URLSearchParams();
  for (const name of logFilters) {
    const value = change[name] ?? asked[name];
    if (value !== undefined && value !== "") params.set(name, value);
  }
  return params.size === 0 ? "/log" : `/log?${params.toString()}`;
}
