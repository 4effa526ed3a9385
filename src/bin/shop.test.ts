// One long file: all commands are tried on one shop, whose opening takes longer than most of them.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { link, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import sharp from "sharp";
import { pathsInLanguages } from "../database/catalogue/paths.ts";
import { addRefundTransfer } from "../database/payment/refund-transfers.ts";
import { makeOrder, openTestApp, testFolder } from "../../test/builders/app.ts";
import { addProduct, makers, places } from "../../test/builders/catalogue.ts";
import { settledCursor, settledCacheTags } from "../../test/builders/cache-tags.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { addAccount, kasia, companyForm } from "../../test/builders/people.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { openOperator, type Said } from "../../test/programs/open-operator.ts";
import { crc8 } from "../domain/invoice/ksef-number.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import { writeReview } from "../flows/review/write-review.ts";
import { lockPages } from "./storefront-prerenderer.ts";

const { pool, url, products } = await openSmallShop(undefined, { durable: true });
const { app } = await openTestApp(pool);
const folder = await testFolder();
/** The settings of every command: the test's database, and a folder of its own. */
const environment = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
const { run: shop, json, end } = openOperator(environment);
after(end);

/** Runs a command in a process of its own, as `npm run shop` does. */
async function shopAlone(...words: string[]): Promise<Said> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "shop.ts"), ...words], { env: environment });
  const said: Said = { code: null, out: "", err: "" };
  child.stdout.on("data", (text: Buffer) => (said.out += text));
  child.stderr.on("data", (text: Buffer) => (said.err += text));
  said.code = await new Promise((resolve) => child.once("close", resolve));
  return said;
}

const hoodie = String(products.hoodie.productId);

test("price changes a product's price and its catalogue price, and invalidates the cache tag the prerenderer follows", async () => {
  const cursor = await settledCursor(pool);
  const after = await json<{ real_price: number; catalogue_price: number; lowest_price: number }>(
    "price",
    hoodie,
    "149,99",
    "--catalogue",
    "199.99",
  );
  assert.deepEqual([after.real_price, after.catalogue_price, after.lowest_price], [14_999, 19_999, 19_999]);
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts.toSorted(), [`product:${hoodie}`, "sale"].toSorted());
});

test("product shows one by its id or its address", async () => {
  const byId = await json<{ product_name: string; urls: Record<string, string> }>("product", hoodie);
  assert.match(byId.urls["en"]!, /^en\/[a-z]/);
  assert.match(byId.urls["cz"]!, /^cz\/[a-z]/);
  for (const url of Object.values(byId.urls)) {
    const byAddress = await json<{ product_name: string }>("product", `http://localhost:3000/${url}`);
    assert.equal(byAddress.product_name, byId.product_name);
    assert.ok((await shop("product", hoodie)).out.includes(`  /${url}`));
  }
});

test("what search engines show of a category and a brand is said in one language, seen on its page, and taken away", async () => {
  interface Found {
    searchTitle: Record<string, string>;
    searchDescription: Record<string, string>;
  }
  for (const [of, kind, entity_id] of [
    [["category", "ODZIEZ/bluzy"], "category", places.bluzy],
    [["brand", "rampa"], "manufacturer", makers.rampa],
  ] as const) {
    const fact = `${kind}:${entity_id}`;
    const path = (await pathsInLanguages(pool, [{ kind, entity_id }])).get(fact)!.en;
    const cursor = await settledCursor(pool);
    const said = await json<Found>(...of, "--search-title", "Warm\nhoodies", "--language", "en");
    assert.deepEqual(said.searchTitle, { pl: "", en: "Warm hoodies", cz: "" }, "on one line");
    assert.ok((await settledCacheTags(pool, cursor)).facts.includes(fact));
    assert.deepEqual((await json<Found>(...of, "--search-description", "Z Łodzi.")).searchDescription, {
      pl: "Z Łodzi.",
      en: "",
      cz: "",
    });
    assert.match((await app.inject(`/${path}`)).body, /<title>Warm hoodies/, path);
    assert.deepEqual((await json<Found>(...of, "--search-title", "", "--language", "en")).searchTitle, {
      pl: "",
      en: "",
      cz: "",
    });
    const shown = (await shop(...of)).out;
    assert.match(shown, /Search title, en: its name/);
    assert.match(shown, /Search description, pl: Z Łodzi\./);
    assert.match((await shop(...of, "--search-title", "x".repeat(1001))).err, /at most 1000 characters/);
    assert.match((await shop(of[0], "nikogo")).err, /There is no (category|brand) 'nikogo'/);
  }
});

test("stock is moved by a difference with its reason, never below nothing, and says how it came about", async () => {
  const id = String(products.bottle.productId);
  const { product_quantity: before } = await json<{ product_quantity: number }>("product", id);
  const added = await json<{ product_quantity: number }>(
    "stock",
    id,
    "--change",
    "3",
    "--reason",
    "found",
    "--note",
    "w kartonie",
  );
  assert.equal(added.product_quantity, before + 3);
  assert.match((await shop("stock", id, "--change", "-1000000")).err, new RegExp(`There are ${before + 3} pieces`));
  assert.match((await shop("stock", id, "4", "--change", "1")).err, /not both/);
  await shop("stock", id, "--change", "-3");
  const said = (await shop("stock", id, "--movements")).out.split("\n");
  assert.match(said[0]!, new RegExp(`-3 +${before} left +correction +command line`));
  assert.match(said[1]!, new RegExp(`\\+3 +${before + 3} left +found +command line +w kartonie`));
});

test("stock sets a variant's pieces by size, and a product's without variants", async () => {
  const counted = await json<{ attrs: { vals: { attrValue_name: string; quantity: number }[] }[] }>(
    "stock",
    `${hoodie}:m`,
    "7",
  );
  assert.equal(counted.attrs[0]!.vals.find((val) => val.attrValue_name === "M")!.quantity, 7);
  assert.equal(
    (await json<{ product_quantity: number }>("stock", String(products.cap.productId), "4")).product_quantity,
    4,
  );
});

test("country lists where the shop delivers, switches a country off with the reason, and on again", async () => {
  interface Country {
    country_code: string;
    offered: boolean;
    off_because: string | null;
  }
  const of = (all: Country[], code: string) => {
    const { offered, off_because } = all.find((one) => one.country_code === code)!;
    return [offered, off_because];
  };
  assert.equal((await json<Country[]>("country")).length, 28);
  assert.deepEqual(of(await json<Country[]>("country", "cz", "--off", "no carrier this month"), "CZ"), [
    false,
    "no carrier this month",
  ]);
  assert.match((await shop("country")).out, /CZ .*switched off: no carrier this month/);
  assert.ok(
    !(await app.inject("/page-data/checkout.json"))
      .json<{ countries: Country[] }>()
      .countries.some(({ country_code }) => country_code === "CZ"),
  );
  assert.deepEqual(
    of(await json<Country[]>("country", "LU", "--off", "x"), "LX"),
    [false, "x"],
    "Luxembourg by either of its codes",
  );
  for (const code of ["CZ", "LX"])
    assert.deepEqual(of(await json<Country[]>("country", code, "--on"), code), [true, null]);
  for (const words of [
    ["country", "CZ"],
    ["country", "--on"],
    ["country", "CZ", "--off", " "],
    ["country", "CZ", "--off", "x", "--on"],
  ])
    assert.match((await shop(...words)).err, /Name one country/, words.join(" "));
  assert.match((await shop("country", "FR", "--off", "x")).err, /There is no country FR in the list\./);
});

