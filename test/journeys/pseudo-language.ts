import type { Page } from "@playwright/test";
import { daySaid } from "../../src/domain/days-said.ts";
import { languages } from "../../src/domain/language.ts";
import { patience } from "./browser.ts";
import { painted } from "./shopper.ts";

/** Watches a page in a made-up language, in which whatever the shop's dictionary says stands between ⟦ and ⟧. */
export interface PseudoLanguage {
  /**
   * Returns the words in sight, with labels, placeholders and alternative texts, that are neither the dictionary's nor
   * data; what is about to be replaced by the dictionary's has so many milliseconds for it.
   */
  strangers(within?: number): Promise<string[]>;
}

/** Replaces the English dictionary with a marked one, and listens to what the shop sends as data. To be called before the first page. */
export async function speakPseudo(page: Page): Promise<PseudoLanguage> {
  const data = new Set<string>(own);
  await page.context().route("**/sys/json_layout*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { langs: { code: string; content: string }[] };
    await route.fulfill({
      response: answer,
      json: { ...body, langs: body.langs.map(({ code, content }) => ({ code, content: `⟦${content}⟧` })) },
    });
  });
  const reading = new Set<Promise<unknown>>();
  page.on("response", (response) => {
    if (!/\/(page-data|v1|sys)\//.test(response.url()) || response.url().includes("json_layout")) return;
    const read = response.json().then(
      (body: unknown) => textsIn(body).forEach((text) => data.add(text)),
      () => undefined,
    );
    reading.add(read);
    void read.finally(() => reading.delete(read));
  });
  return {
    async strangers(within = patience) {
      for (const late = Date.now() + within; ; await painted(page)) {
        const seen = await page.evaluate(wordsInSight);
        await Promise.all(reading);
        const found = [...new Set(unmarked(seen))].filter((text) => !isKnown(text, data));
        if (found.length === 0 || Date.now() >= late) return found;
      }
    },
  };
}

/** Names of ways to pay and of a carrier, as their marks say them. */
const marks = ["BLIK", "Apple Pay", "Google Pay", "PayPal", "InPost Paczkomat"];

const monthNames = Array.from(
  { length: 12 },
  (_, month) => daySaid(`2026-${String(month + 1).padStart(2, "0")}-01`, "en").split(/\s/)[1]!,
);

/** What is no text of the dictionary: the languages' own names, the currencies' signs, the names of the shop, of who signs in and of marks, units, and the months, which have a table of their own. */
const own = [
  ...monthNames,
  ...marks,
  "Bruk",
  "BRUK",
  "Google",
  "Facebook",
  ...languages.map(({ name }) => name),
  "PLN zł",
  "EUR €",
  "GBP £",
  "USD $",
  "zł",
  "g",
  "kg",
  "ml",
  "l",
  "m",
  "km",
];

/** Returns the texts without what the dictionary says, also where one of its texts is spread over a link's inside and outside. */
function unmarked(texts: readonly string[]): string[] {
  let depth = 0;
  const rests = texts.map((text) => {
    let rest = "";
    for (const sign of text) {
      if (sign === "⟦") depth += 1;
      if (depth === 0) rest += sign;
      if (sign === "⟧") depth -= 1;
    }
    return rest.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();
  });
  if (depth !== 0) throw new Error("A text of the dictionary does not end.");
  return rests;
}

function isKnown(rest: string, data: ReadonlySet<string>): boolean {
  if (!/\p{L}/u.test(rest) || data.has(rest)) return true;
  // Put together from data, as a colour and a size are: taken away whole word by whole word, the longest first.
  const words = rest.split(" ");
  for (let at = 0; at < words.length;) {
    const length = words.length - at;
    const found = Array.from({ length }, (_, less) => length - less).find((many) =>
      isDatum(words.slice(at, at + many).join(" "), data),
    );
    if (found === undefined) return false;
    at += found;
  }
  return true;
}

function isDatum(words: string, data: ReadonlySet<string>): boolean {
  const bare = words.replace(/^[(–·,:;/×„“"]+|[),.:;·/”“"]+$/g, "");
  return data.has(words) || data.has(bare) || data.has(words.replace(/,$/, "")) || !/\p{L}/u.test(bare);
}

/** Every text in what the shop sent: whole, and of HTML each piece between two tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") {
    const text = value.replace(/<span class="whole">(.*?)<\/span>/g, "$1");
    return [text, ...text.split(/<[^>]*>/)].map(plain).filter(Boolean);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function plain(html: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
  return html
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll("\u00ad", "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Runs in the page. An open window hides what lies under it from everybody, so only the window is read then. */
function wordsInSight(): string[] {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) || element.closest("select") !== null;
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (parent === null || parent.closest("script, style, noscript, iframe") !== null || !shown(parent)) continue;
    // A number that no line may break (Whole.tsx) parts one text into three.
    const before = parent.matches(".whole")
      ? parent.previousSibling instanceof Text
      : node.previousSibling instanceof Element && node.previousSibling.matches(".whole");
    texts.push((before ? texts.pop()! : "") + node.textContent);
  }
  for (const element of root.querySelectorAll("[aria-label], [placeholder], [alt], [title], [aria-valuetext]")) {
    for (const name of ["aria-label", "placeholder", "alt", "title", "aria-valuetext"])
      if (shown(element)) texts.push(element.getAttribute(name) ?? "");
  }
  return texts;
}
