import type { Listing as ListingData } from "../../contract/page-data.ts";
import { paths } from "../../contract/paths.ts";
import { useOwnHref } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";

/** Everything that is reduced. */
export function SaleScreen(listing: ListingData) {
  const t = useText();
  const own = useOwnHref();
  return (
    <div id="b">
      <Crumbs crumbs={[{ name: t("LAYOUT_SALE"), url: null }]} />
      <ListingHead count={listing.total} title={t("LAYOUT_SALE")} description={t("SALE_TEXT")} />
      <Listing listing={listing} path={own(paths.sale)} />
    </div>
  );
}