test("of a product with several options each variant is named by its values: shown, counted, priced; what several have is refused", async () => {
  const tee = await addProduct(pool, {
    handle: "dwie-osie",
    name: "Koszulka Dwie Osie",
    price: "80.00",
    options: ["Rozmiar", "Kolor"],
    variants: [
      { values: ["S", "czarny"], stock: 3 },
      { values: ["S", "biały"], stock: 4 },
      { values: ["8", "czarny"], stock: 5 },
    ],
  });
  const id = String(tee.productId);
  type Shown = {
    real_price: number;
    attrs: {
      vals: { attr_2_product_id: string; quantity: number; real_price?: number; catalogue_price?: number | null }[];
    }[];
  };
  const counted = await json<Shown>("stock", `${id}:s / BIAŁY`, "9");
  assert.deepEqual(
    counted.attrs[0]!.vals.map(({ quantity }) => quantity),
    [3, 9, 5],
  );
  const priced = await json<Shown>("price", `${id}:8/czarny`, "59.90", "--catalogue", "80");
  assert.deepEqual(
    [priced.real_price, priced.attrs[0]!.vals.map(({ real_price, catalogue_price }) => [real_price, catalogue_price])],
    [
      5990,
      [
        [8000, null],
        [8000, null],
        [undefined, undefined],
      ],
    ],
  );
  assert.match(
    (await shop("price", `http://localhost:3000/${tee.url}:S / czarny`, "85")).out,
    /Koszulka Dwie Osie, S \/ czarny: 80\.00 → 85\.00 PLN/,
  );
  const shown = (await shop("product", id)).out;
  assert.match(
    shown,
    /from 59\.90 PLN \(-25\.1% of 80\.00; [^]*Rozmiar \/ Kolor:[^]*S \/ czarny {3,}3 {2}85\.00 PLN[^]*S \/ biały {4,}9 {2}80\.00 PLN[^]*8 \/ czarny {3,}5 {2}59\.90 PLN \(-25\.1% of 80\.00; catalogue price 80\.00, lowest of 30 days 80\.00\)/,
  );

  assert.match(
    (await shop("stock", `${id}:S`, "1")).err,
    new RegExp(
      `'S' names several variants of product ${id}\\. Say which variant: '${id}:S / czarny', '${id}:S / biały'\\.`,
    ),
  );
  assert.match(
    (await shop("stock", id, "1")).err,
    new RegExp(`Say which variant: '${id}:S / czarny', '${id}:S / biały', '${id}:8 / czarny'\\.`),
  );
  assert.match((await shop("stock", `${id}:M / czarny`, "1")).err, /has no variant 'M \/ czarny'/);
  assert.match((await shop("price", `${id}:8 / czarny`, "80")).err, /The catalogue price, 80\.00 PLN, must be higher/);
  const all = await json<Shown>("price", id, "70", "--catalogue", "0");
  assert.deepEqual(
    [all.real_price, all.attrs[0]!.vals.map(({ real_price }) => real_price)],
    [7000, [undefined, undefined, undefined]],
  );
  assert.match((await shop("price", `${products.cap.productId}:S`, "70")).err, /has no variants: leave out ':S'/);
});

test("orders lists and order shows what was placed, without the key of its link", async () => {
  const { body } = await makeOrder(app, await orderBody(pool, { person: kasia, lines: [{ product: products.cap }] }));
  const listed = await json<Record<string, unknown>[]>("orders");
  assert.deepEqual([String(listed[0]!["order_id"]), "link_key" in listed[0]!], [body.orderId, false]);
  const shown = await json<{ lines: { product_name: string }[] }>("order", body.orderId!);
  assert.equal(shown.lines[0]!.product_name, "Czapka Kostka");
  assert.match((await shop("order", body.orderId!)).out, /Czapka Kostka/);
});

test("an order moves on step by step, is shown in words, and a step there is not is refused with those there are", async () => {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { person: kasia, lines: [{ product: products.cap }], paymentId: 2 }),
  );
  const number = body.orderId!;
  assert.deepEqual(await json("order", number, "--state", "sent", "--tracking", "PL 0042"), {
    order_id: Number(number),
    status: "sent",
    tracking_number: "PL 0042",
  });
  const shown = (await shop("order", number)).out;
  assert.match(shown, /parcel PL 0042[\s\S]*received[\s\S]*sent/);
  assert.deepEqual(
    (await json<{ history: { state: string }[] }>("order", number)).history.map(({ state }) => state),
    ["new", "sent"],
  );
  assert.match(
    (await shop("order", number, "--state", "packed")).err,
    new RegExp(`Order ${number} is sent; from there it can become delivered or returned\\.`),
  );
  assert.equal((await json<{ status: string }>("order", number, "--state", "delivered")).status, "delivered");
  await shop("order", number, "--state", "returned");
  const order = async () => (await shop("order", number)).out;
  assert.match(await order(), /DECIDE: 64\.99 zł is the buyer's/);
  await addRefundTransfer(pool, {
    orderId: Number(number),
    settlementId: null,
    changeId: null,
    amount: 6499,
    currency: "pln",
    worth: 6499,
    link_key: "k".repeat(32),
    why: "",
    now: new Date(),
  });
  assert.match(await order(), /transfer of 64\.99 zł to the buyer: the buyer is asked for an account/);
  assert.doesNotMatch(await order(), /DECIDE/);
  assert.match((await shop("order", number, "--state", "sent")).err, /is returned, and there it ends/);
  assert.deepEqual(
    (await json<{ order_id: number }[]>("orders", "--state", "returned")).map(({ order_id }) => String(order_id)),
    [number],
  );
  for (const [words, said] of [
    [["order", "999999", "--state", "sent"], /There is no order 999999/],
    [["order", number, "--state", "gone"], /Allowed choices are awaitingReview, new, awaitingPayment/],
    [["order", number, "--tracking", "PL1"], /goes with --state sent/],
    [["order", number, "--state", "sent", "--tracking", "x"], /as the carrier wrote it/],
  ] as const)
    assert.match((await shop(...words)).err, said);
});

test("orders that await a word are listed, accepted or refused; emails held back are listed and let go; a product's limit is set", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const place = async () =>
    (
      await makeOrder(
        strict,
        await orderBody(pool, { lines: [{ product: products.bottle, quantity: 21 }], paymentId: 2 }),
      )
    ).body.orderId!;
  const [first, second] = [await place(), await place()];
  assert.match((await shop("order", first)).out, /awaiting the shop’s word/);
  assert.match(
    (await shop("duties")).out,
    new RegExp(`Order ${first} of .* awaits your word and holds nothing: 'order ${first} --accept'`),
  );
  assert.match((await shop("order", first, "--state", "packed")).err, /awaits your word: say yes with --accept/);
  assert.deepEqual(await json("order", first, "--accept"), { order_id: Number(first), status: "new" });
  assert.match((await shop("order", first, "--accept")).err, /is received; from there it can become/);
  assert.equal((await json<{ status: string }>("order", second, "--state", "cancelled")).status, "cancelled");
  await pool.query(
    "INSERT INTO outbox (message_id, kind, recipient, lan_id, held_back) VALUES ('held-1', 'passwordChanged', 'obca@przyklad.pl', 1, true)",
  );
  const [held] = await json<{ letter_id: number }[]>("emails", "--held");
  assert.deepEqual(await json("emails", "--send", String(held!.letter_id)), held && { letter_id: held.letter_id });
  assert.match((await shop("emails", "--held")).out, /No email is held back/);
  assert.match((await shop("limit", hoodie, "2")).out, /at most 2 to one shopper/);
  assert.equal((await json<{ most_pieces?: number }>("limit", hoodie, "0")).most_pieces, undefined);
  for (const code of ["order_limit_orders", "letters_a_day", "hold_cash_days"])
    assert.match((await shop("config", code)).out, /\d/, code);
});

test("paid records a bank transfer of the whole total, in the words people write sums in, and refuses any other", async () => {
  const place = async (currency: "pln" | "eur" = "pln", paymentId = 1) =>
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId, currency }))).body
      .orderId!;
  const [first, euros] = [await place(), await place("eur")];
  assert.match(
    (await shop("order", first, "--state", "paid")).err,
    new RegExp(`npm run shop -- paid ${first} --amount`),
  );
  assert.match((await shop("paid", first, "--amount", "61")).err, /costs 61\.99 zł\. Another amount does not pay it/);
  assert.deepEqual(await json("paid", first, "--amount", "61,99 zł"), { order_id: Number(first), status: "paid" });
  assert.match(
    (await shop("paid", first, "--amount", "61.99")).err,
    /No payment is awaited\. .* is paid; from there it can become packed, sent, delivered or cancelled/,
  );
  assert.match((await shop("order", first)).out, /61\.99 zł came on/);
  assert.match((await shop("paid", euros, "--amount", "61.99 EUR")).err, /costs 14\.\d\d € or 61\.99 zł/);
  assert.equal((await json<{ status: string }>("paid", euros, "--amount", "61.99 PLN")).status, "paid");
  assert.match(
    (await shop("paid", await place("pln", 2), "--amount", "61.99")).err,
    /is not paid by bank transfer but by/,
  );
  for (const amount of ["-5", "1,234.50", "£5€", "5 złotych"])
    assert.match((await shop("paid", first, "--amount", amount)).err, /Give an amount such as/, amount);
});

