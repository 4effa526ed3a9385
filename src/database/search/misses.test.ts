import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { forgetOldMisses, missedOfLate, mostMissesADay, recordMisses } from "./misses.ts";

const { pool } = await testDatabase();
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const list = async (now: string, days = 30) =>
  (await missedOfLate(pool, { days, most: 50, now: day(now) })).map(
    ({ word, lan_code, times, last_day }) => `${word} ${lan_code} ${times} ${last_day}`,
  );

test("words are counted by day and language, listed by how many asked, and forgotten in their time", async () => {
  await recordMisses(pool, { words: ["adidas", "vans"], lanCode: "pl", now: day("2026-05-01") });
  await recordMisses(pool, { words: ["adidas"], lanCode: "pl", now: day("2026-05-01") });
  await recordMisses(pool, { words: ["adidas"], lanCode: "en", now: day("2026-05-02") });
  await recordMisses(pool, { words: ["adidas"], lanCode: "pl", now: day("2026-05-03") });
  assert.deepEqual(await list("2026-05-03"), [
    "adidas pl 3 2026-05-03",
    "adidas en 1 2026-05-02",
    "vans pl 1 2026-05-01",
  ]);
  assert.deepEqual(await list("2026-05-04", 2), ["adidas pl 1 2026-05-03"]);
  await forgetOldMisses(pool, day("2026-05-12"));
  assert.deepEqual(await list("2026-05-12"), ["adidas pl 2 2026-05-01"]);
  await forgetOldMisses(pool, day("2026-07-31"));
  assert.deepEqual((await pool.query("SELECT FROM search_misses")).rowCount, 0);
});

test("however many words strangers send, a day has no more than its most, and those that are there are counted on", async () => {
  await recordMisses(pool, { words: ["prawdziwe"], lanCode: "pl", now: day("2026-06-01") });
  for (let at = 0; at < 5; at += 1)
    await recordMisses(pool, {
      words: Array.from({ length: 200 }, (_, nth) => `obce${String.fromCharCode(97 + at)}${nth}`),
      lanCode: "pl",
      now: day("2026-06-01"),
    });
  await recordMisses(pool, { words: ["prawdziwe"], lanCode: "pl", now: day("2026-06-01") });
  const { rows } = await pool.query<{ count: number; times: number }>(
    "SELECT count(*)::int AS count, max(times) FILTER (WHERE word = 'prawdziwe') AS times FROM search_misses WHERE day = '2026-06-01'",
  );
  assert.deepEqual(rows, [{ count: mostMissesADay, times: 2 }]);
});
