import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";

export type ListingView = "grid" | "list";

const chosen = createStore<{ view: ListingView }>(() => ({ view: "grid" }));

/** How the shopper looks at listings, kept while the shop is open. */
export function useListingView(): [ListingView, (view: ListingView) => void] {
  return [useStore(chosen, (state) => state.view), (view) => chosen.setState({ view })];
}
