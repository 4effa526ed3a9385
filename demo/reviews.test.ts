import assert from "node:assert/strict";
import { test } from "node:test";
import { drawings } from "./catalogue.ts";
import { sampleReviews } from "./reviews.ts";
import { sampleTexts } from "./reviews/texts.ts";

test("a good part of the demo's products have reviews, praise and complaints in three languages, no words twice at one product", () => {
  const samples = sampleReviews();
  const handles = new Set(samples.map((sample) => sample.handle));
  assert.ok(handles.size > drawings.length * 0.6 && handles.size < drawings.length * 0.9, String(handles.size));
  assert.equal(new Set(samples.map(({ handle, content }) => `${handle} ${content}`)).size, samples.length);
  assert.deepEqual([...new Set(samples.map((sample) => sample.lanId))].toSorted(), [1, 2, 6]);
  assert.ok(samples.some((sample) => sample.stars <= 2) && samples.some((sample) => sample.stars === 3));
  assert.ok(samples.every((sample) => sample.ago >= 0 && sample.ago < 1));
  assert.deepEqual(sampleReviews(), samples, "the same at every start");
});

test("every kind of goods has words of its own", () => {
  const kinds = sampleTexts.flatMap((group) => group.kinds);
  assert.equal(new Set(kinds).size, kinds.length);
  assert.deepEqual(
    [...new Set(drawings.map(({ look }) => look.kind))].filter((kind) => !kinds.includes(kind)),
    [],
  );
});
