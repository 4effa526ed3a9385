/** What of a category has versions of its own. */
const categoryParts = ["texts", "page", "placing", "filling"] as const;
export type CategoryPart = (typeof categoryParts)[number];

/** The texts of a category that are written in each language, and of a brand, whose name is the same in all. */
export const categoryTexts = ["name", "description", "searchTitle", "searchDescription"] as const;
export type CategoryText = (typeof categoryTexts)[number];
export const brandTexts = ["description", "searchTitle", "searchDescription"] as const;
export type BrandText = (typeof brandTexts)[number];

/** Characters of texts, how deep categories lie, and how many goods move to another place at once. */
export const categoryLimits = {
  name: 200,
  line: 1000,
  html: 200_000,
  slug: 100,
  depth: 8,
  goodsAtOnce: 500,
} as const;

/** Whether a text can be the last part of an address, as a file may name one too. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{N}_~-][\p{L}\p{N}._~-]{0,99}$/u.test(text) && !/^(index\.html|page-data\.json)$/i.test(text);
}

/** An address in its parts: what it lies below, its last part, and how it ends. */
export interface AddressParts {
  above: string;
  slug: string;
  end: string;
}

/** Returns the parts of an address: `odziez/`, `bluzy` and `/` of `odziez/bluzy/`. */
export function addressParts(path: string): AddressParts {
  const [, above = "", slug = "", end = ""] = /^(.*\/)?([^/]+?)(\/|\.html)?$/.exec(path) ?? [];
  return { above, slug, end };
}

/** Returns an address with another last part. */
export function withSlug(path: string, slug: string): string {
  const { above, end } = addressParts(path);
  return above + slug + end;
}

/** Returns a list with one of its items at another index. */
export function atIndex<Item>(list: readonly Item[], item: Item, index: number): Item[] {
  const others = list.filter((one) => one !== item);
  return others.toSpliced(index, 0, item);
}
