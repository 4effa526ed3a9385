import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import {
  madeAttempt,
  notify,
  openPayingShop,
  pay,
  payPageOf,
  payuNotification,
  placeOnline,
} from "../../test/builders/payments.ts";
import { sentEmails } from "../../test/builders/sent-emails.ts";
import { orderHref, pathIn } from "../contract/paths.ts";
import { languageOf } from "../domain/language.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import { remindOfPayments } from "../flows/payment/remind-of-payments.ts";

const shop = await openPayingShop();
const { pool, address } = shop;

const sent = (t: TestContext, kind: string) => sentEmails(t, { pool, kind, publicUrl: address });

test("the order's email leads to paying while it waits, and no more once it is paid", async (t) => {
  const [waiting, paid] = [await placeOnline(shop), await placeOnline(shop)];
  await pay(shop, paid);
  await shop.payu.settled();
  const emails = await sent(t, "order");
  const of = (orderId: number) => emails.find(({ subject }) => subject.includes(` ${orderId} `))!;
  assert.match(of(waiting.orderId).text, new RegExp(`Zapłać teraz: 43\\.09 zł:\\s+${address}/pay/${waiting.key}\\s`));
  assert.ok(of(waiting.orderId).html.includes(`href="${address}/pay/${waiting.key}"`));
  assert.ok(!of(paid.orderId).text.includes("/pay/") && of(paid.orderId).text.includes("Zapłacone."));
  assert.ok(
    (await sent(t, "orderForShop")).every(({ text }) => !text.includes("/pay/")),
    "the shop's copy pays for nobody",
  );
});

test("the reminder has the sum, the time, the link to pay and to the order, in the shopper's language", async (t) => {
  await pool.query("UPDATE orders SET status = 'cancelled' WHERE status = 'awaitingPayment'");
  const orders = [];
  for (const [lanId, words] of [
    [1, /Zapłać teraz/],
    [2, /Pay now/],
    [6, /Zaplatit nyní/],
  ] as const)
    orders.push({ ...(await placeOnline(shop, { lanId })), words, lanCode: languageOf(lanId).lanCode });
  // Their payments are made: an order somebody holds at that moment is reminded of a minute later.
  for (const { key } of orders) await payPageOf(shop, key);
  assert.equal(await remindOfPayments(pool, new Date(Date.now() + 31 * 60_000)), 3);
  const emails = await sent(t, "paymentReminder");
  for (const { orderId, key, words, lanCode } of orders) {
    const email = emails.find(({ subject }) => subject.includes(` ${orderId} `))!;
    assert.match(email.text, words);
    for (const said of ["43.09 zł", `${address}/pay/${key}`, address + pathIn(orderHref(orderId, key), lanCode)])
      assert.ok(email.text.includes(said), `${said} in ${email.text}`);
    assert.match(email.text, /\d\d:\d\d/);
    assert.doesNotMatch(email.text, /undefined|null|@\w+ /);
  }
});

test("a reminder that leaves after the payment came says so", async (t) => {
  const order = await placeOnline(shop);
  await payPageOf(shop, order.key);
  await remindOfPayments(pool, new Date(Date.now() + 31 * 60_000));
  await pay(shop, order);
  await shop.payu.settled();
  const [email] = await sent(t, "paymentReminder");
  assert.match(email!.text, /nie czeka już na zapłatę/);
  assert.ok(!email!.text.includes("/pay/"));
});

test("the shop is told of money no order took, with what it can do", async (t) => {
  const order = await placeOnline(shop);
  const attempt = await madeAttempt(shop, order);
  await changeOrderState(pool, { orderId: order.orderId, to: "cancelled", now: new Date() });
  await notify(shop, payuNotification(attempt));
  await notify(shop, payuNotification(attempt, { extOrderId: "<b>999</b>" }));
  const [late, unknown] = await sent(t, "paymentAlarm");
  assert.equal(late!.to, "sklep@bruk.example");
  for (const said of [
    `zamówienie ${order.orderId}`,
    "43.09 zł",
    "już wygasło albo było anulowane",
    `refund ${order.orderId}`,
  ])
    assert.ok(`${late!.subject} ${late!.text}`.includes(said), `${said} in ${late!.text}`);
  assert.match(unknown!.text, /Takiego zamówienia nie ma/);
  assert.doesNotMatch(unknown!.html, /<b>999|undefined|null/);
});
