// One long file: the sheet of one product, each test from where the one before has left it.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { SheetVariant } from "../../contract/operator/variants.ts";
import { runPriceCuts, planPriceCut } from "../../flows/catalogue/price-cuts.ts";

// The sheet of a product's variants: cells that are changed each where they are as they were seen, and values that come and go.

const office = await openOffice();
const { pool, products, ola, app, place } = office;
const undo = (logged: unknown) => ola.call(routes.undo, { parameters: { id: Number(logged) } });
const trousers = await addProduct(pool, {
  handle: "spodnie-arkusz",
  name: "Spodnie Arkusz",
  price: "319.00",
  options: ["Rozmiar", "Kolor"],
  variants: ["S / czarny", "S / biały", "L / czarny", "L / biały"].map((values) => ({
    values: values.split(" / "),
    stock: 5,
  })),
});
const id = trousers.productId;
const eans = ["5901234123457", "4006381333931", "9780201379624"] as const;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const sheet = async (of = id) => (await ola.call(routes.variantSheet, { parameters: { id: of } })).body;
type Seen = { [Field in keyof SheetVariant]-?: NonNullable<SheetVariant[Field]> | Extract<SheetVariant[Field], null> };
const one = async (values: string): Promise<Seen> =>
  (await sheet()).variants.find((variant) => variant.values.join(" / ") === values) as Seen;
const change = (cells: readonly object[], how: { key?: string; by?: typeof ola; whole?: boolean } = {}) =>
  (how.by ?? ola).call(routes.changeVariants, {
    parameters: { id },
    body: { cells, whole: how.whole },
    ...(how.key !== undefined && { key: how.key }),
  });
/** A cell as somebody sees it, with what it is to be. */
const cell = async (values: string, field: keyof SheetVariant, value: unknown) => {
  const variant = await one(values);
  return { variantId: variant.id, field, seen: variant[field], value };
};
const counted = async (values: string, pieces: number) => {
  const { id: variantId, stock: seen, movement } = await one(values);
  return { variantId, field: "stock", value: { counted: pieces, seen, movement } };
};
const codesOf = (body: { refused: { code: string }[] }) => body.refused.map(({ code }) => code);
const history = async (variantId: number) => {
  const { rows } = await pool.query<{ prices: number[] }>(
    "SELECT array_agg(real_price ORDER BY price_id) AS prices FROM price_history WHERE variant_id = $1",
    [variantId],
  );
  return rows[0]!.prices;
};

test("the sheet has every variant with what it has, and what varies in it", async () => {
  const { product, options, variants } = await sheet();
  assert.deepEqual(product, { id, name: "Spodnie Arkusz" });
  assert.deepEqual(
    options.map(({ name, kind, values }) => [name, kind, values.map((value) => value.name)]),
    [
      ["Rozmiar", "size", ["S", "L"]],
      ["Kolor", "colour", ["czarny", "biały"]],
    ],
  );
  assert.equal(variants.length, 4);
  const { price, cataloguePrice, lowest, stock, weight, sold } = await one("S / czarny");
  assert.deepEqual(
    { price, cataloguePrice, lowest, stock, weight, sold },
    { price: 31_900, cataloguePrice: null, lowest: 31_900, stock: 5, weight: null, sold: true },
  );
  assert.equal((await ola.call(routes.variantSheet, { parameters: { id: 999_999 } })).status, 404);
});

