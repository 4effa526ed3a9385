// One long file: one life of a shop, each step from where the one before has led.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { inTransaction, type Pool } from "../../src/database/connect.ts";
import { addChangeLink } from "../../src/database/mail/email-links.ts";
import { type EmailKind, emailKinds, type NewEmail } from "../../src/database/mail/email-contents.ts";
import { writeEmails } from "../../src/database/mail/outbox.ts";
import { askForReviewsOf } from "../../src/flows/review/ask-for-reviews.ts";
import { changeOrder } from "../../src/flows/order/change-order.ts";
import { changeOrderState } from "../../src/flows/order/change-order-state.ts";
import { agreeExchange } from "../../src/flows/return/agree-exchange.ts";
import { openReturn } from "../../src/flows/return/open-return.ts";
import { returnNumbered } from "../../src/database/return/returns.ts";
import { settleOrder } from "../../src/flows/order/settle-order.ts";
import { recordTransfer } from "../../src/flows/payment/record-transfer.ts";
import { remindOfAccounts } from "../../src/flows/payment/remind-of-accounts.ts";
import { askToConfirmEmail } from "../../src/flows/customer/confirm-email.ts";
import { tokenDigest } from "../../src/flows/order/order-shopper.ts";
import { recallProduct } from "../../src/flows/order/recall-product.ts";
import { subscribe, subscribeAccount } from "../../src/flows/mail/subscribe.ts";
import { notifyStockIsBack } from "../../src/flows/order/notify-stock-is-back.ts";
import { confirmStockAlert, requestStockAlert } from "../../src/flows/order/request-stock-alert.ts";
import { parcelMoved } from "../../src/flows/parcel/parcel-moved.ts";
import { notifyOfParcel } from "../../src/flows/parcel/notify-of-parcel.ts";
import { withdraw } from "../../src/flows/order/withdraw.ts";
import { questionNumbered } from "../../src/database/mail/questions.ts";
import { answerQuestion } from "../../src/flows/mail/answer-question.ts";
import { sendMessage } from "../../src/flows/mail/send-message.ts";
import { writeReview } from "../../src/flows/review/write-review.ts";
import { writeLooks } from "../../src/flows/catalogue/write-looks.ts";
import { writeSizeTables } from "../../src/flows/catalogue/write-size-tables.ts";
import { makeOrder } from "./app.ts";
import { orderBody } from "./order-body.ts";
import { addAccount, anybody, emma, kasia, tomas } from "./people.ts";
import type { SmallShop } from "./shop.ts";

/** What happened in a shop: whose account there is, which orders, and the link of each email that has one. */
export interface LivedIn {
  token: string;
  /** Numbers, with the keys of their pages. */
  orders: { number: string; key: string }[];
  emails: { id: number; kind: EmailKind; link: string | undefined }[];
}

const shopEmail = "sklep@bruk.example";

