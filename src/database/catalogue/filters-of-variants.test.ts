/** Size, price, sale and stock are asked of one and the same variant, where the variants of a product differ. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";
import type { ChosenFilters } from "./chosen-filters.ts";
import { filterListing } from "./filtered-listings.ts";
import type { ListingSubject } from "./listing-subjects.ts";
import { listProducts } from "./listings.ts";
import type { ListingOrder } from "./listing-orders.ts";

const { pool } = await openSmallShop();
await pool.query("UPDATE products SET shown = false");

const shoes = await addProduct(pool, {
  handle: "buty-rozne",
  categories: [places.buty],
  options: ["Rozmiar"],
  variants: [
    { values: ["36"], price: "120.00" },
    { values: ["37"], price: "150.00" },
    { values: ["38"], price: "90.00", stock: 0 },
  ],
});
const plain = await addProduct(pool, {
  handle: "buty-proste",
  price: "130.00",
  sizes: { "36": 2, "37": 0 },
  categories: [places.buty],
});
const board = await addProduct(pool, {
  handle: "deska",
  categories: [places.buty],
  options: ["Rozmiar", "Twardość"],
  variants: [
    { values: ["36", "miękka"], price: "200.00" },
    { values: ["36", "twarda"], price: "240.00", cataloguePrice: "300.00" },
    { values: ["37", "twarda"], price: "260.00" },
  ],
});
const names = new Map([
  [shoes.productId, "shoes"],
  [plain.productId, "plain"],
  [board.productId, "board"],
]);
const none: ChosenFilters = { sizes: [], brands: [], colours: [], from: null, to: null, inStock: false, onSale: false };
const category: ListingSubject = { kind: "category", id: String(places.buty) };

async function narrowed(
  filters: Partial<ChosenFilters>,
  { subject = category, sort = "price-asc" }: { subject?: ListingSubject; sort?: ListingOrder } = {},
) {
  const { ids, total, facets } = await filterListing(pool, {
    subject,
    sort,
    page: 1,
    perPage: 100,
    lanCode: "pl",
    filters: { ...none, ...filters },
  });
  assert.equal(total, ids.length);
  return { ids, shown: ids.map((id) => names.get(id)).join(" "), facets };
}
const sizes = ({ sizes: found }: { sizes: { label: string; count: number }[] }) =>
  found
    .map(({ label, count }) => `${label} ${count}`)
    .toSorted()
    .join(", ");

test("a price is asked of each variant, and with a size of that size's", async () => {
  assert.equal((await narrowed({ from: 14_000, to: 16_000 })).shown, "shoes", "37 costs 150");
  assert.equal((await narrowed({ sizes: ["37"], to: 13_000 })).shown, "", "36 costs 120, and is not asked for");
  assert.equal((await narrowed({ sizes: ["36"], to: 13_000 })).shown, "shoes plain");
  assert.equal((await narrowed({ to: 10_000 })).shown, "", "what is sold out sets no price while anything is left");
  assert.equal((await narrowed({ from: 12_500, to: 14_500 })).shown, "plain", "between two variants is none");
  assert.equal((await narrowed({ sizes: ["twarda"], to: 23_000 })).shown, "", "the second option counts as the first");
  assert.equal((await narrowed({ sizes: ["twarda"], to: 24_000 })).shown, "board");
});

test("what a listing can be narrowed by is counted by variants too", async () => {
  const all = await narrowed({});
  assert.deepEqual([all.facets.lowest, all.facets.highest], [12_000, 26_000]);
  assert.equal(sizes(all.facets), "36 3, 37 2, miękka 1, twarda 1");
  const dear = await narrowed({ from: 14_000 });
  assert.equal(sizes(dear.facets), "36 1, 37 2, miękka 1, twarda 1", "36 of the shoes costs 120");
  assert.deepEqual([dear.facets.lowest, dear.facets.highest], [12_000, 26_000], "prices without their own choice");
  const sized = await narrowed({ sizes: ["37"] });
  assert.deepEqual([sized.facets.lowest, sized.facets.highest, sized.facets.reduced], [15_000, 26_000, 0]);
  assert.equal((await narrowed({ sizes: ["36"] })).facets.reduced, 1);
  assert.deepEqual(
    (await narrowed({ to: 10_000 })).facets.brands,
    [],
    "nothing counts for a brand that fits nothing else",
  );
});

test("the order of prices is the product's, and with a size chosen that of what fits", async () => {
  assert.equal((await narrowed({ from: 1 })).shown, "shoes plain board");
  assert.equal((await narrowed({ sizes: ["36", "37"] })).shown, "shoes plain board");
  await pool.query("UPDATE variants SET quantity = 5 WHERE product_id = $1", [plain.productId]);
  assert.equal((await narrowed({ sizes: ["37"] })).shown, "plain shoes board");
  assert.equal((await narrowed({ sizes: ["37"] }, { sort: "price-desc" })).shown, "board shoes plain");
});

test("a reduction of one size is in the sale, in its page and its filter, with that size and no other, and goes and comes with its pieces", async () => {
  const sale = async () => {
    const { ids } = await listProducts(pool, {
      subject: { kind: "sale" },
      sort: "price-asc",
      page: 1,
      perPage: 100,
      lanCode: "pl",
    });
    return ids.map((id) => names.get(id)).join(" ");
  };
  const facts = async (change: () => Promise<unknown>) => {
    await pool.query("DELETE FROM changed_facts");
    await change();
    const { rows } = await pool.query<{ fact: string }>("SELECT DISTINCT fact FROM changed_facts ORDER BY fact");
    return rows.map(({ fact }) => fact);
  };
  assert.equal(await sale(), "board", "its cheapest is not reduced");
  const large = shoes.variants["37"]!;
  assert.deepEqual(
    await facts(() =>
      changePrice(pool, { productId: shoes.productId, variantId: large, realPrice: 13_500, cataloguePrice: 15_000 }),
    ),
    [`product:${shoes.productId}`, "sale"],
  );
  assert.equal(await sale(), "shoes board");
  const subject: ListingSubject = { kind: "sale" };
  for (const [filters, shown] of [
    [{ onSale: true }, "shoes board"],
    [{ sizes: ["37"], onSale: true }, "shoes"],
    [{ sizes: ["36"], onSale: true }, "board"],
    [{ onSale: true, to: 13_000 }, ""],
    [{ onSale: true, to: 13_500 }, "shoes"],
  ] as const) {
    assert.equal((await narrowed(filters)).shown, shown, JSON.stringify(filters));
    assert.equal(
      (await narrowed({ ...filters, onSale: false, inStock: true }, { subject })).shown,
      shown,
      "in the sale",
    );
  }
  const inSale = (await narrowed({}, { subject })).facets;
  assert.equal(sizes(inSale), "36 1, 37 1, twarda 1");
  assert.deepEqual([inSale.lowest, inSale.highest, inSale.reduced], [13_500, 24_000, 2]);

  assert.deepEqual(await facts(() => changeStock(pool, { variantId: large, quantity: 0 })), [
    `product:${shoes.productId}`,
    "sale",
  ]);
  assert.equal(await sale(), "board", "what is reduced is sold out, and something else is left");
  assert.deepEqual(await facts(() => changeStock(pool, { variantId: large, quantity: 3 })), [
    `product:${shoes.productId}`,
    "sale",
  ]);
  assert.equal(await sale(), "shoes board");
});

test("every combination of filters answers what is reckoned one variant at a time", async () => {
  // Told apart by numbers, so that each run has the same products: 3 sizes at most, each at one of 3 prices, reduced or not, left or not.
  const goods: { id: number; variants: { size: string; price: number; reduced: boolean; left: boolean }[] }[] = [];
  const reckoned = await addCategory();
  for (let n = 0; n < 24; n += 1) {
    const variants = ["36", "37", "38"].slice(0, 1 + (n % 3)).map((size, at) => {
      const digit = Math.floor((n * 7919 + at * 104_729) / 3);
      return { size, price: 100 + 20 * (digit % 3), reduced: digit % 5 === 0, left: digit % 4 !== 1 };
    });
    const { productId } = await addProduct(pool, {
      handle: `liczony-${n}`,
      categories: [reckoned],
      options: ["Rozmiar"],
      variants: variants.map(({ size, price, reduced, left }) => ({
        values: [size],
        price: `${price}.00`,
        cataloguePrice: reduced ? "200.00" : null,
        stock: left ? 2 : 0,
      })),
    });
    goods.push({ id: productId, variants });
  }
  const asked = [[], ["36"], ["37", "38"]].flatMap((chosen) =>
    [null, 121].flatMap((from) =>
      [null, 130].flatMap((to) =>
        [false, true].flatMap((inStock) =>
          [false, true].map((onSale) => ({ sizes: chosen, from, to, inStock, onSale })),
        ),
      ),
    ),
  );
  let found = 0;
  for (const choice of asked) {
    const standing = goods.map(({ id, variants }) => ({
      id,
      variants: variants.filter(({ left }) => left || variants.every((other) => !other.left)),
    }));
    const fitting = (
      without: keyof typeof choice | "price" | null,
      also: (size: string, reduced: boolean) => boolean = () => true,
    ) =>
      standing.filter(({ variants }) =>
        variants.some(
          ({ size, price, reduced, left }) =>
            (without === "sizes" || choice.sizes.length === 0 || (left && choice.sizes.includes(size))) &&
            (without === "price" || ((choice.from ?? 0) <= price && price <= (choice.to ?? 999))) &&
            (without === "inStock" || !choice.inStock || left) &&
            (without === "onSale" || !choice.onSale || reduced) &&
            also(left ? size : "", reduced),
        ),
      );
    const { ids, facets } = await narrowed(
      { ...choice, from: choice.from && choice.from * 100, to: choice.to && choice.to * 100 },
      { subject: { kind: "category", id: String(reckoned) }, sort: "date-asc" },
    );
    const said = JSON.stringify(choice);
    assert.deepEqual(
      ids.toSorted((a, b) => a - b),
      fitting(null).map(({ id }) => id),
      said,
    );
    assert.equal(facets.reduced, fitting("onSale", (_, reduced) => reduced).length, said);
    for (const size of ["36", "37", "38"])
      assert.equal(
        facets.sizes.find(({ label }) => label === size)?.count ?? 0,
        fitting("sizes", (own) => own === size).length,
        `${size}: ${said}`,
      );
    found += ids.length;
  }
  assert.ok(found > 100, "the choices are not all empty");
});

async function addCategory(): Promise<number> {
  const { rows } = await pool.query<{ category_id: number }>(
    `INSERT INTO categories (category_parent_id, category_name, category_url, description, position) VALUES ($1, '{"pl": "Liczone"}', 'liczone', '{"pl": ""}', 99) RETURNING category_id`,
    [places.root],
  );
  return rows[0]!.category_id;
}
