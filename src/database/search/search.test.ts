// One long file: what a query finds, all of it asked of one small shop whose index follows its catalogue.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { folded, searchWords } from "../../domain/search/search-words.ts";
import { findProducts, rankedProducts } from "./search.ts";

const { pool, products } = await openSmallShop();
const names = new Map<number, string>(Object.entries(products).map(([name, { productId }]) => [productId, name]));

test("a product is found by its name, brand, category, colour, size, SKU and EAN, in any case and without diacritics", async () => {
  await pool.query("UPDATE variants SET sku = 'NB-ASF-001/M', gtin = '5901234123457' WHERE variant_id = $1", [
    products.hoodie.variants["M"],
  ]);
  assert.equal(await found("BLUZA asfalt"), "hoodie");
  assert.equal(await found("nocny bieg"), "hoodie tee last");
  assert.equal(await found("odziez"), "hoodie cap tee last");
  assert.equal(await found("czarny"), "hoodie");
  assert.equal(await found("ostatnia biala"), "last");
  assert.equal(await found("buty 43"), "sneakers");
  assert.equal(await found("nb-asf-001/m"), "hoodie");
  assert.equal(await found("asf 001"), "hoodie");
  assert.equal(await found("5901234123457"), "hoodie");
  assert.equal(await found("05901234123457"), "hoodie");
  assert.equal(await found("5901234123464"), "");
  assert.equal(await found("koszulki & topy"), "tee");
});

test("the texts of all three languages are found in any of them", async () => {
  assert.equal(await found("hoodie"), "hoodie last tee");
  assert.equal(await found("čepice"), "cap");
  assert.equal(await found("white hoodie"), "last tee");
  assert.equal(await found("shoe"), "sneakers bottle");
});

test("plurals and case endings find what the plain word finds", async () => {
  for (const query of ["bluzy", "bluzę", "bluz", "bluzami", "bluzie"])
    assert.equal(await found(query), "hoodie last tee", query);
  for (const query of ["koszulek", "koszulkę", "koszulce"]) assert.equal(await found(query), "tee", query);
  assert.equal(await found("czarną bluzę"), "hoodie");
  assert.equal(await found("czapek"), "cap");
  assert.equal(await found("butów"), "sneakers bottle");
});

test("a misspelt word is corrected, and the correction told as the shop writes it", async () => {
  for (const [query, corrected] of [
    ["bluzza", "bluza"],
    ["bulza", "bluza"],
    ["czpaka", "czapka"],
    ["koszluka kreda", "koszulka kreda"],
    ["czanry", "czarny"],
    ["lbuza", "bluza"],
  ]) {
    assert.equal((await findProducts(pool, query!, "pl")).corrected, corrected, query);
  }
  assert.equal(await found("bluzza asflat"), "hoodie");
  assert.equal((await findProducts(pool, "bluza", "pl")).corrected, null);
  assert.equal((await findProducts(pool, "odziż", "pl")).corrected, "odzież");
});

test("a colour finds its shades after what bears its name, an adjective what it is made of", async () => {
  assert.equal(await found("biały"), "last tee");
  assert.equal((await findProducts(pool, "biały", "pl")).corrected, null);
});

test("the last word may be unfinished", async () => {
  assert.equal(await found("czap"), "cap");
  assert.equal(await found("bluza asf"), "hoodie");
});

test("words nobody has are left out and told; with nothing left nothing is found", async () => {
  assert.deepEqual(
    { ...(await findProducts(pool, "adidas bluza", "pl")), match: null },
    { match: null, corrected: null, without: ["adidas"], unknown: ["adidas"], narrowed: null },
  );
  assert.equal(await found("adidas bluza"), "hoodie last tee");
  assert.deepEqual((await findProducts(pool, "czapka koszulka", "pl")).without.length, 1);
  assert.deepEqual(await findProducts(pool, "qwxyz", "pl"), {
    match: null,
    corrected: null,
    without: ["qwxyz"],
    unknown: ["qwxyz"],
    narrowed: null,
  });
});

