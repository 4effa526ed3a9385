/** Hats, helmets and gloves of the demo shop. */
import type { WrittenSizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { columns, measures } from "./measures.ts";

const centimetres = {
  pl: "Wymiary ciała w centymetrach.",
  en: "Body measures in centimetres.",
  cz: "Tělesné rozměry v centimetrech.",
};

export const headsAndHands: WrittenSizeTable[] = [
  {
    handle: "hats",
    title: { pl: "Czapki i kapelusze", en: "Hats", cz: "Čepice a klobouky" },
    note: {
      pl: "Wszystkie mają jeden rozmiar: daszki reguluje zapięcie, dzianina się rozciąga. Obwód głowy w centymetrach.",
      en: "All come in one size: caps adjust at the back, knits stretch. Head girth in centimetres.",
      cz: "Všechny mají jednu velikost: kšiltovky se nastavují vzadu, úplet se natáhne. Obvod hlavy v centimetrech.",
    },
    columns: [{ pl: "Rodzaj", en: "Kind", cz: "Druh" }, columns.head],
    rows: [
      [{ pl: "Czapka z daszkiem", en: "Cap", cz: "Kšiltovka" }, "55–61"],
      [{ pl: "Czapka zimowa", en: "Beanie", cz: "Zimní čepice" }, "53–62"],
      [{ pl: "Kapelusz", en: "Bucket hat", cz: "Klobouk" }, "56–59"],
    ],
    measures: [measures.head],
    places: [{ category: "Odziez/czapki" }],
  },
  {
    handle: "helmets",
    title: { pl: "Kaski", en: "Helmets", cz: "Helmy" },
    note: {
      pl: "Kask ma siedzieć ciasno i nie ruszać się przy potrząśnięciu głową, jeszcze przed zapięciem paska.",
      en: "A helmet should sit snugly and stay put when you shake your head, even before you fasten the strap.",
      cz: "Helma má sedět těsně a při zatřesení hlavou se nehýbat, ještě než zapnete pásek.",
    },
    columns: [columns.size, columns.head, { pl: "Odpowiada", en: "Same as", cz: "Odpovídá" }],
    rows: [
      ["52-54", "52–54", "XS"],
      ["54-56", "54–56", "S"],
      ["56-58", "56–58", "M"],
      ["58-60", "58–60", "L"],
    ],
    measures: [measures.head],
    places: [{ category: "deskorolka/kaski" }],
  },
  {
    handle: "gloves",
    title: { pl: "Rękawiczki", en: "Gloves", cz: "Rukavice" },
    note: centimetres,
    columns: [columns.size, columns.hand, columns.finger],
    rows: [
      ["S", "18–20", "17"],
      ["M", "20–22", "18"],
      ["L", "22–24", "19"],
      ["XL", "24–26", "20"],
    ],
    measures: [measures.hand, measures.finger],
    places: [{ category: "Odziez/dodatki/rekawiczki" }, { category: "zima/rekawice" }],
  },
];
