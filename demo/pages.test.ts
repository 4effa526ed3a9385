import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { dictionaries } from "../src/domain/dictionary/dictionaries.ts";
import { initialState } from "../src/storefront/session/state.ts";
import { assertSameInAll, assertWhole, shownTexts } from "../test/builders/information-texts.ts";
import { pages } from "./catalogue/pages.ts";
import { requiredStatements } from "./required-statements.ts";
import { demoShop } from "./people-and-codes.ts";

const texts = shownTexts(pages, demoShop);

for (const { slug, lanCode, said } of texts) {
  test(`the page ${slug} states in ${lanCode} every fact it must`, () => {
    const statements = Object.entries(requiredStatements[slug]!);
    assert.ok(statements.length > 0);
    assert.deepEqual(
      statements
        .filter(([, cacheTag]) => !("any" in cacheTag ? cacheTag.any : cacheTag[lanCode]).test(said))
        .map(([what]) => what),
      [],
      said,
    );
  });
}

test("no page has a price typed into it, nor a number the shop's own data say", () => {
  for (const { slug, lanCode, source } of texts) {
    assert.doesNotMatch(source, /\d[\d., \u00a0]*(&nbsp;)?(zł|PLN|EUR|€|£|Kč)/, `${slug} ${lanCode}`);
    for (const own of Object.values(demoShop).filter((value) => value.length > 5))
      assert.ok(!source.includes(own), `${slug} ${lanCode}: ${own}`);
    assert.doesNotMatch(source, /\b60 minut/, `${slug} ${lanCode}`);
  }
});

test("every mark of a page is filled, every link leads somewhere, and the sanitiser takes nothing away", () => {
  assertWhole(texts, pages);
});

test("delivery and points are tables the shop makes, where their pages speak of them, in every language", () => {
  for (const { slug, lanCode, parts } of texts) {
    const made = parts.flatMap(({ kind }) => (kind === "text" ? [] : [kind]));
    assert.deepEqual(
      made,
      slug === "dostawa-i-platnosci" ? ["delivery"] : slug === "punkty-lojalnosciowe" ? ["points"] : [],
      `${slug} ${lanCode}`,
    );
  }
});

test("the languages say the same: as many headings, lists and tables", () => {
  assertSameInAll(texts);
});

/** The files that write into the browser's storage, and under which names beside the session's own. */
const keepers: Record<string, string[]> = {
  "app/navigation/scroll-position.ts": ["places"],
  "consent/give-consent.ts": ["consent"],
  "head.ts": ["closedNotices"],
  "offline/install-offer.ts": ["appOffer"],
  "session/choose-language.ts": ["languageOffer"],
  "screens/stored-typing.ts": ["typed"],
  "screens/listing/listing-view.ts": ["listingView"],
  "session/declare-adult.ts": ["adultUntil"],
  "session/body-measures.ts": ["bodyMeasures"],
  "session/device.ts": ["device"],
  "session/start.ts": [...Object.keys(initialState), "quantityInCart", "tab"],
};

test("the privacy page names every key the shop keeps in the browser", () => {
  const storefront = join(import.meta.dirname, "../src/storefront");
  const writing = readdirSync(storefront, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.includes(".test.") &&
      /[sS]torage\.setItem\(/.test(readFileSync(join(storefront, file), "utf8")),
  );
  assert.deepEqual(
    writing.toSorted(),
    Object.keys(keepers).toSorted(),
    "a file that keeps something new has its key here and on the page",
  );
  for (const { slug, lanCode, said } of texts.filter((text) => text.slug === "polityka-prywatnosci")) {
    const unnamed = Object.values(keepers)
      .flat()
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(said));
    assert.deepEqual(unnamed, [], `${slug} ${lanCode}`);
  }
});

test("pages call boxes and buttons by the words that stand on them", () => {
  for (const { slug, lanCode, said } of texts.filter((text) => text.slug === "dostawa-i-platnosci"))
    assert.ok(said.includes(dictionaries[lanCode].FORM_INVOICE), `${slug} ${lanCode}`);
});

test("a page fact is looked for on a page there is", () => {
  assert.deepEqual(Object.keys(requiredStatements).toSorted(), pages.map(({ slug }) => slug).toSorted());
});
