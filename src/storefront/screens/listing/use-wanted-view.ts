import { useEffect, useState } from "react";
import type { ListingView } from "../../../contract/listing-address.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { afterFrame } from "../../app/navigation/after-frame.ts";
import { changeListing } from "./change-listing.ts";

/**
 * Returns the view the shopper wants, which the products follow a moment later, and how to want another:
 * two quick ticks are both kept. With `oneEntry` all changes are one step back in the browser's history, and none where they
 * end at what there was before.
 */
export function useWantedView(
  listing: Listing,
  path: string,
  { oneEntry }: { oneEntry: boolean },
): [ListingView, (view: ListingView) => void] {
  const [wanted, setWanted] = useState<ListingView | null>(null);
  const [group] = useState(() => Math.random().toString(36).slice(2));
  useEffect(() => setWanted(null), [listing]);
  const want = (view: ListingView) => {
    setWanted(view);
    // What the press has fetched already would be rendered before the tick is painted.
    afterFrame(() => void changeListing(path, view, { group: oneEntry ? group : undefined }));
  };
  return [wanted ?? listing, want];
}
