import { newsletter } from "../../domain/dictionary/pl/newsletter.ts";
import { teach } from "../app/text.ts";
import { callShop } from "../session/shop-call.ts";

teach(newsletter);

/** What became of it; `text`: why not, in the shop's words. */
export type Subscribed = { kind: "done" } | { kind: "said"; text: string };

/** Subscribes an address to the newsletter. `serverError`: what is said where the shop gives no reason; refuses where it gives no answer. */
export async function subscribe(email: string, serverError: string): Promise<Subscribed> {
  const { status, reply } = await callShop("json_emails?newsletterSubscribe", { email });
  if (reply["error"] === undefined && status < 400) return { kind: "done" };
  return { kind: "said", text: typeof reply["errorMessage"] === "string" ? reply["errorMessage"] : serverError };
}
