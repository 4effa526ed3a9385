import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import sharp from "sharp";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { addProduct, pictureSaid } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { PictureOfProduct, StoredPictureSaid } from "../../contract/operator/pictures.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { openPictureFiles } from "../../integrations/picture-files.ts";

// Pictures of products as staff bring and write them: what is kept of a file, and what a product says of its own.

const { pool, products } = await openSmallShop();
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const pictures = await openPictureFiles(await testFolder());
const { app } = await openTestApp(pool, { pages, pictures });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const { productId: id } = products.hoodie;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const parameters = { id };
const read = async () => (await ola.call(routes.product, { parameters })).body.pictures;
const keep = (bytes: Uint8Array, product = id) =>
  ola.call(routes.keepProductPicture, { parameters: { id: product }, body: bytes });
const kept = async (bytes: Uint8Array): Promise<StoredPictureSaid> => {
  const { status, body } = await keep(bytes);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const drawn = (width: number, height: number, background = "#d8ff3c") =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width: number, height: number, background?: string) => drawn(width, height, background).jpeg().toBuffer();
const none = { pl: "", en: "", cz: "" };
const sent = ({ width: _width, height: _height, cut: _cut, ...picture }: PictureOfProduct) => picture;
const write = async (body: object, version?: string) =>
  ola.call(routes.changeProductPictures, { parameters, body, version: version ?? (await read()).version });
const published = (file: string) => app.inject({ method: "GET", url: `/images/${encodeURIComponent(file)}` });

