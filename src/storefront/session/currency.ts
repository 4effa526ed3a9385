import { currencyParameter } from "../../contract/paths.ts";
import type { Currency } from "../../domain/money.ts";
import { session } from "./store.ts";

/** Shows every price in another currency; what is charged follows it (point 9, 'Currencies'). */
export function chooseCurrency(currency: Currency): void {
  session.setState({ currency });
}

/**
 * Takes over the currency in which the page that was opened tells its prices. From then on the session's is the one:
 * the address says it no more, so that another choice outlasts a reload.
 */
export function takeCurrency(
  currency: Currency | undefined,
  { location, history }: { location: Pick<Location, "href">; history: Pick<History, "state" | "replaceState"> },
): void {
  if (currency === undefined) return;
  chooseCurrency(currency);
  const address = new URL(location.href);
  address.searchParams.delete(currencyParameter);
  history.replaceState(history.state, "", address);
}
