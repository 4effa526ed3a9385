import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { testFolder } from "../../../test/builders/app.ts";
import { s3BucketOfAnother } from "../../../test/builders/s3-bucket-of-another.ts";
import { openS3StandIn } from "../../../test/builders/s3-stand-in.ts";
import { openPictureFiles } from "../picture-files.ts";
import { PictureStoreProblem } from "./picture-store-problem.ts";
import { openS3Store } from "./s3-store.ts";

const standIn = await openS3StandIn();
const store = openS3Store(standIn.settings);
const another = s3BucketOfAnother();
const bluza = "bluza-1.2_x.png";

for (const { whose, settings } of [
  { whose: "the stand-in", settings: standIn.settings },
  { whose: "another's store", settings: another },
]) {
  test(
    `a bucket of ${whose} keeps pictures and refuses strangers`,
    { skip: typeof settings === "string" ? settings : false },
    async (t) => {
      assert.ok(typeof settings !== "string");
      const store = openS3Store(settings);
      const file = `${randomUUID()}.png`;

      await t.test("a picture is kept once, from a file or from memory, and read back byte for byte", async () => {
        assert.equal(await store.refusal(), null);
        const path = join(await testFolder(), "a.png");
        await writeFile(path, "first");
        await store.keep(path, file);
        await store.keep(Buffer.from("second"), file);
        assert.equal(String(await store.read(file)), "first");
        assert.equal(await store.read(`missing-${file}`), null);
        await store.remove(file);
        assert.equal(await store.read(file), null);
        await store.remove(file);
      });

      await t.test("a picture of any name, and one as large as the shop takes", async () => {
        const large = randomBytes(25_000_000);
        await store.keep(large, `large-${file}`);
        assert.ok(large.equals((await store.read(`large-${file}`))!));
        const odd = `żółta bluza + 50%-${file}`;
        await store.keep(Buffer.from("odd"), odd);
        assert.equal(String(await store.read(odd)), "odd");
      });

      await t.test(
        "another's secret, key, region or bucket is refused, and that is an error, never 'there is none'",
        async () => {
          for (const [other, says] of [
            [{ secret: "guessed" }, /answers 403 SignatureDoesNotMatch/],
            [{ key: "AKIAOTHER" }, /answers 403 (?:InvalidAccessKeyId|SignatureDoesNotMatch)/],
            [{ region: "eu-north-1" }, /answers 400 AuthorizationHeaderMalformed/],
            [{ bucket: "nie-ma-takiego" }, /answers 404 NoSuchBucket/],
          ] as const) {
            const stranger = openS3Store({ ...settings, ...other });
            await assert.rejects(stranger.read(file), says);
            await assert.rejects(stranger.keep(Buffer.from("x"), `stranger-${file}`), says);
            assert.match(`answers ${await stranger.refusal()}`, says);
          }
          assert.equal(await store.read(`stranger-${file}`), null);
        },
      );
    },
  );
}

test("a picture that is there is not sent again", async () => {
  standIn.asked.length = 0;
  await store.keep(Buffer.from("first"), bluza);
  await store.keep(Buffer.from("second"), bluza);
  assert.deepEqual(
    standIn.asked,
    ["HEAD", "PUT", "HEAD"].map((method) => `${method} /bruk-pictures/${bluza}`),
  );
});

test("a store that stumbles, or ends the connection, is asked again", async () => {
  for (const trouble of ["failures", "cuts"] as const) {
    standIn[trouble] = 2;
    assert.equal(String(await store.read(bluza)), "first");
    standIn[trouble] = 2;
    await store.keep(Buffer.from("kept"), `${trouble}.png`);
    assert.equal(String(await store.read(`${trouble}.png`)), "kept");
  }
});

test("a store that is away is an error in a sentence, never 'there is none', and no refusal of the settings", async () => {
  standIn.failures = 3;
  await assert.rejects(
    store.read(bluza),
    new PictureStoreProblem(`The picture store at ${standIn.settings.endpoint} answers 503 to GET ${bluza}.`),
  );
  standIn.cuts = 3;
  await assert.rejects(
    store.read(bluza),
    /^PictureStoreProblem: The picture store at http.* does not answer to GET bluza-1\.2_x\.png \(.+\)\.$/,
  );
  const away = openS3Store({ ...standIn.settings, endpoint: "http://127.0.0.1:9" });
  await assert.rejects(away.read(bluza), /^PictureStoreProblem: .* does not answer to GET bluza-1\.2_x\.png \(.+\)\.$/);
  assert.equal(await away.refusal(), null);
  standIn.failures = 3;
  assert.equal(await store.refusal(), null);
});

test("two servers cut from one bucket, each into its own folder, and ask for an original once a size", async () => {
  const picture = await sharp({ create: { width: 60, height: 75, channels: 3, background: "#d8ff3c" } })
    .png()
    .toBuffer();
  const servers = [
    await openPictureFiles(await testFolder(), store),
    await openPictureFiles(await testFolder(), openS3Store(standIn.settings)),
  ] as const;
  await servers[0].keep(picture, "buty.png");
  for (const server of servers) {
    for (let turn = 0; turn < 2; turn += 1)
      assert.match(String(await server.derivative({ file: "buty.png", size: "160x200", format: "webp" })), /buty/);
    await server.close();
  }
  assert.equal(standIn.asked.filter((asked) => asked === "GET /bruk-pictures/buty.png").length, 2);
});
