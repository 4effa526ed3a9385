import type { RefusalCode } from "../refusals.ts";

export type CodeState = "live" | "planned" | "ended" | "expired" | "usedUp";

/** What of a code decides whether it may be used at all, whoever uses it for whatever. */
export interface CodeTimes {
  starts_at: Date | null;
  /** When the operator ended it. */
  ended_at: Date | null;
  code_expire: Date | null;
  use_limit: number | null;
  used: number;
}

/** Returns how a code stands at a moment. */
export function codeState({ starts_at, ended_at, code_expire, use_limit, used }: CodeTimes, now: Date): CodeState {
  if (ended_at !== null) return "ended";
  if (code_expire !== null && code_expire <= now) return "expired";
  if (use_limit !== null && used >= use_limit) return "usedUp";
  return starts_at !== null && starts_at > now ? "planned" : "live";
}

/** How a code that is not live is refused. */
export const stateRefusals: Record<Exclude<CodeState, "live">, RefusalCode> = {
  planned: "CODE_NOT_YET",
  ended: "CODE_ENDED",
  expired: "CODE_EXPIRED",
  usedUp: "CODE_USED_UP",
};