/** Lets a shop live for a while: every kind of email is written at least once, every table but those of payments' providers has a row. */
export async function liveIn({ pool, products }: SmallShop, app: FastifyInstance): Promise<LivedIn> {
  const now = new Date();
  await pool.query(
    `INSERT INTO config VALUES ('shop_company', 'Bruk sp. z o.o.'), ('shop_street', 'Brukowa 1'), ('shop_city', '30-001 Kraków'), ('shop_nip', '5260250995'), ('shop_phone', '+48 12 000 00 00'), ('shop_email', '${shopEmail}') ON CONFLICT (code) DO UPDATE SET content = excluded.content`,
  );
  await pool.query(
    `INSERT INTO pages (page_id, parent_id, page_name, content) VALUES (1, NULL, '{"pl": "Informacje"}', '{"pl": "<p>Tekst</p>"}'), (2, 1, '{"pl": "Regulamin"}', '{"pl": "<h2>Jeden</h2><p>{{shop_name}} {{seller}}</p>"}'), (3, 1, '{"pl": "Zwroty"}', '{"pl": "<p>Zwroty</p>"}')`,
  );
  await pool.query(
    "INSERT INTO paths (path, kind, entity_id) VALUES ('page/informacje.html', 'page', 1), ('page/regulamin.html', 'page', 2), ('page/zwroty-reklamacje-wymiana.html', 'page', 3)",
  );
  await pool.query(
    `UPDATE manufacturers SET producer_name = 'Producent', producer_address = 'Ulica 1, Kraków', producer_email = 'p@przyklad.pl', description = '{"pl": "<p>Marka</p>"}'`,
  );
  await pool.query(
    `UPDATE products SET details = '[{"name": {"pl": "Krój"}, "value": {"pl": "luźny"}}]', certificates = '[{"name": "OEKO-TEX", "url": null}]', description = '{"pl": "<p>Opis</p>"}'`,
  );
  await pool.query(`UPDATE categories SET description = '{"pl": "<p>Kategoria</p>"}'`);
  const sized = await writeSizeTables(pool, [
    {
      handle: "bluzy",
      title: { pl: "Bluzy" },
      note: { pl: "Na płasko" },
      columns: [{ pl: "Rozmiar" }, { pl: "Szerokość" }],
      rows: [["M", "50"]],
      measures: [{ name: { pl: "Szerokość" }, how: { pl: "na płasko" } }],
      places: [{ category: "Odziez/bluzy" }],
    },
  ]);
  assert.equal(sized.kind, "written", JSON.stringify(sized));
  const worn = await writeLooks(pool, [
    {
      handle: "plac",
      name: { pl: "Plac" },
      description: { pl: "<p>Na plac</p>" },
      picture: "bluza-asfalt.avif",
      products: ["bluza-asfalt", "czapka-kostka"],
    },
  ]);
  assert.equal(worn.kind, "written", JSON.stringify(worn));
  await pool.query(
    "INSERT INTO runtime_errors (fingerprint, message, component, stack, url, browser, build_id, build_date) SELECT sha256('x'), 'Pękło', 'Tile', 'at Tile', '/odziez/', 'Firefox 1', 'b1', '2026-01-01'",
  );

  const { token, customerId, person } = await addAccount(pool, { points: 300 });
  const invoice = {
    invoice: true,
    paymentName: "Kamień i Syn",
    paymentNip: "5260250995",
    paymentCity: "Kraków",
    paymentStreet: "Kamienna 1",
    paymentPostCode: "30-001",
    paymentCountry: "2",
  };
  const place = async (input: Parameters<typeof orderBody>[1]) => {
    const { body } = await makeOrder(app, { ...(await orderBody(pool, input)), source: "ulotka" });
    assert.ok(body.orderId, JSON.stringify(body));
    return Number(body.orderId);
  };
  const whole = await place({
    person,
    token,
    lines: [{ product: products.hoodie, size: "M" }, { product: products.bottle }],
    form: { ...invoice, comment: "Proszę dzwonić" },
    shippingId: 8,
    shippingPoint: "KRA01M",
  });
  for (const to of ["paid", "packed", "sent"] as const)
    assert.ok(await changeOrderState(pool, { orderId: whole, to, now, tracking: to === "sent" ? "123" : null }));
  const { rows: parcels } = await pool.query<{ id: number }>(
    "UPDATE parcels SET carrier = 'InPost' WHERE order_id = $1 RETURNING parcel_id AS id",
    [whole],
  );
  const [parcel] = parcels;
  await inTransaction(pool, (db) => notifyOfParcel(db, { orderId: whole, parcelId: parcel!.id, corrected: true }));
  const label = {
    label_id: 0,
    order_id: whole,
    parcel_id: parcel!.id,
    carrier: "inpostShipx",
    tracking: "123",
    external_id: "123",
  } as const;
  const step = { tracking: "123", eventId: "1", code: "ready_to_pickup", step: "ready", at: now } as const;
  await inTransaction(pool, (db) => parcelMoved(db, { label, steps: [step], now, pointsPerZloty: 1 }));
  assert.equal(await askForReviewsOf(pool, whole, { now, pointsPerZloty: 1 }), "asked");
  const reviewed = await place({
    person: tomas,
    lines: [{ product: products.cap }],
    shippingId: 6,
    lanId: 6,
    form: { newsletter: true },
  });
  const undone = await place({ person: emma, lines: [{ product: products.tee, size: "M" }], shippingId: 6, lanId: 2 });
  await changeOrderState(pool, { orderId: undone, to: "cancelled", now, tracking: null });
  const online = await place({ person: kasia, lines: [{ product: products.cap }], paymentId: 3 });
  const late = await place({ lines: [{ product: products.cap }], paymentId: 3 });
  await changeOrderState(pool, { orderId: late, to: "expired", now, tracking: null });
  await changeOrderState(pool, { orderId: whole, to: "returned", now, tracking: null });
  await addPieceTo(pool, await place({ lines: [{ product: products.cap }] }));
  await giveBackToAccount(pool, await place({ lines: [{ product: products.cap }] }));
  const hood = { product: products.hoodie, size: "S" };
  await exchangeHoodie(pool, await place({ lines: [hood], paymentId: 2 }), Number(products.hoodie.variants["M"]));
  for (const to of ["paid", "sent"] as const)
    await changeOrderState(pool, { orderId: reviewed, to, now, tracking: null });
  await askForReviewsOf(pool, reviewed, { now, pointsPerZloty: 1 });
  const link = await linkOf(pool, "reviewRequest", tomas.email);
  assert.deepEqual(
    await writeReview(pool, {
      productId: products.cap.productId,
      link,
      token: null,
      stars: 5,
      title: "Tytuł",
      content: "Dobra czapka",
      author: "Tomáš",
      lanId: 1,
    }),
    { kind: "kept" },
  );
  await pool.query("UPDATE reviews SET state = 'approved'");

  const unproven = await addAccount(pool, { person: anybody(), verified: false });
  await inTransaction(pool, async (db) => {
    await askToConfirmEmail(db, { customerId: unproven.customerId, email: unproven.person.email, lanId: 1 });
    const change = randomBytes(24).toString("base64url");
    await addChangeLink(db, {
      customerId,
      linkSha256: tokenDigest(change),
      newEmail: "nowy@przyklad.pl",
      sessionSha256: tokenDigest(token),
      lanId: 1,
    });
    await subscribeAccount(db, { email: person.email, lanId: 1 });
    await writeEmails(db, [
      { kind: "changeEmail", recipient: "nowy@przyklad.pl", lanId: 1, content: { link: change } },
      { kind: "emailChanged", recipient: person.email, lanId: 2, content: { email: "nowy@przyklad.pl" } },
      { kind: "accountExists", recipient: person.email, lanId: 6, content: { asked: "order" } },
      { kind: "reminder", recipient: person.email, lanId: 1, content: { password: "k7wp-2mfx" } },
      { kind: "passwordChanged", recipient: person.email, lanId: 1 },
      { kind: "paymentReminder", recipient: kasia.email, lanId: 1, orderId: online },
      { kind: "orderAccepted", recipient: kasia.email, lanId: 1, orderId: online },
      {
        kind: "shopNotice",
        recipient: shopEmail,
        lanId: 1,
        content: { about: "lettersBounded", address: "obca@przyklad.pl", most: 10 },
      },
      {
        kind: "paymentAlarm",
        recipient: shopEmail,
        lanId: 1,
        content: {
          provider: "payu",
          outcome: "otherAmount",
          orderNumber: online,
          extOrderId: "x",
          amount: 1,
          currency: "pln",
        },
      },
    ]);
  });
  const told = await staffsEmails(pool, online);
  await inTransaction(pool, (db) => writeEmails(db, told));
  await subscribe(pool, { email: "gazeta@przyklad.pl", lanId: 1, source: "footer" });
  const hoodie = { productId: products.hoodie.productId, variantId: products.hoodie.variants["L"]! };
  await requestStockAlert(pool, { ...hoodie, email: "czeka@przyklad.pl", lanId: 1 });
  await requestStockAlert(pool, { ...hoodie, email: "doczekal@przyklad.pl", lanId: 2 });
  await confirmStockAlert(pool, await linkOf(pool, "stockConfirm", "doczekal@przyklad.pl"));
  await pool.query("UPDATE variants SET quantity = 2 WHERE variant_id = $1", [hoodie.variantId]);
  await inTransaction(pool, (db) => notifyStockIsBack(db, [hoodie.productId]));
  await sendMessage(
    pool,
    { name: "Jan", email: "jan@przyklad.pl", subject: "Pytanie", message: "Jaki to rozmiar?", lanId: 1 },
    shopEmail,
  );
  await inTransaction(pool, async (db) => {
    const before = (await questionNumbered(db, 1, { locked: true }))!;
    const message = { subject: "Re: Pytanie", text: "To jest M." };
    // Long enough ago that it may leave.
    await answerQuestion(db, { before, message, now: new Date(Date.now() - 60_000) }, async () => undefined);
  });
  await withdraw(
    pool,
    { name: "Jan Nowak", order: String(whole), email: "jan@przyklad.pl", goods: "bluza", lanId: 1 },
    shopEmail,
  );
  const recalled = { identification: "Partia 12.", sold: "W marcu.", hazard: "Pęka.", action: "Nie używaj.\n\nOddaj." };
  const recall = {
    productId: products.cap.productId,
    notice: { pl: { ...recalled, remedies: ["replacement" as const, "refund" as const] } },
  };
  await inTransaction(pool, (db) => recallProduct(db, recall, async () => undefined));

  const { rows: orders } = await pool.query<{ number: string; key: string }>(
    "SELECT order_id::text AS number, link_key AS key FROM orders ORDER BY order_id",
  );
  const { rows: emails } = await pool.query<LivedIn["emails"][number]>(
    "SELECT letter_id AS id, kind, content ->> 'link' AS link FROM outbox ORDER BY letter_id",
  );
  assert.deepEqual(
    emailKinds.filter((kind) => !emails.some((email) => email.kind === kind)),
    [],
    "every kind of email is written",
  );
  return { token, orders, emails };
}

