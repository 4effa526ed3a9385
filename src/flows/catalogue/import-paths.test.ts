import assert from "node:assert/strict";
import { Readable, Writable } from "node:stream";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { entityAt, savePaths } from "../../database/catalogue/paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { removeDrafts } from "../../database/content/information-pages.ts";
import { ownMigrations } from "../../database/migrate.ts";
import { beginRestore, endRestore } from "../../database/restore-rows.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../../integrations/catalogue-files/write-bruk.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { writePageDrafts } from "../content/write-page-drafts.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importCatalogue, type Imported } from "./import-catalogue.ts";

const goods = `kind,handle,name_pl,name_en,url,url_en,url_cz,manufacturer,categories,price,quantity
category,odziez,Odzież,Clothing,odziez/,,,,,,
category,odziez/bluzy,Bluzy,Hoodies,,warm-hoodies/,,,,,
category,naglowek,Nagłówek,Heading,-,,,,,,
manufacturer,,Rampa,,rampa/,en/ramp,,,,,
product,bluza,Bluza,Hoodie,,,/cz/mikina,Rampa,odziez/bluzy,199,1
product,bluza-druga,Bluza,Hoodie,,,,Kostka,nowe,199,1
`;

test("a file says paths with the language in front or without; where it says none they follow from the names", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  const second = Number(
    (await pool.query("SELECT product_id FROM products WHERE handle = 'bluza-druga'")).rows[0].product_id,
  );
  assert.deepEqual(await paths(pool), {
    Odzież: ["odziez/", "en/clothing/", "cz/odziez/"],
    Bluzy: ["odziez/bluzy/", "en/warm-hoodies/", "cz/odziez/bluzy/"],
    Nowe: ["nowe/", "en/nowe/", "cz/nowe/"],
    Rampa: ["rampa/", "en/ramp/", "cz/rampa/"],
    Kostka: ["kostka/", "en/kostka/", "cz/kostka/"],
    bluza: ["bluza/", "en/hoodie/", "cz/mikina/"],
    "bluza-druga": ["bluza-druga/", `en/hoodie-${second}/`, "cz/bluza/"],
  });
  assert.equal((await pool.query("SELECT FROM earlier_paths")).rowCount, 0, "nothing was anywhere before");
});

test("an export has every path; brought in again it changes nothing, and elsewhere it makes the same ones", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  const file = await written(pool);
  assert.match(file, /,odziez\/bluzy\/,en\/warm-hoodies\/,cz\/odziez\/bluzy\/,/);
  assert.match(file, /^category,naglowek,Nagłówek,Heading,,'-,,,/m);
  const before = await rows(pool);
  await brought(pool, file);
  assert.deepEqual(await rows(pool), before);

  const { pool: elsewhere } = await testDatabase(t);
  await elsewhere.query("SELECT setval(pg_get_serial_sequence('products', 'product_id'), 5000)");
  await brought(elsewhere, file);
  assert.equal(await written(elsewhere), file);
  assert.equal((await elsewhere.query("SELECT FROM earlier_paths")).rowCount, 0);
  const given = 'SELECT path FROM paths WHERE given AND lan_id <> 1 ORDER BY path COLLATE "C"';
  assert.deepEqual(
    (await elsewhere.query(given)).rows.map(({ path }) => path),
    ["cz/mikina/", "en/ramp/", "en/warm-hoodies/"],
    "what a name says anyway goes on following it",
  );
});

test("a renamed thing moves, unless its path is said; an empty cell lets it follow again", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  await brought(
    pool,
    "kind,handle,name_en\ncategory,odziez,Wear\ncategory,odziez/bluzy,Sweats\nproduct,bluza,Jumper\n",
  );
  const renamed = await paths(pool);
  assert.deepEqual(renamed["Odzież"], ["odziez/", "en/wear/", "cz/odziez/"]);
  assert.deepEqual(renamed["Bluzy"], ["odziez/bluzy/", "en/warm-hoodies/", "cz/odziez/bluzy/"]);
  assert.deepEqual(renamed["bluza"], ["bluza/", "en/jumper/", "cz/mikina/"]);
  assert.equal((await entityAt(pool, "en/hoodie"))!.path, "en/jumper/");

  await brought(pool, "kind,handle,url_en\ncategory,odziez/bluzy,\nproduct,bluza,\n");
  assert.equal((await paths(pool))["Bluzy"]![1], "en/wear/sweats/");
  assert.equal((await entityAt(pool, "en/warm-hoodies/"))!.path, "en/wear/sweats/");

  const kept = "kind,handle,name_en,url_en\ncategory,odziez,Clothes,wear/\nproduct,bluza,Pullover,jumper/\n";
  await brought(pool, kept);
  const said = await paths(pool);
  assert.deepEqual([said["Odzież"]![1], said["bluza"]![1]], ["en/wear/", "en/jumper/"], "the file's word holds");
  const before = await rows(pool);
  await brought(pool, kept);
  assert.deepEqual(await rows(pool), before, "the same file again changes nothing");
  await brought(pool, "kind,handle,name_en\nproduct,bluza,Sweater\n");
  assert.equal((await paths(pool))["bluza"]![1], "en/jumper/", "it was given");
});

