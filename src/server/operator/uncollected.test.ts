// Parcels nobody fetched, of an order some of whose goods are expected back already.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { makeOrder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { piecesOfReturn, returnsOfOrder } from "../../database/return/returns.ts";
import { followParcels } from "../../flows/parcel/follow-parcels.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";

const { pool, products, app, ola, inpost, by, connect, buy, newest, work } = await openInpostShop();
await connect("shipx");

type Piece = { position: number; quantity: number };
/** An order of two bottles and a cap, on its way in two parcels: a bottle each, and the cap in the second. */
async function inTwoParcels() {
  const lines = [{ product: products.bottle, quantity: 2 }, { product: products.cap }];
  const made = await makeOrder(app, await orderBody(pool, { lines, paymentId: 1 }));
  const number = Number(made.body.orderId);
  const { order } = (await orderNumbered(pool, number))!;
  await recordTransfer(pool, { orderId: number, currency: order.currency, amount: order.total, now: new Date() });
  const told = (await ola.call(routes.order, { parameters: { number } })).body;
  const bottle = told.lines.find(({ quantity }) => quantity === 2)!;
  const cap = told.lines.find(({ quantity }) => quantity === 1)!;
  const numbers: string[] = [];
  for (const packed of [[bottle], [bottle, cap]]) {
    const done = await ola.call(routes.packParcel, {
      parameters: { number },
      body: {
        lines: packed.map(({ position, variantId }) => ({ position, variantId, quantity: 1 })),
        weight: 900,
      },
    });
    assert.equal(done.status, 200, JSON.stringify(done.body));
    assert.equal((await buy({ number, parcel: done.body.parcels.at(-1)!.id })).status, 200);
    await work(number);
    numbers.push((await newest(number)).tracking!);
  }
  for (const tracking of numbers) await tell(tracking, "collected_from_sender");
  return { number, first: numbers[0]!, second: numbers[1]!, bottle: bottle.position, cap: cap.position };
}
async function tell(tracking: string, ...codes: string[]) {
  inpost.events.set(
    tracking,
    codes.map((code, hour) => ({ eventId: `${tracking}#${code}`, code, at: `2026-11-20T0${hour}:00:00Z` })),
  );
  await pool.query("UPDATE labels SET track_at = now() WHERE track_at IS NOT NULL");
  await followParcels(pool, { ...by, pointsPerZloty: 1, now: new Date() });
}
const expect = (number: number, pieces?: Piece[]) =>
  ola.call(routes.openReturn, { parameters: { number }, body: { kind: "withdrawal", ...(pieces && { pieces }) } });
const returns = async (number: number) =>
  Promise.all(
    (await returnsOfOrder(pool, number)).map(async ({ return_id, kind, state, parcel }) => ({
      told: [kind, state, parcel],
      pieces: (await piecesOfReturn(pool, return_id)).map(({ position, expected }) => [position, expected]),
    })),
  );
const back = ["collected_from_sender", "returned_to_sender"];

test("of a parcel that comes back those pieces are expected that are expected in no other return", async () => {
  const { number, first, second, bottle, cap } = await inTwoParcels();
  await tell(first, "collected_from_sender", "delivered");
  assert.equal((await expect(number, [{ position: bottle, quantity: 1 }])).status, 200);
  await tell(second, ...back);
  assert.deepEqual((await returns(number)).slice(1), [
    {
      told: ["uncollected", "arrived", second],
      pieces: [
        [bottle, 1],
        [cap, 1],
      ].toSorted(([a], [b]) => a! - b!),
    },
  ]);
});

test("both parcels of an order come back, each by a return of its own", async () => {
  const { number, first, second } = await inTwoParcels();
  await tell(first, ...back);
  await tell(second, ...back);
  assert.deepEqual(
    (await returns(number)).map(({ told }) => told),
    [
      ["uncollected", "arrived", first],
      ["uncollected", "arrived", second],
    ],
  );
});

test("where a part of the parcel is expected already the rest of it is opened, where all is nothing is", async () => {
  const part = await inTwoParcels();
  assert.equal((await expect(part.number, [{ position: part.bottle, quantity: 2 }])).status, 200);
  await tell(part.second, ...back);
  assert.deepEqual((await returns(part.number)).slice(1), [
    { told: ["uncollected", "arrived", part.second], pieces: [[part.cap, 1]] },
  ]);
  const whole = await inTwoParcels();
  assert.equal((await expect(whole.number)).status, 200);
  await tell(whole.second, ...back);
  assert.equal((await returns(whole.number)).length, 1);
});

test("the shop's promises hold after all of it", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
