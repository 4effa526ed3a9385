import assert from "node:assert/strict";
import { test } from "node:test";
import { openPackRoom } from "./pack-room.ts";
import type { PagePlace } from "./page-pack.ts";

const pageAt = (pack: string, index: number): PagePlace => ({ pack, start: index * 10, length: 10, check: 0 });

test("a pack can go with its last current page, not before", () => {
  const room = openPackRoom();
  for (const index of [0, 1]) room.take(pageAt("a", index));
  assert.equal(room.leave(pageAt("a", 1)), null);
  assert.equal(room.leave(pageAt("a", 0)), "a");
});

test("packs mostly of old pages are emptied once old pages take more than the current ones and what may be spared", () => {
  const room = openPackRoom(25);
  for (let index = 0; index < 10; index += 1) room.take(pageAt("first", index));
  // One page after the other is prerendered again into a pack of its own, the last three are not.
  const sparse = Array.from({ length: 7 }, (_, index) => {
    room.take(pageAt(`again-${index}`, 0));
    room.leave(pageAt("first", index));
    return [...room.sparse()];
  });
  // 70 bytes are old then: fewer than the 100 current ones and 25.
  assert.deepEqual(sparse.at(-1), []);
  for (const index of [7, 8]) {
    room.take(pageAt("later", index - 7));
    room.leave(pageAt("first", index));
  }
  for (let index = 0; index < 6; index += 1) assert.equal(room.leave(pageAt(`again-${index}`, 0)), `again-${index}`);
  // 90 of the first pack's 100 bytes are old, 40 are current in all.
  assert.deepEqual([...room.sparse()], ["first"]);
});
