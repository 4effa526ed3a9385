/** Rows of the details table that only clothes have: fibre composition, fabric weight and washing. */
import { care, row } from "./detail-rows.ts";
import type { Model, Said } from "./types.ts";

type Row = Model["details"][number];
type Fibre = keyof typeof fibres;
type Part = keyof typeof parts;

/**
 * Answers the composition row, fibres in the order given, by their names in Regulation (EU) 1007/2011.
 * Refuses percentages that do not add up to 100.
 * `composition({ cotton: 85, polyester: 15 })` → "85% bawełna, 15% poliester".
 */
export function composition(shares: Partial<Record<Fibre, number>>, part: Part = "whole"): Row {
  const list = Object.entries(shares) as [Fibre, number][];
  const sum = list.reduce((total, [, percent]) => total + percent, 0);
  if (sum !== 100) throw new Error(`Composition adds up to ${sum}, not 100: ${JSON.stringify(shares)}`);
  const said = (language: keyof Said, sign: string) => list.map(([fibre, percent]) => `${percent}${sign} ${fibres[fibre][language]}`).join(", ");
  return row(parts[part], { pl: said("pl", "%"), en: said("en", "%"), cz: said("cz", "\u00a0%") });
}

/** Answers the fabric weight row, in grams per square metre. */
export function fabricWeight(grams: number): Row {
  const value = `${grams}\u00a0g/m²`;
  return row({ pl: "Gramatura", en: "Fabric weight", cz: "Gramáž" }, { pl: value, en: value, cz: value });
}

/** Answers the water column row, in millimetres; the seams are taped where `taped`. */
export function waterColumn(millimetres: number, taped: boolean): Row {
  const value = millimetres.toLocaleString("en").replace(",", "\u00a0") + "\u00a0mm";
  return row(
    { pl: "Wodoodporność", en: "Water column", cz: "Vodní sloupec" },
    taped
      ? { pl: `${value}, szwy klejone`, en: `${value}, taped seams`, cz: `${value}, lepené švy` }
      : { pl: `${value}, szwy nieklejone`, en: `${value}, untaped seams`, cz: `${value}, švy nelepené` },
  );
}

export const wash = {
  inside30: care("30°C na lewej stronie, bez suszarki", "30°C inside out, no tumble drying", "30\u00a0°C naruby, nesušit v sušičce"),
  inside40: care("40°C na lewej stronie, suszenie na sznurku", "40°C inside out, line dry", "40\u00a0°C naruby, sušit na šňůře"),
  easy40: care("40°C, można suszyć w suszarce na niskiej temperaturze", "40°C, tumble dry low", "40\u00a0°C, sušička na nízkou teplotu"),
  noIronOnPrint: care("30°C na lewej stronie, nie prasować nadruku", "30°C inside out, do not iron the print", "30\u00a0°C naruby, potisk nežehlit"),
  shell: care("30°C w płynie do tkanin z membraną, bez płynu do płukania", "30°C with technical wash, no fabric softener", "30\u00a0°C v pracím gelu na membrány, bez aviváže"),
  padded: care("30°C delikatnie, suszyć na płasko i wstrząsać", "30°C gentle, dry flat and shake up", "30\u00a0°C šetrně, sušit naplocho a protřepat"),
  denim: care("30°C na lewej stronie, jak najrzadziej; pierwsze pranie osobno", "30°C inside out, as seldom as you can; first wash alone", "30\u00a0°C naruby, co nejméně; poprvé samostatně"),
};

const fibres = {
  cotton: { pl: "bawełna", en: "cotton", cz: "bavlna" },
  polyester: { pl: "poliester", en: "polyester", cz: "polyester" },
  polyamide: { pl: "poliamid", en: "polyamide", cz: "polyamid" },
  elastane: { pl: "elastan", en: "elastane", cz: "elastan" },
  hemp: { pl: "konopie", en: "hemp", cz: "konopí" },
  linen: { pl: "len", en: "linen", cz: "len" },
  wool: { pl: "wełna", en: "wool", cz: "vlna" },
  viscose: { pl: "wiskoza", en: "viscose", cz: "viskóza" },
} satisfies Record<string, Said>;

const parts = {
  whole: { pl: "Skład", en: "Composition", cz: "Složení" },
  outer: { pl: "Wierzch", en: "Outer", cz: "Svrchní materiál" },
  lining: { pl: "Podszewka", en: "Lining", cz: "Podšívka" },
  filling: { pl: "Wypełnienie", en: "Filling", cz: "Výplň" },
  ribs: { pl: "Ściągacze", en: "Ribs", cz: "Náplety" },
} satisfies Record<string, Said>;
