import { convert, decimal, factorFor, parseDecimal, type Currency } from "../../domain/money.ts";
import { session } from "../session/store.ts";
import type { SessionState } from "../session/state.ts";
import { itemOfLine, valueOf } from "./items.ts";
import type { ReportEvent } from "./start.ts";

/** What `bruk:purchase` says of a placed order (see order-panel/place-order.ts). */
interface Purchase {
  transactionId: string;
  /** The order's summary, a decimal in its currency. */
  value: string;
  currency: string;
  items: { id: string; name: string; variant: string; price: string; quantity: number }[];
}

/**
 * Tells that a shopper has come to their data, once for each cart, and that an order was placed: its id and its
 * summary (specification, point 4, 'Checkout steps'). Returns the way to stop.
 */
export function followCheckout(report: ReportEvent): () => void {
  let begun = isAtData(session.getState());
  const stop = session.subscribe((now, before) => {
    if (now.products.length === 0) begun = false;
    if (begun || !isAtData(now) || isAtData(before)) return;
    begun = true;
    report("begin_checkout", {
      currency: "PLN",
      value: valueOf(now.products),
      items: now.products.map((line) => itemOfLine(line, line.quantity)),
    });
  });
  const purchase = (event: Event) => report("purchase", purchaseOf((event as CustomEvent<Purchase>).detail));
  document.addEventListener("bruk:purchase", purchase);
  return () => {
    stop();
    document.removeEventListener("bruk:purchase", purchase);
  };
}

function isAtData({ orderShow, orderStep, products }: SessionState): boolean {
  return orderShow && orderStep === "userData" && products.length > 0;
}

/** Items cost what they cost in the order's currency. */
function purchaseOf({ transactionId, value, currency, items }: Purchase): object {
  const factor = factorFor(currency.toLowerCase() as Currency, session.getState().config);
  return {
    transaction_id: transactionId,
    value: Number(value),
    currency,
    items: items.map(({ id, name, variant, price, quantity }) => ({
      item_id: id,
      item_name: name,
      ...(variant === "" ? {} : { item_variant: variant }),
      price: Number(decimal(convert(parseDecimal(price), factor))),
      quantity,
    })),
  };
}
