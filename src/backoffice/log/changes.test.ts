import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf } from "./changes.ts";

test("what was changed is told field by field, and what stayed is not", () => {
  assert.deepEqual(
    changesOf({
      before: { state: "new", tags: ["a"], name: "x", gone: 1 },
      after: { state: "packed", tags: ["a"], name: "", come: null },
    }),
    [
      { field: "state", before: "new", after: "packed" },
      { field: "name", before: "x", after: "" },
      { field: "gone", before: 1 },
      { field: "come", after: null },
    ],
  );
  assert.deepEqual(changesOf({ before: null, after: { noteId: 7 } }), [{ field: "noteId", after: 7 }]);
  assert.deepEqual(changesOf({ before: null, after: null }), []);
});
