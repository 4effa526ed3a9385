import type { ShopCall } from "../../contract/shop-calls.ts";
import { forgetLogin } from "./account.ts";
import { type CallSettings, callShop } from "./shop-call.ts";
import { session } from "./store.ts";

/** `message` is the shop's, null where it could not be reached; `about` names the field it speaks of. */
export type AccountOutcome =
  | { kind: "done"; reply: Record<string, unknown> }
  | { kind: "refused"; message: string | null; about: string | null };

/** Makes a call about an account. A login the shop no longer knows ends here, too. */
export async function callAccount(call: ShopCall, body: object, settings?: CallSettings): Promise<AccountOutcome> {
  try {
    const { status, reply } = await callShop(call, body, settings);
    if (reply["error"] === undefined && status < 400) return { kind: "done", reply };
    if (reply["error"] === "TOKEN_ENDED") forgetLogin();
    return {
      kind: "refused",
      message: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : null,
      about: typeof reply["about"] === "string" ? reply["about"] : null,
    };
  } catch {
    return { kind: "refused", message: null, about: null };
  }
}

/** The same for who is logged in: the token goes in the body, never in an address (guarantees, point 9). */
export function callOwnAccount(call: ShopCall, body: object = {}): Promise<AccountOutcome> {
  return callAccount(call, { ...body, token: session.getState().token ?? "" });
}
