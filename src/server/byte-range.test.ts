import assert from "node:assert/strict";
import { test } from "node:test";
import { byteRangeOf } from "./byte-range.ts";

test("a range is the part it names, no further than there is; what says no part is all of it (RFC 9110, 14.1)", () => {
  const cases: [string | undefined, ReturnType<typeof byteRangeOf>][] = [
    [undefined, null],
    ["bytes=0-", { start: 0, end: 99 }],
    ["bytes=0-1", { start: 0, end: 1 }],
    ["bytes=90-200", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-200", { start: 0, end: 99 }],
    ["bytes=100-", "none"],
    ["bytes=-0", "none"],
    ["bytes=5-4", null],
    ["bytes=-", null],
    ["bytes=0-1,5-6", null],
    ["pages=1-2", null],
    ["bytes=a-b", null],
    ["bytes=99999999999999999999-", null],
  ];
  for (const [header, range] of cases) assert.deepEqual(byteRangeOf(header, 100), range, header);
});
