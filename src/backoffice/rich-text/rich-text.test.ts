import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { pages } from "../../../demo/catalogue/pages.ts";
import { pageDrafts } from "../../domain/content/page-drafts/page-drafts.ts";
import { languages } from "../../domain/language.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { docOf } from "./doc-of.ts";
import { holds, htmlOf } from "./html-of.ts";
import { treeOf } from "./html-tree.ts";
import { isSameHtml } from "./same-html.ts";

// A text that is edited is the text that was stored: nothing of it is lost, or it is not edited so.

const again = (html: string) => htmlOf(docOf(html));

test("every draft of the shop, and every page of the demo, comes out of the editor to the sign", () => {
  for (const { name, content } of [...pageDrafts, ...pages])
    for (const { lanCode } of languages) {
      const stored = sanitise(content[lanCode]!);
      assert.ok(holds(stored), `${name.pl} ${lanCode}`);
      assert.equal(sanitise(again(stored)), stored, `${name.pl} ${lanCode}`);
    }
});

test("older elements, lists in lists, tables without a head, marks in a link stay what they are", () => {
  for (const html of [
    "<p><b>a</b> <i>b</i> <strong><em>c</em></strong></p>",
    '<p><strong><a href="/page/x.html">x <em>y</em></a></strong></p>',
    "<ul><li>a<ul><li>b</li></ul></li><li></li></ul>",
    "<ol><li><p>a</p><p>b</p></li></ol>",
    "<table><caption>Rozmiary</caption><tbody><tr><th>S</th><td></td></tr></tbody></table>",
    '<p>{{#shop_phone}}<a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}</p><p>{{delivery-table}}</p>',
    '<p>1 &lt; 2 &amp; "3"\u00a04<br />5</p>',
    '<p><a href="https://a.example/?a=1&amp;b=%22">x</a></p>',
  ]) {
    assert.ok(holds(html), html);
    assert.ok(isSameHtml(sanitise(again(html)), sanitise(html)), again(html));
    assert.equal(again(again(html)), again(html), "the second time it is the same");
  }
});

test("what the editor has no place for is said not to be held", () => {
  for (const html of [
    "words alone",
    "<p>a</p>b",
    "<ul><li><p>a</p></li></ul>",
    "<ul><li><h2>a</h2></li></ul>",
    "<table><tr><td>a</td></tr></table>",
    "<table><tbody><tr><td><p>a</p></td></tr></tbody></table>",
    "<h2>a</h2><table><thead><tr><th>a</th></tr></thead></table>",
    "<p>a<img></p><div>b</div><p><u>c</u></p><ul><h2>d</h2></ul>",
    "<li>a</li>",
  ])
    assert.equal(holds(sanitise(html)) && sanitise(again(sanitise(html))) !== sanitise(html), false, html);
  assert.equal(holds("words alone"), false);
  assert.equal(holds("<ul><li><p>a</p></li></ul>"), false);
  assert.equal(holds("<table><tbody><tr><td><p>a</p></td></tr></tbody></table>"), false);
});

test("whatever somebody has written, what is said to be held loses nothing, and nothing hostile is read", () => {
  const piece = fc.constantFrom(
    ..."p h2 ul ol li table caption thead tbody tr td th strong em b i a br script div span img"
      .split(" ")
      .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    '<a href="/a">',
    '<a href="javascript:alert(1)">',
    "<!--",
    "-->",
    "słowo",
    " ",
    "&lt;b&gt;",
    "&#x41;",
    "\u202e",
    "<",
  );
  const words = (html: string) =>
    sanitise(html)
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, "");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (written) => {
      const stored = sanitise(written.join(""));
      const html = again(stored);
      assert.equal(isSameHtml(sanitise(html), html), true, "what is edited is what is stored");
      if (holds(stored)) assert.equal(words(html), words(stored));
      docOf(written.join("")).check();
      docOf(stored).check();
    }),
    { numRuns: 2000 },
  );
});

test("what is pasted from elsewhere is its words in the shop's elements", () => {
  const pasted =
    '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><div style="x"><h1>Tytuł</h1><div><span>Raz</span> <b>dwa</b></div><script>alert(1)</script><ul><li>a<li>b</ul></div><!--EndFragment--></body></html>';
  assert.equal(again(pasted), "<h2>Tytuł</h2>\n<p>Raz <b>dwa</b></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
  assert.deepEqual(treeOf("<p>a"), [{ tag: "p", href: null, children: ["a"] }]);
});
