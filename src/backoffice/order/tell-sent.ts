import type { Order } from "../../contract/operator/order.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { tell } from "../notice.ts";
import { takeOver } from "./use-order.ts";

/** Tells that an email was sent to the buyer, and takes it back while it waits. */
export function tellSent(text: string, { before, after }: { before: Order; after: Order }): void {
  const known = new Set(emailsOf(before));
  const email = emailsOf(after).find((id) => !known.has(id));
  const parameters = { number: after.number, email: email ?? 0 };
  tell(
    text,
    email === undefined ? null : async () => takeOver(await call(operatorRoutes.takeBackEmail, { parameters })),
  );
}

function emailsOf({ timeline = [] }: Order): number[] {
  return timeline.flatMap(({ what }) => (what.kind === "email" ? [what.id] : []));
}
