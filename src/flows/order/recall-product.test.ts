import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { anybody, emma, kasia } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import type { OutgoingEmail } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";
import { changeOrderState } from "./change-order-state.ts";
import { recallProduct as recallIn, type SaidNotice } from "./recall-product.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const recall = (asked: Parameters<typeof recallIn>[1]) =>
  inTransaction(pool, (db) => recallIn(db, asked, async () => undefined));
const remedies = ["replacement", "refund"] as const;
const notice: SaidNotice = {
  pl: {
    identification: "Numer partii 12/2026 <na dnie>.",
    sold: "W sklepie Bruk, w marcu 2026.",
    hazard: "Zatrzask może pęknąć <przy uderzeniu>.\n\nOdłamek kaleczy dłoń.",
    action: "Nie używaj bidonu i odeślij go na nasz koszt.",
    remedies: [...remedies],
  },
  en: {
    identification: "Batch 12/2026.",
    sold: "By Bruk, in March 2026.",
    hazard: "The clasp may break.",
    action: "Do not use the bottle.",
    remedies: [...remedies],
  },
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

  const at = { productId: products.bottle.productId, notice };
  const written = await Promise.all([recall(at), recall(at)]);
  assert.equal(written[0] + written[1], 2, "asked for twice at once, each is told once");
  assert.equal(
    await recall({ ...at, notice: { pl: { ...notice.pl, action: "Prosimy o odesłanie." } } }),
    2,
    "other words are another email",
  );

  const emails = await sent();
  assert.deepEqual(
    emails.map(({ to }) => to.toLowerCase()).sort(),
    [twice.email, twice.email, abroad.email, abroad.email].sort(),
  );
  const polish = emails.find(({ text: words }) => words.includes("odeślij go"))!;
  assert.equal(polish.subject, "Odzyskanie produktu ze względów bezpieczeństwa: Bidon <Rampa> & Co – Bruk");
  for (const words of [
    `Zamówienie ${newest}`,
    "Jak rozpoznać produkt",
    "Numer partii 12/2026 <na dnie>.",
    "Gdzie i kiedy był sprzedawany",
    "Zagrożenie",
    "pęknąć <przy uderzeniu>.\n\nOdłamek",
    "Co zrobić",
    "– wymianę na bezpieczny produkt\n– zwrot pieniędzy\n\n",
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

test("of one variant who bought that one alone is told, by its name", async () => {
  const [large, small] = [anybody(), anybody()];
  const { productId, variants } = products.hoodie;
  await ordered(large, { lines: [{ product: products.hoodie, size: "S" }] });
  await ordered(small, { lines: [{ product: products.hoodie, size: "M" }] });
  assert.equal(await recall({ productId, variantId: variants["S"]!, notice }), 1);
  const { rows } = await pool.query<{ recipient: string; product: string }>(
    "SELECT recipient, content ->> 'product' AS product FROM outbox WHERE kind = 'recall' AND content ->> 'productId' = $1",
    [String(productId)],
  );
  assert.deepEqual(
    rows.map(({ recipient }) => recipient),
    [large.email],
  );
  assert.match(rows[0]!.product, / S$/);
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
