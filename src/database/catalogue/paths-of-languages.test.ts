import assert from "node:assert/strict";
import { before, test } from "node:test";
import { addPlaces, addProduct, places } from "../../../test/builders/catalogue.ts";
import { testDatabase } from "../../../test/database.ts";
import { pathsIn, reservedSegments } from "../../contract/paths.ts";
import type { Said } from "../../domain/language.ts";
import { entityAt, type EntityKind, pathsAmong, pathsInLanguages, rememberEarlierPaths, savePaths } from "./paths.ts";

const { pool } = await testDatabase();
before(() => addPlaces(pool));

let made = 0;

/** Puts a product of a name into the shop; returns its id. */
async function product(name: string | Said): Promise<number> {
  made += 1;
  return (await addProduct(pool, { handle: `towar-${made}`, name })).productId;
}

async function pathsOf(entityId: number, kind: EntityKind = "product") {
  return (await pathsInLanguages(pool, [{ kind, entity_id: entityId }])).get(`${kind}:${entityId}`);
}

async function rename(productId: number, name: Said): Promise<void> {
  await pool.query("UPDATE products SET product_name = $2 WHERE product_id = $1", [productId, JSON.stringify(name)]);
}

async function renameCategory(id: number, name: Said): Promise<void> {
  await pool.query("UPDATE categories SET category_name = $2 WHERE category_id = $1", [id, JSON.stringify(name)]);
}

test("a path in another language follows from the name there, or the Polish one where none was written", async () => {
  const id = await product({ pl: "Bluza żółta", en: "Yellow hoodie", cz: "Žlutá mikina ŘŮŽ" });
  assert.deepEqual(await pathsOf(id), {
    pl: `towar-${made}/`,
    en: "en/yellow-hoodie/",
    cz: "cz/zluta-mikina-ruz/",
  });
  const polish = await product("Łódź Ścieżka & Œuvre ﬁn Straße e\u0301te\u0301");
  assert.deepEqual(await pathsOf(polish), {
    pl: `towar-${made}/`,
    en: "en/lodz-sciezka-oeuvre-fin-strasse-ete/",
    cz: "cz/lodz-sciezka-oeuvre-fin-strasse-ete/",
  });
});

test("of several of one name the first has it alone, and each of the others has its number behind it", async () => {
  const { rows } = await pool.query<{ id: number }>(
    `WITH added AS (INSERT INTO products (handle, product_name, manufacturer_id, real_price)
       SELECT 'trojka-' || n, '{"pl": "Trójka", "en": "Three"}', 9, 100 FROM generate_series(1, 3) n RETURNING product_id, handle)
     INSERT INTO paths (path, kind, entity_id) SELECT handle || '/', 'product', product_id FROM added RETURNING entity_id AS id`,
  );
  const [first, second, third] = rows.map(({ id }) => id).toSorted((a, b) => a - b) as [number, number, number];
  for (const [id, number] of [
    [first, ""],
    [second, `-${second}`],
    [third, `-${third}`],
  ] as const) {
    assert.equal((await pathsOf(id))!.en, `en/three${number}/`);
    assert.equal((await pathsOf(id))!.cz, `cz/trojka${number}/`);
  }
  const taken = await product(`Three ${third + 2}`);
  assert.equal((await pathsOf(taken))!.en, `en/three-${third + 2}/`);
  const [late] = [await product("Three")];
  assert.equal(late, third + 2, "its number is what another is called");
  assert.equal((await pathsOf(late))!.en, `en/three-${late}-2/`);
});

