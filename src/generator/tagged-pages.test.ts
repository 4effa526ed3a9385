import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openReaders } from "./tagged-pages.ts";

type Pages = Map<string, { reads: readonly string[] }>;

const cacheTag = fc.integer({ min: 1, max: 8 }).map((id) => `product:${id}`);
const turn = fc.record({
  path: fc.integer({ min: 1, max: 12 }).map((id) => `/${id}/`),
  reads: fc.option(fc.array(cacheTag, { maxLength: 6 })),
});

test("whatever is printed, printed anew and removed, the readers of facts are those a look at every page finds", () => {
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 40 }),
      fc.array(cacheTag, { maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      (turns, changed, most) => {
        const pages: Pages = new Map();
        const readers = openReaders(pages, most);
        for (const { path, reads } of turns) {
          readers.remove(path, pages.get(path)?.reads ?? []);
          pages.delete(path);
          if (reads === null) continue;
          pages.set(path, { reads });
          readers.add(path, reads);
        }
        const looked = [...pages]
          .filter(([, { reads }]) => reads.some((one) => changed.includes(one)))
          .map(([path]) => path);
        assert.deepEqual([...readers.of(changed)].sort(), looked.sort());
      },
    ),
  );
});

/** Pages that count how often all of them are looked at. */
class Watched extends Map<string, { reads: readonly string[] }> {
  walks = 0;
  override [Symbol.iterator]() {
    this.walks += 1;
    return super[Symbol.iterator]();
  }
}

test("what few pages read is found without a look at the others, what everybody reads page by page", () => {
  const pages = new Watched();
  const readers = openReaders(pages);
  for (let id = 0; id < 2000; id += 1) {
    pages.set(`/${id}/`, { reads: ["menu", `product:${id}`, `product:${id + 1}`] });
    readers.add(`/${id}/`, pages.get(`/${id}/`)!.reads);
  }
  assert.deepEqual([[...readers.of(["product:7"])], pages.walks], [["/6/", "/7/"], 0]);
  assert.deepEqual(
    [readers.areMany("product:7"), readers.areMany("menu"), readers.areMany("product:none"), pages.walks],
    [false, true, false, 0],
  );
  assert.deepEqual([readers.of(["menu", "product:7"]).size, pages.walks], [2000, 1]);
});
