import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseSync } from "vite";

// Whatever a shopper reads stands in domain/dictionary/, where a translator finds it (decisions/0107).

const src = join(import.meta.dirname, "../src");

/** Files that hold words for another reason, by the beginning of their path, and which. */
const exceptions: Readonly<Record<string, string>> = {
  "domain/content/page-drafts/": "drafts of whole documents, in a folder for each language already",
  "domain/search/colour-words.ts": "endings of words that are read",
  "domain/search/forms.ts": "endings of words that are read",
  "domain/search/nearest.ts": "words that are read",
  "domain/search/synonyms.ts": "words that are read",
  "integrations/books/read-payouts.ts": "columns of providers' reports, which are read",
  "integrations/catalogue-files/read-answers.ts": "columns of other shops' files, which are read",
  "integrations/catalogue-files/woo-words.ts": "columns of other shops' files, which are read",
  "integrations/pickup-points/town-search.ts": "names of towns",
  "contract/paths.ts": "addresses of the shop's own pages",
  "storefront/app/first-texts.ts": "files of the dictionary",
  "backoffice/text.ts": "files of the dictionary",
  "domain/folded.ts": "letters of the alphabet",
  "domain/plain-signs.ts": "letters of the alphabet",
  "ui/fonts/cut.ts": "letters of the alphabet",
  "domain/language.ts": "each language by its own name",
  "domain/delivery/zones.ts": "names of zones, by which only the operator knows them",
  "flows/catalogue/seed-synthetic.ts": "invented goods, to measure with",
  "integrations/receipts/eparagony.ts": "the words a cash register knows",
  "mail/message-to-shop.ts": "an email for the shop's own people, in Polish",
  "mail/order-for-shop.ts": "an email for the shop's own people, in Polish",
  "mail/payment-alarm.ts": "an email for the shop's own people, in Polish",
  "mail/shop-notice.ts": "an email for the shop's own people, in Polish",
  "mail/withdrawal-for-shop.ts": "an email for the shop's own people, in Polish",
};

interface Node {
  type: string;
  start: number;
  [property: string]: unknown;
}

const letters = /[ąćęłńóśźżáčďéěíňřšťúůýž]/iu;
/** The sign of a currency is no word of a language. */
const zloty = /zł(?!\p{L})/gu;
const words = /\p{L}\s|\p{L}{4}/u;

const texts = globSync("**/*.{ts,tsx}", { cwd: src, exclude: ["**/*.test.*", "domain/dictionary/**"] })
  .toSorted()
  .flatMap((file) => textsIn(file, readFileSync(join(src, file), "utf8")));

test("no file but the dictionary's holds a text that a shopper reads", () => {
  assert.deepEqual(
    texts.filter((text) => exceptionOf(text) === undefined),
    [],
  );
});

test("every exception is needed", () => {
  const needed = new Set(texts.map(exceptionOf));
  assert.deepEqual(
    Object.keys(exceptions).filter((start) => !needed.has(start)),
    [],
  );
});

test("a text put beside the code is seen", () => {
  const seen = [
    'const texts = { pl: "Cart", en: "Cart", cz: { title: "Cart" } };',
    'const text = lanCode === "pl" ? "Dostawa" : "Delivery";',
    "const text = `${count} sztuk, zostały`;",
    'const text = "Košík";',
    "const text = <p>Your cart</p>;",
    "const text = <Field label='Wyślij' />;",
  ];
  for (const code of seen) assert.equal(textsIn("a.tsx", code).length > 0, true, code);
  const unseen = [
    'const tags = { pl: "pl", en: "en-GB", cz: "cs" };',
    'const sign = "zł"; // złoty, a comment',
    "const isSize = /^rozmiar|długość$/;",
    'const t = textIn(lanCode, "LAYOUT_CART");',
  ];
  for (const code of unseen) assert.deepEqual(textsIn("a.tsx", code), [], code);
});

function exceptionOf(text: string): string | undefined {
  return Object.keys(exceptions).find((start) => text.startsWith(start));
}

/** Returns where a file holds texts, and how they begin: `mail/account.ts:12 Hasło tymczasowe`. */
function textsIn(file: string, code: string): string[] {
  const found = new Set<Node>();
  for (const node of nodesIn(parseSync(file, code).program as unknown as Node)) {
    const text = textOf(node);
    if (text !== null && letters.test(text.replace(zloty, ""))) found.add(node);
    if (node.type === "JSXText" && words.test(String(node["value"]).replace(/&\w+;/g, ""))) found.add(node);
    for (const spoken of spokenParts(node))
      for (const inner of nodesIn(spoken)) if (words.test(textOf(inner) ?? "")) found.add(inner);
  }
  return [...found].map(
    (node) => `${file}:${code.slice(0, node.start).split("\n").length} ${(textOf(node) ?? "").trim().slice(0, 60)}`,
  );
}

/** Returns what stands under each language in an object, or in a choice between two languages. */
function spokenParts(node: Node): Node[] {
  if (node.type === "ObjectExpression") {
    const properties = (node["properties"] as Node[]).filter(({ type }) => type === "Property");
    const names = properties.map((property) => {
      const key = property["key"] as Node;
      return key["name"] ?? key["value"];
    });
    return ["pl", "en", "cz"].every((lanCode) => names.includes(lanCode))
      ? properties.map((property) => property["value"] as Node)
      : [];
  }
  if (node.type !== "ConditionalExpression") return [];
  const choosesLanguage = [...nodesIn(node["test"] as Node)].some((inner) => /^(pl|en|cz)$/.test(textOf(inner) ?? ""));
  return choosesLanguage ? [node["consequent"] as Node, node["alternate"] as Node] : [];
}

function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "JSXText") return String(node["value"]).trim();
  return node.type === "TemplateElement" ? (node["value"] as { raw: string }).raw : null;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === "object" && typeof (child as Node).type === "string")
        yield* nodesIn(child as Node);
}
