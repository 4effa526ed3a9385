import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { planPrerender } from "./plan.ts";

const prerendered = new Map([
  ["/", { version: "a", reads: ["menu", "product:1", "product:2"] }],
  ["/bluza/", { version: "b", reads: ["menu", "product:1"] }],
  ["/czapka/", { version: "c", reads: ["menu", "product:2"] }],
  ["/gone/", { version: "d", reads: ["menu", "product:3"] }],
]);
const wanted = [{ path: "/" }, { path: "/bluza/" }, { path: "/czapka/" }, { path: "/nowa/" }];

test("prints what was never printed and what read a changed fact, and nothing else", () => {
  const plan = planPrerender({ wanted, printed: prerendered, changed: new Set(["product:1"]) });
  assert.deepEqual(
    plan.print.map((key) => key.path),
    ["/", "/bluza/", "/nowa/"],
  );
});

test("removes printed pages nobody wants", () => {
  assert.deepEqual(planPrerender({ wanted, printed: prerendered, changed: new Set() }).remove, ["/gone/"]);
});

test("nothing changed and all printed: nothing to do", () => {
  const all = [...prerendered.keys()].map((path) => ({ path }));
  assert.deepEqual(planPrerender({ wanted: all, printed: prerendered, changed: new Set() }), { print: [], remove: [] });
});

test("what only moves comes last, and once", () => {
  const plan = planPrerender({
    wanted,
    printed: prerendered,
    changed: new Set(["product:1"]),
    scattered: new Set(["/czapka/", "/bluza/", "/gone/"]),
  });
  assert.deepEqual(
    plan.print.map((key) => key.path),
    ["/", "/bluza/", "/nowa/", "/czapka/"],
  );
});

test("a page is printed exactly when it is new or shares a fact with the changes", () => {
  const cacheTags = fc.array(fc.integer({ min: 1, max: 9 }).map((id) => `product:${id}`));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), cacheTags)), cacheTags, (pages, changes) => {
      const known = new Map(pages.map(([id, reads]) => [`/${id}/`, { version: "v", reads }]));
      const keys = [...known.keys(), "/new/"].map((path) => ({ path }));
      const changed = new Set(changes);
      const prerenderedNow = new Set(
        planPrerender({ wanted: keys, printed: known, changed }).print.map((key) => key.path),
      );
      for (const [path, { reads }] of known)
        assert.equal(
          prerenderedNow.has(path),
          reads.some((cacheTag) => changed.has(cacheTag)),
        );
      assert.ok(prerenderedNow.has("/new/"));
    }),
  );
});
