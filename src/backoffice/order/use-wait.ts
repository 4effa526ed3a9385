import { useEffect } from "react";
import { queryClient } from "../queries.ts";

/** Milliseconds within which an email is on its way once its wait is over. */
const grace = 3000;

/** Has orders read again when an email's wait is over: then it has left, and cannot be taken back. */
export function useWait(until: string | null): void {
  useEffect(() => {
    if (until === null) return undefined;
    const left = Math.max(0, Date.parse(until) - Date.now());
    const timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ["order"] }), left + grace);
    return () => clearTimeout(timer);
  }, [until]);
}
