import assert from "node:assert/strict";
import { test } from "node:test";
import { notices, notify } from "./notices-state.ts";

test("a notice stays for 3300 ms; a newer one takes its place and its time", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  notify("Produkt dodany do koszyka.");
  t.mock.timers.tick(3299);
  assert.equal(notices.getState().notice?.text, "Produkt dodany do koszyka.");
  notify("Drugi");
  t.mock.timers.tick(3299);
  assert.equal(notices.getState().notice?.text, "Drugi");
  t.mock.timers.tick(1);
  assert.equal(notices.getState().notice, null);
});

test("trouble stays twice as long", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  notify("Nie ma tylu sztuk.", "trouble");
  t.mock.timers.tick(6599);
  assert.equal(notices.getState().notice?.kind, "trouble");
  t.mock.timers.tick(1);
  assert.equal(notices.getState().notice, null);
});
