import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { testDatabase } from "../../../test/database.ts";
import { type EntityKind, entityAt, savePaths } from "./paths.ts";

const { pool } = await testDatabase();
const give = (path: string, entityId: number, kind: EntityKind = "category") =>
  savePaths(pool, [{ path, kind, entity_id: entityId }]);
const whereIs = async (path: string) => (await entityAt(pool, path))?.path ?? null;

test("a path that was left leads to where its page is now, however often it moved, and back", async () => {
  await give("bluzy/", 1);
  await give("odziez/bluzy/", 1);
  await give("odziez/cieple/bluzy/", 1);
  for (const earlier of ["bluzy/", "Bluzy", "odziez/bluzy/", "ODZIEZ/bluzy"])
    assert.equal(await whereIs(earlier), "odziez/cieple/bluzy/", earlier);
  await give("bluzy/", 1);
  for (const path of ["bluzy/", "odziez/bluzy/", "odziez/cieple/bluzy/"])
    assert.equal(await whereIs(path), "bluzy/", path);
});

test("a path that another page has taken is that page's", async () => {
  await give("nowe/", 2);
  await give("stare/", 2);
  await give("nowe/", 3);
  assert.deepEqual([await whereIs("nowe/"), (await entityAt(pool, "nowe/"))!.entity_id], ["nowe/", 3]);
  await pool.query("DELETE FROM paths WHERE entity_id = 3");
  assert.equal(await whereIs("nowe/"), null, "who had it last is gone, and nobody is guessed");
  await give("wraca/", 3);
  assert.equal(await whereIs("nowe/"), "wraca/");
});

test("whatever moves where, every redirect ends at a page in one step", async () => {
  const move = fc.record({
    id: fc.integer({ min: 10, max: 13 }),
    at: fc.integer({ min: 0, max: 5 }),
    gone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 25 }), async (moves) => {
      for (const { id, at, gone } of moves) {
        if (gone) await pool.query("DELETE FROM paths WHERE entity_id = $1", [id]);
        // Somebody may have it: then it stays.
        else await give(`m-${at}/`, id).catch(() => undefined);
        const { rows } = await pool.query(
          "SELECT FROM redirects r WHERE NOT EXISTS (SELECT FROM paths WHERE path = to_path) OR EXISTS (SELECT FROM paths WHERE lower(rtrim(path, '/')) = r.spelling)",
        );
        assert.equal(rows.length, 0);
      }
    }),
    { numRuns: 20 },
  );
});
