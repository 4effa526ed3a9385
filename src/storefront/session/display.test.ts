import assert from "node:assert/strict";
import { test } from "node:test";
import { watchWidth } from "./display.ts";
import { session } from "./store.ts";

test("a window of 530 px is mobile, one of 531 px is not, and its changes are followed", () => {
  const browser = Object.assign(new EventTarget(), { innerWidth: 530 });
  const stop = watchWidth(browser);
  assert.deepEqual([session.getState().mobile, session.getState().width], [true, 530]);

  browser.innerWidth = 531;
  browser.dispatchEvent(new Event("resize"));
  assert.deepEqual([session.getState().mobile, session.getState().width], [false, 531]);

  stop();
  browser.innerWidth = 390;
  browser.dispatchEvent(new Event("resize"));
  assert.equal(session.getState().mobile, false);
});
