// One long file: what each feed says of goods, asked of one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { readXml, textsIn, type XmlElement } from "../../../test/builders/xml.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";

const shop = await openSmallShop();
const { app, logged } = await openTestApp(shop.pool);
const { hoodie, tee } = shop.products;
const picture = { pictures: ["rzecz.avif"] };
await addProduct(shop.pool, { handle: "bletki", name: "Bletki", ...picture, limits: { age_min: 18 } });
await addProduct(shop.pool, { handle: "olejek", name: "Olejek", ...picture, limits: { blocked_countries: ["CZ"] } });
await addProduct(shop.pool, { handle: "plyn", name: "Płyn", ...picture, limits: { online_sale: false } });
await addProduct(shop.pool, { handle: "ukryta", name: "Ukryta", ...picture, shown: false });
const odd = await addProduct(shop.pool, {
  handle: "dziwna",
  name: { pl: `Ódd <b>"&'</b> ]]> \u0001\u001f\uFFFE 😀 ${"x".repeat(200)}` },
  description: { pl: "<p>a &amp; b<br>c</p>" },
  price: "0.10",
  stock: 0,
  categories: [places.koszulki],
  manufacturer: makers.rampa,
  pictures: ["dziwna-1.avif", "dziwna-2.avif"],
  model: "m".repeat(80),
  colour: { pl: "Łososiowy", en: "Salmon" },
});
await shop.pool.query("UPDATE variants SET gtin = '5901234123457', sku = 'DZ-1' WHERE product_id = $1", [
  odd.productId,
]);
await shop.pool.query("UPDATE variants SET lowest_price = 10990 WHERE product_id = $1", [tee.productId]);

async function read(path: string): Promise<XmlElement> {
  const answer = await app.inject({ url: path });
  assert.equal(answer.statusCode, 200, path);
  assert.equal(answer.headers["content-type"], "application/xml; charset=utf-8");
  return readXml(answer.payload);
}

