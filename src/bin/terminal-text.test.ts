import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { terminalJson, terminalText } from "./terminal-text.ts";

test("nothing that reaches the operator's terminal steers it, and JSON stays the same to who reads it", () => {
  assert.equal(
    terminalText("  1001\tKasia \u001b[2J\u009b31m\u001b]0;x\u0007\u202eWójcik\r\n😀"),
    "  1001\tKasia [2J31m]0;xWójcik\n😀",
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const shown of [terminalText(text), terminalJson(text)])
        assert.doesNotMatch(shown, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      assert.equal(JSON.parse(terminalJson(text)), text);
    }),
  );
});
