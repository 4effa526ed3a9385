import type { CatalogueColumn } from "../../../domain/catalogue/catalogue.ts";
import { type LanCode, languages, type Said } from "../../../domain/language.ts";

/** Returns a text with another's languages laid over it: one that is there and empty is taken away, Polish never. */
export function mergeSaid(known: Said, said: Partial<Said>): Said {
  const merged = Object.entries({ ...known, ...said }) as [LanCode, string][];
  return Object.fromEntries(merged.filter(([lanCode, text]) => lanCode === "pl" || text !== "")) as Said;
}

/** What a category or brand says on its page, and search engines show of it. */
interface ListingTexts {
  description: Said;
  searchTitle: Said;
  searchDescription: Said;
}

export const noListingTexts: ListingTexts = {
  description: { pl: "" },
  searchTitle: { pl: "" },
  searchDescription: { pl: "" },
};

/** Returns the texts of a category or brand with what a file says laid over them. */
export function mergedListingTexts(
  known: ListingTexts,
  { description = {}, searchTitle = {}, searchDescription = {} }: { [Text in keyof ListingTexts]?: Partial<Said> },
): ListingTexts {
  return {
    description: mergeSaid(known.description, description),
    searchTitle: mergeSaid(known.searchTitle, searchTitle),
    searchDescription: mergeSaid(known.searchDescription, searchDescription),
  };
}

/** Returns whether two texts are the same in every language. */
export function isSameText(one: Said, other: Said): boolean {
  return languages.every(({ lanCode }) => (one[lanCode] ?? "") === (other[lanCode] ?? ""));
}

/** Returns the languages of a text that a file has no columns for. */
export function unsaidLanguages(
  column: "colour" | "details" | `attribute${number}`,
  unsaid: ReadonlySet<CatalogueColumn>,
): LanCode[] {
  return languages
    .map(({ lanCode }) => lanCode)
    .filter((lanCode) => unsaid.has(`${column}_${lanCode}` as CatalogueColumn));
}

/** Returns a text with these languages as they were said before. */
export function mergedLanguages(known: Said | undefined, text: Partial<Said>, missing: readonly LanCode[]): Said {
  return {
    ...text,
    ...Object.fromEntries(missing.flatMap((lanCode) => (known?.[lanCode] ? [[lanCode, known[lanCode]]] : []))),
  } as Said;
}
