import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { anybody, emma, kasia } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { saveConfig } from "../../database/config.ts";
import type { OutgoingEmail } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";
import { changeOrderState } from "./change-order-state.ts";
import { recallProduct } from "./recall-product.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const text = {
  pl: "Zatrzask może pęknąć <przy uderzeniu>.\n\nNie używaj bidonu i odeślij go na nasz koszt.",
  en: "The clasp may break.\n\nDo not use the bottle.",
};

async function ordered(person: ReturnType<typeof anybody>, input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], person, paymentId: 2, ...input }),
  );
  return Number(body.orderId);
}

test("everyone who bought it is told once, in the language of the order; nobody whose order ended, and nobody who bought other things", async () => {
  for (const [code, content] of [
    ["shop_email", "sklep@bruk.example"],
    ["shop_phone", "+48 12 000 00 00"],
  ] as const)
    await saveConfig(pool, code, content);
  const [twice, abroad, gone, other] = [anybody(kasia), anybody(emma), anybody(), anybody()];
  await changeOrderState(pool, { orderId: await ordered(twice), to: "delivered", now: new Date(), pointsPerZloty: 1 });
  const newest = await ordered({ ...twice, email: twice.email.toUpperCase() });
  await changeOrderState(pool, {
    orderId: await ordered(abroad, { lanId: 2, paymentId: 1, shippingId: 6 }),
    to: "paid",
    now: new Date(),
  });
  await changeOrderState(pool, { orderId: await ordered(gone), to: "cancelled", now: new Date() });
  await ordered(other, { lines: [{ product: products.cap }] });

  const at = { productId: products.bottle.productId, text };
  const written = await Promise.all([recallProduct(pool, at), recallProduct(pool, at)]);
  assert.equal(written[0] + written[1], 2, "asked for twice at once, each is told once");
  assert.equal(
    await recallProduct(pool, { ...at, text: { pl: "Druga wiadomość: prosimy o odesłanie." } }),
    2,
    "other words are another email",
  );

  const emails = await sent();
  assert.deepEqual(
    emails.map(({ to }) => to.toLowerCase()).sort(),
    [twice.email, twice.email, abroad.email, abroad.email].sort(),
  );
  const polish = emails.find(({ text: words }) => words.includes("Zatrzask"))!;
  assert.equal(polish.subject, "Wycofanie produktu ze względów bezpieczeństwa: Bidon <Rampa> & Co – Bruk");
  for (const words of [
    `Zamówienie ${newest}`,
    "pęknąć <przy uderzeniu>.\n\nNie używaj",
    "sklep@bruk.example, +48 12 000 00 00",
  ])
    assert.ok(polish.text.includes(words), polish.text);
  assert.ok(!polish.html.includes("<przy") && !polish.html.includes("<Rampa>"));
  assert.ok(
    emails.some(
      ({ subject, text: words }) =>
        subject.startsWith("Product safety recall") && words.includes("The clasp may break."),
    ),
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

async function sent(): Promise<OutgoingEmail[]> {
  const emails: OutgoingEmail[] = [];
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE kind = 'recall' ORDER BY letter_id",
  );
  for (const { letter_id: emailId } of rows)
    await sendEmail(pool, {
      emailId,
      publicUrl,
      transport: { send: async (email) => void emails.push(email) },
    });
  return emails;
}
