import type { SyntheticEvent } from "react";
import type { ColourFamily } from "../../../domain/catalogue/colour-families.ts";
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
  /** Absent where the form is prerendered for browsers without JavaScript, which send it. */
  onChange?: (change: Partial<ListingFilters>) => void;
  /** A change that is probably about to be made. */
  onPress?: (change: Partial<ListingFilters>) => void;
}

/** What a listing can be narrowed by, with counts; its fields have the names the address uses. */
export function FilterForm({ facets, view, path, onChange, onPress }: FormProps) {
  const t = useText();
  const { filters } = view;
  const several = facets.sizes.length > 1;
  return (
    <form
      className="filters"
      method="get"
      action={path}
      onChange={(event) => withBox(event, (box) => onChange?.(toggled(filters, box)))}
      onPointerDown={(event) => withBox(event, (box) => onPress?.(toggled(filters, box)))}
      onSubmit={(event) => onChange !== undefined && event.preventDefault()}
    >
      {view.sort !== plainViewOf(path).sort && <input type="hidden" name="sort" value={view.sort} />}
      {view.perPage !== plainView.perPage && <input type="hidden" name="per" value={view.perPage} />}
      {(facets.inStock > 0 || facets.onSale > 0 || filters.inStock || filters.onSale) && (
        <fieldset>
          <legend className="hidden-text">{t("FILTERS_OFFER")}</legend>
          <FilterChoice
            name="stock"
            value="1"
            text={t("LISTING_FILTER_STOCK")}
            count={facets.inStock}
            checked={filters.inStock}
          />
          {(facets.onSale > 0 || filters.onSale) && (
            <FilterChoice
              name="sale"
              value="1"
              text={t("LISTING_FILTER_SALE")}
              count={facets.onSale}
              checked={filters.onSale}
            />
          )}
        </fieldset>
      )}
      {facets.sizes.map(({ name, values }, index) => (
        <fieldset key={name}>
          <legend className="caps">{several || name === "" ? name || t("FILTERS_SIZE") : t("FILTERS_SIZE")}</legend>
          {index === 0 && <p className="filters-hint">{t("FILTERS_SIZE_HINT")}</p>}
          <div className="filter-sizes">
            {values.map(({ key, name, count }) => (
              <FilterChoice
                key={key}
                look="square"
                name="size"
                value={key}
                text={name}
                count={count}
                checked={filters.sizes.includes(key)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {facets.colours.length > 0 && (
        <fieldset>
          <legend className="caps">{t("FILTERS_COLOUR")}</legend>
          <div className="filter-colours">
            {facets.colours.map(({ key, count }) => (
              <FilterChoice
                key={key}
                look="swatch"
                name="colour"
                value={key}
                text={t(`COLOUR_${key.toUpperCase()}`)}
                count={count}
                checked={filters.colours.includes(key)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {facets.brands.length > 1 || filters.brands.length > 0 ? (
        <fieldset>
          <legend className="caps">{t("FILTERS_BRAND")}</legend>
          <div className="filter-list">
            {facets.brands.map(({ key, name, count }) => (
              <FilterChoice
                key={key}
                name="brand"
                value={key}
                text={name}
                count={count}
                checked={filters.brands.includes(key)}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <PriceRange
        prices={facets.prices}
        from={filters.from}
        to={filters.to}
        onChange={(change) => onChange?.(change)}
      />
      {onChange === undefined && (
        <button type="submit" className="button button-signal">
          {t("FILTERS_APPLY")}
        </button>
      )}
    </form>
  );
}

/** Hands on the box an event is about, itself or by its label, if it can be ticked; fields of text are none. */
function withBox({ target }: SyntheticEvent, hear: (box: HTMLInputElement) => void): void {
  const box = (target as Element).closest("label")?.querySelector<HTMLInputElement>("[type=checkbox]:enabled");
  if (box) hear(box);
}

/** Returns the change that takes a box's value, or gives it back. */
function toggled(
  { inStock, onSale, sizes, brands, colours }: ListingFilters,
  { name, value }: HTMLInputElement,
): Partial<ListingFilters> {
  if (name === "stock") return { inStock: !inStock };
  if (name === "sale") return { onSale: !onSale };
  if (name === "size") return { sizes: toggledIn(sizes, value) };
  if (name === "brand") return { brands: toggledIn(brands, value) };
  if (name === "colour") return { colours: toggledIn(colours, value as ColourFamily) };
  throw new Error(`A filter has no box '${name}'.`);
}

function toggledIn<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
}