test("of three words that go together nowhere, two are looked for where things are named, and then in the texts", async (t) => {
  const { productId } = await addProduct(pool, {
    handle: "w-opisie",
    name: "Szalik Mgła",
    description: { pl: "<p>Pasuje do kurtki wiatrówki z moheru.</p>" },
    categories: [places.odziez],
  });
  names.set(productId, "text");
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  for (const [query, finds, without] of [
    ["czapka bluza asfalt", "hoodie", "czapka"],
    ["wiatrówka moher czapka", "text", "czapka"],
    ["moher czapka asfalt", "hoodie", "moher czapka"],
  ] as const) {
    assert.equal((await findProducts(pool, query, "pl")).without.join(" "), without, query);
    assert.equal(await found(query), finds, query);
  }
});

test("a misspelt word is corrected in the reader's language and in the form that was typed; else in that of the words beside it", async () => {
  for (const [query, pl, en, cz] of [
    ["czrna bluza", "czarna bluza", "czarna bluza", "černá bluza"],
    ["czrnego plecaka z bluza", "czarnego z bluza", "czarnego z bluza", "černého z bluza"],
    ["mikina crna", "mikina černá", "mikina černá", "mikina černá"],
    ["ostatnja", "ostatnia", null, null],
    ["mikna", null, null, "mikina"],
    ["mikkina", null, null, "mikina"],
    ["hodie asfalt", "hoodie asfalt", "hoodie asfalt", "hoodie asfalt"],
    ["asfalt w czrna bluzza m", "asfalt w czarna bluza m", "asfalt w czarna bluza m", "asfalt w černá m"],
  ] as const) {
    const corrected = [];
    for (const lanCode of ["pl", "en", "cz"] as const)
      corrected.push((await findProducts(pool, query, lanCode)).corrected);
    assert.deepEqual(corrected, [pl, en, cz], query);
  }
});

test("what names a size is not searched, in all its forms and languages, whatever the shop's own goods are called", async (t) => {
  const before = await findProducts(pool, "bluza m", "pl");
  assert.ok(before.match!.total > 0 && before.narrowed!.filters.sizes.join() === "M");
  const named = await addProduct(pool, {
    handle: "w-rozmiarach",
    name: { pl: "Pokrowiec w rozmiarach, róż", en: "Cover in one size M", cz: "Obal, velikost dle sz" },
    description: { pl: "<p>Bluza i buty w każdym rozmiarze, rozm. 43; size, velikost.</p>" },
    categories: [places.odziez],
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [named.productId]));
  const sayings =
    "rozmiar,w rozmiarze,rozmiaru,rozm.,roz.,r.,o rozmiarze,size,in size,sz.,sz:,velikost,velikosti,ve velikosti,vel.,nr";
  for (const saying of sayings.split(",")) {
    for (const query of [`bluza ${saying} M`, `${saying} m bluza`]) {
      const { match, narrowed, without } = await findProducts(pool, query, "pl");
      assert.deepEqual(
        [match?.total, narrowed?.filters.sizes, narrowed?.words, without],
        [before.match!.total, ["M"], "bluza", []],
        query,
      );
    }
    assert.deepEqual((await findProducts(pool, `buty ${saying} 43`, "pl")).narrowed?.filters.sizes, ["43"], saying);
    assert.equal(await found(`bluza ${saying} 9XL`), "hoodie last tee", "a size nobody has");
  }
  assert.equal(await found("bluza rozmiar"), "hoodie last tee", "a size still to be typed");
  assert.equal(await found("rozmiar 43"), await found("43"), "a size alone");
  assert.equal(await found("pokrowiec size"), String(named.productId), "what is called so");
});

test("a size is known however its letters are counted", async (t) => {
  const { productId } = await addProduct(pool, { handle: "duza", name: "Chusta Mgła", sizes: { XXL: 1, "3XL": 1 } });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  for (const [query, size] of [
    ["chusta 2xl", "XXL"],
    ["chusta xxl", "XXL"],
    ["chusta r. xxxl", "3XL"],
  ] as const)
    assert.deepEqual((await findProducts(pool, query, "pl")).narrowed?.filters.sizes, [size], query);
});

