import { createStore } from "zustand/vanilla";
import { type Consent, consentVersion, type Purpose, soundConsent } from "../../domain/consent.ts";

/** Kept under a key of its own: it is no part of the session (specification, point 3). */
const key = "consent";

/** The shopper's answer, null while there is none, and whether the privacy window is open. */
export const consent = createStore<{ given: Consent | null; shown: boolean }>(() => ({ given: null, shown: false }));

/** Brings back the answer this browser has kept and follows the other tabs. */
export function startConsent(browser: Pick<Window, "addEventListener"> & { localStorage?: Storage }): void {
  const read = () => consent.setState({ given: storedConsent(browser) });
  read();
  browser.addEventListener("storage", (event) => event.key === key && read());
}

/** Keeps an answer: with its date and the version of the question. */
export function giveConsent(answers: Partial<Record<Purpose, boolean>>): void {
  const given: Consent = {
    version: consentVersion,
    date: new Date().toISOString(),
    purposes: { ...consent.getState().given?.purposes, ...answers },
  };
  consent.setState({ given, shown: false });
  try {
    localStorage.setItem(key, JSON.stringify(given));
  } catch {
    // Without storage the answer holds for this page.
  }
}

/** Opens or closes the privacy window. */
export function showPrivacy(shown: boolean): void {
  consent.setState({ shown });
}

function storedConsent(browser: { localStorage?: Storage }): Consent | null {
  try {
    return soundConsent(JSON.parse(browser.localStorage?.getItem(key) ?? "null"), new Date());
  } catch {
    return null;
  }
}
