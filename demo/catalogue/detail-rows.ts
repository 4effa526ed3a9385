/** Rows of the details table that many goods share: the row's name is written once here, its value with each model. */
import type { Row, Said } from "./types.ts";

/** Any row: a name and a value, both in three languages. */
export function row(name: Said, value: Said): Row {
  return { name, value };
}

export const material = named({ pl: "Materiał", en: "Material", cz: "Materiál" });
export const care = named({ pl: "Pielęgnacja", en: "Care", cz: "Údržba" });
export const fit = named({ pl: "Rozmiar i krój", en: "Size and fit", cz: "Velikost a střih" });
export const measures = named({ pl: "Wymiary", en: "Dimensions", cz: "Rozměry" });
export const capacity = named({ pl: "Pojemność", en: "Capacity", cz: "Objem" });
export const hardness = named({ pl: "Twardość", en: "Durometer", cz: "Tvrdost" });
export const ingredients = named({ pl: "Skład (INCI)", en: "Ingredients (INCI)", cz: "Složení (INCI)" });
export const contents = named({ pl: "W zestawie", en: "In the box", cz: "Balení obsahuje" });
export const ageLimit = row(
  { pl: "Sprzedaż", en: "Sale", cz: "Prodej" },
  { pl: "tylko dla osób pełnoletnich (18+)", en: "adults only (18+)", cz: "pouze osobám starším 18 let" },
);

const origin = named({ pl: "Kraj produkcji", en: "Made in", cz: "Země výroby" });
export const madeIn = {
  poland: origin("Polska", "Poland", "Polsko"),
  portugal: origin("Portugalia", "Portugal", "Portugalsko"),
  slovakia: origin("Słowacja", "Slovakia", "Slovensko"),
  czechia: origin("Czechy", "Czechia", "Česko"),
  austria: origin("Austria", "Austria", "Rakousko"),
  italy: origin("Włochy", "Italy", "Itálie"),
  spain: origin("Hiszpania", "Spain", "Španělsko"),
  china: origin("Chiny", "China", "Čína"),
  taiwan: origin("Tajwan", "Taiwan", "Tchaj-wan"),
  vietnam: origin("Wietnam", "Vietnam", "Vietnam"),
  turkey: origin("Turcja", "Turkey", "Turecko"),
  mexico: origin("Meksyk", "Mexico", "Mexiko"),
};

function named(name: Said): (pl: string, en: string, cz: string) => Row {
  return (pl, en, cz) => row(name, { pl, en, cz });
}
