import type { FacebookOffer } from "../../domain/customer/sign-in.ts";
import { loadForeignScript } from "../app/foreign-scripts.ts";
import type { SocialUser } from "../session/state.ts";

/** Facebook's SDK, as far as the shop uses it. */
interface Facebook {
  init(settings: { appId: string; version: string; cookie: boolean; xfbml: boolean; status: boolean }): void;
  login(
    told: (answer: { authResponse?: { accessToken: string; userID: string } | null }) => void,
    asked: { scope: string },
  ): void;
  api(path: string, asked: { fields: string }, told: (answer: { name?: string; email?: string }) => void): void;
}

let ready: Promise<Facebook> | null = null;

/** Brings Facebook's script in and initialises it, once, at the click: without cookies, plugins or a question about the visitor. */
export function initialiseFacebook({ appId, version, script }: FacebookOffer): Promise<Facebook> {
  return (ready ??= load({ appId, version, script }).catch((error: unknown) => {
    ready = null;
    throw error;
  }));
}

/**
 * Opens Facebook's window, then asks for name and e-mail (specification, point 7: scope `email,public_profile`).
 * Returns null when it was closed without an answer.
 */
export async function askFacebook(offer: FacebookOffer): Promise<SocialUser | null> {
  const facebook = await initialiseFacebook(offer);
  const given = await new Promise<{ accessToken: string; userID: string } | null>((resolve) => {
    facebook.login(({ authResponse }) => resolve(authResponse ?? null), { scope: "email,public_profile" });
  });
  if (given === null) return null;
  const { name = "", email = "" } = await new Promise<{ name?: string; email?: string }>((resolve) => {
    facebook.api("/me", { fields: "name,email" }, resolve);
  });
  return { id: given.userID, token: given.accessToken, name, email, source: "facebook" };
}

async function load({
  appId,
  version,
  script,
}: Pick<FacebookOffer, "appId" | "version" | "script">): Promise<Facebook> {
  await loadForeignScript(script);
  const facebook = (window as { FB?: Facebook }).FB;
  if (facebook === undefined) throw new Error("Facebook's script brought no sign-in");
  facebook.init({ appId, version, cookie: false, xfbml: false, status: false });
  return facebook;
}
