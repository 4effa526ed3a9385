import type { CatalogueProduct, CatalogueVariant } from "../../domain/catalogue/catalogue.ts";

export interface Priced {
  row: number;
  price: number;
  /** The price before the reduction, where there is one. */
  before: number | null;
}

/**
 * Returns the price of a product, its cheapest variant's, and what each of these variants has of its own: nothing
 * where they all cost the same. Null where there is none.
 */
export function pricesOf(
  variants: readonly Priced[],
):
  | (Pick<CatalogueProduct, "realPrice" | "cataloguePrice"> & { own: Pick<CatalogueVariant, "price" | "before">[] })
  | null {
  const priced = variants.map(({ price, before }) => ({
    price,
    before: before !== null && before > price ? before : null,
  }));
  const cheapest = priced.reduce<(typeof priced)[number] | null>(
    (best, one) => (best === null || one.price < best.price ? one : best),
    null,
  );
  if (cheapest === null) return null;
  const alike = priced.every(({ price, before }) => price === cheapest.price && before === cheapest.before);
  return { realPrice: cheapest.price, cataloguePrice: cheapest.before, own: priced.map((one) => (alike ? {} : one)) };
}

/** Tells of a price before the reduction that is below the price, so that it is none: it stands under `before`, the price under `price`. */
export function leaveLowerBefore(
  { price, before }: Pick<Priced, "price" | "before">,
  columns: { before: string; price: string },
  leave: (what: string) => void,
): void {
  // Other systems write 0 where there is none.
  if (before !== null && before > 0 && before < price) leave(`${columns.before} that is below ${columns.price}`);
}

/** Tells what descriptions hold that the shop shows beside them or not at all. */
export function leaveOfDescription(html: string, leave: (what: string) => void): void {
  if (/<img[\s>]/i.test(html)) leave("pictures inside descriptions");
  if (/<(iframe|video|object|embed)[\s>]/i.test(html)) leave("films inside descriptions");
}

/** Returns words as they are kept to be found by: parted by commas, each once. */
export function searchWordsOf(words: readonly string[]): string {
  return [...new Set(words.map((word) => word.trim().replace(/\s+/g, " ")).filter((word) => word !== ""))].join(", ");
}

/** Returns a description as HTML: text without boxes of its own becomes paragraphs. */
export function paragraphs(text: string): string {
  if (text === "" || /<(p|div|ul|ol|table|h[1-6]|section|article|blockquote)[\s>]/i.test(text)) return text;
  return text
    .split(/(?:\r?\n\s*){2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, "<br>")}</p>`)
    .join("");
}
