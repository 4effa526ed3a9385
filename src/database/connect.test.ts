import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../../test/database.ts";
import { inTransaction, openPool } from "./connect.ts";

test("values arrive as the types the shop counts with", async (t) => {
  const { pool } = await testDatabase(t);
  const { rows } = await pool.query(
    `SELECT 9007199254740991::bigint AS big, count(*) AS count, 12.50::numeric AS numeric, ARRAY[1, NULL]::bigint[] AS list,
            '2026-02-03T04:05:06.789Z'::timestamptz AS moment, '2026-02-03'::date AS day, NULL::bigint AS nothing`,
  );
  assert.deepEqual(rows, [
    {
      big: 9007199254740991,
      count: 1,
      numeric: "12.50",
      list: [1, null],
      moment: new Date("2026-02-03T04:05:06.789Z"),
      day: "2026-02-03",
      nothing: null,
    },
  ]);
});

test("a bigint that a number cannot hold is an error, not another number", async (t) => {
  const { pool } = await testDatabase(t);
  await assert.rejects(pool.query("SELECT 9007199254740993::bigint"), /too large to be exact/);
});

test("what the work does is saved when it returns and undone when it throws", async (t) => {
  const { pool } = await testDatabase(t);
  await pool.query("CREATE TABLE jar (n int)");
  assert.equal(
    await inTransaction(pool, async (client) => (await client.query("INSERT INTO jar VALUES (1)")).rowCount),
    1,
  );
  await assert.rejects(
    inTransaction(pool, async (client) => {
      await client.query("INSERT INTO jar VALUES (2)");
      throw new Error("dropped the jar");
    }),
    /dropped the jar/,
  );
  assert.deepEqual((await pool.query("SELECT n FROM jar")).rows, [{ n: 1 }]);
});

test("a failed statement that the work hides is not taken for a commit", async (t) => {
  const { pool } = await testDatabase(t);
  await pool.query("CREATE TABLE jar (n int UNIQUE)");
  await assert.rejects(
    inTransaction(pool, async (client) => {
      await client.query("INSERT INTO jar VALUES (1)");
      await client.query("INSERT INTO jar VALUES (1)").catch(() => {});
    }),
    /nothing was saved/,
  );
  assert.equal((await pool.query("SELECT n FROM jar")).rowCount, 0);
});

test("two that lock the same rows in opposite order both go through", async (t) => {
  const { pool } = await testDatabase(t);
  await pool.query("CREATE TABLE jar (id int PRIMARY KEY, n int); INSERT INTO jar VALUES (1, 0), (2, 0)");
  const runs = { forth: 0, back: 0 };
  const bothHoldOne = meeting(2);
  // On a busy machine the victim is back before PostgreSQL has woken the other, and they may meet once more.
  const oneIsThrough = Promise.withResolvers<void>();
  const add = (name: keyof typeof runs, first: number, second: number) =>
    inTransaction(pool, async (client) => {
      runs[name] += 1;
      if (runs[name] > 1) await oneIsThrough.promise;
      await client.query("UPDATE jar SET n = n + 1 WHERE id = $1", [first]);
      if (runs[name] === 1) await bothHoldOne();
      await client.query("UPDATE jar SET n = n + 1 WHERE id = $1", [second]);
    });
  await Promise.all([add("forth", 1, 2), add("back", 2, 1)].map((going) => going.then(oneIsThrough.resolve)));
  assert.deepEqual((await pool.query("SELECT n FROM jar ORDER BY id")).rows, [{ n: 2 }, { n: 2 }]);
  assert.equal(runs.forth + runs.back, 3, "one of the two was the deadlock's victim and ran again");
});

test("only deadlocks and serialisation failures are tried again, and not for ever", async (t) => {
  const { pool } = await testDatabase(t);
  for (const { state, runs } of [
    { state: "40001", runs: 8 },
    { state: "23505", runs: 1 },
    { state: "55P03", runs: 1 },
  ]) {
    let count = 0;
    await assert.rejects(
      inTransaction(pool, async (client) => {
        count += 1;
        await client.query(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`);
      }),
      { code: state },
    );
    assert.equal(count, runs, state);
  }
});

test("waiting for a lock and running on end at the limits given", async (t) => {
  const { pool } = await testDatabase(t);
  await pool.query("CREATE TABLE jar (id int PRIMARY KEY); INSERT INTO jar VALUES (1)");
  await inTransaction(pool, async (holder) => {
    await holder.query("SELECT FROM jar FOR UPDATE");
    await assert.rejects(
      inTransaction(pool, (client) => client.query("SELECT FROM jar FOR UPDATE"), { lockTimeout: 20 }),
      { code: "55P03" },
    );
  });
  await assert.rejects(
    inTransaction(pool, (client) => client.query("SELECT pg_sleep(60)"), { statementTimeout: 20 }),
    { code: "57014" },
  );
  assert.equal(
    (await pool.query("SHOW statement_timeout")).rows[0]?.statement_timeout,
    "30s",
    "the limit ends with its transaction",
  );
});

test("a connection that breaks in a transaction is thrown away, and the next one works", async (t) => {
  const { url } = await testDatabase(t);
  const pool = openPool({ url, max: 1 });
  t.after(() => pool.end());
  await assert.rejects(inTransaction(pool, (client) => client.query("SELECT pg_terminate_backend(pg_backend_pid())")));
  assert.deepEqual((await pool.query("SELECT 1 AS one")).rows, [{ one: 1 }]);
});

/** A point that lets nobody through before `count` have come. */
function meeting(count: number): () => Promise<void> {
  let open = (): void => {};
  const all = new Promise<void>((done) => (open = done));
  return () => {
    count -= 1;
    if (count === 0) open();
    return all;
  };
}
