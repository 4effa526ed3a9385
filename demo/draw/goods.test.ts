import assert from "node:assert/strict";
import { test } from "node:test";
import type { Kind, Look } from "../catalogue/types.ts";
import type { Scene, View } from "./engine/scene.ts";
import { compositions } from "./compose.ts";
import { kinds } from "./kinds.ts";

const goods: Kind[] = [
  "cap",
  "beanie",
  "bucketHat",
  "gloves",
  "socks",
  "backpack",
  "waistBag",
  "tote",
  "sneakerLow",
  "sneakerHigh",
  "boot",
  "slide",
  "deck",
  "trucks",
  "wheels",
  "helmet",
  "snowboard",
  "bindings",
  "goggles",
  "dumbbell",
  "mat",
  "waterBottle",
  "dropperBottle",
  "jar",
  "grinder",
  "papers",
  "lighter",
];
const views: View[] = ["front", "back", "detail"];

function drawn(kind: Kind, cut: Look["cut"], view: View, seed = 7, look: Partial<Look> = {}): Scene {
  const draw = kinds[kind];
  assert.ok(draw, `${kind} has a drawing program`);
  return draw(
    { kind, cut, base: "navy", accent: "orange", print: { art: "smallMark", colour: "chalk", text: "BRUK" }, ...look },
    seed,
    view,
  );
}

const outlines = (scene: Scene): string => JSON.stringify(scene.panels.map((p) => p.path));

for (const kind of goods) {
  test(`${kind}: every cut and view is made of whole outlines near the picture`, () => {
    for (const cut of [0, 1, 2] as const)
      for (const view of views) {
        const scene = drawn(kind, cut, view);
        assert.ok(scene.panels.length > 1);
        const numbers = outlines(scene).match(/-?\d+\.?\d*(?:e-?\d+)?|NaN|Infinity/g) ?? [];
        for (const n of numbers) assert.ok(Number(n) > -700 && Number(n) < 2000, `${kind} ${cut} ${view}: ${n}`);
      }
  });

  test(`${kind}: the back is another drawing than the front, the close-up stands nearer`, () => {
    // A knitted hat's back has the outline of its front: it differs in its folds and its missing label.
    for (const cut of [0, 1, 2] as const) {
      const [front, back, detail] = views.map((view) => drawn(kind, cut, view)) as [Scene, Scene, Scene];
      assert.notEqual(JSON.stringify(front), JSON.stringify(back));
      assert.ok((detail.camera?.zoom ?? 1) > (front.camera?.zoom ?? 1) * 1.5);
    }
  });

  test(`${kind}: at least two cuts differ in outline`, () => {
    assert.notEqual(outlines(drawn(kind, 0, "front")), outlines(drawn(kind, 1, "front")));
  });

  test(`${kind}: the same look and seed draw the same scene; another dye changes no outline`, () => {
    assert.equal(JSON.stringify(drawn(kind, 0, "front")), JSON.stringify(drawn(kind, 0, "front")));
    assert.equal(outlines(drawn(kind, 0, "front")), outlines(drawn(kind, 0, "front", 7, { base: "olive" })));
  });
}

test("compositions: each name once, each good drawable, the campaign see-through and its left calm", () => {
  assert.equal(new Set(compositions.map((c) => c.name)).size, compositions.length);
  for (const composition of compositions)
    for (const good of composition.goods) assert.ok(kinds[good.kind], `${composition.name}: ${good.kind}`);
  const wide = compositions.find((c) => c.name === "hero");
  assert.ok(wide && !wide.concrete);
  // The headline's first line ends at 58 % of the width; no middle of a thing lies above the lower third there.
  assert.ok(wide.goods.every((g) => g.x > wide.width * 0.58 || g.y > wide.height * 0.66));
});
