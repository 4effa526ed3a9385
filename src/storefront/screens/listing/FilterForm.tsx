import { filters as texts } from "../../../domain/dictionary/pl/filters.ts";
import type { Facets, ListingFilters } from "../../../contract/listing-filters.ts";
import { plainView, plainViewOf, type ListingView } from "../../../contract/listing-address.ts";
import { teach, useText } from "../../app/text.ts";
import { FilterChoice } from "./FilterChoice.tsx";
import { PriceRange } from "./PriceRange.tsx";

teach(texts);

interface FormProps {
  facets: Facets;
  view: ListingView;
  path: string;
  /** Absent where the form is printed for browsers without JavaScript, which send it. */
  onChange?: (change: Partial<ListingFilters>) => void;
  /** A change that is probably about to be made. */
  onPress?: (change: Partial<ListingFilters>) => void;
}

/** What a listing can be narrowed by, with counts; its fields have the names the address uses. */
export function FilterForm({ facets, view, path, onChange, onPress }: FormProps) {
  const t = useText();
  const { filters } = view;
  const toggle = <T extends string>(list: readonly T[], key: T) => (list.includes(key) ? list.filter((value) => value !== key) : [...list, key]);
  const choice = (change: Partial<ListingFilters>) => ({ onChange: () => onChange?.(change), onPress: () => onPress?.(change) });
  const several = facets.sizes.length > 1;
  return (
    <form className="filters" method="get" action={path} onSubmit={(event) => onChange !== undefined && event.preventDefault()}>
      {view.sort !== plainViewOf(path).sort && <input type="hidden" name="sort" value={view.sort} />}
      {view.perPage !== plainView.perPage && <input type="hidden" name="per" value={view.perPage} />}
      {(facets.inStock > 0 || facets.onSale > 0 || filters.inStock || filters.onSale) && (
        <fieldset>
          <legend className="hidden-text">{t("FILTERS_OFFER")}</legend>
          <FilterChoice name="stock" value="1" text={t("LISTING_FILTER_STOCK")} count={facets.inStock} checked={filters.inStock} {...choice({ inStock: !filters.inStock })} />
          {(facets.onSale > 0 || filters.onSale) && (
            <FilterChoice name="sale" value="1" text={t("LISTING_FILTER_SALE")} count={facets.onSale} checked={filters.onSale} {...choice({ onSale: !filters.onSale })} />
          )}
        </fieldset>
      )}
      {facets.sizes.map(({ name, values }, index) => (
        <fieldset key={name}>
          <legend className="caps">{several || name === "" ? name || t("FILTERS_SIZE") : t("FILTERS_SIZE")}</legend>
          {index === 0 && <p className="filters-hint">{t("FILTERS_SIZE_HINT")}</p>}
          <div className="filter-sizes">
            {values.map(({ key, name, count }) => (
              <FilterChoice key={key} look="square" name="size" value={key} text={name} count={count} checked={filters.sizes.includes(key)} {...choice({ sizes: toggle(filters.sizes, key) })} />
            ))}
          </div>
        </fieldset>
      ))}
      {facets.colours.length > 0 && (
        <fieldset>
          <legend className="caps">{t("FILTERS_COLOUR")}</legend>
          <div className="filter-colours">
            {facets.colours.map(({ key, count }) => (
              <FilterChoice key={key} look="swatch" name="colour" value={key} text={t(`COLOUR_${key.toUpperCase()}`)} count={count} checked={filters.colours.includes(key)} {...choice({ colours: toggle(filters.colours, key) })} />
            ))}
          </div>
        </fieldset>
      )}
      {facets.brands.length > 1 || filters.brands.length > 0 ? (
        <fieldset>
          <legend className="caps">{t("FILTERS_BRAND")}</legend>
          <div className="filter-list">
            {facets.brands.map(({ key, name, count }) => (
              <FilterChoice key={key} name="brand" value={key} text={name} count={count} checked={filters.brands.includes(key)} {...choice({ brands: toggle(filters.brands, key) })} />
            ))}
          </div>
        </fieldset>
      ) : null}
      <PriceRange prices={facets.prices} from={filters.from} to={filters.to} onChange={(change) => onChange?.(change)} />
      {onChange === undefined && (
        <button type="submit" className="button button-signal">
          {t("FILTERS_APPLY")}
        </button>
      )}
    </form>
  );
}
