import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOfFrame, focusInBox, type Frame, frameOfBox, frameRatios, ratioOf, shownIn } from "./picture-frame.ts";

const frame = (more: Partial<Frame>): Frame => ({ ratio: "4:5", size: 100, x: 50, y: 50, ...more });

test("a window is the largest of its ratio, or smaller, and never reaches out of its picture", () => {
  // 3000 × 2000: 4:5 is 1600 of 3000 wide.
  assert.deepEqual(boxOfFrame(frame({}), 1.5), { left: 234, top: 0, width: 533, height: 1000 });
  assert.deepEqual(boxOfFrame(frame({ ratio: "whole" }), 1.5), null);
  assert.deepEqual(boxOfFrame(frame({ ratio: "own" }), 1.5), null, "all of it is no cut");
  for (const own of [0.2, 0.8, 1, 1.5, 4])
    for (const ratio of frameRatios)
      for (const size of [20, 37, 99, 100])
        for (const at of [0, 33, 100]) {
          const box = boxOfFrame({ ratio, size, x: at, y: at }, own);
          if (box === null) continue;
          const { left, top, width, height } = box;
          assert.ok(left >= 0 && top >= 0 && width >= 1 && height >= 1, JSON.stringify(box));
          assert.ok(left + width <= 1000 && top + height <= 1000, JSON.stringify(box));
          if (ratio === "own" || ratio === "whole") continue;
          assert.ok(
            Math.abs(((width / height) * own) / ratioOf(ratio) - 1) < 0.02,
            `${ratio} of ${own}: ${JSON.stringify(box)}`,
          );
        }
});

test("the window of a part is found again", () => {
  for (const own of [0.8, 1, 1.5])
    for (const size of [40, 75, 100])
      for (const at of [0, 50, 100]) {
        const put = { ratio: "1:1" as const, size, x: at, y: at };
        const box = boxOfFrame(put, own)!;
        const found = frameOfBox(box, own);
        assert.equal(found.ratio, "1:1");
        assert.ok(Math.abs(found.size - size) <= 1);
        if (box.width < 1000) assert.ok(Math.abs(found.x - at) <= 1);
        if (box.height < 1000) assert.ok(Math.abs(found.y - at) <= 1);
      }
  assert.equal(frameOfBox(null, 1).ratio, "whole");
});

test("a point stays where it was when the window goes elsewhere, and is none outside of it", () => {
  const to = { left: 500, top: 0, width: 500, height: 500 };
  assert.deepEqual(focusInBox({ x: 75, y: 25 }, { from: null, to }), { x: 50, y: 50 });
  assert.deepEqual(focusInBox({ x: 50, y: 50 }, { from: to, to: null }), { x: 75, y: 25 });
  assert.equal(focusInBox({ x: 10, y: 10 }, { from: null, to }), null);
  assert.equal(focusInBox(null, { from: null, to }), null);
});

test("a place shows the part whole, or what is about its point", () => {
  const box = { left: 0, top: 0, width: 500, height: 1000 };
  assert.equal(shownIn(1, { own: 2, box, focus: null }), box);
  // The part is a square of 1000 by 1000 of 2000 by 1000: a place of 2:1 shows half of its height.
  const shown = shownIn(2, { own: 2, box, focus: { x: 50, y: 0 } });
  assert.deepEqual(shown, { left: 0, top: 0, width: 500, height: 500 });
});