test("a picture is kept upright and in sRGB, and without what its camera wrote into it, where it was taken above all", async () => {
  const given = await drawn(300, 200)
    .withExif({ IFD0: { Artist: "Kasia" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(given).metadata();
  assert.ok(before.exif !== undefined && before.orientation === 6);
  const { file, width, height } = await kept(given);
  assert.deepEqual([width, height], [200, 300], "upright");
  assert.match(file, /^[a-z-]+-[0-9a-f]{12}\.jpg$/, "named after its product and its content");
  const stored = (await pictures.read(file))!;
  const { exif, icc, xmp, orientation, space } = await sharp(stored).metadata();
  assert.deepEqual([exif, icc, xmp, orientation, space], [undefined, undefined, undefined, undefined, "srgb"]);
  for (const whole of [stored, (await published(file)).rawPayload])
    assert.ok(!whole.includes("Kasia") && !whole.includes("GPS") && !whole.includes("Exif"));
});

test("what is transparent stays so; what is large is made as large as any page shows it; the same picture is kept once", async () => {
  const glass = await sharp({ create: { width: 40, height: 50, channels: 4, background: "#d8ff3c80" } })
    .png()
    .toBuffer();
  const { file } = await kept(glass);
  assert.match(file, /\.webp$/);
  assert.equal((await sharp((await pictures.read(file))!).stats()).isOpaque, false);
  assert.equal((await kept(glass)).file, file);
  const large = await kept(await jpeg(4500, 3000));
  assert.deepEqual([large.width, large.height], [pictureUpload.longest, 2000]);
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pictures WHERE file = ANY ($1)",
    [[file, large.file]],
  );
  assert.equal(rows[0]!.count, 2);
});

test("what is no picture, hides something or is a bomb is refused, or nothing of it is kept", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);
  const header = (await drawn(8, 8).png().toBuffer()).subarray(0, 33);
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  const bomb = await sharp({ create: { width: 12_000, height: 8000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const whole = await drawn(900, 900, "#135").jpeg().toBuffer();
  const refusals: [string, Uint8Array, string][] = [
    ["a script", Buffer.from(svg), "PICTURE_UNREADABLE"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "PICTURE_UNREADABLE"],
    ["a PDF", Buffer.from("%PDF-1.7"), "PICTURE_UNREADABLE"],
    ["a GIF", await drawn(8, 8).gif().toBuffer(), "PICTURE_UNREADABLE"],
    ["a name without a picture", Buffer.from("\x89PNG\r\n\x1a\nbluza.png", "latin1"), "PICTURE_UNREADABLE"],
    ["a picture that ends too early", whole.subarray(0, whole.length / 2), "PICTURE_UNREADABLE"],
    ["a HEIC", heic, "PICTURE_HEIC"],
    ["a bomb", bomb, "PICTURE_PIXELS"],
  ];
  for (const [what, bytes, code] of refusals) {
    const { status, body } = await keep(bytes);
    assert.deepEqual([status, body.code], [422, code], what);
  }
  // A head that promises 60,000 by 60,000 pixels, and nothing behind it.
  assert.ok(["PICTURE_PIXELS", "PICTURE_UNREADABLE"].includes(String((await keep(header)).body.code)));
  assert.equal((await keep(Buffer.alloc(0))).body.code, "PICTURE_UNREADABLE");
  const heavy = await keep(Buffer.alloc(pictureUpload.bytes + 1));
  assert.deepEqual([heavy.status, heavy.body.code], [413, "TOO_LARGE"]);
  assert.equal((await keep(await jpeg(9, 9), 999_999)).body.code, "NOT_FOUND");

  const polyglot = Buffer.concat([await jpeg(64, 64, "#753"), Buffer.from("<script>alert(1)</script>PK\x05\x06")]);
  const { file } = await kept(polyglot);
  assert.ok(!(await pictures.read(file))!.includes("script"), "what hung behind the picture is gone");
});

test("a product says its pictures anew: order, words, what they are and show; caches, the page and the log follow, and it is taken back", async () => {
  const [first, second] = [await kept(await jpeg(400, 500, "#a00")), await kept(await jpeg(500, 500, "#0a0"))];
  const before = await read();
  const small = Number(products.hoodie.variants["S"]);
  const alt = { pl: "Bluza z przodu | cała", en: "Front", cz: "" };
  const wanted = [
    pictureSaid(second.file, { alt, role: "model", focus: { x: 30, y: 20 }, variants: [small] }),
    pictureSaid(first.file),
    ...before.pictures.map(sent),
  ];
  const { status, body, headers } = await write({ pictures: wanted });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual(
    body.pictures.pictures.map(({ file }) => file),
    wanted.map(({ file }) => file),
  );
  assert.equal(body.pictures.pictures[0]!.alt.pl, "Bluza z przodu / cała", "a file parts texts by that sign");
  assert.deepEqual(body.pictures.pictures[0]!.variants, [small]);
  assert.equal(body.picture, `30-20~${second.file}`);
  assert.notEqual(body.pictures.version, before.version);
  await prerenderNow(prerenderer);
  const page = await prerenderedPage(pages, `/${body.paths.pl}`);
  assert.ok(page.html.includes(`30-20~${second.file}`), "the printed page shows it");
  assert.equal((await published(`30-20~${second.file}`)).statusCode, 200);

  assert.equal((await write({ pictures: [] }, before.version)).body.code, "VERSION_OLD");
  const undone = await ola.call(routes.undo, { parameters: { id: Number(headers[loggedHeader]) } });
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual((await read()).pictures, before.pictures);
  assert.equal((await published(`30-20~${second.file}`)).statusCode, 200, "an address that was given out is answered");
  const { rows } = await pool.query<{ names: string[] }>(
    "SELECT after -> 'pictureNames' AS names FROM operator_log WHERE act = 'changeProductPictures' ORDER BY entry_id LIMIT 1",
  );
  assert.equal(rows[0]!.names[0], "Bluza z przodu / cała");
});

test("what cannot be so is refused, and nothing of it is done", async () => {
  const { file } = await kept(await jpeg(80, 100));
  const other = await addProduct(pool, { handle: "inna", stock: 1 });
  const strange = Number(Object.values(other.variants)[0]);
  const before = await read();
  const refusals: [object[], string, string | undefined][] = [
    [[pictureSaid("nie-ma.jpg")], "FIELD_WRONG", "/pictures/0"],
    [[pictureSaid(file), pictureSaid("../../etc/passwd")], "MALFORMED", "/pictures/1/file"],
    [[pictureSaid(file), pictureSaid(file)], "MALFORMED", "/pictures"],
    [[pictureSaid(file, { alt: { ...none, pl: "x".repeat(10_000) } })], "MALFORMED", "/pictures/0/alt/pl"],
    [[pictureSaid(file, { focus: { x: 101, y: 0 } })], "MALFORMED", "/pictures/0/focus/x"],
    [[pictureSaid(file, { role: "hero" })], "MALFORMED", "/pictures/0/role"],
    [[pictureSaid(file, { variants: [strange] })], "FIELD_WRONG", "/pictures/0"],
    [[pictureSaid(file, { video: { file: "nie-ma.mp4", captions: {} } })], "FIELD_WRONG", "/pictures/0"],
    [Array.from({ length: 61 }, (_, nth) => pictureSaid(`a${nth}.jpg`)), "MALFORMED", "/pictures"],
  ];
  for (const [list, code, at] of refusals) {
    const { body } = await write({ pictures: list });
    assert.deepEqual([body.code, body.at], [code, at]);
  }
  assert.deepEqual(await read(), before);
});

test("a part is cut out of the whole, again and again, and the whole comes back; crops about a point are answered", async () => {
  const seed = {
    create: {
      width: 1000,
      height: 800,
      channels: 3 as const,
      noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
    },
  };
  const whole = await kept(
    await sharp(seed as never)
      .jpeg()
      .toBuffer(),
  );
  const frame = (body: object) => ola.call(routes.frameProductPicture, { parameters, body });
  const box = { left: 100, top: 250, width: 500, height: 500 };
  const part = (await frame({ file: whole.file, box, focus: { x: 10, y: 90 } })).body;
  assert.ok(part.cut, JSON.stringify(part));
  assert.deepEqual([part.width, part.height, part.cut], [500, 400, { of: whole.file, box }]);
  assert.equal((await published(`10-90~${part.file}`)).statusCode, 200);
  const again = (await frame({ file: part.file, box: { ...box, width: 1000, left: 0 }, focus: null })).body;
  assert.deepEqual([again.width, again.cut!.of], [1000, whole.file], "of the whole, not of the part");
  assert.deepEqual((await frame({ file: again.file, box: null, focus: null })).body, whole);
  assert.equal((await frame({ file: "nie-ma.jpg", box, focus: null })).body.code, "FIELD_WRONG");
  assert.equal((await frame({ file: whole.file, box: { ...box, left: 600 }, focus: null })).body.code, "MALFORMED");
});

test("who may not write products brings no pictures, and a file that is said to be JSON is none", async () => {
  const packer = await comeIn(app, pool, { email: "paczki@bruk.example", role: "packing" });
  const bytes = await jpeg(9, 9);
  assert.equal((await packer.call(routes.keepProductPicture, { parameters, body: bytes })).body.code, "FORBIDDEN");
  const asJson = { "content-type": "application/json" };
  assert.equal(
    (await ola.call(routes.keepProductPicture, { parameters, body: bytes, headers: asJson })).body.code,
    "NOT_JSON",
  );
});
