import { type Consent, consentVersion, type Purpose, type ToldPurpose, toldPurposes } from "../../domain/consent.ts";
import { deviceSecret } from "../session/device.ts";
import { callShop } from "../session/shop-call.ts";
import { consent, consentKey } from "./consent.ts";

/** An answer, with the consents that were taken back by it and of which the shop has not heard yet. */
type Kept = Consent & { untold?: ToldPurpose[] };

/** Keeps an answer: with its date and the version of the question. What is taken back the shop is told. */
export function giveConsent(answers: Partial<Record<Purpose, boolean>>): void {
  const before = consent.getState().given?.purposes;
  const purposes = { ...before, ...answers };
  const late = untoldHere();
  const untold = toldPurposes.filter(
    (purpose) => purposes[purpose] !== true && (before?.[purpose] === true || late.includes(purpose)),
  );
  const given = { version: consentVersion, date: new Date().toISOString(), purposes };
  consent.setState({ given, shown: false });
  keep({ ...given, ...(untold.length > 0 && { untold }) });
  void tellWithdrawn(untold);
}

/** Tells the shop which consents were taken back, until it has heard of it: of what was ordered here it tells nobody any more. */
export async function tellWithdrawn(purposes = untoldHere()): Promise<void> {
  const { given } = consent.getState();
  if (purposes.length === 0 || given === null) return;
  try {
    const { status } = await callShop("json_api?withdrawConsent", { purposes }, { device: deviceSecret() });
    if (status === 200 && consent.getState().given === given) keep(given);
  } catch {
    // The next page tells it.
  }
}

function untoldHere(): ToldPurpose[] {
  try {
    const { untold } = JSON.parse(localStorage.getItem(consentKey) ?? "{}") as { untold?: unknown };
    return toldPurposes.filter((purpose) => Array.isArray(untold) && untold.includes(purpose));
  } catch {
    return [];
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify(kept));
  } catch {
    // Without storage the answer holds for this page.
  }
}
