import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { makeOrder, openTestApp, testFolder } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { addAccount } from "../../test/builders/people.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../test/builders/prerenderer.ts";
import { brokenPromises, openSmallShop } from "../../test/builders/shop.ts";
import { testDatabase } from "../../test/database.ts";
import { openSnapshot } from "../database/backup-rows.ts";
import { addCode } from "../database/discount/codes.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { ownMigrations } from "../database/migrate.ts";
import { saveVideo } from "../database/catalogue/videos.ts";
import { savePictures } from "../database/catalogue/pictures.ts";
import { beginRestore } from "../database/restore-rows.ts";
import { type BackupPart, UnreadableBackup } from "../integrations/backup-file/backup-part.ts";
import { readBackupFile } from "../integrations/backup-file/read-backup-file.ts";
import { createBackupFile } from "../integrations/backup-file/write-backup-file.ts";
import { openFolderStore } from "../integrations/picture-store/folder-store.ts";
import { backUp } from "./back-up.ts";
import { changeOrderState } from "./order/change-order-state.ts";
import { prepareShop } from "./prepare-shop.ts";
import { restore, type Restored } from "./restore.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const folder = await testFolder();
const file = join(folder, "shop.backup");
const pictures = await openFolderStore(join(folder, "pictures"));
const { token, person } = await addAccount(pool, { points: 1250 });
await addCode(pool, { code: "JESIEN15", percent: "15", limit: 3 });
await keepPicture("plakat.png", "picture");
await pictures.keep(Buffer.from("video"), "plakat.mp4");
await saveVideo(pool, { file: "plakat.mp4", bytes: 5, sha256: "video".padEnd(64, "0") }, null);
const sold = await place({
  lines: [{ product: products.hoodie, size: "M" }],
  token,
  points: 1250,
  person,
  code: "JESIEN15",
});
const company = {
  invoice: true,
  paymentName: 'Kamień & Syn\n"Łódź"',
  paymentNip: "526-025-09-95",
  paymentCity: "Kraków",
  paymentStreet: "Kamienna 7",
  paymentPostCode: "31-403",
  paymentCountry: "2",
};
const invoiced = await place({
  lines: [{ product: products.tee, size: "S", quantity: 2 }],
  paymentId: 2,
  form: company,
});
await changeOrderState(pool, { orderId: invoiced, to: "sent", now: new Date() });

async function place(input: Parameters<typeof orderBody>[1], server = app, db = pool): Promise<number> {
  const { body } = await makeOrder(server, await orderBody(db, input));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}

async function keepPicture(name: string, content: string): Promise<void> {
  await pictures.keep(Buffer.from(content), name);
  await savePictures(pool, [
    { file: name, width: 1, height: 1, bytes: content.length, sha256: content.padEnd(64, "0") },
  ]);
}

/** Writes a backup of the shop into the file. */
async function backedUp(): Promise<Awaited<ReturnType<typeof backUp>>> {
  const out = createBackupFile(file, new Date());
  const done = await backUp(pool, out, { pictures, now: new Date() });
  await out.close();
  return done;
}

/** A database and a picture store with nothing of a shop in them. */
async function emptyShop(t: TestContext): Promise<{
  pool: Pool;
  bring(replace?: boolean, from?: AsyncIterator<BackupPart>): Promise<Restored>;
  picture(name: string): Promise<string | undefined>;
}> {
  const { pool: empty } = await testDatabase(t);
  await prepareShop(empty);
  const store = await openFolderStore(join(await testFolder(), "pictures"));
  return {
    pool: empty,
    bring: (replace = false, from = readBackupFile(file)) => restore(empty, from, { pictures: store, replace }),
    picture: async (name) => (await store.read(name))?.toString(),
  };
}

/** Every row of a shop but which shop it is, in an order of its own. */
async function everything(db: Pool): Promise<Map<string, string[]>> {
  const snapshot = await openSnapshot(db);
  const found = new Map<string, string[]>();
  for (const { name } of snapshot.tables) {
    const rows: string[] = [];
    for await (const some of snapshot.rowsOf(name)) rows.push(...some);
    if (name !== "shop") found.set(name, rows.sort());
  }
  await snapshot.close();
  return found;
}

