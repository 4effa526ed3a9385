import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { mostSuggested, type Suggestions } from "../../contract/suggestions.ts";
import { suggestHref } from "../../contract/told-paths.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { savePictures } from "../../database/catalogue/pictures.ts";
import type { WrittenLook } from "../../domain/catalogue/look.ts";
import { languages } from "../../domain/language.ts";
import { removeLook, writeLooks } from "../../flows/catalogue/write-looks.ts";

const { pool } = await openSmallShop();
const files = ["plac.avif", "brama.avif"];
await savePictures(
  pool,
  files.map((file) => ({ file, width: 1200, height: 1500, bytes: 1000, sha256: file })),
);
const shell = await addProduct(pool, { handle: "kurtka-plac", name: "Kurtka Plac", sizes: { S: 2, M: 0 } });
const cargo = await addProduct(pool, { handle: "bojowki-plac", name: "Bojówki Plac", sizes: { "32": 0 } });
const bag = await addProduct(pool, { handle: "torba-plac", name: "Torba Plac", stock: 4 });
const square: WrittenLook = {
  handle: "plac",
  name: { pl: "Plac po deszczu", en: "Square after rain", cz: "Náměstí po dešti" },
  description: { pl: "<p>Na mokry bruk.</p>", en: "<p>For wet stones.</p>" },
  picture: "plac.avif",
  products: ["kurtka-plac", "bojowki-plac", "torba-plac"],
};
const gate: WrittenLook = {
  handle: "brama",
  name: { pl: "Brama" },
  description: { pl: "" },
  picture: "brama.avif",
  focus: { x: 30, y: 20 },
  products: ["torba-plac", "bojowki-plac"],
};
assert.deepEqual(await writeLooks(pool, [square, gate]), { kind: "written", created: 2, changed: 0, unchanged: 0 });

const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });
const get = (url: string) => app.inject({ method: "GET", url });
const lookAt = async (path: string) => (await get(pageDataHref(path))).json<PageData<"look">>();
const looksOf = async (path: string) =>
  (await get(pageDataHref(path))).json<PageData<"product">>().data.looks.map(({ url }) => url);
const looksOfHome = async (path: string) =>
  (await get(pageDataHref(path)))
    .json<PageData<"home">>()
    .data.rows.flatMap((row) => (row.kind === "looks" ? row.looks.map(({ url }) => url) : []));
const found = async (query: string, lanId = 1) => {
  const page = (await get(`${pageDataHref(searchHref(query))}?lan=${lanId}`)).json<PageData<"search">>();
  const suggested = (await get(suggestHref(query, lanId))).json<Suggestions>();
  assert.deepEqual(
    suggested.looks.map(({ url }) => url),
    page.data.looks.map(({ url }) => url).slice(0, mostSuggested.looks),
  );
  return page.data.looks.map(({ name }) => name);
};
const addresses = { pl: "/look/plac-po-deszczu/", en: "/en/look/square-after-rain/", cz: "/cz/look/namesti-po-desti/" };

test("a look has a page of its own in each language: prerendered, canonical, naming the others, its pieces told to search engines", async () => {
  for (const { lanCode, tag } of languages) {
    const path = addresses[lanCode];
    const { statusCode, payload } = await get(path);
    assert.equal(statusCode, 200, path);
    assert.ok(pages.version(path) !== null, `${path} is prerendered`);
    assert.ok(payload.includes(`<link rel="canonical" href="${publicUrl}${path}">`), path);
    for (const other of languages)
      assert.ok(
        payload.includes(
          `<link rel="alternate" hreflang="${other.tag}" href="${publicUrl}${addresses[other.lanCode]}">`,
        ),
        `${tag} names ${other.tag}`,
      );
    const list = [...payload.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json!) as { "@type": string; itemListElement: { name: string; url: string }[] })
      .find((data) => data["@type"] === "ItemList");
    assert.deepEqual(
      list?.itemListElement.map(({ name }) => name),
      ["Kurtka Plac", "Bojówki Plac", "Torba Plac"],
    );
  }
  const { head, data } = await lookAt(addresses.en);
  assert.deepEqual(
    [head.title.split(" | ")[0], head.description, head.image],
    ["Square after rain", "For wet stones.", "plac.avif"],
  );
  assert.equal(data.alt, "Kurtka Plac, Bojówki Plac, Torba Plac");
  assert.deepEqual(
    data.others.map(({ name, url, picture }) => [name, url, picture]),
    [["Brama", "en/look/brama/", "30-20~brama.avif"]],
  );
  assert.equal((await lookAt("/look/brama/")).head.description, "Noszone razem: Torba Plac, Bojówki Plac.");
});

test("the site map names a look in each language, with its picture", async () => {
  for (const part of ["pages", "pages-en", "pages-cz"]) {
    const map = (await get(`/sitemaps/${part}.xml`)).payload;
    const path = addresses[part === "pages" ? "pl" : part === "pages-en" ? "en" : "cz"];
    const entry = map.split("<url>").find((url) => url.startsWith(`<loc>${publicUrl}${path}</loc>`));
    assert.ok(entry?.includes(`hreflang="cs" href="${publicUrl}${addresses.cz}"`), part);
    assert.ok(entry?.includes("/plac.avif"), part);
  }
});

test("a product's page shows the newest looks it is part of; what no look has shows none", async () => {
  assert.deepEqual(await looksOf("/torba-plac/"), ["look/brama/", "look/plac-po-deszczu/"]);
  assert.deepEqual(await looksOf("/kurtka-plac/"), ["look/plac-po-deszczu/"]);
  assert.deepEqual(await looksOf("/bluza-asfalt/"), []);
});

