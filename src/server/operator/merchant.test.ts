// One long file: one shop, one account of Google Merchant, and all that may come between them.
import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { after, afterEach, test } from "node:test";
import { openMerchantStandIn } from "../../../stand-ins/merchant.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";
import { merchantAt, merchantTelling, merchantTest } from "../../bin/configured-merchant.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { SheetCell, SheetVariant } from "../../contract/operator/variants.ts";
import { saveConfig } from "../../database/config.ts";
import { reportToMerchant } from "../../flows/connection/report-to-merchant.ts";
import { openSecretBox } from "../../integrations/secret-box.ts";

// What changed of an offer is known to Google Merchant within a turn, from the same place as the feed, whatever comes between.

const { pool, products } = await openSmallShop();
const { hoodie, tee } = products;
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keyFile = (key = privateKey) =>
  JSON.stringify({
    type: "service_account",
    project_id: "bruk-1",
    private_key_id: "4711",
    private_key: key.export({ type: "pkcs8", format: "pem" }),
    client_email: "bruk@bruk-1.iam.gserviceaccount.com",
    token_uri: "https://elsewhere.example/token",
  });
const standIn = await openMerchantStandIn({
  knows: {
    merchantId: "123456",
    email: "bruk@bruk-1.iam.gserviceaccount.com",
    publicKey,
    dataSources: {
      "101": { input: "API", contentLanguage: "pl", feedLabel: "PL" },
      "102": { input: "API", contentLanguage: "cs", feedLabel: "CZ" },
      "103": { input: "FILE", contentLanguage: "pl", feedLabel: "PL" },
    },
  },
});
after(() => standIn.close());
const box = openSecretBox(Buffer.alloc(32, 7));
const open = merchantAt({ url: standIn.url, tokenUrl: `${standIn.url}/token` }, { patience: 200 });
const { app } = await openTestApp(pool, { connections: { box, tests: { merchant: merchantTest(open) } } });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const telling = merchantTelling(pool, { connections: { box }, open, publicUrl: "http://sklep.test" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const said = {
  merchantId: "123456",
  serviceAccount: keyFile(),
  developerEmail: "ola@bruk.example",
  dataSourcePl: "101",
};
const save = async (fields: Record<string, string> = {}, on = true) => {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "merchant")!;
  return ola.call(routes.saveConnection, { parameters: { kind: "merchant" }, body: { on, fields }, version });
};
const connect = async (fields: Record<string, string> = {}) => {
  const saved = await save({ ...said, ...fields });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
};
const check = async () => {
  const { result, says } = (await ola.call(routes.testConnection, { parameters: { kind: "merchant" } })).body.tested!;
  return [result, says];
};
let clock = Date.now();
/** A turn, so many seconds after the last. */
const turn = (seconds = 60, most?: number) =>
  reportToMerchant(pool, telling, { now: new Date((clock += seconds * 1000)), ...(most !== undefined && { most }) });
/** Turns until nothing is left. */
const settle = async () => {
  await turn(3600);
  standIn.calls();
};
const key = (product: typeof hoodie, size: string) => `${product.productId}_${product.variants[size]}`;
const at = (offerId: string, source = "101") => standIn.offers(source).get(offerId);
const micros = (zloty: string) => ({ amountMicros: `${zloty.replace(".", "")}0000`, currencyCode: "PLN" });

const price = async (product: typeof hoodie, size: string, value: number | null, field = "price") => {
  const { variants } = (await ola.call(routes.variantSheet, { parameters: { id: product.productId } })).body;
  const variant = variants.find(({ values }: SheetVariant) => values.join() === size)!;
  const changed = await ola.call(routes.changeVariants, {
    parameters: { id: product.productId },
    body: { cells: [{ variantId: variant.id, field, seen: variant[field as "price"], value } as SheetCell] },
  });
  assert.deepEqual([changed.status, changed.body.refused], [200, []]);
};
const move = async (product: typeof hoodie, size: string, change: number) => {
  const id = product.variants[size]!;
  const moved = await ola.call(routes.moveStock, {
    parameters: { id },
    body: { change, reason: change < 0 ? "damaged" : "found" },
  });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
};
const publish = async (product: typeof hoodie, shown: boolean) => {
  const { publication } = (await ola.call(routes.product, { parameters: { id: product.productId } })).body;
  const { status } = await ola.call(routes.changeProductPublication, {
    parameters: { id: product.productId },
    body: { shown },
    version: publication.version,
  });
  assert.equal(status, 200);
};
const decisions = async () =>
  (await ola.call(routes.today)).body.decisions.flatMap(({ kind, count }) =>
    kind.startsWith("merchant") ? [`${kind} ${count}`] : [],
  );
const screen = async () => (await ola.call(routes.refusedOffers)).body;
/** What lies about a change until a turn takes it. */
const waiting = async () => (await pool.query("SELECT FROM merchant_changes")).rowCount;

test("until it is set up nothing is noted and nobody is asked", async () => {
  await price(hoodie, "S", 21_000);
  assert.equal(await waiting(), 0);
  assert.equal(await turn(), 0);
  assert.deepEqual([standIn.tokens(), standIn.calls()], [0, []]);
  await price(hoodie, "S", 19_999);
});

test("a key file that is none is refused, and what it says is nobody shown", async () => {
  for (const serviceAccount of ["{}", "no JSON", JSON.stringify({ ...JSON.parse(keyFile()), type: "authorized_user" })])
    assert.deepEqual((await save({ ...said, serviceAccount })).body.at, "/fields/serviceAccount");
  await connect();
  const { connections } = (await ola.call(routes.connections)).body;
  const text = JSON.stringify(connections.find(({ kind }) => kind === "merchant"));
  assert.ok(!text.includes("PRIVATE KEY"));
  assert.match(text, /"secrets":\["serviceAccount"\]/);
});

test("the check asks for each data source, and says what is wrong in Google's words", async () => {
  assert.deepEqual(await check(), ["works", ""]);
  await connect({ dataSourceCz: "102" });
  assert.deepEqual(await check(), ["works", ""]);
  await connect({ dataSourceCz: "103" });
  assert.deepEqual(await check(), ["permission", "103: FILE pl PL ≠ API cs CZ"]);
  await connect({ dataSourceCz: "104" });
  assert.deepEqual(await check(), ["permission", "Data source 104 was not found"]);
  await connect({ dataSourceCz: "", merchantId: "999" });
  assert.deepEqual(await check(), ["permission", "The caller does not have access to the accounts: [999]"]);
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  await connect({ serviceAccount: keyFile(stranger) });
  assert.deepEqual(await check(), ["credentials", "invalid_grant: Invalid JWT Signature."]);
  const garbled = `-----BEGIN PRIVATE KEY-----\n${"A".repeat(64)}\n-----END PRIVATE KEY-----\n`;
  await connect({ serviceAccount: JSON.stringify({ ...JSON.parse(keyFile()), private_key: garbled }) });
  assert.deepEqual(await check(), ["credentials", "the key of the service account cannot be read"]);
  await connect();
  assert.deepEqual(standIn.calls(), [], "no offer was told of");
});

test("a project that Google does not know yet is registered by the check, once", async () => {
  standIn.register(false);
  assert.deepEqual(await check(), ["works", ""]);
  assert.deepEqual(await check(), ["works", ""]);
  assert.deepEqual(standIn.registered, ["ola@bruk.example"]);
});

test("switched on, every offer of the feed is told, with what stands in it", async () => {
  await turn();
  const { payload } = await app.inject({ url: "/feeds/google.xml" });
  const items = readXml(payload)
    .children[0]!.children.filter(({ name }) => name === "item")
    .map(textsIn);
  const told = standIn.offers("101");
  assert.deepEqual([...told.keys()].toSorted(), items.map((item) => item["g:id"]!).toSorted());
  const amounts = ({ amountMicros, currencyCode }: { amountMicros: string; currencyCode: string }) =>
    `${(Number(amountMicros) / 1e6).toFixed(2)} ${currencyCode}`;
  for (const item of items) {
    const offer = told.get(item["g:id"]!) as Record<string, never>;
    for (const name of ["title", "description", "link", "brand"]) assert.equal(offer[name], item[`g:${name}`], name);
    assert.equal(amounts(offer["price"]!), item["g:price"]);
    assert.equal(offer["salePrice"] && amounts(offer["salePrice"]), item["g:sale_price"]);
    assert.equal(offer["availability"], item["g:availability"]!.toUpperCase());
  }
  const { description: _description, ...whole } = at(key(hoodie, "S"))!;
  assert.deepEqual(whole, {
    title: "Bluza Asfalt, Czarny, S",
    link: "http://sklep.test/bluza-asfalt/",
    imageLink: "http://sklep.test/images/1200x1500/bluza-asfalt.avif.jpg",
    price: micros("199.99"),
    condition: "NEW",
    brand: "Nocny Bieg",
    itemGroupId: "asfalt",
    color: "Czarny",
    productTypes: ["Odzież > Bluzy"],
    shipping: [{ country: "PL", price: micros("9.90") }],
    availability: "IN_STOCK",
    identifierExists: false,
    size: "S",
    gender: "UNISEX",
    ageGroup: "ADULT",
  });
  assert.deepEqual((await screen()).products, []);
  assert.deepEqual([(await screen()).told, (await screen()).waiting], [items.length, 0]);
  standIn.calls();
  await turn();
  assert.deepEqual(standIn.calls(), [], "nothing has changed");
});

test("a price is told alone, and changed many times it is told once, as it is then", async () => {
  // From here on its sizes cost different prices, and each has a page of its own.
  await price(hoodie, "S", 20_000);
  await settle();
  for (const grosze of [20_100, 20_200, 20_300, 21_000]) await price(hoodie, "S", grosze);
  await turn();
  assert.deepEqual(standIn.calls(), [`patch ${key(hoodie, "S")} price`]);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("210.00"));
  await price(hoodie, "S", 22_000);
  await price(hoodie, "S", 21_000);
  await turn();
  assert.deepEqual(standIn.calls(), [], "it is what Google was told");
});