test("the seller's words are shown and changed, and pages that say them become stale", async () => {
  const before = await settledCursor(pool);
  assert.deepEqual(await json("config", "shop_phone", "+48 22 111 22 33"), { shop_phone: "+48 22 111 22 33" });
  assert.equal((await json<Record<string, string>>("config"))["shop_phone"], "+48 22 111 22 33");
  assert.ok((await settledCacheTags(pool, before)).facts.includes("config"));
  assert.match((await shop("config", "shop_fax", "1")).err, /Allowed choices are shop_name, shop_company/);
});

test("money in JSON is whole grosze, of goods as of orders and codes", async () => {
  const code = await json<{ code_value: number }>("code", "add", "grosze", "--amount", "12.50");
  const [order] = await json<{ total: number; products_pln: number }[]>("orders");
  const cap = await json<{ real_price: number; catalogue_price: null; lowest_price: null }>(
    "price",
    String(products.cap.productId),
    "39.99",
  );
  const shown = await json<{ real_price: number }>("product", String(products.cap.productId));
  const counted = await json<{ real_price: number }>("stock", String(products.cap.productId), "4");
  assert.deepEqual(
    [code.code_value, cap.real_price, cap.catalogue_price, shown.real_price, counted.real_price],
    [1250, 3999, null, 3999, 3999],
  );
  assert.ok(Number.isInteger(order!.total) && order!.products_pln > 1000);
});

test("pages says what it does: a running shop prerenders what is stale itself, and with --all everything anew", async () => {
  const release = await lockPages(join(folder, "pages"));
  assert.ok(release);
  try {
    const cursor = await settledCursor(pool);
    assert.deepEqual(await json("pages"), { running: true, all: false });
    assert.deepEqual((await settledCacheTags(pool, cursor)).facts, []);
    assert.deepEqual(await json("pages", "--all"), { running: true, all: true });
    assert.deepEqual((await settledCacheTags(pool, cursor)).facts, ["menu"]);
    assert.notEqual((await shop("pages")).out, (await shop("pages", "--all")).out);
  } finally {
    release();
  }
});

test("rate, code and points change what the checkout reckons with", async () => {
  assert.deepEqual(await json("rate", "eur", "4.31"), { eur_rate: "4.31" });
  const code = await json<{
    code: string;
    code_percent: string;
    code_min_total: number;
    use_limit: number;
    expire_text: string;
  }>("code", "add", "jesien15", "--percent", "15", "--min", "100", "--limit", "3", "--expires", "2099-01-31 12:00:00");
  assert.deepEqual(
    [code.code, Number(code.code_percent), code.code_min_total, code.use_limit, code.expire_text],
    ["JESIEN15", 15, 10_000, 3, "2099-01-31 12:00:00"],
  );
  assert.equal((await json<unknown[]>("code", "list")).length, 2);
  const { person } = await addAccount(pool, { points: 10 });
  assert.deepEqual(await json("points", person.email, "250"), { email: person.email, points: 260 });
});

test("a code is shown, changed, ended, started and deleted; one that orders hold is ended instead", async () => {
  const made = await json<{ state: string; free_shipping: boolean; only_products: number[]; per_customer: number }>(
    "code",
    "add",
    "zima",
    "--free-shipping",
    "--only-products",
    hoodie,
    "--per-customer",
    "2",
    "--starts",
    "2099-01-01",
    "--first-order",
  );
  assert.deepEqual(
    [made.state, made.free_shipping, made.only_products, made.per_customer],
    ["planned", true, [Number(hoodie)], 2],
  );
  assert.match(
    (await shop("code", "start", "zima")).out,
    /^ZIMA +live +free shipping +only products \d+ +first order only +used 0 +2 a customer$/m,
  );
  const edited = await json<{
    state: string;
    code_percent: string;
    only_products: number[];
    per_customer: null;
    first_order: boolean;
    code_expire: string | null;
  }>(
    "code",
    "edit",
    "ZIMA",
    "--percent",
    "20",
    "--no-free-shipping",
    "--only-products",
    "none",
    "--per-customer",
    "0",
    "--no-first-order",
    "--expires",
    "2030-01-01",
  );
  assert.deepEqual(
    [edited.state, Number(edited.code_percent), edited.only_products, edited.per_customer, edited.first_order],
    ["live", 20, [], null, false],
  );
  assert.equal(
    (await json<{ code_expire: string | null }>("code", "edit", "ZIMA", "--expires", "never")).code_expire,
    null,
  );
  assert.match((await shop("code", "end", "zima")).out, /^ZIMA +ended +20 %/m);
  assert.match((await shop("code")).out, /^ZIMA +ended/m);
  await pool.query("UPDATE discount_codes SET used = 3 WHERE code = 'ZIMA'");
  assert.match(
    (await shop("code", "edit", "ZIMA", "--limit", "2")).err,
    /was used 3 times already: give a limit of that or more/,
  );
  await pool.query("UPDATE discount_codes SET used = 0 WHERE code = 'ZIMA'");
  assert.match((await shop("code", "delete", "zima")).out, /The code ZIMA is deleted\./);
  assert.match((await shop("code", "show", "zima")).err, /There is no code 'zima'/);
  assert.match(
    (await shop("code", "edit", "jesien15", "--only-categories", "999999")).err,
    /There is no category 999999/,
  );
});

test("a code of which no day is left is refused, where it is made as where it is changed", async () => {
  const add = (name: string, ...days: string[]) => shop("code", "add", name, "--percent", "10", ...days);
  for (const days of [
    ["--starts", "2099-01-01", "--expires", "2098-12-01"],
    ["--starts", "2099-01-01 10:00:00", "--expires", "2099-01-01 10:00:00"],
    ["--starts", "2099-01-02", "--expires", "2099-01-01"],
  ]) {
    const { code, err } = await add("NIGDY2", ...days);
    assert.equal(code, 1);
    assert.match(err, /would expire, .*, before it begins, .*: it could never be used/, days.join(" "));
  }
  assert.match((await add("NIGDY2", "--expires", "2020-01-01")).err, /is over already/);
  assert.match((await shop("code", "show", "NIGDY2")).err, /There is no code/);
  assert.equal((await add("DZIEN", "--starts", "2099-01-01", "--expires", "2099-01-01")).code, 0);
  for (const days of [
    ["--starts", "2099-02-01"],
    ["--expires", "2098-12-31"],
    ["--starts", "2099-03-02", "--expires", "2099-03-01"],
  ])
    assert.match((await shop("code", "edit", "DZIEN", ...days)).err, /could never be used/, days.join(" "));
  const edited = await shop("code", "edit", "DZIEN", "--starts", "2099-03-01", "--expires", "never");
  assert.equal(edited.code, 0, edited.err);
  await shop("code", "delete", "DZIEN");
});

test("a price for a time is planned, listed, refused where it overlaps or is none, and taken back", async () => {
  const cap = String(products.cap.productId);
  const now = await json<{ real_price: number }>("product", cap);
  const { cut_id } = await json<{ cut_id: number }>("price", cap, "10", "--from", "2099-12-01", "--to", "2099-12-07");
  assert.match(
    (await shop("cuts")).out,
    new RegExp(`^${cut_id}  ${cap} .*  10\\.00 PLN  from 2099-12-01 00:00:00  to 2099-12-07 23:59:59  planned$`, "m"),
  );
  assert.match(
    (await shop("price", cap, "9", "--from", "2099-12-07")).err,
    /has a price for that time already: .*'cuts cancel \d+'/,
  );
  assert.match(
    (await shop("price", cap, "9999", "--from", "2099-12-10")).err,
    /a price for a time has to be below that/,
  );
  assert.match((await shop("price", cap, "9", "--to", "2020-01-01")).err, /is over already/);
  assert.match((await shop("price", cap, "9", "--from", "2099-12-10", "--to", "2099-12-09")).err, /before it begins/);
  assert.match((await shop("cuts", "cancel", String(cut_id))).out, /^Cancelled: /);
  assert.match((await shop("cuts")).out, /No price for a time is planned/);
  assert.equal((await json<{ real_price: number }>("product", cap)).real_price, now.real_price);
});

