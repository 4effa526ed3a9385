import { forgetAccount, takeAccount } from "./account.ts";
import { callAccount } from "./account-call.ts";
import { deviceSecret } from "./device.ts";
import { showLogin } from "./panel.ts";
import { callShop } from "./shop-call.ts";
import { session } from "./store.ts";

/** `message` is the shop's; null: it could not be reached. */
export type LoginOutcome = { kind: "in" } | { kind: "refused"; message: string | null };

/** Logs in with e-mail and password (specification, points 4 and 7). After a temporary password the modal stays, and asks for a new one. */
export async function logIn({ login, password }: { login: string; password: string }): Promise<LoginOutcome> {
  const outcome = await callAccount("json_api?login", { login, password }, { device: deviceSecret() });
  if (outcome.kind === "refused") return outcome;
  const { token, contactData, points, choosePassword } = outcome.reply;
  if (typeof token !== "string" || typeof contactData !== "object" || contactData === null)
    return { kind: "refused", message: null };
  const { userSocial } = session.getState();
  takeAccount({ token, contactData: contactData as Record<string, unknown>, points: Number(points) || 0 });
  if (choosePassword === true) showLogin(true);
  if (userSocial?.token)
    void import("../sign-in/connect.ts").then(({ join }) => join(userSocial, token)).catch(() => undefined);
  return { kind: "in" };
}

/** Logs out: this browser forgets at once, the shop ends the session when it can be reached. */
export async function logOut(): Promise<void> {
  const { token } = session.getState();
  forgetAccount();
  if (token !== null) await callShop("json_api?logout", { token }).catch(() => undefined);
}
