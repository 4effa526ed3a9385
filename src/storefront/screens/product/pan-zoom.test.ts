import assert from "node:assert/strict";
import { test } from "node:test";
import { largest, moved, pinched, whole, zoomAbout } from "./pan-zoom.ts";

const size = { width: 400, height: 800 };

test("the point that is zoomed about stays where it is, as far as the picture's edges allow", () => {
  const at = { x: 100, y: -200 };
  const near = zoomAbout(whole, { factor: 2, at, size });
  assert.deepEqual(near, { scale: 2, x: -100, y: 200 });
  assert.deepEqual(zoomAbout(near, { factor: 0.5, at, size }), whole);
  assert.deepEqual(
    zoomAbout(whole, { factor: 2, at: { x: 200, y: 400 }, size }),
    { scale: 2, x: -200, y: -400 },
    "a corner",
  );
});

test("a picture is never smaller than whole and never larger than the largest", () => {
  assert.deepEqual(zoomAbout({ scale: 1.5, x: 50, y: 50 }, { factor: 0.1, at: { x: 0, y: 0 }, size }), whole);
  assert.equal(zoomAbout(whole, { factor: 100, at: { x: 0, y: 0 }, size }).scale, largest);
});

test("a picture is moved to its edges and no further; a whole one does not move", () => {
  assert.deepEqual(moved({ scale: 2, x: 0, y: 0 }, { by: { x: 150, y: -1000 }, size }), { scale: 2, x: 150, y: -400 });
  assert.deepEqual(moved(whole, { by: { x: 10, y: 10 }, size }), whole);
});

test("what is between two fingers stays between them while they part and move", () => {
  const from = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const apart = pinched(whole, {
    from,
    to: [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    size,
  });
  assert.deepEqual(apart, { scale: 2, x: 0, y: 0 });
  const aside = pinched(apart, {
    from,
    to: [
      { x: -20, y: 60 },
      { x: 80, y: 60 },
    ],
    size,
  });
  assert.deepEqual(aside, { scale: 2, x: 30, y: 60 }, "as far apart as before, both elsewhere");
  assert.deepEqual(
    pinched(aside, {
      from,
      to: [
        { x: -1, y: 0 },
        { x: 1, y: 0 },
      ],
      size,
    }),
    whole,
    "together",
  );
});
