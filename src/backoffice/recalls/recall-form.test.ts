import assert from "node:assert/strict";
import { test } from "node:test";
import { blankRecall, recallOf, type RecallTyped, wrongIn } from "./recall-form.ts";

const said = { identification: "Partia 12.", sold: "W marcu 2026.", hazard: "Pęka.", action: "Nie używaj." };
const whole: RecallTyped = { ...blankRecall, pl: said };

test("a recall is sent once every part of each language that is written in is there, with two remedies", () => {
  const remedies = ["replacement", "refund"] as const;
  assert.deepEqual(recallOf(whole), { variantId: null, notice: { pl: { ...said, remedies: [...remedies] } } });
  assert.equal(recallOf(blankRecall), null);
  assert.equal(recallOf({ ...whole, remedies: ["refund"] }), null, "one to choose from is no choice");
  const english = { ...blankRecall.en, hazard: "It may break." };
  assert.equal(recallOf({ ...whole, en: english }), null, "begun and not whole");
  const both = recallOf({ ...whole, variant: "7", en: said });
  assert.deepEqual([both?.variantId, Object.keys(both?.notice ?? {})], [7, ["pl", "en"]]);
});

test("words that play the danger down are named where they stand, and nothing is sent with them", () => {
  assert.deepEqual(wrongIn("To dobrowolna akcja."), { plays: "dobrowolna" });
  assert.equal(wrongIn(" x "), "short");
  assert.equal(wrongIn("Pęka."), null);
  assert.equal(recallOf({ ...whole, pl: { ...said, hazard: "W rzadkich przypadkach pęka." } }), null);
});
