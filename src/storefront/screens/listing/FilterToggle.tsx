import { useEffect, type KeyboardEvent } from "react";
import { useStore } from "zustand/react";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { changedView, listingHref } from "../../../contract/listing-address.ts";
import { countFilters } from "../../../contract/listing-filters.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Boundary } from "../../app/Boundary.tsx";
import { Layer } from "../../app/navigation/Layer.tsx";
import { useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { besideFrom, filterPanel } from "./filter-panel-state.ts";
// Prerendered with the page where there is no JavaScript, without this part's code.
import "./filter-panel.css";
import "./filter-form.css";

const Panel = lazyComponent(async () => (await import("./FilterPanel.tsx")).FilterPanel);

/** Opens the filters; without JavaScript it leads to the same listing with their form prerendered. */
export function FilterToggle({ listing, path }: { listing: Listing; path: string }) {
  const t = useText();
  const open = useStore(filterPanel, (state) => state.open);
  const count = countFilters(listing.filters);
  const address = listingHref(path, changedView(listing, {}));
  const toggle = () => filterPanel.setState({ open: !open });
  const toggleBySpace = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    toggle();
  };
  return (
    <a
      id="filter-toggle"
      className="filter-toggle"
      role="button"
      rel="nofollow"
      href={`${address}${address.includes("?") ? "&" : "?"}filters=open`}
      aria-expanded={open}
      aria-controls={open ? "filters" : undefined}
      onPointerEnter={Panel.fetch}
      onTouchStart={Panel.fetch}
      onFocus={Panel.fetch}
      onKeyDown={toggleBySpace}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <Icon name="filter" />
      {t("LISTING_FILTERS")}
      {count > 0 && <b className="filter-count figures">{count}</b>}
    </a>
  );
}

/** The open filters: a column beside the products, in a narrow window a drawer over them. Nothing of it is loaded before. */
export function FilterSlot({ listing, path }: { listing: Listing; path: string }) {
  const open = useStore(filterPanel, (state) => state.open);
  useEffect(() => {
    if (listing.open) filterPanel.setState({ open: true });
  }, [listing.open]);
  const beside = useSession((state) => state.width) >= besideFrom;
  if (!open) return null;
  if (!beside) {
    return (
      <Layer onClose={() => filterPanel.setState({ open: false })}>
        <Panel listing={listing} path={path} />
      </Layer>
    );
  }
  return (
    <Boundary>
      <Panel listing={listing} path={path} />
    </Boundary>
  );
}
