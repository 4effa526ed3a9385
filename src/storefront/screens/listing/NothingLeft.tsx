import { changedView, listingHref } from "../../../contract/listing-address.ts";
import { noFilters } from "../../../contract/listing-filters.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";

/** No product is all of what was chosen; the way back is one click. */
export function NothingLeft({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  return (
    <div className="listing-none">
      <p className="listing-none-text display">{t("LISTING1_NOPRODUCTS")}</p>
      <p>{t("LISTING_NOTHING_LEFT")}</p>
      <p className="listing-none-ways">
        <Link
          className={buttonClass({ kind: "signal" })}
          href={listingHref(path, changedView(listing, { filters: noFilters }))}
        >
          {t("LISTING_FILTERS_CLEAR")}
        </Link>
      </p>
    </div>
  );
}
