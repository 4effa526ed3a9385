// One long file: an import from its file to how it ended, and each way in which it can be stopped or overtaken.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { bring, givenOut } from "../../../test/builders/catalogue-file.ts";
import { fileWork } from "../../../test/builders/file-work.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { testDatabase } from "../../../test/database.ts";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { importRoutes as routes } from "../../contract/operator/imports.ts";
import { forgetOldFiles, idleFileWork } from "../../database/catalogue/imports.ts";
import type { Pool } from "../../database/connect.ts";
import { prepareJobs } from "../../database/jobs.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { runExport } from "../../flows/catalogue/run-export.ts";
import { type ImportWork, runImport } from "../../flows/catalogue/run-import.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { openPictureSource } from "../../integrations/picture-source.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });

// As an import leaves it: what a builder writes by itself is tidied once.
await bring(pool, await givenOut(pool));

const header = "kind,handle,name_pl,manufacturer,categories,price,quantity";
const file = (...rows: string[]) => Buffer.from([header, ...rows].join("\n"));

/** Sends a file, has it looked at, and returns its number. */
async function brought(bytes: Buffer, name = "towary.csv"): Promise<number> {
  const { status, body } = await ola.call(routes.beginImport, { parameters: { name }, body: bytes });
  assert.equal(status, 200, JSON.stringify(body));
  await runImport(pool, body.id, fileWork);
  return body.id;
}

const read = async (id: number) => (await ola.call(routes.oneImport, { parameters: { id } })).body;
const confirm = async (id: number, hash: string | null) =>
  ola.call(routes.confirmImport, { parameters: { id }, body: { hash } });
const problemsOf = async (id: number) =>
  (await ola.call(routes.importProblems, { parameters: { id }, query: {} })).body.problems;
const handles = async (db: Pool = pool) =>
  (await db.query<{ handle: string }>("SELECT handle FROM products ORDER BY handle")).rows.map(({ handle }) => handle);

test("a file is counted before anything changes, then brought in by what was seen, with the shop as it was beside it", async () => {
  const before = await handles();
  const id = await brought(file("product,imp-a,Towar A,Zygzak,bluzy,50,3", "product,imp-b,Towar B,Zygzak,bluzy,60,4"));
  const seen = await read(id);
  assert.equal(seen.state, "previewed");
  assert.deepEqual(
    [seen.preview?.numbers?.created, seen.preview?.numbers?.changed, seen.preview?.notInFile, seen.by],
    [2, 0, before.length, "ola"],
  );
  assert.deepEqual(await handles(), before, "nothing is written yet");
  const answered = await confirm(id, seen.previewHash);
  assert.equal(answered.status, 200);
  assert.equal((await confirm(id, seen.previewHash)).body.code, "UNDER_WAY", "once");
  await runImport(pool, id, fileWork);
  const done = await read(id);
  assert.deepEqual([done.state, done.result?.created, done.result?.categories.created], ["done", 2, 1]);
  assert.deepEqual(
    (await handles()).filter((handle) => handle.startsWith("imp-")),
    ["imp-a", "imp-b"],
  );
  const { rows } = await pool.query<{ act: string; after: unknown }>(
    "SELECT act, after FROM operator_log WHERE entity = 'import' AND entity_id = $1",
    [String(id)],
  );
  assert.deepEqual(rows, [{ act: "confirmImport", after: { file: "towary.csv", created: 2, changed: 0 } }]);
  const exported = await ola.call(routes.exportFile, { parameters: { id: done.exportId! } });
  assert.doesNotMatch(exported.bytes.toString(), /imp-a/);
  for (const handle of before) assert.match(exported.bytes.toString(), new RegExp(handle));
  assert.equal((await confirm(id, seen.previewHash)).body.code, "FINAL");
  const again = await brought(file("product,imp-a,Towar A,Zygzak,bluzy,50,3"));
  assert.deepEqual((await read(again)).preview?.numbers?.unchanged, 1);
});

