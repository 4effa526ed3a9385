import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { openTestApp } from "../../../test/builders/app.ts";
import { drawnMark, svgMark } from "../../../test/builders/marks.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveAppearance } from "../../database/appearance/appearance.ts";
import { usualAppearance } from "../../domain/appearance/appearance.ts";

// How the shop looks, as staff choose it and as shoppers, phones and search engines get it.

const office = await openOffice();
const { pool, ola, did, undo } = office;
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });
const get = (url: string) => app.inject({ method: "GET", url });
const looks = async () => (await ola.call(routes.appearance)).body;
const change = async (body: object, version?: string) =>
  ola.call(routes.changeAppearance, { body, version: version ?? (await looks()).version });
const bring = async (file: Buffer) => (await ola.call(routes.keepMark, { body: file })).body;
const home = async () => {
  await prerenderNow(prerenderer);
  return (await prerenderedPage(pages, "/")).html;
};
const linkIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const styleIn = (html: string) => linkIn(html, /<link rel="stylesheet" href="(\/assets\/own\/[^"]+)">/);

test("a shop that has chosen nothing has pages without a trace of it, and the usual icons", async () => {
  const html = await home();
  assert.ok(!html.includes("/own/") && !html.includes('"appearance"'));
  assert.match(html, /<meta name="theme-color" content="#111111">\n<link rel="icon" href="\/favicon.ico">/);
  assert.equal((await get("/favicon.ico")).body, "icon");
  const { theme_color, icons } = (await get("/manifest.webmanifest")).json<{
    theme_color: string;
    icons: { src: string }[];
  }>();
  assert.deepEqual([theme_color, icons[0]!.src], ["#111111", "/icons/icon-192.png"]);
});

