import type { Category, Layout } from "../contract/page-data.ts";
import { mostSuggested, type SuggestedLink, type SuggestedProduct, type Suggestions } from "../contract/suggestions.ts";
import { saidOfLooks, type ShownLook } from "../database/catalogue/looks.ts";
import { productsById } from "../database/catalogue/products.ts";
import { paths } from "../contract/paths.ts";
import type { NarrowedFinding } from "../database/search/narrowed.ts";
import { findProducts, rankedProducts } from "../database/search/search.ts";
import { fittingNames } from "../domain/customer/fitting-names.ts";
import type { Product } from "../domain/catalogue/product.ts";
import type { SearchTerm } from "../domain/search/search-terms.ts";
import { textIn } from "../domain/dictionary/dictionaries.ts";
import type { Language } from "../domain/language.ts";
import type { Currency } from "../domain/money.ts";
import { priceFrom } from "../domain/catalogue/variant-price.ts";
import { tidyQuery } from "../domain/search/search-words.ts";
import { fittingLooks } from "./fitting-looks.ts";
import type { Reading } from "./reading.ts";

/** Returns what to suggest for what has been typed so far: the first products, and the categories, brands and looks of that name. */
export async function suggestionsFor(
  { db, language, layout }: Reading,
  { typed, currency }: { typed: string; currency: Currency },
): Promise<Suggestions> {
  const query = tidyQuery(typed);
  const [{ match, corrected, narrowed }, said] = await Promise.all([
    findProducts(db, query, language.lanCode, { currency, config: layout.config }),
    saidOfLooks(db, language.lanCode),
  ]);
  const looks = (await fittingLooks({ db, language }, { query: corrected ?? query, looks: said }))
    .slice(0, mostSuggested.looks)
    .map(suggestedLook);
  if (match === null) return { query, products: [], categories: [], brands: [], looks, total: 0, corrected: null };
  const { ids, total } = await rankedProducts(db, match, { page: 1, perPage: mostSuggested.products });
  const products = await productsById(db, ids, language.lanCode);
  const terms = match.kind === "words" ? match.terms : [];
  return {
    query,
    products: products.map(suggested),
    categories: [...listingNamed(narrowed?.leads ?? null, { language, total }), ...categoriesFor(layout, terms)],
    brands: brandsFor(layout, terms),
    looks,
    total,
    corrected,
  };
}

function listingNamed(
  leads: NarrowedFinding["leads"],
  { language, total }: { language: Language; total: number },
): SuggestedLink[] {
  if (leads === null) return [];
  const name = textIn(language.lanCode, leads === "sale" ? "LAYOUT_SALE" : "LAYOUT_NEW");
  return [{ name, above: null, url: paths[leads].slice(1), count: total }];
}

function suggestedLook({ name, url, productIds }: ShownLook): SuggestedLink {
  return { name, above: null, url, count: productIds.length };
}

function suggested(product: Product): SuggestedProduct {
  const { product_id, product_name, url, images, manufacturer_name, age_min } = product;
  const {
    product: { real_price },
    from,
  } = priceFrom(product);
  return {
    product_id,
    product_name,
    url,
    image: images[0]?.path ?? null,
    real_price,
    ...(from && { price_from: from }),
    manufacturer_name,
    ...(age_min ? { age_min } : {}),
  };
}

/** A category fits by its own name with those above it: 'bluza z kapturem' is 'Bluzy', 'Z kapturem'. */
function categoriesFor({ categories }: Layout, terms: readonly SearchTerm[]): SuggestedLink[] {
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const above = ({ category_parent_id }: Category) => byId.get(category_parent_id);
  const routed = categories.filter((category) => category.url !== null && above(category) !== undefined);
  const wayTo = (category: Category): string =>
    [headed(above(category)), category.category_name].filter((name) => name !== null).join(" ");
  const own = fittingNames(routed, terms, ({ category_name }) => category_name);
  const fitting = [
    ...own,
    ...fittingNames(routed, terms, wayTo).filter(
      (category) =>
        !own.includes(category) && !own.some(({ category_id }) => category_id === category.category_parent_id),
    ),
  ];
  return fitting.slice(0, mostSuggested.categories).map((category) => ({
    name: category.category_name,
    above: headed(above(category)),
    url: category.url ?? "",
    count: category.count,
  }));
}

/** The root is the shop itself: it heads nothing. */
function headed(category: Category | undefined): string | null {
  return category === undefined || category.category_parent_id === "0" ? null : category.category_name;
}

function brandsFor({ manufacturers }: Layout, terms: readonly SearchTerm[]): SuggestedLink[] {
  return fittingNames(manufacturers, terms, ({ manufacturer_name }) => manufacturer_name)
    .slice(0, mostSuggested.brands)
    .map(({ manufacturer_name, url, count }) => ({ name: manufacturer_name, above: null, url, count: Number(count) }));
}
