import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { plainText } from "../src/generator/plain-text.ts";
import { demoCatalogue, drawings, models } from "./catalogue.ts";
import { brandsToSearchEngines, categoriesToSearchEngines } from "./catalogue/found-listings.ts";
import { captions, toSearchEngines } from "./catalogue/found-by.ts";
import { pages } from "./catalogue/pages.ts";

const catalogue = demoCatalogue(new Date("2026-11-20T12:00:00Z"));
const { products, manufacturers, categories } = catalogue;

test("all six groups of the specification are sold, 240 products of 12 brands or more", () => {
  assert.ok(products.length >= 240, `${products.length} products`);
  assert.ok(manufacturers.length >= 12, `${manufacturers.length} brands`);
  const groups = ["Odziez", "buty", "torby", "deskorolka", "zima", "fitness", "konopie", "akcesoria-dla-palacych"];
  for (const group of groups)
    assert.ok(
      products.some((product) => product.categories.some((key) => key.startsWith(`${group}/`))),
      group,
    );
});

test("the category tree has three levels, paths that follow it, and a heading without a page", () => {
  assert.equal(Math.max(...categories.map(({ key }) => key.split("/").length)), 3);
  const headings = categories.filter(({ url }) => url === null);
  assert.equal(headings.length, 1);
  const heading = headings[0]!.key.split("/").at(-1)!;
  for (const { key, url } of categories) {
    if (url !== null)
      assert.equal(
        url,
        `${key
          .split("/")
          .filter((slug) => slug !== heading)
          .join("/")}/`,
      );
  }
});

test("a category's name alone says what lies in it, in every language: it heads a page, a title and a search", () => {
  const alone = {
    // No word of relation at the beginning, no adjective by itself.
    pl: /^((z|ze|bez|do|na|dla|od|pod)\s|\S+(ne|we|kie|łe)$)/i,
    cz: /^((s|se|bez|do|na|pro|od|pod)\s|\S+(é|[^áe]ní)$)/i,
    en: /^((with|without|for)\s|(?!.*(s|wear|ing|CBD|outdoor|<\/em>)$))/i,
  } as const;
  for (const wrong of ["Z kapturem", "Gładkie", "Dresowe"]) assert.match(wrong, alone.pl);
  for (const { name, key } of categories) {
    for (const lan of ["pl", "en", "cz"] as const) assert.doesNotMatch(name[lan] ?? "", alone[lan], key);
  }
});

test("every category but the heading says what lies in it, and what search engines are told of products is short, and not their own first words", () => {
  for (const { key, url, description } of categories)
    for (const lan of ["pl", "en", "cz"] as const)
      assert.equal(plainText(description[lan] ?? "").length > 0, url !== null, `${key} ${lan}`);
  for (const slug of [...Object.keys(toSearchEngines), ...Object.keys(captions)])
    assert.ok(
      models.some((model) => model.slug === slug),
      slug,
    );
  const told = products.filter(({ searchDescription }) => searchDescription !== undefined);
  assert.ok(told.length >= 30, `${told.length} products`);
  for (const { handle, description, searchTitle, searchDescription } of told)
    for (const lan of ["pl", "en", "cz"] as const) {
      const [title, text] = [searchTitle![lan]!, searchDescription![lan]!];
      assert.ok(title.length <= 70, `${handle}: ${title}`);
      assert.ok(text.length >= 70 && text.length <= 160, `${handle} ${lan}: ${text.length}`);
      assert.notEqual(text.slice(0, 30), plainText(description[lan]!).slice(0, 30), handle);
    }
});

test("what search engines are told of some categories and brands is short, in three languages, and no title is another's", () => {
  const told = [...categories, ...manufacturers].filter(({ searchTitle }) => searchTitle !== undefined);
  assert.equal(told.length, Object.keys(categoriesToSearchEngines).length + Object.keys(brandsToSearchEngines).length);
  for (const lan of ["pl", "en", "cz"] as const) {
    for (const { description, searchTitle, searchDescription } of told) {
      const [title, text] = [searchTitle![lan]!, searchDescription![lan]!];
      assert.ok(title.length <= 70, title);
      assert.ok(text.length >= 70 && text.length <= 160, `${title}: ${text.length}`);
      assert.notEqual(text.slice(0, 30), plainText(description[lan]!).slice(0, 30), title);
    }
    assert.equal(new Set(told.map(({ searchTitle }) => searchTitle![lan])).size, told.length, lan);
  }
});