test("several cells of several kinds are saved as one act, and taken back as one", async () => {
  const before = await sheet();
  const { status, body, headers } = await change([
    await cell("S / czarny", "price", 29_900),
    await cell("S / czarny", "cataloguePrice", 31_900),
    await cell("S / biały", "sku", "SP-S-B"),
    await cell("S / biały", "ean", eans[0]),
    await cell("S / biały", "weight", 640),
    await cell("L / biały", "shelf", "B3"),
    await counted("L / czarny", 9),
    { variantId: (await one("L / biały")).id, field: "stock", value: { change: -2 } },
  ]);
  assert.deepEqual([status, body.refused], [200, []]);
  assert.equal(body.variants.length, 4);
  const now = await one("S / biały");
  assert.deepEqual([now.sku, now.ean, now.weight], ["SP-S-B", eans[0], 640]);
  assert.deepEqual([(await one("L / czarny")).stock, (await one("L / biały")).stock], [9, 3]);
  const cheaper = await one("S / czarny");
  assert.deepEqual([cheaper.price, cheaper.cataloguePrice, cheaper.lowest], [29_900, 31_900, 29_900]);
  assert.deepEqual(await history(cheaper.id), [31_900, 29_900]);
  const { rows } = await pool.query<{ lowest_price: number }>(
    "SELECT lowest_price FROM variants WHERE variant_id = $1",
    [cheaper.id],
  );
  assert.equal(rows[0]!.lowest_price, 31_900, "the reduction is counted from the lowest of the 30 days before it");

  const undone = await undo(headers["log-entry"]);
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  const withoutMoved = (said: typeof before) =>
    said.variants.map(({ movement: _movement, lowest: _lowest, ...variant }) => variant);
  assert.deepEqual(withoutMoved(await sheet()), withoutMoved(before));
  // And done again, and taken back once more.
  const again = await undo(undone.headers["log-entry"]);
  assert.equal(again.status, 200, JSON.stringify(again.body));
  assert.deepEqual([(await one("L / czarny")).stock, (await one("S / czarny")).price], [9, 29_900]);
  assert.equal((await undo(again.headers["log-entry"])).status, 200);
  assert.deepEqual(withoutMoved(await sheet()), withoutMoved(before));
});

test("of two people at one cell the second is told what there is; every other cell of theirs is saved", async () => {
  const theirs = [await cell("S / czarny", "price", 100), await cell("S / czarny", "sku", "THEIRS")];
  assert.deepEqual(codesOf((await change([await cell("S / czarny", "price", 30_000)])).body), []);
  const { body, headers } = await change(theirs);
  assert.deepEqual(
    body.refused.map(({ field, code }) => [field, code]),
    [["price", "CELL_CHANGED"]],
  );
  assert.deepEqual([body.variants[0]!.price, body.variants[0]!.sku], [30_000, "THEIRS"]);
  // What others change in other cells keeps nobody from taking theirs back.
  assert.deepEqual(codesOf((await change([await cell("S / czarny", "shelf", "A1")])).body), []);
  assert.equal((await undo(headers["log-entry"])).status, 200);
  const now = await one("S / czarny");
  assert.deepEqual([now.sku, now.shelf, now.price], [null, "A1", 30_000]);
});

test("one's own second save is nobody else's change, and what is saved twice is there once", async () => {
  const first = await change([await cell("L / czarny", "price", 28_000)]);
  const again = { variantId: first.body.variants[0]!.id, field: "price", seen: first.body.variants[0]!.price };
  assert.deepEqual(codesOf((await change([{ ...again, value: 27_000 }])).body), []);

  const variantId = (await one("L / biały")).id;
  const { stock } = await one("L / biały");
  const key = "9b1f1de3-3a5e-4f0e-9b0e-6f9a51b6a002";
  for (let n = 0; n < 2; n += 1) {
    const cells = [{ variantId, field: "stock", value: { change: 2 } }];
    assert.equal((await change(cells, { key })).body.variants[0]!.stock, stock + 2);
  }
  const priced = await cell("L / biały", "price", 26_000);
  await change([priced]);
  const prices = await history(variantId);
  // Without its key too: what is so already is changed by nobody.
  assert.deepEqual(codesOf((await change([priced])).body), []);
  assert.deepEqual(await history(variantId), prices);
});

test("a count names what was seen: what was sold meanwhile does not spoil it, another count does", async () => {
  const body = await counted("S / biały", 8);
  await place({ lines: [{ product: trousers, size: "S / biały" }] });
  assert.equal((await change([body])).body.variants[0]!.stock, 7);
  assert.deepEqual(codesOf((await change([{ ...body, value: { ...body.value, counted: 10 } }])).body), ["STOCK_MOVED"]);
  const gone = { variantId: body.variantId, field: "stock", value: { change: -8 } };
  assert.deepEqual(codesOf((await change([gone])).body), ["STOCK_SHORT"]);
  assert.equal((await one("S / biały")).stock, 7);
});

