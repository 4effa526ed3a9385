import { useEffect, useState } from "react";
import { listingHref } from "../../../contract/listing-address.ts";
import type { Facets } from "../../../contract/listing-filters.ts";
import type { AnyPage, Listing } from "../../../contract/page-data.ts";
import { loadPage } from "../../app/navigation/load-page.ts";
import { useSession } from "../../session/store.ts";

/** Returns what a listing can be narrowed by: a prerendered page does not say, so the shop is asked when the filters open. */
export function useFacets(listing: Listing, path: string): Facets | null {
  const lanId = useSession((state) => state.lanId);
  const [asked, setAsked] = useState<{ path: string; facets: Facets } | null>(null);
  const { facets } = listing;
  useEffect(() => {
    if (facets !== null) return setAsked({ path, facets });
    let stopped = false;
    const address = listingHref(path, listing);
    void loadPage(`${address}${address.includes("?") ? "&" : "?"}filters=open`, lanId).then((loaded) => {
      const found = loaded.kind === "page" ? facetsOf(loaded.page) : null;
      if (!stopped && found !== null) setAsked({ path, facets: found });
    });
    return () => void (stopped = true);
  }, [facets, listing, path, lanId]);
  // Until the new ones are in, those of a moment ago stand: nothing flickers.
  return facets ?? (asked?.path === path ? asked.facets : null);
}

function facetsOf({ data }: AnyPage): Facets | null {
  return "facets" in data ? data.facets : null;
}
