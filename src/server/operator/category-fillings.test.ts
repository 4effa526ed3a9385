import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { addProduct, makers, type ProductInput } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { countRecentSales } from "../../database/catalogue/recent-sales.ts";
import { followAllRules, followClock } from "../../flows/catalogue/change-category-filling.ts";
import { runPriceCuts } from "../../flows/catalogue/price-cuts.ts";

// Categories that fill themselves, and the order of their goods, as shoppers see them.

const office = await openOffice();
const { pool, ola, app, did, undo } = office;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

let made = 0;
const goods = async (input: Partial<ProductInput> = {}) => {
  const { productId } = await addProduct(pool, {
    handle: `regula-${(made += 1)}`,
    stock: 5,
    createdAt: new Date(Date.UTC(2026, 0, 20, made)).toISOString(),
    categories: [],
    ...input,
  });
  return productId;
};
const category = async () => {
  const name = `Zbiór ${(made += 1)}`;
  const { body } = await ola.call(routes.addCategory, { body: { name: { pl: name }, parentId: 177 } });
  return { id: body.id, path: `/${body.paths.pl}` };
};
const read = async (id: number) => (await ola.call(routes.category, { parameters: { id } })).body;
const fill = async (id: number, body: object) =>
  ola.call(routes.changeCategoryFilling, { parameters: { id }, body, version: (await read(id)).filling.version });
const rule = (...conditions: object[]) => ({ rule: { match: "all", conditions } });
interface Shown {
  sort: string;
  ordered?: true;
  total: number;
  products: { product_id: string }[];
}
const listing = async (path: string, query = "") =>
  (await app.inject(pageDataHref(path) + query)).json<{ data: Shown }>().data;
const seen = async (path: string, query = "") =>
  (await listing(path, query)).products.map(({ product_id }) => Number(product_id));
const has = async (path: string, product: number) => (await seen(path)).includes(product);
const tagsOf = async (act: () => Promise<unknown>) => {
  const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
  await act();
  return (await cacheTagsSince(pool, cursor)).facts;
};

test("each condition is met by what it says, all of them or any", async () => {
  const black = await goods({ price: "50.00", colour: { pl: "czarny" }, manufacturer: makers.rampa });
  const dear = await goods({ price: "900.00", colour: { pl: "czerwony" }, manufacturer: makers.rampa });
  const reduced = await goods({ price: "80.00", cataloguePrice: "100.00", manufacturer: makers.rampa });
  const gone = await goods({ price: "60.00", stock: 0, manufacturer: makers.rampa });
  const today = await goods({ price: "70.00", manufacturer: makers.rampa, createdAt: new Date().toISOString() });
  const hidden = await goods({ manufacturer: makers.rampa, shown: false });
  const { id, path } = await category();
  const brand = { kind: "brand", brandIds: [makers.rampa] };
  const fitting = async (match: "all" | "any", ...conditions: object[]) => {
    assert.equal((await fill(id, { rule: { match, conditions } })).status, 200);
    const ids = await seen(path);
    assert.ok(!ids.includes(hidden));
    const body = { rule: { match, conditions } } as never;
    assert.equal((await ola.call(routes.countRule, { body })).body.fits, ids.length, JSON.stringify(conditions));
    assert.equal((await read(id)).filling.ruled, ids.length);
    return ids.filter((one) => [black, dear, reduced, gone, today].includes(one)).toSorted((a, b) => a - b);
  };
  assert.deepEqual(await fitting("all", brand), [black, dear, reduced, gone, today]);
  assert.deepEqual(await fitting("all", brand, { kind: "priceTo", price: 6_000 }), [black, gone]);
  assert.deepEqual(await fitting("all", brand, { kind: "inStock" }), [black, dear, reduced, today]);
  assert.deepEqual(await fitting("all", brand, { kind: "colour", colours: ["black", "red"] }), [black, dear]);
  assert.deepEqual(await fitting("all", brand, { kind: "new", days: 7 }), [today]);
  assert.deepEqual(await fitting("all", { kind: "reduced" }), [reduced]);
  assert.deepEqual(await fitting("any", { kind: "reduced" }, { kind: "priceTo", price: 5_000 }), [black, reduced]);
});

