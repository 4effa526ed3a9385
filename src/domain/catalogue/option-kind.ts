/** What a shop's option is to others: they know sizes and colours, whatever a language calls them. */
export type OptionKind = "size" | "colour";

/** Returns whether an option of this name, in any of the shop's languages, is of sizes or of colours; null: of neither. */
export function optionKind(name: string): OptionKind | null {
  if (isSize.test(name)) return "size";
  return isColour.test(name) ? "colour" : null;
}

const isSize = /^(rozmiar|size|velikost)/i;
const isColour = /^(kolor|colou?r|bar[vw]a)/i;