test("what people call a category otherwise finds what is in it, in every language; of a colour and a thing the thing is kept", async () => {
  for (const query of ["buty", "obuwie", "shoes", "footwear", "boty", "obuv"])
    assert.equal(await found(query), await found("buty"), query);
  for (const query of ["tee", "tshirt", "koszulka", "tričko", "triko"])
    assert.ok((await found(query)).includes("tee"), query);
  assert.deepEqual((await findProducts(pool, "czarne buty", "pl")).without, ["czarne"]);
  assert.equal(await found("czarne buty"), await found("buty"));
});

test("a word that only looks like another is not taken for it", async (t) => {
  const oil = await addProduct(pool, {
    handle: "olejek",
    name: "Olejek bez zapachu, bezzapachowy",
    categories: [places.buty],
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [oil.productId]));
  for (const query of ["bezka", "bezka bluza", "bezkowy", "zapachnidelko"])
    assert.ok(!((await findProducts(pool, query, "pl")).corrected ?? "").includes("bez"), query);
  assert.deepEqual(await findProducts(pool, "bezka", "pl"), {
    match: null,
    corrected: null,
    without: ["bezka"],
    unknown: ["bezka"],
    narrowed: null,
  });
});

test("a page beyond the end is empty and still knows how many there are", async () => {
  const { match } = await findProducts(pool, "bluza", "pl");
  assert.deepEqual(await rankedProducts(pool, match!, { page: 9, perPage: 24 }), { ids: [], total: 3 });
});

test("what can be bought comes first; names come before brands and categories, those before colours and descriptions; bestsellers first among equals", async (t) => {
  const made = [
    await addProduct(pool, {
      handle: "opis",
      name: "Szalik Mgła",
      description: { pl: "<p>Pasuje do kurtki wiatrówki.</p>" },
      categories: [places.odziez],
    }),
    await addProduct(pool, {
      handle: "kolor",
      name: "Komin Mgła",
      colour: { pl: "trawiasty" },
      categories: [places.odziez],
    }),
    await addProduct(pool, {
      handle: "nazwa-brak",
      name: "Trawiasty Plecak",
      sizes: { U: 0 },
      categories: [places.odziez],
      createdAt: "2026-05-01T10:00:00Z",
    }),
    await addProduct(pool, { handle: "nazwa", name: "Trawiasty Worek", categories: [places.odziez] }),
    await addProduct(pool, {
      handle: "nazwa-best",
      name: "Trawiasty Kosz",
      badges: ["bestseller"],
      categories: [places.odziez],
    }),
  ];
  for (const [index, name] of ["text", "colour", "soldOut", "name", "bestseller"].entries())
    names.set(made[index]!.productId, name);
  t.after(() =>
    pool.query("DELETE FROM products WHERE product_id = ANY ($1)", [made.map(({ productId }) => productId)]),
  );
  assert.equal(await found("trawiaste"), "bestseller name colour soldOut");
  assert.equal(await found("kostka"), "cap");
  assert.equal(await found("wiatrówka"), "text");
});

test("who asks for a size sees those that have it; who asks for nothing else, those that have sold it out last of all", async () => {
  assert.equal(await found("bluza l"), "");
  assert.equal(await found("l"), "hoodie");
  assert.equal(await found("nocny bieg s"), "hoodie tee");
  await pool.query("UPDATE variants SET quantity = 0 WHERE variant_id = $1", [products.hoodie.variants["S"]]);
  assert.equal(await found("nocny bieg s"), "tee");
  assert.equal(await found("s"), "tee hoodie");
  await pool.query("UPDATE variants SET quantity = 20 WHERE variant_id = $1", [products.hoodie.variants["S"]]);
});

test("looking for the best of many answers what weighing all of them answers", async () => {
  for (const query of ["bluza", "blu", "rampa", "nocny bieg", "odziez", "s", "bluza s"]) {
    const { match } = await findProducts(pool, query, "pl");
    for (const [page, perPage] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 24],
    ] as const) {
      assert.deepEqual(
        await rankedProducts(pool, match!, { page, perPage, many: 0 }),
        await rankedProducts(pool, match!, { page, perPage, many: Infinity }),
        `${query} ${page} ${perPage}`,
      );
    }
  }
});

