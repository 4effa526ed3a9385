import type { ListingFilters } from "../../../contract/listing-filters.ts";
import type { Listing } from "../../../contract/page-data.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";

export interface Chosen {
  id: string;
  name: string;
  isPrice?: true;
  /** The filters that change when it is taken back. */
  without: Partial<ListingFilters>;
}

/** Returns every chosen filter by its name in the shopper's language and currency, and what is left without it. */
export function useChosen({ filters, facets }: Pick<Listing, "filters" | "facets">): Chosen[] {
  const t = useText();
  const price = usePriceText();
  const sizes = facets?.sizes.flatMap((group) => group.values) ?? [];
  const nameIn = (values: readonly { key: string; name: string }[], key: string) =>
    values.find((value) => value.key === key)?.name ?? key;
  const but = <T>(list: readonly T[], gone: T) => list.filter((value) => value !== gone);
  const { from, to } = filters;
  return [
    ...filters.sizes.map((key): Chosen => ({
      id: `size ${key}`,
      name: t("LISTING_FILTER_SIZE", { size: nameIn(sizes, key) }),
      without: { sizes: but(filters.sizes, key) },
    })),
    ...filters.colours.map((key): Chosen => ({
      id: `colour ${key}`,
      name: t(`COLOUR_${key.toUpperCase()}`),
      without: { colours: but(filters.colours, key) },
    })),
    ...filters.brands.map((key): Chosen => ({
      id: `brand ${key}`,
      name: nameIn(facets?.brands ?? [], key),
      without: { brands: but(filters.brands, key) },
    })),
    ...(from === null && to === null
      ? []
      : [
          { id: "price", name: rangeText(from, to), isPrice: true, without: { from: null, to: null } } satisfies Chosen,
        ]),
    ...(filters.inStock ? [{ id: "stock", name: t("LISTING_FILTER_STOCK"), without: { inStock: false } }] : []),
    ...(filters.onSale ? [{ id: "sale", name: t("LISTING_FILTER_SALE"), without: { onSale: false } }] : []),
  ];

  function rangeText(from: string | null, to: string | null): string {
    if (from === null) return t("LISTING_FILTER_TO", { price: price(to ?? "0") });
    return to === null ? t("LISTING_FILTER_FROM", { price: price(from) }) : `${price(from)} – ${price(to)}`;
  }
}
