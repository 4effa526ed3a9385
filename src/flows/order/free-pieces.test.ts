import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { inTransaction } from "../../database/connect.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { packedLines, parcelsOf } from "../../database/parcel/parcels.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { leftToPack } from "../../domain/parcel/parcels.ts";
import { changeOrder } from "./change-order.ts";
import { moveOrderBy } from "./move-order-by.ts";
import { packParcel } from "../parcel/pack-parcel.ts";
import { sendParcel } from "../parcel/send-parcel.ts";
import { settleOrder } from "./settle-order.ts";
import { stepBack } from "./step-back.ts";

const shop = await openPayingShop();
const { pool, payu, products } = shop;
const now = new Date();
const log: Parameters<typeof stepBack>[2] = async () => undefined;

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

/** A cap and two bottles, paid. */
async function paid(): Promise<number> {
  const order = await placeOnline(shop, {
    lines: [{ product: products.cap }, { product: products.bottle, quantity: 2 }],
  });
  await pay(shop, order);
  await payu.settled();
  return order.orderId;
}
const move = (orderId: number, to: "packed" | "sent", tracking: string | null = null) =>
  inTransaction(pool, (db) =>
    moveOrderBy(db, { orderId, to, now: new Date(), tracking, pointsPerZloty: 1, emailWaits: 20 }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
const cancel = (orderId: number, position: number, quantity: number) =>
  inTransaction(
    pool,
    (db) =>
      settleOrder(
        db,
        {
          orderId,
          kind: "cancellation",
          taken: { lines: [{ position, quantity, restocked: quantity, less: 0 }], shipping: 0 },
          withheld: 0,
          withheldReason: "",
          reason: "Rezygnacja",
          money: "asItCame",
          tell: false,
          now,
        },
        log,
      ),
    { keep: ({ kind }) => kind === "done" },
  );
const toPack = async (orderId: number) => leftToPack(await packedLines(pool, orderId));
const tracked = async (orderId: number) =>
  (await parcelsOf(pool, orderId)).map(({ sent_at, tracking }) => [sent_at !== null, tracking]);

test("what is cancelled leaves the parcel it lies in: the rest is packed anew, and the buyer is not told it is packed", async () => {
  const orderId = await paid();
  await move(orderId, "packed");
  assert.equal((await cancel(orderId, 2, 1)).kind, "done");
  assert.equal(await stateOf(pool, orderId), "paid");
  assert.deepEqual(await toPack(orderId), [
    { position: 1, quantity: 1 },
    { position: 2, quantity: 1 },
  ]);
  const { rows } = await pool.query("SELECT FROM outbox WHERE order_id = $1 AND kind = 'orderPacked'", [orderId]);
  assert.equal(rows.length, 0);
  await move(orderId, "sent");
  assert.deepEqual(
    (await parcelsOf(pool, orderId)).map(({ lines }) => lines.map(({ quantity }) => quantity)),
    [[1, 1]],
  );
});

test("what is in a parcel that has left is not cancelled; what is still here is", async () => {
  const orderId = await paid();
  const { variant_id: variantId } = (await packedLines(pool, orderId))[0]!;
  const packed = await inTransaction(pool, (db) =>
    packParcel(
      db,
      { orderId, lines: [{ position: 1, variantId, quantity: 1 }], carrier: null, tracking: null, weight: null, now },
      log,
    ),
  );
  assert.ok("parcelId" in packed);
  await inTransaction(pool, (db) => sendParcel(db, { orderId, parcelId: packed.parcelId, tracking: null, now }, log));
  const refused = await cancel(orderId, 1, 1);
  assert.deepEqual(refused.kind === "refused" && refused.why, "partlySent");
  assert.equal((await parcelsOf(pool, orderId)).length, 1, "a refusal changes nothing");
  assert.equal((await cancel(orderId, 2, 1)).kind, "done");
  assert.deepEqual(await toPack(orderId), [{ position: 2, quantity: 1 }]);
});

test("a line that is taken away by a change leaves its parcel, too", async () => {
  const orderId = await paid();
  await move(orderId, "packed");
  const changed = await inTransaction(pool, (db) =>
    changeOrder(
      db,
      {
        orderId,
        asked: { lines: [{ position: 1, quantity: 0, price: null }], added: [], delivery: null },
        reason: "Na prośbę",
        priceReason: "",
        money: "asItCame",
        hold: false,
        tell: false,
        now,
      },
      log,
    ),
  );
  assert.equal(changed.kind, "done");
  assert.deepEqual([await stateOf(pool, orderId), await toPack(orderId)], ["paid", [{ position: 2, quantity: 2 }]]);
});

test("a step back takes its parcels back: what left is here again without its number, what was packed by it is in none", async () => {
  const orderId = await paid();
  await move(orderId, "sent", "PL1");
  assert.deepEqual(await tracked(orderId), [[true, "PL1"]]);
  assert.equal((await inTransaction(pool, (db) => stepBack(db, orderId, log))).kind, "back");
  assert.deepEqual([await stateOf(pool, orderId), await tracked(orderId)], ["paid", []]);
  await move(orderId, "packed");
  await move(orderId, "sent", "PL2");
  assert.equal((await inTransaction(pool, (db) => stepBack(db, orderId, log))).kind, "back");
  assert.deepEqual([await stateOf(pool, orderId), await tracked(orderId)], ["packed", [[false, null]]]);
});
