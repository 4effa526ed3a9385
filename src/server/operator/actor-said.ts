import type { LogEntry } from "../../database/staff/operator-log.ts";

/** Returns what the history calls who did something: a person's name, or the command line. */
export function actorSaid({ by, actor_kind }: Pick<LogEntry, "by" | "actor_kind">): string {
  return by ?? (actor_kind === "commandLine" ? "npm run shop" : "");
}
