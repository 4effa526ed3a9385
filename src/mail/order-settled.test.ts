import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../test/builders/order-body.ts";
import { publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { inTransaction } from "../database/connect.ts";
import { invoicesOfOrder } from "../database/invoice/invoices.ts";
import { refundTransfersOf } from "../database/payment/refund-transfers.ts";
import { textIn } from "../domain/dictionary/dictionaries.ts";
import { languages } from "../domain/language.ts";
import { refundDue } from "../domain/order/withdrawal.ts";
import { dayInWords } from "../domain/warsaw-time.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import { type OrderSettling, settleOrder } from "../flows/order/settle-order.ts";
import { recordTransfer } from "../flows/payment/record-transfer.ts";
import { remindOfAccounts } from "../flows/payment/remind-of-accounts.ts";
import type { OutgoingEmail } from "../integrations/mail-transport.ts";
import { sendEmail } from "./send-email.ts";

// What a buyer reads of what was given back: pieces, sums, by which way and until when, with the correction.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const now = new Date();

async function bought(input: Partial<OrderInput> = {}): Promise<{ orderId: number; total: number }> {
  const body = await orderBody(pool, { lines: [{ product: products.bottle, quantity: 2 }], paymentId: 1, ...input });
  const orderId = Number((await makeOrder(app, body)).body.orderId);
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [orderId]);
  return { orderId, total: rows[0]!.total };
}
const paid = async (input: Partial<OrderInput> = {}) => {
  const order = await bought(input);
  await recordTransfer(pool, { orderId: order.orderId, amount: order.total, currency: null, now });
  return order;
};
const settle = async (orderId: number, changed: Partial<OrderSettling>) => {
  const settled = await inTransaction(pool, (db) =>
    settleOrder(
      db,
      {
        orderId,
        kind: "cancellation",
        taken: { everything: { restocked: true } },
        withheld: 0,
        reason: "Brak towaru",
        money: "asItCame",
        tell: true,
        now,
        ...changed,
      },
      async () => undefined,
    ),
  );
  assert.equal(settled.kind, "done", JSON.stringify(settled));
};
/** Returns the emails of a kind about an order, as they were handed to the mail server. */
async function emailsOf(orderId: number, kind = "orderSettled"): Promise<OutgoingEmail[]> {
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE order_id = $1 AND kind = $2 ORDER BY letter_id",
    [orderId, kind],
  );
  const sent: OutgoingEmail[] = [];
  for (const { letter_id: emailId } of rows)
    await sendEmail(pool, {
      emailId,
      publicUrl,
      transport: { send: async (email) => void sent.push(email) },
    });
  return sent;
}
const one = { position: 1, quantity: 1, restocked: 1, less: 0 };

for (const { lanId, lanCode } of languages)
  test(`pieces, sum, way and deadline are said in ${lanCode}, and the correction is with it`, async () => {
    const { orderId } = await paid({ lanId });
    await settle(orderId, { taken: { lines: [one], shipping: 0 } });
    const [email, ...more] = await emailsOf(orderId);
    assert.equal(more.length, 0);
    const [sale, correction] = await invoicesOfOrder(pool, orderId);
    const half = `${(sale!.lines[0]!.gross / 200).toFixed(2)} zł`;
    const [transfer] = await refundTransfersOf(pool, orderId);
    const { subject, text, html, attachments } = email!;
    assert.ok(subject.startsWith(textIn(lanCode, "EMAIL_SETTLED_PARTLYCANCELLED_SUBJECT")), subject);
    for (const said of [
      `1 × ${sale!.lines[0]!.name}`,
      half,
      "Brak towaru",
      dayInWords(refundDue(now), lanCode),
      `${publicUrl}/refund-account/${transfer!.link_key}`,
      textIn(lanCode, "EMAIL_SETTLED_PAPER"),
    ])
      assert.ok(text.includes(said), `${said} in: ${text}`);
    assert.ok(!html.includes("<Rampa>") && !/%[A-Z_]+%|@\w+ /.test(text.replaceAll(/\S+@\S+/g, "")), text);
    assert.deepEqual(
      attachments!.map(({ filename, contentType }) => [filename, contentType]),
      [[`${correction!.number.replaceAll("/", "-")}.pdf`, "application/pdf"]],
    );
  });

test("a whole cancellation is told once; a return with what is kept and why; a lower price as such", async () => {
  const whole = await paid();
  await settle(whole.orderId, {});
  assert.match((await emailsOf(whole.orderId))[0]!.subject, /^Zamówienie anulowane/);
  assert.deepEqual(await emailsOf(whole.orderId, "orderCancelled"), []);

  const worn = await paid();
  await changeOrderState(pool, { orderId: worn.orderId, to: "delivered", now, pointsPerZloty: 1 });
  await settle(worn.orderId, { kind: "return", withheld: 500, withheldReason: "Ślady używania" });
  const { subject, text } = (await emailsOf(worn.orderId))[0]!;
  assert.match(subject, /^Zwrot przyjęty/);
  assert.match(text, /Potrącenie: Ślady używania +[−-]5\.00 zł/);
  assert.ok(text.includes(`Razem dla Ciebie  ${((worn.total - 500) / 100).toFixed(2)} zł`), text);

  const cheaper = await paid();
  await settle(cheaper.orderId, { kind: "reduction", taken: { agreed: 300 }, money: "later" });
  const lower = (await emailsOf(cheaper.orderId))[0]!;
  assert.match(lower.subject, /^Obniżyliśmy cenę/);
  assert.match(lower.text, /: niższa cena [\s\S]*Razem dla Ciebie +3\.00 zł/);
  assert.match(lower.text, /3\.00 zł oddamy Ci osobno, najpóźniej/);
});

test("an order nobody has paid is told cancelled, and of no money", async () => {
  const { orderId } = await bought();
  await settle(orderId, {});
  const { text, attachments } = (await emailsOf(orderId))[0]!;
  assert.match(text, /jest anulowane/);
  assert.match(text, /nie ma czego oddawać i nie masz nic do zapłaty/);
  assert.ok(!/oddamy|wraca|Razem dla Ciebie/.test(text), text);
  assert.deepEqual(attachments, []);
});

test("who is not told is not written to", async () => {
  const { orderId } = await paid();
  await settle(orderId, { tell: false });
  assert.deepEqual(await emailsOf(orderId), []);
});

test("the reminder leads to the same link", async () => {
  const { orderId } = await paid({ lanId: 2 });
  await settle(orderId, {});
  await remindOfAccounts(pool, new Date(now.getTime() + 4 * 86_400_000));
  const [email] = await emailsOf(orderId, "refundAccount");
  const [transfer] = await refundTransfersOf(pool, orderId);
  assert.match(email!.subject, /^We need your account number/);
  assert.ok(email!.text.includes(`/refund-account/${transfer!.link_key}`));
});
