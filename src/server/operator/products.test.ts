// One long file: every part of a product, written on one shop.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { entityAt } from "../../database/catalogue/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { publishDue } from "../../flows/catalogue/publish-due.ts";

// Products as staff write them: the list, one that is made, its parts, and several at once.

const office = await openOffice();
const { pool, products, ola, app, did, undo } = office;
const content = await comeIn(app, pool, { email: "tekst@bruk.example", role: "content" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const read = async (id: number): Promise<ProductSaid> => (await ola.call(routes.product, { parameters: { id } })).body;
const make = async (input: object = {}): Promise<ProductSaid> => {
  const body = {
    name: "Bluza Próbna",
    brandId: makers.nocny,
    categoryId: places.bluzy,
    price: 19_900,
    sizes: ["S", "M"],
    ...input,
  };
  const { status, body: made } = await ola.call(routes.addProduct, { body });
  assert.equal(status, 200, JSON.stringify(made));
  return made;
};
type Part = "texts" | "facts" | "placing" | "publication";
const partRoutes = {
  texts: routes.changeProductTexts,
  facts: routes.changeProductFacts,
  placing: routes.changeProductPlacing,
  publication: routes.changeProductPublication,
} as const;
const change = async (id: number, part: Part, body: object, { by = ola, version = "" } = {}) =>
  by.call(partRoutes[part], { parameters: { id }, body, version: version || (await read(id))[part].version });
const listed = async (query: object = {}) =>
  (await ola.call(routes.products, { query: { limit: "100", ...query } })).body.products.map(({ id }) => id);
/** The cache tags that something invalidates. */
const tagsOf = async (act: () => Promise<unknown>) => {
  const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
  await act();
  return (await cacheTagsSince(pool, cursor)).facts;
};
const priceHistory = async (id: number) =>
  (
    await pool.query(
      "SELECT h.* FROM price_history h JOIN variants USING (variant_id) WHERE variants.product_id = $1 ORDER BY price_id",
      [id],
    )
  ).rows;

test("a product is made with a variant for each size, hidden, without a piece; it is taken away as long as nobody could buy it", async () => {
  const { status, body, headers } = await ola.call(routes.addProduct, {
    body: {
      name: "Bluza Świt",
      brandId: makers.kostka,
      categoryId: places.bluzy,
      price: 24_999,
      sizes: ["S", "M", "L"],
    },
  });
  assert.equal(status, 200);
  assert.deepEqual(
    [body.variants, body.stock, body.price, body.publication.shown, body.paths.pl, body.placing.brand.name],
    [3, 0, 24_999, false, "bluza-swit/", "Kostka"],
  );
  assert.equal(await entityAt(pool, "bluza-swit/"), null, "no shopper sees it");
  const { rows } = await pool.query("SELECT attribute_values FROM variants WHERE product_id = $1 ORDER BY position", [
    body.id,
  ]);
  assert.deepEqual(
    rows.map((row) => row.attribute_values),
    [[{ pl: "S" }], [{ pl: "M" }], [{ pl: "L" }]],
  );
  const second = await make({ name: "Bluza Świt", sizes: [] });
  assert.deepEqual([second.handle, second.paths.pl, second.variants], ["bluza-swit-2", "bluza-swit-2/", 1]);
  assert.equal((await undo(headers["log-entry"])).status, 200);
  assert.equal((await ola.call(routes.product, { parameters: { id: body.id } })).status, 404);
  await did(change(second.id, "publication", { shown: true }));
  await did(change(second.id, "publication", { shown: false }));
  const kept = await ola.call(routes.removeProduct, { parameters: { id: second.id } });
  assert.deepEqual([kept.status, kept.body.code], [409, "FINAL"]);
});

test("a brand, a category, a size twice or a name of nothing make no product; neither does who may set no price", async () => {
  const asked = { name: "Nic", brandId: makers.nocny, categoryId: places.bluzy, price: 100, sizes: [] as string[] };
  const code = async (wrong: object, by = ola) => {
    const { body } = await by.call(routes.addProduct, { body: { ...asked, ...wrong } });
    return [body.code, body.at];
  };
  assert.deepEqual(await code({ brandId: 999_999 }), ["FIELD_WRONG", "/brandId"]);
  assert.deepEqual(await code({ categoryId: 999_999 }), ["FIELD_WRONG", "/categoryId"]);
  assert.deepEqual(await code({ categoryId: places.root }), ["FIELD_WRONG", "/categoryId"]);
  assert.deepEqual(await code({ sizes: ["S", "S"] }), ["MALFORMED", "/sizes"]);
  assert.deepEqual(await code({ name: "  " }), ["MALFORMED", "/name"]);
  assert.deepEqual(await code({ price: 0 }), ["MALFORMED", "/price"]);
  assert.deepEqual((await code({}, content))[0], "FORBIDDEN");
});

test("texts are written language by language; what is not said stays, and an empty one is taken away", async () => {
  const { productId } = products.hoodie;
  const before = (await read(productId)).texts;
  await did(
    change(productId, "texts", { description: { cz: "<p>Teplá mikina.</p>" }, searchTitle: { pl: "Bluza zimowa" } }),
  );
  const { texts } = await read(productId);
  assert.deepEqual(
    [texts.name, texts.description.pl, texts.description.cz],
    [before.name, before.description.pl, "<p>Teplá mikina.</p>"],
  );
  assert.equal(texts.searchTitle.pl, "Bluza zimowa");
  await did(change(productId, "texts", { description: { cz: "" }, searchTitle: { pl: "" }, colour: { pl: "" } }));
  const cleared = (await read(productId)).texts;
  assert.deepEqual(
    [cleared.description.cz, cleared.searchTitle.pl, cleared.colour],
    ["", "", { pl: "", en: "", cz: "" }],
  );
  const [shown] = await productsById(pool, [productId], "cz");
  assert.equal(shown?.product_name, before.name.cz);
});

test("what is hostile in a text never runs: HTML is cut, signs are kept as they are", async () => {
  const { id } = await make({ name: "<script>alert(1)</script>" });
  await did(
    change(id, "texts", {
      description: {
        pl: "<p onclick=alert(1)>Tak<script>alert(1)</script></p><img src=x onerror=alert(1)>",
        en: '5 < 6 & "7"',
      },
      searchTitle: { pl: "a\r\nb" },
    }),
  );
  const { texts } = await read(id);
  assert.equal(texts.name.pl, "<script>alert(1)</script>");
  assert.match(texts.description.pl, /^<p>Tak<\/p>/);
  assert.doesNotMatch(texts.description.pl, /script|onerror|onclick/);
  assert.equal(texts.searchTitle.pl, "a b");
  const long = `<p>${"ż".repeat(150_000)}</p>`;
  await did(change(id, "texts", { description: { pl: long, en: long, cz: long } }));
  assert.equal((await read(id)).texts.description.cz, long);
  const nul = await change(id, "texts", { name: { pl: "a\u0000b" } });
  assert.deepEqual([nul.status, nul.body.code], [400, "MALFORMED"]);
});

test("a product that is called otherwise moves to an address of its name, and its old one leads there in each language", async () => {
  const { id } = await make({ name: "Bluza Stara" });
  await did(change(id, "texts", { name: { en: "Old Hoodie" } }));
  await did(change(id, "publication", { shown: true }));
  assert.deepEqual((await read(id)).paths, { pl: "bluza-stara/", en: "en/old-hoodie/", cz: "cz/bluza-stara/" });
  const entry = await did(change(id, "texts", { name: { pl: "Bluza Nowa", en: "New Hoodie" } }));
  assert.deepEqual((await read(id)).paths, { pl: "bluza-nowa/", en: "en/new-hoodie/", cz: "cz/bluza-nowa/" });
  for (const [old, now] of [
    ["bluza-stara/", "bluza-nowa/"],
    ["en/old-hoodie/", "en/new-hoodie/"],
    ["cz/bluza-stara/", "cz/bluza-nowa/"],
  ])
    assert.equal((await entityAt(pool, old!))?.path, now);
  const { statusCode, headers } = await app.inject({ url: "/bluza-stara/" });
  assert.deepEqual([statusCode, headers.location], [301, "/bluza-nowa/"]);
  assert.equal((await undo(entry)).status, 200);
  assert.equal((await read(id)).paths.pl, "bluza-stara/");
  const given = products.tee.productId;
  await pool.query("UPDATE paths SET path = 'nasza-kreda/' WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1", [
    given,
  ]);
  await did(change(given, "texts", { name: { pl: "Koszulka Kreda II" } }));
  assert.equal((await read(given)).paths.pl, "nasza-kreda/", "an address somebody gave stays");
});

test("facts are told one by one, checked, and taken away by what is empty", async () => {
  const { productId: id } = products.bottle;
  const composition = [
    {
      part: "whole",
      fibres: [
        { fibre: "cotton", percent: 80 },
        { fibre: "polyester", percent: 20 },
      ],
    },
  ];
  await did(
    change(id, "facts", {
      composition,
      measure: { amount: 250, unit: "ml" },
      guaranteeYears: 5,
      certificates: [{ name: "GOTS", url: null }],
    }),
  );
  const { facts } = await read(id);
  assert.deepEqual(
    [facts.composition, facts.measure, facts.guaranteeYears],
    [composition, { amount: 250, unit: "ml" }, 5],
  );
  await did(change(id, "facts", { measure: null, guaranteeYears: null }));
  const after = (await read(id)).facts;
  assert.deepEqual(
    [after.measure, after.guaranteeYears, after.composition, after.certificates.length],
    [null, null, composition, 1],
  );
  const at = async (body: object) => {
    const { status, body: problem } = await change(id, "facts", body);
    return [status, problem.code, problem.at];
  };
  const share = (percent: number) => [{ part: "whole", fibres: [{ fibre: "cotton", percent }] }];
  assert.deepEqual(await at({ composition: share(99) }), [422, "FIELD_WRONG", "/composition"]);
  assert.deepEqual(await at({ measure: { amount: 0, unit: "ml" } }), [422, "FIELD_WRONG", "/measure"]);
  assert.deepEqual(await at({ measure: { amount: 1.5, unit: "ml" } }), [422, "FIELD_WRONG", "/measure"]);
  assert.deepEqual(await at({ certificates: [{ name: "GOTS", url: "javascript:alert(1)" }] }), [
    422,
    "FIELD_WRONG",
    "/certificates",
  ]);
  assert.deepEqual(await at({ guaranteeYears: 2 }), [422, "FIELD_WRONG", "/guaranteeYears"]);
  assert.deepEqual((await at({ composition: [{ part: "sleeves", fibres: [] }] }))[0], 400);
});

test("each part counts its own versions, whoever changes it: a person, a file, the shop", async () => {
  const { id } = await make({ name: "Bluza Wersji" });
  const versions = async () => {
    const { texts, facts, placing, publication } = await read(id);
    return { texts: texts.version, facts: facts.version, placing: placing.version, publication: publication.version };
  };
  const first = await versions();
  await did(change(id, "texts", { colour: { pl: "Czarny" } }));
  const second = await versions();
  assert.notEqual(second.texts, first.texts);
  assert.deepEqual({ ...second, texts: "" }, { ...first, texts: "" });
  const old = await change(id, "texts", { colour: { pl: "Biały" } }, { version: first.texts });
  assert.deepEqual(
    [old.status, old.body.code, old.body.changed?.version, old.body.changed?.by, old.body.changed?.fields],
    [412, "VERSION_OLD", second.texts, "ola", ["colour"]],
  );
  assert.equal((await read(id)).texts.colour.pl, "Czarny");
  await pool.query('UPDATE products SET description = \'{"pl": "z pliku"}\' WHERE product_id = $1', [id]);
  await pool.query("DELETE FROM product_categories WHERE product_id = $1", [id]);
  await pool.query("UPDATE products SET guarantee_years = 3 WHERE product_id = $1", [id]);
  const third = await versions();
  assert.deepEqual(
    Object.entries(third).map(([part, version]) => version === second[part as Part]),
    [false, false, false, true],
  );
  await changePrice(pool, { productId: id, realPrice: 100 });
  await pool.query("UPDATE variants SET quantity = 3 WHERE product_id = $1", [id]);
  assert.deepEqual(await versions(), third, "price and stock are no part of these");
});

test("the same said again changes nothing, counts nothing and is not in the log", async () => {
  const { id } = await make({ name: "Bluza Ta Sama" });
  await did(change(id, "texts", { colour: { pl: "Czarny" } }));
  const { texts } = await read(id);
  const { rows } = await pool.query(
    "SELECT count(*)::int AS acts FROM operator_log WHERE entity = 'product' AND entity_id = $1",
    [String(id)],
  );
  const again = await change(id, "texts", { colour: { pl: "Czarny" } });
  assert.deepEqual(
    [again.status, again.body.texts.version, again.headers["log-entry"]],
    [200, texts.version, undefined],
  );
  const after = await pool.query(
    "SELECT count(*)::int AS acts FROM operator_log WHERE entity = 'product' AND entity_id = $1",
    [String(id)],
  );
  assert.deepEqual(after.rows, rows);
  const unversioned = await ola.call(routes.changeProductTexts, { parameters: { id }, body: {} });
  assert.equal(unversioned.status, 428);
});

test("to show and to hide touches no price; a product is new on the day it is shown first", async () => {
  const { id } = await make({ name: "Bluza Dropu", price: 15_000 });
  await changePrice(pool, { productId: id, realPrice: 12_000, cataloguePrice: 15_000 });
  await pool.query("UPDATE products SET created_at = '2020-01-01' WHERE product_id = $1", [id]);
  const prices = async () =>
    (
      await pool.query(
        "SELECT variant_id, real_price, catalogue_price, lowest_price, quantity FROM variants WHERE product_id = $1 ORDER BY 1",
        [id],
      )
    ).rows;
  const [before, history] = [await prices(), await priceHistory(id)];
  const tags = await tagsOf(() => did(change(id, "publication", { shown: true })));
  for (const tag of [
    `product:${id}`,
    `category:${places.bluzy}`,
    `category:${places.odziez}`,
    `manufacturer:${makers.nocny}`,
    "menu",
  ])
    assert.ok(tags.includes(tag), `${tag} of ${tags.join(", ")}`);
  const [shown] = await productsById(pool, [id], "pl");
  assert.notEqual(shown!.date, "2020-01-01");
  await did(change(id, "publication", { shown: false }));
  await pool.query("UPDATE products SET created_at = '2020-01-01' WHERE product_id = $1", [id]);
  await did(change(id, "publication", { shown: true }));
  assert.equal((await productsById(pool, [id], "pl"))[0]!.date, "2020-01-01", "once");
  assert.deepEqual([await prices(), await priceHistory(id)], [before, history]);
});

test("a product that is planned shows by itself at its moment, and not before", async () => {
  const { id } = await make({ name: "Bluza Jutra" });
  const from = "2099-01-01T17:00:00.000Z";
  await did(change(id, "publication", { shown: false, from }));
  assert.equal((await read(id)).publication.from, from);
  assert.equal(await publishDue(pool, new Date("2099-01-01T16:59:59Z")), 0);
  assert.equal((await read(id)).publication.shown, false);
  assert.equal(await publishDue(pool, new Date(from)), 1);
  assert.deepEqual([(await read(id)).publication.shown, (await read(id)).publication.from], [true, null]);
  assert.equal(await publishDue(pool, new Date(from)), 0);
  const { rows } = await pool.query(
    "SELECT actor_kind, act FROM operator_log WHERE entity = 'product' AND entity_id = $1 ORDER BY entry_id DESC LIMIT 1",
    [String(id)],
  );
  assert.deepEqual(rows, [{ actor_kind: "system", act: "changeProductPublication" }]);
  await did(change(id, "publication", { shown: false, from: "2020-01-01T00:00:00Z" }));
  assert.equal((await read(id)).publication.shown, true, "a moment that has passed is now");
});

test("goods of a brand without a producer wait for it where the shop does not answer for them", async () => {
  await pool.query(
    "INSERT INTO config (code, content) VALUES ('missing_producer', 'hidden') ON CONFLICT (code) DO UPDATE SET content = 'hidden'",
  );
  try {
    const { id } = await make({ name: "Bluza Czeka", brandId: makers.rampa });
    await did(change(id, "publication", { shown: true }));
    const { shown, awaitsProducer } = (await read(id)).publication;
    assert.deepEqual([shown, awaitsProducer], [false, true]);
    await pool.query(
      "UPDATE manufacturers SET producer_name = 'Z', producer_address = 'P', producer_email = 'a@b.pl' WHERE manufacturer_id = $1",
      [makers.kostka],
    );
    await did(change(id, "placing", { brandId: makers.kostka }));
    assert.equal((await read(id)).publication.shown, true);
  } finally {
    await pool.query("DELETE FROM config WHERE code = 'missing_producer'");
  }
});

test("where it stands: brand, categories in their order, badges; each undone as it was", async () => {
  const { productId: id } = products.cap;
  const before = await read(id);
  const entry = await did(
    change(id, "placing", {
      categories: [places.koszulki, places.odziez],
      badges: ["new", "bestseller"],
      brandId: makers.rampa,
    }),
  );
  const { placing } = await read(id);
  assert.deepEqual(
    [placing.brand.id, placing.categories.map((one) => one.id), placing.badges],
    [makers.rampa, [places.koszulki, places.odziez], ["new", "bestseller"]],
  );
  assert.equal((await undo(entry)).status, 200);
  const after = (await read(id)).placing;
  assert.deepEqual({ ...after, version: "" }, { ...before.placing, version: "" });
  const twice = await change(id, "placing", { categories: [places.bluzy, places.bluzy] });
  assert.equal(twice.status, 400);
  const unknown = await change(id, "placing", { categories: [places.bluzy, 999_999] });
  assert.deepEqual([unknown.body.code, unknown.body.at], ["FIELD_WRONG", "/categories"]);
});

test("what was changed since is not taken back", async () => {
  const { id } = await make({ name: "Bluza Cofania" });
  const entry = await did(change(id, "texts", { colour: { pl: "Czarny" } }));
  await did(change(id, "texts", { colour: { pl: "Biały" } }));
  const { status, body } = await undo(entry);
  assert.deepEqual([status, body.code], [412, "VERSION_OLD"]);
  await did(change(id, "facts", { guaranteeYears: 4 }));
  assert.equal((await read(id)).texts.colour.pl, "Biały");
});

test("several are shown, put into a category and given a badge at once; one that is none stops no other", async () => {
  const [one, two] = [await make({ name: "Bluza Razem" }), await make({ name: "Bluza Razem" })];
  const ids = [one.id, two.id, 999_999];
  const shown = await ola.call(routes.publishProducts, { body: { ids, shown: true } });
  assert.deepEqual(shown.body, { changed: [one.id, two.id], refused: [{ number: 999_999, code: "NOT_FOUND" }] });
  assert.deepEqual((await ola.call(routes.publishProducts, { body: { ids: [one.id], shown: true } })).body.changed, []);
  await did(ola.call(routes.placeProducts, { body: { ids: [one.id, two.id], categoryId: places.buty } }));
  await did(ola.call(routes.badgeProducts, { body: { ids: [one.id, two.id], badge: "new" } }));
  const { placing } = await read(two.id);
  assert.deepEqual([placing.categories.map((each) => each.id), placing.badges], [[places.bluzy, places.buty], ["new"]]);
  await pool.query(
    `INSERT INTO categories (category_id, category_parent_id, category_name, category_url) SELECT 5000 + n, 177, '{"pl": "Dużo"}', 'duzo-' || n FROM generate_series(1, 20) n`,
  );
  await did(change(one.id, "placing", { categories: Array.from({ length: 20 }, (_, index) => 5001 + index) }));
  const full = await ola.call(routes.placeProducts, { body: { ids: [one.id, two.id], categoryId: places.koszulki } });
  assert.deepEqual(full.body, { changed: [two.id], refused: [{ number: one.id, code: "CATEGORIES_FULL" }] });
  await ola.call(routes.publishProducts, { body: { ids: [one.id, two.id], shown: false } });
});

test("the list: by view, words in each language, number, SKU, EAN, category with all below it and brand, page by page", async () => {
  const made = await make({ name: "Kurtka Żółć", brandId: makers.kostka });
  await did(change(made.id, "texts", { name: { cz: "Bunda Žluč" } }));
  await pool.query(
    "UPDATE variants SET sku = 'ZOL-' || position, gtin = CASE position WHEN 1 THEN '5901234123457' END WHERE product_id = $1",
    [made.id],
  );
  for (const q of ["zolc", "KURTKA żółć", "bunda zluc", "zol-1", "5901234123457", String(made.id), "kurtka-zolc"])
    assert.deepEqual(await listed({ q }), [made.id], q);
  for (const q of ["%", "kurtka_", "nic takiego"]) assert.deepEqual(await listed({ q }), [], q);
  assert.ok((await listed({ view: "notShown" })).includes(made.id));
  assert.ok(!(await listed({ view: "onSale" })).includes(made.id));
  const { productId: hoodie } = products.hoodie;
  assert.ok((await listed({ category: String(places.odziez) })).includes(hoodie), "below it too");
  assert.ok(!(await listed({ category: String(places.buty), brand: String(makers.nocny) })).includes(hoodie));
  await pool.query("UPDATE variants SET quantity = 0 WHERE product_id = $1", [products.last.productId]);
  assert.ok((await listed({ view: "soldOut" })).includes(products.last.productId));
  await pool.query("UPDATE manufacturers SET producer_name = '' WHERE manufacturer_id = $1", [makers.rampa]);
  assert.ok((await listed({ view: "factsMissing" })).includes(products.sneakers.productId));
  const all = await listed();
  const walked: number[] = [];
  const page = async (after: string | null) =>
    (await ola.call(routes.products, { query: { limit: "2", ...(after !== null && { after }) } })).body;
  for (let shown = await page(null); ; shown = await page(shown.next)) {
    walked.push(...shown.products.map(({ id }) => id));
    assert.equal(shown.count.products, all.length);
    if (shown.next === null) break;
  }
  assert.deepEqual(walked, all);
});

test("who may set no price is sent none, nor what there is", async () => {
  const { body } = await content.call(routes.product, { parameters: { id: products.hoodie.productId } });
  assert.deepEqual([body.price, body.stock], [undefined, undefined]);
  const list = (await content.call(routes.products, { query: {} })).body.products;
  assert.ok(list.length > 0 && list.every((row) => row.price === undefined && row.stock === undefined));
  const wrote = await content.call(routes.changeProductTexts, {
    parameters: { id: products.hoodie.productId },
    body: { searchDescription: { en: "Warm." } },
    version: body.texts.version,
  });
  assert.equal(wrote.status, 200);
  assert.equal(wrote.body.price, undefined);
});
