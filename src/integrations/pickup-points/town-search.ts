import { folded } from "../../domain/folded.ts";

/** How a place was typed may be split into a town and what is looked for in it. */
export interface TownSplit {
  town: string;
  /** Words of a street or a spot; none: the town alone. */
  words: string[];
}

/**
 * Returns the ways to read what was typed, the likeliest first and at most four: `krakow dluga` → Kraków Długa, then
 * Kraków and 'dluga', then Długa and 'krakow'. A town is written as the provider knows it, which goes by case and marks.
 */
export function townSplits(typed: string): TownSplit[] {
  const parts = typed
    .split(",")
    .map((part) => wordsOf(part))
    .filter((words) => words.length > 0);
  const words = parts.flat();
  const splits =
    parts.length > 1
      ? [
          [parts.at(-1)!, parts.slice(0, -1).flat()],
          [parts[0]!, parts.slice(1).flat()],
        ]
      : [
          [words, []],
          [words.slice(0, -1), words.slice(-1)],
          [words.slice(1), words.slice(0, 1)],
          [words.slice(0, 1), words.slice(1)],
          [words.slice(-1), words.slice(0, -1)],
        ];
  const seen = new Set<string>();
  return splits
    .flatMap(([town = [], rest = []]) => {
      const name = townName(town);
      if (name === "" || seen.has(name)) return [];
      seen.add(name);
      return [{ town: name, words: rest.map(folded) }];
    })
    .slice(0, 4);
}

/** Returns the postcode among what was typed, five digits, and what stands beside it: `31-403 Długa` → 31403, Długa. */
export function postcodeAmong(typed: string): { postcode: string | null; rest: string } {
  const [code, first, last] =
    /(?<!\d)(\d\d)[-\u2010-\u2015]?(\d{3})(?!\d)/.exec(typed) ??
    /^\s*(\d\d)\s*[-\u2010-\u2015]?\s*(\d{3})\s*$/.exec(typed) ??
    [];
  if (code === undefined) return { postcode: null, rest: typed };
  return { postcode: `${first}${last}`, rest: typed.replace(code, " ") };
}

/** Returns whether a place has all of these folded words, each as the beginning of one of its own, or whole. */
export function hasWords(place: string, words: readonly string[], { whole = false } = {}): boolean {
  const own = folded(place).split(/[^a-z0-9]+/);
  return words.every((word) => own.some((one) => (whole ? one === word : one.startsWith(word))));
}

/** What stands before a street's name says nothing. */
const kinds = /^(?:ul|ulica|al|aleja|aleje|pl|plac|os|osiedle)\.?$/i;

export function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== "" && !kinds.test(word));
}

function townName(words: readonly string[]): string {
  const plain = words.join(" ");
  const known = marked.get(folded(plain));
  return (
    known ??
    plain
      .toLowerCase()
      .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  );
}

/** Towns with marks that are often typed without: above 40,000 inhabitants. */
const marked = new Map(
  [
    "Kraków",
    "Łódź",
    "Wrocław",
    "Poznań",
    "Gdańsk",
    "Białystok",
    "Częstochowa",
    "Toruń",
    "Rzeszów",
    "Dąbrowa Górnicza",
    "Elbląg",
    "Płock",
    "Wałbrzych",
    "Włocławek",
    "Tarnów",
    "Chorzów",
    "Zielona Góra",
    "Bielsko-Biała",
    "Jastrzębie-Zdrój",
    "Nowy Sącz",
    "Jelenia Góra",
    "Słupsk",
    "Mysłowice",
    "Piła",
    "Grudziądz",
    "Świętochłowice",
    "Świdnica",
    "Będzin",
    "Inowrocław",
    "Ostrów Wielkopolski",
    "Ostrołęka",
    "Stargard",
    "Łomża",
    "Ełk",
    "Chełm",
    "Przemyśl",
    "Zamość",
    "Piotrków Trybunalski",
    "Pruszków",
    "Kędzierzyn-Koźle",
    "Głogów",
    "Świnoujście",
    "Bełchatów",
    "Starachowice",
    "Puławy",
    "Skarżysko-Kamienna",
    "Tarnowskie Góry",
    "Wodzisław Śląski",
    "Ruda Śląska",
    "Siemianowice Śląskie",
    "Piekary Śląskie",
    "Żory",
    "Tomaszów Mazowiecki",
    "Ostrowiec Świętokrzyski",
    "Gorzów Wielkopolski",
    "Racibórz",
    "Radomsko",
    "Mińsk Mazowiecki",
    "Wołomin",
    "Kutno",
    "Zduńska Wola",
    "Sieradz",
    "Oświęcim",
    "Żyrardów",
  ].map((name) => [folded(name), name]),
);
