import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { allCategories } from "../../database/catalogue/categories.ts";
import { entityAt } from "../../database/catalogue/paths.ts";
import { changeConfig } from "../../flows/change-config.ts";
import { pageDataHref } from "../../contract/paths.ts";

// Categories and brands as staff write them, and what shoppers get of that.

const office = await openOffice();
const { app, pool, products, ola, did, undo } = office;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const read = async (id: number) => (await ola.call(routes.category, { parameters: { id } })).body;
const make = async (name: string, parentId: number = places.odziez, more: object = {}) => {
  const { status, body } = await ola.call(routes.addCategory, { body: { name: { pl: name }, parentId, ...more } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const texts = async (id: number, body: object) =>
  ola.call(routes.changeCategoryTexts, { parameters: { id }, body, version: (await read(id)).texts.version });
const page = async (id: number, body: object) =>
  ola.call(routes.changeCategoryPage, { parameters: { id }, body, version: (await read(id)).page.version });
const place = async (id: number, body: object) =>
  ola.call(routes.placeCategory, { parameters: { id }, body, version: (await read(id)).placing.version });
const tree = async () => (await ola.call(routes.categories)).body.categories;
const inside = async (parentId: number) =>
  (await tree()).filter((one) => one.parentId === parentId).map(({ id }) => id);
const inShop = async (id: number) => (await allCategories(pool, "pl")).some((one) => one.category_id === String(id));
const tagsOf = async (act: () => Promise<unknown>) => {
  const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
  await act();
  return (await cacheTagsSince(pool, cursor)).facts;
};

test("a category is made with an address of its name in each language, and taken away as long as nothing lies in it", async () => {
  const made = await make("Kurtki zimowe");
  assert.deepEqual(
    [made.paths.pl, made.page.slugs, made.above.map(({ id }) => id)],
    ["Odziez/kurtki-zimowe/", { pl: "kurtki-zimowe", en: "", cz: "" }, [places.odziez]],
  );
  assert.match(made.paths.en, /^en\/.+\/kurtki-zimowe\/$/);
  assert.equal((await make("Kurtki zimowe")).paths.pl, "Odziez/kurtki-zimowe-2/");
  const { status, headers } = await ola.call(routes.removeCategory, { parameters: { id: made.id } });
  assert.equal(status, 200);
  assert.equal((await entityAt(pool, "Odziez/kurtki-zimowe/"))?.entity_id, places.odziez, "it leads to what it lay in");
  assert.equal((await undo(headers["log-entry"])).status, 200);
  const back = (await tree()).find(({ name }) => name === "Kurtki zimowe")!;
  assert.equal((await entityAt(pool, "Odziez/kurtki-zimowe/"))?.entity_id, back.id);
  assert.equal(
    (await ola.call(routes.removeCategory, { parameters: { id: places.odziez } })).body.code,
    "CATEGORY_HOLDS",
  );
  const full = await make("Pełna");
  await ola.call(routes.placeProducts, { body: { ids: [products.cap.productId], categoryId: full.id } });
  assert.equal((await ola.call(routes.removeCategory, { parameters: { id: full.id } })).body.code, "CATEGORY_GOODS");
  assert.equal((await ola.call(routes.removeCategory, { parameters: { id: places.root } })).body.code, "NOT_FOUND");
});

test("an address that is another's, the shop's own or no address makes no category", async () => {
  const asked = { name: { pl: "Nic" }, parentId: places.odziez };
  const code = async (more: object) => {
    const { body } = await ola.call(routes.addCategory, { body: { ...asked, ...more } });
    return [body.code, body.at];
  };
  assert.deepEqual(await code({ slugs: { pl: "bluzy" } }), ["ADDRESS_TAKEN", "/slugs/pl"]);
  assert.deepEqual(await code({ parentId: places.root, slugs: { pl: "promocje" } }), ["ADDRESS_TAKEN", "/slugs/pl"]);
  assert.deepEqual(await code({ parentId: places.root, slugs: { pl: "en" } }), ["ADDRESS_TAKEN", "/slugs/pl"]);
  assert.deepEqual((await code({ slugs: { pl: "a/b" } }))[0], "MALFORMED");
  assert.deepEqual(await code({ parentId: 999_999 }), ["FIELD_WRONG", "/parentId"]);
  assert.deepEqual(await code({ image: "nie-ma.avif" }), ["FIELD_WRONG", "/image"]);
  assert.deepEqual((await code({ name: { pl: " " } }))[0], "MALFORMED");
  assert.deepEqual((await code({ name: { pl: "x".repeat(10_000) } }))[0], "MALFORMED");
  assert.deepEqual(await code({ slugs: { pl: "", en: "x" } }), ["FIELD_WRONG", "/slugs/en"]);
});

test("who is called otherwise has another address, with all below; the old ones lead there, and an undo leads back", async () => {
  const above = await make("Swetry");
  const below = await make("Wełniane", above.id);
  assert.equal(below.paths.pl, "Odziez/swetry/welniane/");
  const tags = await tagsOf(async () => did(texts(above.id, { name: { pl: "Swetry i golfy", en: "Jumpers" } })));
  assert.ok(tags.includes("menu") && tags.includes(`category:${below.id}`), tags.join());
  assert.equal((await read(above.id)).paths.pl, "Odziez/swetry-i-golfy/");
  const led = await read(below.id);
  assert.equal(led.paths.pl, "Odziez/swetry-i-golfy/welniane/");
  assert.match(led.paths.en, /jumpers\/welniane\/$/);
  assert.equal((await entityAt(pool, "Odziez/swetry/welniane/"))?.path, led.paths.pl);
  const last = await did(texts(above.id, { name: { pl: "Dzianina" } }));
  assert.equal((await undo(last)).status, 200);
  assert.equal((await read(below.id)).paths.pl, "Odziez/swetry-i-golfy/welniane/");
  await did(page(above.id, { slugs: { pl: "zima", en: "winter" } }));
  await did(texts(above.id, { name: { pl: "Cokolwiek" } }));
  assert.deepEqual((await read(above.id)).page.slugs, { pl: "zima", en: "winter", cz: "" }, "what was given stays");
  await did(page(above.id, { slugs: { en: "" } }));
  assert.match((await read(above.id)).paths.en, /jumpers\/$/);
});

test("a description alone makes its own page anew; markup is cleaned", async () => {
  const { id } = await make("Paski");
  const tags = await tagsOf(async () =>
    did(
      texts(id, { description: { pl: "<p onclick='x'>Skórzane<script>1</script></p>" }, searchTitle: { cz: "Pásky" } }),
    ),
  );
  assert.deepEqual(tags, [`category:${id}`]);
  const said = (await read(id)).texts;
  assert.deepEqual([said.description.pl, said.searchTitle.cz], ["<p>Skórzane</p>", "Pásky"]);
  const old = await ola.call(routes.changeCategoryTexts, {
    parameters: { id },
    body: { name: { pl: "Inne" } },
    version: '"texts-1"',
  });
  assert.deepEqual([old.status, old.body.code, old.body.changed?.by !== null], [412, "VERSION_OLD", true]);
  assert.equal((await did(texts(id, { name: { pl: "<b>Paski</b> &amp; szelki" } }))) > 0, true);
  assert.equal((await tree()).find((one) => one.id === id)!.name, "Paski & szelki");
});

test("a category is moved among its siblings and into another, with all below it, never into itself", async () => {
  const first = await make("Pierwsza", places.root);
  const second = await make("Druga", places.root);
  const inner = await make("Wewnątrz", first.id);
  const at = (await read(second.id)).placing.index;
  await did(place(second.id, { parentId: places.root, index: at - 1 }));
  assert.deepEqual((await inside(places.root)).slice(-2), [second.id, first.id]);
  assert.equal(
    (await read(first.id)).placing.version,
    first.placing.version,
    "who stands one further is no other version",
  );
  assert.equal((await place(first.id, { parentId: inner.id, index: 0 })).body.at, "/parentId");
  const moved = await did(place(first.id, { parentId: second.id, index: 0 }));
  assert.equal((await read(inner.id)).paths.pl, "druga/pierwsza/wewnatrz/");
  assert.match((await read(inner.id)).paths.en, /^en\/druga\/pierwsza\//);
  assert.equal((await entityAt(pool, "pierwsza/wewnatrz/"))?.entity_id, inner.id);
  assert.equal((await undo(moved)).status, 200);
  assert.equal((await read(inner.id)).paths.pl, "pierwsza/wewnatrz/");
  assert.deepEqual((await inside(places.root)).slice(-2), [second.id, first.id]);
  let deep = first.id;
  for (let level = 2; level <= 8; level += 1) deep = (await make(`Poziom ${level}`, deep)).id;
  const { body } = await ola.call(routes.addCategory, { body: { name: { pl: "Za głęboko" }, parentId: deep } });
  assert.equal(body.code, "CATEGORY_DEEP");
  assert.equal((await place(first.id, { parentId: second.id, index: 0 })).body.code, "CATEGORY_DEEP");
});

test("two who move two categories into each other make no ring", async () => {
  const one = await make("Jedna", places.root);
  const other = await make("Inna", places.root);
  const answers = await Promise.all([
    place(one.id, { parentId: other.id, index: 0 }),
    place(other.id, { parentId: one.id, index: 0 }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422]);
});

test("a hidden category is out of the menu with all below it, and has no page; its goods stay in the shop", async () => {
  const above = await make("Wyprzedaż magazynu");
  const below = await make("Ostatnie sztuki", above.id);
  await ola.call(routes.placeProducts, { body: { ids: [products.cap.productId], categoryId: below.id } });
  await did(page(above.id, { hidden: true }));
  assert.deepEqual([await inShop(above.id), await inShop(below.id)], [false, false]);
  assert.equal(await entityAt(pool, below.paths.pl), null);
  assert.deepEqual([(await read(below.id)).page.hidden, (await read(below.id)).page.outOfSight], [false, true]);
  assert.notEqual(await entityAt(pool, products.cap.url), null);
  await did(page(above.id, { hidden: false }));
  assert.notEqual(await entityAt(pool, below.paths.pl), null);
});

test("goods of a category move to another at once, each with a history of its own", async () => {
  const from = await make("Stąd");
  const to = await make("Tam");
  const ids = [products.cap.productId, products.bottle.productId];
  await ola.call(routes.placeProducts, { body: { ids, categoryId: from.id } });
  await ola.call(routes.placeProducts, { body: { ids: [ids[0]!], categoryId: to.id } });
  const moved = await ola.call(routes.moveCategoryGoods, { parameters: { id: from.id }, body: { toId: to.id } });
  assert.deepEqual(moved.body, { moved: 2, left: 0 });
  assert.equal((await read(to.id)).goods, 2);
  const wrong = await ola.call(routes.moveCategoryGoods, { parameters: { id: from.id }, body: { toId: from.id } });
  assert.deepEqual([wrong.body.code, wrong.body.at], ["FIELD_WRONG", "/toId"]);
  assert.equal((await ola.call(routes.removeCategory, { parameters: { id: from.id } })).status, 200);
});

test("brands are made, renamed, given addresses, merged and removed", async () => {
  const brand = async (id: number) => (await ola.call(routes.brand, { parameters: { id } })).body;
  const add = async (name: string) => ola.call(routes.addBrand, { body: { name } });
  const made = (await add("Nowa Marka")).body;
  assert.equal(made.paths.pl, "nowa-marka/");
  assert.equal((await add("NOWA marka")).body.code, "NAME_TAKEN");
  const changed = await ola.call(routes.changeBrandTexts, {
    parameters: { id: made.id },
    body: { name: "Inna Marka", description: { pl: "<p>O nas<img src=x onerror=1></p>" } },
    version: made.texts.version,
  });
  assert.equal(changed.status, 200);
  assert.deepEqual([changed.body.paths.pl, changed.body.texts.description.pl], ["inna-marka/", "<p>O nas</p>"]);
  const given = await ola.call(routes.changeBrandPage, {
    parameters: { id: made.id },
    body: { slugs: { pl: "marki", en: "label" } },
    version: (await brand(made.id)).page.version,
  });
  assert.deepEqual([given.status, given.body.paths.pl, given.body.paths.en], [200, "marki/", "en/label/"]);
  assert.equal((await entityAt(pool, "nowa-marka/"))?.path, "marki/");
  const other = (await add("Do scalenia")).body;
  await ola.call(routes.changeProductPlacing, {
    parameters: { id: products.cap.productId },
    body: { brandId: other.id },
    version: (await ola.call(routes.product, { parameters: { id: products.cap.productId } })).body.placing.version,
  });
  assert.equal((await ola.call(routes.removeBrand, { parameters: { id: other.id } })).body.code, "CATEGORY_GOODS");
  const merged = await ola.call(routes.mergeBrands, { parameters: { id: other.id }, body: { intoId: made.id } });
  assert.deepEqual(merged.body, { id: made.id, goods: 1 });
  assert.equal((await entityAt(pool, "do-scalenia/"))?.path, "marki/");
  assert.equal((await ola.call(routes.brand, { parameters: { id: other.id } })).status, 404);
  const { brands } = (await ola.call(routes.brands)).body;
  assert.equal(brands.find(({ id }) => id === made.id)!.goods, 1);
  const itself = await ola.call(routes.mergeBrands, { parameters: { id: made.id }, body: { intoId: made.id } });
  assert.equal(itself.body.at, "/intoId");
  assert.ok(brands.some(({ id }) => id === makers.nocny));
});

test("who answers for the goods of a brand is said whole or not at all, and shoppers read it", async () => {
  const { id, producer: unsaid } = (await ola.call(routes.addBrand, { body: { name: "Nieznana Szwalnia" } })).body;
  const { productId, url } = await addProduct(pool, { handle: "bluza-nieznana", manufacturer: id });
  const contact = { name: "Szwalnia Łódź", address: "ul. Nitki 1, 90-001 Łódź", email: "szwalnia@bruk.example" };
  const say = async (producer: object | null, version: string) =>
    ola.call(routes.changeBrandProducer, { parameters: { id }, body: { producer }, version });
  assert.equal(unsaid.said, null);
  for (const wrong of [
    { ...contact, email: "", responsible: null },
    { ...contact, email: "szwalnia", responsible: null },
    { ...contact, responsible: { ...contact, address: "" } },
    { name: "", address: "", email: "", responsible: null },
  ]) {
    const { status, body } = await say(wrong, unsaid.version);
    assert.deepEqual([status, body.code, body.at], [422, "FIELD_WRONG", "/producer"], JSON.stringify(wrong));
  }
  const said = { ...contact, responsible: { ...contact, name: "Pełnomocnik" } };
  const changed = await say(said, unsaid.version);
  assert.deepEqual([changed.status, changed.body.producer.said], [200, said]);
  assert.equal((await say(null, unsaid.version)).status, 412);
  const page = (await app.inject(pageDataHref(url))).json<{ data: { safety: { name: string }[] } }>();
  assert.deepEqual(
    page.data.safety.map(({ name }) => name),
    ["Szwalnia Łódź", "Pełnomocnik"],
  );
  assert.deepEqual((await ola.call(routes.product, { parameters: { id: productId } })).body.facts.producer, said);
});

test("goods that may not be without a producer are shown by one, and hidden where nobody is said any more", async () => {
  const { id, producer } = (await ola.call(routes.addBrand, { body: { name: "Czekająca" } })).body;
  const { productId } = await addProduct(pool, { handle: "bluza-czekajaca", manufacturer: id });
  const state = async () => {
    const { shown, awaitsProducer } = (await ola.call(routes.product, { parameters: { id: productId } })).body
      .publication;
    return { shown, awaitsProducer };
  };
  await changeConfig(pool, { code: "missing_producer", content: "hidden" });
  assert.deepEqual(await state(), { shown: false, awaitsProducer: true });
  const contact = { name: "Szwalnia", address: "Łódź", email: "szwalnia@bruk.example", responsible: null };
  const say = (said: typeof contact | null, version: string) =>
    ola.call(routes.changeBrandProducer, { parameters: { id }, body: { producer: said }, version });
  const { body } = await say(contact, producer.version);
  assert.deepEqual(await state(), { shown: true, awaitsProducer: false });
  await say(null, body.producer.version);
  assert.deepEqual(await state(), { shown: false, awaitsProducer: true });
  await changeConfig(pool, { code: "missing_producer", content: "shop" });
});

test("a page drawn of a draft shows a hidden category as it would be", async () => {
  const { id, texts: said } = await make("Zapowiedź", places.odziez, { hidden: true });
  const draft = [
    {
      route: "changeCategoryTexts",
      parameters: { id },
      body: { name: { pl: "Zapowiedź zimy" } },
      version: said.version,
    },
  ];
  const { status, body } = await ola.call(routes.preview, { body: { kind: "category", id, language: "pl", draft } });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.hidden, true);
  assert.match(body.search.title, /^Zapowiedź zimy/);
  assert.equal((await read(id)).texts.name.pl, "Zapowiedź");
  const brand = await ola.call(routes.preview, {
    body: { kind: "manufacturer", id: makers.nocny, language: "en", draft: [] },
  });
  assert.equal(brand.status, 200);
});
