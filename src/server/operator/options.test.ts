import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct, type BuiltProduct, places } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { bring, givenOut } from "../../../test/builders/catalogue-file.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { languages } from "../../domain/language.ts";
import { googleFeed } from "../../generator/feeds/google.ts";

// Options that a product gets and loses while orders, carts and lists name its variants.

const office = await openOffice();
const { pool, ola, app, place, products, did, undo } = office;
const hoodie = await addProduct(pool, {
  handle: "bluza-zmienna",
  name: "Bluza Zmienna",
  price: "219.00",
  sizes: { S: 5, M: 5 },
  categories: [places.bluzy],
});
const colour = { name: { pl: "Kolor", en: "Colour", cz: "Barva" }, value: { pl: "oliwkowy", en: "olive" } };

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const sheet = async ({ productId: id } = hoodie) => (await ola.call(routes.variantSheet, { parameters: { id } })).body;
const named = async (of = hoodie) =>
  Object.fromEntries(
    (await sheet(of)).variants.map(({ id, values, sold }) => [id, `${values.join(" / ")}${sold ? "" : " –"}`]),
  );
const add = (option: object, { productId: id } = hoodie, before: number | null = null) =>
  ola.call(routes.addOption, { parameters: { id }, body: { ...option, before } });
const addValue = (option: number, value: object, { productId: id } = hoodie) =>
  ola.call(routes.addOptionValue, { parameters: { id, option }, body: { value, before: null } });
const remove = (option: number, { productId: id } = hoodie) =>
  ola.call(routes.removeOption, { parameters: { id, option } });
const takeOff = async (value: string, { productId: id } = hoodie) => {
  const { variants } = await sheet({ ...hoodie, productId: id });
  const cells = variants
    .filter(({ values, sold }) => sold && values.includes(value))
    .map(({ id: variantId }) => ({ variantId, field: "sold", seen: true, value: false }));
  return did(ola.call(routes.changeVariants, { parameters: { id }, body: { cells, whole: true } }));
};
const page = async ({ url }: BuiltProduct = hoodie) =>
  (await app.inject(pageDataHref(`/${url}`))).json<PageData<"product">>().data.product;
const choices = async (of = hoodie) =>
  (await page(of)).attrs.map(({ attr_name, vals }) => [
    attr_name,
    [...new Set(vals.map((val) => val.attrValue_name))].join(", "),
  ]);
const offers = async () => {
  let feed = "";
  for await (const piece of googleFeed({
    db: pool,
    publicUrl: "http://sklep.test",
    language: languages[0],
    currency: "pln",
  }))
    feed += piece;
  return feed
    .split("<item>")
    .filter((item) => item.includes("Bluza Zmienna"))
    .map((item) =>
      [/<g:id>(.*?)</, /<g:size>(.*?)</, /<g:color>(.*?)</].map((wanted) => wanted.exec(item)?.[1] ?? null),
    );
};
const prices = async () =>
  (
    await pool.query(
      "SELECT price_history.* FROM price_history JOIN variants USING (variant_id) WHERE product_id = $1 ORDER BY price_id",
      [hoodie.productId],
    )
  ).rows;