test("a movement is taken back by the cell of its own variant alone", async () => {
  const variantId = (await one("S / czarny")).id;
  await change([{ variantId, field: "stock", value: { change: 2 } }]);
  const { stock, movement } = await one("S / czarny");
  const back = async (values: string) =>
    change([{ variantId: (await one(values)).id, field: "stock", value: { takesBack: movement } }]);
  assert.deepEqual(codesOf((await back("L / czarny")).body), ["NOT_FOUND"]);
  assert.deepEqual(codesOf((await back("S / czarny")).body), []);
  assert.equal((await one("S / czarny")).stock, stock - 2);
});

test("what cannot be is refused at its cell with its reason, and the rest is saved", async () => {
  await pool.query("UPDATE variants SET gtin = $1 WHERE variant_id = $2", [eans[2], products.cap.variants[""]]);
  const { body } = await change([
    await cell("S / biały", "price", 40_000),
    await cell("S / biały", "cataloguePrice", 40_000),
    await cell("S / czarny", "ean", `0${eans[2]}`),
    await cell("L / czarny", "ean", eans[1]),
    await cell("L / biały", "ean", eans[1]),
    await cell("L / biały", "sku", "OK"),
    { variantId: 999_999, field: "sku", seen: null, value: "X" },
    { variantId: 999_999, field: "stock", value: { change: 1 } },
  ]);
  assert.deepEqual(
    body.refused.map(({ field, code }) => `${field} ${code}`),
    [
      "price PRICE_NOT_LOWER",
      "cataloguePrice PRICE_NOT_LOWER",
      "ean EAN_TAKEN",
      "ean EAN_TAKEN",
      "ean EAN_TAKEN",
      "sku NOT_FOUND",
      "stock NOT_FOUND",
    ],
  );
  assert.equal((await one("L / biały")).sku, "OK");
  for (const value of ["5901234123458", "5,90123E+12", ""]) {
    const { status, body: problem } = await change([{ ...(await cell("S / czarny", "ean", value)) }]);
    assert.deepEqual([status, problem.at], [400, "/cells/0/value"]);
  }
});

test("wanted whole, nothing is changed where a cell is refused, and it is said which", async () => {
  const cells = [await cell("S / czarny", "sku", "NO"), { ...(await cell("S / czarny", "price", 1)), seen: 4711 }];
  const { status, body } = await change(cells, { whole: true });
  assert.deepEqual([status, body.code, body.at], [409, "CELL_CHANGED", "/cells/1"]);
  assert.equal((await one("S / czarny")).sku, null);
});

test("who may not see a price or a stock is sent none, and changes none", async () => {
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "content" });
  const { body } = await iga.call(routes.variantSheet, { parameters: { id } });
  assert.deepEqual(
    ["price", "cataloguePrice", "lowest", "stock", "movement"].filter((field) => field in body.variants[0]!),
    [],
  );
  const { id: variantId, price } = await one("S / czarny");
  const cells = [
    { variantId, field: "price", seen: price, value: 1 },
    { variantId, field: "stock", value: { change: 3 } },
    { variantId, field: "shelf", seen: "A1", value: "C7" },
  ];
  const answered = await change(cells, { by: iga });
  assert.deepEqual(codesOf(answered.body), ["FORBIDDEN", "FORBIDDEN"]);
  assert.ok(!("price" in answered.body.variants[0]!));
  const now = await one("S / czarny");
  assert.deepEqual([now.price, now.shelf], [price, "C7"]);
  const kuba = await comeIn(app, pool, { email: "kuba@bruk.example", role: "packing" });
  assert.equal((await change(cells, { by: kuba })).body.code, "FORBIDDEN");
});

