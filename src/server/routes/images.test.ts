import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import Fastify from "fastify";
import sharp from "sharp";
import { testFolder } from "../../../test/builders/app.ts";
import { standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { avifHref, imageSizes, jpegHref } from "../../contract/paths.ts";
import { wholePicture } from "../../contract/whole-picture.ts";
import { openPictureFiles } from "../../integrations/picture-files.ts";
import type { ServerParts } from "../app.ts";
import { imageRoutes } from "./images.ts";

const folder = await testFolder();
const { pool, products } = await openSmallShop();
const pictures = await openPictureFiles(join(folder, "pictures"));
const drawn = join(folder, "hoodie.png");
await sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#884422" } })
  .png()
  .toFile(drawn);
await pictures.keep(drawn, "bluza-asfalt.png");
await pool.query(
  "INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('bluza-asfalt.png', 1200, 1500, 1000, 'x')",
);
const app = Fastify();
imageRoutes(app, { ...standIns, pool, pictures } as unknown as ServerParts);
after(async () => {
  await app.close();
  await pictures.close();
});

/** What browsers, robots and a worker's fetch say they take. */
const accepts = [
  "image/avif,image/webp,image/png,*/*;q=0.8",
  "image/webp,*/*",
  "*/*",
  "image/png,*/*;q=0.5",
  undefined,
];

/** Returns the type and the size of a picture, after seeing that everybody is sent the same bytes. */
async function served(url: string): Promise<{ type: unknown; width: number; height: number }> {
  const answers = await Promise.all(
    accepts.map((accept) => app.inject({ url, headers: { ...(accept && { accept }) } })),
  );
  for (const answer of answers) {
    assert.equal(answer.statusCode, 200, url);
    assert.equal(answer.headers["vary"], undefined);
    assert.match(String(answer.headers["cache-control"]), /max-age=31536000, immutable/);
    assert.ok(answer.rawPayload.equals(answers[0]!.rawPayload), `${url} is one sequence of bytes`);
  }
  const { width, height, format, compression } = await sharp(answers[0]!.rawPayload).metadata();
  assert.equal(
    `image/${compression === "av1" ? "avif" : format}`,
    answers[0]!.headers["content-type"],
    "the bytes are what the answer says",
  );
  return { type: answers[0]!.headers["content-type"], width, height };
}

test("/images/{file} is the whole picture", async () => {
  assert.deepEqual(await served("/images/bluza-asfalt.png"), { type: "image/png", width: 1200, height: 1500 });
});

test("/images/{w}x{h}/{file} fits inside that size", async () => {
  assert.deepEqual(await served("/images/320x400/bluza-asfalt.png"), { type: "image/png", width: 320, height: 400 });
  assert.deepEqual(await served("/images/720x720/bluza-asfalt.png"), { type: "image/png", width: 576, height: 720 });
});

test("a tab opened with an earlier build gets the sizes its pages name", async () => {
  assert.deepEqual(await served("/images/780x800/bluza-asfalt.png"), { type: "image/png", width: 640, height: 800 });
});

test("/images/{w}x{h},1on1/{file} is cropped to a square of that size", async () => {
  assert.deepEqual(await served("/images/50x50,1on1/bluza-asfalt.png"), { type: "image/png", width: 50, height: 50 });
});

test("an address answers the format it ends in, whoever asks; the picture under it must be there", async () => {
  assert.equal(avifHref("bluza-asfalt.png", "320x400"), "/images/320x400/bluza-asfalt.png.avif");
  assert.equal(avifHref("bluza-asfalt.avif", "320x400"), "/images/320x400/bluza-asfalt.avif");
  assert.equal(jpegHref("bluza-asfalt.png", "320x400"), "/images/320x400/bluza-asfalt.png.jpg");
  assert.deepEqual(await served(avifHref("bluza-asfalt.png", "320x400")), {
    type: "image/avif",
    width: 320,
    height: 400,
  });
  assert.deepEqual(await served(jpegHref("bluza-asfalt.png", "320x400")), {
    type: "image/jpeg",
    width: 320,
    height: 400,
  });
  for (const file of ["kurtka.avif", "kurtka.webp", "kurtka.jpg", "kurtka.jpeg", "kurtka.png"]) {
    await pictures.keep(drawn, file);
    await pool.query("INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ($1, 1200, 1500, 1000, 'x')", [
      file,
    ]);
    const type = `image/${file.split(".")[1]!.replace("jpg", "jpeg")}`;
    assert.deepEqual(await served(`/images/160x200/${file}`), { type, width: 160, height: 200 });
    assert.deepEqual(await served(avifHref(file, "160x200")), { type: "image/avif", width: 160, height: 200 });
  }
  for (const file of [
    "nie-ma.png.jpg",
    "nie-ma.png.avif",
    ".jpg",
    "bluza-asfalt.png.jpg.jpg",
    "bluza-asfalt",
    "bluza-asfalt.png.webp",
    "bluza-asfalt.svg",
  ])
    assert.equal((await app.inject({ url: `/images/320x400/${file}` })).statusCode, 404, file);
});

test("a picture with a focus has addresses of its own, which are answered for ever; nobody else makes any", async () => {
  const focus = (x: number | null, y: number | null) =>
    pool.query(
      "INSERT INTO product_pictures (product_id, position, file, focus_x, focus_y) VALUES ($1, 50, 'bluza-asfalt.png', $2, $3) ON CONFLICT (product_id, position) DO UPDATE SET focus_x = excluded.focus_x, focus_y = excluded.focus_y",
      [products.hoodie.productId, x, y],
    );
  const first = "30-20~bluza-asfalt.png";
  assert.equal((await app.inject({ url: jpegHref(first, "320x400") })).statusCode, 404);
  await focus(30, 20);
  assert.equal(jpegHref(first, "320x400"), "/images/320x400/30-20~bluza-asfalt.png.jpg");
  assert.equal(wholePicture(first), "bluza-asfalt.png");
  assert.deepEqual(await served(jpegHref(first, "320x400")), { type: "image/jpeg", width: 320, height: 400 });
  assert.deepEqual(await served(avifHref(first, "800x800,1on1")), { type: "image/avif", width: 800, height: 800 });
  assert.deepEqual(await served(jpegHref(first, "1200x630")), { type: "image/jpeg", width: 1200, height: 630 });
  await focus(70, 20);
  await focus(null, null);
  await served(jpegHref("70-20~bluza-asfalt.png", "320x400"));
  await served(jpegHref(first, "320x400"));
  for (const name of [
    "71-20~bluza-asfalt.png",
    "~bluza-asfalt.png",
    "30-20~nie-ma.png",
    "30-20~30-20~bluza-asfalt.png",
  ])
    assert.equal((await app.inject({ url: jpegHref(name, "320x400") })).statusCode, 404, name);
});

test("a size outside the closed list is not made", async () => {
  assert.ok(!(imageSizes as readonly string[]).includes("321x400"));
  for (const size of ["321x400", "320x400,1on1", "320x400,zoom", "99999x99999"])
    assert.equal((await app.inject({ url: `/images/${size}/bluza-asfalt.png` })).statusCode, 404, size);
});
