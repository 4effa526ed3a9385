import type { GoogleOffer } from "../../domain/customer/sign-in.ts";
import { loadForeignScript } from "../app/foreign-scripts.ts";
import type { SocialUser } from "../session/state.ts";

/** Google Identity Services, as far as the shop uses them. */
interface GoogleId {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential?: string }) => void;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
    context: "signin";
  }): void;
  prompt(told: (moment: { isSkippedMoment?(): boolean; isDismissedMoment?(): boolean }) => void): void;
  renderButton(element: HTMLElement, look: { type: "standard"; shape: "rectangular"; logo_alignment: "left" }): void;
}

/** Milliseconds after which Google's own button is offered too. */
const longestSilence = 6000;

/** Where Google's answers go; the SDK is initialised once, the screens come and go. */
let hear: (user: SocialUser) => void = () => undefined;
let ready: Promise<GoogleId> | null = null;

/** Brings Google's script in and initialises it, once: early with consent, else at the click. */
export function initialiseGoogle({ clientId, script }: GoogleOffer): Promise<GoogleId> {
  return (ready ??= load({ clientId, script }).catch((error: unknown) => {
    ready = null;
    throw error;
  }));
}

export interface AskGoogle {
  offer: GoogleOffer;
  /** Where Google's own button goes when its window does not open by itself. */
  element: HTMLElement | null;
  onUser: (user: SocialUser) => void;
  /** The window did not open, or was closed: true when Google's own button now stands in its place. */
  onNone: (ownButton: boolean) => void;
}

/** Opens Google's window. Whoever is chosen there goes to `onUser`. */
export async function askGoogle({ offer, element, onUser, onNone }: AskGoogle): Promise<void> {
  const google = await initialiseGoogle(offer);
  const showOwnButton = () => {
    if (element !== null)
      google.renderButton(element, { type: "standard", shape: "rectangular", logo_alignment: "left" });
    onNone(element !== null);
  };
  // Some browsers refuse the window without a word.
  const wait = setTimeout(showOwnButton, longestSilence);
  hear = (user) => {
    clearTimeout(wait);
    onUser(user);
  };
  google.prompt((moment) => {
    clearTimeout(wait);
    if (moment.isSkippedMoment?.() === true) showOwnButton();
    else if (moment.isDismissedMoment?.() === true) onNone(false);
  });
}

async function load({ clientId, script }: Pick<GoogleOffer, "clientId" | "script">): Promise<GoogleId> {
  await loadForeignScript(script);
  const google = (window as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id;
  if (google === undefined) throw new Error("Google's script brought no sign-in");
  const callback = ({ credential = "" }: { credential?: string }) => hear(userOf(credential));
  google.initialize({
    client_id: clientId,
    callback,
    auto_select: false,
    use_fedcm_for_prompt: true,
    context: "signin",
  });
  return google;
}

/** What the id_token says; whether it is true, the server finds out. */
function userOf(token: string): SocialUser {
  const [, body = ""] = token.split(".");
  const bytes = Uint8Array.from(atob(body.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  const {
    sub,
    name = "",
    email = "",
  } = JSON.parse(new TextDecoder().decode(bytes)) as { sub: string; name?: string; email?: string };
  return { id: sub, token, name, email, source: "google" };
}