const refusal = (restored: Restored) => (restored.kind === "refused" ? restored.why : "not refused");

test("a restored shop has every row, picture and page of the one that was backed up, keeps its promises, and counts on", async (t) => {
  const done = await backedUp();
  assert.deepEqual(
    [done.pictures, done.missing],
    [2, ["bluza-asfalt.avif", "koszulka-kreda.avif"]],
    "the small shop's other pictures were never drawn",
  );
  const shop = await emptyShop(t);
  const restored = await shop.bring();
  assert.deepEqual([restored.kind, restored.kind === "restored" && restored.rows], ["restored", done.rows]);
  assert.deepEqual(await everything(shop.pool), await everything(pool));
  assert.equal(await shop.picture("plakat.png"), "picture");
  assert.equal(await shop.picture("plakat.mp4"), "video");
  assert.deepEqual(await brokenPromises(shop.pool), []);

  const rules =
    "SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS says FROM pg_constraint WHERE connamespace = 'public'::regnamespace UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2, 3";
  assert.deepEqual(
    (await shop.pool.query(rules)).rows,
    (await pool.query(rules)).rows,
    "rules and triggers are there again",
  );

  const [before, after] = [await openTestPrerenderer(pool), await openTestPrerenderer(shop.pool)];
  await prerenderNow(before.prerenderer);
  await prerenderNow(after.prerenderer);
  assert.deepEqual(after.pages.paths().sort(), before.pages.paths().sort());
  for (const path of before.pages.paths())
    assert.deepEqual(await prerenderedPage(after.pages, path), await prerenderedPage(before.pages, path), path);

  const next = await openTestApp(shop.pool);
  assert.equal(
    await place({ lines: [{ product: products.cap }], token, person }, next.app, shop.pool),
    invoiced + 1,
    "the customer is still logged in, and no order number is given twice",
  );
  assert.deepEqual(await brokenPromises(shop.pool), []);
});

test("what is sold while a backup is written is whole in it or not in it at all", async (t) => {
  const out = createBackupFile(file, new Date());
  let later = 0;
  const sink = {
    add: async (part: BackupPart) => {
      if (later === 0) later = await place({ lines: [{ product: products.bottle }], paymentId: 2 });
      await out.add(part);
    },
  };
  await backUp(pool, sink, { pictures, now: new Date() });
  await out.close();
  const shop = await emptyShop(t);
  await shop.bring();
  const { rows } = await shop.pool.query<{ order_id: number }>("SELECT order_id FROM orders ORDER BY order_id");
  assert.deepEqual(
    rows.map(({ order_id }) => order_id),
    [sold, invoiced],
  );
  assert.deepEqual(await brokenPromises(shop.pool), []);
});

test("a shop that has anything in it is only replaced on demand, has nothing of its own left then, and takes no page prerendered before for its own", async (t) => {
  await backedUp();
  const shop = await emptyShop(t);
  const { customerId } = await addAccount(shop.pool);
  assert.match(
    refusal(await shop.bring()),
    /^The shop is not empty \(0 products, 0 orders, 1 customers\)\. .*add --replace\.$/,
  );
  assert.equal((await shop.pool.query("SELECT FROM customers WHERE customer_id = $1", [customerId])).rowCount, 1);
  const idOf = async () => (await shop.pool.query<{ id: string }>("SELECT id FROM shop")).rows[0]!.id;
  const ids = [await idOf()];
  for (let turn = 0; turn < 2; turn += 1) {
    assert.equal((await shop.bring(true)).kind, "restored");
    ids.push(await idOf());
  }
  assert.equal(new Set(ids).size, 3, "the stamp of prerendered pages holds the shop's id");
  assert.deepEqual((await everything(shop.pool)).get("customers"), (await everything(pool)).get("customers"));
});

