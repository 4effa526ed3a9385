import type { Templates } from "../../contract/page-data.ts";
import { searchHref } from "../../contract/paths.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";
import { escaped } from "./escaped.ts";

/** What was found for a query. */
export function SearchScreen({ query, ...listing }: Templates["search"]) {
  const t = useText();
  return (
    <div id="b">
      <Crumbs crumbs={[{ name: t("SEARCH_RESULTS"), url: null }]} />
      <ListingHead count={listing.total} title={query === "" ? t("LAYOUT_SEARCH") : `„${escaped(query)}”`} />
      <Listing listing={listing} path={searchHref(query)} />
    </div>
  );
}
