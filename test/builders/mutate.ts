/** A generator of numbers below one, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const nasty = [
  "",
  " ",
  "__proto__",
  "constructor",
  "toString",
  "=cmd|' /C calc'!A0",
  "'",
  '"',
  '""',
  "\\",
  "\\,",
  "id:",
  "id:11",
  "> > >",
  "A >",
  ",,,",
  "|",
  "||",
  "-0",
  "-1",
  "1e309",
  "NaN",
  "0x10",
  "999999999999999999999",
  "1.299",
  "0,00",
  "€49.00",
  "-5",
  "\u0085",
  "\u202e",
  "e\u0301",
  "😀",
  "ß".repeat(400),
  "<img src=x onerror=alert(1)>",
  "<p>".repeat(200),
  "&#99999999;",
  "2026-99-99",
  "9999-12-31",
  "false",
  "draft",
  "variation",
  "variable",
  "grouped",
  "PRO",
  "S",
  "S, M, L",
  "a=b,c=d",
  "sku=|sku==",
  "https://",
  "//x",
  "reduced-rate",
  "100 %",
  "\ud800",
];

/** More than twice what a row may have: a file made many times as long three times over would be longer than a text can be. */
const mostSigns = 5_000_000;

/**
 * Returns a file spoiled in one to four ways: cut off, bytes turned over, quotes swapped, columns and rows doubled, dropped or
 * changed about, cells that are huge, hostile or zero, line ends and separators mixed, another encoding.
 */
export function mutated(file: string, random: () => number): Buffer {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const byCells = (change: (rows: string[][]) => void) => (text: string) => {
    const mark = text.includes(";") ? ";" : ",";
    const rows = text.split("\n").map((line) => line.split(mark));
    change(rows);
    return rows.map((row) => row.join(mark)).join("\n");
  };
  const someCell = (value: () => string) =>
    byCells((rows) => {
      const row = pick(rows);
      row[below(row.length)] = value();
    });
  const inText: ((text: string) => string)[] = [
    (text) => text.slice(0, below(text.length + 1)),
    (text) => text.slice(below(text.length)),
    (text) => text.replaceAll('"', pick(["'", "", '""', "„"])),
    (text) => text.slice(0, below(text.length)) + '"' + text.slice(below(text.length)),
    (text) => text.replaceAll("\n", () => pick(["\n", "\r", "\r\n", "\n\n"])),
    (text) => text.replaceAll(pick([",", ";"]), pick(["\t", ";", ",", "|"])),
    (text) => `${text}\n${text}`,
    (text) => text + text.slice(text.indexOf("\n")).repeat(below(80)),
    (text) =>
      text
        .split("\n")
        .map((line) => line + ",x".repeat(500))
        .join("\n"),
    (text) =>
      text
        .split("\n")
        .toSorted(() => random() - 0.5)
        .join("\n"),
    (text) =>
      text.slice(0, below(text.length)) +
      pick(["\0", "\ufeff", "\u0000\u0000", "\u0096"]) +
      text.slice(below(text.length)),
    someCell(() => pick(nasty)),
    someCell(() => pick(nasty)),
    someCell(() => "x".repeat(below(random() < 0.1 ? 2_500_000 : 5000))),
    someCell(
      () =>
        `"a${pick([" ", "\n", ",", "|", "; ", "a=1,", "A > ", "1%,", "&#64;", "<p>", "0,", "- "]).repeat(random() < 0.2 ? 200_000 : below(2000))}b"`,
    ),
    someCell(() => Array.from({ length: 300 }, (_, index) => index).join(pick([",", "|", "\\n", " > ", "/"]))),
    byCells((rows) => {
      const [from, to] = [below(rows[0]!.length), below(rows[0]!.length)];
      rows[0]![from] = rows[0]![to]!;
    }),
    byCells((rows) => {
      const column = below(rows[0]!.length);
      for (const row of rows) row.splice(column, 1);
    }),
    byCells((rows) => {
      const place = below(rows[0]!.length);
      for (const row of rows.slice(1)) row[place] = pick(nasty);
    }),
  ];
  let text = file;
  for (let count = 1 + below(4); count > 0; count -= 1) text = pick(inText)(text).slice(0, mostSigns);
  const bytes = pick([
    (all: string) => Buffer.from(all),
    (all: string) => Buffer.from(all),
    (all: string) => Buffer.from(all),
    (all: string) => Buffer.from(all, "latin1"),
    (all: string) => Buffer.from(all, "utf16le"),
    (all: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(all, "utf16le").swap16()]),
  ])(text);
  if (bytes.length > 0 && random() < 0.3)
    for (let count = below(20); count >= 0; count -= 1) bytes[below(bytes.length)] = below(256);
  return bytes;
}