test("the index follows the catalogue in the same transaction", async (t) => {
  const scarf = await addProduct(pool, {
    handle: "szal",
    name: "Szal Wrzos",
    description: { pl: "" },
    categories: [places.buty],
    manufacturer: makers.rampa,
  });
  names.set(scarf.productId, "scarf");
  t.after(() => pool.query("DELETE FROM products WHERE handle = 'szal'"));
  const says = async (query: string, expected: string) => assert.equal(await found(query), expected, query);
  await says("wrzos", "scarf");
  await pool.query("UPDATE products SET product_name = '{\"pl\": \"Chusta Lawenda\"}' WHERE handle = 'szal'");
  await says("wrzos", "");
  await says("chusta", "scarf");
  await pool.query("UPDATE products SET shown = false WHERE handle = 'szal'");
  await says("chusta", "");
  await pool.query("UPDATE products SET shown = true WHERE handle = 'szal'");
  await pool.query('UPDATE categories SET category_name = \'{"pl": "Obuwie"}\' WHERE category_id = $1', [places.buty]);
  await says("obuwie lawenda", "scarf");
  await pool.query("UPDATE manufacturers SET manufacturer_name = 'Pochylnia' WHERE manufacturer_id = $1", [
    makers.rampa,
  ]);
  await says("pochylnia lawenda", "scarf");
  await pool.query("UPDATE variants SET sku = 'CHU-77' WHERE product_id = $1", [scarf.productId]);
  await says("chu 77", "scarf");
  await pool.query("DELETE FROM product_categories WHERE product_id = $1", [scarf.productId]);
  assert.equal((await findProducts(pool, "obuwie lawenda", "pl")).without.length, 1);
  await pool.query('UPDATE categories SET category_name = \'{"pl": "Buty", "en": "Shoes"}\' WHERE category_id = $1', [
    places.buty,
  ]);
  await pool.query("UPDATE manufacturers SET manufacturer_name = 'Rampa' WHERE manufacturer_id = $1", [makers.rampa]);
});

test("words are counted by the products that have them, and gone with the last; nothing waits outside a transaction", async () => {
  const { rows: wrong } = await pool.query(
    `SELECT coalesce(w.word, d.word) AS word, w.used, w.named, d.used, d.named FROM search_words w FULL JOIN (
       SELECT t.lexeme AS word, count(*)::int AS used, count(*) FILTER (WHERE n.lexeme IS NOT NULL)::int AS named FROM search_products p JOIN search_texts x USING (product_id),
         unnest(x.document) t LEFT JOIN LATERAL unnest(p.named) n ON n.lexeme = t.lexeme GROUP BY 1
     ) d ON d.word = w.word WHERE (w.used, w.named) IS DISTINCT FROM (d.used, d.named)`,
  );
  assert.deepEqual(wrong, []);
  assert.equal((await pool.query("SELECT FROM search_touched")).rowCount, 0);
});

test("whatever names a product is in its texts, too", async () => {
  const { rows } = await pool.query(
    "SELECT p.product_id FROM search_products p LEFT JOIN search_texts x USING (product_id) WHERE NOT coalesce(tsvector_to_array(x.document) @> tsvector_to_array(p.named), false)",
  );
  assert.deepEqual(rows, []);
});