test("the way back gives the goods what the import took, and leaves what was sold meanwhile", async () => {
  const id = await brought(file("product,imp-a,Towar Inny,Zygzak,bluzy,80,3"));
  await confirm(id, (await read(id)).previewHash);
  await runImport(pool, id, fileWork);
  await pool.query(
    "UPDATE variants SET quantity = quantity - 1 WHERE product_id = (SELECT product_id FROM products WHERE handle = 'imp-a')",
  );
  const { exportId } = await read(id);
  const begun = await ola.call(routes.importExport, { parameters: { id: exportId! } });
  await runImport(pool, begun.body.id, fileWork);
  const back = await read(begun.body.id);
  assert.deepEqual([back.preview?.format, back.preview?.numbers?.changed], ["Bruk", 1]);
  await confirm(begun.body.id, back.previewHash);
  await runImport(pool, begun.body.id, fileWork);
  const { rows } = await pool.query<{ name: string; real_price: number; quantity: number }>(
    "SELECT product_name ->> 'pl' AS name, v.real_price, v.quantity FROM products p JOIN variants v USING (product_id) WHERE handle = 'imp-a'",
  );
  assert.deepEqual(rows, [{ name: "Towar A", real_price: 5000, quantity: 2 }]);
});

test("what somebody changed since it was seen is not brought in: it is counted anew, and what is sold meanwhile is no change", async () => {
  const id = await brought(file("product,imp-b,Towar B,Zygzak,bluzy,99,4"));
  const seen = await read(id);
  await pool.query(
    "UPDATE variants SET real_price = 7000 WHERE product_id = (SELECT product_id FROM products WHERE handle = 'imp-b')",
  );
  assert.equal((await confirm(id, seen.previewHash)).status, 200);
  await runImport(pool, id, fileWork);
  const anew = await read(id);
  assert.deepEqual([anew.state, anew.overtaken, anew.result], ["previewed", true, null]);
  assert.notEqual(anew.previewHash, seen.previewHash);
  assert.equal((await confirm(id, seen.previewHash)).body.code, "PREVIEW_OLD");
  await pool.query(
    "UPDATE variants SET quantity = quantity - 1 WHERE product_id = (SELECT product_id FROM products WHERE handle = 'imp-b')",
  );
  await confirm(id, anew.previewHash);
  await runImport(pool, id, fileWork);
  assert.equal((await read(id)).state, "done");
});

test("a process that ends lets go of it, one that is killed is missed, and whoever comes next goes on", async () => {
  const id = await brought(file("product,imp-c,Towar C,Zygzak,bluzy,50,3"));
  await confirm(id, (await read(id)).previewHash);
  const stop = new AbortController();
  const ended = { ...fileWork, stop: stop.signal, openSource: () => (stop.abort(), openPictureSource()) };
  await runImport(pool, id, ended);
  assert.deepEqual(
    [(await read(id)).state, await handles().then((all) => all.includes("imp-c"))],
    ["importing", false],
  );
  assert.deepEqual((await idleFileWork(pool)).imports, [id]);
  await pool.query("UPDATE imports SET beat_at = clock_timestamp() WHERE import_id = $1", [id]);
  await runImport(pool, id, fileWork);
  assert.equal((await read(id)).state, "importing", "somebody works on it");
  assert.deepEqual((await idleFileWork(pool)).imports, []);
  await pool.query("UPDATE imports SET beat_at = clock_timestamp() - interval '1 minute' WHERE import_id = $1", [id]);
  assert.deepEqual((await idleFileWork(pool)).imports, [id]);
  await runImport(pool, id, fileWork);
  assert.equal((await read(id)).state, "done");
});

