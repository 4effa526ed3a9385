import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../test/builders/order-body.ts";
import { addAccount, anybody, emma, kasia, tomas } from "../../test/builders/people.ts";
import { publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { orderHref, pathIn } from "../contract/paths.ts";
import { saveConfig } from "../database/config.ts";
import { languageOf } from "../domain/language.ts";
import type { OrderState } from "../domain/order/order-states.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import type { OutgoingEmail } from "../integrations/mail-transport.ts";
import { stateEmailKinds } from "./order-state-changed.ts";
import { sendEmail } from "./send-email.ts";

const { pool, products } = await openSmallShop();
for (const [code, content] of Object.entries({
  shop_company: "Kamień & Syn <sklep>",
  shop_phone: "+48 12 000 00 00",
  shop_email: "sklep@bruk.example",
}))
  await saveConfig(pool, code, content);
const { app } = await openTestApp(pool);

async function placed(input: Partial<OrderInput>): Promise<{ orderId: number; key: string }> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle, quantity: 2 }], ...input }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
    body.orderId,
  ]);
  return { orderId: Number(body.orderId), key: rows[0]!.link_key };
}

async function moved(orderId: number, ...states: OrderState[]): Promise<void> {
  for (const to of states)
    assert.ok(
      await changeOrderState(pool, {
        orderId,
        to,
        now: new Date(),
        tracking: to === "sent" ? "PL <42>" : null,
        pointsPerZloty: 1,
      }),
      to,
    );
}

/** Returns an order's email of a kind, as it was handed to the mail server. */
async function emailOf(orderId: number, kind: string): Promise<OutgoingEmail> {
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE order_id = $1 AND kind = $2",
    [orderId, kind],
  );
  const sent: OutgoingEmail[] = [];
  await sendEmail(pool, {
    emailId: rows[0]!.letter_id,
    transport: { send: async (email) => void sent.push(email) },
    publicUrl,
  });
  return sent[0]!;
}

for (const [lanId, lang, person, input] of [
  [1, "pl", kasia, { shippingId: 8, shippingPoint: "KRA01M" }],
  [2, "en", emma, { shippingId: 6 }],
  [6, "cs", tomas, { shippingId: 6 }],
] as const) {
  test(`each state has its email in language ${lanId}, with the way to the order and to the shop, in HTML and in text`, async () => {
    const [way, cancelled, expired] = [
      await placed({ person: anybody(person), lanId, ...input }),
      await placed({ person: anybody(person), lanId, ...input }),
      await placed({ person: anybody(person), lanId, ...input }),
    ];
    await moved(way.orderId, "paid", "packed", "sent", "delivered", "returned");
    await moved(cancelled.orderId, "cancelled");
    await moved(expired.orderId, "expired");
    const subjects = new Set<string>();
    for (const kind of stateEmailKinds) {
      const { orderId, key } = kind === "orderCancelled" ? cancelled : kind === "orderExpired" ? expired : way;
      const { html, text, subject, attachments = [] } = await emailOf(orderId, kind);
      assert.equal(
        /\(PDF\)/.test(text) && /\(PDF\)/.test(html),
        attachments.length > 0,
        `${kind} says what is attached`,
      );
      subjects.add(subject);
      assert.ok(html.includes(`<html lang="${lang}">`) && subject.includes(String(orderId)));
      for (const said of [
        publicUrl + pathIn(orderHref(orderId, key), languageOf(lanId).lanCode),
        "sklep@bruk.example",
        "+48 12 000 00 00",
        "Kamień & Syn <sklep>",
        "Rampa",
      ])
        assert.ok(text.includes(said), `${said} in ${text}`);
      assert.ok(
        !html.includes("<sklep>") && !html.includes("<Rampa>") && !html.includes("<42>"),
        "names are text in the HTML",
      );
      assert.doesNotMatch(html + text, /undefined|null|\[object|@(number|total|shipping|points|email|phone)\b|<img/);
      assert.equal(text.includes("PL <42>"), kind === "orderSent");
      assert.equal(text.includes("KRA01M"), kind === "orderSent" && lanId === 1);
    }
    assert.equal(subjects.size, stateEmailKinds.length);
  });
}

test("the invoice or proof of purchase comes with the news it belongs to, and its correction with what undoes it", async () => {
  const papers = async (orderId: number, kind: string) =>
    ((await emailOf(orderId, kind)).attachments ?? []).map(({ filename }) =>
      filename.replace(/-\d{4}-\d{2}-\d{6}\.pdf$/, ""),
    );
  const transfer = await placed({ paymentId: 1 });
  await moved(transfer.orderId, "paid", "packed", "sent", "returned");
  assert.deepEqual(
    [
      await papers(transfer.orderId, "orderPaid"),
      await papers(transfer.orderId, "orderSent"),
      await papers(transfer.orderId, "orderReturned"),
    ],
    [["PA"], [], ["KPA"]],
  );
  const atTheDoor = await placed({ paymentId: 2 });
  await moved(atTheDoor.orderId, "packed", "sent", "delivered");
  assert.deepEqual(
    [await papers(atTheDoor.orderId, "orderSent"), await papers(atTheDoor.orderId, "orderDelivered")],
    [["PA"], []],
  );
  const unpaid = await placed({ paymentId: 3 });
  await moved(unpaid.orderId, "cancelled");
  assert.deepEqual(await papers(unpaid.orderId, "orderCancelled"), [], "nothing was invoiced");
});

test("the email of a delivery tells the points and that an email about reviews follows, unless its reader wants none", async () => {
  const { token, person } = await addAccount(pool);
  const first = await placed({ token, person, paymentId: 2 });
  await moved(first.orderId, "delivered");
  const { text } = await emailOf(first.orderId, "orderDelivered");
  assert.match(text, /punkty: 60\./);
  assert.match(text, /zapytamy, jak się nosi/);
  await pool.query("INSERT INTO review_links (order_id, link_sha256, ended_at) VALUES ($1, sha256('a'), now())", [
    first.orderId,
  ]);
  const second = await placed({ token, person, paymentId: 2 });
  await moved(second.orderId, "delivered");
  assert.doesNotMatch((await emailOf(second.orderId, "orderDelivered")).text, /zapytamy/);
});

test("the email of a cancelled order tells the points that came back", async () => {
  const { token, person } = await addAccount(pool, { points: 200 });
  const { orderId } = await placed({ token, person, points: 200 });
  await moved(orderId, "cancelled");
  assert.match((await emailOf(orderId, "orderCancelled")).text, /punkty wróciły na konto: 200\./);
});

test("the order's own email leads to its page, and to the payment only while an online payment is awaited", async () => {
  const [online, late, transfer] = [
    await placed({ paymentId: 3 }),
    await placed({ paymentId: 3 }),
    await placed({ paymentId: 1 }),
  ];
  await moved(late.orderId, "cancelled");
  const texts = await Promise.all(
    [online, late, transfer].map(async ({ orderId, key }) => ({
      text: (await emailOf(orderId, "order")).text,
      orderId,
      key,
    })),
  );
  for (const { text, orderId, key } of texts)
    assert.ok(text.includes(`${publicUrl}/user/order-no/${orderId}?key=${key}`));
  assert.deepEqual(
    texts.map(({ text, key }) => text.includes(`${publicUrl}/pay/${key}`)),
    [true, false, false],
  );
});
