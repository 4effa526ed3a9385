import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { lstat, mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { openOperator } from "../../test/programs/open-operator.ts";

test("backup writes the shop into a file for its owner alone, restore refuses to put it over a shop that is not empty", async (t) => {
  const { pool, url, products } = await openSmallShop(t, { durable: true });
  const folder = await testFolder();
  const { run: shop, json, end } = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: folder });
  after(end);
  // A movement of pieces that are not there.
  await pool.query(
    "INSERT INTO stock_movements (variant_id, change, reason, stock_after) SELECT variant_id, 1, 'count', quantity FROM variants WHERE product_id = $1",
    [products.bottle.productId],
  );
  const file = join(folder, "shop.backup");
  const { rows, pictures, bytes } = await json<{ rows: number; pictures: number; bytes: number }>("backup", file);
  const { size, mode } = await stat(file);
  assert.deepEqual([rows > 100, pictures, bytes, mode & 0o777], [true, 0, size, 0o600]);
  for (const [words, says] of [
    [["restore", file], /^The shop is not empty \(6 products, \d+ orders, \d+ customers\)\. .*--replace\.\n$/],
    [["restore", join(folder, "missing.backup")], /cannot be read \(ENOENT\)\. Nothing was changed\.\n$/],
    [["backup", join(folder, "nowhere", "shop.backup")], /cannot be written \(ENOENT\)/],
  ] as const)
    assert.match((await shop(...words)).err, says);
  const again = await shop("restore", file, "--replace", "--json");
  const said = JSON.parse(again.out) as { kind: string; rows: number; broken: string[] };
  assert.deepEqual(
    [again.code, said.kind, said.rows, said.broken],
    [1, "restored", rows, ["stock is the sum of its movements"]],
    "what was broken is told of the restored shop too",
  );
});

test("backup refuses a name that is there and is no plain file's, before anything is done, and leaves it what it is", async () => {
  const folder = await testFolder();
  const { run: shop, end } = openOperator({
    ...process.env,
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    DATA_DIR: join(folder, "data"),
  });
  after(end);
  await writeFile(join(folder, "yesterday"), "a backup");
  await symlink("yesterday", join(folder, "link"));
  await symlink("missing", join(folder, "astray"));
  await mkdir(join(folder, "folder"));
  const names = ["link", "astray", "folder"];
  // Windows has no pipes among its files.
  if (spawnSync("mkfifo", [join(folder, "pipe")]).status === 0) names.push("pipe");
  const before = await readdir(folder);
  for (const name of names) {
    const { mode } = await lstat(join(folder, name));
    assert.deepEqual(await shop("backup", join(folder, name)), {
      code: 1,
      out: "",
      err: `'${join(folder, name)}' is there and is no plain file: name another one, since the backup takes its place. Nothing was done.\n`,
    });
    assert.equal((await lstat(join(folder, name))).mode, mode, name);
  }
  assert.deepEqual(await readdir(folder), before);
});
