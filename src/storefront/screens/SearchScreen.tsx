import { useEffect } from "react";
import { countFilters } from "../../contract/listing-filters.ts";
import type { Templates } from "../../contract/page-data.ts";
import { tidyQuery } from "../../domain/search/search-words.ts";
import { href, paths, searchHref } from "../../contract/paths.ts";
import { Link } from "../app/navigation/Link.tsx";
import { navigate } from "../app/navigation/navigate.ts";
import { useOwnHref } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { useSession } from "../session/store.ts";
import { Listing } from "./listing/Listing.tsx";
import { ListingHead } from "./listing/ListingHead.tsx";
import { NothingFound } from "./search/NothingFound.tsx";
import "./search/search.css";

/**
 * What was found for a query, and what was searched for instead where nothing has the words that were typed. A size, colour
 * or price among its words is a filter: whatever is chosen next leads to the query without it, so that it can be taken back.
 */
export function SearchScreen({ query, corrected, without, narrowed, looks, instead, ...listing }: Templates["search"]) {
  const t = useText();
  const own = useOwnHref();
  const currency = useSession((state) => state.currency);
  const reckoned = narrowed?.reckoned ?? currency;
  useEffect(() => {
    if (reckoned !== currency)
      void navigate(location.pathname + location.search + location.hash, { replace: true, stay: true });
  }, [reckoned, currency]);
  const shown = tidyQuery(query);
  const asked = shown === "" ? t("LAYOUT_SEARCH") : t("SEARCH_QUOTED", { query: shown });
  return (
    <div id="b" className="search-page">
      <Crumbs crumbs={[{ name: t("SEARCH_RESULTS"), url: null }]} />
      <ListingHead count={listing.total} title={asked} />
      {listing.total > 0 && corrected !== null && (
        <p className="search-note">
          {t("SEARCH_CORRECTED", { query: shown })} <Link href={searchHref(corrected)}>{corrected}</Link>
        </p>
      )}
      {listing.total > 0 && without.length > 0 && (
        <p className="search-note">{t("SEARCH_WITHOUT", { words: without.join(", ") })}</p>
      )}
      {narrowed?.leads && (
        <p className="search-note">
          <Link href={paths[narrowed.leads]}>{t(narrowed.leads === "sale" ? "LAYOUT_SALE" : "LAYOUT_NEW")}</Link>
        </p>
      )}
      {looks.length > 0 && (
        <p className="search-note search-looks">
          {t("SEARCH_LOOKS")}
          {looks.map(({ look_id, name, url }) => (
            <Link key={look_id} href={href(url)}>
              {name}
            </Link>
          ))}
        </p>
      )}
      {listing.total > 0 || countFilters(listing.filters) > 0 ? (
        <Listing listing={listing} path={own(searchHref(narrowed?.words ?? query))} />
      ) : (
        <NothingFound asked={shown !== ""} instead={instead} />
      )}
    </div>
  );
}
