import { type Consent, consentVersion, type Purpose } from "../../domain/consent.ts";
import { consent, consentKey } from "./consent.ts";

/** Keeps an answer: with its date and the version of the question. */
export function giveConsent(answers: Partial<Record<Purpose, boolean>>): void {
  const given: Consent = {
    version: consentVersion,
    date: new Date().toISOString(),
    purposes: { ...consent.getState().given?.purposes, ...answers },
  };
  consent.setState({ given, shown: false });
  try {
    localStorage.setItem(consentKey, JSON.stringify(given));
  } catch {
    // Without storage the answer holds for this page.
  }
}