test("what begins to fit joins at once and leaves at once, with a price for a time, the last piece and what is hidden; pages are told", async () => {
  const { id, path } = await category();
  const product = await goods({ price: "200.00" });
  await did(fill(id, rule({ kind: "reduced" }, { kind: "inStock" })));
  const cut = { productId: product, variantId: null, price: 15_000, from: null, to: null };
  let planned: number[] = [];
  const joined = await tagsOf(async () => {
    ({ planned } = (await ola.call(routes.planPriceCuts, { body: { cuts: [cut] } })).body);
  });
  for (const tag of [`category:${id}`, "category:177", `product:${product}`, "menu"])
    assert.ok(joined.includes(tag), tag);
  assert.ok(await has(path, product));

  const stock = (quantity: number) =>
    pool.query("UPDATE variants SET quantity = $2 WHERE product_id = $1", [product, quantity]);
  const sold = await tagsOf(() => stock(0));
  assert.ok(sold.includes(`category:${id}`), sold.join());
  assert.ok(!(await has(path, product)));
  await stock(5);
  assert.ok(await has(path, product));

  const publish = async (shown: boolean) => {
    const { version } = (await ola.call(routes.product, { parameters: { id: product } })).body.publication;
    const parameters = { id: product };
    await did(ola.call(routes.changeProductPublication, { parameters, body: { shown, from: null }, version }));
  };
  await publish(false);
  assert.ok(!(await has(path, product)));
  await publish(true);
  assert.ok(await has(path, product));

  await did(ola.call(routes.cancelPriceCuts, { body: { ids: planned } }));
  assert.ok(!(await has(path, product)));
});

test("a price that begins or ends by the clock takes its goods along", async () => {
  const { id, path } = await category();
  const product = await goods({ price: "200.00" });
  await did(fill(id, rule({ kind: "reduced" })));
  const before = await seen(path);
  const cut = { productId: product, variantId: null, price: 15_000, from: "2099-12-01T00:00", to: "2099-12-08T00:00" };
  await did(ola.call(routes.planPriceCuts, { body: { cuts: [cut] } }));
  assert.deepEqual(await seen(path), before);
  await runPriceCuts(pool, new Date("2099-12-01T00:00:00+01:00"));
  assert.ok((await seen(path)).includes(product));
  await runPriceCuts(pool, new Date("2099-12-08T00:00:00+01:00"));
  assert.ok(!(await seen(path)).includes(product));
});

test("what is new leaves when its days are over, and the shop looks again at that second", async () => {
  const { id, path } = await category();
  const ago = (seconds: number) => new Date(Date.now() - 86_400_000 + seconds * 1000).toISOString();
  const over = await goods({ createdAt: ago(60) });
  const stays = await goods({ createdAt: new Date().toISOString() });
  await did(fill(id, rule({ kind: "new", days: 1 })));
  const both = await seen(path);
  assert.ok(both.includes(over) && both.includes(stays));
  await followClock(pool);
  const { rows } = await pool.query<{ seconds: number }>(
    "SELECT extract(epoch FROM run_at - now())::double precision AS seconds FROM graphile_worker.jobs WHERE key = 'rules by the clock'",
  );
  assert.ok(rows[0]!.seconds > 30 && rows[0]!.seconds <= 60, String(rows[0]?.seconds));
  // The trigger would judge it anew: as if a minute had gone by.
  await pool.query("ALTER TABLE search_products DISABLE TRIGGER search_products_rules");
  await pool.query("UPDATE search_products SET created_at = created_at - interval '2 minutes' WHERE product_id = $1", [
    over,
  ]);
  await pool.query("ALTER TABLE search_products ENABLE TRIGGER search_products_rules");
  assert.ok((await seen(path)).includes(over));
  const tags = await tagsOf(() => followClock(pool));
  assert.ok(tags.includes(`category:${id}`));
  const left = await seen(path);
  assert.ok(!left.includes(over) && left.includes(stays));
});

