import assert from "node:assert/strict";
import { test } from "node:test";
import { compareSizes } from "./size-order.ts";

const sorted = (sizes: string) => sizes.split(" ").toSorted(compareSizes).join(" ");

test("letter sizes go from small to large, however the many X are written", () => {
  assert.equal(sorted("XL M 3XL S XXS L XS 2XL 5XL XXXL"), "XXS XS S M L XL 2XL 3XL XXXL 5XL");
  assert.equal(sorted("L M/L S M S/M"), "S S/M M M/L L");
});

test("numbers go by their value, not by their first digit", () => {
  assert.equal(sorted("100 36 9 42 44.5 44 8"), "8 9 36 42 44 44.5 100");
  assert.equal(sorted("8.5 8.125 8.0 8.25 8.375"), "8.0 8.125 8.25 8.375 8.5");
  assert.equal(sorted("162W 148 159W 155 159"), "148 155 159 159W 162W");
  assert.equal(sorted("58-60 52-54 56-58 54-56"), "52-54 54-56 56-58 58-60");
  assert.deepEqual(["10", "5,5", "8 1/2", "8"].toSorted(compareSizes), ["5,5", "8", "8 1/2", "10"]);
});

test("letters stand before numbers, words at the end, by the Polish alphabet", () => {
  assert.equal(sorted("UNI 38 M żółw średni 8/10 S"), "S M 8/10 38 średni UNI żółw");
});

test("any two texts are ordered one way", () => {
  for (const a of ["", "X", "XM", "M", "0", "8/0", "🧢", "S/Q", "-5"]) {
    assert.equal(compareSizes(a, a), 0);
    for (const b of ["", "XS", "9", "🧢", "UNI"])
      assert.ok(Math.sign(compareSizes(a, b)) === -Math.sign(compareSizes(b, a)), `${a} ${b}`);
  }
});