test("a feed and a site map fetched before a restore are fetched again after it", async (t) => {
  await backedUp();
  const shop = await emptyShop(t);
  const { app: restored } = await openTestApp(shop.pool);
  const tags = async () =>
    Promise.all(
      ["/feeds/google.xml", "/sitemap.xml"].map(async (url) =>
        String((await restored.inject({ method: "HEAD", url })).headers["etag"]),
      ),
    );
  const seen: string[][] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    assert.equal((await shop.bring(true)).kind, "restored");
    seen.push(await tags());
    assert.deepEqual(await tags(), seen[turn], "the same shop");
  }
  for (const at of [0, 1]) assert.notEqual(seen[0]![at], seen[1]![at]);
});

test("a backup of an earlier version is brought to this version's form", async (t) => {
  const early = ownMigrations()
    .slice(0, 16)
    .map(({ name }) => name);
  const { pool: old } = await testDatabase(t);
  await inTransaction(old, (db) => beginRestore(db, early));
  await old.query(
    "INSERT INTO shop DEFAULT VALUES; INSERT INTO config VALUES ('shop_name', 'Dawny'); INSERT INTO customers (email, contact_data) VALUES ('kasia@przyklad.pl', '{}')",
  );
  const out = createBackupFile(file, new Date());
  await backUp(old, out, { pictures, now: new Date() });
  await out.close();
  const shop = await emptyShop(t);
  assert.equal((await shop.bring()).kind, "restored");
  const { rows } = await shop.pool.query(
    "SELECT content, (SELECT email FROM customers), (SELECT count(*) FROM migrations) AS migrations, (SELECT count(*) FROM invoices) AS invoices FROM config WHERE code = 'shop_name'",
  );
  assert.deepEqual(rows, [
    { content: "Dawny", email: "kasia@przyklad.pl", migrations: ownMigrations().length, invoices: 0 },
  ]);
});

test("what cannot be restored is refused in a sentence, and nothing is changed", async (t) => {
  await backedUp();
  const shop = await emptyShop(t);
  const whole = await readFile(file);
  const tar = gunzipSync(whole);
  const before = await everything(shop.pool);
  const wrong: [bytes: Buffer, says: RegExp][] = [
    [Buffer.from("product,price\n"), /is no backup of the shop\.$/],
    [gzipSync("product,price\n".repeat(100)), /is no backup of the shop\.$/],
    [whole.subarray(0, whole.length - 4000), /is cut short\.$/],
    // A part is missing, though the file is whole.
    [gzipSync(withoutPart(tar, "rows/variants/")), /is cut short\.$/],
    [
      gzipSync(
        Buffer.from(tar.toString("latin1").replace(/"name": "001-catalogue"/, '"name": "901-catalogue"'), "latin1"),
      ),
      /made by a later version of the shop \(it has 901-catalogue\)/,
    ],
  ];
  for (const [bytes, says] of wrong) {
    await writeFile(file, bytes);
    const said = await shop.bring().then(refusal, (error: unknown) => {
      assert.ok(error instanceof UnreadableBackup, String(error));
      return error.message;
    });
    assert.match(said, says);
  }
  await writeFile(file, whole);
  const server = await shop.pool.connect();
  await server.query("LISTEN changed_facts");
  const whileItRuns = refusal(await shop.bring());
  server.release(true);
  assert.match(whileItRuns, /^The shop is running: stop its servers and workers/);
  await shop.pool.query("CREATE TABLE somebody_elses (note text)");
  assert.match(refusal(await untilStopped(() => shop.bring())), /what is not the shop's \(somebody_elses\)/);
  await shop.pool.query("DROP TABLE somebody_elses");
  assert.deepEqual(await everything(shop.pool), before);
});

/** A connection that was closed is seen for a moment longer. */
async function untilStopped(ask: () => Promise<Restored>): Promise<Restored> {
  for (;;) {
    const answer = await ask();
    if (!/is running/.test(refusal(answer))) return answer;
  }
}

/** The tar without the parts whose name begins so. */
function withoutPart(tar: Buffer, name: string): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length;) {
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 135), 8) || 0;
    const end = at + 512 + Math.ceil(size / 512) * 512;
    if (!tar.toString("latin1", at, at + 100).startsWith(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
