import { useStore } from "zustand/react";
import type { Listing as ListingData } from "../../../contract/page-data.ts";
import { countFilters } from "../../../contract/listing-filters.ts";
import { useBelow } from "../../app/navigation/use-below.ts";
import { useCount, useText } from "../../app/text.ts";
import { Tiles } from "../../tile/Tiles.tsx";
import { Chips } from "./Chips.tsx";
import { EmptyListing } from "./EmptyListing.tsx";
import { filterPanel } from "./filter-panel-state.ts";
import { FilterSlot } from "./FilterToggle.tsx";
import { ListingBar } from "./ListingBar.tsx";
import { NothingLeft } from "./NothingLeft.tsx";
import { Pager } from "./Pager.tsx";
import { PrerenderedFilters } from "./PrerenderedFilters.tsx";
import "./listing.css";

/** The products of a listing with its filters and controls, whatever it lists (specification, point 2, 'Listings'). */
export function Listing({ listing, path, allNew = false }: { listing: ListingData; path: string; allNew?: boolean }) {
  const t = useText();
  const counted = useCount();
  const open = useStore(filterPanel, (state) => state.open);
  const below = useBelow();
  if (listing.total === 0 && countFilters(listing.filters) === 0) return <EmptyListing />;
  return (
    <section className={open ? "listing listing-open" : "listing"} id="listing" aria-labelledby="listing-products">
      <h2 className="hidden-text" id="listing-products">
        {t("LISTING_PRODUCTS")}
      </h2>
      <p className="hidden-text" role="status">
        {counted("PRODUCTS", listing.total)}
      </p>
      <ListingBar listing={listing} path={path} />
      <Chips listing={listing} path={path} />
      <PrerenderedFilters listing={listing} path={path} />
      <div className="listing-body">
        <FilterSlot listing={listing} path={path} />
        <div className="listing-found">
          {listing.total === 0 ? (
            <NothingLeft listing={listing} path={path} />
          ) : (
            <Tiles products={listing.products} view="chosen" firstSeen={2} allNew={allNew} />
          )}
          {below && <Pager listing={listing} path={path} />}
        </div>
      </div>
    </section>
  );
}
