import type { CartLine } from "../../domain/order/cart.ts";
import { isFollowing } from "../session/start.ts";
import { session } from "../session/store.ts";
import { itemOfLine, valueOf } from "./items.ts";
import type { ReportEvent } from "./start.ts";

/** Tells of pieces that come into the cart and leave it, by the shopper's hand in this tab. Returns the way to stop. */
export function followCart(report: ReportEvent): () => void {
  return session.subscribe((now, before) => {
    if (now.products === before.products || now.placedOrder !== before.placedOrder || isFollowing()) return;
    reportChange(report, "add_to_cart", grown(before.products, now.products));
    reportChange(report, "remove_from_cart", grown(now.products, before.products));
  });
}

/** Returns the lines that one cart has more of than another, with how many pieces more. */
function grown(few: readonly CartLine[], many: readonly CartLine[]): CartLine[] {
  const had = new Map(few.map(({ key, quantity }) => [key, quantity]));
  return many.flatMap((line) => {
    const more = line.quantity - (had.get(line.key) ?? 0);
    return more > 0 ? [{ ...line, quantity: more }] : [];
  });
}

function reportChange(report: ReportEvent, name: string, lines: readonly CartLine[]): void {
  if (lines.length === 0) return;
  report(name, { currency: "PLN", value: valueOf(lines), items: lines.map((line) => itemOfLine(line, line.quantity)) });
}
