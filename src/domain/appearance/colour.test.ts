import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readingOf, styleName, styleNamed, usualAppearance } from "./appearance.ts";
import { colourForm, contrastOf, isReadable, nearestReadable } from "./colour.ts";

test("a colour is taken as designers write it", () => {
  for (const [typed, form] of [
    ["#D8FF3C", "#d8ff3c"],
    [" d8ff3c ", "#d8ff3c"],
    ["#fff", "#ffffff"],
    ["a1C", "#aa11cc"],
    ["#ffff", null],
    ["red", null],
    ["rgb(0,0,0)", null],
    ["", null],
    ["#d8ff3c;}", null],
  ] as const)
    assert.equal(colourForm(typed), form, typed);
});

test("contrast is that of WCAG", () => {
  assert.equal(contrastOf("#000000", "#ffffff"), 21);
  assert.equal(contrastOf("#111111", "#111111"), 1);
  // The two greys everybody knows: the first passes on white, the next one does not.
  assert.ok(isReadable("#767676", "#ffffff"));
  assert.ok(!isReadable("#777777", "#ffffff"));
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("beside any colour the nearest of another one's hue can be read, and one that can be read is its own nearest", () => {
  fc.assert(
    fc.property(colour, colour, (one, beside) => {
      const nearest = nearestReadable(one, beside);
      assert.match(nearest, /^#[0-9a-f]{6}$/);
      assert.ok(isReadable(nearest, beside), `${one} beside ${beside}: ${nearest}`);
      if (isReadable(one, beside)) assert.equal(nearest, one);
    }),
    { numRuns: 300 },
  );
});

test("what is offered is near: a blue that is too light for white becomes a darker blue", () => {
  const { passes, contrast, accent, accentText } = readingOf({ accent: "#5b8def", accentText: "#ffffff" });
  assert.deepEqual([passes, contrast], [false, 3.2]);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  assert.ok(blue! > green! && green! > red!, accent);
  assert.ok(contrastOf(accent, "#ffffff") < 4.8, accent);
  assert.ok(isReadable(accentText, "#5b8def"), accentText);
  assert.ok(readingOf(usualAppearance).passes);
});

test("the name of a stylesheet says all of it, and nothing else is such a name", () => {
  const style = { accent: "#2d55a6", accentText: "#ffffff", letters: 14, logo: "0123456789abcdef", logoDark: null };
  assert.deepEqual(styleNamed(styleName(style)), style);
  for (const name of ["", "x", "2d55a6-ffffff-0-0", "2d55a6-ffffff-100-0-0", "2d55a6-ffffff-0-0-0-0", "}-ffffff-0-0-0"])
    assert.equal(styleNamed(name), null, name);
});
