import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { testDatabase } from "../../../test/database.ts";
import { type ProductsImported, withoutCounts } from "../../../test/builders/without-counts.ts";
import type { Pool } from "../../database/connect.ts";
import { readCatalogue, readCatalogueFile } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { importCatalogue } from "./import-catalogue.ts";

const now = new Date("2026-06-01T12:00:00Z");

test("errors of the file and of the catalogue are told together by row, and nothing is changed", async (t) => {
  const { pool } = await testDatabase(t);
  const there = async () =>
    (
      await pool.query(
        "SELECT (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM categories) AS categories, (SELECT count(*) FROM changed_facts) AS facts",
      )
    ).rows;
  const before = await there();
  const result = await bringText(
    pool,
    [
      "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty",
      "a,A,Size,S,abc,1",
      "a,,,S,70,1",
      "b,B,Title,Default Title,0,1",
      ",,,M,70,1",
      "c,C,Title,Default Title,70,1.5",
      "d,D,Title,Default Title,70,1",
    ].join("\n"),
  );
  assert.equal(result.kind, "refused");
  assert.deepEqual(result.kind === "refused" && result.problems.map(({ row, text }) => `${row}: ${text}`), [
    "2: 'abc' is no price like 149.99.",
    "3: The variant 'S' stands in row 2 already.",
    "4: A price must be above 0 and at most 1000000.00 PLN.",
    "5: The row has neither a handle nor a title.",
    "6: '1.5' is no whole number of pieces like 12.",
  ]);
  assert.deepEqual(await there(), before);
});

test("a new price in a file is a new price in the history, and only that product's cache tag", async (t) => {
  const { pool } = await testDatabase(t);
  const file = (price: string) =>
    `kind,handle,name_pl,manufacturer,categories,price,quantity\nproduct,a,A,Zygzak,bluzy,"${price}",3\nproduct,b,B,Zygzak,bluzy,50,3\n`;
  await bringText(pool, file("149,99 zł"));
  await pool.query("DELETE FROM changed_facts");
  assert.deepEqual(await bringText(pool, file("129,99 zł")), {
    kind: "imported",
    created: 0,
    changed: 1,
    unchanged: 1,
  });
  assert.deepEqual(
    (
      await pool.query(
        "SELECT product_id, h.real_price FROM price_history h JOIN variants USING (variant_id) ORDER BY price_id",
      )
    ).rows,
    [
      { product_id: 1, real_price: 14999 },
      { product_id: 2, real_price: 5000 },
      { product_id: 1, real_price: 12999 },
    ],
  );
  assert.deepEqual((await pool.query("SELECT fact FROM changed_facts")).rows, [{ fact: "product:1" }]);
});

test("a WooCommerce file makes categories under the known ones and paths from names", async (t) => {
  const { pool } = await testDatabase(t);
  await bringText(pool, "kind,handle,name_pl,url\ncategory,Odziez,Odzież,Odziez/\n");
  await bringText(
    pool,
    'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Categories\n7,simple,SKU-7,Bluza Łąka,1,1,4,"149,00","Odzież > Bluzy & co"\n',
  );
  assert.deepEqual(
    (
      await pool.query(
        "SELECT category_name ->> 'pl' AS name, category_parent_id AS parent, path FROM categories LEFT JOIN paths ON kind = 'category' AND entity_id = category_id AND lan_id = 1 ORDER BY category_id",
      )
    ).rows,
    [
      { name: "Sklep", parent: null, path: null },
      { name: "Odzież", parent: 177, path: "Odziez/" },
      { name: "Bluzy &amp; co", parent: 178, path: "odziez/bluzy-co/" },
    ],
  );
  assert.deepEqual(
    (
      await pool.query(
        "SELECT handle, path FROM products JOIN paths ON kind = 'product' AND entity_id = product_id AND lan_id = 1",
      )
    ).rows,
    [{ handle: "SKU-7", path: "bluza-laka/" }],
  );
});

const real = join(import.meta.dirname, "../../../../shared/real/shopify-apparel.csv");
test(
  "Shopify's own sample file twice: the second time no row of the shop is touched",
  { skip: existsSync(real) ? false : "the sample file is not on this machine" },
  async (t) => {
    const { pool } = await testDatabase(t);
    const bring = async () =>
      withoutCounts(
        await importCatalogue(pool, (await readCatalogueFile(real, { now })).catalogue, {
          check: false,
          sanitise,
          pictures: async () => [],
        }),
      );
    const versions = async () =>
      (
        await pool.query(
          "SELECT 'p', ctid::text, xmin::text FROM products UNION ALL SELECT 'v', ctid::text, xmin::text FROM variants UNION ALL SELECT 'h', ctid::text, xmin::text FROM price_history UNION ALL SELECT 'f', ctid::text, xmin::text FROM changed_facts UNION ALL SELECT 'c', ctid::text, xmin::text FROM categories ORDER BY 1, 2",
        )
      ).rows;
    assert.deepEqual(await bring(), { kind: "imported", created: 20, changed: 0, unchanged: 0 });
    const before = await versions();
    assert.deepEqual(await bring(), { kind: "imported", created: 0, changed: 0, unchanged: 20 });
    assert.deepEqual(await versions(), before);
  },
);

test("orders that take stock while an import runs neither wait for ever nor are forgotten", async (t) => {
  const { pool } = await testDatabase(t);
  const file = (stock: number) =>
    `kind,handle,name_pl,price,quantity,attribute1_pl\nproduct,a,A,50,,Rozmiar\n${["S", "M", "L", "XL"].map((size) => `variant,a,,,${stock},${size}`).join("\n")}\n`;
  await bringText(pool, file(50));
  const take = (ids: number[]) =>
    pool.query(
      "WITH locked AS (SELECT variant_id FROM variants WHERE variant_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE) UPDATE variants v SET quantity = quantity - 1 FROM locked WHERE v.variant_id = locked.variant_id",
      [ids],
    );
  await Promise.all([
    bringText(pool, file(60), { setStock: true }),
    ...Array.from({ length: 20 }, (_, index) => take(index % 2 ? [1, 4] : [3, 2])),
  ]);
  const { rows } = await pool.query<{ quantity: number }>("SELECT quantity FROM variants ORDER BY variant_id");
  for (const { quantity } of rows)
    assert.ok(quantity >= 50 && quantity <= 60, `${quantity} is what the file says less what was taken after it`);
});

async function bringText(pool: Pool, text: string, { setStock = false } = {}): Promise<ProductsImported> {
  const { catalogue } = await readCatalogue(Readable.from([Buffer.from(text)]), { now });
  return withoutCounts(
    await importCatalogue(pool, catalogue, { check: false, setStock, sanitise, pictures: async () => [] }),
  );
}
