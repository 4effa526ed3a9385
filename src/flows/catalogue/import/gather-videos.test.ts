import assert from "node:assert/strict";
import { createServer } from "node:http";
import { writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { testFolder } from "../../../../test/builders/app.ts";
import { testDatabase } from "../../../../test/database.ts";
import { openPictureFiles } from "../../../integrations/picture-files.ts";
import { openPictureSource } from "../../../integrations/picture-source.ts";
import { openVideoGatherer } from "./gather-videos.ts";

const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom"), Buffer.alloc(500)]);
const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nCicho.\n";

test("a video and its captions come by address and from the folder, are kept under names of their content and not fetched again; what is none is a warning", async (t) => {
  const { pool } = await testDatabase(t);
  const folder = await testFolder();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.end(mp4);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/film`;
  await writeFile(join(folder, "napisy.vtt"), captions);
  await writeFile(join(folder, "inny.mp4"), mp4);
  await writeFile(join(folder, "tekst.mp4"), "no video");
  await writeFile(join(folder, "duzy.mp4"), Buffer.concat([mp4, Buffer.alloc(2000)]));
  const files = await openPictureFiles(join(folder, "store"));
  const warnings: string[] = [];
  const open = async () => {
    const source = await openPictureSource({ folder, mostBytes: 1000, insideHosts: ["127.0.0.1"] });
    t.after(() => source.close());
    return openVideoGatherer(pool, { source, store: files, warn: ({ text }) => void warnings.push(text) });
  };
  t.after(async () => {
    await new Promise((done) => server.close(done));
    await files.close();
  });
  const product = { row: 7, handle: "bluza", name: { pl: "Bluza Łąka" } };
  const gather = await open();
  const first = await gather(product, {
    file: address,
    captions: { pl: "napisy.vtt", en: "nie-ma.vtt", cz: "inny.mp4" },
  });
  assert.match(first!.file, /^bluza-laka-[0-9a-f]{8}\.mp4$/);
  assert.match(first!.captions.pl!, /^bluza-laka-[0-9a-f]{8}\.vtt$/);
  assert.deepEqual(
    Object.keys(first!.captions),
    ["pl"],
    "captions that are missing, and a video in their place, are none",
  );
  assert.ok((await files.read(first!.file))!.equals(mp4));
  assert.equal(String(await files.read(first!.captions.pl!)), captions);

  assert.equal((await gather(product, { file: "inny.mp4", captions: {} }))!.file, first!.file, "the same content");
  const later = await open();
  assert.deepEqual(await later(product, { file: address, captions: {} }), { file: first!.file, captions: {} });
  assert.deepEqual(await later(product, first!), first, "as an export names them");
  assert.deepEqual(asked, ["/film"]);
  for (const wrong of ["tekst.mp4", "duzy.mp4", "napisy.vtt", "../x.mp4"])
    assert.equal(await later(product, { file: wrong, captions: {} }), null, wrong);
  assert.deepEqual(
    warnings.map((text) => text.replace(/^The video '([^']*)' is missing: (.*)\.$/, "$1: $2")),
    [
      "nie-ma.vtt: it is not in the folder",
      "inny.mp4: it is none of what the shop can play here: vtt",
      "tekst.mp4: it is none of what the shop can play here: mp4, webm",
      "duzy.mp4: it is larger than 1000 bytes",
      "napisy.vtt: it is none of what the shop can play here: mp4, webm",
      "../x.mp4: it is not in the folder",
    ],
  );
});
