import { setField, withAccountFields, withSocialUser } from "../../domain/order/order-form.ts";
import type { SignInProvider } from "../../domain/customer/sign-in.ts";
import { textNow } from "../app/text.ts";
import { notify } from "../layout/notices-state.ts";
import { takeAccount } from "../session/account.ts";
import { formOf, keepForm } from "../session/order-form.ts";
import { object } from "../session/shapes.ts";
import { deviceSecret } from "../session/device.ts";
import { callShop } from "../session/shop-call.ts";
import type { SocialUser } from "../session/state.ts";
import { session } from "../session/store.ts";
import { atRest, connecting } from "./connecting.ts";
import { providerNames } from "./provider-names.ts";

/**
 * Takes over whom a provider named (specification, point 4, 'Social sign-in'): empty fields are filled, the account's
 * own go, and the shop is asked for a login. Without an account yet the shopper stays connected: the order opens one
 * (guarantees, point 13). A failure says so beside the buttons and leaves a guest.
 */
export async function connect(user: SocialUser): Promise<void> {
  connecting.setState({ ...atRest, busy: user.source as SignInProvider });
  session.setState({ userSocial: user });
  const before = formOf(session.getState());
  const form = withSocialUser(before, user);
  filled = personFields.flatMap((name) =>
    before[name].value === "" && form[name].value !== "" ? [[name, form[name].value] as const] : [],
  );
  keepForm(form);
  const { reply } = await callShop("json_api?loginSocial", proofOf(user), { device: deviceSecret() }).catch(() => ({
    reply: { error: "NO_ANSWER" } as Record<string, unknown>,
  }));
  const { token, points, error, errorMessage } = reply;
  const contactData = object(reply["contactData"]);
  connecting.setState(atRest);
  if (typeof token === "string" && contactData !== undefined) {
    takeAccount({ token, contactData, points: Number(points) || 0 });
    notify(textNow("SIGN_IN_DONE", { provider: providerNames[user.source as SignInProvider] }));
  } else if (error === "SOCIAL_NO_ACCOUNT" || error === "SOCIAL_ACCOUNT_EXISTS") {
    connecting.setState({ note: error === "SOCIAL_ACCOUNT_EXISTS" ? String(errorMessage) : null });
    session.setState({ loginShow: false });
  } else {
    disconnect();
    connecting.setState({
      trouble: error === "NO_ANSWER" || typeof errorMessage !== "string" ? textNow("SIGN_IN_FAILED") : errorMessage,
    });
  }
}

/** Joins whom a provider named to the account that has just logged in with its password. */
export async function join(user: SocialUser, token: string): Promise<void> {
  const { reply } = await callShop("json_api?joinSocial", { ...proofOf(user), token });
  if (typeof reply["token"] !== "string") return;
  // The login stands already; the session opened by this answer is not used.
  await callShop("json_api?logout", { token: reply["token"] });
}

/** The shopper goes on as a guest; what the provider filled in goes with it, what was typed stays. */
export function disconnect(): void {
  session.setState({ userSocial: null });
  const form = withAccountFields(formOf(session.getState()));
  keepForm(
    filled.reduce((left, [name, value]) => (left[name].value === value ? setField(left, name, "") : left), form),
  );
  filled = [];
  connecting.setState(atRest);
}

const personFields = ["email", "shippingFirstName", "shippingLastName"] as const;
/** What the connection that stands has filled in. */
let filled: (readonly [name: (typeof personFields)[number], value: string])[] = [];

function proofOf({ id, token, source }: SocialUser) {
  return { userId: id, userToken: token, source };
}
