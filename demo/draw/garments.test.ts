import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countOf } from "../../test/counts.ts";
import type { Kind, Look } from "../catalogue/types.ts";
import { paint } from "./engine/scene.ts";
import { inputsOf } from "./inputs.ts";
import { kinds } from "./kinds.ts";
import { views } from "./picture.ts";

const garments: Kind[] = [
  "hoodie",
  "zipHoodie",
  "crewneck",
  "tee",
  "longsleeve",
  "shirt",
  "jeans",
  "cargo",
  "sweatpants",
  "shorts",
  "shellJacket",
  "pufferJacket",
];

const look = (kind: Kind, cut: Look["cut"], art: Look["print"]["art"] = "none"): Look => ({
  kind,
  cut,
  base: "olive",
  accent: "ecru",
  print: { art, text: "KOSTKA 12", colour: "chalk" },
});

/** Painting takes a third of a second each; a quick run leaves most to the full one. */
const painted = garments.slice(0, countOf("PAINTED_KINDS"));

describe("garments", () => {
  for (const kind of garments) {
    test(`${kind}: its three cuts and three views are all different scenes`, () => {
      const scenes = new Set<string>();
      for (const cut of [0, 1, 2] as const)
        for (const view of views) scenes.add(JSON.stringify(kinds[kind](look(kind, cut), 5, view)));
      assert.equal(scenes.size, 9);
    });
  }

  for (const kind of painted) {
    test(`${kind}: its front shows cloth of its dye`, async () => {
      const { data } = await paint(kinds[kind](look(kind, 0), 5, "front"), 0.1);
      // Olive is far darker than the ground: at least a tenth of the picture must be cloth.
      let cloth = 0;
      for (let i = 0; i < data.length; i += 3) if (data[i]! < 150 && data[i + 2]! < 110) cloth++;
      assert.ok(cloth > data.length / 30, `${cloth} pixels of cloth`);
    });
  }

  test("the same look and seed always give the same bytes, another seed hangs differently", async () => {
    const draw = (seed: number) => paint(kinds.tee(look("tee", 0, "sun"), seed, "front"), 0.2);
    const [first, again, other] = [await draw(7), await draw(7), await draw(8)];
    assert.ok(first.data.equals(again.data));
    assert.ok(!first.data.equals(other.data));
  });

  test("pictures are 1200 × 1500 times the scale", async () => {
    const { width, height, data } = await paint(kinds.jeans(look("jeans", 1), 1, "back"), 0.25);
    assert.deepEqual([width, height, data.length], [300, 375, 300 * 375 * 3]);
  });

  test("a print changes the front of a tee", async () => {
    const [plain, printed] = [
      await paint(kinds.tee(look("tee", 0), 3, "front"), 0.15),
      await paint(kinds.tee(look("tee", 0, "waves"), 3, "front"), 0.15),
    ];
    assert.ok(!plain.data.equals(printed.data));
  });
});

describe("inputsOf", () => {
  test("is the same for the same look and seed, and differs by each of them", async () => {
    const one = await inputsOf(look("tee", 0), 3);
    assert.equal(one, await inputsOf(look("tee", 0), 3));
    assert.notEqual(one, await inputsOf(look("tee", 1), 3));
    assert.notEqual(one, await inputsOf(look("tee", 0), 4));
    assert.notEqual(one, await inputsOf(look("longsleeve", 0), 3));
  });
});