test("a product with sizes and open orders gets colours: each variant stays the one it was, in carts, orders, feeds and histories; page, listings, search and structured data follow", async () => {
  const number = await place({ lines: [{ product: hoodie, size: "S" }] });
  const cart = await orderBody(pool, { lines: [{ product: hoodie, size: "M" }] });
  const [before, pricesBefore, offersBefore] = [await office.read(number), await prices(), await offers()];
  assert.deepEqual((await sheet()).proposed[0], { pl: "Kolor", en: "Colour", cz: "Barva", name: "Kolor" });

  const added = await add(colour);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.deepEqual(
    added.body.options.map(({ name, kind, values }) => [name, kind, values.map((value) => value.name)]),
    [
      ["Rozmiar", "size", ["S", "M"]],
      ["Kolor", "colour", ["oliwkowy"]],
    ],
  );
  assert.deepEqual(await named(), {
    [hoodie.variants["S"]!]: "S / oliwkowy",
    [hoodie.variants["M"]!]: "M / oliwkowy",
  });
  assert.ok(added.body.proposed.every(({ pl }) => pl !== "Kolor" && pl !== "Rozmiar"));
  assert.deepEqual((await office.read(number)).lines, before.lines, "the order says what it said");
  assert.deepEqual(await prices(), pricesBefore);
  assert.deepEqual(
    await offers(),
    offersBefore.map(([id, size]) => [id, size, "oliwkowy"]),
  );
  assert.deepEqual(await choices(), [
    ["Rozmiar", "S, M"],
    ["Kolor", "oliwkowy"],
  ]);
  const bought = await makeOrder(app, cart);
  assert.ok(bought.body.orderId, JSON.stringify(bought.body));
  assert.equal((await office.read(Number(bought.body.orderId))).lines[0]!.variant, "M oliwkowy");

  const [, second] = added.body.options;
  const wider = await addValue(second!.id, { pl: "kremowy" });
  assert.equal(wider.status, 200, JSON.stringify(wider.body));
  assert.deepEqual(
    wider.body.variants.map(({ values }) => values.join(" / ")),
    ["S / oliwkowy", "S / kremowy", "M / oliwkowy", "M / kremowy"],
  );
  assert.deepEqual(await choices(), [
    ["Rozmiar", "S, M"],
    ["Kolor", "oliwkowy, kremowy"],
  ]);
  const { data } = (await app.inject(pageDataHref(searchHref("bluza zmienna oliwkowa")))).json<PageData<"search">>();
  assert.ok(data.products.some(({ product_name }) => product_name === "Bluza Zmienna"));
  for (const size of ["S", "M"]) {
    const listing = (await app.inject(`/page-data/Odziez/bluzy/page-data.json?size=${size}`)).json<
      PageData<"category">
    >();
    assert.ok(
      listing.data.products.some(({ product_name }) => product_name === "Bluza Zmienna"),
      size,
    );
  }
  const html = (await app.inject(`/${hoodie.url}`)).payload;
  const [, structured = "{}"] = /<script type="application\/ld\+json">([^<]*"ProductGroup"[^<]*)</.exec(html) ?? [];
  const { variesBy, hasVariant } = JSON.parse(structured) as {
    variesBy: string[];
    hasVariant: { size: string; color: string }[];
  };
  assert.deepEqual(variesBy, ["https://schema.org/size", "https://schema.org/color"]);
  assert.deepEqual(
    hasVariant.map(({ size, color }) => `${size} ${color}`),
    ["S oliwkowy", "S kremowy", "M oliwkowy", "M kremowy"],
  );
});

test("an option is taken away when one value of it is left in what is sold; what was sold in others has its place again when it comes back", async () => {
  const cart = await orderBody(pool, { lines: [{ product: hoodie, size: "M" }] });
  const before = await sheet();
  const [sizes, colours] = before.options.map((option) => option.id);
  for (const option of [sizes!, colours!]) {
    const { status, body } = await remove(option);
    assert.deepEqual([status, body.code], [409, "OPTION_IN_USE"]);
  }
  assert.equal((await remove(999_999)).status, 404);
  assert.equal((await ola.call(routes.removeOption, { parameters: { id: 999_999, option: colours! } })).status, 404);
  await takeOff("kremowy");
  const withColours = await named();
  const removed = await did(remove(colours!));
  assert.deepEqual(Object.values(await named()).toSorted(), ["M", "M / kremowy –", "S", "S / kremowy –"]);
  assert.deepEqual(await choices(), [["Rozmiar", "S, M"]]);
  assert.ok((await makeOrder(app, { ...cart, orderKey: undefined })).body.orderId);
  const undone = await undo(removed);
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  assert.deepEqual(await named(), withColours);
  assert.deepEqual((await sheet()).options, before.options);
  // The first of two, put back where it stood.
  await takeOff("M");
  const sizeless = await did(remove(sizes!));
  assert.deepEqual(await choices(), [["Kolor", "oliwkowy"]]);
  assert.equal((await undo(sizeless)).status, 200);
  assert.deepEqual(
    (await sheet()).options.map(({ id }) => id),
    [sizes, colours],
  );
});

