// One long file: every operation on many goods, planned, applied and taken back on one shop.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { BulkRow } from "../../contract/operator/bulk-edits.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { forgetPlannedEdits } from "../../database/catalogue/bulk-edits.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { resumeBulkEdits, runBulkEdit } from "../../flows/catalogue/bulk/run-bulk-edit.ts";

const { pool, ola, app, did, undo } = await openOffice();
let count = 0;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function made(input: object = {}) {
  const handle = `zbiorcza-${(count += 1)}`;
  const built = await addProduct(pool, { handle, price: "200.00", sizes: { S: 3, M: 5 }, ...input });
  await pool.query(
    "INSERT INTO price_history (variant_id, real_price, since) SELECT variant_id, real_price, now() - interval '200 days' FROM variants WHERE product_id = $1",
    [built.productId],
  );
  return built;
}

const plan = async (operation: object, ids: readonly number[], by = ola) =>
  by.call(routes.planBulkEdit, { body: { operation, goods: { ids: [...ids] } } });
const planned = async (operation: object, ids: readonly number[]) => {
  const { status, body } = await plan(operation, ids);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const work = (editId: number) =>
  runBulkEdit(pool, {
    editId,
    now: new Date(),
    onFailure: (error) => {
      throw error;
    },
  });
const applied = async (operation: object, ids: readonly number[]) => {
  const { id, seen } = await planned(operation, ids);
  const entry = await did(ola.call(routes.applyBulkEdit, { parameters: { id }, body: { seen } }));
  await work(id);
  return { id, entry };
};
const rolledBack = async (id: number) => {
  await did(ola.call(routes.rollBackBulkEdit, { parameters: { id } }));
  await work(id);
  return read(id);
};
const read = async (id: number) => (await ola.call(routes.bulkEdit, { parameters: { id } })).body;
const rows = async (id: number, view = "all"): Promise<BulkRow[]> =>
  (await ola.call(routes.bulkEditRows, { parameters: { id }, query: { view, limit: "100" } })).body.rows;
const product = async (id: number) => (await ola.call(routes.product, { parameters: { id } })).body;
const sheet = async (id: number) => (await ola.call(routes.variantSheet, { parameters: { id } })).body.variants;
const seenBy = async (url: string) => {
  const { data } = (await app.inject(pageDataHref(url))).json<{
    data: { product: { real_price: string; catalogue_price: string | null; lowest_price: string | null } };
  }>();
  const { real_price, catalogue_price, lowest_price } = data.product;
  return [real_price, catalogue_price, lowest_price];
};
const lower = { kind: "price", by: { percent: -25 }, ending: 99, earlier: "before" };

test("what would change is seen and nothing is changed; applied it is what a shopper reads, with the lowest price of 30 days, until it is undone", async () => {
  const { productId, url } = await made();
  const edit = await planned(lower, [productId]);
  assert.deepEqual([edit.state, edit.products, edit.wanted, edit.refused], ["planned", 1, 4, 0]);
  assert.deepEqual([edit.operation, edit.goods], [lower, { ids: [productId] }]);
  assert.deepEqual(
    (await rows(edit.id)).map(({ variant, field, before, after }) => [variant, field, before, after]),
    ["S", "M"].flatMap((size) => [
      [size, "price", 20_000, 14_999],
      [size, "cataloguePrice", null, 20_000],
    ]),
  );
  assert.deepEqual(await seenBy(url), ["200.00", null, null]);

  const { id, entry } = await applied(lower, [productId]);
  assert.deepEqual(await seenBy(url), ["149.99", "200.00", "200.00"]);
  const { rows: history } = await pool.query<{ real_price: number }>(
    "SELECT real_price FROM price_history WHERE variant_id = (SELECT min(variant_id) FROM variants WHERE product_id = $1) ORDER BY price_id DESC LIMIT 1",
    [productId],
  );
  assert.deepEqual(history, [{ real_price: 14_999 }]);
  const after = await read(id);
  assert.deepEqual([after.state, after.done, after.changed], ["done", 4, 4]);

  assert.equal((await undo(entry)).status, 200);
  await work(id);
  assert.deepEqual(await seenBy(url), ["200.00", null, null]);
  const back = await read(id);
  assert.deepEqual([back.state, back.backwards, back.back], ["done", true, 4]);
});

test("what somebody has changed since it was seen stays as they left it, applied or taken back, and is listed", async () => {
  const [first, second] = [await made(), await made()];
  const edit = await planned({ ...lower, earlier: "stays" }, [first.productId, second.productId]);
  await changePrice(pool, { productId: first.productId, variantId: first.variants["S"]!, realPrice: 17_000 });
  await did(ola.call(routes.applyBulkEdit, { parameters: { id: edit.id }, body: { seen: edit.seen } }));
  await work(edit.id);
  const prices = async () =>
    [...(await sheet(first.productId)), ...(await sheet(second.productId))].map(({ price }) => price);
  assert.deepEqual(await prices(), [17_000, 14_999, 14_999, 14_999]);
  assert.deepEqual(
    (await rows(edit.id, "left")).map(({ variant, outcome }) => [variant, outcome]),
    [["S", "CELL_CHANGED"]],
  );
  await changePrice(pool, { productId: second.productId, variantId: second.variants["M"]!, realPrice: 15_500 });
  const back = await rolledBack(edit.id);
  assert.deepEqual([back.changed, back.backDone, back.back], [3, 3, 2]);
  assert.deepEqual(await prices(), [17_000, 20_000, 20_000, 15_500]);
  assert.deepEqual(
    (await rows(edit.id, "left")).map(({ variant, outcome, backOutcome }) => [variant, outcome, backOutcome]),
    [
      ["S", "CELL_CHANGED", null],
      ["M", "CHANGED", "CELL_CHANGED"],
    ],
  );
});

test("stock is moved with its reason and taken back by a movement of its own, whatever was sold meanwhile", async () => {
  const { productId, variants } = await made();
  const { id } = await applied({ kind: "stock", change: 2, reason: "found", note: "regał 3" }, [productId]);
  assert.deepEqual(
    (await sheet(productId)).map(({ stock }) => stock),
    [5, 7],
  );
  const { body } = await ola.call(routes.stockMovements, { query: { variant: String(variants["S"]), limit: "1" } });
  assert.deepEqual(
    body.movements.map(({ change, reason, note, by }) => [change, reason, note, by?.kind]),
    [[2, "found", "regał 3", "person"]],
  );
  await did(
    ola.call(routes.moveStock, {
      parameters: { id: variants["M"]! },
      body: { change: -6, reason: "damaged", note: "" },
    }),
  );
  await rolledBack(id);
  assert.deepEqual(
    (await sheet(productId)).map(({ stock }) => stock),
    [3, 1],
  );
  assert.deepEqual(
    (await rows(id, "left")).map(({ variant, backOutcome }) => [variant, backOutcome]),
    [["M", "STOCK_SHORT"]],
  );
});

test("texts, places, badges, publication and facts go by the flow that changes one product, and back", async () => {
  const [one, two] = [
    await made({ name: "Bluza Szara", description: { pl: "<p>Bluza szara</p>" }, categories: [places.bluzy] }),
    await made({ name: "Bluza Czarna", categories: [places.bluzy] }),
  ];
  const ids = [one.productId, two.productId];
  const said = async () => {
    const all = await Promise.all(ids.map(product));
    return all.map(({ texts, facts, placing, publication, limits, paths }) =>
      [texts, facts, placing, publication, limits]
        .map(({ version: _version, ...part }) => part)
        .concat([paths as never]),
    );
  };
  const shown = await said();
  for (const operation of [
    { kind: "text", text: "name", language: "pl", find: "Bluza", replacement: "Kurtka" },
    { kind: "text", text: "description", language: "pl", find: "szara", replacement: "popielata" },
    { kind: "category", does: "add", categoryId: places.buty },
    { kind: "moveCategory", fromId: places.bluzy, categoryId: places.buty },
    { kind: "brand", brandId: makers.kostka },
    { kind: "badge", badge: "bestseller", takes: false },
    { kind: "publication", shown: false, from: null },
    { kind: "guarantee", years: 5 },
    { kind: "vatRate", rate: "8" },
    { kind: "withdrawalException", exception: "sealedHygiene" },
    { kind: "composition", composition: [{ part: "whole", fibres: [{ fibre: "cotton", percent: 100 }] }] },
    { kind: "mostPieces", most: 2 },
    { kind: "ageMin", adults: true },
    { kind: "onlineSale", online: false },
    { kind: "blockedCountry", does: "add", country: "CZ" },
  ]) {
    const { id } = await applied(operation, ids);
    const edit = await read(id);
    assert.ok(edit.changed > 0 && edit.done === edit.wanted, `${operation.kind} ${JSON.stringify(await rows(id))}`);
    assert.notDeepEqual(await said(), shown, operation.kind);
    await rolledBack(id);
    assert.deepEqual(await said(), shown, operation.kind);
  }
  const { id } = await applied({ kind: "weight", grams: 350 }, ids);
  assert.deepEqual(new Set((await sheet(ids[0]!)).map(({ weight }) => weight)), new Set([350]));
  const history = (await ola.call(routes.log, { query: { entity: "product", id: String(ids[0]) } })).body.entries;
  assert.equal(history[0]!.act, "changeVariants");
  assert.equal((await rolledBack(id)).back, 4);
});

test("a country that there is none of is refused, Luxembourg is known by both its codes, and one that goods have can be taken from them", async () => {
  const { productId } = await made({ limits: { blocked_countries: ["QQ"] } });
  const plan = async (does: "add" | "remove", country: string) => {
    const { status, body } = await ola.call(routes.planBulkEdit, {
      body: { operation: { kind: "blockedCountry", does, country }, goods: { ids: [productId] } },
    });
    return status === 200 ? body.wanted : [status, body.code, body.at];
  };
  const wrong = [422, "FIELD_WRONG", "/operation/country"];
  assert.deepEqual(
    [await plan("add", "QQ"), await plan("add", "ZZ"), await plan("remove", "ZZ")],
    [wrong, wrong, wrong],
  );
  assert.deepEqual([await plan("add", "LU"), await plan("add", "LX"), await plan("remove", "QQ")], [1, 1, 1]);
});

test("the producer of the brands of goods is changed once for each brand, read by shoppers of all its goods, and taken back but where it was changed since", async () => {
  const brands: number[] = [];
  for (const name of ["Alfa", "Beta", "Gamma"])
    brands.push((await ola.call(routes.addBrand, { body: { name: `Szwalnia ${name}` } })).body.id);
  const [alfa, beta, gamma] = brands as [number, number, number];
  const goods = [
    await made({ manufacturer: alfa }),
    await made({ manufacturer: alfa }),
    await made({ manufacturer: beta }),
    await made({ manufacturer: gamma }),
  ];
  // Not among those that are picked: its brand is.
  const other = await made({ manufacturer: beta });
  const contact = { name: "Nitka sp. z o.o.", address: "ul. Nitki 1, 90-001 Łódź", email: "nitka@bruk.example" };
  const producer = { ...contact, responsible: { ...contact, name: "Pełnomocnik" } };
  const producerOf = async (id: number) => (await ola.call(routes.brand, { parameters: { id } })).body.producer;
  const say = async (id: number, said: object | null) => {
    const { version } = await producerOf(id);
    await did(ola.call(routes.changeBrandProducer, { parameters: { id }, body: { producer: said }, version }));
  };
  const before = { ...contact, name: "Dawna szwalnia", responsible: null };
  await say(beta, before);

  const edit = await planned(
    { kind: "producer", producer },
    goods.map(({ productId }) => productId),
  );
  assert.deepEqual([edit.products, edit.wanted, edit.refused], [4, 3, 0]);
  assert.deepEqual(
    (await rows(edit.id)).map((row) => [row.brandId, row.productId, row.called, row.brandGoods, row.before, row.after]),
    [
      [alfa, null, "Szwalnia Alfa", 2, null, producer],
      [beta, null, "Szwalnia Beta", 2, before, producer],
      [gamma, null, "Szwalnia Gamma", 1, null, producer],
    ],
  );
  assert.equal((await producerOf(alfa)).said, null);
  // Somebody says another of one brand after it was seen: theirs stays.
  const theirs = { ...contact, name: "Ich szwalnia", responsible: null };
  await say(gamma, theirs);
  await did(ola.call(routes.applyBulkEdit, { parameters: { id: edit.id }, body: { seen: edit.seen } }));
  await work(edit.id);
  const said = async () => Promise.all(brands.map(async (id) => (await producerOf(id)).said));
  assert.deepEqual(await said(), [producer, producer, theirs]);
  const { data } = (await app.inject(pageDataHref(other.url))).json<{
    data: { safety: { name: string }[] };
  }>();
  assert.deepEqual(
    data.safety.map(({ name }) => name),
    ["Nitka sp. z o.o.", "Pełnomocnik"],
  );
  const history = (await ola.call(routes.log, { query: { entity: "brand", id: String(alfa) } })).body.entries;
  assert.equal(history[0]!.act, "changeBrandProducer");

  await say(alfa, { ...producer, name: "Nowsza szwalnia" });
  const back = await rolledBack(edit.id);
  assert.deepEqual([back.changed, back.backDone, back.back], [2, 2, 1]);
  assert.deepEqual(await said(), [{ ...producer, name: "Nowsza szwalnia" }, before, theirs]);
  assert.deepEqual(
    (await rows(edit.id, "left")).map(({ brandId, outcome, backOutcome }) => [brandId, outcome, backOutcome]),
    [
      [alfa, "CHANGED", "CELL_CHANGED"],
      [gamma, "CELL_CHANGED", null],
    ],
  );
  const half = await plan({ kind: "producer", producer: { ...producer, email: "nikt" } }, [goods[0]!.productId]);
  assert.deepEqual([half.status, half.body.code, half.body.at], [422, "FIELD_WRONG", "/operation/producer"]);
});

test("of many goods those that somebody has changed since are listed when it is taken back, each with what was planned of it, and the others are as before", async () => {
  const goods = [];
  for (let at = 0; at < 6; at += 1) goods.push(await made({ name: `Koszulka Zwykła ${at}`, sizes: { S: 1 } }));
  const ids = goods.map(({ productId }) => productId);
  const renamed = await applied(
    { kind: "text", text: "name", language: "pl", find: "Zwykła", replacement: "Letnia" },
    ids,
  );
  const cheaper = await applied({ ...lower, earlier: "stays" }, ids);
  const named = async (id: number) => (await product(id)).texts;
  for (const at of [1, 3, 4]) {
    const { version } = await named(ids[at]!);
    const body = { name: { pl: `Koszulka Ola ${at}` } };
    await did(ola.call(routes.changeProductTexts, { parameters: { id: ids[at]! }, body, version }));
  }
  for (const at of [0, 4])
    await changePrice(pool, { productId: ids[at]!, variantId: goods[at]!.variants["S"]!, realPrice: 17_700 });

  const names = await rolledBack(renamed.id);
  const prices = await rolledBack(cheaper.id);
  assert.deepEqual([names.changed, names.backDone, names.back], [6, 6, 3]);
  assert.deepEqual([prices.changed, prices.backDone, prices.back], [6, 6, 4]);
  const left = async (id: number) =>
    (await rows(id, "left")).map(({ productId, called, before, after, backOutcome }) => [
      ids.indexOf(productId!),
      called,
      before,
      after,
      backOutcome,
    ]);
  assert.deepEqual(
    await left(renamed.id),
    [1, 3, 4].map((at) => [at, `Koszulka Ola ${at}`, `Koszulka Zwykła ${at}`, `Koszulka Letnia ${at}`, "CELL_CHANGED"]),
  );
  assert.deepEqual(
    await left(cheaper.id),
    [0, 4].map((at) => [at, at === 0 ? "Koszulka Zwykła 0" : "Koszulka Ola 4", 20_000, 14_999, "CELL_CHANGED"]),
  );
  assert.deepEqual(
    await Promise.all(ids.map(async (id) => (await named(id)).name.pl)),
    [0, 1, 2, 3, 4, 5].map((at) => `Koszulka ${[1, 3, 4].includes(at) ? "Ola" : "Zwykła"} ${at}`),
  );
  assert.deepEqual(
    await Promise.all(ids.map(async (id) => (await sheet(id))[0]!.price)),
    [17_700, 20_000, 20_000, 20_000, 17_700, 20_000],
  );
});

test("what is hidden can be shown from a moment on; what is in the shop is left there", async () => {
  const [hidden, inShop] = [await made({ shown: false }), await made()];
  const from = "2099-01-01T12:00:00.000Z";
  const { id } = await applied({ kind: "publication", shown: false, from }, [hidden.productId, inShop.productId]);
  assert.deepEqual(
    [(await product(hidden.productId)).publication.from, (await product(inShop.productId)).publication.shown],
    [from, true],
  );
  assert.deepEqual(
    (await rows(id, "left")).map(({ productId, refused }) => [productId, refused]),
    [[inShop.productId, "SHOWN_ALREADY"]],
  );
});

test("a price for a time that runs is left to itself, and said so", async () => {
  const { productId } = await made();
  await did(
    ola.call(routes.planPriceCuts, {
      body: { cuts: [{ productId, variantId: null, price: 15_000, from: null, to: null }] },
    }),
  );
  const edit = await planned(lower, [productId]);
  assert.deepEqual([edit.wanted, edit.refused], [0, 2]);
  assert.deepEqual(new Set((await rows(edit.id)).map(({ refused }) => refused)), new Set(["IN_CUT"]));
});

test("it is stopped and what is done stays; gone on with it is finished, broken off it goes on by itself, and nothing is done twice", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 30; at += 1) ids.push((await made({ sizes: { S: 1, M: 1 } })).productId);
  const { id, seen } = await planned({ kind: "stock", change: 1, reason: "delivery", note: "" }, ids);
  const apply = () => ola.call(routes.applyBulkEdit, { parameters: { id }, body: { seen } });
  const stop = () => ola.call(routes.stopBulkEdit, { parameters: { id } });
  assert.equal((await stop()).body.code, "FINAL");
  await did(apply());
  assert.equal((await apply()).status, 200, "a second press changes nothing");
  await did(stop());
  await work(id);
  assert.deepEqual([(await read(id)).state, (await read(id)).done], ["stopped", 0]);
  await did(apply());
  // Two workers at once, as when one is thought to have ended.
  await Promise.all([work(id), work(id)]);
  const edit = await read(id);
  assert.deepEqual([edit.state, edit.changed], ["done", 60]);
  const { rows: left } = await pool.query<{ quantity: number }>(
    "SELECT DISTINCT quantity FROM variants WHERE product_id = ANY ($1)",
    [ids],
  );
  assert.deepEqual(left, [{ quantity: 2 }]);
  assert.equal((await apply()).body.code, "FINAL");

  await did(ola.call(routes.rollBackBulkEdit, { parameters: { id } }));
  assert.equal(await resumeBulkEdits(pool), 0);
  await pool.query("UPDATE bulk_edits SET worked_at = now() - interval '2 minutes' WHERE edit_id = $1", [id]);
  assert.equal(await resumeBulkEdits(pool), 1);
  const { rows: jobs } = await pool.query("SELECT FROM graphile_worker.jobs WHERE key = $1", [`bulk-edit-${id}`]);
  assert.equal(jobs.length, 1);
  await work(id);
  assert.equal((await read(id)).back, 60);
});

