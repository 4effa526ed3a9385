/** Decks, trucks, wheels, snowboards and bindings of the demo shop. */
import type { WrittenSizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { columns, measures } from "./measures.ts";

const shoe = { pl: "Numer buta (EU)", en: "Shoe size (EU)", cz: "Velikost boty (EU)" };

export const gear: WrittenSizeTable[] = [
  {
    handle: "decks",
    title: { pl: "Szerokość blatu", en: "Deck width", cz: "Šířka desky" },
    note: {
      pl: "Szerokość w calach, jak na blacie. Wybiera się ją do numeru buta i do tego, na czym jeździsz.",
      en: "Width in inches, as printed on the deck. Choose it by your shoe size and by what you ride.",
      cz: "Šířka v palcích jako na desce. Vybírá se podle velikosti boty a podle toho, na čem jezdíte.",
    },
    columns: [
      { pl: "Cale", en: "Inches", cz: "Palce" },
      { pl: "Centymetry", en: "Centimetres", cz: "Centimetry" },
      shoe,
      { pl: "Trucki", en: "Trucks", cz: "Trucky" },
      { pl: "Na co", en: "Best for", cz: "Na co" },
    ],
    rows: [
      ["8.0", "20.3", "36–40", "129–139", { pl: "ulica, triki", en: "street, flip tricks", cz: "street, triky" }],
      ["8.125", "20.6", "38–42", "139", { pl: "ulica", en: "street", cz: "street" }],
      ["8.25", "21.0", "40–44", "144", { pl: "ulica i rampa", en: "street and ramp", cz: "street i rampa" }],
      ["8.375", "21.3", "41–45", "144–149", { pl: "rampa, bowl", en: "ramp, bowl", cz: "rampa, bowl" }],
      [
        "8.5",
        "21.6",
        "42–46",
        "149",
        { pl: "bowl, większa prędkość", en: "bowl, more speed", cz: "bowl, vyšší rychlost" },
      ],
    ],
    measures: [],
    places: [{ category: "deskorolka/deski/klasyczne" }],
  },
  {
    handle: "trucks",
    title: { pl: "Szerokość trucków", en: "Truck width", cz: "Šířka trucků" },
    note: {
      pl: "Oś trucka powinna być tak szeroka jak blat, najwyżej o 3 mm w jedną albo drugą stronę.",
      en: "The axle should be as wide as the deck, at most 3 mm either way.",
      cz: "Osa trucku má být široká jako deska, nejvýš o 3 mm na jednu či druhou stranu.",
    },
    columns: [
      columns.size,
      { pl: "Oś (cm)", en: "Axle (cm)", cz: "Osa (cm)" },
      { pl: "Blat (cale)", en: "Deck (inches)", cz: "Deska (palce)" },
    ],
    rows: [
      ["129", "19.3", "7.5–7.8"],
      ["139", "20.3", "7.9–8.2"],
      ["144", "21.0", "8.2–8.4"],
      ["149", "21.6", "8.4–8.6"],
    ],
    measures: [],
    places: [{ category: "deskorolka/trucki" }],
  },
  {
    handle: "wheels",
    title: { pl: "Średnica kółek", en: "Wheel diameter", cz: "Průměr koleček" },
    note: {
      pl: "Małe kółka ruszają szybciej i są lżejsze, duże jadą dalej i lepiej znoszą nierówności.",
      en: "Small wheels start faster and weigh less, large ones roll further and forgive rough ground.",
      cz: "Malá kolečka se rychleji rozjedou a váží méně, velká jedou dál a lépe snášejí nerovnosti.",
    },
    columns: [
      { pl: "Milimetry", en: "Millimetres", cz: "Milimetry" },
      { pl: "Na co", en: "Best for", cz: "Na co" },
    ],
    rows: [
      ["51", { pl: "triki na gładkim", en: "tricks on smooth ground", cz: "triky na hladkém" }],
      ["52", { pl: "ulica", en: "street", cz: "street" }],
      ["53", { pl: "ulica i park", en: "street and park", cz: "street i park" }],
      ["54", { pl: "park, rampa", en: "park, ramp", cz: "park, rampa" }],
      [
        "56",
        { pl: "bowl, miasto, chropowaty asfalt", en: "bowl, city, rough asphalt", cz: "bowl, město, drsný asfalt" },
      ],
    ],
    measures: [],
    places: [{ category: "deskorolka/kolka" }],
  },
  {
    handle: "snowboards",
    title: { pl: "Długość deski", en: "Board length", cz: "Délka prkna" },
    note: {
      pl: "Waga waży więcej niż wzrost. W oznacza deskę szeroką, na but od numeru 44.",
      en: "Weight counts for more than height. W marks a wide board, for boots from size 44.",
      cz: "Váha rozhoduje víc než výška. W značí široké prkno, na botu od velikosti 44.",
    },
    columns: [
      { pl: "Długość (cm)", en: "Length (cm)", cz: "Délka (cm)" },
      { pl: "Waga (kg)", en: "Weight (kg)", cz: "Váha (kg)" },
      { pl: "Wzrost (cm)", en: "Height (cm)", cz: "Výška (cm)" },
      shoe,
    ],
    rows: [
      ["148", "48–64", "158–168", "36–41"],
      ["152", "55–72", "164–174", "38–42"],
      ["155", "62–80", "170–180", "40–43"],
      ["158", "70–88", "175–186", "41–43"],
      ["159W", "70–90", "175–186", "44–46"],
      ["162W", "80–105", "182–196", "44–47"],
    ],
    measures: [],
    places: [{ category: "zima/snowboard/deski" }],
  },
  {
    handle: "bindings",
    title: { pl: "Wiązania", en: "Bindings", cz: "Vázání" },
    note: {
      pl: "Do buta snowboardowego, nie do stopy.",
      en: "For the snowboard boot, not for the foot.",
      cz: "Podle snowboardové boty, ne podle nohy.",
    },
    columns: [columns.size, shoe, columns.foot],
    rows: [
      ["S", "36–39", "23–25"],
      ["M", "40–43", "25.5–27.5"],
      ["L", "44–47", "28.5–30.5"],
    ],
    measures: [measures.foot],
    places: [{ category: "zima/snowboard/wiazania" }],
  },
];