test("a brand's paths follow its Polish one; one without a page has none at all", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  await brought(
    pool,
    "kind,handle,name_pl,url\nmanufacturer,,Rampa,rampa-studio/\nmanufacturer,,Kostka,kostki/\ncategory,odziez,Odzież,-\n",
  );
  const moved = await paths(pool);
  assert.deepEqual(moved["Rampa"], ["rampa-studio/", "en/ramp/", "cz/rampa-studio/"]);
  assert.deepEqual(moved["Kostka"], ["kostki/", "en/kostki/", "cz/kostki/"]);
  assert.equal(moved["Odzież"], undefined);
  assert.equal(await entityAt(pool, "en/clothing/"), null);
});

test("two things may change their paths in one file", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  await brought(
    pool,
    "kind,handle,url_en\nproduct,bluza,a\nproduct,bluza-druga,b\ncategory,odziez,x\ncategory,nowe,y\n",
  );
  await brought(
    pool,
    "kind,handle,url_en\nproduct,bluza,b\nproduct,bluza-druga,a\ncategory,odziez,y\ncategory,nowe,x\n",
  );
  const now = await paths(pool);
  assert.deepEqual(
    ["bluza", "bluza-druga", "Odzież", "Nowe"].map((name) => now[name]![1]),
    ["en/b/", "en/a/", "en/y/", "en/x/"],
  );
});

test("a path that is no path, another's or the shop's own is refused with its row, and nothing changes", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  const before = await rows(pool);
  const refused: [file: string, row: number, column: string | undefined, text: RegExp][] = [
    ["kind,handle,url_en\nproduct,bluza,a b\n", 2, "url_en", /^'a b\/' is no path/],
    ["kind,handle,url_cz\nproduct,bluza,user/x\n", 2, "url_cz", /begins with 'user', which the shop needs itself/],
    ["kind,handle,url_cz\nproduct,bluza,en/mikina\n", 2, "url_cz", /begins with 'en', which the shop needs itself/],
    ["kind,handle,url_en\nproduct,bluza,sale\n", 2, "url_en", /'en\/sale\/' begins with what the shop needs itself/],
    ["kind,handle,url_en\nproduct,bluza,Clothing\n", 2, "url_en", /'en\/Clothing\/' belongs to something else already/],
    ["kind,handle,url_en\ncategory,odziez,x\nproduct,bluza,X\n", 3, "url_en", /belongs to something else already/],
    ["kind,handle,url_en\nproduct,bluza,x\nproduct,bluza-druga,x\n", 3, "url_en", /belongs to something else already/],
    ["kind,handle,url_en\ncategory,naglowek,x\n", 2, "url_en", /is of a heading of the menu, which has no page/],
    ["kind,handle,url,url_en\ncategory,naglowek,-,x\n", 2, undefined, /A heading of the menu without a page/],
  ];
  for (const [file, row, column, text] of refused) {
    const result = await bring(pool, file);
    assert.equal(result.kind, "refused", file);
    assert.equal(result.problems.length, 1, file);
    assert.deepEqual([result.problems[0]!.row, result.problems[0]!.column], [row, column], file);
    assert.match(result.problems[0]!.text, text);
    assert.deepEqual(await rows(pool), before, file);
  }
});

test("whoever gets another path is told of: its own cache tag, or the menu", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  const tags = async (file: string) => {
    const cursor = await cacheTagsNow(pool);
    await brought(pool, file);
    return (await cacheTagsSince(pool, cursor)).facts.toSorted();
  };
  const { rows: ids } = await pool.query<{ id: number }>(
    "SELECT product_id AS id FROM products WHERE handle = 'bluza' UNION ALL SELECT category_id FROM categories WHERE category_url = 'odziez' UNION ALL SELECT manufacturer_id FROM manufacturers WHERE manufacturer_name = 'Rampa'",
  );
  const [product, category, brand] = ids.map(({ id }) => id);
  assert.deepEqual(await tags("kind,handle,url_en\nproduct,bluza,a\n"), [`product:${product}`]);
  assert.deepEqual(await tags("kind,handle,url_cz\ncategory,odziez,b\n"), [`category:${category}`, "menu"]);
  assert.deepEqual(await tags("kind,handle,name_pl,url_cz\nmanufacturer,,Rampa,x\n"), [
    `manufacturer:${brand}`,
    "menu",
  ]);
  assert.deepEqual(await tags("kind,handle,url_en\nproduct,bluza,a\n"), []);
});

