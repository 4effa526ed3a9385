import assert from "node:assert/strict";
import { test } from "node:test";
import { sanitise } from "../../integrations/sanitise.ts";
import { htmlOf, isHtml, typedOf } from "./description-text.ts";

test("paragraphs, lines and lists are typed in plain words, and are the same HTML again", () => {
  for (const [typed, html] of [
    ["", ""],
    ["Gruba dzianina.", "<p>Gruba dzianina.</p>"],
    ["Gruba dzianina.\n\nNadruk sitem.", "<p>Gruba dzianina.</p><p>Nadruk sitem.</p>"],
    ["Raz\ndwa", "<p>Raz<br />dwa</p>"],
    ["Ma:\n\n- kaptur\n- kieszeń", "<p>Ma:</p><ul><li>kaptur</li><li>kieszeń</li></ul>"],
    ["A & B, 5 < 6 > 4", "<p>A &amp; B, 5 &lt; 6 &gt; 4</p>"],
  ] as const) {
    assert.equal(htmlOf(typed), html);
    assert.equal(typedOf(html), typed);
    assert.equal(sanitise(html), html, "what is typed is kept as it is");
  }
});

test("what is more than that stays the HTML it is", () => {
  for (const html of [
    "<p>Z <b>nadrukiem</b></p>",
    "<table><tbody><tr><td>1</td></tr></tbody></table>",
    "<p>- tak</p>",
    "<p>a</p>\n<p>b</p>",
    "<p>&lt;b&gt;</p>",
  ]) {
    assert.equal(typedOf(html), html);
    assert.ok(isHtml(html));
    assert.equal(htmlOf(html), html);
  }
});

test("what a file brought without an element is read as words, and never escaped twice", () => {
  assert.equal(typedOf("Nadruk &amp; sitem."), "Nadruk & sitem.");
  assert.equal(htmlOf(typedOf("Nadruk &amp; sitem.")), "<p>Nadruk &amp; sitem.</p>");
  assert.equal(htmlOf(typedOf("&lt;b&gt;")), "<p>&lt;b&gt;</p>");
});
