import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { openS3StandIn } from "../../test/builders/s3-stand-in.ts";
import { Problem } from "./end.ts";
import { picturesElsewhere } from "./pictures-elsewhere.ts";
import { readSettings } from "./settings.ts";

const { settings, objects } = await openS3StandIn();
const bucket = {
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_KEY: settings.key,
  S3_SECRET: settings.secret,
};

test("pictures lie in the shop's own folder, in a folder all servers reach, or in a bucket", async () => {
  assert.equal(await picturesElsewhere(readSettings({})), undefined);
  const folder = join(await testFolder(), "shared");
  const [one, other] = [
    await picturesElsewhere(readSettings({ PICTURES_DIR: folder })),
    await picturesElsewhere(readSettings({ PICTURES_DIR: folder })),
  ];
  await one!.keep(Buffer.from("picture"), "a.png");
  assert.equal(String(await other!.read("a.png")), "picture");
  assert.equal(await other!.read("b.png"), null);
  const store = await picturesElsewhere(readSettings(bucket));
  await store!.keep(Buffer.from("picture"), "a.png");
  assert.deepEqual([...objects.keys()], ["/bruk-pictures/a.png"]);
});

test("a bucket whose store refuses the settings is refused in a sentence; one that is away is not", async () => {
  for (const [wrong, says] of [
    [{ S3_SECRET: "guessed" }, "answers 403 SignatureDoesNotMatch for the bucket bruk-pictures"],
    [{ S3_BUCKET: "bruk" }, "answers 404 NoSuchBucket for the bucket bruk"],
  ] as const) {
    await assert.rejects(
      picturesElsewhere(readSettings({ ...bucket, ...wrong })),
      new Problem(
        `The picture store at ${settings.endpoint} ${says}: look at S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY and S3_SECRET.`,
      ),
    );
  }
  assert.ok(await picturesElsewhere(readSettings({ ...bucket, S3_ENDPOINT: "http://127.0.0.1:9" })));
});
