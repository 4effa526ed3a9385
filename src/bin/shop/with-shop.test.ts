import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { Client } from "pg";
import { testFolder } from "../../../test/builders/app.ts";
import { openOwnDatabase } from "../../../test/builders/own-database.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";

const folder = await testFolder();

test("a misspelt setting is told by each command, beside its answer and not in it", async (t) => {
  const { url } = await openSmallShop(t);
  const { run: shop, end } = openOperator({
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: join(folder, "small"),
    SMTP_URL: undefined,
    SMPT_URL: "smtp://mail.example",
  });
  after(end);
  assert.deepEqual(await shop("orders", "--json"), {
    code: 0,
    out: "[]\n",
    err: "SMPT_URL is not a setting of the shop. Did you mean SMTP_URL?\n",
  });
});

test("backup and audit refuse a place where there is no shop, and make none", async (t) => {
  const { url } = await openOwnDatabase(t);
  const [missing, file] = [join(folder, "missing"), join(folder, "shop.bruk")];
  for (const [address, says] of [
    ["", `There is no shop in ${missing}: set DATA_DIR to the folder it is in. None was made.\n`],
    [url, "There is no shop in the database of DATABASE_URL: set it to the one it is in. None was made.\n"],
  ] as const) {
    const { run: shop, end } = openOperator({ ...process.env, DATABASE_URL: address, DATA_DIR: missing });
    after(end);
    for (const words of [["backup", file], ["audit"], ["audit", "--json"]])
      assert.deepEqual(await shop(...words), { code: 1, out: "", err: says }, words.join(" "));
  }
  assert.deepEqual([existsSync(join(missing, "postgres")), existsSync(file)], [false, false]);
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
  await client.end();
  assert.equal(rowCount, 0);
});
