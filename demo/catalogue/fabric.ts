/** Rows of the details table that only clothes have: fibre composition, fabric weight and washing. */
import { care, row } from "./detail-rows.ts";
import {
  compositionProblem,
  type CompositionPart,
  type FibreName,
  type PartName,
} from "../../src/domain/catalogue/composition.ts";
import type { Row } from "./types.ts";

/**
 * Returns what a garment, or a part of it, is made of; it stands among the rows of details.
 * Refuses percentages that do not add up to 100. `composition({ cotton: 85, polyester: 15 })`
 */
export function composition(shares: Partial<Record<FibreName, number>>, part: PartName = "whole"): CompositionPart {
  const composed: CompositionPart = {
    part,
    fibres: (Object.entries(shares) as [FibreName, number][]).map(([fibre, percent]) => ({ fibre, percent })),
  };
  const problem = compositionProblem([composed]);
  if (problem !== null) throw new Error(problem);
  return composed;
}

/** Returns the fabric weight row, in grams per square metre. */
export function fabricWeight(grams: number): Row {
  const value = `${grams}\u00a0g/m²`;
  return row({ pl: "Gramatura", en: "Fabric weight", cz: "Gramáž" }, { pl: value, en: value, cz: value });
}

/** Returns the water column row, in millimetres; the seams are taped where `taped`. */
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
  inside30: care(
    "30°C na lewej stronie, bez suszarki",
    "30°C inside out, no tumble drying",
    "30\u00a0°C naruby, nesušit v sušičce",
  ),
  inside40: care(
    "40°C na lewej stronie, suszenie na sznurku",
    "40°C inside out, line dry",
    "40\u00a0°C naruby, sušit na šňůře",
  ),
  easy40: care(
    "40°C, można suszyć w suszarce na niskiej temperaturze",
    "40°C, tumble dry low",
    "40\u00a0°C, sušička na nízkou teplotu",
  ),
  noIronOnPrint: care(
    "30°C na lewej stronie, nie prasować nadruku",
    "30°C inside out, do not iron the print",
    "30\u00a0°C naruby, potisk nežehlit",
  ),
  shell: care(
    "30°C w płynie do tkanin z membraną, bez płynu do płukania",
    "30°C with technical wash, no fabric softener",
    "30\u00a0°C v pracím gelu na membrány, bez aviváže",
  ),
  padded: care(
    "30°C delikatnie, suszyć na płasko i wstrząsać",
    "30°C gentle, dry flat and shake up",
    "30\u00a0°C šetrně, sušit naplocho a protřepat",
  ),
  denim: care(
    "30°C na lewej stronie, jak najrzadziej; pierwsze pranie osobno",
    "30°C inside out, as seldom as you can; first wash alone",
    "30\u00a0°C naruby, co nejméně; poprvé samostatně",
  ),
};
