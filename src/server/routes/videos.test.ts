import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import Fastify from "fastify";
import { testFolder } from "../../../test/builders/app.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { videoHref } from "../../contract/video-paths.ts";
import { saveVideo } from "../../database/catalogue/videos.ts";
import { openPictureFiles } from "../../integrations/picture-files.ts";
import type { ServerParts } from "../app.ts";
import { videoRoutes } from "./videos.ts";

const { pool } = await openSmallShop();
const pictures = await openPictureFiles(join(await testFolder(), "pictures"));
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
for (const file of ["bluza.mp4", "bluza.vtt"]) {
  await pictures.keep(bytes, file);
  await saveVideo(pool, { file, bytes: bytes.length, sha256: file }, null);
}
await pictures.keep(bytes, "tajne.mp4");
const app = Fastify();
videoRoutes(app, { ...standIns, pool, pictures } as unknown as ServerParts);
after(async () => {
  await app.close();
  await pictures.close();
});

const ask = (file: string, range?: string) =>
  app.inject({ url: videoHref(file), headers: { ...(range !== undefined && { range }) } });

test("a video is served whole, and in the parts a player asks for; it never changes under its name", async () => {
  const whole = await ask("bluza.mp4");
  assert.equal(whole.statusCode, 200);
  assert.ok(whole.rawPayload.equals(bytes));
  assert.equal(whole.headers["content-type"], "video/mp4");
  assert.equal(whole.headers["accept-ranges"], "bytes");
  assert.equal(whole.headers["content-length"], "1000");
  assert.match(String(whole.headers["cache-control"]), /max-age=31536000, immutable/);
  for (const [range, start, end] of [
    ["bytes=0-1", 0, 1],
    ["bytes=900-", 900, 999],
    ["bytes=-10", 990, 999],
  ] as const) {
    const part = await ask("bluza.mp4", range);
    assert.equal(part.statusCode, 206, range);
    assert.equal(part.headers["content-range"], `bytes ${start}-${end}/1000`);
    assert.ok(part.rawPayload.equals(bytes.subarray(start, end + 1)), range);
  }
  const beyond = await ask("bluza.mp4", "bytes=1000-");
  assert.equal(beyond.statusCode, 416);
  assert.equal(beyond.headers["content-range"], "bytes */1000");
  assert.equal((await ask("bluza.vtt")).headers["content-type"], "text/vtt; charset=utf-8");
});

test("only what the shop names is served, whatever lies beside it", async () => {
  for (const file of [
    "tajne.mp4",
    "nie-ma.mp4",
    "bluza-asfalt.avif",
    "../originals/bluza.mp4",
    "bluza.mp4\0",
    "bluza.exe",
  ])
    assert.equal((await ask(file)).statusCode, 404, file);
});
