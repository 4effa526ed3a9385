import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { ChosenFilters } from "./chosen-filters.ts";
import { filterListing } from "./filtered-listings.ts";
import type { ListingSubject } from "./listing-subjects.ts";
import { listProducts } from "./listings.ts";
import { findProducts } from "../search/search.ts";

const { pool, products } = await openSmallShop();
await pool.query(
  `INSERT INTO attributes (attribute_id, attr_name) VALUES (901, '{"pl": "Rozmiar buta", "en": "Shoe size"}'), (902, '{"pl": "Kolor"}') ON CONFLICT DO NOTHING`,
);
// Made in sizes that waists have too, and one model whose variants are of a size and a colour.
const boots = await addProduct(pool, {
  handle: "buty-zima",
  name: "Buty Zima",
  price: "420.00",
  stock: 0,
  categories: [places.buty],
  manufacturer: makers.rampa,
  colour: { pl: "czarno-biały" },
  createdAt: "2026-03-06T10:00:00Z",
});
await pool.query("INSERT INTO product_attributes (product_id, position, attribute_id) VALUES ($1, 1, 901)", [
  boots.productId,
]);
await pool.query("DELETE FROM variants WHERE product_id = $1", [boots.productId]);
await pool.query(
  `INSERT INTO variants (product_id, position, attribute_values, quantity) VALUES ($1, 1, '[{"pl": "42"}]', 3), ($1, 2, '[{"pl": "44"}]', 0)`,
  [boots.productId],
);
const parka = await addProduct(pool, {
  handle: "parka",
  name: "Parka",
  price: "500.00",
  sizes: { M: 1 },
  colour: { pl: "oliwkowy" },
  createdAt: "2026-03-07T10:00:00Z",
});
await pool.query("INSERT INTO product_attributes (product_id, position, attribute_id) VALUES ($1, 2, 902)", [
  parka.productId,
]);
await pool.query("DELETE FROM variants WHERE product_id = $1", [parka.productId]);
await pool.query(
  `INSERT INTO variants (product_id, position, attribute_values, quantity) VALUES ($1, 1, '[{"pl": "M"}, {"pl": "oliwkowy"}]', 2), ($1, 2, '[{"pl": "M"}, {"pl": "szary"}]', 2), ($1, 3, '[{"pl": "L"}, {"pl": "szary"}]', 1)`,
  [parka.productId],
);

const names = new Map([
  ...Object.entries(products).map(([name, { productId }]): [number, string] => [productId, name]),
  [boots.productId, "boots"],
  [parka.productId, "parka"],
]);
const everything: ListingSubject = { kind: "category", id: String(places.root) };
const none: ChosenFilters = { sizes: [], brands: [], colours: [], from: null, to: null, inStock: false, onSale: false };

async function narrowed(
  filters: Partial<ChosenFilters>,
  { subject = everything, page = 1, perPage = 48 }: { subject?: ListingSubject; page?: number; perPage?: number } = {},
) {
  const found = await filterListing(pool, {
    subject,
    sort: "date-desc",
    page,
    perPage,
    lanCode: "pl",
    filters: { ...none, ...filters },
  });
  const { sizes, brands, colours } = found.facets;
  return {
    shown: found.ids.map((id) => names.get(id)).join(" "),
    total: found.total,
    page: found.page,
    sizes: sizes
      .map(({ slug, label, count }) => `${slug}.${label} ${count}`)
      .toSorted()
      .join(", "),
    brands: brands.map(({ key, count }) => `${key} ${count}`).join(", "),
    colours: colours
      .map(({ key, count }) => `${key} ${count}`)
      .toSorted()
      .join(", "),
    facets: found.facets,
  };
}

test("unfiltered, every value is counted once for each product that has it to sell", async () => {
  const all = await narrowed({});
  assert.equal(all.shown, "parka boots bottle sneakers cap tee hoodie last");
  assert.equal(
    all.sizes,
    "rozmiar-buta.42 1, rozmiar.42 1, rozmiar.43 1, rozmiar.L 1, rozmiar.M 3, rozmiar.S 2",
    "sold-out sizes are not offered; two colours of one size are one product",
  );
  assert.equal(all.brands, "kostka 1, nocny-bieg 4, rampa 3");
  assert.equal(all.colours, "black 2, green 1, white 2", "a colour of two families is in both");
  assert.deepEqual(
    [all.facets.lowest, all.facets.highest, all.facets.stocked, all.facets.reduced],
    [3010, 50_000, 8, 1],
  );
});

test("values of one kind widen, kinds narrow, and a kind is counted without its own choice", async () => {
  const one = await narrowed({ sizes: ["M"] });
  assert.deepEqual([one.shown, one.total], ["parka tee hoodie", 3]);
  assert.equal(
    one.sizes,
    "rozmiar-buta.42 1, rozmiar.42 1, rozmiar.43 1, rozmiar.L 1, rozmiar.M 3, rozmiar.S 2",
    "the other sizes stay as they were",
  );
  assert.equal(one.brands, "nocny-bieg 3", "the brands are those of what is left");
  assert.equal((await narrowed({ sizes: ["M", "43"] })).shown, "parka sneakers tee hoodie");
  const both = await narrowed({ sizes: ["M"], colours: ["black", "white"] });
  assert.deepEqual([both.shown, both.colours], ["hoodie", "black 1, green 1"]);
  const brand = await narrowed({ brands: ["rampa"], to: 40_000 });
  assert.deepEqual([brand.shown, brand.brands], ["bottle sneakers", "kostka 1, nocny-bieg 3, rampa 2"]);
  assert.deepEqual(
    [brand.facets.lowest, brand.facets.highest],
    [3010, 42_000],
    "the prices are those without the price filter",
  );
});

