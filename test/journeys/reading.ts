import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { type LanCode, languages } from "../../src/domain/language.ts";

/** Something in the tree that a browser gives to screen readers. */
export interface Heard {
  role: string;
  /** Without soft hyphens, with plain spaces; empty where it has none. */
  name: string;
  /** What is said of it besides: `level=1`, `checked`, `expanded`. */
  said: readonly string[];
  inside: readonly Heard[];
}

/** What is to be heard: a role, its name or a pattern of it, and some of what is inside, in that order and however deep. */
export type Outline = readonly [role: string, name?: string | RegExp | null, inside?: readonly Outline[]];

/** Returns the tree of a part of the page, as Playwright writes it. */
export async function heardIn(part: Locator): Promise<Heard[]> {
  const trees: Heard[] = [];
  const above: { indent: number; inside: Heard[] }[] = [{ indent: -1, inside: trees }];
  for (const line of (await part.ariaSnapshot()).split("\n")) {
    const indent = line.search(/\S/);
    const heard = read(line.trim());
    if (heard === null) continue;
    while (above.at(-1)!.indent >= indent) above.pop();
    above.at(-1)!.inside.push(heard);
    above.push({ indent, inside: heard.inside });
  }
  return trees;
}

/** Reads `- heading "Bluzy" [level=1]:`, which stands between single quotes where YAML wants them; null for what is a property of the line above. */
function read(line: string): (Heard & { inside: Heard[] }) | null {
  const bare = line.replace(/^- /, "");
  const whole = bare.startsWith("'") ? bare.slice(1, bare.lastIndexOf("'")).replaceAll("''", "'") : bare;
  const [, role, name, said = ""] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]+\])*)/.exec(whole) ?? [];
  if (role === undefined) return null;
  return {
    role,
    name: name === undefined ? "" : plain(JSON.parse(name) as string),
    said: [...said.matchAll(/\[([^\]]+)\]/g)].map(([, one]) => one!),
    inside: [],
  };
}

function plain(words: string): string {
  return words
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns everything in trees, in the order in which it is read out; of a picture its name alone, whatever it is drawn of. */
function readOut(trees: readonly Heard[]): Heard[] {
  return trees.flatMap((heard) => [heard, ...(heard.role === "img" ? [] : readOut(heard.inside))]);
}

/** Asserts that trees hold what is outlined, in that order. */
export function holds(trees: readonly Heard[], outline: readonly Outline[], where: string): void {
  const missing = missingOf(readOut(trees), outline);
  assert.equal(missing, null, `${where}: ${missing} is not heard where it is to be`);
}

/** Returns the first of an outline that is not there; null where all of it is. */
function missingOf(heard: readonly Heard[], outline: readonly Outline[]): string | null {
  let from = 0;
  for (const [role, name, inside = []] of outline) {
    const deeper: string[] = [];
    const at = heard.findIndex((one, at) => {
      if (at < from || one.role !== role || !isCalled(one.name, name)) return false;
      const missing = missingOf(readOut(one.inside), inside);
      if (missing !== null) deeper.push(missing);
      return missing === null;
    });
    if (at < 0)
      return `${role} ${name ?? ""}${deeper
        .slice(0, 1)
        .map((one) => ` with ${one}`)
        .join("")}`;
    from = at + 1;
  }
  return null;
}

function isCalled(name: string, wanted: string | RegExp | null | undefined): boolean {
  if (wanted === undefined || wanted === null) return true;
  return typeof wanted === "string" ? name === plain(wanted) : wanted.test(name);
}

/** What a screen reader says nothing of where it has no name. */
const named = new Set(
  "button link textbox searchbox combobox listbox option checkbox radio slider spinbutton img dialog navigation search region tab menuitem".split(
    " ",
  ),
);

/**
 * Asserts that a page can be found one's way in by ear: one banner, one main and one end, landmarks of a kind told apart
 * by their names, one first heading, none that skips a step, no control without a name, and no word of another language.
 */
export async function isOrderly(page: Page, { lanCode, where }: { lanCode: LanCode; where: string }): Promise<void> {
  const { tag } = languages.find((language) => language.lanCode === lanCode)!;
  assert.equal(await page.locator("html").getAttribute("lang"), tag, where);
  const heard = readOut(await heardIn(page.locator("body")));
  const of = (role: string) => heard.filter((one) => one.role === role);
  for (const landmark of ["banner", "main", "contentinfo"])
    assert.equal(of(landmark).length, 1, `${where}: ${landmark}, once`);
  for (const landmark of ["navigation", "region", "search", "complementary"]) {
    const names = of(landmark).map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)], `${where}: every ${landmark} has a name of its own`);
  }
  const levels = of("heading").map(({ said }) => Number(said.find((one) => one.startsWith("level="))?.slice(6)));
  assert.equal(levels.filter((level) => level === 1).length, 1, `${where}: one first heading`);
  assert.equal(levels[0], 1, `${where}: nothing is headed before it`);
  const skipped = of("heading").filter((_, at) => at > 0 && levels[at]! > levels[at - 1]! + 1);
  assert.deepEqual(skipped, [], `${where}: headings skip no step`);
  const unnamed = heard.filter(({ role, name, inside }) => named.has(role) && name === "" && inside.length === 0);
  assert.deepEqual(unnamed, [], `${where}: what is used or looked at has a name`);
  for (const part of ["banner", "main"] as const) {
    const words = readOut(of(part)).map(({ name }) => name);
    assert.deepEqual(foreignWords(words.join("\n"), lanCode), [], `${where}: ${part} is in the language`);
  }
}

/** Letters that tell of another of the shop's languages. */
const foreign: Readonly<Record<LanCode, string>> = {
  pl: "ěščřžýůťď",
  en: "ąćęłńśźżěščřžýůťď",
  cz: "ąćęłńśźż",
};

/** Returns words that are in no text of a language, and codes of texts that nobody has written. Names of goods and of places keep their letters. */
export function foreignWords(text: string, lanCode: LanCode): string[] {
  const word = new RegExp(`%[A-Z]\\w+|(?<!\\p{L})(?!zł)\\p{Ll}*[${foreign[lanCode]}]\\p{L}*`, "gu");
  return text.match(word) ?? [];
}