test("it is cancelled while it waits, and in the middle of its work, with nothing changed", async () => {
  const waiting = await brought(file("product,imp-d,Towar D,Zygzak,bluzy,50,3"));
  assert.equal((await ola.call(routes.cancelImport, { parameters: { id: waiting } })).status, 200);
  assert.deepEqual([(await read(waiting)).state, (await read(waiting)).ending], ["cancelled", false]);
  const id = await brought(file("product,imp-d,Towar D,Zygzak,bluzy,50,3"));
  await confirm(id, (await read(id)).previewHash);
  const slow: ImportWork = {
    ...fileWork,
    async read(source, settings) {
      assert.equal((await ola.call(routes.cancelImport, { parameters: { id } })).status, 200);
      assert.equal((await read(id)).ending, true);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      return readCatalogue(source, settings);
    },
  };
  await runImport(pool, id, slow);
  assert.equal((await read(id)).state, "cancelled");
  assert.equal((await handles()).includes("imp-d"), false);
  assert.equal((await ola.call(routes.cancelImport, { parameters: { id } })).body.code, "FINAL");
});

test("columns nobody knows are asked about, and a map with a name is used again", async () => {
  const sheet = Buffer.from("Towar;Ile;Cena;Rodzaj zakupu\nKubek blaszany;7;49,00 zł;x\nMiska;2;30;x\n");
  const id = await brought(sheet, "arkusz.csv");
  const { preview } = await read(id);
  assert.deepEqual([preview?.format, preview?.numbers, preview?.problems.wrong], [null, null, 1]);
  assert.deepEqual(
    preview?.columns.map(({ column, field, sample }) => [column, field, sample]),
    [
      ["Towar", "name", "Kubek blaszany"],
      ["Ile", "quantity", "7"],
      ["Cena", "price", "49,00 zł"],
      ["Rodzaj zakupu", "ignore", "x"],
    ],
  );
  const columns = Object.fromEntries(preview.columns.map(({ column, field }) => [column.toLowerCase(), field]));
  const said = await ola.call(routes.answerImport, { parameters: { id }, body: { columns, mapName: "Hurtownia" } });
  assert.equal(said.status, 200);
  await runImport(pool, id, fileWork);
  const again = await read(id);
  assert.deepEqual([again.preview?.format, again.preview?.numbers?.created], ["mapped", 2]);
  assert.deepEqual(again.maps, [{ name: "Hurtownia", columns }]);
  const wrong = { columns: { towar: "cokolwiek" } };
  assert.equal((await ola.call(routes.answerImport, { parameters: { id }, body: wrong })).status, 400);
});

test("a next delivery comes in by a file, and what is wrong with one is told by its line before anything changes", async () => {
  const deliveries = (...rows: string[]) =>
    brought(Buffer.from(["kind,handle,next_delivery,next_delivery_pieces", ...rows].join("\n")));
  const wrong = await deliveries("product,imp-a,31.11.2026,40", "product,imp-b,,40");
  assert.equal((await read(wrong)).preview?.numbers, null);
  assert.deepEqual(
    (await problemsOf(wrong)).map(({ row, product, column, value, code }) => [row, product, column, value, code]),
    [
      [2, "imp-a", "next_delivery", "31.11.2026", "DAY"],
      [3, "imp-b", "next_delivery", null, "DELIVERY_DAY"],
    ],
  );
  const id = await deliveries("product,imp-a,31.12.2026,40", "product,imp-b,,");
  const seen = await read(id);
  assert.deepEqual([seen.preview?.numbers?.changed, seen.preview?.numbers?.unchanged], [1, 1]);
  await confirm(id, seen.previewHash);
  await runImport(pool, id, fileWork);
  const { expected } = (await ola.call(goodsRoutes.sellingOut, {})).body;
  assert.deepEqual(
    expected.map(({ product, day, pieces }) => [product, day, pieces]),
    [["Towar A", "2026-12-31", 40]],
  );
});

