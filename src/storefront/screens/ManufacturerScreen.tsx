import type { Templates } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";

/** A brand: its name, what there is to say of it, its products. */
export function ManufacturerScreen({ manufacturer, description, crumbs, ...listing }: Templates["manufacturer"]) {
  return (
    <div id="b">
      <Crumbs crumbs={crumbs} />
      <ListingHead title={manufacturer.manufacturer_name} count={listing.total} description={description} />
      <Listing listing={listing} path={href(manufacturer.url)} />
    </div>
  );
}
