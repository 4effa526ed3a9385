import assert from "node:assert/strict";
import { test } from "node:test";
import { pageBody } from "./page-body.ts";

const textOf = (html: string) =>
  pageBody(html, { title: "Strona", delivery: [] })
    .parts.map((part) => (part.kind === "text" ? part.html : part.kind))
    .join("|");

test("headings get ids of their words, each once and without its number; four and more are a list of contents", () => {
  const { parts, toc } = pageBody(
    "<h2>1. Kto sprzedaje</h2><h2>Płatność</h2><h3>Płatność</h3><h2>Zwrot &amp; wymiana</h2><h2>Ż</h2>",
    { title: "Strona", delivery: [] },
  );
  assert.deepEqual(toc, [
    { id: "h-kto-sprzedaje", name: "1. Kto sprzedaje" },
    { id: "h-platnosc", name: "Płatność" },
    { id: "h-zwrot-wymiana", name: "Zwrot & wymiana" },
    { id: "h-z", name: "Ż" },
  ]);
  assert.ok(parts[0]!.kind === "text" && parts[0]!.html.includes('<h3 id="h-platnosc-2" tabindex="-1">'));
  assert.deepEqual(pageBody("<h2>Jeden</h2><h2>Dwa</h2>", { title: "Strona", delivery: [] }).toc, []);
});

test("tables scroll in a frame called by the heading above them", () => {
  assert.equal(
    textOf('<h2>Po "co"</h2><table><tr><td>1</td></tr></table>'),
    '<h2 id="h-po-co" tabindex="-1">Po "co"</h2><div class="prose-table scrolls-aside" role="group" tabindex="0" aria-label="Po &quot;co&quot;"><table><tr><td>1</td></tr></table></div>',
  );
});

test("marks of tables part the text, wherever they stand; points are worked out", () => {
  assert.equal(textOf("<p>a.</p><p>{{delivery-table}}</p><p>b.</p>"), "<p>a.</p>|delivery|<p>b.</p>");
  assert.equal(textOf("<p> {{delivery-table}} </p>"), "delivery");
  assert.deepEqual(pageBody("<p>{{points-table}}</p>", { title: "Strona", delivery: [] }).parts, [
    {
      kind: "points",
      rows: [
        { points: 100, discount: "5.00" },
        { points: 250, discount: "10.00" },
        { points: 1000, discount: "50.00" },
      ],
    },
  ]);
});

test("one-letter words and numbers stay with the next word, and 'e-mail' whole, in text alone", () => {
  assert.equal(
    textOf('<p>Zwrot w 14 dni i z tym <a href="/a b e-mail">a tu</a> e-mailem, je-li</p>'),
    '<p>Zwrot w\u00a014\u00a0dni i\u00a0z\u00a0tym <a href="/a b e-mail">a\u00a0tu</a> e-\u2060mailem, je-\u2060li</p>',
  );
});
