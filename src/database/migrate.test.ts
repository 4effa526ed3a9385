import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { testDatabase } from "../../test/database.ts";
import { openPool } from "./connect.ts";
import { DatabaseProblem } from "./database-problem.ts";
import { migrate, migrationsChecksum } from "./migrate.ts";

test("the shop's own migrations are all in the test database, and a second run does nothing", async (t) => {
  const { pool } = await testDatabase(t);
  const files = readdirSync(join(import.meta.dirname, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const { rows } = await pool.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  assert.deepEqual(
    rows.map(({ name }) => `${name}.sql`),
    files,
  );
  assert.deepEqual(await migrate(pool), []);
});

test("files are applied in order, and only those that are new", async (t) => {
  const { pool, folder } = await emptyShop(t, {
    "901-jar": "CREATE TABLE jar (n int)",
    "902-one": "INSERT INTO jar VALUES (1)",
  });
  const steps: string[] = [];
  const applied = await migrate(pool, {
    folder,
    onStep: ({ name, done, total }) => steps.push(`${name} ${done}/${total}`),
  });
  assert.deepEqual(applied, ["901-jar", "902-one"]);
  assert.deepEqual(steps, ["901-jar 0/2", "902-one 1/2"]);
  writeFileSync(join(folder, "903-two.sql"), "INSERT INTO jar VALUES (2)");
  assert.deepEqual(await migrate(pool, { folder }), ["903-two"]);
  assert.deepEqual((await pool.query("SELECT n FROM jar ORDER BY n")).rows, [{ n: 1 }, { n: 2 }]);
});

test("two programs that start at once apply each file once", async (t) => {
  const { pool, folder } = await emptyShop(t, {
    "901-jar": "CREATE TABLE jar (n int)",
    "902-one": "INSERT INTO jar VALUES (1)",
  });
  const runs = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder }), migrate(pool, { folder })]);
  assert.deepEqual(runs.flat().sort(), ["901-jar", "902-one"]);
  assert.equal((await pool.query("SELECT n FROM jar")).rowCount, 1);
});

test("a file that fails is undone whole and told in one sentence; those before it stay", async (t) => {
  const { pool, folder } = await emptyShop(t, {
    "901-jar": "CREATE TABLE jar (n int)",
    "902-bad": "INSERT INTO jar VALUES (1); INSERT INTO lid VALUES (1)",
  });
  await assert.rejects(migrate(pool, { folder }), {
    name: "DatabaseProblem",
    message: 'The migration 902-bad failed and was undone (relation "lid" does not exist).',
  });
  assert.equal((await pool.query("SELECT n FROM jar")).rowCount, 0);
  assert.deepEqual((await pool.query("SELECT name FROM migrations")).rows, [{ name: "901-jar" }]);
});

test("a changed file is refused, other line ends are not", async (t) => {
  const { pool, folder } = await emptyShop(t, { "901-jar": "CREATE TABLE jar\n(n int)" });
  await migrate(pool, { folder });
  const sum = migrationsChecksum(folder);
  writeFileSync(join(folder, "901-jar.sql"), "CREATE TABLE jar\r\n(n int)");
  assert.deepEqual(await migrate(pool, { folder }), []);
  assert.equal(migrationsChecksum(folder), sum);
  writeFileSync(join(folder, "901-jar.sql"), "CREATE TABLE jar (n bigint)");
  await assert.rejects(migrate(pool, { folder }), {
    name: "DatabaseProblem",
    message: /^The migration 901-jar was changed after it had been applied/,
  });
});

test("a database newer than the code is refused", async (t) => {
  const { pool, folder } = await emptyShop(t, {
    "901-jar": "CREATE TABLE jar (n int)",
    "902-lid": "CREATE TABLE lid (n int)",
  });
  await migrate(pool, { folder });
  rmSync(join(folder, "902-lid.sql"));
  await assert.rejects(migrate(pool, { folder }), {
    name: "DatabaseProblem",
    message: /newer than this version of the shop \(it has 902-lid\)/,
  });
});

test("goods that had one barcode with and without zeros before it: the first keeps it, the other is told of", async (t) => {
  const { pool, folder } = await emptyShop(t, {});
  const own = join(import.meta.dirname, "migrations");
  const take = (wanted: (name: string) => boolean) => {
    for (const name of readdirSync(own).filter((file) => file.endsWith(".sql") && wanted(file)))
      copyFileSync(join(own, name), join(folder, name));
    return migrate(pool, { folder });
  };
  await take((name) => name < "050");
  await pool.query(`
    INSERT INTO manufacturers (manufacturer_name, manufacturer_url) VALUES ('Zygzak', 'zygzak/');
    INSERT INTO products (handle, product_name, manufacturer_id, weight, real_price) SELECT handle, '{"pl": "A"}', manufacturer_id, 1, 100 FROM manufacturers, unnest('{a,b,c,d}'::text[]) handle;
    INSERT INTO variants (product_id, position, attribute_values, quantity, real_price, gtin)
      SELECT product_id, 1, '[]', 1, 100, gtin FROM products JOIN (VALUES ('a', '05901234123457'), ('b', '5901234123457'), ('c', '036000291452'), ('d', NULL)) codes (handle, gtin) USING (handle) ORDER BY handle`);
  await take((name) => name.startsWith("050"));
  assert.deepEqual(
    (
      await pool.query(
        "SELECT handle, v.gtin, d.gtin AS lost FROM products JOIN variants v USING (product_id) LEFT JOIN barcode_doubles d USING (variant_id) ORDER BY handle",
      )
    ).rows,
    [
      { handle: "a", gtin: "05901234123457", lost: null },
      { handle: "b", gtin: null, lost: "5901234123457" },
      { handle: "c", gtin: "036000291452", lost: null },
      { handle: "d", gtin: null, lost: null },
    ],
  );
});

test("two files with one number, or an odd name, are a mistake of ours", async (t) => {
  const twice = await emptyShop(t, { "901-jar": "", "901-lid": "" });
  await assert.rejects(migrate(twice.pool, { folder: twice.folder }), /Two migrations have the number 901/);
  const odd = await emptyShop(t, { jar: "" });
  await assert.rejects(migrate(odd.pool, { folder: odd.folder }), /no name for a migration/);
});

test("a server that does not answer, a wrong login and a missing database are one sentence each, without the password", async (t) => {
  const { url } = await testDatabase(t);
  const closed = "postgres://shop:secret@127.0.0.1:1/bruk";
  const missing = url.replace(/bruk_test_\w+/, "bruk_not_there");
  for (const [address, words] of [
    [closed, /^The database at 127\.0\.0\.1:1 does not answer \(.*\): start it, or correct DATABASE_URL\.$/],
    [missing, /no such database/],
  ] as const) {
    const pool = openPool({ url: address });
    t.after(() => pool.end());
    await assert.rejects(migrate(pool), (error) => {
      assert.ok(error instanceof DatabaseProblem);
      assert.match(error.message, words);
      assert.ok(!/secret|\n/.test(error.message));
      return true;
    });
  }
});

/** A database without the shop's tables, and a folder of the migrations given. */
async function emptyShop(t: TestContext, files: Readonly<Record<string, string>>) {
  const { pool } = await testDatabase(t);
  await pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const folder = mkdtempSync(join(tmpdir(), "bruk-migrations-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), sql);
  return { pool, folder };
}