test("rows with problems stop the whole file, or are left out where somebody says so", async () => {
  const id = await brought(file("product,imp-f,Towar F,Zygzak,bluzy,abc,3", "product,imp-g,Towar G,Zygzak,bluzy,60,4"));
  const { preview, previewHash } = await read(id);
  assert.deepEqual([preview?.numbers, preview?.problems.wrong, preview?.canLeaveOut], [null, 1, true]);
  assert.equal((await confirm(id, previewHash)).body.code, "PREVIEW_OLD", "nothing can come of it");
  const [problem] = await problemsOf(id);
  assert.deepEqual(
    [problem!.kind, problem!.row, problem!.column, problem!.value, problem!.code, problem!.fill, problem!.product],
    ["wrong", 2, "price", "abc", "PRICE_UNREADABLE", { value: "abc" }, "imp-f"],
  );
  await ola.call(routes.answerImport, { parameters: { id }, body: { skipBad: true } });
  await runImport(pool, id, fileWork);
  const skipped = await read(id);
  assert.deepEqual([skipped.preview?.numbers?.created, skipped.preview?.problems.left], [1, 1]);
  await confirm(id, skipped.previewHash);
  await runImport(pool, id, fileWork);
  assert.deepEqual(
    (await problemsOf(id)).map(({ kind, row }) => [kind, row]),
    [["left", 2]],
  );
  assert.deepEqual(
    (await handles()).filter((handle) => /imp-[fg]/.test(handle)),
    ["imp-g"],
  );
});

test("Shopify's file comes in as it is, its unanswered questions are asked, and no picture is fetched from inside", async (t) => {
  const { pool: empty } = await testDatabase(t);
  await prepareJobs(empty);
  const { app: other } = await openTestApp(empty);
  const jan = await comeIn(other, empty, { email: "jan@bruk.example", role: "owner" });
  const shopify = [
    "Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src",
    "bluza,Bluza <b>Osiedle</b>,<script>x</script><p>Ciepła</p>,Zygzak,Bluzy,Size,S,199.00,2,http://127.0.0.1:1/a.jpg",
    "bluza,,,,,,M,199.00,1,",
  ].join("\n");
  const { id } = (
    await jan.call(routes.beginImport, { parameters: { name: "shopify.csv" }, body: Buffer.from(shopify) })
  ).body;
  await runImport(empty, id, fileWork);
  const seen = (await jan.call(routes.oneImport, { parameters: { id } })).body;
  assert.deepEqual([seen.preview?.format, seen.preview?.numbers?.created], ["Shopify", 1]);
  await jan.call(routes.confirmImport, { parameters: { id }, body: { hash: seen.previewHash } });
  await runImport(empty, id, fileWork);
  const done = (await jan.call(routes.oneImport, { parameters: { id } })).body;
  assert.deepEqual([done.state, done.exportId], ["done", null], "an empty shop has nothing to go back to");
  const { problems } = (await jan.call(routes.importProblems, { parameters: { id }, query: {} })).body;
  assert.deepEqual(
    problems.map(({ code, kind }) => [code, kind]),
    [["PICTURE_INSIDE", "told"]],
  );
});

test("VAT and pieces that a file does not say are asked for, and taken as answered", async () => {
  const woo =
    "ID,Type,SKU,Name,Published,Tax status,Tax class,In stock?,Stock,Regular price,Categories\n1,simple,ks-1,Książka,1,taxable,reduced-rate,1,,30,Książki\n";
  const id = await brought(Buffer.from(woo), "woo.csv");
  assert.deepEqual((await read(id)).preview?.asks, { tax: ["reduced-rate"], stock: false });
  await ola.call(routes.answerImport, { parameters: { id }, body: { tax: { "reduced-rate": "5" } } });
  await runImport(pool, id, fileWork);
  assert.equal((await read(id)).preview?.numbers?.created, 1);
});

test("a file of any kind is answered with what is wrong, none with an error", async () => {
  const cases: readonly (readonly [Buffer, string])[] = [
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "FILE_WORKBOOK"],
    [Buffer.from("\0\0\0\0\0\0"), "FILE_NOT_TEXT"],
    [Buffer.from("   \n"), "FILE_EMPTY"],
    [Buffer.from(`${header}\n`), "FILE_NOTHING"],
    [Buffer.from(`${header}\nproduct,"a`), "FILE_QUOTE"],
    [Buffer.from(`${header}\nproduct,a,A,Z,bluzy,50,3,,,,4`), "CELLS"],
    [Buffer.from(`Cokolwiek\n${"x".repeat(10_000)}`), "HEADER_UNKNOWN"],
    [file(`product,a,${"\u202e<script>alert(1)</script>".repeat(400)},Z,bluzy,50,3`), "TOO_LONG"],
  ];
  for (const [bytes, code] of cases) {
    const id = await brought(bytes, `${"\u202e<b>zły</b>".repeat(3)}.csv`);
    assert.equal((await read(id)).state, "previewed", code);
    assert.ok(
      (await problemsOf(id)).some((problem) => problem.code === code),
      `${code}: ${JSON.stringify(await problemsOf(id))}`,
    );
  }
});