test("a reduction is told with the price it is counted from, and its end takes that away", async () => {
  await price(hoodie, "M", 14_900);
  await turn();
  const { price: now, salePrice } = at(key(hoodie, "M"))!;
  assert.deepEqual([now, salePrice], [micros("149.00"), undefined], "an unannounced one is a price");
  const { salePrice: announced } = at(key(tee, "S"))!;
  assert.deepEqual(announced, micros("89.90"));
  await price(tee, "S", null, "cataloguePrice");
  await turn();
  assert.equal(at(key(tee, "S"))!["salePrice"], undefined);
  assert.deepEqual(at(key(tee, "S"))!["price"], micros("89.90"));
  await price(hoodie, "M", 19_999);
  await price(tee, "S", 11_990, "cataloguePrice");
  await settle();
});

test("the last piece that is bought is told, and the first that comes back", async () => {
  const { id: _id, ...order } = { id: 0, lines: [{ product: tee, size: "M", quantity: 5 }], paymentId: 2 };
  const { body } = await makeOrder(app, await orderBody(pool, order));
  assert.ok(body.orderId, JSON.stringify(body));
  await turn();
  assert.deepEqual(standIn.calls(), [`patch ${key(tee, "M")} availability`]);
  assert.equal(at(key(tee, "M"))!["availability"], "OUT_OF_STOCK");
  await move(tee, "M", 2);
  await turn();
  assert.equal(at(key(tee, "M"))!["availability"], "IN_STOCK");
  standIn.calls();
});

