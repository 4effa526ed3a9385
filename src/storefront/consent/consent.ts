import { createStore } from "zustand/vanilla";
import { type Consent, soundConsent } from "../../domain/consent.ts";

/** Kept under a key of its own: it is no part of the session (specification, point 3). */
export const consentKey = "consent";

/** The shopper's answer, null while there is none, and whether the privacy window is open. */
export const consent = createStore<{ given: Consent | null; shown: boolean }>(() => ({ given: null, shown: false }));

/** Brings back the answer this browser has kept and follows the other tabs. */
export function startConsent(browser: Pick<Window, "addEventListener"> & { localStorage?: Storage }): void {
  const read = () => consent.setState({ given: storedConsent(browser) });
  read();
  browser.addEventListener("storage", (event) => event.key === consentKey && read());
}

/** Opens or closes the privacy window. */
export function showPrivacy(shown: boolean): void {
  consent.setState({ shown });
}

function storedConsent(browser: { localStorage?: Storage }): Consent | null {
  try {
    return soundConsent(JSON.parse(browser.localStorage?.getItem(consentKey) ?? "null"), new Date());
  } catch {
    return null;
  }
}
