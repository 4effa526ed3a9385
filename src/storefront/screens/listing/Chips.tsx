import { useRef, type MouseEvent } from "react";
import { changedView, listingHref, plainView, type ListingView } from "../../../contract/listing-address.ts";
import { noFilters } from "../../../contract/listing-filters.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { changeListing } from "./change-listing.ts";
import { useChosen } from "./chosen.ts";
import "./chips.css";

/** What the listing is narrowed by, each to be taken back alone, and all at once. */
export function Chips({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const chosen = useChosen(listing);
  if (chosen.length === 0) return null;
  const follow = (view: ListingView) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The chip goes; Tab goes on from where it was.
    void changeListing(path, view).then(() =>
      (row.current?.querySelector("a") ?? document.getElementById("filter-toggle"))?.focus({ preventScroll: true }),
    );
  };
  const none = changedView(listing, { filters: noFilters });
  return (
    <div className="chips" ref={row} role="group" aria-label={t("LISTING_CHOSEN")}>
      {chosen.map(({ id, name, isPrice, without }) => {
        const view = changedView(listing, { filters: without });
        return (
          <Link key={id} className="chip" rel="nofollow" href={listingHref(path, viewOf(view))} onClick={follow(view)}>
            <span className="hidden-text">{t("LISTING_FILTER_REMOVE")} </span>
            <span className={isPrice ? "chip-name price figures" : "chip-name"}>{name}</span>
            <Icon name="close" small />
          </Link>
        );
      })}
      <Link className="chip-all link" href={listingHref(path, viewOf(none))} onClick={follow(none)}>
        {t("LISTING_FILTERS_CLEAR")}
      </Link>
    </div>
  );
}

function viewOf({ sort, page, perPage, filters }: ListingView): ListingView {
  return { ...plainView, sort, page, perPage, filters };
}