test("what the shop needs itself is no name of a product, a category or what lies below it", async () => {
  const sale = await product({ pl: "Wyprzedaż", en: "Sale", cz: "Výprodej" });
  assert.deepEqual(await pathsOf(sale), {
    pl: `towar-${made}/`,
    en: `en/sale-${sale}/`,
    cz: `cz/vyprodej-${sale}/`,
  });
  await pool.query(
    `INSERT INTO categories (category_id, category_parent_id, category_name, category_url) VALUES
       (401, 177, '{"pl": "Kontakt", "en": "Contact"}', 'styk'), (402, 401, '{"pl": "Sale", "en": "Sale"}', 'sale')`,
  );
  await savePaths(pool, [
    { path: "styk/", kind: "category", entity_id: 401 },
    { path: "styk/sale/", kind: "category", entity_id: 402 },
  ]);
  assert.equal((await pathsOf(401, "category"))!.en, "en/contact-401/");
  assert.equal((await pathsOf(402, "category"))!.en, "en/contact-401/sale/");
});

test("who is renamed moves, and the way back leads there too; a number behind the name is no reason to move", async () => {
  const id = await product({ pl: "Koszula", en: "Shirt", cz: "Košile" });
  const another = await product({ pl: "Koszula", en: "Shirt", cz: "Košile" });
  await rename(id, { pl: "Koszula", en: "Linen shirt", cz: "Košile" });
  assert.deepEqual(await pathsOf(id), { pl: `towar-${made - 1}/`, en: "en/linen-shirt/", cz: "cz/kosile/" });
  assert.deepEqual(await entityAt(pool, "en/Shirt"), {
    path: "en/linen-shirt/",
    kind: "product",
    entity_id: id,
    lan_id: 2,
  });
  await rename(another, { pl: "Koszula", en: "Shirt!", cz: "Košile" });
  assert.equal((await pathsOf(another))!.en, `en/shirt-${another}/`, "it keeps what it has");
  await rename(id, { pl: "Koszula", en: "Shirt", cz: "Košile" });
  assert.equal((await pathsOf(id))!.en, "en/shirt/");
  assert.equal((await entityAt(pool, "en/linen-shirt/"))!.path, "en/shirt/");
});

test("a category takes all below it along", async () => {
  assert.deepEqual(await pathsOf(places.koszulki, "category"), {
    pl: "Odziez/bluzy/koszulki/",
    en: "en/clothing/sweatshirts/tees/",
    cz: "cz/obleceni/mikiny/tricka/",
  });
  await renameCategory(places.odziez, { pl: "Odzież", en: "Wear &amp; <b>more</b>", cz: "Oblečení" });
  assert.equal((await pathsOf(places.odziez, "category"))!.en, "en/wear-more/");
  assert.equal((await pathsOf(places.koszulki, "category"))!.en, "en/wear-more/sweatshirts/tees/");
  assert.equal((await pathsOf(places.koszulki, "category"))!.cz, "cz/obleceni/mikiny/tricka/");
  for (const earlier of ["en/clothing/", "en/clothing/sweatshirts/", "en/clothing/sweatshirts/tees"])
    assert.equal((await entityAt(pool, earlier))!.path, earlier.replace("clothing", "wear-more").replace(/\/?$/, "/"));
});

test("however deep a category lies, and however alike the names above it, it has a path of its own", async () => {
  const name = JSON.stringify({ pl: "długa ".repeat(20) });
  await pool.query(
    `INSERT INTO categories (category_id, category_parent_id, category_name, category_url)
     SELECT 500 + n, CASE n WHEN 0 THEN 177 ELSE 499 + n END, $1::jsonb, 'g' FROM generate_series(0, 11) n`,
    [name],
  );
  await savePaths(
    pool,
    Array.from({ length: 12 }, (_, n) => ({ path: `g-${n}/`, kind: "category" as const, entity_id: 500 + n })),
  );
  for (let id = 500; id < 512; id += 1) {
    const { en } = (await pathsOf(id, "category"))!;
    assert.match(en, /^en(\/[a-z0-9-]+)+\/$/);
    assert.equal((await entityAt(pool, en))!.entity_id, id);
  }
});

