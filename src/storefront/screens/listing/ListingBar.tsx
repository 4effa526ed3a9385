import { changedView } from "../../../contract/listing-address.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { listingSorts, ownSorts, searchSorts, type SearchSort } from "../../../contract/listing-sorts.ts";
import { isSearch } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useText } from "../../app/text.ts";
import { changeListing } from "./change-listing.ts";
import { FilterToggle } from "./FilterToggle.tsx";
import { HiddenFilters } from "./HiddenFilters.tsx";
import { useListingLook } from "./listing-view.ts";
import { shownOf } from "./shown-of.ts";

/** The filters, which products of how many, their order, and grid or list. Without JavaScript the order is a form. */
export function ListingBar({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  const [look, setLook] = useListingLook();
  return (
    <div className="listing-bar">
      <FilterToggle listing={listing} path={path} />
      <p className="figures">{listing.total > 0 && t("LISTING_SHOWN", shownOf(listing))}</p>
      <form action={path} method="get" className="listing-sort">
        <label htmlFor="sort">{t("LISTING_SORT")}</label>
        <select
          id="sort"
          name="sort"
          className="select"
          value={listing.sort}
          onChange={(event) =>
            void changeListing(path, changedView(listing, { sort: event.target.value as SearchSort }))
          }
        >
          {(isSearch(path) ? searchSorts : listing.ordered ? ownSorts : listingSorts).map((sort) => (
            <option key={sort} value={sort}>
              {t(`LISTING_SORT_${nameOf(sort, listing).toUpperCase()}`)}
            </option>
          ))}
        </select>
        <noscript>
          {import.meta.env.SSR && (
            <>
              <HiddenFilters listing={listing} />
              <Button type="submit" size="small">
                {t("LISTING_SORT")}
              </Button>
            </>
          )}
        </noscript>
      </form>
      <div className="listing-views" role="group" aria-label={t("LISTING_VIEW")}>
        {(["grid", "list"] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={look === choice}
            aria-label={t(`LISTING_VIEW_${choice.toUpperCase()}`)}
            onClick={() => setLook(choice)}
          >
            <Icon name={choice} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** What an order is called: as a listing without an own order begins, one with it has under a name of its own. */
function nameOf(sort: SearchSort, { ordered }: Listing) {
  if (sort === "newest") return "date-desc";
  return ordered && sort === "date-desc" ? "own" : sort;
}