test("what a product offers follows its stock, its variants and its attributes", async (t) => {
  const { productId, variants } = await addProduct(pool, {
    handle: "oferta",
    name: "Czapka Mróz",
    sizes: { S: 1, XL: 1 },
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  const {
    rows: [attribute],
  } = await pool.query<{ attribute_id: number }>("SELECT attribute_id FROM product_attributes WHERE product_id = $1", [
    productId,
  ]);
  const offers = async (inStock: boolean, offered: string[], soldOut: string[]) => {
    const { rows } = await pool.query("SELECT in_stock, offered, sold_out FROM search_products WHERE product_id = $1", [
      productId,
    ]);
    assert.deepEqual(rows, [
      { in_stock: inStock, offered: offered.map((size) => `${attribute!.attribute_id} ${size}`), sold_out: soldOut },
    ]);
  };
  await offers(true, ["S", "XL"], []);
  await pool.query("UPDATE variants SET quantity = 0 WHERE variant_id = $1", [variants["XL"]]);
  await offers(true, ["S"], ["xl"]);
  await pool.query("UPDATE variants SET shown = false WHERE variant_id = $1", [variants["S"]]);
  await offers(false, [], ["xl"]);
  await pool.query("UPDATE variants SET quantity = 3 WHERE variant_id = $1", [variants["XL"]]);
  await offers(true, ["XL"], []);
  await pool.query("DELETE FROM product_attributes WHERE product_id = $1", [productId]);
  await offers(true, [], []);
});

test("a word that comes to stand with a better weight is known to stand there", async (t) => {
  const { productId } = await addProduct(pool, { handle: "lepsze", name: "Worek Mgła", colour: { pl: "turkusowy" } });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  const best = async () =>
    (await pool.query<{ best: string }>("SELECT best FROM search_words WHERE word = 'turkusowy'")).rows[0]?.best;
  assert.equal(await best(), "C");
  await pool.query('UPDATE products SET product_name = \'{"pl": "Worek Turkusowy"}\' WHERE product_id = $1', [
    productId,
  ]);
  assert.equal(await best(), "A");
});

test("of two orders that each take a last size, the later sees the product sold out", async (t) => {
  const { productId, variants } = await addProduct(pool, {
    handle: "ostatnie-dwa",
    name: "Rękawica Szron",
    sizes: { S: 1, M: 1 },
  });
  t.after(() => pool.query("DELETE FROM products WHERE product_id = $1", [productId]));
  const [one, other] = [await pool.connect(), await pool.connect()];
  const take = (client: typeof one, size: string) =>
    client.query("UPDATE variants SET quantity = 0 WHERE variant_id = $1", [variants[size]]);
  await Promise.all([one.query("BEGIN"), other.query("BEGIN")]);
  await take(one, "S");
  const second = take(other, "M");
  await Promise.all([one.query("COMMIT"), second]);
  await other.query("COMMIT");
  one.release();
  other.release();
  const { rows } = await pool.query<{ in_stock: boolean; offered: string[]; sold_out: string[] }>(
    "SELECT in_stock, offered, sold_out FROM search_products WHERE product_id = $1",
    [productId],
  );
  assert.deepEqual(
    rows.map((row) => ({ ...row, sold_out: row.sold_out.toSorted() })),
    [{ in_stock: false, offered: [], sold_out: ["m", "s"] }],
  );
});

test("the database folds words as a query is folded", async () => {
  const texts = [
    "Żółta łódź",
    'T-shirt & 8,25 "',
    "ČEPICE Křída Ž",
    "Straße ærø 99A",
    "USB-C 52-54",
    "<b>Bluza</b>&nbsp;ąćęłńóśźż ěščřžýáíéúů",
  ];
  for (const text of texts) {
    const { rows } = await pool.query<{ word: string }>("SELECT DISTINCT word FROM search_tokens($1) ", [text]);
    const asked = searchWords(text.replace(/<[^>]*>|&\w+;/g, " ")).map(({ word }) => word);
    const known = new Set(rows.map(({ word }) => word));
    for (const word of asked) assert.ok(known.has(word), `${word} of ${text}: ${[...known].join(" ")}`);
    for (const word of known) assert.equal(folded(word), word);
  }
});

test("whatever is typed is answered", async () => {
  for (const query of [
    "",
    " ",
    "%",
    "_",
    "'; DROP TABLE products; --",
    "<script>alert(1)</script>",
    "\0",
    "\ud800",
    "\u{1F9E2}\u{1F525}",
    "مرحبا بالعالم",
    "a".repeat(5000),
    "& | ! ( ) :*",
    "\\",
    "'",
    "8.25.1",
    "1".repeat(300),
    "x ".repeat(2500),
  ]) {
    const { match } = await findProducts(pool, query, "pl");
    if (match !== null) await rankedProducts(pool, match, { page: 1, perPage: 24 });
  }
  assert.equal((await pool.query("SELECT FROM products")).rowCount, 6);
});

async function found(query: string): Promise<string> {
  const { match } = await findProducts(pool, query, "pl");
  if (match === null) return "";
  const { ids, total } = await rankedProducts(pool, match, { page: 1, perPage: 48 });
  assert.equal(total, ids.length);
  return ids.map((id) => names.get(id) ?? id).join(" ");
}