test("what is hidden is taken away, what is shown is told whole, and so is another text", async () => {
  await publish(tee, false);
  await turn();
  assert.deepEqual(standIn.calls().toSorted(), [`delete ${key(tee, "M")}`, `delete ${key(tee, "S")}`].toSorted());
  assert.equal(at(key(tee, "S")), undefined);
  await publish(tee, true);
  await turn();
  assert.deepEqual(standIn.calls().toSorted(), [`insert ${key(tee, "M")}`, `insert ${key(tee, "S")}`].toSorted());
  const { texts } = (await ola.call(routes.product, { parameters: { id: tee.productId } })).body;
  await ola.call(routes.changeProductTexts, {
    parameters: { id: tee.productId },
    body: { name: { pl: "Koszulka Kreda II" } },
    version: texts.version,
  });
  await turn();
  assert.match(String(at(key(tee, "S"))!["title"]), /^Koszulka Kreda II, /);
  standIn.calls();
});

test("an offer the feed took over meanwhile is told whole, and one that is gone already may be gone", async () => {
  standIn.takeIntoFeed("101", key(hoodie, "S"));
  await price(hoodie, "S", 23_000);
  await turn();
  assert.deepEqual(standIn.calls(), [`patch ${key(hoodie, "S")} price`, `insert ${key(hoodie, "S")}`]);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("230.00"));
  standIn.takeIntoFeed("101", key(tee, "S"));
  await publish(tee, false);
  await turn();
  assert.deepEqual([at(key(tee, "M")), (await screen()).products], [undefined, []]);
  await publish(tee, true);
  await settle();
});

