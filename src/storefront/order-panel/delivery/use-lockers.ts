import { useEffect, useState } from "react";
import { askForLockers, lockerPointsHref, lockerSearchHref, type LockerAnswer } from "./locker-points.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";

export type Lockers = { kind: "noPostcode" } | { kind: "loading" } | LockerAnswer;

/**
 * Returns the state of the locker list: around a postcode of five digits (null: it is not valid yet), or by the words of a
 * town or street, in a country. Asked anew when the shop refuses the chosen one.
 */
export function useLockers(
  digits: string | null,
  words: string,
  country: string,
): { lockers: Lockers; askAgain: () => void } {
  const [asked, setAsked] = useState<{ href: string; answer: LockerAnswer } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refused = useOrderAttempt((state) => (state.refusal?.code === "POINT_UNKNOWN" ? state.refusal : null));
  const href =
    words !== ""
      ? lockerSearchHref(words, digits, country)
      : digits === null
        ? null
        : lockerPointsHref(digits, country);
  useEffect(() => {
    if (href === null) return undefined;
    const leaving = new AbortController();
    setAsked(null);
    void askForLockers(href, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setAsked({ href, answer });
    });
    return () => leaving.abort();
  }, [href, attempt]);
  useEffect(() => {
    if (refused !== null) setAttempt((before) => before + 1);
  }, [refused]);

  const lockers: Lockers =
    href === null ? { kind: "noPostcode" } : asked?.href === href ? asked.answer : { kind: "loading" };
  return { lockers, askAgain: () => setAttempt((before) => before + 1) };
}
