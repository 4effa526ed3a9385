import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { standIns } from "../../test/builders/server-parts.ts";
import { openOperator } from "../../test/programs/open-operator.ts";
import { storedBackups } from "../database/backups.ts";
import { recordDemo } from "../database/opening.ts";
import { backUpNightly } from "./nightly-backup.ts";

const shop = await openSmallShop(undefined, { durable: true });
const { pool, url } = shop;
const dataDir = await testFolder();
const folder = join(dataDir, "backups");
const { pictures } = standIns;
const at = (now: string, days = 2) => backUpNightly({ pool, pictures }, { folder, days, now: new Date(now) });
const { run, json, end } = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: dataDir });
after(end);

test("each night has one backup, those beyond their days are gone, and nothing else in the folder is", async () => {
  assert.equal(await at("2026-11-01T12:00:00Z"), "bruk-2026-11-01.backup");
  assert.equal(await at("2026-11-01T23:00:00Z"), null, "the night begins at three");
  await writeFile(join(folder, "moja.backup"), "x");
  assert.equal(await at("2026-11-02T02:30:00Z"), "bruk-2026-11-02.backup");
  assert.equal(await at("2026-11-03T12:00:00Z"), "bruk-2026-11-03.backup");
  const kept = ["bruk-2026-11-02.backup", "bruk-2026-11-03.backup"];
  assert.deepEqual((await readdir(folder)).toSorted(), [...kept, "moja.backup"]);
  assert.deepEqual((await storedBackups(pool)).map(({ file }) => file).toSorted(), kept);
});

test("a backup is restored into a database of its own and counted; the shop's own stays, the scratch one is gone, and it is noted", async () => {
  const verified = await json<{ products: number; rows: number; broken: string[] }>(
    "backup",
    "verify",
    "bruk-2026-11-03.backup",
  );
  const { rows } = await pool.query<{ products: number }>("SELECT count(*) AS products FROM products");
  assert.equal(verified.products, rows[0]!.products);
  assert.deepEqual(verified.broken, []);
  const { rows: scratch } = await pool.query("SELECT datname FROM pg_database WHERE datname LIKE 'bruk_scratch_%'");
  assert.deepEqual(scratch, []);
  const [last] = await storedBackups(pool);
  assert.deepEqual([last!.verified_at instanceof Date, last!.broken, last!.rows], [true, [], verified.rows]);
});

test("one that is cut short is said to be none", async () => {
  await writeFile(join(folder, "bruk-2026-11-02.backup"), "x");
  const { code, err } = await run("backup", "verify", "bruk-2026-11-02.backup");
  assert.deepEqual([code, /bruk-2026-11-02/.test(err)], [1, true], err);
});

test("for no days none is made, nor of the demo", async () => {
  assert.equal(await at("2026-12-01T12:00:00Z", 0), null);
  await recordDemo(pool, new Date());
  assert.equal(await at("2026-12-01T12:00:00Z"), null);
});
