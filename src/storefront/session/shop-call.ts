import { deviceHeader } from "../../contract/device-header.ts";
import { languageHeader } from "../../contract/language-header.ts";
import { type ShopCall, shopCallHref } from "../../contract/shop-calls.ts";
import { object } from "./shapes.ts";
import { session } from "./store.ts";

/** The shop did not answer, or not in a way that can be read: try again later. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

export interface Answer {
  /** HTTP status; 500 and above leave open what became of the request. */
  status: number;
  reply: Record<string, unknown>;
}

/** How a call is made. */
export interface CallSettings {
  /** Milliseconds to wait for the answer. */
  timeout?: number;
  /** The secret of this browser (`deviceSecret`), for what may log in, or open an account. */
  device?: string;
}

/**
 * Calls the shop's own server (specification, point 7): POST, a JSON body sent as `text/plain`, so that
 * no preflight is needed; the shopper's language travels in a header. Returns the status and the parsed reply, of a refusal too; throws `NoAnswer` for a network
 * failure, a reply that is not JSON, and after `timeout` milliseconds.
 */
export async function callShop(
  call: ShopCall,
  body: object,
  { timeout = 20_000, device }: CallSettings = {},
): Promise<Answer> {
  try {
    const response = await fetch(shopCallHref(call), {
      method: "POST",
      headers: {
        "content-type": "text/plain",
        [languageHeader]: String(session.getState().lanId),
        ...(device !== undefined && { [deviceHeader]: device }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const reply = object(await response.json());
    if (reply !== undefined) return { status: response.status, reply };
  } catch (cause) {
    throw new NoAnswer("the shop did not answer", { cause });
  }
  throw new NoAnswer("the shop's answer is not an object");
}