/** What buyers of an order, and who works here, are told by acts of staff. */
async function staffsEmails(pool: Pool, orderId: number): Promise<NewEmail[]> {
  const complaint = {
    number: 1,
    name: "Jan Nowak",
    email: "jan@przyklad.pl",
    order: String(orderId),
    since: "od wczoraj",
    defect: "Szew puścił",
    demand: "repair",
    photos: 0,
    at: "2026-11-21 12:00",
    due: "2026-12-05",
  } as const;
  const toKasia = { recipient: kasia.email, lanId: 1 };
  return [
    {
      kind: "staffMessage",
      ...toKasia,
      orderId,
      content: { subject: "Pytanie o adres", text: "Podaj numer mieszkania." },
    },
    { kind: "returnArrived", ...toKasia, orderId, content: { return: 1 } },
    { kind: "fiscalReceipt", ...toKasia, orderId: await registeredReceipt(pool, orderId) },
    { kind: "returnLabel", ...toKasia, orderId, content: { label: await boughtReturnLabel(pool, orderId) } },
    { kind: "differencePaid", ...toKasia, orderId, content: { amount: 3000, currency: "pln", held: true } },
    { kind: "complaint", ...toKasia, orderId, content: complaint },
    {
      kind: "contentReport",
      ...toKasia,
      content: { number: 1, at: "2026-11-21 12:00", about: "https://sklep.example/bluza/", text: "To zniewaga." },
    },
    {
      kind: "reviewRejected",
      ...toKasia,
      orderId,
      content: { review: 1, productId: 1, reason: "Reklama.", title: "Super", content: "Kup na buty.example" },
    },
    { kind: "complaintForShop", recipient: shopEmail, lanId: 1, content: complaint },
    { kind: "complaintAnswered", ...toKasia, orderId, content: { number: 1, answer: "Naprawimy." } },
    {
      kind: "staffWayIn",
      recipient: "ola@bruk.example",
      lanId: 1,
      content: { way: "passkey", name: "telefon", at: "2026-11-21 12:00" },
    },
  ];
}

