import type { Listing as ListingData } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useOwnHref } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";

/** What came into the shop last. */
export function NewProductsScreen(listing: ListingData) {
  const t = useText();
  const own = useOwnHref();
  return (
    <div id="b">
      <Crumbs crumbs={[{ name: t("LAYOUT_NEW"), url: null }]} />
      <ListingHead count={listing.total} title={t("LAYOUT_NEW")} description={t("NEW_TEXT")} />
      <Listing listing={listing} path={own(paths.newProducts)} allNew />
    </div>
  );
}
