import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { slugOf } from "./slug.ts";

test("names become lower-case ASCII joined by hyphens", () => {
  const names = [
    "Bluza z kapturem „Zygzak”",
    "ŁĄKA żółć",
    "Příliš žluťoučký kůň",
    "Straße & Ærø",
    "Tom &amp; Jerry &#039;90",
    "  --a--  ",
    "100% cotton",
    "日本",
    "",
  ];
  assert.deepEqual(names.map(slugOf), [
    "bluza-z-kapturem-zygzak",
    "laka-zolc",
    "prilis-zlutoucky-kun",
    "strasse-aero",
    "tom-jerry-90",
    "a",
    "100-cotton",
    "",
    "",
  ]);
});

test("a slug is plain whatever the name, at most 120 letters, and its own slug", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
      const slug = slugOf(name);
      assert.match(slug, /^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      assert.ok(slug.length <= 120);
      assert.equal(slugOf(slug), slug);
    }),
  );
});