async function items(path: string): Promise<Record<string, string>[]> {
  const rss = await read(path);
  assert.deepEqual([rss.name, rss.attributes], ["rss", { version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" }]);
  const channel = rss.children[0]!;
  for (const name of ["title", "link", "description"]) assert.ok(textsIn(channel)[name], name);
  return channel.children.filter(({ name }) => name === "item").map(textsIn);
}

async function offers(): Promise<XmlElement[]> {
  const root = await read("/feeds/ceneo.xml");
  assert.deepEqual(
    [root.name, root.attributes["version"], root.children.map(({ name, attributes }) => [name, attributes["name"]])],
    ["offers", "1", [["group", "other"]]],
  );
  return root.children[0]!.children;
}

test("Google gets an item for every size, under the cart's key, grouped by its model", async () => {
  const all = await items("/feeds/google.xml");
  const sizes = all.filter((item) => item["g:link"] === "http://sklep.test/bluza-asfalt/");
  assert.deepEqual(
    sizes.map((item) => [item["g:id"], item["g:title"], item["g:size"], item["g:availability"]]),
    ["S", "M", "L"].map((size) => [
      `${hoodie.productId}_${hoodie.variants[size]}`,
      `Bluza Asfalt, Czarny, ${size}`,
      size,
      size === "L" ? "out_of_stock" : "in_stock",
    ]),
  );
  const { "g:id": _id, "g:title": _title, "g:size": _size, "g:availability": _availability, ...shared } = sizes[0]!;
  assert.deepEqual(shared, {
    "g:description": "Bluza Asfalt",
    "g:link": "http://sklep.test/bluza-asfalt/",
    "g:image_link": "http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg",
    "g:price": "199.99 PLN",
    "g:condition": "new",
    "g:brand": "Nocny Bieg",
    "g:item_group_id": "asfalt",
    "g:color": "Czarny",
    "g:product_type": "Odzież > Bluzy",
    "g:shipping": "",
    "g:identifier_exists": "no",
    "g:gender": "unisex",
    "g:age_group": "adult",
  });
  assert.equal(new Set(all.map((item) => item["g:id"])).size, all.length, "no id twice");
});

test("the price is the page's; a reduction is shown from the lowest price of 30 days, and told in words", async () => {
  for (const path of ["/feeds/google.xml", "/feeds/meta.xml"]) {
    const [size] = (await items(path)).filter((item) => item["g:link"] === "http://sklep.test/koszulka-kreda/");
    assert.deepEqual([size!["g:price"], size!["g:sale_price"]], ["109.90 PLN", "89.90 PLN"], path);
    assert.match(
      size!["g:description"]!,
      /Najniższa cena z 30 dni przed obniżką: 109,90\s?zł|Najniższa cena z 30 dni przed obniżką: 109\.90/,
    );
  }
  const offer = (await offers()).find(({ attributes }) => attributes["id"] === String(tee.productId))!;
  assert.equal(offer.attributes["price"], "89.90");
  await shop.pool.query("UPDATE variants SET lowest_price = 8000 WHERE product_id = $1", [tee.productId]);
  const [dearer] = (await items("/feeds/google.xml")).filter(
    (item) => item["g:link"] === "http://sklep.test/koszulka-kreda/",
  );
  assert.deepEqual(
    [dearer!["g:price"], dearer!["g:sale_price"]],
    ["89.90 PLN", undefined],
    "no reduction where it was cheaper within 30 days",
  );
  await shop.pool.query("UPDATE variants SET lowest_price = 10990 WHERE product_id = $1", [tee.productId]);
});

test("each variant is offered at its own price and reduction, with its picture, colour and an address that names it", async (t) => {
  const shoes = await addProduct(shop.pool, {
    handle: "buty-ceny",
    name: "Buty Ceny",
    price: "120.00",
    pictures: ["buty-1.avif", "buty-2.avif"],
    options: ["Rozmiar", "Kolor"],
    colour: { pl: "wielokolorowe" },
    variants: [
      { values: ["36", "czarny"], price: "120.00", cataloguePrice: "150.00", picture: "buty-2.avif" },
      { values: ["37", "biały"], price: "250.00", stock: 0 },
    ],
  });
  t.after(() => shop.pool.query("DELETE FROM products WHERE product_id = $1", [shoes.productId]));
  const [small, large] = [shoes.variants["36 / czarny"]!, shoes.variants["37 / biały"]!];
  await shop.pool.query("UPDATE variants SET lowest_price = 14000 WHERE variant_id = $1", [small]);
  const own = (await items("/feeds/google.xml")).filter((item) => item["g:id"]?.startsWith(`${shoes.productId}_`));
  assert.deepEqual(
    own.map((item) =>
      ["g:id", "g:link", "g:image_link", "g:price", "g:sale_price", "g:color", "g:size", "g:availability"].map(
        (name) => item[name],
      ),
    ),
    [
      [
        `${shoes.productId}_${small}`,
        `http://sklep.test/buty-ceny/?wariant=${small}`,
        "http://sklep.test/images/1200x1500/buty-2.avif.jpg",
        "140.00 PLN",
        "120.00 PLN",
        "czarny",
        "36",
        "in_stock",
      ],
      [
        `${shoes.productId}_${large}`,
        `http://sklep.test/buty-ceny/?wariant=${large}`,
        "http://sklep.test/images/1200x1500/buty-1.avif.jpg",
        "250.00 PLN",
        undefined,
        "biały",
        "37",
        "out_of_stock",
      ],
    ],
  );
  const compared = (await offers()).filter(({ attributes }) => attributes["url"]!.includes("/buty-ceny/"));
  assert.deepEqual(
    compared.map(({ attributes: { id, url, price, avail } }) => [id, url, price, avail]),
    [
      [`${shoes.productId}_${small}`, `http://sklep.test/buty-ceny/?wariant=${small}`, "120.00", "1"],
      [`${shoes.productId}_${large}`, `http://sklep.test/buty-ceny/?wariant=${large}`, "250.00", "99"],
    ],
  );
});

test("who wears it is told beside the thing itself, in the crop the label chose, and never in another colour", async (t) => {
  const pictures = ["kurtka-1.avif", "kurtka-2.avif", "kurtka-3.avif"];
  const plain = await addProduct(shop.pool, { handle: "kurtka", price: "300.00", stock: 1, pictures });
  const coloured = await addProduct(shop.pool, {
    handle: "kurtki",
    price: "300.00",
    pictures,
    options: ["Kolor"],
    variants: [
      { values: ["czarny"], picture: "kurtka-1.avif" },
      { values: ["biały"], picture: "kurtka-2.avif" },
    ],
  });
  const ids = [plain.productId, coloured.productId];
  t.after(() => shop.pool.query("DELETE FROM products WHERE product_id = ANY ($1)", [ids]));
  await shop.pool.query(
    "UPDATE product_pictures SET role = 'model', focus_x = 40, focus_y = 10 WHERE product_id = ANY ($1) AND position = 2",
    [ids],
  );
  const told = (await items("/feeds/google.xml"))
    .filter((item) => ids.some((id) => item["g:id"]!.split("_")[0] === String(id)))
    .map((item) => [item["g:image_link"], item["g:lifestyle_image_link"]]);
  const at = (name: string) => `http://sklep.test/images/1200x1500/${name}.jpg`;
  assert.deepEqual(told, [
    [at("kurtka-1.avif"), at("40-10~kurtka-2.avif")],
    [at("kurtka-1.avif"), undefined],
    [at("40-10~kurtka-2.avif"), at("40-10~kurtka-2.avif")],
  ]);
});

test("delivery is the cheapest of the zone, free where the product alone is dear enough, never collection in person", async () => {
  const rss = await read("/feeds/google.xml");
  const priceOf = (link: string) => {
    const item = rss.children[0]!.children.find((child) => child.name === "item" && textsIn(child)["g:link"] === link)!;
    return textsIn(item.children.find(({ name }) => name === "g:shipping")!);
  };
  assert.deepEqual(priceOf("http://sklep.test/koszulka-kreda/"), { "g:country": "PL", "g:price": "9.90 PLN" });
});

test("what is for adults, blocked anywhere, not for online sale, hidden or without a picture is in no feed", async () => {
  for (const path of ["/feeds/google.xml", "/feeds/meta.xml", "/feeds/ceneo.xml", "/feeds/cz/eur/google.xml"]) {
    const { payload } = await app.inject({ url: path });
    for (const handle of ["bletki", "olejek", "plyn", "ukryta", "czapka-kostka"])
      assert.ok(!payload.includes(handle), `${path} ${handle}`);
    assert.ok(payload.includes("bluza-asfalt"));
  }
});

test("odd texts stay texts, long ones are cut, and a bar code identifies", async () => {
  const item = (await items("/feeds/google.xml")).find((one) => one["g:id"] === String(odd.productId))!;
  assert.ok(item["g:title"]!.startsWith(`Ódd <b>"&'</b> ]]>  😀 xxx`) && item["g:title"]!.length <= 150);
  assert.equal(item["g:description"], "a & b c");
  assert.deepEqual(
    [
      item["g:gtin"],
      item["g:mpn"],
      item["g:identifier_exists"],
      item["g:item_group_id"]!.length,
      item["g:additional_image_link"],
    ],
    ["5901234123457", "DZ-1", undefined, 50, "http://sklep.test/images/1200x1500/dziwna-2.avif.jpg"],
  );
  const offer = (await offers()).find(({ attributes }) => attributes["id"] === String(odd.productId))!;
  assert.deepEqual(offer.attributes, {
    id: String(odd.productId),
    url: "http://sklep.test/dziwna/",
    price: "0.10",
    avail: "99",
    set: "0",
  });
  assert.deepEqual(
    offer.children.map(({ name }) => name),
    ["cat", "name", "imgs", "desc", "attrs"],
  );
  assert.equal(textsIn(offer)["cat"], "Odzież/Bluzy/Koszulki & topy");
  const [, , pictures, , attributes] = offer.children;
  assert.deepEqual(
    pictures!.children.map(({ name, attributes: { url } }) => [name, url]),
    [
      ["main", "http://sklep.test/images/1200x1500/dziwna-1.avif.jpg"],
      ["i", "http://sklep.test/images/1200x1500/dziwna-2.avif.jpg"],
    ],
  );
  assert.deepEqual(
    attributes!.children.map(({ attributes: { name }, text }) => [name, text]),
    [
      ["Producent", "Rampa"],
      ["Kod_producenta", "DZ-1"],
      ["EAN", "5901234123457"],
      ["Kolor", "Łososiowy"],
    ],
  );
});

test("Meta reads the same items in its own words", async () => {
  const [google, meta] = await Promise.all([items("/feeds/google.xml"), items("/feeds/meta.xml")]);
  const words: Record<string, string> = { in_stock: "in stock", out_of_stock: "out of stock" };
  assert.deepEqual(
    meta,
    google.map((item) => ({ ...item, "g:availability": words[item["g:availability"]!] })),
  );
  for (const name of [
    "g:id",
    "g:title",
    "g:description",
    "g:availability",
    "g:condition",
    "g:price",
    "g:link",
    "g:image_link",
    "g:brand",
  ])
    assert.ok(
      meta.every((item) => item[name]),
      name,
    );
});

test("a feed is sent again only when the shop has changed, and then at once", async () => {
  for (const path of ["/feeds/google.xml", "/feeds/meta.xml", "/feeds/ceneo.xml"]) {
    const tag = async (known = "") => {
      const answer = await app.inject({ url: path, headers: { "if-none-match": known } });
      return [answer.statusCode, String(answer.headers["etag"])] as const;
    };
    const [, first] = await tag();
    assert.deepEqual(await tag(first), [304, first]);
    await changePrice(shop.pool, { productId: hoodie.productId, realPrice: 17_777 });
    const [status, second] = await tag(first);
    assert.equal(status, 200);
    assert.match((await app.inject({ url: path })).payload, /177\.77/);
    await changeStock(shop.pool, { variantId: hoodie.variants["S"]!, quantity: 7 });
    assert.notEqual((await tag(second))[1], second);
    await changePrice(shop.pool, { productId: hoodie.productId, realPrice: 19_999 });
  }
});

test("a feed and a site map are another shop's under another address; two servers of one shop send the same", async () => {
  const [twin, moved] = [await openTestApp(shop.pool), await openTestApp(shop.pool, { url: "https://inny.test" })];
  for (const url of [
    "/feeds/google.xml",
    "/feeds/meta.xml",
    "/feeds/ceneo.xml",
    "/feeds/en/eur/google.tsv",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/pages-cz.xml",
    "/sitemaps/products-1.xml",
  ]) {
    const known = { "if-none-match": String((await app.inject({ method: "HEAD", url })).headers["etag"]) };
    assert.equal((await twin.app.inject({ url, headers: known })).statusCode, 304, url);
    const answer = await moved.app.inject({ url, headers: known });
    assert.deepEqual([answer.statusCode, answer.payload.includes("http://sklep.test/")], [200, false], url);
  }
});

test("a change made while another one is still being written is told at once too", async () => {
  const slow = await shop.pool.connect();
  try {
    await slow.query("BEGIN");
    await slow.query("INSERT INTO changed_facts (fact) VALUES ('slow')");
    const before = String((await app.inject({ method: "HEAD", url: "/feeds/google.xml" })).headers["etag"]);
    await changePrice(shop.pool, { productId: hoodie.productId, realPrice: 18_888 });
    const after = String((await app.inject({ method: "HEAD", url: "/feeds/google.xml" })).headers["etag"]);
    assert.notEqual(after, before);
    await slow.query("COMMIT");
    const last = String((await app.inject({ method: "HEAD", url: "/feeds/google.xml" })).headers["etag"]);
    assert.ok(last !== before && last !== after);
  } finally {
    slow.release();
  }
});

test("small to who takes gzip; a head alone has no body", async () => {
  const plain = await app.inject({ url: "/feeds/google.xml" });
  const packed = await app.inject({ url: "/feeds/google.xml", headers: { "accept-encoding": "gzip, br" } });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.equal(gunzipSync(packed.rawPayload).toString(), plain.payload);
  assert.equal(
    (await app.inject({ url: "/feeds/google.xml", headers: { "accept-encoding": "gzip;q=0" } })).payload,
    plain.payload,
  );
  const head = await app.inject({ method: "HEAD", url: "/feeds/google.xml" });
  assert.deepEqual([head.statusCode, head.payload, head.headers["etag"]], [200, "", plain.headers["etag"]]);
  assert.equal(head.headers["content-length"], undefined, "nobody knows how long it will be");
});

test("nothing of all this was an error", () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
