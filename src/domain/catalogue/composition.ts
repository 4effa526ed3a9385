import { type LanCode, said, type Said } from "../language.ts";

/** What one part of a product is made of; percentages are whole and add up to 100. */
export interface CompositionPart {
  part: PartName;
  fibres: { fibre: FibreName; percent: number }[];
}

/** Fibres by their names in Annex I of Regulation (EU) 1007/2011, in each language's own edition. */
export const fibres = {
  cotton: { pl: "bawełna", en: "cotton", cz: "bavlna" },
  wool: { pl: "wełna", en: "wool", cz: "vlna" },
  alpaca: { pl: "alpaka", en: "alpaca", cz: "alpaka" },
  cashmere: { pl: "kaszmir", en: "cashmere", cz: "kašmír" },
  mohair: { pl: "moher", en: "mohair", cz: "mohér" },
  silk: { pl: "jedwab", en: "silk", cz: "hedvábí" },
  linen: { pl: "len", en: "linen", cz: "len" },
  hemp: { pl: "konopie", en: "hemp", cz: "konopí" },
  jute: { pl: "juta", en: "jute", cz: "juta" },
  viscose: { pl: "wiskoza", en: "viscose", cz: "viskóza" },
  modal: { pl: "modal", en: "modal", cz: "modal" },
  lyocell: { pl: "lyocell", en: "lyocell", cz: "lyocell" },
  acetate: { pl: "octan", en: "acetate", cz: "acetát" },
  acrylic: { pl: "akryl", en: "acrylic", cz: "akryl" },
  polyester: { pl: "poliester", en: "polyester", cz: "polyester" },
  polyamide: { pl: "poliamid", en: "polyamide", cz: "polyamid" },
  polypropylene: { pl: "polipropylen", en: "polypropylene", cz: "polypropylen" },
  polyethylene: { pl: "polietylen", en: "polyethylene", cz: "polyethylen" },
  elastane: { pl: "elastan", en: "elastane", cz: "elastan" },
  other: { pl: "inne włókna", en: "other fibres", cz: "jiná vlákna" },
} as const satisfies Record<string, Said>;
export type FibreName = keyof typeof fibres;

export const parts = {
  whole: { pl: "Skład", en: "Composition", cz: "Složení" },
  outer: { pl: "Wierzch", en: "Outer", cz: "Svrchní materiál" },
  lining: { pl: "Podszewka", en: "Lining", cz: "Podšívka" },
  filling: { pl: "Wypełnienie", en: "Filling", cz: "Výplň" },
  ribs: { pl: "Ściągacze", en: "Ribs", cz: "Náplety" },
} as const satisfies Record<string, Said>;
export type PartName = keyof typeof parts;

/**
 * Returns what is wrong with a composition, null when it may be shown: each part once, known fibres once in a
 * part, whole percentages that add up to 100 (Regulation (EU) 1007/2011, art. 9 and 16).
 */
export function compositionProblem(composition: readonly CompositionPart[]): string | null {
  if (new Set(composition.map(({ part }) => part)).size < composition.length)
    return "A part stands in the composition twice.";
  for (const { part, fibres: shares } of composition) {
    if (!Object.hasOwn(parts, part))
      return `There is no part '${part}' of a composition; there are ${Object.keys(parts).join(", ")}.`;
    const unknown = shares.find(({ fibre }) => !Object.hasOwn(fibres, fibre));
    if (unknown) return `There is no fibre '${unknown.fibre}'; there are ${Object.keys(fibres).join(", ")}.`;
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
    name: said(parts[part], lanCode),
    value: shares
      .toSorted((a, b) => b.percent - a.percent)
      .map(({ fibre, percent }) => `${percent}${sign} ${said(fibres[fibre], lanCode)}`)
      .join(", "),
  }));
}
