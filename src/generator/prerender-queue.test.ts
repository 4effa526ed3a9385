import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Batch, openPrerenderQueue } from "./prerender-queue.ts";

const pathsOf = (batch: Batch | null) => [...(batch?.paths ?? [])];

test("paths are handed out in the order they came; one that waits already keeps its place", () => {
  const queue = openPrerenderQueue();
  queue.add(["/a/", "/b/", "/c/"]);
  queue.add(["/d/", "/a/"]);
  assert.deepEqual([pathsOf(queue.next(2)), queue.waiting, queue.left], [["/a/", "/b/"], 2, 4]);
  assert.deepEqual([pathsOf(queue.next(9)), queue.next(9)], [["/c/", "/d/"], null]);
});

test("what changed while a batch was printed has its readers wait again, before all others; what began later has read it", () => {
  const queue = openPrerenderQueue();
  queue.add(["/a/", "/b/", "/c/", "/d/"]);
  const early = queue.next(2)!;
  queue.hear(["product:1"]);
  const late = queue.next(1)!;
  late.end([["/c/", { reads: ["product:1"] }]]);
  early.end([
    ["/a/", { reads: ["menu"] }],
    ["/b/", { reads: ["menu", "product:1"] }],
  ]);
  assert.deepEqual([pathsOf(queue.next(9)), queue.left], [["/b/", "/d/"], 2]);
});

test("a path that waits again while a batch has it belongs to the next batch as soon as that is handed out", () => {
  const queue = openPrerenderQueue();
  queue.add(["/a/", "/b/"]);
  const slow = queue.next(2)!;
  queue.hear(["menu"]);
  queue.add(["/b/", "/a/"]);
  const quick = queue.next(1)!;
  assert.deepEqual([slow.isTakenOut("/b/"), slow.isTakenOut("/a/"), quick.isTakenOut("/b/")], [true, false, false]);
  slow.end([
    ["/a/", { reads: ["menu"] }],
    ["/b/", { reads: ["menu"] }],
  ]);
  assert.deepEqual(pathsOf(queue.next(9)), ["/a/"]);
});

test("whatever is added, handed out, taken out and heard, no path is lost, none ends with what has changed since, and no older print comes after a newer one", () => {
  const path = fc.integer({ min: 1, max: 3 }).map((id) => `/${id}/`);
  const step = fc.record({
    what: fc.constantFrom("add" as const, "hear" as const, "takeOut" as const, "next" as const, "end" as const),
    path,
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = openPrerenderQueue();
      const inHand: Batch[] = [];
      /** The version each path has, the one of it that was drawn, and which must be drawn in the end. */
      const now = new Map<string, number>();
      const drawn = new Map<string, number>();
      const read = new Map<Batch, Map<string, number>>();
      const owed = new Set<string>();
      const begin = (batch: Batch | null) => {
        if (batch === null) return;
        inHand.push(batch);
        read.set(batch, new Map([...batch.paths].map((one) => [one, now.get(one) ?? 0])));
      };
      const end = (batch: Batch | undefined) => {
        if (batch === undefined) return;
        for (const one of batch.paths) {
          if (batch.isTakenOut(one)) continue;
          const version = read.get(batch)!.get(one)!;
          assert.ok(version >= (drawn.get(one) ?? 0), `${one} was drawn from what is newer already`);
          drawn.set(one, version);
        }
        batch.end([...batch.paths].map((one) => [one, { reads: [one] }]));
      };
      const does = {
        add(one: string) {
          owed.add(one);
          queue.add([one]);
        },
        /** It changes; as the prerenderer does, its prerendered page is found by what it read. */
        hear(one: string) {
          now.set(one, (now.get(one) ?? 0) + 1);
          queue.hear([one]);
          if (drawn.has(one)) queue.add([one]);
        },
        takeOut(one: string) {
          owed.add(one);
          queue.takeOut([one]);
          drawn.set(one, now.get(one) ?? 0);
        },
        next: () => begin(queue.next(1)),
        /** Batches end in any order. */
        end: (one: string) => end(inHand.splice(Number(one[1]) % Math.max(1, inHand.length), 1)[0]),
      };
      for (const { what, path: one } of steps) does[what](one);
      while (queue.left > 0) {
        begin(queue.next(1));
        end(inHand.shift());
      }
      for (const one of owed) assert.equal(drawn.get(one), now.get(one) ?? 0, one);
    }),
    { numRuns: 5000 },
  );
});
