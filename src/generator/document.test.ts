import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { assets, publicUrl } from "../../test/builders/server-parts.ts";
import type { PageData } from "../contract/page-data.ts";
import { documentOf } from "./document.ts";
import { plainText } from "./plain-text.ts";

const page: PageData<"content"> = {
  path: "/page/regulamin.html",
  template: "content",
  build: "b1",
  version: "v1",
  lanId: 6,
  head: { title: "Podmínky", description: "", canonical: "/page/regulamin.html", image: null },
  layout: {
    config: {},
    currencies: ["pln"],
    categories: [],
    manufacturers: [],
    pages: [],
    shop: { name: "Bruk", company: "Bruk", street: "", city: "", phone: "", email: "" },
    social: [],
    thirdParties: { analytics: null, timeline: null },
    lawful: { terms: null, returns: null, privacy: null, shipping: null },
    freeShippingFrom: null,
    sends: { hour: 14, days: [1, 2] },
  },
  data: {
    draft: false,
    page: { page_id: 1, page_name: "Podmínky", parent_id: 0, url: "page/regulamin.html" },
    parts: [],
    toc: [],
    changed: { date: "2026-11-01", text: "" },
    crumbs: [{ name: "Podmínky", url: null }],
    related: [],
  },
};
const settings = { render: () => ["<main></main>"], assets, publicUrl };

test("a document names its language by its own tag, its files, its version, and loads nothing inline", () => {
  const html = documentOf(page, settings);
  assert.match(html, /^<!doctype html>\n<html lang="cs" data-version="v1">/);
  for (const part of [
    '<script src="/assets/head-1.js"></script>',
    '<link rel="stylesheet" href="/assets/app-1.css">',
    '<link rel="later" id="entry" href="/assets/app-1.js" fetchpriority="low">',
  ])
    assert.ok(html.includes(part), part);
  assert.ok(
    html.indexOf("head-1.js") < html.indexOf("<title>"),
    "language and currency are read before anything is painted",
  );
  for (const [, attributes, inside] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
    assert.ok(inside === "" || /type="application\/(ld\+)?json"/.test(attributes!), "no inline code");
  assert.doesNotMatch(html, / style=| on\w+=/);
});

test("whatever a text holds, it comes out of the document as it went in, and never as markup", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "</script><script>alert(1)</script>",
      "<!--",
      "]]>",
      "\u2028",
      "&amp;",
      '" onload="x',
      "<img src=x onerror=alert(1)>",
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, (name, content) => {
      const html = documentOf(
        {
          ...page,
          head: { ...page.head, title: name, description: content },
          data: { ...page.data, parts: [{ kind: "text", html: content }], crumbs: [{ name, url: null }] },
        },
        settings,
      );
      const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
      assert.equal(scripts.length, 3);
      const embedded = JSON.parse(scripts[2]![2]!) as typeof page;
      assert.deepEqual(embedded.data.parts, [{ kind: "text", html: content }]);
      assert.equal(embedded.head.title, name);
      assert.equal(
        html.match(/<(?:title|meta|link|script|main|div|body|head|html)\b/g)!.length,
        documentOf(page, settings).match(/<(?:title|meta|link|script|main|div|body|head|html)\b/g)!.length,
      );
    }),
  );
});

test("a description is the words of its HTML, cut at a word", () => {
  assert.equal(plainText("<p>Bluza &amp; kaptur</p><ul><li>bawełna</li></ul>"), "Bluza & kaptur bawełna");
  assert.equal(plainText("słowo ".repeat(100), 20), "słowo słowo słowo…");
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 5, max: 50 }), (text, most) =>
      assert.ok(plainText(text, most).length <= most),
    ),
  );
});

test("a link's preview has the picture made for it, its size, and the same title and words for every reader", () => {
  const html = documentOf({ ...page, head: { ...page.head, description: "Opis", image: "bluza-1.avif" } }, settings);
  for (const tag of [
    `<meta property="og:image" content="${publicUrl}/images/1200x630,paved/bluza-1.avif.jpg">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Podmínky">',
    '<meta property="og:title" content="Podmínky">',
    '<meta property="og:locale" content="cs_CZ">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    assert.ok(html.includes(tag), tag);
  const bare = documentOf(page, settings);
  assert.doesNotMatch(bare, /og:image/);
  assert.match(bare, /<meta name="twitter:card" content="summary">/);
});
