import type { Listing } from "../../../contract/page-data.ts";
import { noFilters } from "../../../contract/listing-filters.ts";
import { changedView, listingHref } from "../../../contract/listing-address.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { fetchAhead } from "../../app/navigation/navigate.ts";
import { useCount, useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { FilterForm } from "./FilterForm.tsx";
import { besideFrom, filterPanel } from "./filter-panel-state.ts";
import { useFacets } from "./use-facets.ts";
import { useWantedView } from "./use-wanted-view.ts";

/** The filters of a listing, each change shown at once in the products beside or behind them. */
export function FilterPanel({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  const counted = useCount();
  const beside = useSession((state) => state.width) >= besideFrom;
  const facets = useFacets(listing, path);
  const [view, want] = useWantedView(listing, path, { oneEntry: !beside });
  const close = () => filterPanel.setState({ open: false });
  const form =
    facets === null ? (
      <div className="filters-coming" aria-busy="true" />
    ) : (
      <FilterForm
        facets={facets}
        view={view}
        path={path}
        onChange={(filters) => want(changedView(view, { filters }))}
        onPress={(filters) => fetchAhead(listingHref(path, changedView(view, { filters })), { pressed: true })}
      />
    );
  if (beside)
    return (
      <aside id="filters" className="filters-column" aria-label={t("LISTING_FILTERS")}>
        {form}
      </aside>
    );
  return (
    <Dialog
      kind="side"
      className="filters-drawer"
      title={t("LISTING_FILTERS")}
      closeLabel={t("FILTERS_CLOSE")}
      onClose={close}
    >
      <div id="filters" className="filters-drawer-in">
        {form}
      </div>
      <div className="filters-drawer-foot">
        <p className="hidden-text" role="status">
          {counted("PRODUCTS", listing.total)}
        </p>
        <Button onClick={() => want(changedView(view, { filters: noFilters }))}>{t("FILTERS_CLEAR")}</Button>
        <Button kind="signal" onClick={close}>
          {t("FILTERS_SHOW", { products: counted("PRODUCTS", listing.total) })}
        </Button>
      </div>
    </Dialog>
  );
}
