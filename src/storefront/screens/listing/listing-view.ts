import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";

export type ListingLook = "grid" | "list";

/** The browser keeps the choice under this name; the head marks it on `<html>` before the first paint, where the stylesheet reads it. */
const kept = "listingView";

const chosen = createStore<{ look: ListingLook }>(() => ({ look: "grid" }));
// What was prerendered is a grid; what is taken over from it must say so first.
if (typeof document !== "undefined" && document.documentElement.dataset["view"] === "list")
  chosen.setState({ look: "list" });

/** How the shopper looks at listings, now and at the next visit. */
export function useListingLook(): [ListingLook, (look: ListingLook) => void] {
  return [useStore(chosen, (state) => state.look), choose];
}

function choose(look: ListingLook): void {
  document.documentElement.dataset["view"] = look;
  chosen.setState({ look });
  try {
    localStorage.setItem(kept, JSON.stringify(look));
  } catch {
    // Then it lasts as long as the shop is open.
  }
}
