import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { picturesElsewhere } from "./pictures-elsewhere.ts";
import { readSettings } from "./settings.ts";

const bucket = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "bruk", S3_KEY: "AKIABRUK", S3_SECRET: "a/b+c=" };

test("pictures lie in the shop's own folder, in a folder all servers reach, or in a bucket", async () => {
  assert.equal(await picturesElsewhere(readSettings({})), undefined);
  const folder = join(await testFolder(), "shared");
  const [one, other] = [await picturesElsewhere(readSettings({ PICTURES_DIR: folder })), await picturesElsewhere(readSettings({ PICTURES_DIR: folder }))];
  await one!.keep(Buffer.from("picture"), "a.png");
  assert.equal(String(await other!.read("a.png")), "picture");
  assert.equal(await other!.read("b.png"), null);
  assert.ok(await picturesElsewhere(readSettings(bucket)));
});

test("half a bucket, and two places at once, are refused in a sentence", async () => {
  await assert.rejects(picturesElsewhere(readSettings({ ...bucket, S3_SECRET: "" })), /belong together\. Missing: S3_SECRET\.$/);
  await assert.rejects(picturesElsewhere(readSettings({ ...bucket, PICTURES_DIR: "/srv/pictures" })), /both say where pictures lie/);
});