test("a price set beside one for a time that runs says what becomes of it, by hand as by a file", async () => {
  const cap = String(products.cap.productId);
  const { real_price } = await json<{ real_price: number }>("product", cap);
  const file = join(folder, "cut.csv");
  const price = (grosze: number) => `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, "0")}`;
  const bring = async (pln: string) => {
    const { rows } = await pool.query<{ handle: string }>("SELECT handle FROM products WHERE product_id = $1", [cap]);
    await writeFile(file, `kind,handle,price\nproduct,${rows[0]!.handle},${pln}\n`);
    return (await shop("import", file)).out;
  };
  const { cut_id } = await json<{ cut_id: number }>("price", cap, "10", "--to", "2099-12-07");
  assert.match(
    await bring(price(real_price - 100)),
    /A price for a time runs for 1 variant with a new price: it stays/,
  );
  assert.equal((await json<{ real_price: number }>("product", cap)).real_price, 1000);
  assert.match(await bring(price(real_price)), /A price for a time runs for 1 variant/);
  assert.match(await bring("9.00"), /with a new price that is not above it: the new price holds from now on/);
  assert.match((await shop("cuts")).out, /running, of nothing: the price was changed since$/m);
  await shop("cuts", "cancel", String(cut_id));
  await shop("price", cap, price(real_price));
  const again = await json<{ cut_id: number }>("price", cap, "10", "--to", "2099-12-07");
  assert.match(
    (await shop("price", cap, price(real_price - 100))).out,
    new RegExp(`takes the place of the price for a time, and stays when that ends: ${again.cut_id}  `),
  );
  await shop("cuts", "cancel", String(again.cut_id));
  await shop("price", cap, price(real_price), "--catalogue", "0");
  assert.equal((await json<{ real_price: number }>("product", cap)).real_price, real_price);
});

test("export into a folder that is not there, and import of what is no catalogue, are a sentence each", async () => {
  const nowhere = await shopAlone("export", join(folder, "nie-ma", "katalog.csv"));
  assert.deepEqual(
    [nowhere.code, nowhere.err.trim()],
    [1, `The file '${join(folder, "nie-ma", "katalog.csv")}' cannot be written (ENOENT).`],
  );
  const strange = join(folder, "obcy.csv");
  await writeFile(strange, "root:x:0:0\n");
  const { code, out } = await shop("import", strange);
  assert.equal(code, 1);
  assert.match(out, /Nothing was changed: 1 thing is wrong in this file\.$/m);
});

test("an import asks for what another shop's file does not say, names what it leaves, proposes categories and a map, and takes the answers", async () => {
  const file = join(folder, "woo.csv");
  await writeFile(
    file,
    "ID,Type,SKU,Name,Published,In stock?,Stock,Tax class,Regular price,Categories,Purchase note\n1,simple,CLI-1,Album,1,1,3,reduced-rate,49,Książki,Dzięki\n",
  );
  const asked = await shop("import", file);
  assert.deepEqual([asked.code, /--tax "reduced-rate=…"/.test(asked.out)], [1, true], asked.out);
  const proposal = join(folder, "categories.csv");
  assert.match(
    (await shop("import", file, "--categories-proposal", proposal)).out,
    /1 word of the file .*nothing was imported/,
  );
  assert.equal(await readFile(proposal, "utf8"), "\ufeffword,products,category\ncategory: Książki,1,Książki\n");
  await writeFile(proposal, "word,category\ncategory: Książki,Dom > Książki\n");
  const taken = await shop("import", file, "--tax", "reduced-rate=5", "--categories", proposal);
  assert.match(taken.out, /^Not taken over: Purchase note \(1 row\)\.$/m);
  assert.match(taken.out, /created: 1/);
  const { rows } = await pool.query(
    "SELECT vat_rate, path FROM products JOIN product_categories USING (product_id) JOIN paths ON kind = 'category' AND entity_id = category_id AND lan_id = 1 WHERE handle = 'CLI-1'",
  );
  assert.deepEqual(rows, [{ vat_rate: "5", path: "dom/ksiazki/" }]);
  await writeFile(file, "Towar,Nazwa,Cena\nA,Bluza,70\n");
  assert.match((await shop("import", file)).out, /column,field\nTowar,ignore\nNazwa,name\nCena,price\n/);
  for (const [option, value, text] of [
    ["--tax", "a", /no tax class/],
    ["--categories", "/nowhere.csv", /ENOENT/],
    ["--stock", folder, /EISDIR/],
    ["--map", proposal, /column 'column' is missing/],
  ] as const) {
    const refused = await shop("import", file, option, value);
    assert.equal(refused.code, 1);
    assert.match(refused.err + refused.out, text);
    assert.doesNotMatch(refused.err, /\n {4}at /);
  }
  await pool.query("DELETE FROM products WHERE handle = 'CLI-1'");
});

test("where a variant lies comes by file and goes by file; commands, and the shop's copy of an order, know it by its numbers", async () => {
  const file = join(folder, "shelves.csv");
  await writeFile(
    file,
    "kind,handle,name_pl,price,quantity,sku,gtin,shelf,attribute1_pl\nproduct,bluza-z-regalu,Bluza z regału,49,,,,,Rozmiar\nvariant,bluza-z-regalu,,,3,REG-S,5901234123457,A-1,S\nvariant,bluza-z-regalu,,,4,REG-M,,B 2,M\n",
  );
  await shop("import", file);
  const shown = (await shop("product", "5901234123457")).out;
  assert.match(shown, /S +3 +SKU REG-S · EAN 5901234123457 · Shelf A-1$/m);
  assert.match(shown, /M +4 +SKU REG-M · Shelf B 2$/m);
  assert.match((await shop("stock", "reg-m", "9")).out, /M +9 +SKU REG-M/);
  assert.match((await shop("stock", "05901234123457", "2")).out, /S +2 +SKU REG-S/);
  assert.match((await shop("stock", "5901234123464", "2")).err, /SKU or EAN/);
  // A file that says nothing of shelves leaves them; one that has the column empty takes them away.
  await writeFile(
    file,
    "kind,handle,name_pl,sku\nproduct,bluza-z-regalu,Bluza z regału,\nvariant,bluza-z-regalu,,REG-S\n",
  );
  await shop("import", file);
  assert.match((await shop("product", "REG-S")).out, /Shelf A-1/);
  await writeFile(file, "kind,handle,sku,shelf\nproduct,bluza-z-regalu,,\nvariant,bluza-z-regalu,REG-S,\n");
  await shop("import", file);
  assert.doesNotMatch((await shop("product", "REG-S")).out, /Shelf A-1/);
  await writeFile(
    file,
    `kind,handle,sku,shelf\nproduct,bluza-z-regalu,,\nvariant,bluza-z-regalu,REG-S,${"x".repeat(61)}\n`,
  );
  assert.match((await shop("import", file)).out, /^Row 3: A shelf is named in at most 60 characters\.$/m);
  await shop("export", file);
  assert.match(await readFile(file, "utf8"), /variant,bluza-z-regalu.*REG-M,,B 2,/);
  await pool.query("DELETE FROM products WHERE handle = 'bluza-z-regalu'");
});

test("an import of pictures in another ratio than goods are shown in says which word sets it", async () => {
  const file = join(folder, "photos.csv");
  await sharp({ create: { width: 200, height: 300, channels: 3, background: "#6b6a65" } })
    .jpeg()
    .toFile(join(folder, "studio.jpg"));
  await writeFile(
    file,
    "kind,handle,name_pl,manufacturer,price,quantity,pictures\nproduct,kurtka-studio,Kurtka Studio,Kostka,49,3,studio.jpg\n",
  );
  const word = /Most of these pictures are 2:3, and goods are shown 4:5: 'npm run shop -- config picture_ratio 2:3'/;
  assert.match((await shop("import", file)).out, word);
  await shop("config", "picture_ratio", "2:3");
  assert.doesNotMatch((await shop("import", file)).out, /Most of these pictures/);
  await shop("config", "picture_ratio", "4:5");
  await pool.query("DELETE FROM products WHERE handle = 'kurtka-studio'");
});

