import assert from "node:assert/strict";
import { test } from "node:test";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { WrittenSizeTable } from "../../domain/catalogue/size-table.ts";
import { writeSizeTables } from "../../flows/catalogue/write-size-tables.ts";
import { sizeTableOf, writtenSizeTables } from "./size-tables.ts";

const { pool, products } = await openSmallShop();

function table(handle: string, where: WrittenSizeTable["places"]): WrittenSizeTable {
  return {
    handle,
    title: { pl: handle, en: `${handle} in English` },
    note: { pl: "W centymetrach.", cz: "V centimetrech." },
    columns: [{ pl: "Rozmiar", en: "Size" }, { pl: "Klatka" }],
    rows: [
      ["S", "88–94"],
      ["M", { pl: "od 94", en: "from 94" }],
    ],
    measures: [{ name: { pl: "Klatka" }, how: { pl: "Pod pachami." } }],
    places: where,
  };
}
const titleOf = async (product: { productId: number }) =>
  (await sizeTableOf(pool, product.productId, "pl"))?.title ?? null;

test("the most specific size table is a product's: its category and brand, its category, then what lies above", async () => {
  // The hoodie is in 'bluzy' of Nocny Bieg; 'koszulki' lies below 'bluzy', 'bluzy' below 'Odziez'.
  assert.equal(await titleOf(products.hoodie), null);
  await writeSizeTables(pool, [table("clothes", [{ category: "Odziez" }])]);
  assert.deepEqual(
    [await titleOf(products.hoodie), await titleOf(products.tee), await titleOf(products.sneakers)],
    ["clothes", "clothes", null],
  );
  await writeSizeTables(pool, [table("clothes of the brand", [{ category: "Odziez", brand: "Nocny Bieg" }])]);
  assert.deepEqual([await titleOf(products.hoodie), await titleOf(products.cap)], ["clothes of the brand", "clothes"]);
  await writeSizeTables(pool, [table("sweatshirts", [{ category: "odziez/BLUZY" }])]);
  assert.equal(await titleOf(products.hoodie), "sweatshirts", "a nearer category goes before a brand further up");
  await writeSizeTables(pool, [
    table("sweatshirts of the brand", [
      { category: "Odziez/bluzy", brand: "nocny bieg" },
      { category: "buty", brand: "Kostka" },
    ]),
  ]);
  assert.deepEqual(
    [await titleOf(products.hoodie), await titleOf(products.tee), await titleOf(products.sneakers)],
    ["sweatshirts of the brand", "sweatshirts of the brand", null],
  );
});

test("a size table reads in the shopper's language, Polish where that was not written", async () => {
  const english = await sizeTableOf(pool, products.hoodie.productId, "en");
  assert.deepEqual(english, {
    title: "sweatshirts of the brand in English",
    note: "W centymetrach.",
    columns: ["Size", "Klatka"],
    rows: [
      ["S", "88–94"],
      ["M", "from 94"],
    ],
    measures: [{ name: "Klatka", how: "Pod pachami." }],
    asked: null,
  });
  assert.equal(await sizeTableOf(pool, 999_999, "pl"), null);
});

test("a table written again takes the place of the older one, and what is wrong is told before anything is kept", async () => {
  await pool.query("DELETE FROM changed_facts");
  const wrong = await writeSizeTables(pool, [
    table("new", [{ category: "buty" }]),
    { ...table("uneven", [{ category: "Odziez" }]), rows: [["S"]] },
    table("nowhere", [{ category: "kuchnia" }, { category: "buty", brand: "Nikt" }]),
    table("twice", [{ category: "buty" }]),
  ]);
  assert.equal(wrong.kind, "refused");
  assert.equal(wrong.kind === "refused" && wrong.problems.length, 4);
  assert.equal(await titleOf(products.sneakers), null);
  assert.deepEqual((await pool.query("SELECT fact FROM changed_facts")).rows, []);
  assert.deepEqual(
    await writeSizeTables(pool, [{ ...table("sweatshirts", [{ category: "buty" }]), title: { pl: "Buty" } }]),
    { kind: "written", tables: 1 },
  );
  assert.equal(await titleOf(products.sneakers), "Buty");
  assert.deepEqual(
    (await pool.query("SELECT fact FROM changed_facts")).rows,
    [{ fact: "size-tables" }],
    "every page that shows whether there is one follows",
  );
  assert.deepEqual([makers.kostka, places.buty], [12, 201], "the builder's shop is the one meant above");
});

test("what was written can be read as it was written, and brought back without a change", async () => {
  const written = await writtenSizeTables(pool);
  const brand = written.find(({ handle }) => handle === "sweatshirts of the brand");
  const { places: where, ...rest } = brand!;
  assert.deepEqual({ ...rest, places: [] }, table("sweatshirts of the brand", []));
  assert.deepEqual(where.map(({ category, brand }) => `${category} ${brand}`).toSorted(), [
    "Odziez/bluzy Nocny Bieg",
    "buty Kostka",
  ]);
  assert.equal(
    (
      await writeSizeTables(
        pool,
        written.filter(({ places: where }) => where.length > 0),
      )
    ).kind,
    "written",
  );
  assert.deepEqual(await writtenSizeTables(pool), written);
});
