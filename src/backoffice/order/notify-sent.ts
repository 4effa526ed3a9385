import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { call } from "../api.ts";
import { tell } from "../notice.ts";
import { textNow } from "../text.ts";
import { takeOver } from "./use-order.ts";

/** What becomes of the words of emails that are taken back, by the email's id. */
const backs = new Map<number, () => void>();

/** Tells that an email was sent to the buyer, and takes it back while it waits. `onBack`: what follows when it is, from the notice or from the history. */
export function notifySent(
  text: string,
  { before, after, onBack }: { before: Order; after: Order; onBack?: () => void },
): void {
  const known = new Set(emailsOf(before));
  const email = emailsOf(after).find((id) => !known.has(id));
  if (email !== undefined && onBack !== undefined) backs.set(email, onBack);
  const takeItBack = async (waiting: number) => {
    takeOver(await takeBackEmail(after.number, waiting));
    return { text: textNow("OFFICE_EMAIL_TAKEN_BACK"), undo: null };
  };
  tell(text, email === undefined ? null : () => takeItBack(email));
}

/** Takes an email back while it waits; returns the order as that leaves it. */
export async function takeBackEmail(number: number, email: number): Promise<Order> {
  const order = await call(emailRoutes.takeBackEmail, { parameters: { number, email } });
  backs.get(email)?.();
  backs.delete(email);
  return order;
}

function emailsOf({ timeline = [] }: Order): number[] {
  return timeline.flatMap(({ what }) => (what.kind === "email" ? [what.id] : []));
}
