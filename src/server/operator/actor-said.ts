import type { LogEntry } from "../../database/staff/operator-log.ts";

/** Returns what the history calls who did something: a person's name, the command line or BaseLinker. */
export function actorSaid({ by, actor_kind }: Pick<LogEntry, "by" | "actor_kind">): string {
  return by ?? (actor_kind === "commandLine" ? "npm run shop" : actor_kind === "baselinker" ? "BaseLinker" : "");
}