test("what is taken off sale keeps its price, stock and orders, and comes back with them", async () => {
  const before = await one("S / biały");
  const off = await change([await cell("S / biały", "sold", false)]);
  assert.deepEqual(codesOf(off.body), []);
  assert.equal((await ola.call(routes.stock, { query: { q: "Spodnie Arkusz" } })).body.variants.length, 3);
  const { variants } = await sheet();
  assert.equal(variants.length, 4, "it stays in the sheet");
  await change([await cell("S / biały", "sold", true)]);
  assert.deepEqual(await one("S / biały"), before);
  const all = await Promise.all((await sheet()).variants.map(({ values }) => cell(values.join(" / "), "sold", false)));
  assert.deepEqual(
    codesOf((await change(all)).body),
    all.map(() => "LAST_VARIANT"),
  );
});

test("a price from the sheet takes the place of a price for a time", async () => {
  const { id: variantId, price } = await one("L / biały");
  const cut = { productId: id, variantId, price: price - 5000, from: null, to: null };
  assert.equal((await planPriceCut(pool, cut, new Date())).kind, "planned");
  assert.equal((await one("L / biały")).price, price - 5000);
  await change([await cell("L / biały", "price", price - 6000)]);
  await runPriceCuts(pool, new Date(Date.now() + 1000));
  const { rows } = await pool.query("SELECT FROM price_cut_variants WHERE variant_id = $1", [variantId]);
  assert.equal(rows.length, 0);
});

test("a value that comes is a variant in each combination; one that goes stays for its orders, and comes back", async () => {
  const { options } = await sheet();
  const add = (value: object, before: string | null = null, option = options[0]!.id) =>
    ola.call(routes.addOptionValue, { parameters: { id, option }, body: { value, before } });
  const added = await add({ pl: "M", en: "Medium" }, "L");
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual(
    added.body.variants.map(({ values }) => values.join(" / ")),
    ["S / czarny", "S / biały", "M / czarny", "M / biały", "L / czarny", "L / biały"],
  );
  const { id: variantId, stock, price } = await one("M / czarny");
  assert.deepEqual([stock, price], [0, (await cheapest()).real_price]);
  await change([
    { variantId, field: "stock", value: { change: 4 } },
    { variantId, field: "price", seen: price, value: 17_700 },
  ]);
  const number = await place({ lines: [{ product: { ...trousers, variants: { M: variantId } }, size: "M" }] });
  const line = (await office.read(number)).lines[0]!;
  for (const [value, code] of [
    [{ pl: "m" }, "VALUE_KNOWN"],
    [{ pl: "L" }, "VALUE_KNOWN"],
  ] as const)
    assert.equal((await add(value)).body.code, code);
  assert.equal((await add({ pl: "X" }, null, 999_999)).status, 404);

  const undone = await undo(added.headers["log-entry"]);
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual([(await one("M / czarny")).sold, (await one("M / biały")).sold], [false, false]);
  assert.deepEqual((await office.read(number)).lines[0], line, "the order says what it said");
  assert.equal((await add({ pl: "m" }, "S")).status, 200);
  const back = await one("M / czarny");
  assert.deepEqual([back.id, back.price, back.stock, back.sold], [variantId, 17_700, 3, true]);
  assert.equal((await sheet()).variants[0]!.values[0], "M");
});

test("the log says what was changed, cell by cell, and in whose sheet", async () => {
  await change([await cell("S / czarny", "sku", "W-LOGU")]);
  const { entries } = (await ola.call(routes.log, { query: { entity: "product" } })).body;
  const [entry] = entries;
  assert.deepEqual([entry!.act, entry!.entityId], ["changeVariants", String(id)]);
  const { id: variantId } = await one("S / czarny");
  const told = { variantId, variant: "S / czarny", field: "sku" };
  assert.deepEqual(
    [entry!.before, entry!.after],
    [{ cells: [{ ...told, value: null }] }, { cells: [{ ...told, value: "W-LOGU" }] }],
  );
});

async function cheapest(): Promise<{ real_price: number }> {
  const { rows } = await pool.query<{ real_price: number }>("SELECT real_price FROM products WHERE product_id = $1", [
    id,
  ]);
  return rows[0]!;
}