test("a change of a rule that a sale has crossed is followed a moment later", async () => {
  const { id, path } = await category();
  const product = await goods({ price: "31.00" });
  await did(fill(id, rule({ kind: "priceTo", price: 3_100 }, { kind: "inStock" })));
  assert.ok(await has(path, product));
  await pool.query("ALTER TABLE search_products DISABLE TRIGGER search_products_rules");
  await pool.query("UPDATE variants SET quantity = 0 WHERE product_id = $1", [product]);
  await pool.query("ALTER TABLE search_products ENABLE TRIGGER search_products_rules");
  assert.ok(await has(path, product));
  await followAllRules(pool);
  assert.ok(!(await has(path, product)));
});

test("what somebody puts in stays beside what a rule brings, and without the rule it is all", async () => {
  const { id, path } = await category();
  const byHand = await goods({ price: "999.00", categories: [id] });
  const fits = await goods({ price: "32.00", colour: { pl: "fioletowy" } });
  await did(fill(id, rule({ kind: "priceTo", price: 3_200 }, { kind: "colour", colours: ["violet"] })));
  assert.deepEqual(await seen(path), [fits, byHand]);
  const both = await read(id);
  assert.deepEqual([both.goods, both.filling.ruled], [1, 1]);
  const products = async (query: object) =>
    (await ola.call(routes.products, { query: { limit: "10", ...query } })).body.products.map((one) => one.id);
  assert.deepEqual(await products({ category: String(id) }), [fits, byHand]);
  assert.deepEqual(await products({ placed: String(id) }), [byHand]);
  await did(fill(id, { rule: null }));
  assert.deepEqual(await seen(path), [byHand]);
  const removed = (await ola.call(routes.removeCategory, { parameters: { id } })).body;
  assert.equal(removed.code, "CATEGORY_GOODS", "what was put in is no less there");
});

test("a category is ordered by what sells, by price or by hand, and shoppers may choose the newest; sold out stands last", async () => {
  const { id, path } = await category();
  const [a, b, c, gone] = [
    await goods({ price: "30.00", categories: [id] }),
    await goods({ price: "10.00", categories: [id] }),
    await goods({ price: "20.00", categories: [id] }),
    await goods({ price: "5.00", categories: [id], stock: 0 }),
  ];
  const newest = [c, b, a, gone];
  assert.deepEqual(await seen(path), newest);
  assert.equal((await listing(path)).ordered, undefined);
  await did(fill(id, { sorted: "price-asc" }));
  assert.deepEqual(await seen(path), [b, c, a, gone]);
  await did(fill(id, { sorted: "price-desc" }));
  const dear = await listing(path);
  assert.deepEqual([dear.ordered, dear.sort], [true, "date-desc"]);
  assert.deepEqual(await seen(path), [a, c, b, gone]);
  assert.deepEqual(await seen(path, "?sort=newest"), newest);
  assert.deepEqual(await seen(path, "?sort=price-asc"), [b, c, a, gone]);
  assert.deepEqual(await seen(path, "?per=48"), [a, c, b, gone]);
  assert.deepEqual(await seen(path, "?stock=1"), [a, c, b]);
  const priced = await tagsOf(() => pool.query("UPDATE variants SET real_price = 4000 WHERE product_id = $1", [b]));
  assert.ok(priced.includes(`category:${id}`), priced.join());
  assert.deepEqual(await seen(path), [b, a, c, gone]);

  await pool.query("INSERT INTO recent_sales (product_id, pieces, orders) VALUES ($1, 9, 3)", [c]);
  await did(fill(id, { sorted: "bestsellers" }));
  assert.deepEqual((await seen(path))[0], c);
  const counted = await tagsOf(() => countRecentSales(pool, new Date()));
  assert.ok(counted.includes(`category:${id}`), "what sells no more is ordered anew");
  assert.deepEqual(await tagsOf(() => countRecentSales(pool, new Date())), []);

  await did(fill(id, { sorted: "hand", hand: [gone, c, a] }));
  assert.deepEqual(await seen(path), [c, a, b, gone], "what nobody has placed stands behind");
  const placed = (await ola.call(routes.categoryGoods, { parameters: { id } })).body.goods;
  assert.deepEqual(
    placed.map((one) => [one.id, one.soldOut]),
    [
      [c, false],
      [a, false],
      [b, false],
      [gone, true],
    ],
  );
  await did(fill(id, { sorted: "newest" }));
  await did(fill(id, rule({ kind: "reduced" })));
  await did(fill(id, { sorted: "hand" }));
  assert.deepEqual((await read(id)).filling.hand, [gone, c, a], "another order or rule forgets no place");
  assert.deepEqual(
    (await seen(path)).filter((one) => newest.includes(one)),
    [c, a, b, gone],
  );
});

