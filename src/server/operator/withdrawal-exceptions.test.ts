import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addCode } from "../../database/discount/codes.ts";
import { addAccount } from "../../../test/builders/people.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { OrderReply } from "../../contract/customer-orders.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { pointsOfOrder } from "../../database/customer/order-points.ts";
import { emailOfOrder } from "../../database/mail/outbox.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { givePoints } from "../../flows/customer/give-points.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { composeEmail } from "../../mail/send-email.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";

const shop = await openPayingShop();
const { pool, payu, products } = shop;
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const except = async (productId: number, withdrawalException: string | null) => {
  const parameters = { id: productId };
  const { version } = (await ola.call(routes.product, { parameters })).body.facts;
  const { status } = await ola.call(routes.changeProductFacts, { parameters, body: { withdrawalException }, version });
  assert.equal(status, 200);
};
await except(products.cap.productId, "madeToMeasure");
await except(products.bottle.productId, "sealedHygiene");

type Lines = Parameters<typeof placeOnline>[1];
async function delivered(lines: NonNullable<NonNullable<Lines>["lines"]>, input: Lines = {}) {
  const order = await placeOnline(shop, { lines, ...input });
  await pay(shop, order);
  await payu.settled();
  await changeOrderState(pool, { orderId: order.orderId, to: "sent", now: new Date() });
  await changeOrderState(pool, { orderId: order.orderId, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  return order;
}
const three = [{ product: products.cap }, { product: products.bottle }, { product: products.sneakers, size: "42" }];

async function declare(orderId: number) {
  const { order } = (await orderNumbered(pool, orderId))!;
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/sys/json_emails?withdraw",
    payload: JSON.stringify({ name: "Kasia", order: String(orderId), email: order.email, goods: "", lanId: 2 }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(statusCode, 200);
}
const returnOf = async (orderId: number) => {
  const { returns } = (await ola.call(routes.returns, { query: { view: "all", q: String(orderId) } })).body;
  return returns[0] === undefined
    ? null
    : (await ola.call(routes.oneReturn, { parameters: { id: returns[0].id } })).body;
};
/** The email of a kind about an order, as it would be sent. */
async function email(kind: "order" | "withdrawal", orderId: number): Promise<string> {
  return (await composeEmail(pool, (await emailOfOrder(pool, orderId, kind))!, publicUrl)).text;
}
const never = "Made to your order: no right of withdrawal";
const sealed = "Sealed for hygiene: no right of withdrawal once opened";

test("what cannot be withdrawn from is said with the product, in the order, in its email and on its page, as it was when it was sold", async () => {
  const [cap] = await productsById(pool, [products.cap.productId], "en");
  assert.equal(cap?.exception, never);
  const [shoes] = await productsById(pool, [products.sneakers.productId], "en");
  assert.ok(shoes !== undefined && !("exception" in shoes));

  const { orderId, key, orderInfo } = await delivered(three);
  assert.match(orderInfo, /Robione na Twoje zamówienie: bez prawa odstąpienia/);
  const confirmation = await email("order", orderId);
  assert.match(confirmation, /Robione na Twoje zamówienie: bez prawa odstąpienia/);
  assert.match(confirmation, /nie obejmuje rzeczy, przy których jest to napisane/);
  await except(products.cap.productId, null);
  const { body } = await app.inject({
    method: "POST",
    url: "/sys/json_api?order",
    payload: JSON.stringify({ number: orderId, key, lanId: 2 }),
    headers: { "content-type": "text/plain" },
  });
  const seen = JSON.parse(body) as OrderReply;
  assert.deepEqual(
    seen.lines.map(({ exception }) => exception),
    [never, sealed, null],
  );
  assert.notEqual(seen.withdrawUntil, null);
  await except(products.cap.productId, "madeToMeasure");
});

test("a withdrawal of everything is of what one can withdraw from, and its email says which goods stay sold", async () => {
  const { orderId } = await delivered(three);
  await declare(orderId);
  const opened = (await returnOf(orderId))!;
  assert.deepEqual(
    opened.pieces.map(({ expected, exception }) => [expected, exception?.never ?? null]),
    [
      [0, true],
      [1, false],
      [1, null],
    ],
  );
  const text = await email("withdrawal", orderId);
  assert.ok(text.includes("does not cover goods that by law cannot be withdrawn from"));
  assert.ok(text.includes(`Kostka Cap. ${never}`) || text.includes(`Czapka Kostka. ${never}`), text);
  const { version, id } = opened;
  const piece = (position: number) => ({
    position,
    expected: 1,
    asNew: 1,
    used: 0,
    missing: 0,
    restocked: 1,
  });
  const say = (pieces: object[]) =>
    ola.call(routes.changeReturn, { parameters: { id }, body: { parcel: "", pieces }, version });
  assert.equal((await say([piece(1)])).body.code, "PIECES_EXCEPTED");
  await assert.rejects(
    pool.query("INSERT INTO return_lines (return_id, position, expected) VALUES ($1, 1, 1)", [id]),
    /no part/,
    "the database keeps it, too",
  );
  assert.equal((await say([piece(2), piece(3)])).status, 200);
});

test("of goods that are all excepted no return begins: the statement waits for an answer, and the shop may take them back all the same", async () => {
  const { orderId, key } = await delivered([{ product: products.cap }]);
  await declare(orderId);
  assert.equal(await returnOf(orderId), null);
  const { withdrawals } = (await ola.call(routes.withdrawals)).body;
  const statement = withdrawals.find(({ order }) => order === orderId)!;
  assert.equal(statement.closedAt, null);
  assert.deepEqual(statement.excepted, ["Czapka Kostka"]);
  const matched = await ola.call(routes.matchWithdrawal, {
    parameters: { id: statement.id },
    body: { order: orderId },
  });
  assert.equal(matched.body.code, "PIECES_EXCEPTED");
  const open = (kind: "withdrawal" | "goodwill") =>
    ola.call(routes.openReturn, { parameters: { number: orderId }, body: { kind } });
  assert.equal((await open("withdrawal")).body.code, "PIECES_EXCEPTED");
  const { body } = await app.inject({
    method: "POST",
    url: "/sys/json_api?order",
    payload: JSON.stringify({ number: orderId, key }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal((JSON.parse(body) as OrderReply).withdrawUntil, null);
  const taken = await open("goodwill");
  assert.deepEqual([taken.status, taken.body.pieces[0]!.expected], [200, 1]);
});

test("with a part its share of code and points goes back, and the code itself with the last piece", async () => {
  const { person, token } = await addAccount(pool);
  await givePoints(pool, { email: person.email, points: 1000 });
  await addCode(pool, { code: "POLOWA", percent: "50", limit: 1 });
  const used = async () =>
    (await pool.query<{ used: number }>("SELECT used FROM discount_codes WHERE code = 'POLOWA'")).rows[0]!.used;
  const shoes = { product: products.sneakers, size: "42", quantity: 2 };
  const { orderId } = await delivered([shoes], { person, token, points: 1000, code: "POLOWA" });
  const { order } = (await orderNumbered(pool, orderId))!;
  assert.ok(order.discount > 0 && order.points > 0 && order.points_deducted > 0);
  const left = async () => (await customerWithEmail(pool, person.email))!.points;
  const before = await left();
  const back: number[] = [];
  for (const last of [false, true]) {
    const number = orderId;
    const pieces = [{ position: 1, quantity: 1 }];
    const opened = await ola.call(routes.openReturn, { parameters: { number }, body: { kind: "withdrawal", pieces } });
    const parameters = { id: opened.body.id };
    const came = { position: 1, expected: 1, asNew: 1, used: 0, missing: 0, restocked: 1 };
    const { version, delivery } = (
      await ola.call(routes.changeReturn, {
        parameters,
        body: { parcel: "", pieces: [came] },
        version: opened.body.version,
      })
    ).body;
    const body = { shipping: delivery!.suggested, money: "asItCame" as const, tell: false };
    const { settlement } = (await ola.call(routes.settleReturn, { parameters, body, version })).body;
    back.push(settlement!.amount - settlement!.shipping);
    assert.equal(await used(), last ? 0 : 1);
    if (!last) assert.equal(settlement!.points, Math.floor(order.points_deducted / 2));
  }
  const goods = order.products - order.discount - order.points;
  assert.equal(back[0]! + back[1]!, goods);
  assert.ok(Math.abs(back[0]! - back[1]!) <= 1, "each pair bears half of both reductions");
  const { earned } = await pointsOfOrder(pool, orderId);
  assert.equal(await left(), before - earned + order.points_deducted);
});
