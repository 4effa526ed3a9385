/**
 * What is suggested while a search is being typed, in the shopper's language: `GET /v1/suggest?q=&lan=&cur=`.
 * Everything has its url without the leading slash; nothing fits: every list is empty.
 */
export interface Suggestions {
  /** What was asked, tidied: an answer that comes late is known by it. */
  query: string;
  products: SuggestedProduct[];
  /** First the sale or the new products, where the words name nothing else. */
  categories: SuggestedLink[];
  brands: SuggestedLink[];
  looks: SuggestedLink[];
  /** All products found; those here are the first. */
  total: number;
  /** The words searched for in place of misspelt ones, or null. */
  corrected: string | null;
}

export interface SuggestedProduct {
  product_id: string;
  product_name: string;
  url: string;
  /** Picture file, or null. */
  image: string | null;
  /** PLN, a decimal string. */
  real_price: string;
  /** Its variants cost different prices, of which that is the lowest. */
  price_from?: true;
  manufacturer_name: string;
  /** Its picture is for adults only. */
  age_min?: 18 | null;
}

export interface SuggestedLink {
  /** Of a category it may hold sanitised HTML and entities. */
  name: string;
  /** The category above it, to tell two of one name apart; null: none. */
  above: string | null;
  url: string;
  /** Of its products; of a look its pieces. */
  count: number;
}

/** The most of each that is suggested. */
export const mostSuggested = { products: 5, categories: 3, brands: 2, looks: 2 } as const;