test("a brand's path follows its Polish one, and a page's its name", async () => {
  assert.deepEqual(await pathsOf(12, "manufacturer"), { pl: "kostka/", en: "en/kostka/", cz: "cz/kostka/" });
  await savePaths(pool, [{ path: "kostka-studio/", kind: "manufacturer", entity_id: 12 }]);
  assert.deepEqual(await pathsOf(12, "manufacturer"), {
    pl: "kostka-studio/",
    en: "en/kostka-studio/",
    cz: "cz/kostka-studio/",
  });
  await pool.query(
    `INSERT INTO pages (page_id, page_name, content) VALUES (1, '{"pl": "Zwroty", "en": "Returns", "cz": "Vrácení"}', '{"pl": ""}')`,
  );
  await savePaths(pool, [{ path: "page/zwroty.html", kind: "page", entity_id: 1 }]);
  assert.deepEqual(await pathsOf(1, "page"), {
    pl: "page/zwroty.html",
    en: "en/page/returns.html",
    cz: "cz/page/vraceni.html",
  });
});

test("a name of other letters alone is a number, and one without an end has one", async () => {
  const cyrillic = await product("Куртка");
  assert.equal((await pathsOf(cyrillic))!.en, `en/product-${cyrillic}/`);
  const long = await product({ pl: "Długa", en: "very ".repeat(2000), cz: "ž".repeat(10_000) });
  assert.equal((await pathsOf(long))!.en, `en/${"very-".repeat(16).slice(0, 79)}/`);
  assert.equal((await pathsOf(long))!.cz, `cz/${"z".repeat(80)}/`);
});

test("a path that was given stays, whatever the name becomes, and one that is another's is refused", async () => {
  const id = await product({ pl: "Czapka", en: "Cap" });
  const another = await product({ pl: "Szalik", en: "Scarf" });
  await savePaths(pool, [{ path: "en/best-cap/", kind: "product", entity_id: id }]);
  await rename(id, { pl: "Czapka", en: "Other cap" });
  assert.equal((await pathsOf(id))!.en, "en/best-cap/");
  assert.equal((await entityAt(pool, "en/cap/"))!.path, "en/best-cap/");
  await assert.rejects(savePaths(pool, [{ path: "en/Best-cap", kind: "product", entity_id: another }]), {
    code: "23505",
  });
});

test("no path begins with what looks like a language and is none", async () => {
  for (const path of ["en", "cz/", "EN/czapka/", "Cz/czapka/"])
    await assert.rejects(savePaths(pool, [{ path, kind: "product", entity_id: 1 }]), { code: "23514" }, path);
});

test("the database gives no path that the shop needs itself", async () => {
  const { rows } = await pool.query<{ reserved: string[] }>("SELECT reserved_segments() AS reserved");
  const own = [pathsIn.en, pathsIn.cz].flatMap((paths) => Object.values(paths).map((path) => path.split("/")[2]!));
  assert.deepEqual(
    [...reservedSegments, ...own.filter(Boolean)].filter((segment) => !rows[0]!.reserved.includes(segment)),
    [],
  );
});

test("paths are told by language, and other shops' addresses lead to the language they were in", async () => {
  const id = await product({ pl: "Rękawice", en: "Gloves", cz: "Rukavice" });
  await rememberEarlierPaths(pool, [
    { path: "en/12-gloves.html", kind: "product", entity_id: id },
    { path: "12-rekawice.html", kind: "product", entity_id: id },
  ]);
  assert.equal((await entityAt(pool, "en/12-gloves.html"))!.path, "en/gloves/");
  assert.equal((await entityAt(pool, "12-rekawice.html"))!.path, `towar-${made}/`);
  assert.deepEqual(
    (await pathsAmong(pool, { paths: [], facts: [`product:${id}`] })).map(({ path, lan_id }) => [path, lan_id]),
    [
      [`towar-${made}/`, 1],
      ["en/gloves/", 2],
      ["cz/rukavice/", 6],
    ],
  );
  assert.equal(await pathsOf(9_999), undefined);
});
