import assert from "node:assert/strict";
import { test } from "node:test";
import { addProduct, type BuiltProduct } from "../../../test/builders/catalogue.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import type { CatalogueProduct } from "../../domain/catalogue/catalogue.ts";
import { inTransaction } from "../../database/connect.ts";
import { forgetOldStockAlerts } from "../../database/order/stock-alerts.ts";
import { changeStock } from "../catalogue/change-stock.ts";
import { importCatalogue } from "../catalogue/import-catalogue.ts";
import { releaseOverdueOrders } from "./release-orders.ts";
import { notifyStockIsBack } from "./notify-stock-is-back.ts";
import { confirmStockAlert, requestStockAlert } from "./request-stock-alert.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
let made = 0;

/** A product sold out in L, or a sold-out one without sizes. */
async function soldOut({ sizes = true } = {}): Promise<BuiltProduct> {
  made += 1;
  return addProduct(pool, {
    handle: `brak-${made}`,
    name: `Brak ${made}`,
    ...(sizes ? { sizes: { M: 5, L: 0 } } : { stock: 0 }),
  });
}

const idOf = (product: BuiltProduct) => product.variants["L"] ?? product.variants[""]!;

/** Somebody asks for a product's return and confirms, unless not; returns their address. */
async function waitsFor(product: BuiltProduct, { confirmed = true, email = anybody().email } = {}): Promise<string> {
  assert.equal(
    await requestStockAlert(pool, {
      email,
      productId: product.productId,
      variantId: product.variants["L"] ?? null,
      lanId: 1,
    }),
    "asked",
  );
  if (confirmed) await confirmStockAlert(pool, await linkFor(email));
  return email;
}

async function linkFor(email: string, kind = "stockConfirm"): Promise<string> {
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE recipient = $1 AND kind = $2 ORDER BY letter_id DESC LIMIT 1",
    [email, kind],
  );
  return rows[0]!.link;
}

async function told(email: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM outbox WHERE recipient = $1 AND kind = 'stockBack'",
    [email],
  );
  return rows[0]!.count;
}

test("counted stock that is back sends one email to each who waits, once", async () => {
  const product = await soldOut();
  const [first, second, unconfirmed] = [
    await waitsFor(product),
    await waitsFor(product),
    await waitsFor(product, { confirmed: false }),
  ];
  await changeStock(pool, { variantId: product.variants["M"]!, quantity: 9 });
  assert.equal(await told(first), 0, "another size");
  await changeStock(pool, { variantId: idOf(product), quantity: 3 });
  await changeStock(pool, { variantId: idOf(product), quantity: 0 });
  await changeStock(pool, { variantId: idOf(product), quantity: 4 });
  assert.deepEqual([await told(first), await told(second), await told(unconfirmed)], [1, 1, 0]);
});

test("stock that returns twice at once sends one email", async () => {
  for (let round = 0; round < 5; round += 1) {
    const product = await soldOut({ sizes: round % 2 === 0 });
    const email = await waitsFor(product);
    await Promise.all(
      Array.from({ length: 8 }, (_, nth) => changeStock(pool, { variantId: idOf(product), quantity: 1 + nth })),
    );
    assert.equal(await told(email), 1);
  }
});

test("an alert confirmed while the stock returns is told once, whoever is first", async () => {
  for (let round = 0; round < 20; round += 1) {
    const product = await soldOut();
    const email = await waitsFor(product, { confirmed: false });
    const link = await linkFor(email);
    await Promise.all([
      confirmStockAlert(pool, link),
      changeStock(pool, { variantId: idOf(product), quantity: 2 }),
      confirmStockAlert(pool, link),
    ]);
    assert.equal(await told(email), 1, `round ${round}`);
  }
});

test("a confirmation waits for the stock that is just coming back, and tells of it", async () => {
  const product = await soldOut();
  const email = await waitsFor(product, { confirmed: false });
  const link = await linkFor(email);
  let confirming: Promise<unknown> = Promise.resolve();
  await inTransaction(pool, async (db) => {
    await db.query("UPDATE variants SET quantity = 2 WHERE variant_id = $1", [idOf(product)]);
    assert.equal(await notifyStockIsBack(db, [product.productId]), 0, "nobody has confirmed yet");
    confirming = confirmStockAlert(pool, link);
    await Promise.race([confirming, untilSomebodyWaits()]);
  });
  await confirming;
  assert.equal(await told(email), 1);
});

test("several who notice the same return write one email between them", async () => {
  const product = await soldOut();
  const email = await waitsFor(product);
  await pool.query("UPDATE variants SET quantity = 1 WHERE variant_id = $1", [idOf(product)]);
  let noticed = Promise.resolve(0);
  const first = await inTransaction(pool, async (db) => {
    const emails = await notifyStockIsBack(db, [product.productId]);
    noticed = inTransaction(pool, (other) => notifyStockIsBack(other, [product.productId]));
    await Promise.race([noticed, untilSomebodyWaits()]);
    return emails;
  });
  assert.deepEqual([first, await noticed, await told(email)], [1, 0, 1]);
});