test("an import tells what it did beside products, whose stock it left alone, and which column is misspelt; --set-stock sets stock", async () => {
  const file = join(folder, "stock.csv");
  await writeFile(
    file,
    "kind,handle,name_pl,manufacturer,price,quantity,pirce\nproduct,kubek-nowy,Kubek,Kostka,49,12,50\n",
  );
  const made = await shop("import", file);
  assert.match(
    made.out,
    /^Not taken over: pirce \(1 row; perhaps price is meant\)\.\nProducts created: 1, changed: 0, unchanged: 0 \(Bruk file\)\.\nVariants: created 1\.$/m,
  );
  await writeFile(file, "kind,handle,quantity\nproduct,kubek-nowy,7\n");
  assert.match(
    (await shop("import", file)).out,
    /^Stock is left as it is of 1 variant of which the file says another number: .*--set-stock/m,
  );
  assert.match(
    (await shop("import", file, "--set-stock")).out,
    /changed: 1, unchanged: 0 \(Bruk file\)\.\nVariants: changed 1\. Stock: changed 1\.$/m,
  );
  await writeFile(file, "kind,handle,quantity,quantity_known\nproduct,kubek-nowy,0,9\n");
  const short = await json<{ warnings: { row: number; text: string }[]; counts: { stock: object } }>(
    "import",
    file,
    "--check",
  );
  assert.deepEqual([short.warnings.map(({ row }) => row), short.counts.stock], [[2], { changed: 1, left: 0 }]);
  await writeFile(file, "kind,handle,pirce\nproduct,kubek-inny,50\n");
  assert.match((await shop("import", file)).out, /^No column is called 'pirce'\. Perhaps price is meant\.$/m);
  await pool.query("DELETE FROM products WHERE handle = 'kubek-nowy'");
});

test("export writes a file whose import changes nothing; --check changes nothing either", async () => {
  const file = join(folder, "catalogue.csv");
  // The builders write rows no file would bring in just so; an import first makes them so.
  for (const words of [
    ["export", file],
    ["import", file],
    ["export", file],
  ])
    assert.equal((await shop(...words)).code, 0);
  const again = await json<{ created: number; changed: number; unchanged: number }>("import", file);
  assert.deepEqual([again.created, again.changed, again.unchanged], [0, 0, 7]);
  await writeFile(file, (await readFile(file, "utf8")).replace("149.99", "139.99"));
  assert.equal((await json<{ changed: number; check: boolean }>("import", file, "--check")).check, true);
  assert.equal((await json<{ real_price: number }>("product", hoodie)).real_price, 14_999);
});

test("a catalogue price without a history is kept, told of, and announces nothing until the price falls", async () => {
  const file = join(folder, "first.csv");
  await writeFile(
    file,
    "kind;handle;name_pl;manufacturer;categories;price;catalogue_price;quantity\nproduct;nowa;Nowa;Rampa;nowe;100,00;150,00;1\n",
  );
  const said = await shop("import", file);
  assert.equal(said.code, 0, said.out);
  assert.match(
    said.out,
    /^No reduction is announced for 'nowa': this shop has not sold it at a higher price in the 30 days before\./m,
  );
  assert.match(
    (await shop("product", "nowa/")).out,
    /100\.00 PLN \(catalogue price 150\.00, of which pages say nothing: .*100\.00, is not above this one\)/,
  );
  const cut = await shop("price", "nowa/", "90");
  assert.match(
    cut.out,
    /100\.00 → 90\.00 PLN \(-10\.0% of 100\.00; catalogue price 150\.00, lowest of 30 days 100\.00\)/,
  );
  const again = await shop("import", file);
  assert.match(again.out, /^No reduction is announced for 'nowa'/m, "it cost 90 a moment ago");
});

test("a broken file is refused with its row, and nothing is changed", async () => {
  const file = join(folder, "broken.csv");
  await shop("export", file);
  await writeFile(file, (await readFile(file, "utf8")).replace("149.99", "dużo"));
  const said = await shop("import", file);
  assert.equal(said.code, 1);
  assert.match(said.out, /Row \d+: .*dużo/);
  assert.match(said.out, /Nothing was changed/);
});

test("an import that leaves out what is wrong says what it left out and lists it in a CSV beside the file, which no spreadsheet runs", async () => {
  const file = join(folder, "wrong.csv");
  await writeFile(file, "kind,handle,name_pl,price,quantity\nproduct,=1+1,Zła,=1+1,1\nproduct,dobra,Dobra,10,1\n");
  const list = join(folder, "list.csv");
  const listed =
    "\ufeffrow,product,column,value,problem\n2,'=1+1,price,'=1+1,''=1+1' under price is no price like 149.99.\n";
  const refused = await shop("import", file, "--problems", list);
  assert.deepEqual([refused.code, await readFile(list, "utf8")], [1, listed]);
  assert.match(refused.out, /^Nothing was changed: 1 thing is wrong/m);
  const said = await shop("import", file, "--skip-bad");
  assert.equal(said.code, 0, said.out);
  assert.match(
    said.out,
    /^Row 2: '=1\+1' under price .*\nLeft out: 1 row, with it 1 product, whole: '=1\+1'\. What the shop has of it stays as it is\.\nWhat is wrong is listed in .*wrong-problems\.csv\.$/m,
  );
  assert.match(said.out, /^Products created: 1,/m);
  assert.equal(await readFile(join(folder, "wrong-problems.csv"), "utf8"), listed);
  assert.match(
    (await shop("import", file, "--skip-bad", "--problems", join(folder, "nie-ma", "x.csv"))).out,
    /cannot be written to .*ENOENT/,
  );
  await pool.query("DELETE FROM products WHERE handle = 'dobra'");
});

test("an import writes over no file that it reads, by whatever name", async () => {
  const file = join(folder, "towary.csv");
  const goods = "kind,handle,name_pl,price,quantity\nproduct,zly,Zły,=1+1,1\nproduct,dobry,Dobry,10,1\n";
  const map = "column,field\nnazwa,name\n";
  const stock = join(folder, "towary-problems.csv");
  await writeFile(file, goods);
  await writeFile(join(folder, "map.csv"), map);
  await mkdir(join(folder, "x"));
  await symlink(file, join(folder, "inaczej.csv"));
  await link(file, join(folder, "drugi.csv"));
  for (const [by, ...words] of [
    ["import", "--problems", file],
    ["import", "--skip-bad", "--problems", `${folder}/./x/../towary.csv`],
    ["import", "--problems", join(folder, "inaczej.csv")],
    ["import", "--problems", join(folder, "drugi.csv")],
    ["import", "--categories-proposal", join(folder, "inaczej.csv")],
    ["--map", "--map", join(folder, "map.csv"), "--problems", join(folder, "map.csv")],
    ["--categories", "--categories", join(folder, "map.csv"), "--categories-proposal", join(folder, "map.csv")],
  ] as const) {
    const { code, err } = await shop("import", file, ...words);
    assert.equal(code, 1, words.join(" "));
    assert.match(err, new RegExp(`is the file of ${by}, which would be lost: name another one`), words.join(" "));
  }
  // The list that --skip-bad writes by itself as well.
  await writeFile(stock, "sku,quantity\ndobry,3\n");
  assert.match((await shop("import", file, "--skip-bad", "--stock", stock)).err, /is the file of --stock/);
  assert.deepEqual(await Promise.all([file, join(folder, "map.csv"), stock].map((name) => readFile(name, "utf8"))), [
    goods,
    map,
    "sku,quantity\ndobry,3\n",
  ]);
  assert.equal(
    (await shop("import", join(folder, "inaczej.csv"), "--check", "--skip-bad", "--problems", stock)).code,
    0,
  );
});