test("a size says which attribute it is of where two attributes know it", async () => {
  assert.equal((await narrowed({ sizes: ["42"] })).shown, "boots sneakers");
  assert.equal((await narrowed({ sizes: ["rozmiar-buta.42"] })).shown, "boots");
  assert.equal((await narrowed({ sizes: ["rozmiar.42"] })).shown, "sneakers");
  assert.equal((await narrowed({ sizes: ["rozmiar-buta.42", "rozmiar.S"] })).shown, "boots tee hoodie");
});

test("a size that is sold out narrows to nothing, one that nobody makes is no choice", async () => {
  const out = await narrowed({ sizes: ["44"] });
  assert.deepEqual([out.shown, out.total, out.facets.known_sizes], ["", 0, ["44"]]);
  const unknown = await narrowed({
    sizes: ["XXXL", "'; DROP TABLE products --"],
    brands: ["nie-ma"],
    colours: ["violet"],
  });
  assert.deepEqual(
    [unknown.total, unknown.facets.known_sizes, unknown.facets.known_brands, unknown.facets.known_colours],
    [8, [], [], []],
  );
  assert.equal(
    (await narrowed({ brands: ["kostka"] }, { subject: { kind: "manufacturer", id: String(makers.rampa) } })).total,
    3,
    "another brand's name means nothing on a brand's page",
  );
});

test("both ends of a price range are in it", async () => {
  assert.equal((await narrowed({ from: 4900, to: 15_000 })).shown, "cap tee last");
  assert.equal((await narrowed({ from: 42_001 })).shown, "parka");
  assert.equal((await narrowed({ to: 3010 })).shown, "bottle");
});

test("in stock is what has a piece to sell, on sale what has a catalogue price", async (t) => {
  await pool.query("UPDATE variants SET quantity = 0 WHERE product_id = $1", [products.cap.productId]);
  t.after(() => pool.query("UPDATE variants SET quantity = 30 WHERE product_id = $1", [products.cap.productId]));
  const stocked = await narrowed({ inStock: true });
  assert.deepEqual(
    [stocked.shown, stocked.facets.stocked, stocked.brands],
    ["parka boots bottle sneakers tee hoodie last", 7, "nocny-bieg 4, rampa 3"],
  );
  assert.equal((await narrowed({ onSale: true })).shown, "tee");
  assert.equal((await narrowed({ onSale: true, inStock: true, sizes: ["L"] })).total, 0);
});

test("filters narrow any subject, and a page beyond the end is the last one", async () => {
  assert.equal((await narrowed({ sizes: ["S"] }, { subject: { kind: "sale" } })).shown, "tee");
  const { match } = await findProducts(pool, "bluza", "pl");
  assert.ok(match);
  const searched: ListingSubject = { kind: "search", match };
  assert.equal((await narrowed({ colours: ["black"] }, { subject: searched })).shown, "hoodie");
  const best = await listProducts(pool, { subject: searched, sort: "relevance", page: 1, perPage: 48, lanCode: "pl" });
  const narrowedBest = await filterListing(pool, {
    subject: searched,
    sort: "relevance",
    page: 1,
    perPage: 48,
    lanCode: "pl",
    filters: { ...none, inStock: true },
  });
  assert.deepEqual(narrowedBest.ids, best.ids, "what fits best stays first");
  assert.equal((await narrowed({ brands: ["rampa"] }, { subject: { kind: "newProducts" } })).total, 2);
  const last = await narrowed({ brands: ["nocny-bieg"] }, { page: 99, perPage: 3 });
  assert.deepEqual([last.shown, last.page, last.total], ["last", 2, 4]);
  assert.equal((await narrowed({ to: 1 }, { page: 99 })).page, 1);
});

test("a colour's free name belongs to its families", async () => {
  const { rows } = await pool.query<{ name: string; families: string }>(
    `SELECT name, array_to_string(colour_families(name), ' ') AS families FROM unnest($1::text[]) AS name`,
    [
      [
        "czarny asfalt",
        "Czarno-biały",
        "GRAFITOWY",
        "szary beton",
        "kreda",
        "ecru",
        "pudrowy róż",
        "odblaskowa limonka",
        "butelkowa zieleń",
        "sprany denim",
        "bursztynowe szkło",
        "Żółty",
        "różnokolorowy",
        "ceglasty",
        "Navy Blue",
        "red",
        "kredowy",
        "jakiś",
        "🧢",
      ],
    ],
  );
  assert.deepEqual(
    rows.map(({ families }) => families),
    [
      "black",
      "black white",
      "grey",
      "grey",
      "white",
      "beige",
      "pink",
      "yellow green",
      "green",
      "blue",
      "brown",
      "yellow",
      "many",
      "red",
      "blue",
      "red",
      "white",
      "other",
      "other",
    ],
  );
});
