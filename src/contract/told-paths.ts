import { currencyParameter, toldPath } from "./paths.ts";

export const reviewsPath = `${toldPath}reviews/` as const;
export const sizeTablePath = `${toldPath}size-table/` as const;
export const productsPath = `${toldPath}products` as const;
export const suggestPath = `${toldPath}suggest` as const;
export const pointsPath = `${toldPath}points` as const;

/** Returns where a product's reviews after the first so many are told. */
export function reviewsHref(productId: string, skip: number): string {
  return `${reviewsPath}${productId}?skip=${skip}`;
}

/** Returns where a product's size table is told, in a language. */
export function sizeTableHref(productId: string, lanId: number): string {
  return `${sizeTablePath}${productId}?lan=${lanId}`;
}

/** Returns where products are told as they are this moment, in a language: at most `productsAtOnce` of them. */
export function productsHref(ids: readonly string[], lanId: number): string {
  return `${productsPath}?ids=${ids.join(",")}&lan=${lanId}`;
}
export const productsAtOnce = 100;

/** The same with what products are compared by. */
export function productFactsHref(ids: readonly string[], lanId: number): string {
  return `${productsHref(ids, lanId)}&facts=1`;
}

/** Returns where suggestions for what is being typed are told, in a language. */
export function suggestHref(query: string, lanId: number, currency = "pln"): string {
  const asked = `${suggestPath}?q=${encodeURIComponent(query.toWellFormed())}&lan=${lanId}`;
  return currency === "pln" ? asked : `${asked}&${currencyParameter}=${currency}`;
}