/** The fiscal receipt of an order, as its cash register has it; returns the order's number. */
async function registeredReceipt(pool: Pool, orderId: number): Promise<number> {
  await pool.query(
    `INSERT INTO fiscal_receipts (order_id, state, document, number, device, url, registered_at)
     VALUES ($1, 'registered', 'PA/1', '17', 'WTE2301000001', 'https://sandbox.eparagony.pl/d/1', now())`,
    [orderId],
  );
  return orderId;
}

/** A label by which goods of an order come back; returns its number. */
async function boughtReturnLabel(pool: Pool, orderId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `WITH opened AS (INSERT INTO returns (order_id, kind) VALUES ($1, 'goodwill') RETURNING return_id)
     INSERT INTO return_labels (return_id, carrier, state, size, external_id, tracking, code, pdf, stored_at)
     SELECT return_id, 'inpostGlobal', 'bought', 'small', '52000', '52000', '100000001', '%PDF', now() FROM opened RETURNING return_label_id AS id`,
    [orderId],
  );
  return rows[0]!.id;
}

/** Staff put a second piece into an order of one line. */
async function addPieceTo(pool: Pool, orderId: number): Promise<void> {
  const changed = await inTransaction(pool, (db) =>
    changeOrder(
      db,
      {
        orderId,
        asked: { lines: [{ position: 1, quantity: 2, price: null }], added: [], delivery: null },
        reason: "Na prośbę",
        priceReason: "",
        money: "later",
        hold: false,
        tell: true,
        now: new Date(),
      },
      async () => undefined,
    ),
  );
  assert.equal(changed.kind, "done", JSON.stringify(changed));
}

