/** Tops: sweatshirts, tees, shirts and jackets of the demo shop. */
import type { WrittenSizeTable } from "../../../src/domain/catalogue/size-table.ts";
import { columns, measures } from "./measures.ts";

const flat = {
  pl: "Wymiary gotowego ubrania w centymetrach, rozłożonego na płasko; obwód klatki to Twój wymiar. Różnica do 1,5 cm jest normalna.",
  en: "Finished garment in centimetres, laid flat; the chest is your own measure. Up to 1.5 cm of difference is normal.",
  cz: "Rozměry hotového oblečení v centimetrech, naplocho; obvod hrudníku je váš vlastní rozměr. Rozdíl do 1,5 cm je běžný.",
};
const four = [columns.size, columns.chest, columns.width, columns.length, columns.sleeve];
const how = [measures.chest, measures.width, measures.length, measures.sleeve];

export const tops: WrittenSizeTable[] = [
  {
    handle: "tops",
    title: { pl: "Bluzy i góry", en: "Sweatshirts and tops", cz: "Mikiny a vršky" },
    note: flat,
    columns: four,
    rows: [
      ["XS", "82–88", "54", "65", "60"],
      ["S", "88–94", "57", "67", "61"],
      ["M", "94–100", "60", "69", "62"],
      ["L", "100–106", "63", "71", "63"],
      ["XL", "106–114", "66", "73", "64"],
      ["XXL", "114–122", "70", "75", "65"],
      ["3XL", "122–130", "74", "77", "66"],
    ],
    measures: how,
    places: [{ category: "Odziez/bluzy" }, { category: "fitness/ubrania" }, { category: "konopie/odziez" }],
  },
  {
    handle: "tops-bruk",
    title: { pl: "Bluzy Bruk", en: "Bruk sweatshirts", cz: "Mikiny Bruk" },
    note: {
      pl: "Luźny krój z opuszczonym ramieniem: między rozmiarami weź mniejszy. Wymiary gotowej bluzy w centymetrach, na płasko.",
      en: "A loose cut with a dropped shoulder: between sizes, take the smaller. Finished garment in centimetres, laid flat.",
      cz: "Volný střih se spadlým ramenem: mezi velikostmi vezměte menší. Rozměry hotové mikiny v centimetrech, naplocho.",
    },
    columns: four,
    rows: [
      ["XS", "82–88", "58", "66", "56"],
      ["S", "88–94", "61", "68", "57"],
      ["M", "94–100", "64", "70", "58"],
      ["L", "100–106", "67", "72", "59"],
      ["XL", "106–114", "70", "74", "60"],
      ["XXL", "114–122", "74", "76", "61"],
    ],
    measures: how,
    places: [{ category: "Odziez/bluzy", brand: "Bruk" }],
  },
  {
    handle: "tees",
    title: { pl: "Koszulki", en: "T-shirts", cz: "Trička" },
    note: flat,
    columns: four,
    rows: [
      ["XS", "82–88", "49", "67", "20"],
      ["S", "88–94", "52", "69", "21"],
      ["M", "94–100", "55", "71", "22"],
      ["L", "100–106", "58", "73", "23"],
      ["XL", "106–114", "61", "75", "24"],
      ["XXL", "114–122", "65", "77", "25"],
      ["3XL", "122–130", "69", "79", "26"],
    ],
    measures: how,
    places: [{ category: "Odziez/koszulki" }],
  },
  {
    handle: "long-sleeves",
    title: { pl: "Koszulki z długim rękawem", en: "Long sleeves", cz: "Trička s dlouhým rukávem" },
    note: flat,
    columns: four,
    rows: [
      ["XS", "82–88", "49", "67", "60"],
      ["S", "88–94", "52", "69", "61"],
      ["M", "94–100", "55", "71", "62"],
      ["L", "100–106", "58", "73", "63"],
      ["XL", "106–114", "61", "75", "64"],
      ["XXL", "114–122", "65", "77", "65"],
      ["3XL", "122–130", "69", "79", "66"],
    ],
    measures: how,
    places: [{ category: "Odziez/koszulki/z-dlugim-rekawem" }, { category: "Odziez/koszule" }],
  },
  {
    handle: "jackets",
    title: { pl: "Kurtki", en: "Jackets", cz: "Bundy" },
    note: {
      pl: "Wymiary gotowej kurtki w centymetrach. Jest w nich miejsce na grubą bluzę pod spodem.",
      en: "Finished jacket in centimetres. There is room in it for a thick hoodie underneath.",
      cz: "Rozměry hotové bundy v centimetrech. Počítají s tlustou mikinou pod ní.",
    },
    columns: four,
    rows: [
      ["XS", "82–88", "57", "68", "62"],
      ["S", "88–94", "60", "70", "63"],
      ["M", "94–100", "63", "72", "64"],
      ["L", "100–106", "66", "74", "65"],
      ["XL", "106–114", "69", "76", "66"],
      ["XXL", "114–122", "73", "78", "67"],
      ["3XL", "122–130", "77", "80", "68"],
    ],
    measures: how,
    places: [{ category: "Odziez/kurtki" }, { category: "zima/kurtki" }],
  },
];
