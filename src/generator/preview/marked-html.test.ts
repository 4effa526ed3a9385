import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { productWith } from "../../../test/builders/product.ts";
import type { PageData, Templates } from "../../contract/page-data.ts";
import { jpegHref } from "../../contract/paths.ts";
import { escapeHtml } from "../../domain/escape.ts";
import { markedHtml } from "./marked-html.ts";

// Which element of a page shows which field, found without a word from whoever renders it.

type Shown = Pick<Templates["product"], "product" | "description" | "crumbs" | "details" | "manufacturer">;

function pageOf(name: string, description: string): PageData<"product"> {
  const shown: Shown = {
    product: productWith({ product_name: name, images: [{ path: "przod.jpg" }, { path: "tył & bok.jpg" }] }),
    description,
    crumbs: [{ name: "Czapki", url: null }],
    details: [{ name: "Skład", value: "100% wełna" }],
    manufacturer: {
      manufacturer_id: "3",
      manufacturer_name: "Bruk",
      manufacturer_url: "bruk",
      url: "bruk/",
      count: "1",
    },
  };
  return { template: "product", data: shown } as PageData<"product">;
}

/** Renders as the storefront does: classes by a name's length, a name in an attribute, empty elements, a comment between texts. */
function render({ data }: PageData): string[] {
  const { product, description, crumbs, details, manufacturer } = data as Shown;
  const pictures = product.images.map(
    ({ path }) => `<picture><img src="${escapeHtml(jpegHref(path, "400x500"))}" alt=""></picture>`,
  );
  return [
    `<nav><span>${escapeHtml(crumbs[0]!.name)}</span></nav><hr>`,
    `<section aria-label="${escapeHtml(product.product_name)} > 1">${pictures.join("")}`,
    `<p><a href="/bruk/">${escapeHtml(manufacturer.manufacturer_name)}</a></p>`,
    `<h1 class="${product.product_name.length > 8 ? "long" : "short"}">Nowa: <!-- -->${escapeHtml(product.product_name)}</h1>`,
    `<div class="buy-price"><p>79,99</p></div><div class="buy-price"></div>`,
    `<div class="prose">${description}</div><table><td>${escapeHtml(details[0]!.value)}</td></table></section>`,
  ];
}

const fieldsIn = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*? data-field="([^"]+)">/g)].map(([, tag, field]) => `${tag} ${field}`);

test("each element that shows a field has its name, and one alone", () => {
  assert.deepEqual(fieldsIn(markedHtml(pageOf("Czapka", "<p>Ciepła</p>"), render)), [
    "span categories",
    "img pictures/0",
    "img pictures/1",
    "a brand",
    "h1 name",
    "div price",
    "div description",
    "td facts",
  ]);
});

test("but for these names it is what shoppers are sent, whatever somebody has written", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('"><img src=x>', "</h1>", "\u{f0001}x\u{f0000}", "<!--", "' data-field=", "$&", "1 < 2 > 0"),
  );
  fc.assert(
    fc.property(nasty, nasty, (name, description) => {
      const page = pageOf(name, `<p>${escapeHtml(description)}</p>`);
      const marked = markedHtml(page, render);
      assert.equal(marked.replaceAll(/ data-field="[a-z]+(\/\d+)?"(?=>)/g, ""), render(page).join(""));
    }),
    { examples: [["Czapka12", "x"]] },
  );
});

test("a page whose fields nobody edits beside it is as it is", () => {
  const page = { ...pageOf("Czapka", ""), template: "contact" } as unknown as PageData;
  assert.equal(markedHtml(page, render), render(page).join(""));
});

test("of the home page each row has its place as its name, whoever says its title", () => {
  const rows = [{ kind: "brands" }, { kind: "brands", title: "Marki" }];
  const page = { template: "home", data: { hero: { image: "" }, rows }, layout: {} } as unknown as PageData<"home">;
  const shop = ({ data }: PageData): string[] => {
    const shown = data as Templates["home"];
    const heading = [shown.hero.first ?? "Grunt", shown.hero.second ?? "to bruk"];
    return [
      `<h1>${heading[0]}<br>${heading[1]}</h1>`,
      ...shown.rows.map(({ title }) => `<h2>${title ?? "Wszystkie"}</h2>`),
    ];
  };
  assert.deepEqual(fieldsIn(markedHtml(page, shop)), ["h1 heading", "h2 rows/0", "h2 rows/1"]);
});
