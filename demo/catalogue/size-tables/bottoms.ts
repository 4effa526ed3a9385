/** Trousers and shorts of the demo shop: by letters, and by the waist in inches. */
import type { WrittenSizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { columns, measures } from "./measures.ts";

const note = {
  pl: "Pas i biodra to Twoje wymiary, nogawka to wymiar spodni. Wszystko w centymetrach.",
  en: "Waist and hips are your own measures, the inseam is the garment’s. All in centimetres.",
  cz: "Pas a boky jsou vaše rozměry, délka nohavice je rozměr kalhot. Vše v centimetrech.",
};
const how = [measures.waist, measures.hips, measures.inseam];
const letters = { pl: "Rozmiar (cale)", en: "Size (inches)", cz: "Velikost (palce)" };

export const bottoms: WrittenSizeTable[] = [
  {
    handle: "trousers",
    title: { pl: "Spodnie", en: "Trousers", cz: "Kalhoty" },
    note,
    columns: [letters, columns.waist, columns.hips, columns.inseam, columns.hem],
    rows: [
      ["28", "71–73", "88–90", "79", "20"],
      ["30", "76–78", "93–95", "80", "20.5"],
      ["31", "79–81", "95–97", "81", "21"],
      ["32", "81–83", "98–100", "81", "21"],
      ["33", "84–86", "100–102", "82", "21.5"],
      ["34", "86–88", "103–105", "82", "22"],
      ["36", "91–93", "108–110", "83", "22.5"],
      ["38", "96–98", "113–115", "83", "23"],
      ["XS", "68–73", "86–90", "74", "17"],
      ["S", "74–79", "91–96", "75", "17.5"],
      ["M", "80–85", "97–102", "76", "18"],
      ["L", "86–91", "103–108", "77", "18.5"],
      ["XL", "92–98", "109–114", "78", "19"],
      ["XXL", "99–106", "115–121", "78", "19.5"],
      ["3XL", "107–114", "122–128", "79", "20"],
    ],
    measures: how,
    places: [{ category: "Odziez/spodnie" }],
  },
  {
    handle: "shorts",
    title: { pl: "Szorty", en: "Shorts", cz: "Kraťasy" },
    note,
    columns: [letters, columns.waist, columns.hips, columns.inseam],
    rows: [
      ["28", "71–73", "88–90", "22"],
      ["30", "76–78", "93–95", "23"],
      ["31", "79–81", "95–97", "23"],
      ["32", "81–83", "98–100", "24"],
      ["33", "84–86", "100–102", "24"],
      ["34", "86–88", "103–105", "25"],
      ["36", "91–93", "108–110", "25"],
      ["38", "96–98", "113–115", "26"],
      ["XS", "68–73", "86–90", "20"],
      ["S", "74–79", "91–96", "21"],
      ["M", "80–85", "97–102", "22"],
      ["L", "86–91", "103–108", "23"],
      ["XL", "92–98", "109–114", "24"],
      ["XXL", "99–106", "115–121", "25"],
    ],
    measures: how,
    places: [{ category: "Odziez/spodnie/szorty" }],
  },
];
