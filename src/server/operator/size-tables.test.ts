import assert from "node:assert/strict";
import { test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { sizeTableOf, writtenSizeTables } from "../../database/catalogue/size-tables.ts";
import { writeSizeTables } from "../../flows/catalogue/write-size-tables.ts";

// Size tables as staff write them, and what the product's page gets of that.

const { pool, products, ola, did, undo } = await openOffice();

const body = {
  title: { pl: "Bluzy" },
  note: { pl: "Mierzone na płasko, w cm." },
  columns: [
    { pl: "Rozmiar", en: "Size" },
    { pl: "Klatka piersiowa", en: "Chest" },
  ],
  rows: [
    ["S", "88–94"],
    ["M", "94–100"],
  ],
  measures: [{ name: { pl: "Klatka piersiowa", en: "Chest" }, how: { pl: "W najszerszym miejscu." } }],
  places: [{ categoryId: places.bluzy, manufacturerId: null }],
};
const read = async (id: number) => (await ola.call(routes.sizeTable, { parameters: { id } })).body;
const code = async (more: object) => {
  const { body: no } = await ola.call(routes.addSizeTable, { body: { ...body, ...more } });
  return [no.code, no.at];
};

test("a size table is added, shown on goods of its places, changed, and each act taken back", async () => {
  const { id, handle } = (await ola.call(routes.addSizeTable, { body })).body;
  assert.equal(handle, "bluzy");
  const shown = async () => sizeTableOf(pool, products.hoodie.productId, "en");
  assert.deepEqual((await shown())?.columns, ["Size", "Chest"]);
  assert.deepEqual((await shown())?.asked, { column: 1, measure: "Klatka piersiowa" });
  const before = await read(id);
  const changed = await did(
    ola.call(routes.changeSizeTable, {
      parameters: { id },
      body: {
        rows: [...body.rows, [{ pl: "Uniwersalny", en: "One size" }, "100–106"]],
        title: { pl: "Bluzy i kurtki" },
      },
      version: before.version,
    }),
  );
  assert.deepEqual((await shown())?.rows.at(-1), ["One size", "100–106"]);
  const stale = await ola.call(routes.changeSizeTable, {
    parameters: { id },
    body: { note: { pl: "Inaczej" } },
    version: before.version,
  });
  assert.deepEqual([stale.status, stale.body.changed?.fields.toSorted()], [412, ["columns", "rows", "title"]]);
  assert.equal((await undo(changed)).status, 200);
  assert.deepEqual({ ...(await read(id)), version: "" }, { ...before, version: "" });
  const same = await ola.call(routes.changeSizeTable, {
    parameters: { id },
    body: { title: body.title },
    version: (await read(id)).version,
  });
  assert.deepEqual([same.status, same.headers["log-entry"]], [200, undefined]);
  assert.deepEqual(await code({}), ["SIZE_TABLE_THERE", "/places"]);
  const removed = await did(ola.call(routes.removeSizeTable, { parameters: { id } }));
  assert.equal(await shown(), null);
  assert.equal((await undo(removed)).status, 200);
  assert.deepEqual((await shown())?.title, "Bluzy");
});

test("a sheet that is not even, or says a size, a measure or a place twice, is refused by what is wrong", async () => {
  const elsewhere = { places: [{ categoryId: places.buty, manufacturerId: makers.nocny }] };
  assert.deepEqual(await code({ ...elsewhere, rows: [["S"]] }), ["FIELD_WRONG", "/rows"]);
  assert.deepEqual(
    await code({
      ...elsewhere,
      rows: [
        ["S", "1"],
        ["s", "2"],
      ],
    }),
    ["FIELD_WRONG", "/rows"],
  );
  assert.deepEqual(await code({ ...elsewhere, rows: [["", "1"]] }), ["FIELD_WRONG", "/rows"]);
  assert.deepEqual(await code({ ...elsewhere, columns: [{ pl: "A" }, { pl: "a" }] }), ["FIELD_WRONG", "/columns"]);
  assert.deepEqual(await code({ places: [{ categoryId: 999_999, manufacturerId: null }] }), ["FIELD_WRONG", "/places"]);
  const [twice] = elsewhere.places;
  assert.deepEqual(await code({ places: [twice, twice] }), ["FIELD_WRONG", "/places"]);
  assert.deepEqual((await code({ ...elsewhere, title: { pl: "x".repeat(10_000) } }))[0], "MALFORMED");
  assert.deepEqual((await code({ ...elsewhere, places: [] }))[0], "MALFORMED");
});

test("a file that brings the same tables again makes no other version of them; one that changes a place does", async () => {
  const { sizeTables } = (await ola.call(routes.sizeTables)).body;
  const { id } = sizeTables[0]!;
  const { version } = await read(id);
  const written = await writtenSizeTables(pool);
  await writeSizeTables(pool, written);
  assert.equal((await read(id)).version, version);
  await writeSizeTables(
    pool,
    written.map((table) => ({ ...table, places: [...table.places, { category: "buty" }] })),
  );
  assert.notEqual((await read(id)).version, version);
});