test("audit says what holds, and exits with 1 when a promise is broken", async () => {
  const waived = await json<{ items: { duty: string; state: string }[] }>(
    "open",
    "--waive",
    "name",
    "address",
    "email",
    "phone",
    "nip",
    "terms",
    "returns",
    "privacy",
    "shipping",
    "bank",
    "payments",
    "letters",
    "sender",
    "inbox",
    "--why",
    "a test",
  );
  assert.deepEqual(
    waived.items.filter(({ state }) => state === "missing"),
    [],
  );
  assert.equal((await shop("audit")).code, 0);
  // A movement of pieces that are not there.
  await pool.query(
    "INSERT INTO stock_movements (variant_id, change, reason, stock_after) SELECT variant_id, 1, 'count', quantity FROM variants WHERE product_id = $1",
    [products.bottle.productId],
  );
  const said = await shop("audit");
  assert.equal(said.code, 1);
  assert.match(said.out, /BROKEN {2}stock is the sum of its movements/);
});

test("a command is a process that says what it did, ends by itself and tells by its exit code whether it did it", async () => {
  const [right, wrong, help] = await Promise.all([
    shopAlone("product", hoodie, "--json"),
    shopAlone("price", "999999", "10"),
    shopAlone("--help"),
  ]);
  assert.deepEqual(
    [right.code, (JSON.parse(right.out) as { product_id: string }).product_id, right.err],
    [0, hoodie, ""],
  );
  assert.deepEqual([wrong.code, wrong.out], [1, ""]);
  assert.match(wrong.err, /^[^\n]*no product '999999'[^\n]*\n$/);
  assert.equal(help.code, 0);
  assert.match(help.out, /Usage: npm run shop -- /);
});

test("a size that is another size's id is asked about, never taken for it, and both can be said", async () => {
  const last = await pool.query<{ id: number }>("SELECT max(variant_id) AS id FROM variants");
  const next = last.rows[0]!.id + 1;
  // Of the ids `next` and `next + 1`, as far as nothing was taken out: the first is called as the second one's id.
  await pool.query("SELECT setval(pg_get_serial_sequence('variants', 'variant_id'), $1, false)", [next]);
  const { productId, variants } = await addProduct(pool, {
    handle: "buty-dzieciece",
    options: ["Rozmiar"],
    variants: [{ values: [`${next + 1}`] }, { values: [`${next + 2}`] }],
  });
  assert.deepEqual(Object.values(variants), [next, next + 1]);
  const left = async () =>
    (
      await pool.query<{ quantity: number }>("SELECT quantity FROM variants WHERE product_id = $1 ORDER BY position", [
        productId,
      ])
    ).rows.map(({ quantity }) => quantity);
  for (const words of [
    ["stock", `${productId}:${next + 1}`, "1"],
    ["price", `${productId}:${next + 1}`, "1"],
  ]) {
    const { code, err } = await shop(...words);
    assert.equal(code, 1);
    assert.match(
      err,
      new RegExp(
        `'${next + 1}' is a variant of product ${productId}, and the id of another, which is '${next + 2}'\\. Say which variant: ${productId}:Rozmiar=${next + 1}, or ${productId}:id=${next + 1} for that other\\.`,
      ),
    );
  }
  assert.deepEqual(await left(), [50, 50]);
  await shop("stock", `${productId}:Rozmiar=${next + 1}`, "1");
  assert.deepEqual(await left(), [1, 50]);
  await shop("stock", `${productId}:id=${next + 1}`, "2");
  assert.deepEqual(await left(), [1, 2]);
  await shop("stock", `${productId}:${next + 2}`, "3");
  assert.deepEqual(await left(), [1, 3], "what only one is called by is enough");
});

test("what is wrong is said in a sentence with the way on, never with a stack", async () => {
  const wrong: [words: string[], says: RegExp][] = [
    [["price", "999999", "10"], /no product '999999'/],
    [["price", hoodie, "abc"], /Give a price in PLN, such as 199\.99/],
    [["price", hoodie, "300"], /must be higher than the price/],
    [["stock", hoodie, "3"], /Say which variant: .*:S/],
    [["stock", `${hoodie}:M`, "-1"], /whole number from 0 to 1000000/],
    [["stock", `${hoodie}:99999`], /Say how many pieces there are, 0 to 1000000/],
    [["stock", `${hoodie}:99999`, "5"], /has no variant '99999'\. Say which variant: .*:S/],
    [["stock", `${products.cap.productId}:99999`, "5"], /has no variants: leave out ':99999'/],
    [["order", "1"], /no order 1/],
    [["rate", "chf", "4"], /Allowed choices are eur, gbp, usd/],
    [["code", "add", "NIC"], /Give either --amount or --percent/],
    [["code", "add", "NIGDY", "--percent", "10", "--expires", "2026-02-30 10:00:00"], /Give a moment such as/],
    [["points", "nikt@przyklad.pl", "5"], /no customer/],
    [["import", join(folder, "missing.csv")], /cannot be read/],
    [["nonsense"], /unknown command/],
  ];
  await Promise.all(
    wrong.map(async ([words, says]) => {
      const { code, out, err } = await shop(...words);
      assert.equal(code, 1, words.join(" "));
      assert.match(err, says);
      assert.doesNotMatch(out + err, /\n {4}at /);
    }),
  );
});

test("each command explains itself with --help", async () => {
  await Promise.all(
    [
      "backup",
      "restore",
      "import",
      "export",
      "product",
      "price",
      "stock",
      "orders",
      "order",
      "rate",
      "points",
      "pages",
      "config",
      "errors",
      "emails",
      "seed",
      "audit",
      "cuts",
      "cuts cancel",
      "code",
      "code add",
      "code batch",
      "code edit",
      "code end",
      "code start",
      "code delete",
      "code list",
      "code show",
      "reviews",
      "texts",
      "texts say",
      "texts default",
    ].map(async (name) => {
      const { code, out } = await shop(...name.split(" "), "--help");
      assert.equal(code, 0, name);
      assert.match(out, /Usage: npm run shop -- /);
      assert.match(out, /--json/);
    }),
  );
});

test("errors lists what browsers have told, since a day or for so many days back", async () => {
  await app.inject({
    method: "POST",
    url: "/sys/json_api?reportError",
    headers: { "content-type": "text/plain" },
    payload: JSON.stringify({
      url: "/Buty/",
      error: "x is not a function",
      errorStact: "x\n    at Bt (main.js:1:2)",
      browser: "Firefox 140",
      compontent: "Drawer",
    }),
  });
  const [told, ...others] = await json<{ message: string; component: string; count: number; url: string }[]>(
    "errors",
    "--since",
    "1d",
  );
  assert.deepEqual(
    [told?.message, told?.component, told?.count, told?.url, others.length],
    ["x is not a function", "Drawer", 1, "/Buty/", 0],
  );
  const { out } = await shop("errors");
  for (const words of ["1 ×", "x is not a function", "Drawer, /Buty/, Firefox 140, build b1", "at Bt (main.js:1:2)"])
    assert.ok(out.includes(words), out);
  assert.deepEqual(await json("errors", "--since", "2099-01-01"), []);
  const wrong = await shop("errors", "--since", "yesterday");
  assert.notEqual(wrong.code, 0);
  assert.match(wrong.err, /7d/);
});

test("emails lists those that should long have been sent, and ends with 1 where there are any", async () => {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { person: kasia, lines: [{ product: products.cap }], paymentId: 2 }),
  );
  assert.deepEqual(await shop("emails"), { code: 0, out: "No email waits.\n", err: "" });
  await pool.query(
    "UPDATE outbox SET created_at = '2026-11-20T10:00:00Z', sent_at = CASE kind WHEN 'orderForShop' THEN now() END WHERE order_id = $1",
    [body.orderId],
  );
  assert.deepEqual(await shop("emails"), {
    code: 1,
    out: `2026-11-20 11:00  order of order ${body.orderId}\n`,
    err: "",
  });
  const { out } = await shop("emails", "--json");
  assert.deepEqual(
    (JSON.parse(out) as { kind: string; order_id: number }[]).map(({ kind, order_id }) => [kind, String(order_id)]),
    [["order", body.orderId]],
  );
  await pool.query("UPDATE outbox SET sent_at = now() WHERE order_id = $1", [body.orderId]);
});

