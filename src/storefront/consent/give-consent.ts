import { type Consent, consentVersion, type Purpose, toldPurposes } from "../../domain/consent.ts";
import { deviceSecret } from "../session/device.ts";
import { callShop } from "../session/shop-call.ts";
import { consent, consentKey } from "./consent.ts";

/** Keeps an answer: with its date and the version of the question. What is taken back the shop is told. */
export function giveConsent(answers: Partial<Record<Purpose, boolean>>): void {
  const before = consent.getState().given;
  const purposes = { ...before?.purposes, ...answers };
  const untold = toldPurposes.filter(
    (purpose) =>
      purposes[purpose] !== true && (before?.purposes[purpose] === true || before?.untold?.includes(purpose)),
  );
  consent.setState({ shown: false });
  keep({
    version: consentVersion,
    date: new Date().toISOString(),
    purposes,
    ...(untold.length > 0 && { untold }),
  });
  void reportWithdrawn();
}

/** Tells the shop which consents were taken back, until it has heard of it: of what was ordered here it tells nobody any more. */
export async function reportWithdrawn(): Promise<void> {
  const { given } = consent.getState();
  if (given?.untold === undefined) return;
  const { untold, ...rest } = given;
  const purposes = toldPurposes.filter((purpose) => untold.includes(purpose));
  try {
    const { status } = await callShop("json_api?withdrawConsent", { purposes }, { device: deviceSecret() });
    if (status === 200 && consent.getState().given === given) keep(rest);
  } catch {
    // The next page tells it.
  }
}

function keep(given: Consent): void {
  consent.setState({ given });
  try {
    localStorage.setItem(consentKey, JSON.stringify(given));
  } catch {
    // Without storage the answer holds for this page.
  }
}
