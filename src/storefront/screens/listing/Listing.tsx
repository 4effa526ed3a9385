import type { Listing as ListingData } from "../../../contract/page-data.ts";
import { useText } from "../../app/text.ts";
import { Tiles } from "../../tile/Tiles.tsx";
import { EmptyListing } from "./EmptyListing.tsx";
import { ListingBar } from "./ListingBar.tsx";
import { useListingView } from "./listing-view.ts";
import { Pager } from "./Pager.tsx";
import "./listing.css";

/** The products of a listing with its controls, whatever it lists (specification, point 2, 'Listings'). */
export function Listing({ listing, path, allNew = false }: { listing: ListingData; path: string; allNew?: boolean }) {
  const t = useText();
  const [view, setView] = useListingView();
  if (listing.total === 0) return <EmptyListing />;
  return (
    <section className="listing" aria-labelledby="listing-products">
      <h2 className="hidden-text" id="listing-products">
        {t("LISTING_PRODUCTS")}
      </h2>
      <ListingBar listing={listing} path={path} view={view} setView={setView} />
      <Tiles products={listing.products} view={view} firstSeen={2} allNew={allNew} />
      <Pager listing={listing} path={path} />
    </section>
  );
}
