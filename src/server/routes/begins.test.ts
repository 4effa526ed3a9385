/** What stands first: a listing and a row begin with what can be bought, a row of the home page with what everybody may see. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { AnyPage, Listing } from "../../contract/page-data.ts";
import { searchSorts } from "../../contract/listing-sorts.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import { chooseWhatGoesWith } from "../../flows/catalogue/choose-goes-with.ts";

type Home = Extract<AnyPage, { template: "home" }>["data"];
const inRow = ({ rows }: Home, kind: string) =>
  rows.flatMap((row) => (row.kind === kind && "products" in row ? row.products : []));

const { pool } = await openSmallShop();
const everything = ["promotion", "bestseller", "new"];
// Sold out, and first by every order there is.
const least = await addProduct(pool, {
  handle: "aaa-bluza",
  name: "Aaa Bluza",
  price: "1.00",
  cataloguePrice: "1000.00",
  sizes: { M: 0 },
  badges: everything,
  createdAt: "2026-06-01T10:00:00Z",
});
const most = await addProduct(pool, {
  handle: "zzz-bluza",
  name: "Żżż Bluza",
  price: "9999.00",
  cataloguePrice: "9999.50",
  sizes: { M: 0 },
  badges: everything,
  createdAt: "2001-06-01T10:00:00Z",
});
await pool.query("UPDATE products SET review_count = 9, review_stars = 45 WHERE product_id = ANY ($1)", [
  [least.productId, most.productId],
]);
await pool.query("UPDATE variants SET lowest_price = catalogue_price WHERE product_id = $1", [least.productId]);
await pool.query("INSERT INTO recent_sales SELECT unnest($1::bigint[]), 500", [[least.productId, most.productId]]);
// For adults, and newer than whatever else can be bought.
await addProduct(pool, {
  handle: "olejek",
  name: "Olejek",
  price: "50.00",
  cataloguePrice: "90.00",
  badges: everything,
  limits: { age_min: 18 },
  categories: [places.buty],
  createdAt: "2026-05-30T10:00:00Z",
});
for (let n = 1; n <= 30; n += 1)
  await addProduct(pool, {
    handle: `wiele-${n}`,
    name: `Bluza ${n}`,
    price: `${100 + n}.00`,
    cataloguePrice: "200.00",
    sizes: { M: n },
    badges: everything,
  });
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });

async function listing(path: string, query: string): Promise<Listing> {
  const answer = await app.inject({
    method: "GET",
    url: `/page-data${path.replace(/\/$/, "")}/page-data.json${query}`,
  });
  return answer.json<Extract<AnyPage, { template: "search" }>>().data;
}

test("no listing begins with a sold-out product, whatever its order and filters; all of them are still in it", async () => {
  for (const path of ["/Odziez/", "/nocny-bieg/", "/promocje/", "/nowosci/", "/__/bluza", "/__/bluz"]) {
    for (const sort of searchSorts) {
      for (const narrowed of ["", "&from=0.50"]) {
        const asked = `?per=48&sort=${sort}${narrowed}`;
        const { products } = await listing(path, asked);
        const soldOut = products.map(({ product_quantity }) => product_quantity === 0);
        assert.deepEqual(
          [soldOut.indexOf(true), soldOut.filter(Boolean).length],
          [products.length - 2, 2],
          `${path}${asked}`,
        );
      }
    }
  }
});

test("a row of the home page, of the not-found page and of the comparison begins with what can be bought and everybody may see", async () => {
  const home = (await app.inject({ method: "GET", url: "/page-data/index/page-data.json" })).json<
    Extract<AnyPage, { template: "home" }>
  >().data;
  const { suggestions } = (await app.inject({ method: "GET", url: "/page-data/porownanie/page-data.json" })).json<
    Extract<AnyPage, { template: "compare" }>
  >().data;
  const rows = {
    newest: inRow(home, "newest"),
    bestsellers: inRow(home, "bestsellers"),
    sale: inRow(home, "sale"),
    suggestions,
    notFound: ((await prerenderedPage(pages, "/404.html")).data as Extract<AnyPage, { template: "notFound" }>).data
      .suggestions,
  };
  for (const [name, [first]] of Object.entries(rows))
    assert.ok(first !== undefined && first.product_quantity > 0 && !first.age_min, `${name}: ${first?.product_name}`);
});

test("'more of the brand' begins so on every product's page, and follows the stock; a page for adults shows its like", async (t) => {
  const { rows } = await pool.query<{ handle: string; age_min: number | null }>(
    "SELECT handle, age_min FROM products WHERE shown ORDER BY product_id",
  );
  const beginnings = async () => {
    const wrong: string[] = [];
    let rowsShown = 0;
    for (const { handle, age_min } of rows) {
      const { data } = await prerenderedPage(pages, `/${handle}/`);
      const [first] = (data as Extract<AnyPage, { template: "product" }>).data.moreOfBrand;
      if (first === undefined) continue;
      rowsShown += 1;
      if (first.product_quantity === 0 || (first.age_min && !age_min)) wrong.push(`${handle}: ${first.product_name}`);
    }
    return { wrong, rowsShown };
  };
  const before = await beginnings();
  assert.ok(before.rowsShown > 20);
  assert.deepEqual(before.wrong, []);
  // Every other one sells out.
  const { rows: stock } = await pool.query<{ variant_id: number; quantity: number }>(
    "SELECT variant_id, quantity FROM variants JOIN products USING (product_id) WHERE handle LIKE 'wiele-%' AND product_id % 2 = 0",
  );
  t.after(async () => {
    for (const { variant_id, quantity } of stock) await changeStock(pool, { variantId: variant_id, quantity });
    await prerenderNow(prerenderer);
  });
  for (const { variant_id } of stock) await changeStock(pool, { variantId: variant_id, quantity: 0 });
  await prerenderNow(prerenderer);
  const after = await beginnings();
  assert.ok(after.rowsShown > 20);
  assert.deepEqual(after.wrong, []);
});

test("what goes with a product begins so, though the label named first what is sold out; its page follows the choice, and names in what it read what it leaves out", async () => {
  const { rows } = await pool.query<{ product_id: number; quantity: number; shown: boolean }>(
    "SELECT product_id, sum(v.quantity)::int AS quantity, p.shown FROM products p JOIN variants v USING (product_id) WHERE age_min IS NULL AND p.shown GROUP BY product_id, p.shown ORDER BY sum(v.quantity) > 0, product_id",
  );
  const [soldOut, , ...others] = rows;
  const [page, first, second, hidden] = others
    .filter(({ quantity }) => quantity > 0)
    .map(({ product_id }) => product_id);
  assert.equal(soldOut!.quantity, 0);
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [hidden]);
  await chooseWhatGoesWith(pool, {
    productId: page!,
    relatedIds: [soldOut!.product_id, hidden!, first!, second!],
  });
  await prerenderNow(prerenderer);
  const { rows: paths } = await pool.query<{ path: string }>(
    "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1",
    [page],
  );
  const goesWith = async () =>
    (
      (await prerenderedPage(pages, `/${paths[0]!.path}`)).data as Extract<AnyPage, { template: "product" }>
    ).data.goesWith.map(({ product_id }) => Number(product_id));
  assert.deepEqual(await goesWith(), [first, second, soldOut!.product_id]);
  await pool.query("UPDATE products SET shown = true WHERE product_id = $1", [hidden]);
  await invalidateCacheTags(pool, [`product:${hidden}`]);
  await prerenderNow(prerenderer);
  assert.deepEqual(await goesWith(), [hidden, first, second, soldOut!.product_id]);
  await chooseWhatGoesWith(pool, { productId: page!, relatedIds: [] });
  await prerenderNow(prerenderer);
  assert.deepEqual(await goesWith(), []);
});

test("what is offered where a search finds nothing begins so, though the shop's only bestseller is for adults", async (t) => {
  await pool.query("CREATE TABLE badges_before AS SELECT product_id, badges FROM products");
  t.after(() =>
    pool.query("UPDATE products p SET badges = b.badges FROM badges_before b WHERE b.product_id = p.product_id"),
  );
  await pool.query("UPDATE products SET badges = CASE WHEN age_min IS NULL THEN '{}' ELSE '{bestseller}' END::text[]");
  const answer = await app.inject({ method: "GET", url: "/page-data/__/qwxyz/page-data.json" });
  const [first, ...others] = answer.json<Extract<AnyPage, { template: "search" }>>().data.instead;
  assert.ok(first !== undefined && first.product_quantity > 0 && !first.age_min, first?.product_name);
  assert.ok(others.some(({ age_min }) => age_min === 18));
});

test("a row that has nothing else to begin with is left out", async (t) => {
  await pool.query("UPDATE products SET badges = '{}' WHERE age_min IS NULL AND product_id <> ALL ($1)", [
    [least.productId, most.productId],
  ]);
  t.after(() =>
    pool.query(
      "UPDATE products SET badges = $2 WHERE handle LIKE 'wiele-%' AND age_min IS NULL AND product_id <> ALL ($1)",
      [[least.productId, most.productId], everything],
    ),
  );
  const home = (await app.inject({ method: "GET", url: "/page-data/index/page-data.json?lan=2" })).json<
    Extract<AnyPage, { template: "home" }>
  >().data;
  assert.deepEqual([inRow(home, "newest"), inRow(home, "bestsellers")], [[], []]);
});

test("a product that is back in stock takes its place on every prerendered listing, and leaves it when it sells out", async () => {
  const first = async (path: string) => {
    const { data } = await prerenderedPage(pages, path);
    return (data as Extract<AnyPage, { template: "category" }>).data.products[0]!.product_name;
  };
  const paths = ["/Odziez/", "/Odziez/bluzy/", "/nocny-bieg/", "/promocje/", "/nowosci/"];
  for (const path of paths) assert.notEqual(await first(path), "Aaa Bluza", path);
  await changeStock(pool, { variantId: least.variants["M"]!, quantity: 5 });
  await prerenderNow(prerenderer);
  for (const path of paths) assert.equal(await first(path), "Aaa Bluza", path);
  await changeStock(pool, { variantId: least.variants["M"]!, quantity: 0 });
  await prerenderNow(prerenderer);
  for (const path of paths) assert.notEqual(await first(path), "Aaa Bluza", path);
});