test("who may change goods and not prices and stock brings nothing in; a file too large or empty is refused", async () => {
  const writer = await comeIn(app, pool, { email: "slowa@bruk.example", role: "content" });
  const bytes = file("product,imp-h,H,Z,bluzy,50,3");
  const begun = await writer.call(routes.beginImport, { parameters: { name: "a.csv" }, body: bytes });
  assert.deepEqual([begun.status, begun.body.code], [403, "FORBIDDEN"]);
  const id = await brought(bytes);
  const hash = (await read(id)).previewHash;
  assert.equal(
    (await writer.call(routes.confirmImport, { parameters: { id }, body: { hash } })).body.code,
    "FORBIDDEN",
  );
  const heavy = Buffer.alloc(importLimits.bytes + 1, 97);
  assert.equal(
    (await ola.call(routes.beginImport, { parameters: { name: "a.csv" }, body: heavy })).body.code,
    "TOO_LARGE",
  );
  const none = await ola.call(routes.beginImport, { parameters: { name: "a.csv" }, body: Buffer.alloc(0) });
  assert.equal(none.body.code, "FIELD_WRONG");
  const stranger = await openBrowser(app).call(routes.exportFile, { parameters: { id: 1 } });
  assert.equal(stranger.body.code, "SIGNED_OUT");
});

test("an export is of the whole catalogue or of a filter, and brought in again it changes nothing", async () => {
  const all = (await ola.call(routes.beginExport, { body: { filter: null } })).body.id;
  await runExport(pool, all, fileWork);
  const { bytes } = await ola.call(routes.exportFile, { parameters: { id: all } });
  assert.equal(bytes.toString(), await givenOut(pool));
  const filter = { view: "all", q: "Towar B", category: null, brand: null };
  const some = (await ola.call(routes.beginExport, { body: { filter } })).body.id;
  assert.equal((await ola.call(routes.exportFile, { parameters: { id: some } })).body.code, "NOT_FOUND", "not yet");
  await runExport(pool, some, fileWork);
  const part = (await ola.call(routes.exportFile, { parameters: { id: some } })).bytes.toString();
  assert.deepEqual(part.match(/product,imp-[a-z]\b/g), ["product,imp-b"]);
  const id = await brought(bytes);
  const { preview } = await read(id);
  assert.deepEqual([preview?.numbers?.created, preview?.numbers?.changed, preview?.notInFile], [0, 0, 0]);
  const { exports } = (await ola.call(routes.imports)).body;
  assert.deepEqual(
    exports.filter(({ id: one }) => one === some).map(({ filtered, products }) => [filtered, products]),
    [[true, 1]],
  );
});

test("files go after their days, and what an import was stays", async () => {
  const { imports } = (await ola.call(routes.imports)).body;
  const ended = imports.find(({ state }) => state === "done")!;
  await pool.query("UPDATE imports SET ended_at = ended_at WHERE import_id = $1", [ended.id]);
  await assert.rejects(
    pool.query("UPDATE imports SET state = 'cancelled', result = NULL WHERE import_id = $1", [ended.id]),
  );
  assert.equal(await forgetOldFiles(pool, importLimits.days), 0);
  assert.ok((await forgetOldFiles(pool, 0)) > 0);
  const after = await read(ended.id);
  assert.deepEqual([after.state, after.forgotten, after.exportId], ["done", true, null]);
  const { rows } = await pool.query<{ left: number }>("SELECT count(*) AS left FROM export_parts");
  assert.deepEqual(rows, [{ left: 0 }]);
});