test("the stock of an order that was never paid for is back, too", async () => {
  const product = await addProduct(pool, { handle: "ostatnia", sizes: { L: 1 } });
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product, size: "L" }] }));
  assert.ok(body.orderId);
  const email = await waitsFor(product);
  assert.equal(await told(email), 0);
  assert.equal(await releaseOverdueOrders(pool, new Date(Date.now() + 8 * 86_400_000)), 1);
  assert.equal(await told(email), 1);
});

test("stock that comes with an import is told, once however often it is imported", async () => {
  const shirt: CatalogueProduct = {
    row: 2,
    handle: "importowana",
    name: { pl: "Importowana" },
    description: { pl: "" },
    details: [],
    manufacturer: "Kostka",
    categories: ["x"],
    weight: 100,
    realPrice: 5000,
    cataloguePrice: null,
    badges: [],
    model: null,
    colour: null,
    url: null,
    createdAt: null,
    shown: true,
    pictures: [],
    attributes: [{ pl: "Rozmiar" }],
    variants: [{ row: 2, values: [{ pl: "L" }], sku: null, quantity: 0 }],
  };
  const bring = async (quantity: number) => {
    const product = { ...shirt, variants: [{ ...shirt.variants[0]!, quantity }] };
    const imported = await importCatalogue(
      pool,
      {
        categories: [{ key: "x", name: { pl: "X" }, description: { pl: "" }, image: "", url: "x/" }],
        manufacturers: [],
        products: [product],
      },
      { check: false, setStock: true, pictures: async () => [], sanitise: (html) => html },
    );
    assert.equal(imported.kind, "imported", JSON.stringify(imported));
  };
  await bring(0);
  const { rows } = await pool.query<{ product_id: number; variant_id: number }>(
    "SELECT product_id, variant_id FROM products JOIN variants USING (product_id) WHERE handle = 'importowana'",
  );
  const email = await waitsFor({
    productId: rows[0]!.product_id,
    url: "",
    name: "",
    variants: { L: rows[0]!.variant_id },
  });
  await bring(0);
  assert.equal(await told(email), 0);
  await bring(7);
  await bring(8);
  assert.equal(await told(email), 1);
});

test("an email and what it tells are written together or not at all", async () => {
  const product = await soldOut();
  const email = await waitsFor(product);
  await assert.rejects(changeStock(pool, { variantId: idOf(product), quantity: -1 }), /stock_never_negative/);
  assert.equal(await told(email), 0);
});

test("who was told may wait again; who has ended it is left alone; both emails' links end it", async () => {
  const product = await soldOut();
  const email = await waitsFor(product);
  await changeStock(pool, { variantId: idOf(product), quantity: 1 });
  await changeStock(pool, { variantId: idOf(product), quantity: 0 });
  await pool.query("UPDATE stock_wishes SET asked_at = now() - interval '10 minutes' WHERE email = $1", [email]);
  await waitsFor(product, { email });
  const end = await app.inject({ method: "POST", url: `/powiadomienie/end/${await linkFor(email)}` });
  assert.equal(end.statusCode, 303);
  await changeStock(pool, { variantId: idOf(product), quantity: 1 });
  assert.equal(await told(email), 1);
  const other = await waitsFor(await soldOutAgain(product));
  await changeStock(pool, { variantId: idOf(product), quantity: 1 });
  const second = await app.inject({
    method: "POST",
    url: `/powiadomienie/end/${await linkFor(other, "stockBack")}`,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  assert.equal(second.statusCode, 303);
  const { rows } = await pool.query<{ ended: boolean }>(
    "SELECT ended_at IS NOT NULL AS ended FROM stock_wishes WHERE email = $1",
    [other],
  );
  assert.deepEqual(rows, [{ ended: true }]);
});

test("addresses are forgotten thirty days after an alert was fulfilled, ended or left unconfirmed; one that waits stays", async () => {
  const product = await soldOut();
  const [toldOne, ended, unconfirmed, waiting, fresh] = [
    await waitsFor(product),
    await waitsFor(product),
    await waitsFor(product, { confirmed: false }),
    await waitsFor(product),
    await waitsFor(product, { confirmed: false }),
  ];
  const long = "now() - interval '31 days'";
  await pool.query(
    `UPDATE stock_wishes SET asked_at = ${long}, confirmed_at = CASE WHEN email = $2 THEN NULL ELSE ${long} END, told_at = CASE WHEN email = $1 THEN ${long} END, ended_at = CASE WHEN email = $3 THEN ${long} END WHERE email = ANY ($4)`,
    [toldOne, unconfirmed, ended, [toldOne, ended, unconfirmed, waiting]],
  );
  assert.equal(await forgetOldStockAlerts(pool), 3);
  const { rows } = await pool.query<{ email: string }>("SELECT email FROM stock_wishes WHERE variant_id = $1", [
    idOf(product),
  ]);
  assert.deepEqual(rows.map((row) => row.email).toSorted(), [waiting, fresh].toSorted());
});

test("nothing of all this breaks the shop's promises", async () => assert.deepEqual(await brokenPromises(pool), []));

/** Resolves once a transaction of this database waits for another's lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rowCount !== 0) return;
  }
}

async function soldOutAgain(product: BuiltProduct): Promise<BuiltProduct> {
  await changeStock(pool, { variantId: idOf(product), quantity: 0 });
  return product;
}
