/**
 * How a listing's address says what is shown of it, beside its path (specification, point 2):
 *
 *     ?size=M&size=L&brand=rampa&colour=black&from=50&to=199.99&stock=1&sale=1&sort=price-asc&per=48&page=2
 *
 * What is as usual is left out; the values of one kind repeat, in the order of the alphabet, so that the
 * same products have one address. `filters=open` asks for the form of the filters, where there is no
 * JavaScript. A form sends the same names.
 */
import { colourFamilies, type ColourFamily } from "../domain/catalogue/colour-families.ts";
import { decimal, parseDecimal } from "../domain/money.ts";
import { noFilters, type ListingFilters } from "./listing-filters.ts";
import { ownSorts, perPageChoices, searchSorts, type SearchSort } from "./listing-sorts.ts";
import { isSearch } from "./paths.ts";

/** Which part of a listing is looked at, and how. */
export interface ListingView {
  sort: SearchSort;
  /** From 1. */
  page: number;
  perPage: number;
  filters: ListingFilters;
}

/** What a listing shows when its address says nothing. */
export const plainView: ListingView = { sort: "date-desc", perPage: 24, page: 1, filters: noFilters };

/** Returns what the listing at a path shows when its address says nothing: a search what fits best, a category its own order where it has one, any other the newest. */
export function plainViewOf(path: string): ListingView {
  return isSearch(path) ? { ...plainView, sort: "relevance" } : plainView;
}

const names = ["size", "brand", "colour", "from", "to", "stock", "sale", "sort", "per", "page"];

/** Returns the address of a view: `/buty/?sort=price-asc&page=2`. Values are encoded; the path is given encoded. */
export function listingHref(path: string, view: ListingView): string {
  const query = new URLSearchParams(pairsOf(view, path)).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Returns a view changed so; another order, size of pages or filter begins at the first page. */
export function changedView(
  view: ListingView,
  change: Partial<Omit<ListingView, "filters">> & { filters?: Partial<ListingFilters> },
): ListingView {
  return { ...view, page: 1, ...change, filters: { ...view.filters, ...change.filters } };
}

export interface AskedListing {
  view: ListingView;
  /** Nothing of the address is about the view: the listing as it is prerendered. */
  plain: boolean;
  /** The form of the filters is asked for. */
  open: boolean;
}

/** Returns the view a query string asks for of the listing at a path. What is wrong in it counts as not said; nothing throws. */
export function readListingAddress(query: string, path = ""): AskedListing {
  const asked = new URLSearchParams(query);
  // Said twice, it says nothing.
  const one = (name: string) => (asked.getAll(name).length === 1 ? asked.get(name) : null);
  const usual = plainViewOf(path).sort;
  const sort = (usual === "relevance" ? searchSorts : ownSorts).find((known) => known === one("sort")) ?? usual;
  const perPage = perPageChoices.find((known) => String(known) === one("per")) ?? plainView.perPage;
  const page = /^[1-9]\d{0,4}$/.test(one("page") ?? "") ? Number(one("page")) : 1;
  const [from, to] = ordered(amountOf(one("from")), amountOf(one("to")));
  const filters: ListingFilters = {
    sizes: valuesOf(asked, "size"),
    brands: valuesOf(asked, "brand"),
    colours: valuesOf(asked, "colour").filter((value): value is ColourFamily =>
      (colourFamilies as readonly string[]).includes(value),
    ),
    from,
    to,
    inStock: one("stock") === "1",
    onSale: one("sale") === "1",
  };
  const open = asked.get("filters") === "open";
  return { view: { sort, perPage, page, filters }, open, plain: !open && !names.some((name) => asked.has(name)) };
}

/**
 * Returns the query string that says a view as it should be said, or null where this one does: other
 * parameters, a campaign's for instance, are kept.
 */
export function cleanedQuery(query: string, view: ListingView, path = ""): string | null {
  const asked = [...new URLSearchParams(query)];
  const said = asked.filter(([name]) => names.includes(name));
  const clean = pairsOf(view, path);
  if (JSON.stringify(said) === JSON.stringify(clean)) return null;
  return new URLSearchParams([...clean, ...asked.filter(([name]) => !names.includes(name))]).toString();
}

function pairsOf({ sort, perPage, page, filters }: ListingView, path: string): [name: string, value: string][] {
  const many = (name: string, values: readonly string[]) =>
    values.toSorted().map((value): [string, string] => [name, value]);
  const one = (name: string, value: string | null): [string, string][] => (value === null ? [] : [[name, value]]);
  return [
    ...many("size", filters.sizes),
    ...many("brand", filters.brands),
    ...many("colour", filters.colours),
    ...one("from", filters.from),
    ...one("to", filters.to),
    ...one("stock", filters.inStock ? "1" : null),
    ...one("sale", filters.onSale ? "1" : null),
    ...one("sort", sort === plainViewOf(path).sort ? null : sort),
    ...one("per", perPage === plainView.perPage ? null : String(perPage)),
    ...one("page", page === 1 ? null : String(page)),
  ];
}

/** Returns the price range two fields say, an empty one meaning no end; null where one of them is no amount. */
export function readRange(first: string, last: string): { from: string | null; to: string | null } | null {
  const [from, to] = ordered(amountOf(first), amountOf(last));
  const isWrong = (text: string) => text.trim() !== "" && amountOf(text) === null;
  return isWrong(first) || isWrong(last) ? null : { from, to };
}

const mostValues = 60;

function valuesOf(asked: URLSearchParams, name: string): string[] {
  const values = asked.getAll(name).filter((value) => /^[^\p{C}]{1,80}$/u.test(value) && value.trim() === value);
  return [...new Set(values)].toSorted().slice(0, mostValues);
}

/** '50,00' and '50.0' are '50'; what is no amount is null. */
function amountOf(text: string | null): string | null {
  const written = (text ?? "").trim().replace(",", ".");
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(written)) return null;
  return decimal(parseDecimal(written)).replace(/\.00$/, "");
}

/** A range written the wrong way round means the same. */
function ordered(from: string | null, to: string | null): [from: string | null, to: string | null] {
  return from !== null && to !== null && parseDecimal(from) > parseDecimal(to) ? [to, from] : [from, to];
}