test("an option that has got a second value since is taken back when that is gone; what was done in other cells stays", async () => {
  const added = await did(add({ name: { pl: "Fason" }, value: { pl: "prosty" } }));
  const { options, variants } = await sheet();
  const { id: variantId, shelf } = variants[0]!;
  const cells = [{ variantId, field: "shelf", seen: shelf, value: "Z9" }];
  await did(ola.call(routes.changeVariants, { parameters: { id: hoodie.productId }, body: { cells } }));
  const second = await did(addValue(options[2]!.id, { pl: "luźny" }));
  const refused = await undo(added);
  assert.deepEqual([refused.status, refused.body.code], [409, "OPTION_IN_USE"]);
  assert.equal((await undo(second)).status, 200);
  const undone = await undo(added);
  assert.equal(undone.status, 200, JSON.stringify(undone.body));
  const now = await sheet();
  assert.deepEqual([now.options.length, now.variants.find(({ id }) => id === variantId)!.shelf], [2, "Z9"]);
});

test("a product has an option once, by whatever it is written, and as many as a file may say", async () => {
  for (const name of ["Kolor", "kolor"]) {
    const { status, body } = await add({ ...colour, name: { pl: name } });
    assert.deepEqual([status, body.code], [409, "OPTION_KNOWN"]);
  }
  assert.equal((await add({ ...colour, name: { pl: "Długość" } }, hoodie, 999_999)).status, 404);
  assert.equal((await add({ ...colour, name: { pl: "" } })).status, 400);
  const third = await add({ name: { pl: "Długość" }, value: { pl: "zwykła" } }, hoodie, (await sheet()).options[0]!.id);
  assert.deepEqual(
    third.body.options.map(({ name }) => name),
    ["Długość", "Rozmiar", "Kolor"],
  );
  assert.deepEqual(third.body.proposed, []);
  const { status, body } = await add({ name: { pl: "Materiał" }, value: { pl: "len" } });
  assert.deepEqual([status, body.code], [409, "OPTIONS_FULL"]);
  const kuba = await comeIn(app, pool, { email: "kuba@bruk.example", role: "packing" });
  const forbidden = await kuba.call(routes.addOption, {
    parameters: { id: hoodie.productId },
    body: { ...colour, before: null },
  });
  assert.equal(forbidden.body.code, "FORBIDDEN");
});

test("one piece gets its first option: who has it in the cart buys it still, with the option's word, and without once it is gone", async () => {
  const { cap } = products;
  const number = await place({ lines: [{ product: cap }] });
  const { lines } = await office.read(number);
  const asPiece = await orderBody(pool, { lines: [{ product: cap }] });
  const added = await did(add(colour, cap));
  assert.deepEqual(await choices(cap), [["Kolor", "oliwkowy"]]);
  assert.deepEqual((await office.read(number)).lines, lines);
  const again = await makeOrder(app, asPiece);
  assert.ok(again.body.orderId, JSON.stringify(again.body));
  assert.equal((await office.read(Number(again.body.orderId))).lines[0]!.variant, "oliwkowy");
  const asVariant = { product: { ...cap, variants: { oliwkowy: cap.variants[""]! } }, size: "oliwkowy" };
  const withNumber = await orderBody(pool, { lines: [asVariant] });
  const both = await orderBody(pool, { lines: [{ product: cap }, asVariant] });
  const two = await makeOrder(app, both);
  assert.ok(two.body.orderId, JSON.stringify(two.body));
  assert.deepEqual(
    (await office.read(Number(two.body.orderId))).lines.map(({ quantity, variantId }) => [quantity, variantId]),
    [[2, cap.variants[""]]],
  );
  assert.equal((await undo(added)).status, 200);
  assert.deepEqual(await choices(cap), []);
  const late = await makeOrder(app, withNumber);
  assert.ok(late.body.orderId, JSON.stringify(late.body));
  assert.equal((await office.read(Number(late.body.orderId))).lines[0]!.variant, "");

  const { body } = await add(colour, cap);
  await addValue(body.options[0]!.id, { pl: "czarny" }, cap);
  const unsaid = await makeOrder(app, await orderBody(pool, { lines: [{ product: cap }] }));
  assert.equal(unsaid.body.error, "VARIANT_REQUIRED", "of two it has to be said which");
});

test("an import that names the new option finds the variants there are", async () => {
  const were = await named(products.cap);
  await bring(pool, await givenOut(pool));
  assert.deepEqual(await named(products.cap), were);
});
