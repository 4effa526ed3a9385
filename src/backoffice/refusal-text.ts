import type { Session } from "../contract/operator/session.ts";
import { problemIn, refusalOf } from "./api.ts";
import { queryClient, sessionKey } from "./queries.ts";

/** Returns the text of why something was refused. What is another than it was seen is said to be somebody else's doing only where it is. */
export function refusalText(error: unknown) {
  const code = refusalOf(error);
  return code === "VERSION_OLD" && isNobodyElses(error)
    ? "OFFICE_REFUSED_VERSION_OLD_OWN"
    : (`OFFICE_REFUSED_${code}` as const);
}

/** The last who is known to have changed it is who asks, or nobody: the shop itself has gone on, as when a provider has answered. */
function isNobodyElses(error: unknown): boolean {
  const changed = problemIn(error)?.changed;
  const person = queryClient.getQueryData<Session | null>(sessionKey)?.person;
  return changed !== undefined && (changed.by === null || changed.by === (person?.name || person?.email));
}