test("two who fill a category do not overwrite each other, a strange brand is refused, and an undo brings back what there was", async () => {
  const { id } = await category();
  const { version } = (await read(id)).filling;
  const body = rule({ kind: "reduced" }) as never;
  const parameters = { id };
  const done = await did(ola.call(routes.changeCategoryFilling, { parameters, body, version }));
  const late = await ola.call(routes.changeCategoryFilling, { parameters, body: { sorted: "hand" }, version });
  assert.equal(late.body.code, "VERSION_OLD");
  assert.equal((await undo(done)).status, 200);
  assert.deepEqual((await read(id)).filling.rule, null);
  const strange = await fill(id, rule({ kind: "reduced" }, { kind: "brand", brandIds: [makers.rampa, 999_999] }));
  assert.deepEqual([strange.body.code, strange.body.at], ["FIELD_WRONG", "/rule/conditions/1/brandIds"]);
  for (const wrong of [
    rule(),
    rule({ kind: "brand", brandIds: [] }),
    rule({ kind: "new", days: 0 }),
    rule({ kind: "priceTo", price: 0.5 }),
    rule({ kind: "colour", colours: ["bleck"] }),
    rule({ kind: "cheap" }),
    { sorted: "cheapest" },
    { hand: [1, 1] },
  ])
    assert.equal((await fill(id, wrong)).body.code, "MALFORMED", JSON.stringify(wrong));
  await did(fill(id, rule({ kind: "brand", brandIds: [makers.kostka] })));
  const named = await ola.call(routes.mergeBrands, {
    parameters: { id: makers.kostka },
    body: { intoId: makers.rampa },
  });
  assert.equal(named.body.code, "PLACE_NAMED", "a brand that a rule names stays");
});

test("a draft of a rule is drawn as it would fill the page, and nothing of it stays", async () => {
  const { id, path } = await category();
  const product = await goods({ name: "Tylko w szkicu", price: "33.00" });
  const { status, body } = await ola.call(routes.preview, {
    body: {
      kind: "category",
      id,
      language: "pl",
      draft: [
        {
          route: "changeCategoryFilling",
          parameters: { id },
          body: rule({ kind: "priceTo", price: 3_300 }),
          version: (await read(id)).filling.version,
        },
      ],
    },
  });
  assert.equal(status, 200, JSON.stringify(body));
  const cookie = [...ola.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { body: html } = await app.inject({ url: body.page, headers: { "sec-fetch-site": "same-origin", cookie } });
  assert.match(html, /Tylko w szkicu/);
  assert.ok(!(await seen(path)).includes(product));
});
