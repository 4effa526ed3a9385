/**
 * To whom, from where and into which countries a product may be sold (law: tobacco and its like, hemp, the
 * rules of each country). A field that is absent limits nothing, so that most products carry none of them.
 */
export interface SellingLimits {
  /** Years; the shopper declares to be of that age. */
  age_min?: 18 | null;
  /** False: shown, but sold in the shop itself only. */
  online_sale?: boolean;
  /** Codes of countries into which it is not sent, `CZ`. */
  blocked_countries?: string[];
  /** Pieces one shopper may have of it. */
  most_pieces?: number;
  /** Why nobody can buy it now, in the shopper's words, which are said in place of its button: a drop has not begun, or is paused. */
  halted?: string;
  /** Why one cannot withdraw from buying it, or not once it is unsealed, in the shopper's words; absent: one can. */
  exception?: string;
  /** When its drop begins, ISO 8601 in UTC; only before that. */
  starts?: string;
}

/** Returns whether a product is for adults only. */
export function isForAdults(product: SellingLimits): boolean {
  return product.age_min === 18;
}

/** Returns whether a product may be ordered from afar at this moment. */
export function isSoldOnline(product: SellingLimits): boolean {
  return product.online_sale !== false && product.halted === undefined;
}

/** Returns the code a product names a country by: the country list calls Luxembourg LX, everyone else LU. */
export function standardCode(country_code: string): string {
  return country_code === "LX" ? "LU" : country_code;
}

/** Returns whether a product may not be sent into a country. */
export function isBlockedIn(product: SellingLimits, country_code: string): boolean {
  return product.blocked_countries?.includes(standardCode(country_code)) ?? false;
}

/** Returns whether a product may be advertised to everyone: feeds leave out whatever is limited. */
export function isUnlimited(product: SellingLimits): boolean {
  return !isForAdults(product) && isSoldOnline(product) && (product.blocked_countries ?? []).length === 0;
}
