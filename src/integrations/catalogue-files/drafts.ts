import type { CatalogueCategory, CatalogueProblem } from "../../domain/catalogue.ts";
import { decimal } from "../../domain/money.ts";
import { slugOf } from "../../domain/slug.ts";

/** Collects the categories that rows name as words, one above the other. */
export interface NamedCategories {
  /** Answers the key of the last of these names, or null when there are none. */
  keyOf(names: readonly string[]): string | null;
  all(): CatalogueCategory[];
}

/** Opens such a collection: each category is made where it is missing and left alone where it is known. */
export function openNamedCategories(): NamedCategories {
  const categories = new Map<string, CatalogueCategory>();
  return {
    keyOf(names) {
      let key: string | null = null;
      for (const name of names.map((text) => text.trim()).filter((text) => text !== "")) {
        key = `${key === null ? "" : `${key}/`}${slugOf(name) || "kategoria"}`;
        if (!categories.has(key)) categories.set(key, { key, name: { pl: name }, description: { pl: "" }, image: "", url: "", onlyIfMissing: true });
      }
      return key;
    },
    all: () => [...categories.values()],
  };
}

export interface Priced {
  row: number;
  price: number;
  /** The price before the reduction, where there is one. */
  before: number | null;
}

/**
 * Answers the one price a product has in this shop. Where its variants differ it is the highest, so that none
 * is sold below what the file says, and a warning tells of it. Null when no variant has a price.
 */
export function onePrice(name: string, variants: readonly Priced[]): { price: number; before: number | null; warning: CatalogueProblem | null } | null {
  const highest = variants.reduce<Priced | null>((best, variant) => (best === null || variant.price > best.price ? variant : best), null);
  if (highest === null) return null;
  const other = variants.find(({ price }) => price !== highest.price);
  return {
    price: highest.price,
    before: highest.before !== null && highest.before > highest.price ? highest.before : null,
    warning: other ? { row: other.row, text: `'${name}' costs ${decimal(other.price)} here and ${decimal(highest.price)} in row ${highest.row}. A product has one price in this shop: it takes the higher one.` } : null,
  };
}

/** Answers a description as HTML: text without boxes of its own becomes paragraphs. */
export function paragraphs(text: string): string {
  if (text === "" || /<(p|div|ul|ol|table|h[1-6]|section|article|blockquote)[\s>]/i.test(text)) return text;
  return text.split(/(?:\r?\n\s*){2,}/).filter((part) => part.trim() !== "").map((part) => `<p>${part.trim().replace(/\r?\n/g, "<br>")}</p>`).join("");
}
