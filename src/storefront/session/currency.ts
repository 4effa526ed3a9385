import type { Currency } from "../../domain/money.ts";
import { session } from "./store.ts";

/** Shows every price in another currency; what is charged follows it (point 9, 'Currencies'). */
export function chooseCurrency(currency: Currency): void {
  session.setState({ currency });
}