test("a call that was lost after its work, or before, is told whole again; what became of the price meanwhile is what counts", async () => {
  for (const fault of ["lost", "unheard"] as const) {
    standIn.next(fault);
    await price(hoodie, "S", 24_000);
    await turn();
    assert.equal((await screen()).waiting, 1, fault);
    // Google may have it: going back to what was told before it is a change all the same.
    await price(hoodie, "S", 23_000);
    assert.equal(await turn(10), 0, "at growing distances");
    await turn(60);
    assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("230.00"), fault);
    assert.deepEqual([(await screen()).waiting, await decisions()], [0, []]);
    assert.equal(standIn.calls().at(-1), `insert ${key(hoodie, "S")}`);
  }
});

test("5xx and too many calls are waited out, as long as Google says, and nobody has to decide", async () => {
  standIn.next("unavailable");
  await price(hoodie, "S", 25_000);
  await turn();
  await turn(60);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("250.00"));
  standIn.next("tooMany");
  await price(hoodie, "S", 26_000);
  await turn();
  assert.match(String((await screen()).restsUntil), /^20/);
  assert.equal(await turn(100), 0, "it said two minutes");
  assert.deepEqual(await decisions(), []);
  await turn(30);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("260.00"));
  assert.equal((await screen()).restsUntil, null);
  standIn.calls();
});

test("a token that ended is got anew within the call", async () => {
  const before = standIn.tokens();
  standIn.next("tokenEnded");
  await price(hoodie, "S", 27_000);
  await turn();
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("270.00"));
  // The one it ended by, and the one that was got.
  assert.equal(standIn.tokens(), before + 2);
  standIn.calls();
});

test("while no token is given nothing is told, and nobody has to decide", async () => {
  standIn.giveTokens(false);
  standIn.next("tokenEnded");
  await price(hoodie, "S", 27_500);
  await turn();
  assert.deepEqual([await decisions(), (await screen()).stopped, (await screen()).waiting], [[], null, 1]);
  standIn.giveTokens(true);
  await turn(60);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("275.00"));
  standIn.calls();
});