test("the nine information pages of the specification are there, the others below Information, each page/{slug}.html", () => {
  assert.deepEqual(
    pages.map(({ slug }) => slug),
    [
      "informacje",
      "regulamin",
      "o-firmie",
      "inne",
      "zwroty-reklamacje-wymiany",
      "punkty-lojalnosciowe",
      "dostawa-i-platnosci",
      "polityka-prywatnosci",
      "zaplac-pozniej",
    ],
  );
  const [information, ...others] = pages;
  assert.equal(information!.parent, 0);
  for (const page of others) assert.equal(page.parent, information!.page_id);
  for (const { content } of pages) for (const lan of ["pl", "en", "cz"] as const) assert.ok(content[lan].length > 100);
});

test("every text is there in three languages, and every handle once", () => {
  assert.equal(new Set(products.map(({ handle }) => handle)).size, products.length);
  for (const { handle, name, description } of products) {
    for (const text of [name, description])
      for (const lan of ["pl", "en", "cz"] as const) assert.ok(text[lan]?.trim(), `${handle} ${lan}`);
  }
});

test("no two products share a name, in any language", () => {
  for (const lan of ["pl", "en", "cz"] as const) {
    const named = Map.groupBy(products, ({ name }) => name[lan]);
    assert.deepEqual(
      [...named].filter(([, same]) => same.length > 1).map(([name]) => name),
      [],
      lan,
    );
  }
  assert.ok(
    products.some(({ name }) => name.pl === "Bluza z kapturem Zygzak, ceglasta" && name.en === "Zygzak hoodie, brick"),
  );
});

test("there are reduced, sold-out and last-one products, every badge that a shop gives, and long names", () => {
  const stock = (product: (typeof products)[number]) =>
    product.variants.reduce((sum, { quantity }) => sum + quantity, 0);
  assert.ok(products.some((product) => stock(product) === 0));
  assert.ok(products.some((product) => stock(product) === 1));
  const reduced = products.filter(({ cataloguePrice }) => cataloguePrice !== null);
  assert.ok(reduced.length > 20 && reduced.every(({ realPrice, cataloguePrice }) => cataloguePrice! > realPrice));
  assert.deepEqual([...new Set(products.flatMap(({ badges }) => badges ?? []))].toSorted(), [
    "bestseller",
    "coolPrice",
    "new",
    "promotion",
    "recommended",
  ]);
  assert.ok(products.some(({ name }) => name.pl.length > 45));
});

test("smoking and hemp goods are for adults, some for the shop itself only or not for every country; nothing else is limited", () => {
  const limited = products.filter(({ categories: keys }) =>
    keys.some((key) => /^(konopie\/(oleje|kosmetyki)|akcesoria-dla-palacych)/.test(key)),
  );
  assert.ok(limited.length >= 15);
  for (const product of products) assert.equal(product.ageMin, limited.includes(product) ? 18 : null, product.handle);
  assert.ok(limited.some(({ onlineSale }) => onlineSale === false) && limited.some(({ onlineSale }) => onlineSale));
  assert.ok(limited.some(({ blockedCountries }) => blockedCountries!.length > 0));
});

test("every product is drawn in three pictures that are in the project, the hero and the category pictures too", () => {
  const folder = join(import.meta.dirname, "pictures");
  const names = [
    ...drawings.flatMap(({ handle }) => [1, 2, 3].map((view) => `${handle}-${view}.avif`)),
    "hero.avif",
    "hero-m.avif",
    ...categories.flatMap(({ image }) => image || []),
  ];
  assert.deepEqual(
    names.filter((name) => !existsSync(join(folder, name))),
    [],
  );
});
