import { textIn } from "../dictionary/dictionaries.ts";
import type { LanCode } from "../language.ts";

/** What one part of a product is made of; percentages are whole and add up to 100. */
export interface CompositionPart {
  part: PartName;
  fibres: { fibre: FibreName; percent: number }[];
}

/** Fibres of Annex I of Regulation (EU) 1007/2011; their names, `FIBRE_…` of the dictionary, are those of each language's own edition. */
export const fibreNames = [
  "cotton",
  "wool",
  "alpaca",
  "cashmere",
  "mohair",
  "silk",
  "linen",
  "hemp",
  "jute",
  "viscose",
  "modal",
  "lyocell",
  "acetate",
  "acrylic",
  "polyester",
  "polyamide",
  "polypropylene",
  "polyethylene",
  "elastane",
  "other",
] as const;
export type FibreName = (typeof fibreNames)[number];

export const partNames = ["whole", "outer", "lining", "filling", "ribs"] as const;
export type PartName = (typeof partNames)[number];

/**
 * Returns what is wrong with a composition, null when it may be shown: each part once, known fibres once in a
 * part, whole percentages that add up to 100 (Regulation (EU) 1007/2011, art. 9 and 16).
 */
export function compositionProblem(composition: readonly CompositionPart[]): string | null {
  if (new Set(composition.map(({ part }) => part)).size < composition.length)
    return "A part stands in the composition twice.";
  for (const { part, fibres: shares } of composition) {
    if (!partNames.includes(part))
      return `There is no part '${part}' of a composition; there are ${partNames.join(", ")}.`;
    const unknown = shares.find(({ fibre }) => !fibreNames.includes(fibre));
    if (unknown) return `There is no fibre '${unknown.fibre}'; there are ${fibreNames.join(", ")}.`;
    if (new Set(shares.map(({ fibre }) => fibre)).size < shares.length)
      return `A fibre stands in the part '${part}' twice.`;
    if (shares.some(({ percent }) => !Number.isInteger(percent) || percent < 1))
      return `The percentages of the part '${part}' are not all whole numbers above 0.`;
    const sum = shares.reduce((total, { percent }) => total + percent, 0);
    if (sum !== 100) return `The part '${part}' adds up to ${sum}, not 100.`;
  }
  return null;
}

/**
 * Returns a composition as it is read: each part's name and its fibres, the weightiest first as the
 * regulation orders (art. 9): `{ name: "Skład", value: "85% bawełna, 15% poliester" }`.
 */
export function compositionTexts(
  composition: readonly CompositionPart[],
  lanCode: LanCode,
): { name: string; value: string }[] {
  const sign = lanCode === "cz" ? "\u00a0%" : "%";
  return composition.map(({ part, fibres: shares }) => ({
    name: textIn(lanCode, `COMPOSITION_${part.toUpperCase()}`),
    value: shares
      .toSorted((a, b) => b.percent - a.percent)
      .map(({ fibre, percent }) => `${percent}${sign} ${textIn(lanCode, `FIBRE_${fibre.toUpperCase()}`)}`)
      .join(", "),
  }));
}