test("colours come as a stylesheet of the page's own name, are taken back, and earlier addresses stay good", async () => {
  const before = await home();
  const done = await did(change({ accent: "2D55A6", accentText: "#FFF", theme: "#2d55a6" }));
  const html = await home();
  const style = styleIn(html);
  assert.equal(style, "/assets/own/2d55a6-ffffff-0-0-0.css");
  assert.match(html, /<meta name="theme-color" content="#2d55a6">/);
  const sent = await get(style);
  assert.equal(sent.headers["content-type"], "text/css; charset=utf-8");
  assert.match(String(sent.headers["cache-control"]), /immutable/);
  // On ink the blue itself could not be read.
  assert.match(sent.body, /--signal:#2d55a6;--on-signal:#ffffff;--signal-on-ink:#(?!2d55a6)[0-9a-f]{6}/);
  assert.equal((await get("/manifest.webmanifest")).json<{ theme_color: string }>().theme_color, "#2d55a6");
  assert.equal((await undo(done)).status, 200);
  assert.equal(await home(), before);
  assert.equal((await get(style)).body, sent.body);
});

test("words that could not be read are refused, with the nearest accent that would do, and by the database too", async () => {
  const refused = await change({ accent: "#5b8def", accentText: "#ffffff" });
  assert.deepEqual([refused.status, refused.body.code, refused.body.at], [422, "CONTRAST_LOW", "/accent"]);
  assert.match(refused.body.nearest ?? "", /^#[0-9a-f]{6}$/);
  assert.equal((await change({ accent: refused.body.nearest, accentText: "#ffffff" })).status, 200);
  await assert.rejects(
    saveAppearance(pool, { ...usualAppearance, accent: "#777777", accentText: "#ffffff" }),
    /appearance_readable/,
  );
  await did(change({ accent: usualAppearance.accent, accentText: usualAppearance.accentText }));
  for (const accent of ["red", "#12", "#d8ff3c}", "url(x)", ""])
    assert.equal((await change({ accent })).body.code, "MALFORMED", accent);
});

test("a logo stands where the name stood, its icons everywhere, and what it replaces keeps its addresses", async () => {
  const first = await bring(svgMark());
  const second = await bring(await drawnMark());
  assert.notEqual(first.id, second.id);
  assert.equal((await bring(svgMark())).id, first.id);
  assert.deepEqual([first.width, first.height], [300, 100]);
  await did(change({ logo: first.id }));
  const html = await home();
  const css = (await get(styleIn(html))).body;
  assert.match(
    css,
    new RegExp(`background-image:url\\(/icons/own/${first.id}\\.svg\\);width:calc\\(var\\(--mark\\)\\*3\\)`),
  );
  // Without one for dark ground it is white there.
  assert.match(css, /\.foot \.wordmark\{filter:brightness\(0\) invert\(1\)\}/);
  assert.ok(html.includes(`<link rel="preload" href="/icons/own/${first.id}.svg" as="image">`));
  assert.ok(html.includes(`<link rel="icon" href="/icons/own/${first.id}-icon.ico">`));
  assert.ok(html.includes(`/icons/own/${first.id}-512.png`), "structured data");
  for (const [url, type, size] of [
    [`/icons/own/${first.id}-180.png`, "image/png", 180],
    [`/icons/own/${first.id}-maskable.png`, "image/png", 512],
  ] as const) {
    const icon = await get(url);
    assert.equal(icon.headers["content-type"], type);
    assert.deepEqual((await sharp(icon.rawPayload).metadata()).width, size);
  }
  // Browsers ask for these unasked.
  const ico = (await get("/favicon.ico")).rawPayload;
  assert.deepEqual([...ico.subarray(0, 6)], [0, 0, 1, 0, 1, 0]);
  assert.equal((await sharp(ico.subarray(22)).metadata()).width, 32);

  await did(change({ logo: second.id, logoDark: first.id, icon: first.id }));
  const other = (await get(styleIn(await home()))).body;
  assert.ok(
    other.includes(`${second.id}.webp`) &&
      other.includes(`.foot .wordmark{background-image:url(/icons/own/${first.id}.svg)`),
  );
  assert.equal((await get(styleIn(html))).body, css);
  const svg = await get(`/icons/own/${first.id}.svg`);
  assert.equal(svg.headers["content-type"], "image/svg+xml; charset=utf-8");
  assert.match(String(svg.headers["content-security-policy"]), /default-src 'none'.*sandbox/);
  await did(change({ logo: null, logoDark: null, icon: null }));
});

test("a drawing is stored without anything that acts or comes from elsewhere", async () => {
  const nasty = [
    "<script>alert(1)</script>",
    '<g onload="alert(1)"><path onclick="alert(1)" d="M0 0h1v1z"/></g>',
    '<image href="https://elsewhere.example/a.png"/>',
    '<image xlink:href="file:///etc/passwd"/>',
    '<use href="https://elsewhere.example/a.svg#x"/>',
    '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
    '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>',
    "<style>@import url(https://elsewhere.example/a.css);</style>",
    '<style>.b{background:url("https://elsewhere.example/b.png")}</style>',
    '<rect style="fill:url(https://elsewhere.example/c.svg#x)" width="9" height="9"/>',
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x"/>',
  ];
  for (const more of nasty) {
    const { address } = await bring(svgMark(more));
    const stored = (await get(address)).body;
    assert.doesNotMatch(
      stored,
      /script|onload|onclick|elsewhere|passwd|foreignObject|iframe|@import|<set|<animate/i,
      more,
    );
    // What draws is all there.
    assert.ok(stored.includes(".a{fill:#2d55a6}") && stored.includes("<circle"), stored);
  }
  const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/><text>&b;</text></svg>`;
  assert.doesNotMatch((await get((await bring(Buffer.from(bomb))).address)).body, /ENTITY|aaaa/);
});

test("what is no mark is refused in words", async () => {
  for (const [what, file, code] of [
    ["text", Buffer.from("hello"), "PICTURE_UNREADABLE"],
    ["HTML", Buffer.from("<html><svg></svg></html>"), "PICTURE_UNREADABLE"],
    [
      "an empty drawing",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
      "PICTURE_UNREADABLE",
    ],
    ["a PNG that ends too early", (await drawnMark()).subarray(0, 300), "PICTURE_UNREADABLE"],
    [
      "a line",
      await sharp({ create: { width: 1300, height: 20, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
      "MARK_SHAPE",
    ],
  ] as const) {
    const refused = await ola.call(routes.keepMark, { body: file });
    assert.deepEqual([refused.status, refused.body.code], [422, code], what);
  }
  const strange = await change({ logo: "0123456789abcdef" });
  assert.deepEqual([strange.body.code, strange.body.at], ["FIELD_WRONG", "/logo"]);
  const packer = await comeIn(app, pool, { email: "pakuje@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.appearance)).body.code, "FORBIDDEN");
  assert.equal((await packer.call(routes.keepMark, { body: svgMark() })).body.code, "FORBIDDEN");
});

test("addresses nobody made are not there", async () => {
  for (const url of [
    "/assets/own/x.css",
    "/assets/own/2d55a6-ffffff-0-0123456789abcdef-0.css",
    "/assets/own/2d55a6-ffffff-0-0-0",
    "/icons/own/0123456789abcdef.svg",
    "/icons/own/0123456789abcdef-180.png",
    "/icons/own/..%2f..%2fetc",
  ])
    assert.equal((await get(url)).statusCode, 404, url);
});

test("who decides on an earlier look is told who was quicker", async () => {
  const { version } = await looks();
  await did(change({ theme: "#222222" }, version));
  const late = await change({ theme: "#333333" }, version);
  assert.deepEqual([late.status, late.body.code], [412, "VERSION_OLD"]);
  await did(change({ theme: usualAppearance.theme }));
});

test("the home page is drawn of a look nobody has saved", async () => {
  const { version } = await looks();
  const { id } = await bring(svgMark());
  const body = { accent: "#2d55a6", accentText: "#ffffff", logo: id };
  const draft = [{ route: "changeAppearance", parameters: {}, body, version }];
  const drawn = await ola.call(routes.preview, { body: { kind: "home", id: 1, language: "pl", draft } });
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body));
  const { rows } = await pool.query<{ html: string }>("SELECT html FROM previews ORDER BY ends_at DESC LIMIT 1");
  assert.ok(rows[0]!.html.includes(`/assets/own/2d55a6-ffffff-0-${id}-0.css`));
  assert.equal((await looks()).logo, null);
});

test("a longer name is written smaller, so that it has the room of a short one", async () => {
  const { version } = (await ola.call(routes.config)).body;
  const entries = [{ code: "shop_name", content: "Kowalska Studio" }];
  const done = await did(ola.call(routes.changeConfig, { body: { entries }, version }));
  const style = styleIn(await home());
  assert.equal(style, "/assets/own/d8ff3c-111111-15-0-0.css");
  assert.match((await get(style)).body, /\.wordmark\{--fit:0\.47;/);
  await undo(done);
});

test("the registers are asked for a NIP, and for nothing else", async () => {
  const known = await ola.call(routes.taxpayer, { parameters: { nip: "526-104-08-28" } });
  assert.deepEqual(
    [known.body.whiteList, known.body.vies, known.body.taxpayer?.name],
    ["found", "silent", "KOWALSKA STUDIO"],
  );
  assert.equal((await ola.call(routes.taxpayer, { parameters: { nip: "5261040827" } })).body.code, "NOT_FOUND");
});
