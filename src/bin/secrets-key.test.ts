import assert from "node:assert/strict";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { secretsKey } from "./secrets-key.ts";
import { readSettings, type WrongSettings } from "./settings.ts";

const key = Buffer.alloc(32, 5).toString("base64");

test("the key is the setting's; on this machine alone it is a file nobody else reads, made once", async () => {
  const DATA_DIR = await testFolder();
  const away = { PUBLIC_URL: "https://sklep.example", DATA_DIR };
  assert.deepEqual(await secretsKey(readSettings({ ...away, SECRETS_KEY: key })), Buffer.alloc(32, 5));
  assert.equal(await secretsKey(readSettings(away)), null);
  const here = readSettings({ DATA_DIR });
  const [first, second] = await Promise.all([secretsKey(here), secretsKey(here)]);
  assert.equal(first!.length, 32);
  assert.deepEqual([second, await secretsKey(here)], [first, first]);
  assert.equal((await stat(join(DATA_DIR, "secrets.key"))).mode & 0o077, 0);
  await writeFile(join(DATA_DIR, "secrets.key"), "urwany");
  await assert.rejects(secretsKey(here), /holds no key/);
});

test("a key that is none is refused, and not said again", () => {
  for (const wrong of ["krotki", "A".repeat(44), Buffer.alloc(31).toString("base64")])
    assert.throws(
      () => readSettings({ SECRETS_KEY: wrong }),
      (error: WrongSettings) => /SECRETS_KEY is wrong/.test(error.message) && !error.message.includes(wrong),
    );
});