test("what fails alone is noted and stops none of the others", async () => {
  const [good, bad] = [await made(), await made()];
  const { id, seen } = await planned({ kind: "weight", grams: 100 }, [good.productId, bad.productId]);
  await did(ola.call(routes.applyBulkEdit, { parameters: { id }, body: { seen } }));
  await pool.query(
    `CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
  );
  await pool.query(
    `CREATE TRIGGER break_it BEFORE UPDATE OF weight ON variants FOR EACH ROW WHEN (OLD.product_id = ${bad.productId}) EXECUTE FUNCTION break_it()`,
  );
  const failures: unknown[] = [];
  await runBulkEdit(pool, { editId: id, now: new Date(), onFailure: (error) => failures.push(error) });
  await pool.query("DROP FUNCTION break_it CASCADE");
  assert.equal(failures.length, 1);
  assert.deepEqual(
    (await rows(id)).map(({ productId, outcome }) => [productId, outcome]),
    [good, bad].flatMap(({ productId }) =>
      [0, 1].map(() => [productId, productId === good.productId ? "CHANGED" : "FAILED"]),
    ),
  );
  assert.equal((await read(id)).state, "done");
});

test("all that a filter of the list leaves is planned; of none, of too many and of what there is none of it is refused", async () => {
  const { productId } = await made({ name: "Jedyna Taka Czapka" });
  const goods = { filter: { view: "all", q: "jedyna taka", categoryId: null, brandId: null } };
  const operation = { kind: "guarantee", years: 4 };
  const { body } = await ola.call(routes.planBulkEdit, { body: { operation, goods } });
  assert.deepEqual([body.products, body.goods], [1, goods]);
  const none = { filter: { ...goods.filter, q: "nie ma takiej" } };
  assert.equal((await ola.call(routes.planBulkEdit, { body: { operation, goods: none } })).body.code, "NO_GOODS");
  for (const wrong of [
    { kind: "brand", brandId: 999_999 },
    { kind: "category", does: "add", categoryId: 999_999 },
    { kind: "guarantee", years: 1 },
    { kind: "publication", shown: false, from: "2020-01-01T00:00:00.000Z" },
  ])
    assert.equal((await plan(wrong, [productId])).body.code, "FIELD_WRONG", wrong.kind);
  for (const wrong of [
    { ...lower, by: { percent: 0 } },
    { kind: "withdrawalException", exception: "notMine" },
  ])
    assert.equal((await plan(wrong, [productId])).status, 400);
});

test("only what was seen is applied; prices and stock are theirs who may change them, and not shown to others", async () => {
  const { productId } = await made();
  const edit = await planned(lower, [productId]);
  const parameters = { id: edit.id };
  const other = await ola.call(routes.applyBulkEdit, { parameters, body: { seen: "0".repeat(64) } });
  assert.deepEqual([other.status, other.body.code], [422, "FIELD_WRONG"]);
  const words = await comeIn(app, pool, { email: "slowa@bruk.example", role: "content" });
  assert.equal((await plan(lower, [productId], words)).status, 403);
  assert.equal((await words.call(routes.bulkEdit, { parameters })).status, 404);
  assert.equal((await words.call(routes.bulkEditRows, { parameters, query: {} })).status, 404);
  assert.equal((await words.call(routes.applyBulkEdit, { parameters, body: { seen: edit.seen } })).status, 403);
  const kinds = (await words.call(routes.bulkEdits, { query: {} })).body.edits.map(({ operation }) => operation.kind);
  assert.ok(kinds.length > 0 && !kinds.includes("price") && !kinds.includes("stock"));
});

test("what was seen is never another afterwards, and is forgotten after a day where nobody applied it", async () => {
  const { productId } = await made();
  const { id } = await planned(lower, [productId]);
  await assert.rejects(pool.query("UPDATE bulk_edit_rows SET after = '1' WHERE edit_id = $1", [id]));
  await assert.rejects(pool.query('UPDATE bulk_edits SET operation = \'{"kind":"brand"}\' WHERE edit_id = $1', [id]));
  await forgetPlannedEdits(pool);
  assert.equal((await read(id)).id, id);
  await pool.query("UPDATE bulk_edits SET at = now() - interval '25 hours' WHERE edit_id = $1", [id]);
  await forgetPlannedEdits(pool);
  assert.equal((await ola.call(routes.bulkEdit, { parameters: { id } })).status, 404);
});
