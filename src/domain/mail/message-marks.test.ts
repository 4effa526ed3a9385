import assert from "node:assert/strict";
import { test } from "node:test";
import { fillMessage, marksOf, openMarks } from "./message-marks.ts";

const order = {
  number: 1042,
  firstName: "Kasia",
  tracking: null,
  arrival: { from: "2026-11-30", to: "2026-12-02" },
};

test("a message's marks are filled from its order, in its reader's language", () => {
  const text = "{{firstName}}, {{number}}: {{arrives}}";
  const filled = (lanCode: "pl" | "en" | "cz") => fillMessage(text, marksOf(order, lanCode)).replaceAll("\u00a0", " ");
  assert.equal(filled("pl"), "Kasia, 1042: 30 listopada – 2 grudnia");
  assert.equal(filled("en"), "Kasia, 1042: 30 November – 2 December");
  assert.equal(filled("cz"), "Kasia, 1042: 30. listopadu – 2. prosince");
});

test("what an order does not say, and what is no mark, stays and is told", () => {
  const filled = fillMessage("{{tracking}} {{toString}} {{tracking}} {number}", marksOf(order, "pl"));
  assert.equal(filled, "{{tracking}} {{toString}} {{tracking}} {number}");
  assert.deepEqual(openMarks(filled), ["{{tracking}}", "{{toString}}"]);
  assert.deepEqual(openMarks("1042"), []);
});

test("what an order says is not read for marks again", () => {
  assert.equal(fillMessage("{{firstName}}", marksOf({ ...order, firstName: "{{number}}" }, "pl")), "{{number}}");
});
