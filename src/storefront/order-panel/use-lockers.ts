import { useEffect, useState } from "react";
import { askForLockers, type LockerAnswer } from "./locker-points.ts";
import { useTill } from "./till.ts";

export type Lockers = { kind: "noPostcode" } | { kind: "loading" } | LockerAnswer;

/** Answers the state of the locker list for a postcode of five digits; null: the postcode is not valid yet. Asked anew when the shop refuses the chosen one. */
export function useLockers(digits: string | null): { lockers: Lockers; askAgain: () => void } {
  const [asked, setAsked] = useState<{ digits: string; answer: LockerAnswer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refused = useTill((state) => (state.refusal?.code === "POINT_UNKNOWN" ? state.refusal : null));
  useEffect(() => {
    if (digits === null) return undefined;
    const leaving = new AbortController();
    setAsked(null);
    void askForLockers(digits, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setAsked({ digits, answer });
    });
    return () => leaving.abort();
  }, [digits, attempt]);
  useEffect(() => {
    if (refused !== null) setAttempt((before) => before + 1);
  }, [refused]);

  const lockers: Lockers = digits === null ? { kind: "noPostcode" } : asked?.digits === digits ? asked.answer : { kind: "loading" };
  return { lockers, askAgain: () => setAttempt((before) => before + 1) };
}
