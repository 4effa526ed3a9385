import type { CatalogueCategory } from "../../domain/catalogue/catalogue.ts";
import { slugOf } from "../../domain/slug.ts";

/**
 * What a file says of where a product belongs. `type` and `category` are the shop's own words, which its menu is made
 * of; `taxonomy` (Google's, in English) and `tag` (also an app's) are not, unless a map of categories says so.
 */
export interface CategoryWord {
  kind: "type" | "category" | "taxonomy" | "tag";
  /** One name, or several, from the top. */
  names: readonly string[];
}

/** Categories by word (`tag: bluza`), as names from the top; empty: the word is no category. */
export type CategoryMap = ReadonlyMap<string, readonly string[]>;

/** A word of the file, how many products it names, and the category proposed for it. */
export interface CategoryProposal {
  word: string;
  products: number;
  category: string;
}

/** Sorts the words of a file into categories. */
export interface CategoryWords {
  /** Returns the keys of a product's categories, the narrowest first where several are the shop's own; none where nothing says where it belongs. */
  keysOf(words: readonly CategoryWord[]): string[];
  all(): CatalogueCategory[];
  proposal(): CategoryProposal[];
}

/** Levels of a category that are written out: more than a shop may have, which is told of the category. */
const deepest = 20;

/** Opens such a sorting: each category is made where it is missing and left alone where it is known; `earlierPath` answers under which path the other shop had it. */
export function openCategoryWords(
  map: CategoryMap | undefined,
  earlierPath: (slugs: readonly string[]) => string[] = () => [],
): CategoryWords {
  const categories = new Map<string, CatalogueCategory>();
  const told = new Map<string, CategoryProposal>();

  function keyOf(names: readonly string[]): string | null {
    const slugs: string[] = [];
    for (const name of names
      .map((text) => text.trim())
      .filter((text) => text !== "")
      .slice(0, deepest)) {
      slugs.push(slugOf(name) || "kategoria");
      const key = slugs.join("/");
      const earlierPaths = earlierPath(slugs);
      if (!categories.has(key))
        categories.set(key, {
          key,
          name: { pl: name },
          description: { pl: "" },
          image: "",
          url: "",
          onlyIfMissing: true,
          ...(earlierPaths.length > 0 && { earlierPaths }),
        });
    }
    return slugs.length === 0 ? null : slugs.join("/");
  }

  return {
    keysOf(words) {
      const keys = words.flatMap(({ kind, names }) => {
        const path = names
          .map((name) => name.trim())
          .filter((name) => name !== "")
          .join(" > ");
        if (path === "") return [];
        const word = `${kind}: ${path}`;
        const own = kind === "type" || kind === "category";
        const mapped = map?.get(word.toLowerCase()) ?? map?.get(path.toLowerCase());
        const chosen = mapped ?? (own ? names : []);
        const entry = told.get(word) ?? {
          word,
          products: 0,
          category: (mapped ?? (own ? names : kind === "taxonomy" ? names.slice(-1) : []))
            .map((name) => name.trim())
            .filter((name) => name !== "")
            .join(" > "),
        };
        entry.products += 1;
        told.set(word, entry);
        return keyOf(chosen) ?? [];
      });
      return [...new Set(keys)];
    },
    all: () => [...categories.values()],
    proposal: () => [...told.values()],
  };
}