test("taking an offer away may be lost after its work, or before, and is done all the same", async () => {
  for (const fault of ["lost", "unheard"] as const) {
    standIn.next(fault);
    await publish(tee, false);
    await turn();
    await turn(60);
    assert.deepEqual(
      [at(key(tee, "S")), at(key(tee, "M")), (await screen()).waiting],
      [undefined, undefined, 0],
      fault,
    );
    assert.deepEqual(await decisions(), []);
    // Shown again it is there, whole.
    standIn.next(fault);
    await publish(tee, true);
    await turn();
    await turn(60);
    assert.ok(at(key(tee, "S")) && at(key(tee, "M")), fault);
  }
  standIn.calls();
});

test("refused credentials, and what they may not do, stand on the home page until somebody saw to them; nothing is lost by it", async () => {
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  await connect({ serviceAccount: keyFile(stranger) });
  await price(hoodie, "S", 28_000);
  await turn();
  assert.deepEqual([await decisions(), (await screen()).stopped], [["merchantStopped 1"], "credentials"]);
  assert.deepEqual(standIn.calls(), []);
  await connect();
  assert.deepEqual(await decisions(), [], "it is tried at once");
  standIn.next("forbidden");
  await turn();
  assert.deepEqual([await decisions(), (await screen()).stopped], [["merchantStopped 1"], "permission"]);
  assert.equal(await turn(600), 0, "a quarter of an hour");
  standIn.register(false);
  await turn(301);
  assert.equal((await screen()).stopped, "permission");
  standIn.register(true);
  await turn(901);
  assert.deepEqual(await decisions(), []);
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("280.00"));
  standIn.calls();
});

test("a key that cannot be opened is told of, and no turn fails", async () => {
  const other = { ...telling, connections: { box: openSecretBox(Buffer.alloc(32, 8)) } };
  await reportToMerchant(pool, other, { now: new Date(clock) });
  assert.deepEqual([await decisions(), (await screen()).stopped], [["merchantStopped 1"], "locked"]);
  await turn();
  assert.deepEqual(await decisions(), []);
});

test("an offer Google refuses is not told again until it is another; its reason stands where it can be seen to", async () => {
  standIn.next("refused", "refused");
  await price(hoodie, "S", 29_000);
  await turn();
  standIn.calls();
  assert.deepEqual(await decisions(), ["merchantRefused 1"]);
  const { products: refused } = await screen();
  assert.deepEqual(refused, [
    {
      productId: hoodie.productId,
      product: "Bluza Asfalt",
      offers: 1,
      says: "[productAttributes.title] Policy violation",
    },
  ]);
  await turn(24 * 3600);
  assert.deepEqual(standIn.calls(), []);
  await price(hoodie, "S", 28_000);
  await turn();
  assert.deepEqual(standIn.calls(), [`insert ${key(hoodie, "S")}`], "whole: nobody knows what of it was taken");
  assert.deepEqual(await decisions(), []);
});

test("what Google finds wrong afterwards is read four times a day", async () => {
  standIn.disapprove(key(hoodie, "M"), "Mismatched value (page crawl) [price]");
  await turn(3600);
  assert.deepEqual(await decisions(), [], "it was read an hour ago");
  await turn(6 * 3600);
  assert.deepEqual(await decisions(), ["merchantRefused 1"]);
  assert.equal((await screen()).products[0]!.says, "Mismatched value (page crawl) [price]");
  const { body: seen } = await (
    await comeIn(app, pool, { email: "ewa@bruk.example", role: "content" })
  ).call(routes.today);
  assert.ok(seen.decisions.some(({ kind }) => kind === "merchantRefused"));
  standIn.disapprove(key(hoodie, "M"), null);
  await turn(6 * 3600);
  assert.deepEqual(await decisions(), []);
  standIn.calls();
});

