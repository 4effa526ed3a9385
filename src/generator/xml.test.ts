import assert from "node:assert/strict";
import { test } from "node:test";
import { element } from "./xml.ts";

test("an element without a text is not written", () => {
  assert.deepEqual(
    [element("a", "x & y"), element("a", ""), element("a", null), element("a", undefined)],
    ["<a>x &amp; y</a>", "", "", ""],
  );
});
