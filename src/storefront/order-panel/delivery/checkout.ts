import { useEffect } from "react";
import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import type { CheckoutData } from "../../../contract/checkout-data.ts";
import { offerCountries } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { fetchCheckout } from "./checkout-data.ts";
import { followSelection, selectAgain } from "./selection.ts";

export type Checkout = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; data: CheckoutData };

/** The days a parcel comes between change with the hour, prices and methods now and then. */
const freshFor = 10 * 60_000;

const checkout = createStore<{ lanId: number | null; at: number; checkout: Checkout }>(() => ({
  lanId: null,
  at: 0,
  checkout: { kind: "loading" },
}));

/**
 * Returns the shop's methods in the shopper's language, fetched when the panel opens in a language or after ten
 * minutes; while they are known, the selection follows country, postcode and cart total (point 4).
 */
export function useCheckout(): Checkout {
  const lanId = useSession((state) => state.lanId);
  const known = useStore(checkout);
  useEffect(() => {
    const { lanId: knownIn, at } = checkout.getState();
    if (knownIn !== lanId || performance.now() - at > freshFor) void loadCheckout(lanId);
  }, [lanId]);

  const { checkout: current } = known;
  useEffect(() => {
    if (current.kind !== "ready") return undefined;
    offerCountries(current.data.countries);
    selectAgain(current.data);
    return followSelection(current.data);
  }, [current]);
  return current;
}

/** Fetches the methods; the ones of the language before stay until the answer is there. */
export async function loadCheckout(lanId: number): Promise<void> {
  checkout.setState((known) => ({
    lanId,
    at: performance.now(),
    checkout: known.checkout.kind === "ready" ? known.checkout : { kind: "loading" },
  }));
  const data = await fetchCheckout(lanId);
  if (checkout.getState().lanId !== lanId) return;
  if (data !== undefined) checkout.setState({ checkout: { kind: "ready", data } });
  else
    checkout.setState((known) => ({ checkout: known.checkout.kind === "ready" ? known.checkout : { kind: "failed" } }));
}