test("whatever has a Polish path has one in each language, whichever way it came into the shop", async (t) => {
  const { pool } = await testDatabase(t);
  await brought(pool, goods);
  await writePageDrafts(pool, sanitise);
  await assertAllNamed(pool);
  await removeDrafts(pool);
  await assertAllNamed(pool);
  assert.equal((await pool.query("SELECT FROM paths WHERE kind = 'page'")).rowCount, 0);
  await pool.query(`INSERT INTO pages (page_id, page_name, content) VALUES (900, '{"pl": "Nowa"}', '{"pl": ""}')`);
  await savePaths(pool, [{ path: "page/nowa.html", kind: "page", entity_id: 900 }]);
  await assertAllNamed(pool);
});

test("a shop of an earlier version gets the paths of the other languages; what stood where they begin moves aside", async (t) => {
  const { pool } = await testDatabase(t);
  const early = ownMigrations()
    .map(({ name }) => name)
    .filter((name) => name < "059");
  await inTransaction(pool, async (db) => {
    const restoring = await beginRestore(db, early);
    await db.query(`
      INSERT INTO shop DEFAULT VALUES;
      INSERT INTO manufacturers (manufacturer_id, manufacturer_name, manufacturer_url) VALUES (1, 'En', 'en'), (2, 'Rampa', 'rampa');
      INSERT INTO products (product_id, handle, product_name, manufacturer_id, real_price) VALUES (1, 'a', '{"pl": "Żółta", "en": "Yellow"}', 1, 100), (2, 'b', '{"pl": "Żółta", "en": "Yellow"}', 1, 100);
      INSERT INTO paths (path, kind, entity_id) VALUES ('en/', 'manufacturer', 1), ('en-2/', 'manufacturer', 2), ('EN/yellow/', 'product', 1), ('b/', 'product', 2);
      INSERT INTO earlier_paths (spelling, path, kind, entity_id) VALUES ('en/12-yellow.html', 'en/12-yellow.html', 'product', 2), ('dawna', 'dawna/', 'product', 2)`);
    await endRestore(db, restoring, []);
  });
  await assertAllNamed(pool);
  const leads = async (path: string) => (await entityAt(pool, path))?.path;
  assert.deepEqual(await leads("en/"), "en-3/");
  assert.deepEqual(
    (await pool.query("SELECT manufacturer_url FROM manufacturers ORDER BY 1")).rows.map((row) => row.manufacturer_url),
    ["en-3", "rampa"],
  );
  assert.equal(await leads("cz/en-3"), "cz/en-3/");
  assert.equal(await leads("EN-2/yellow/"), "EN-2/yellow/");
  assert.equal((await entityAt(pool, "en/yellow/"))!.entity_id, 1);
  assert.equal(await leads("en/12-yellow.html"), "en/yellow-2/");
  assert.equal(await leads("dawna/"), "b/");
});

async function bring(pool: Pool, file: string): Promise<Imported> {
  const { catalogue } = await readCatalogue(Readable.from([Buffer.from(file)]), {
    now: new Date("2026-11-26T12:00:00Z"),
  });
  return importCatalogue(pool, catalogue, { check: false, sanitise, pictures: async () => [] });
}

async function brought(pool: Pool, file: string): Promise<void> {
  const result = await bring(pool, file);
  assert.equal(result.kind, "imported", JSON.stringify(result));
}

async function written(pool: Pool): Promise<string> {
  const parts: string[] = [];
  const out = new Writable({
    write(part, _, done) {
      parts.push(String(part));
      done();
    },
  });
  await exportCatalogue(pool, await openBrukFile(out));
  return parts.join("");
}

/** Returns, by name or handle, the Polish, English and Czech path of everything that has one. */
async function paths(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: found } = await pool.query<{ name: string; paths: string[] }>(
    `SELECT coalesce(handle, manufacturer_name, category_name ->> 'pl') AS name, array_agg(path ORDER BY lan_id) AS paths FROM paths
     LEFT JOIN products ON kind = 'product' AND product_id = entity_id LEFT JOIN manufacturers m ON kind = 'manufacturer' AND m.manufacturer_id = entity_id
     LEFT JOIN categories ON kind = 'category' AND category_id = entity_id WHERE kind <> 'page' GROUP BY 1`,
  );
  return Object.fromEntries(found.map((row) => [row.name, row.paths]));
}

/** Every row of the paths, also when it was written. */
async function rows(pool: Pool): Promise<unknown[]> {
  return (await pool.query("SELECT *, xmin::text FROM paths ORDER BY path")).rows;
}

async function assertAllNamed(pool: Pool): Promise<void> {
  const { rows: wrong } = await pool.query(
    "SELECT kind, entity_id, array_agg(lan_id ORDER BY lan_id) AS languages FROM paths GROUP BY kind, entity_id HAVING array_agg(lan_id ORDER BY lan_id) <> '{1,2,6}'",
  );
  assert.deepEqual(wrong, []);
  assert.ok((await pool.query("SELECT FROM paths")).rowCount! > 0);
}
