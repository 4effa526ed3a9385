/**
 * The size runs of the demo catalogue: what the shopper chooses, and from which values, smallest first.
 * Values are the same in every language; a run of one is "UNI".
 */
import type { Said, SizeRun } from "./types.ts";

export const sizes: Record<SizeRun, { attribute: Said; values: string[] }> = {
  apparel: { attribute: { pl: "Rozmiar", en: "Size", cz: "Velikost" }, values: ["XS", "S", "M", "L", "XL", "XXL"] },
  apparelWide: {
    attribute: { pl: "Rozmiar", en: "Size", cz: "Velikost" },
    values: ["S", "M", "L", "XL", "XXL", "3XL"],
  },
  /** Waist in inches. */
  trousers: {
    attribute: { pl: "Rozmiar w pasie", en: "Waist size", cz: "Velikost v pase" },
    values: ["28", "30", "31", "32", "33", "34", "36", "38"],
  },
  /** European sizes. */
  shoes: {
    attribute: { pl: "Rozmiar buta", en: "Shoe size", cz: "Velikost boty" },
    values: ["36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46"],
  },
  gloves: { attribute: { pl: "Rozmiar", en: "Size", cz: "Velikost" }, values: ["S", "M", "L", "XL"] },
  /** Width in inches. */
  decks: { attribute: { pl: "Szerokość", en: "Width", cz: "Šířka" }, values: ["8.0", "8.125", "8.25", "8.375", "8.5"] },
  /** Length in centimetres; W marks the wide boards. */
  snowboards: {
    attribute: { pl: "Długość", en: "Length", cz: "Délka" },
    values: ["148", "152", "155", "158", "159W", "162W"],
  },
  bindings: { attribute: { pl: "Rozmiar", en: "Size", cz: "Velikost" }, values: ["S", "M", "L"] },
  /** Head circumference in centimetres. */
  helmets: {
    attribute: { pl: "Obwód głowy", en: "Head circumference", cz: "Obvod hlavy" },
    values: ["52-54", "54-56", "56-58", "58-60"],
  },
  /** Diameter in millimetres. */
  wheels: { attribute: { pl: "Średnica", en: "Diameter", cz: "Průměr" }, values: ["51", "52", "53", "54", "56"] },
  /** Hanger width, by the usual numbers: 139 suits 8.0, 149 suits 8.5. */
  trucks: { attribute: { pl: "Szerokość", en: "Width", cz: "Šířka" }, values: ["129", "139", "144", "149"] },
  one: { attribute: { pl: "Rozmiar", en: "Size", cz: "Velikost" }, values: ["UNI"] },
};