test("a turn makes no more calls than it may, two at once are one after the other, and the rest follows", async () => {
  for (const size of ["S", "M", "L"]) await price(hoodie, size, 30_000);
  const now = new Date((clock += 60_000));
  const made = await Promise.all([1, 2].map(() => reportToMerchant(pool, telling, { now, most: 1 })));
  assert.deepEqual(made, [1, 1]);
  assert.equal(standIn.calls().length, 2);
  await turn(60, 1);
  await turn(60, 1);
  assert.equal(standIn.calls().length, 1);
  for (const size of ["S", "M", "L"]) assert.deepEqual(at(key(hoodie, size))!["price"], micros("300.00"));
});

test("a day in which Google does not answer: nothing is lost, and of each offer the last state alone is told", async () => {
  const cover = await addProduct(pool, {
    handle: "komin",
    name: "Komin",
    price: "59.00",
    stock: 9,
    pictures: ["komin.avif"],
  });
  standIn.always("unavailable");
  for (let hour = 0; hour < 24; hour += 1) {
    await price(hoodie, "S", 31_000 + hour);
    await move(hoodie, "M", hour % 2 === 0 ? -20 : 20);
    if (hour === 12) await publish(tee, false);
    for (let minute = 0; minute < 60; minute += 10) await turn(600);
  }
  const tried = standIn.calls().length;
  assert.ok(tried < 24 * 6 * 5, `${tried} calls in a day`);
  assert.deepEqual(await decisions(), [], "nobody has to decide");
  standIn.always(null);
  await turn(700);
  const calls = standIn.calls();
  assert.equal(new Set(calls.map((call) => call.split(" ")[1])).size, calls.length, calls.join());
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("310.23"));
  assert.equal(at(key(tee, "S")), undefined);
  assert.ok(at(String(cover.productId)), "what nothing told of is found by the look at everything once a day");
  assert.equal((await screen()).waiting, 0);
  await publish(tee, true);
  await settle();
});

test("many goods changed at once are each told once, whatever was written about them", async () => {
  const many = [];
  for (let n = 0; n < 30; n += 1)
    many.push(
      await addProduct(pool, { handle: `seria-${n}`, name: `Seria ${n}`, stock: 3, pictures: [`seria-${n}.avif`] }),
    );
  const tags = many.map(({ productId }) => `product:${productId}`);
  for (let n = 0; n < 3; n += 1) await pool.query("INSERT INTO changed_facts (fact) SELECT unnest($1::text[])", [tags]);
  assert.equal(await waiting(), 90);
  await turn();
  assert.deepEqual(standIn.calls().toSorted(), many.map(({ productId }) => `insert ${productId}`).toSorted());
  assert.equal(await waiting(), 0);
});

test("money and delivery are part of every offer; another language is told in its words, its currency and its country", async () => {
  await saveConfig(pool, "eur", "4.00");
  await connect({ dataSourceCz: "102" });
  await turn();
  const { title, price: euro, link } = at(key(hoodie, "M"), "102")!;
  assert.deepEqual(
    [title, (euro as { currencyCode: string }).currencyCode, link],
    ["Mikina Asfalt, Černá, M", "EUR", "http://sklep.test/cz/mikina-asfalt/?wariant=2&cur=eur"],
  );
  standIn.calls();
  await pool.query("INSERT INTO changed_facts (fact) VALUES ('delivery')");
  await turn();
  assert.deepEqual(standIn.calls(), [], "delivery costs what it did");
});

test("an offer that has not changed for weeks is told again before Google forgets it", async () => {
  await turn(21 * 86_400);
  const calls = standIn.calls();
  assert.ok(calls.length > 10 && calls.every((call) => call.startsWith("insert ")), calls.join());
});

test("switched off it is told nothing, and a restored or newly connected shop tells everything anew", async () => {
  await save({}, false);
  await price(hoodie, "S", 19_900);
  await turn();
  assert.deepEqual([standIn.calls(), (await screen()).told, await waiting()], [[], 0, 0]);
  await save({}, true);
  await turn();
  assert.deepEqual(at(key(hoodie, "S"))!["price"], micros("199.00"));
  assert.ok(standIn.calls().length > 30);
});