/** Staff agree to exchange a hoodie for another size; its buyer is told, and that it was called off, too. */
async function exchangeHoodie(pool: Pool, orderId: number, variantId: number): Promise<void> {
  const now = new Date();
  await changeOrderState(pool, { orderId, to: "delivered", now, pointsPerZloty: 1 });
  await inTransaction(pool, async (db) => {
    const input = {
      orderId,
      kind: "goodwill",
      withdrawalId: null,
      expected: [],
      parcel: "",
      announcedAt: now,
    } as const;
    const opened = await openReturn(db, input);
    assert.equal(opened.kind, "opened");
    const before = (await returnNumbered(db, opened.returnId))!;
    const lines = [{ position: 1, variantId, quantity: 1 }];
    const agreed = await agreeExchange(db, { before, lines, tell: false, staffId: null, now }, async () => undefined);
    assert.equal(agreed.kind, "agreed", JSON.stringify(agreed));
    const { orderId: second } = agreed;
    const toKasia = { recipient: kasia.email, lanId: 1, orderId: second };
    await writeEmails(db, [
      { kind: "exchangeAgreed", ...toKasia },
      { kind: "exchangeEnded", ...toKasia },
    ]);
  });
}

/** An order that was paid by transfer is cancelled, and its buyer is asked and reminded to say an account. */
async function giveBackToAccount(pool: Pool, orderId: number): Promise<void> {
  const now = new Date();
  const { rows } = await pool.query<{ total: number }>("SELECT total FROM orders WHERE order_id = $1", [orderId]);
  await recordTransfer(pool, { orderId, amount: rows[0]!.total, currency: null, now });
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
      },
      async () => undefined,
    ),
  );
  assert.equal(settled.kind, "done", JSON.stringify(settled));
  assert.equal(await remindOfAccounts(pool, new Date(now.getTime() + 4 * 86_400_000)), 1);
}

async function linkOf(pool: Pool, kind: EmailKind, recipient: string): Promise<string> {
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE kind = $1 AND recipient = $2 ORDER BY letter_id DESC LIMIT 1",
    [kind, recipient],
  );
  return rows[0]!.link;
}
