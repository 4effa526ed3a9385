import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { settledCacheTags } from "../../test/builders/cache-tags.ts";
import { testDatabase } from "../../test/database.ts";
import { inTransaction, type PoolClient } from "./connect.ts";
import { type CacheTagCursor, cacheTagsNow, cacheTagsSince, invalidateCacheTags } from "./cache-tags.ts";

const { pool } = await testDatabase();

test("invalidated cache tags are told once, in the order of their transactions, each name once", async () => {
  const from = await cacheTagsNow(pool);
  await invalidateCacheTags(pool, ["product:1", "product:1", "menu"]);
  await invalidateCacheTags(pool, ["product:1"]);
  await invalidateCacheTags(pool, []);
  const first = await settledCacheTags(pool, from);
  assert.deepEqual(first.facts.toSorted(), ["menu", "product:1"]);
  assert.deepEqual(await cacheTagsSince(pool, first.cursor), { facts: [], cursor: first.cursor, waiting: false });
});

test("what is rolled back invalidates nothing", async () => {
  const from = await cacheTagsNow(pool);
  await inTransaction(pool, (db) => invalidateCacheTags(db, ["product:2"]), { keep: () => false });
  assert.deepEqual((await settledCacheTags(pool, from)).facts, []);
});

test("a slow transaction is never jumped over: what came after it waits for it", async () => {
  const from = await cacheTagsNow(pool);
  const slow = await pool.connect();
  try {
    await slow.query("BEGIN");
    await invalidateCacheTags(slow, ["product:3"]);
    await invalidateCacheTags(pool, ["product:4"]);
    const during = await cacheTagsSince(pool, from);
    assert.deepEqual([during.facts, during.waiting], [[], true]);
    await slow.query("COMMIT");
    assert.deepEqual((await settledCacheTags(pool, during.cursor)).facts, ["product:3", "product:4"]);
  } finally {
    slow.release();
  }
});

test("a reader that begins while a transaction runs sees its cache tags when it ends", async () => {
  const slow = await pool.connect();
  try {
    await slow.query("BEGIN");
    await invalidateCacheTags(slow, ["product:5"]);
    const from = await cacheTagsNow(pool);
    await slow.query("COMMIT");
    assert.deepEqual((await settledCacheTags(pool, from)).facts, ["product:5"]);
  } finally {
    slow.release();
  }
});

test("a slow transaction of another database on the same server holds nobody up", async () => {
  const other = await testDatabase();
  const slow = await other.pool.connect();
  try {
    await slow.query("BEGIN");
    await invalidateCacheTags(slow, ["product:6"]);
    const from = await cacheTagsNow(pool);
    await invalidateCacheTags(pool, ["product:7"]);
    assert.deepEqual((await settledCacheTags(pool, from)).facts, ["product:7"]);
    await slow.query("COMMIT");
  } finally {
    slow.release();
  }
});

test("whatever the order in which transactions begin, invalidate, commit and roll back, a reader gets every committed cache tag once", async () => {
  const steps = fc.array(
    fc.record({ who: fc.nat(3), what: fc.constantFrom("begin", "invalidate", "commit", "rollback", "read") }),
    { minLength: 5, maxLength: 40 },
  );
  let named = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const clients = await Promise.all([0, 1, 2, 3].map(() => pool.connect()));
      const open = new Map<PoolClient, string[]>();
      const committed: string[] = [];
      const told: string[] = [];
      const earlier = named;
      let cursor: CacheTagCursor = await cacheTagsNow(pool);
      const read = async (find: typeof cacheTagsSince | typeof settledCacheTags) => {
        const found = await find(pool, cursor);
        told.push(...found.facts);
        cursor = found.cursor;
      };
      try {
        for (const { who, what } of plan) {
          const client = clients[who]!;
          const invalidated = open.get(client);
          if (what === "read") await read(cacheTagsSince);
          else if (what === "invalidate") {
            const cacheTag = `product:${(named += 1)}`;
            await invalidateCacheTags(client, [cacheTag]);
            (invalidated ?? committed).push(cacheTag);
          } else if (what === "begin" && !invalidated) {
            await client.query("BEGIN");
            open.set(client, []);
          } else if (invalidated && what !== "begin") {
            await client.query(what);
            open.delete(client);
            if (what === "commit") committed.push(...invalidated);
          }
        }
        for (const [client, invalidated] of open) {
          await client.query("COMMIT");
          committed.push(...invalidated);
        }
        await read(settledCacheTags);
      } finally {
        for (const client of clients) client.release(true);
      }
      // A cursor may stand behind cache tags of earlier runs, never before cache tags to come.
      assert.deepEqual(
        told.filter((cacheTag) => Number(cacheTag.slice("product:".length)) > earlier).toSorted(),
        committed.toSorted(),
      );
    }),
    { numRuns: 25 },
  );
});
