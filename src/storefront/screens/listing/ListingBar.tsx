import { listingSorts, searchSorts, type Listing, type SearchSort } from "../../../contract/page-data.ts";
import { paths } from "../../../contract/paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { navigate } from "../../app/navigate.ts";
import { useText } from "../../app/text.ts";
import { listingHref, shownOf } from "./listing-href.ts";
import type { ListingView } from "./listing-view.ts";

interface BarProps {
  listing: Listing;
  path: string;
  view: ListingView;
  setView: (view: ListingView) => void;
}

/** Which products of how many, their order, and grid or list. Without JavaScript the order is a form. */
export function ListingBar({ listing, path, view, setView }: BarProps) {
  const t = useText();
  return (
    <div className="listing-bar">
      <p className="figures">{t("LISTING_SHOWN", shownOf(listing))}</p>
      <form action={path} method="get" className="listing-sort">
        <label htmlFor="sort">{t("LISTING_SORT")}</label>
        <select
          id="sort"
          name="sort"
          className="select"
          value={listing.sort}
          onChange={(event) => void navigate(listingHref(path, listing, { sort: event.target.value as SearchSort }), { replace: true })}
        >
          {(path.startsWith(paths.search) ? searchSorts : listingSorts).map((sort) => (
            <option key={sort} value={sort}>
              {t(`LISTING_SORT_${sort.replace("-", "_").toUpperCase()}`)}
            </option>
          ))}
        </select>
        <noscript>
          <Button type="submit" size="small">
            {t("LISTING_SORT")}
          </Button>
        </noscript>
      </form>
      <div className="listing-views" role="group" aria-label={t("LISTING_VIEW")}>
        {(["grid", "list"] as const).map((choice) => (
          <button key={choice} type="button" aria-pressed={view === choice} aria-label={t(`LISTING_VIEW_${choice.toUpperCase()}`)} onClick={() => setView(choice)}>
            <Icon name={choice} />
          </button>
        ))}
      </div>
    </div>
  );
}
