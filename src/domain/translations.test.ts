import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fillText, plural, translate, withoutHtml } from "./translations.ts";

const bluzy = { one: "bluza", few: "bluzy", many: "bluz" };

test("a missing code reads %CODE%", () => {
  assert.equal(translate({}, "ORDER_CART"), "%ORDER_CART%");
  assert.equal(translate({}, "constructor"), "%constructor%");
  assert.equal(translate({ ORDER_CART: "" }, "ORDER_CART"), "");
});

test("placeholders are filled; one that nothing fills stays", () => {
  const dictionary = { INFO: "Masz @points pkt o wartości @pointsValue", TO: "Dostawa do: %s" };
  assert.equal(
    translate(dictionary, "INFO", { points: 240, pointsValue: "10.00 zł" }),
    "Masz 240 pkt o wartości 10.00 zł",
  );
  assert.equal(translate(dictionary, "INFO", { points: 240 }), "Masz 240 pkt o wartości @pointsValue");
  assert.equal(translate(dictionary, "TO", { s: "Polska" }), "Dostawa do: Polska");
  assert.equal(fillText("@toString %s", {}), "@toString %s");
});

test("what is filled in is not looked at again: neither as a pattern, nor as HTML", () => {
  assert.equal(
    translate({ A: "@productName!" }, "A", { productName: "$& <b>@points</b> %s", points: 1, s: "x" }),
    "$& <b>@points</b> %s!",
  );
  fc.assert(
    fc.property(fc.string(), (name) =>
      assert.equal(translate({ A: "«@productName»" }, "A", { productName: name }), `«${name}»`),
    ),
  );
});

test("HTML is stripped, common entities become characters", () => {
  assert.equal(translate({ A: 'Akceptuję <a href="/r" class="x">regulamin</a><br/>' }, "A"), "Akceptuję regulamin");
  assert.equal(
    withoutHtml("Zioła &amp; susz&nbsp;– 2 &lt; 3 &#39;a&#39; &quot;b&quot;"),
    "Zioła & susz\u00a0– 2 < 3 'a' \"b\"",
  );
  assert.equal(withoutHtml("Sk&#243;ra &#xf3; &#0; &#x110000; &AMP;"), "Skóra ó &#0; &#x110000; &");
  assert.equal(withoutHtml("&amp;lt;b&amp;gt;"), "&lt;b&gt;", "decoded once");
  assert.equal(withoutHtml("2 < 3 i 5 > 4"), "2 < 3 i 5 > 4");
});

test("Polish has three forms, teens among the many", () => {
  const spoken = [0, 1, 2, 4, 5, 11, 12, 14, 15, 21, 22, 24, 25, 101, 102, 112, 122].map((n) => plural(n, bluzy, "pl"));
  assert.deepEqual(spoken, [
    "bluz",
    "bluza",
    "bluzy",
    "bluzy",
    "bluz",
    "bluz",
    "bluz",
    "bluz",
    "bluz",
    "bluz",
    "bluzy",
    "bluzy",
    "bluz",
    "bluz",
    "bluzy",
    "bluz",
    "bluzy",
  ]);
});

test("Czech says few for 2 to 4 alone, English only tells one from many", () => {
  assert.deepEqual(
    [1, 2, 4, 5, 22].map((n) => plural(n, bluzy, "cz")),
    ["bluza", "bluzy", "bluzy", "bluz", "bluz"],
  );
  assert.deepEqual(
    [0, 1, 2, 21].map((n) => plural(n, bluzy, "en")),
    ["bluz", "bluza", "bluz", "bluz"],
  );
});

test("the forms agree with the platform's own rules of the languages", () => {
  for (const [lanCode, tag] of [
    ["pl", "pl"],
    ["cz", "cs"],
  ] as const) {
    const rules = new Intl.PluralRules(tag);
    const forms = { one: "one", few: "few", many: tag === "cs" ? "other" : "many" };
    for (let n = 0; n <= 1000; n += 1) assert.equal(plural(n, forms, lanCode), rules.select(n), `${n} ${tag}`);
  }
});
