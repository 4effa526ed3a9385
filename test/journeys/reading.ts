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
  /** What is read out in it where nothing else is inside; of a field what is written there. */
  text: string;
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

/** Reads `- heading "Bluzy" [level=1]: text`, whose key stands between single quotes where YAML wants them; null for what is a property of the line above. */
function read(line: string): (Heard & { inside: Heard[] }) | null {
  const bare = line.replace(/^- /, "");
  const quoted = /^'((?:[^']|'')*)'/.exec(bare);
  const key = quoted === null ? bare : quoted[1]!.replaceAll("''", "'");
  const match = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]+\])*)/.exec(key);
  if (match === null) return null;
  const [whole, role, name, said = ""] = match;
  const text = bare.slice((quoted?.[0] ?? whole).length).replace(/^: ?/, "");
  return {
    role: role!,
    name: name === undefined ? "" : plain(JSON.parse(name) as string),
    said: [...said.matchAll(/\[([^\]]+)\]/g)].map(([, one]) => one!),
    text: plain(text.startsWith('"') ? (JSON.parse(text.replaceAll("\\x", "\\u00")) as string) : text),
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

/** What a part of a page stands in, so that somebody who goes from one to the next comes to it. */
const landmarks = new Set(
  "banner navigation main contentinfo complementary region search dialog alert status".split(" "),
);

/** What is expected of something that is read out, and how it is called where it is not so. */
interface Expected {
  lanCode: LanCode;
  where: string;
}

/**
 * Asserts that a page can be found one's way in by ear: a title, one banner, one main and one end, nothing beside the
 * landmarks, those of a kind told apart by their names, one first heading, none that skips a step, no control without a
 * name, every picture described or left out, and no word of another language.
 */
export async function isOrderly(page: Page, { lanCode, where }: Expected): Promise<void> {
  const { tag } = languages.find((language) => language.lanCode === lanCode)!;
  assert.equal(await page.locator("html").getAttribute("lang"), tag, where);
  const title = await page.title();
  assert.notEqual(title, "", `${where}: a title`);
  assert.deepEqual(foreignWords(title, lanCode), [], `${where}: its title is in the language`);
  const trees = await heardIn(page.locator("body"));
  const heard = readOut(trees);
  const of = (role: string) => heard.filter((one) => one.role === role);
  for (const landmark of ["banner", "main", "contentinfo"])
    assert.equal(of(landmark).length, 1, `${where}: ${landmark}, once`);
  const [first, ...others] = trees;
  const beside = (first?.role === "link" ? others : trees).filter(({ role }) => !landmarks.has(role));
  assert.deepEqual(beside, [], `${where}: but for the way to its middle, all of it is in landmarks`);
  for (const landmark of ["navigation", "region", "search", "complementary"]) {
    const names = of(landmark).map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)], `${where}: every ${landmark} has a name of its own`);
  }
  assert.equal(levelsOf(heard).filter((level) => level === 1).length, 1, `${where}: one first heading`);
  assert.equal(levelsOf(heard)[0], 1, `${where}: nothing is headed before it`);
  await isReadable(page.locator("body"), heard, { lanCode, where });
}

/** Asserts the same of a window over a page: it has a name, and a heading that is not below those of the page. */
export async function isOrderlyWindow(window: Locator, { lanCode, where }: Expected): Promise<void> {
  const heard = readOut(await heardIn(window));
  assert.equal(heard[0]?.role, "dialog", `${where}: a window`);
  assert.notEqual(heard[0]?.name, "", `${where}: a window with a name`);
  assert.ok((levelsOf(heard)[0] ?? 2) <= 2, `${where}: its first heading is the first or second`);
  await isReadable(window, heard, { lanCode, where });
}

function levelsOf(heard: readonly Heard[]): number[] {
  return heard
    .filter(({ role }) => role === "heading")
    .map(({ said }) => Number(said.find((one) => one.startsWith("level="))?.slice(6)));
}

async function isReadable(part: Locator, heard: readonly Heard[], { lanCode, where }: Expected): Promise<void> {
  const levels = levelsOf(heard);
  const skipped = heard
    .filter(({ role }) => role === "heading")
    .filter((_, at) => at > 0 && levels[at]! > levels[at - 1]! + 1);
  assert.deepEqual(skipped, [], `${where}: headings skip no step`);
  const unnamed = heard.filter(({ role, name }) => named.has(role) && name === "");
  assert.deepEqual(unnamed, [], `${where}: what is used or looked at has a name`);
  const words = heard.map(({ name, text }) => `${name}\n${text}`).join("\n");
  // What says itself of which other language it is, is read out in that.
  const marked = await part
    .locator("[lang]")
    .evaluateAll((elements) => elements.map((one) => `${one.ariaLabel ?? ""}\n${one.textContent}`).join("\n"));
  const meant = new Set(foreignWords(marked, lanCode));
  assert.deepEqual(
    foreignWords(words, lanCode).filter((word) => !meant.has(word)),
    [],
    `${where}: all of it is in the language`,
  );
  await isPictured(part, where);
}

/** A picture says what it shows, or that it shows nothing that is not said beside it; by the name of its file neither. */
async function isPictured(part: Locator, where: string): Promise<void> {
  const undescribed = await part
    .locator("img:not([alt]), img[alt$='.webp'], img[alt$='.avif'], img[alt$='.jpg'], img[alt$='.png']")
    .evaluateAll((pictures) => pictures.map((picture) => picture.outerHTML));
  assert.deepEqual(undescribed, [], `${where}: every picture is described, or left out`);
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
