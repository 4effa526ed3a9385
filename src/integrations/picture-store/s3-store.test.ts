import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { testFolder } from "../../../test/builders/app.ts";
import { openS3StandIn } from "../../../test/builders/s3-stand-in.ts";
import { openPictureFiles } from "../picture-files.ts";
import { openS3Store } from "./s3-store.ts";

const account = { key: "AKIABRUK", secret: "a/secret+with=signs", region: "eu-central-1" };
const standIn = await openS3StandIn(account);
const settings = { ...account, endpoint: `${standIn.url}/`, bucket: "bruk-pictures" };
const store = openS3Store(settings);

test("a picture is put into the bucket once, signed, from a file or from memory, and read back byte for byte", async () => {
  const file = join(await testFolder(), "a.png");
  await writeFile(file, "first");
  await store.keep(file, "bluza-1.2_x.png");
  await store.keep(Buffer.from("second"), "bluza-1.2_x.png");
  assert.equal(String(await store.read("bluza-1.2_x.png")), "first");
  assert.deepEqual([...standIn.objects.keys()], ["/bruk-pictures/bluza-1.2_x.png"]);
  assert.deepEqual(standIn.asked.filter((asked) => asked.startsWith("PUT")).length, 1);
  assert.equal(await store.read("nie-ma.png"), null);
});

test("another's secret, key or region is refused by the store, and that is an error, never 'there is none'", async () => {
  for (const other of [{ secret: "guessed" }, { key: "AKIAOTHER" }, { region: "us-east-1" }]) {
    const stranger = openS3Store({ ...settings, ...other });
    await assert.rejects(stranger.read("bluza-1.2_x.png"), /answers 403/);
    await assert.rejects(stranger.keep(Buffer.from("x"), "obce.png"), /answers 403/);
  }
  assert.equal(standIn.objects.size, 1);
});

test("a store that stumbles is asked again; one that is away is an error", async () => {
  standIn.failures = 2;
  assert.equal(String(await store.read("bluza-1.2_x.png")), "first");
  standIn.failures = 3;
  await assert.rejects(store.read("bluza-1.2_x.png"), /answers 503/);
  standIn.failures = 0;
  await assert.rejects(openS3Store({ ...settings, endpoint: "http://127.0.0.1:9" }).read("bluza-1.2_x.png"));
});

test("two servers cut from one bucket, each into its own folder, and ask for an original once a size", async () => {
  const picture = await sharp({ create: { width: 60, height: 75, channels: 3, background: "#d8ff3c" } }).png().toBuffer();
  const servers = [await openPictureFiles(await testFolder(), store), await openPictureFiles(await testFolder(), openS3Store(settings))] as const;
  await servers[0].keep(picture, "buty.png");
  for (const server of servers) {
    for (let turn = 0; turn < 2; turn += 1) assert.equal((await server.derivative({ file: "buty.png", size: "160x200", avif: false, webp: true }))?.type, "image/webp");
    await server.close();
  }
  assert.equal(standIn.asked.filter((asked) => asked === "GET /bruk-pictures/buty.png").length, 2);
});
