import { useEffect, useState } from "react";
import { suggestHref } from "../../contract/told-paths.ts";
import type { Suggestions } from "../../contract/suggestions.ts";
import { useSession } from "../session/store.ts";

/** Milliseconds without a key before the shop is asked. */
const settled = 100;

/**
 * Returns what the shop suggests for a query of two characters or more; until its answer is here, what it
 * suggested before. An older question is given up; a shop in trouble suggests nothing. 'unreachable': the network did not answer.
 */
export function useSuggestions(query: string, asking: boolean): Suggestions | "unreachable" | null {
  const lanId = useSession((state) => state.lanId);
  const currency = useSession((state) => state.currency);
  const [found, setFound] = useState<Suggestions | "unreachable" | null>(null);
  useEffect(() => {
    if (query.length < 2) return setFound(null);
    if (!asking) return;
    const abort = new AbortController();
    const waiting = setTimeout(() => {
      fetch(suggestHref(query, lanId, currency), { signal: abort.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Suggestions>) : null))
        .then(setFound, () => abort.signal.aborted || setFound("unreachable"));
    }, settled);
    return () => {
      clearTimeout(waiting);
      abort.abort();
    };
  }, [query, lanId, currency, asking]);
  return found;
}
