import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { commonRatio, cropAbout, otherPicture } from "./picture.ts";

test("a crop is as large as the picture allows and keeps the focus in its middle, never past an edge", () => {
  const landscape = { width: 3000, height: 2000 };
  const tile = 4 / 5;
  assert.deepEqual(cropAbout(landscape, { ratio: tile, focus: { x: 50, y: 50 } }), {
    left: 700,
    top: 0,
    width: 1600,
    height: 2000,
  });
  assert.equal(cropAbout(landscape, { ratio: tile, focus: { x: 40, y: 0 } }).left, 400);
  assert.equal(cropAbout(landscape, { ratio: tile, focus: { x: 0, y: 50 } }).left, 0, "at the left edge");
  assert.equal(cropAbout(landscape, { ratio: tile, focus: { x: 100, y: 50 } }).left, 1400, "at the right edge");
  assert.deepEqual(cropAbout({ width: 1000, height: 1500 }, { ratio: 1, focus: { x: 50, y: 10 } }), {
    left: 0,
    top: 0,
    width: 1000,
    height: 1000,
  });
});

test("what most pictures are is told where a label may choose it: a camera's rounding counts as its ratio", () => {
  assert.equal(commonRatio([2 / 3, 0.6601, 0.68, 1]), "2:3");
  assert.equal(commonRatio([0.8, 0.8, 1]), "4:5");
  assert.equal(commonRatio([0.75, 0.75, 0.8]), "3:4");
  assert.equal(commonRatio([1, 1, 1.5, 1.5]), null, "half of them are not most");
  assert.equal(commonRatio([16 / 9, 16 / 9]), null, "no ratio of a shop");
  assert.equal(commonRatio([]), null);
});

test("whatever the picture, its crop lies within it and holds the focus", () => {
  const side = fc.integer({ min: 1, max: 8000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, percent, percent, fc.constantFrom(0.8, 1, 1200 / 630), (width, height, x, y, ratio) => {
      const { left, top, ...crop } = cropAbout({ width, height }, { ratio, focus: { x, y } });
      assert.ok(left >= 0 && top >= 0 && crop.width >= 1 && crop.height >= 1);
      assert.ok(left + crop.width <= width && top + crop.height <= height);
      assert.ok(crop.width === width || crop.height === height);
      const [across, down] = [(width * x) / 100, (height * y) / 100];
      assert.ok(
        across >= left - 1 && across <= left + crop.width + 1 && down >= top - 1 && down <= top + crop.height + 1,
      );
    }),
  );
});

test("a tile that is pointed at shows somebody who wears it, else its second picture", () => {
  const [front, back, model] = [
    { path: "1" },
    { path: "2", role: "back" as const },
    { path: "3", role: "model" as const },
  ];
  assert.equal(otherPicture([front, back, model]), model);
  assert.equal(otherPicture([front, back]), back);
  assert.equal(otherPicture([model, front, { ...model, path: "4" }]), front, "it is worn in the first one already");
  assert.equal(otherPicture([front]), undefined);
  assert.equal(otherPicture([]), undefined);
});
