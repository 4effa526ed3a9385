/** Shoes and socks of the demo shop. */
import type { WrittenSizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { columns, measures } from "./measures.ts";

const eu = { pl: "EU", en: "EU", cz: "EU" };
const uk = { pl: "UK", en: "UK", cz: "UK" };
const us = { pl: "US", en: "US", cz: "US" };

const lengths = ["23", "23.5", "24.5", "25", "25.5", "26.5", "27", "27.5", "28.5", "29", "29.5"];
const british = ["3.5", "4", "5", "6", "6.5", "7.5", "8", "9", "9.5", "10.5", "11"];
const american = ["4.5", "5", "6", "7", "7.5", "8.5", "9", "10", "10.5", "11.5", "12"];
const rows = lengths.map((length, index) => [String(36 + index), british[index]!, american[index]!, length]);

export const shoes: WrittenSizeTable[] = [
  {
    handle: "shoes",
    title: { pl: "Buty", en: "Shoes", cz: "Boty" },
    note: {
      pl: "Długość stopy w centymetrach. Między numerami weź większy, zwłaszcza na grubą skarpetę.",
      en: "Foot length in centimetres. Between sizes take the larger one, above all for thick socks.",
      cz: "Délka chodidla v centimetrech. Mezi čísly vezměte větší, zvlášť na silnou ponožku.",
    },
    columns: [eu, uk, us, columns.foot],
    rows,
    measures: [measures.foot],
    places: [{ category: "buty" }],
  },
  {
    handle: "shoes-krawez",
    title: { pl: "Buty Krawęż", en: "Krawęż shoes", cz: "Boty Krawęż" },
    note: {
      pl: "Kopyto Krawęża jest wąskie: na szeroką stopę weź numer więcej. Długość stopy w centymetrach.",
      en: "Krawęż’s last is narrow: go one size up for wide feet. Foot length in centimetres.",
      cz: "Kopyto Krawęż je úzké: na širší nohu vezměte o číslo větší. Délka chodidla v centimetrech.",
    },
    columns: [eu, uk, us, columns.foot],
    rows: rows.map(([size, gb, usa, length]) => [size!, gb!, usa!, String(Number(length) - 0.2)]),
    measures: [measures.foot],
    places: [{ category: "buty", brand: "Krawęż" }],
  },
];