test("config shows and sets the shop's own details, and the prerenderer follows; what cannot be one is refused", async () => {
  const cursor = await settledCursor(pool);
  assert.deepEqual(await json("config", "social_youtube", "https://youtube.example/@bruk"), {
    social_youtube: "https://youtube.example/@bruk",
  });
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts, ["config"]);
  assert.equal((await json<{ social_youtube: string }>("config")).social_youtube, "https://youtube.example/@bruk");
  for (const [code, content] of [
    ["social_youtube", "javascript:alert(1)"],
    ["currencies", "eur"],
    ["currencies", "pln,pln"],
    ["shop_email", "no"],
    ["shop_name", " "],
  ] as const) {
    const refused = await shop("config", code, content);
    assert.deepEqual([refused.code, refused.err.startsWith(`${code} must be`)], [1, true], refused.err);
  }
  assert.deepEqual(await json("config", "social_youtube", ""), { social_youtube: "" });
  assert.notEqual((await shop("config", "build_date", "1")).code, 0, "not for the operator to set");
});

test("reviews lists what waits, publishes, turns down with a reason that is kept, and asks buyers once", async () => {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], paymentId: 2 }),
  );
  assert.deepEqual(await json("reviews", "ask", body.orderId!), { order_id: Number(body.orderId), asked: 1 });
  assert.deepEqual(await json("reviews", "ask", body.orderId!), { order_id: Number(body.orderId), asked: 0 });
  assert.match((await shop("reviews", "ask", "999999")).err, /^Order 999999 is not there/);
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE kind = 'reviewRequest'",
  );
  await writeReview(pool, {
    productId: products.hoodie.productId,
    link: rows[0]!.link,
    token: null,
    stars: 2,
    title: "",
    content: "Skurczyła się",
    author: "",
    lanId: 1,
  });
  const waiting = await json<{ review_id: number; content: string; state: string }[]>("reviews", "--waiting");
  assert.deepEqual(
    waiting.map(({ content, state }) => [content, state]),
    [["Skurczyła się", "waiting"]],
  );
  const id = String(waiting[0]!.review_id);
  assert.deepEqual(await json("reviews", "approve", id), { review_id: Number(id), state: "approved" });
  assert.deepEqual(await json("reviews", "--waiting"), []);
  assert.equal((await shop("reviews", "reject", id)).code, 1, "a reason is asked for");
  assert.deepEqual(await json("reviews", "reject", id, "--reason", "wulgarna"), {
    review_id: Number(id),
    state: "rejected",
    reason: "wulgarna",
  });
  assert.match((await shop("reviews")).out, /rejected +★★☆☆☆ .*\n +Skurczyła się\n +reason: wulgarna/);
  for (const words of [
    ["reviews", "--help"],
    ["reviews", "reject", "--help"],
  ])
    assert.match((await shop(...words)).out, /--json/);
  assert.equal(
    (await shop("reviews", "approve", "999999")).err,
    "There is no review 999999. 'npm run shop -- reviews' lists them.\n",
  );
});

test("invoice and invoices show documents, write them as PDF and for KSeF, and say what stands in the way", async () => {
  await json("config", "shop_nip", "5260250274");
  const orders = [];
  for (const form of [companyForm, {}]) {
    const { body } = await makeOrder(
      app,
      await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], form }),
    );
    await changeOrderState(pool, { orderId: Number(body.orderId), to: "paid", now: new Date("2024-11-21T10:00:00Z") });
    orders.push(body.orderId!);
  }
  assert.match((await shop("invoice", orders[0]!)).out, /^FV\/2024\/11\/000001 +2024-11-21 .*[\d.]+ zł  Żółw/);
  const pdf = join(folder, "a.pdf");
  assert.equal((await shop("invoice", "FV/2024/11/000001", "--out", pdf)).out, `FV/2024/11/000001 is in ${pdf}.\n`);
  assert.equal((await readFile(pdf)).subarray(0, 5).toString(), "%PDF-");
  assert.match((await shop("invoice", "FV/2024/11/000001", "--xml")).out, /<P_15>[\d.]+<\/P_15>/);
  assert.match(
    (await shop("invoice", orders[1]!, "--xml")).err,
    /^PA\/2024\/11\/000001 cannot be written for KSeF: only invoices/,
  );
  assert.match((await shop("invoice", "FV/2024/11/000009")).err, /^There is no document FV/);
  assert.match((await shop("invoices", "--month", "2024-13")).err, /Give a month/);
  const exported = join(folder, "ksef");
  const { documents, files } = await json<{ documents: { number: string }[]; files: string[] }>(
    "invoices",
    "--month",
    "2024-11",
    "--ksef",
    exported,
  );
  assert.deepEqual(
    documents.map(({ number }) => number),
    ["FV/2024/11/000001", "PA/2024/11/000001"],
  );
  assert.deepEqual(files, [join(exported, "FV-2024-11-000001.xml")]);
  assert.match((await shop("invoice", orders[0]!, "--ksef-number", "123")).err, /no number of KSeF/);
  const numbered = (start: string) => `${start}-${crc8(start).toString(16).toUpperCase().padStart(2, "0")}`;
  const [ksefNumber, mistaken] = [
    numbered("5260250274-20241121-0ABCDE123456"),
    numbered("5260250274-20241122-0ABCDE123456"),
  ];
  for (const [wrong, why] of [
    [ksefNumber.replace("ABC", "8BC"), /checksum is wrong/],
    [numbered("5265877635-20241121-0ABCDE123456"), /another seller's NIP/],
    [numbered("5260250274-20241120-0ABCDE123456"), /its day lies before/],
    [numbered("5260250274-20241332-0ABCDE123456"), /no day of the calendar/],
    [numbered("5260250274-29991121-0ABCDE123456"), /its day lies in the future/],
    ["5260250274-20241121-0ABCDE-123456-7F", /it has 36 signs/],
  ] as const)
    assert.match((await shop("invoice", orders[0]!, "--ksef-number", wrong)).err, why);
  assert.match(
    (await shop("invoice", orders[1]!, "--ksef-number", ksefNumber)).err,
    /only invoices and their corrections/,
  );
  assert.equal((await shop("invoice", orders[0]!, "--ksef-number", mistaken)).code, 0);
  assert.match(
    (await shop("invoice", orders[0]!, "--ksef-number", ksefNumber)).err,
    new RegExp(`has the KSeF number ${mistaken}\\. Say with --why`),
  );
  assert.match(
    (await shop("invoice", orders[0]!, "--ksef-number", "none", "--why", "z innej faktury")).out,
    new RegExp(`before it was ${mistaken}`),
  );
  assert.match(
    (
      await shop(
        "invoice",
        orders[0]!,
        "--ksef-number",
        ` ${ksefNumber.replaceAll("-", "–").toLowerCase()}\u200b\u00a0`,
      )
    ).out,
    new RegExp(`${ksefNumber} is recorded\\.[^]*${mistaken} stood here from [\\d-]+ to [\\d-]+: z innej faktury`),
  );
  await changeOrderState(pool, { orderId: Number(orders[0]), to: "cancelled", now: new Date("2024-12-01T10:00:00Z") });
  assert.match(
    (await shop("invoice", "KOR/2024/12/000001", "--xml")).out,
    new RegExp(`<NrKSeFFaKorygowanej>${ksefNumber}<`),
  );
});