test("the home page shows the newest looks in its language", async () => {
  assert.deepEqual(await looksOfHome("/"), ["look/brama/", "look/plac-po-deszczu/"]);
  assert.deepEqual(await looksOfHome("/en/"), ["en/look/brama/", "en/look/square-after-rain/"]);
});

test("a search means looks by their names in any form and begun, then by what is said of them, beside goods and without any", async () => {
  assert.deepEqual(await found("deszczu"), ["Plac po deszczu"]);
  assert.deepEqual(await found("place"), ["Plac po deszczu"]);
  assert.deepEqual(await found("plac po des"), ["Plac po deszczu"]);
  assert.deepEqual(await found("mokry bruk"), ["Plac po deszczu"], "by its description");
  assert.deepEqual(await found("square rain", 2), ["Square after rain"]);
  assert.deepEqual(await found("square rain"), [], "each language has its own words");
  assert.deepEqual(await found("plac zabaw"), []);
  assert.deepEqual(await found("brama"), ["Brama"]);
  assert.deepEqual(await found("z"), []);
  assert.equal((await get(suggestHref("brama", 1))).json<Suggestions>().total, 0, "no product is called so");
});

test("a renamed look is found under its new names, and the earlier ones lead there; its pieces' pages follow", async () => {
  const renamed = { ...square, name: { ...square.name, pl: "Plac o świcie", en: "Square at dawn" } };
  assert.deepEqual(await writeLooks(pool, [renamed, gate]), { kind: "written", created: 0, changed: 1, unchanged: 1 });
  await prerenderNow(prerenderer);
  assert.equal((await lookAt("/look/plac-po-deszczu/")).data.look.name, "Plac o świcie", "the Polish address stays");
  const moved = await get(addresses.en);
  assert.deepEqual([moved.statusCode, moved.headers.location], [301, "/en/look/square-at-dawn/"]);
  assert.deepEqual(await looksOf("/en/kurtka-plac/"), ["en/look/square-at-dawn/"]);
  const given = { ...renamed, urls: { pl: "look/swit/", en: "en/look/first-light/" } };
  assert.deepEqual(await writeLooks(pool, [given]), { kind: "written", created: 0, changed: 1, unchanged: 0 });
  await prerenderNow(prerenderer);
  for (const [asked, found] of [
    ["/look/plac-po-deszczu/", "/look/swit/"],
    ["/en/look/square-at-dawn/", "/en/look/first-light/"],
  ] as const)
    assert.equal((await get(asked)).headers.location, found);
  await writeLooks(pool, [{ ...square, urls: { pl: "look/plac-po-deszczu/" } }]);
  await prerenderNow(prerenderer);
  assert.equal((await get(addresses.en)).statusCode, 200, "a path that is no longer given follows the name again");
});

test("a hidden piece leaves the look, the last one takes its page along, and both come back", async () => {
  const show = async (shown: boolean, ...ids: number[]) => {
    await pool.query("UPDATE products SET shown = $1 WHERE product_id = ANY ($2)", [shown, ids]);
    await invalidateCacheTags(
      pool,
      ids.map((id) => `product:${id}`),
    );
    await prerenderNow(prerenderer);
  };
  await show(false, shell.productId);
  assert.deepEqual(
    (await lookAt(addresses.pl)).data.products.map(({ url }) => url),
    ["bojowki-plac/", "torba-plac/"],
  );
  await show(false, cargo.productId, bag.productId);
  assert.deepEqual([(await get(addresses.pl)).statusCode, pages.version(addresses.pl)], [404, null]);
  assert.ok(!(await get("/sitemaps/pages.xml")).payload.includes(addresses.pl));
  assert.deepEqual(await looksOfHome("/"), []);
  await show(true, shell.productId, cargo.productId, bag.productId);
  assert.deepEqual(await looksOfHome("/"), ["look/brama/", "look/plac-po-deszczu/"], "they are back");
  assert.ok(pages.version(addresses.pl) !== null);
  assert.equal((await lookAt(addresses.pl)).data.products.length, 3);
});

test("a removed look has no page, and no page leads to it", async () => {
  assert.equal(await removeLook(pool, "brama"), true);
  assert.equal(await removeLook(pool, "brama"), false);
  await prerenderNow(prerenderer);
  assert.equal((await get("/look/brama/")).statusCode, 404);
  assert.deepEqual(await looksOf("/torba-plac/"), ["look/plac-po-deszczu/"]);
  assert.deepEqual((await lookAt(addresses.pl)).data.others, []);
});

test("wrong looks are refused all together, each by what is wrong with it, and nothing is kept", async () => {
  await addProduct(pool, {
    handle: "bibulki",
    limits: { age_min: 18, online_sale: true, blocked_countries: [] },
  });
  const refused = await writeLooks(pool, [
    { ...square, description: { pl: "<p>Nowy opis</p>" } },
    { ...gate, handle: "jedna", products: ["torba-plac"] },
    { ...gate, handle: "obca", products: ["torba-plac", "nieznana"] },
    { ...gate, handle: "dorosla", products: ["torba-plac", "bibulki"] },
    { ...gate, handle: "sciezka", urls: { pl: "promocje/x/" } },
    { ...gate, handle: "angielska", urls: { en: "look/x/" } },
  ]);
  assert.equal(refused.kind, "refused");
  const said = refused.kind === "refused" ? refused.problems.join("\n") : "";
  for (const word of ["'jedna' needs 2 to", "'nieznana'", "'bibulki'", "'promocje'", "'en/'"])
    assert.ok(said.includes(word), `${word} in ${said}`);
  const taken = await writeLooks(pool, [{ ...gate, urls: { pl: "torba-plac/" } }]);
  assert.equal(taken.kind, "refused");
  assert.equal((await lookAt(addresses.pl)).head.description, "Na mokry bruk.");
  assert.equal((await get("/look/brama/")).statusCode, 404);
});
