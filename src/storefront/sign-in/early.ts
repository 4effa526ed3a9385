import { limits } from "../../domain/limits.ts";
import { consent } from "../consent/consent.ts";
import { session } from "../session/store.ts";
import { initialiseGoogle } from "./google.ts";
import { signInOffer } from "./offer.ts";

/**
 * The panel has appeared: 700 ms later Google's sign-in is initialised (specification, points 4 and 9), if the
 * shopper has agreed to it and is not known yet; else it waits for the click. Returns the way to call it off.
 */
export function initialiseEarly(): () => void {
  const wait = setTimeout(() => void begin().catch(() => undefined), limits.signInDelayMs);
  return () => clearTimeout(wait);
}

async function begin(): Promise<void> {
  const offer = await signInOffer();
  const { loggedIn, userSocial } = session.getState();
  if (offer?.google && consent.getState().given?.purposes.signIn === true && !loggedIn && userSocial === null)
    await initialiseGoogle(offer.google);
}
