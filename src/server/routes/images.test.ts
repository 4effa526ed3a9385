import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import Fastify from "fastify";
import sharp from "sharp";
import { testFolder } from "../../../test/builders/app.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { imageSizes, jpegHref } from "../../contract/paths.ts";
import { openPictureFiles } from "../../integrations/picture-files.ts";
import type { ServerParts } from "../app.ts";
import { imageRoutes } from "./images.ts";

const folder = await testFolder();
const { pool } = await openSmallShop();
const pictures = await openPictureFiles(join(folder, "pictures"));
const drawn = join(folder, "hoodie.png");
await sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#884422" } }).png().toFile(drawn);
await pictures.keep(drawn, "bluza-asfalt.png");
await pool.query("INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('bluza-asfalt.png', 1200, 1500, 1000, 'x')");
const app = Fastify();
imageRoutes(app, { ...standIns, pool, pictures } as unknown as ServerParts);
after(async () => {
  await app.close();
  await pictures.close();
});

/** Answers the type and the size of a picture as the shop serves it. */
async function served(url: string, accept = "image/webp,*/*"): Promise<{ type: unknown; width: number; height: number }> {
  const answer = await app.inject({ url, headers: { accept } });
  assert.equal(answer.statusCode, 200, url);
  assert.equal(answer.headers["vary"], "accept");
  assert.match(String(answer.headers["cache-control"]), /max-age=31536000, immutable/);
  const { width, height } = await sharp(answer.rawPayload).metadata();
  return { type: answer.headers["content-type"], width, height };
}

test("/images/{file} is the whole picture", async () => {
  assert.deepEqual(await served("/images/bluza-asfalt.png"), { type: "image/webp", width: 1200, height: 1500 });
});

test("/images/{w}x{h}/{file} fits inside that size", async () => {
  assert.deepEqual(await served("/images/320x400/bluza-asfalt.png"), { type: "image/webp", width: 320, height: 400 });
  assert.deepEqual(await served("/images/720x720/bluza-asfalt.png"), { type: "image/webp", width: 576, height: 720 });
});

test("a tab opened with an earlier build gets the sizes its pages name", async () => {
  assert.deepEqual(await served("/images/780x800/bluza-asfalt.png"), { type: "image/webp", width: 640, height: 800 });
});

test("/images/{w}x{h},1on1/{file} is cropped to a square of that size", async () => {
  assert.deepEqual(await served("/images/50x50,1on1/bluza-asfalt.png"), { type: "image/webp", width: 50, height: 50 });
});

test("who takes no WebP gets JPEG", async () => {
  assert.equal((await served("/images/160x200/bluza-asfalt.png", "image/png,*/*;q=0.5")).type, "image/jpeg");
});

test("an address that ends in .jpg is a JPEG for everyone; the picture under it must be there", async () => {
  assert.equal(jpegHref("bluza-asfalt.png", "320x400"), "/images/320x400/bluza-asfalt.png.jpg");
  for (const accept of ["image/avif,image/webp,*/*", "*/*", ""]) assert.deepEqual(await served(jpegHref("bluza-asfalt.png", "320x400"), accept), { type: "image/jpeg", width: 320, height: 400 });
  for (const file of ["nie-ma.png.jpg", ".jpg", "bluza-asfalt.png.jpg.jpg"]) assert.equal((await app.inject({ url: `/images/320x400/${file}` })).statusCode, 404, file);
});

test("a size outside the closed list is not made", async () => {
  assert.ok(!(imageSizes as readonly string[]).includes("321x400"));
  for (const size of ["321x400", "320x400,1on1", "320x400,zoom", "99999x99999"]) assert.equal((await app.inject({ url: `/images/${size}/bluza-asfalt.png` })).statusCode, 404, size);
});
