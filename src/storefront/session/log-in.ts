import { forgetAccount, takeAccount } from "./account.ts";
import { callShop } from "./shop-call.ts";
import { session } from "./store.ts";

/** `message` is the shop's; null: it could not be reached. */
export type LoginOutcome = { kind: "in" } | { kind: "refused"; message: string | null };

/** Logs in with e-mail and password (specification, points 4 and 7). */
export async function logIn({ login, password }: { login: string; password: string }): Promise<LoginOutcome> {
  try {
    const { reply } = await callShop("/sys/json_api?login", { login, password, lanId: session.getState().lanId });
    const { token, contactData, points } = reply;
    if (typeof token !== "string" || typeof contactData !== "object" || contactData === null) return { kind: "refused", message: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : null };
    const { userSocial } = session.getState();
    takeAccount({ token, contactData: contactData as Record<string, unknown>, points: Number(points) || 0 });
    if (userSocial?.token) void import("../sign-in/connect.ts").then(({ join }) => join(userSocial, token)).catch(() => undefined);
    return { kind: "in" };
  } catch {
    return { kind: "refused", message: null };
  }
}

/** Logs out: this browser forgets at once, the shop ends the session when it can be reached. */
export async function logOut(): Promise<void> {
  const { token } = session.getState();
  forgetAccount();
  if (token !== null) await callShop("/sys/json_api?logout", { token }).catch(() => undefined);
}