test("one invoice that cannot go to KSeF does not hold the month up: it is named, and a correction with the NIP can go", async () => {
  const nip = (await json<{ shop_nip: string }>("config", "shop_nip")).shop_nip;
  const company = { ...companyForm, paymentName: "Firma \u0096 Handel\u007f Nowak" };
  for (const content of ["", "5260250274"]) {
    await shop("config", "shop_nip", content);
    const { body } = await makeOrder(
      app,
      await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], form: company }),
    );
    await changeOrderState(pool, { orderId: Number(body.orderId), to: "paid", now: new Date("2030-03-05T10:00:00Z") });
  }
  const exported = join(folder, "ksef-march");
  const month = await shop("invoices", "--month", "2030-03", "--ksef", exported);
  assert.deepEqual(
    [
      month.code,
      /1 written to/.test(month.out),
      /FV\/2030\/03\/000001 cannot be written for KSeF: it bears no valid NIP.*--correct-seller/.test(month.out),
    ],
    [1, true, true],
  );
  const xml = await readFile(join(exported, "FV-2030-03-000002.xml"), "utf8");
  assert.match(xml, /<Nazwa>Firma – Handel Nowak<\/Nazwa>/);
  assert.match(
    (await shop("invoice", "FV/2030/03/000002", "--correct-seller")).err,
    /bears a valid NIP and lacks nothing/,
  );
  await shop("config", "shop_nip", "");
  assert.match(
    (await shop("invoice", "FV/2030/03/000001", "--correct-seller")).err,
    /the shop itself has no valid NIP.*config shop_nip/,
  );
  await shop("config", "shop_nip", "5260250274");
  const correction = await json<{ number: string; total: number; seller: { nip: string } }>(
    "invoice",
    "FV/2030/03/000001",
    "--correct-seller",
  );
  assert.deepEqual([correction.total, correction.seller.nip], [0, "5260250274"]);
  assert.match((await shop("invoice", correction.number, "--xml")).out, /<NrFaKorygowanej>FV\/2030\/03\/000001</);
  assert.equal(
    (await shop("invoice", "FV/2030/03/000001", "--correct-seller")).err.trim(),
    `FV/2030/03/000001 gets no such correction: ${correction.number} corrects it already and goes to KSeF in its place: invoice ${correction.number} --xml.`,
  );
  const settled = await shop("invoices", "--month", "2030-03", "--ksef", exported);
  assert.deepEqual([settled.code, settled.err], [0, ""], settled.out);
  assert.match(settled.out, new RegExp(`FV/2030/03/000001 does not go to KSeF: ${correction.number} corrects it`));
  assert.doesNotMatch(settled.out, /--correct-seller/);

  await pool.query("UPDATE products SET vat_rate = 'zw' WHERE product_id = $1", [products.hoodie.productId]);
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], form: company }),
  );
  await changeOrderState(pool, { orderId: Number(body.orderId), to: "paid", now: new Date("2030-04-05T10:00:00Z") });
  const april = ["invoices", "--month", "2030-04", "--ksef", join(folder, "ksef-april")];
  const exempt = await shop(...april);
  assert.deepEqual([exempt.code, /the rule is not named.*--correct-seller/.test(exempt.out)], [1, true], exempt.out);
  const invoice = /FV\S+/.exec(exempt.out)![0];
  assert.match(
    (await shop("invoice", invoice, "--correct-seller")).err,
    /names no rule of its exemption.*config shop_vat_exemption/,
  );
  await json("config", "shop_vat_exemption", "art. 113 ust. 1");
  const named = await json<{ number: string }>("invoice", invoice, "--correct-seller");
  assert.match((await shop("invoice", named.number, "--xml")).out, /<P_19A>art\. 113 ust\. 1</);
  assert.equal((await shop(...april)).code, 0);
  await json("config", "shop_vat_exemption", "");
  await pool.query("UPDATE products SET vat_rate = '23' WHERE product_id = $1", [products.hoodie.productId]);
  await shop("config", "shop_nip", nip);
});

test("the newsletter's readers are exported with how we know that they want it; whoever did not confirm, or ended it, is not", async () => {
  await pool.query(`INSERT INTO newsletter_subscriptions (email, lan_id, link_sha256, consent, source, asked_at, confirmed_at, ended_at) VALUES
    ('=ania@przyklad.pl', 1, sha256('1'), 'NEWSLETTER_INVITATION 1', 'footer', '2026-01-02T10:00:00Z', '2026-01-02T10:05:00Z', NULL),
    ('waiting@przyklad.pl', 1, sha256('2'), 'NEWSLETTER_INVITATION 1', 'footer', now(), NULL, NULL),
    ('ended@przyklad.pl', 6, sha256('3'), 'FORM_NEWSLETTER 1', 'order', now(), now(), now())`);
  const { out } = await shop("newsletter", "export");
  assert.equal(
    out.trim(),
    "email,language,consent,source,asked_at,confirmed_at\n'=ania@przyklad.pl,pl,NEWSLETTER_INVITATION 1,footer,2026-01-02 11:00:00,2026-01-02 11:05:00",
  );
  const rows = await json<{ email: string; source: string }[]>("newsletter", "export");
  assert.deepEqual(
    rows.map(({ email, source }) => [email, source]),
    [["=ania@przyklad.pl", "footer"]],
  );
});

test("an import tells its warnings in the order of the rows, whoever gives them", async () => {
  const file = join(folder, "warnings.csv");
  await writeFile(
    file,
    "Handle,Title,Variant Price,Variant Inventory Qty,Image Src\na,Ala,70,3,nie-ma.jpg\nb,Bea,70,,\nc,Cyla,70,3,brak.jpg\n",
  );
  const { warnings } = await json<{ warnings: { row: number; text: string }[] }>("import", file);
  assert.deepEqual(
    warnings.map(({ row }) => row),
    [2, 3, 4],
  );
  assert.match(warnings[1]!.text, /taken as 100 pieces/);
});

test("looks are brought in by a file with their picture beside it, listed with their addresses, written out and taken away", async () => {
  await sharp({ create: { width: 80, height: 100, channels: 3, background: "#336" } })
    .png()
    .toFile(join(folder, "plac.png"));
  const handles = await pool.query<{ handle: string }>("SELECT handle FROM products ORDER BY product_id LIMIT 2");
  const pieces = handles.rows.map(({ handle }) => handle);
  const file = join(folder, "looks.json");
  const look = { handle: "plac", name: { pl: "Plac", en: "Square" }, picture: "plac.png", products: pieces };
  const written = async (...looks: object[]) => {
    await writeFile(file, JSON.stringify(looks));
    return shop("looks", "write", file);
  };
  assert.match((await written({ ...look, picture: "brak.png" })).err, /'plac': The picture 'brak.png' is missing/);
  assert.match((await written({ ...look, pieces })).err, /pieces/);
  assert.match((await written({ ...look, products: [pieces[0]] })).err, /needs 2 to 12 products/);
  assert.match((await shop("looks")).out, /no looks/);
  assert.match((await written({ ...look, description: { pl: "<p onclick=x>Opis</p>" } })).out, /created: 1/);
  const out = (await shop("looks")).out;
  for (const path of ["/look/plac/", "/en/look/square/", "/cz/look/plac/"]) assert.ok(out.includes(path), path);
  await json("looks", file);
  const [kept] = JSON.parse(await readFile(file, "utf8")) as { description: object; products: string[] }[];
  assert.deepEqual([kept!.description, kept!.products], [{ pl: "<p>Opis</p>" }, pieces]);
  assert.match((await shop("looks", "write", file)).out, /created: 0, changed: 0, unchanged: 1/);
  assert.equal((await shop("looks", "remove", "plac")).code, 0);
  assert.match((await shop("looks", "remove", "plac")).err, /no look 'plac'/);
});

test("a text is said otherwise from the command line, listed beside its default and said as before", async () => {
  assert.match((await shop("texts")).out, /No text is changed/);
  assert.match((await shop("texts", "say", "LAYOUT_CART", "pl", "Torba")).out, /^LAYOUT_CART pl: Torba/);
  assert.match((await shop("texts")).out, /LAYOUT_CART pl: Torba\n {2}default: Koszyk/);
  const wrong = await shop("texts", "say", "ORDER_POINTS_INFO", "en", "You have @points");
  assert.deepEqual([wrong.code, /@pointsValue is missing/.test(wrong.err)], [1, true]);
  assert.match((await shop("texts", "say", "LAYOUT_CART", "pl", "<b>Torba")).err, /without HTML: take out </);
  assert.match((await shop("texts", "say", "NO_SUCH", "pl", "Torba")).err, /No text has the code NO_SUCH/);
  assert.match((await shop("texts", "default", "LAYOUT_CART", "pl")).out, /^LAYOUT_CART pl: Koszyk/);
  assert.match((await shop("texts")).out, /No text is changed/);
});
