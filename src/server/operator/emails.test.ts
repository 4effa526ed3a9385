// One long file: what staff write to buyers, send again and take back, on one shop.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { anybody, kasia, tomas } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { bringReadyTexts } from "../../flows/mail/bring-ready-texts.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

// What staff write to the buyer of an order, and what became of it.

const { pool, products } = await openSmallShop();
await saveConfig(pool, "shop_email", "sklep@bruk.example");
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const from = "Bruk <sklep@bruk.example>";
const message = { subject: "Twoja paczka", text: "Hej {{firstName}},\n\nnumer {{number}} <wyjdzie> jutro." };

async function place(input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2, ...input }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const emailsOf = async (number: number) =>
  (await read(number)).timeline!.flatMap(({ what }) => (what.kind === "email" ? [what] : []));
const jobOf = async (emailId: number) => {
  const { rows } = await pool.query<{ run_at: Date }>("SELECT run_at FROM graphile_worker.jobs WHERE key = $1", [
    `email:${emailId}`,
  ]);
  return rows[0]?.run_at ?? null;
};
/** As if its 20 seconds had passed. */
const passTheWait = (emailId: number) =>
  pool.query("UPDATE outbox SET not_before = now() - interval '1 second' WHERE letter_id = $1", [emailId]);

test("ready texts come once, and are filled from the order in its buyer's language", async () => {
  assert.equal(await bringReadyTexts(pool), true);
  assert.equal(await bringReadyTexts(pool), false);
  const number = await place({ person: anybody(tomas), shippingId: 6, lanId: 6, paymentId: 1 });
  const { body: draft } = await ola.call(routes.messageDraft, { parameters: { number } });
  assert.equal(draft.language, "cz");
  assert.equal(draft.readyTexts.length, 4);
  const thanks = draft.readyTexts.find(({ name }) => name === "Podziękowanie")!;
  assert.equal(thanks.subject, `Děkujeme za objednávku ${number}`);
  assert.doesNotMatch(draft.readyTexts.map(({ subject, text }) => subject + text).join(""), /\{\{number\}\}/);
});

test("the label changes its ready texts: what another has changed meanwhile is not written over, and one that is gone does not come back", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "content" });
  const [first] = (await ewa.call(routes.readyTexts)).body.readyTexts;
  const text = { pl: "Do {{number}}", en: "To {{number}}", cz: "K {{number}}" };
  const change = {
    parameters: { id: first!.id },
    body: { name: "Nowa", subject: text, text },
    version: first!.version,
  };
  const changed = await ewa.call(routes.changeReadyText, change);
  assert.deepEqual(
    changed.body.readyTexts.find(({ id }) => id === first!.id),
    { id: first!.id, name: "Nowa", subject: text, text, version: '"text-2"' },
  );
  const late = await ola.call(routes.changeReadyText, { ...change, body: { ...change.body, name: "Inna" } });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.version], [412, "ewa", '"text-2"']);
  for (const { id } of changed.body.readyTexts)
    assert.equal((await ewa.call(routes.removeReadyText, { parameters: { id } })).status, 200);
  assert.equal(await bringReadyTexts(pool), false);
  assert.deepEqual((await ewa.call(routes.readyTexts)).body.readyTexts, []);
});

test("a message is shown as it will be sent, waits, and is sent once, with the shop's frame, to the buyer", async (t) => {
  const person = anybody(kasia);
  const number = await place({ person });
  const parameters = { number };
  const preview = await ola.call(routes.previewMessage, { parameters, body: message });
  assert.equal((await emailsOf(number)).length, 1, "a preview writes nothing");
  const key = randomUUID();
  const sent = await ola.call(routes.sendMessage, { parameters, body: message, key });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  assert.deepEqual((await ola.call(routes.sendMessage, { parameters, body: message, key })).body, sent.body);
  const emails = await emailsOf(number);
  assert.equal(emails.length, 2, "pressed twice, it is one");
  const [, written] = emails;
  assert.deepEqual(
    [written!.email, written!.by, written!.recipient, written!.sentAt],
    ["staffMessage", "ola", person.email, null],
  );
  assert.equal((await jobOf(written!.id))!.toISOString(), written!.waitsUntil);

  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  await sendEmail(pool, { emailId: written!.id, transport, publicUrl });
  assert.equal((await emailsOf(number))[1]!.sentAt, null, "before its time it is not sent");
  await passTheWait(written!.id);
  await sendEmail(pool, { emailId: written!.id, transport, publicUrl });
  const [received] = await mailbox.received(1);
  assert.equal(received!.to, person.email);
  assert.equal(received!.subject, "Twoja paczka – Bruk");
  assert.equal(received!.text.replaceAll("\r\n", "\n").trim(), preview.body.text.trim());
  assert.match(received!.text, new RegExp(`Hej ${person.shippingFirstName},\\s+numer ${number} <wyjdzie> jutro\\.`));
  assert.match(received!.html, /&lt;wyjdzie&gt;/);
  assert.equal(preview.body.subject, received!.subject);

  const { body: stored } = await ola.call(routes.readEmail, { parameters: { number, email: written!.id } });
  assert.deepEqual(
    [stored.subject, stored.text, stored.recipient],
    [preview.body.subject, preview.body.text, person.email],
  );
  await pool.query(
    'UPDATE orders SET client_data = client_data || \'{"shippingFirstName": "Inna"}\' WHERE order_id = $1',
    [number],
  );
  assert.equal(
    (await ola.call(routes.readEmail, { parameters: { number, email: written!.id } })).body.text,
    stored.text,
  );
});

test("an email of staff that waits is taken back and never sent; one that has begun is not", async (t) => {
  const number = await place();
  const parameters = { number };
  await ola.call(routes.sendMessage, { parameters, body: message });
  const { id: email } = (await emailsOf(number)).at(-1)!;
  const back = await ola.call(routes.takeBackEmail, { parameters: { number, email } });
  assert.equal(back.status, 200, JSON.stringify(back.body));
  assert.equal((await emailsOf(number)).length, 1);
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  await sendEmail(pool, { emailId: email, transport, publicUrl });

  await ola.call(routes.sendMessage, { parameters, body: message });
  const { id: other } = (await emailsOf(number)).at(-1)!;
  await passTheWait(other);
  await sendEmail(pool, { emailId: other, transport, publicUrl });
  assert.equal((await mailbox.received(1)).length, 1, "only the second");
  const late = await ola.call(routes.takeBackEmail, { parameters: { number, email: other } });
  assert.deepEqual([late.status, late.body.code], [409, "EMAIL_LEFT"]);
  const confirmation = (await emailsOf(number))[0]!.id;
  const shops = await ola.call(routes.takeBackEmail, { parameters: { number, email: confirmation } });
  assert.equal(shops.body.code, "EMAIL_LEFT", "what the shop wrote by itself is not staff's to take back");
  assert.equal((await ola.call(routes.takeBackEmail, { parameters: { number, email } })).status, 404);
});

test("while an email of staff is on its way to the mail server it cannot be taken back any more", async () => {
  const number = await place();
  await ola.call(routes.sendMessage, { parameters: { number }, body: message });
  const { id: email } = (await emailsOf(number)).at(-1)!;
  await passTheWait(email);
  const codes: (string | undefined)[] = [];
  const send = async () => {
    codes.push((await ola.call(routes.takeBackEmail, { parameters: { number, email } })).body.code);
  };
  await sendEmail(pool, { emailId: email, transport: { send }, publicUrl });
  assert.deepEqual(codes, ["EMAIL_LEFT"]);
  assert.notEqual((await emailsOf(number)).at(-1)!.sentAt, null);
});

test("a text with a place that nothing fills is refused, and so is an order whose buyer was erased", async () => {
  const number = await place();
  const open = { subject: "Paczka", text: "Numer przesyłki: {{tracking}}" };
  for (const route of [routes.previewMessage, routes.sendMessage])
    assert.equal((await ola.call(route, { parameters: { number }, body: open })).body.code, "MESSAGE_UNFILLED");
  await ola.call(routes.sendMessage, { parameters: { number }, body: message });
  const [, written] = await emailsOf(number);
  await pool.query("UPDATE outbox SET sent_at = now(), not_before = NULL, as_sent = $2 WHERE letter_id = $1", [
    written!.id,
    JSON.stringify({ subject: "Twoja paczka", text: "Hej Kasia", files: [] }),
  ]);
  await ola.call(routes.sendAgain, { parameters: { number, email: (await emailsOf(number))[0]!.id } });
  const { versions } = await read(number);
  await ola.call(routes.moveOrder, { parameters: { number }, body: { to: "cancelled" }, version: versions.state });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [number]);
  assert.equal(await eraseEndedOrders(pool), 1);
  assert.deepEqual(
    (await emailsOf(number)).map(({ email }) => email),
    ["order", "staffMessage"],
    "what waited is not sent to nobody",
  );
  for (const [route, body] of [
    [routes.messageDraft, undefined],
    [routes.sendMessage, message],
  ] as const)
    assert.equal((await ola.call(route, { parameters: { number }, body })).body.code, "NO_ADDRESS");
  const stored = await ola.call(routes.readEmail, { parameters: { number, email: written!.id } });
  assert.equal(stored.body.code, "EMAIL_NOT_STORED", "how it read is gone with its reader");
});

test("any email of an order is sent once more to the address it has now, but for one whose link has done its work", async () => {
  const number = await place();
  await pool.query("UPDATE orders SET email = 'nowa@przyklad.pl' WHERE order_id = $1", [number]);
  const [confirmation] = await emailsOf(number);
  const again = await ola.call(routes.sendAgain, { parameters: { number, email: confirmation!.id } });
  assert.equal(again.status, 200, JSON.stringify(again.body));
  const [, copy] = await emailsOf(number);
  assert.deepEqual([copy!.email, copy!.recipient, copy!.by], ["order", "nowa@przyklad.pl", "ola"]);
  const { rows } = await pool.query<{ id: number }>(
    "INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id, content) VALUES (gen_random_uuid()::text, 'reviewRequest', 'nowa@przyklad.pl', 1, $1, '{}') RETURNING letter_id AS id",
    [number],
  );
  const asked = await ola.call(routes.sendAgain, { parameters: { number, email: rows[0]!.id } });
  assert.equal(asked.body.code, "EMAIL_NOT_REPEATABLE");
  const foreign = await ola.call(routes.sendAgain, { parameters: { number: await place(), email: confirmation!.id } });
  assert.equal(foreign.status, 404, "an email of another order is none of this one's");
});

test("the way to pay is sent once more while the order waits for its money", async () => {
  const transfer = await place({ paymentId: 1 });
  await ola.call(routes.sendPaymentLink, { parameters: { number: transfer } });
  const email = (await emailsOf(transfer)).at(-1)!.id;
  const { subject, text } = (await ola.call(routes.readEmail, { parameters: { number: transfer, email } })).body;
  assert.equal(subject, `Do zapłaty 43.09 zł: zamówienie ${transfer} – Bruk`, "it is not the confirmation's subject");
  assert.match(text, new RegExp(`Przelej 43\\.09 zł na konto PL61 1090.* zamówienie ${transfer}`));
  const cash = await ola.call(routes.sendPaymentLink, { parameters: { number: await place() } });
  assert.equal(cash.body.code, "MONEY_NOT_AWAITED");
});

test("of an order whose part has come the way to pay asks for the rest alone, in its buyer's language", async () => {
  for (const [input, words] of [
    [{}, [/^Zostało do zapłaty 23\.09 zł: zamówienie @ – Bruk$/, /Część pieniędzy/, /Przelej 23\.09 zł na konto PL61/]],
    [{ lanId: 2 }, [/^Left to pay 23\.09 zł: order @ – Bruk$/, /A part of the money/, /transfer 23\.09 zł to .*PL61/]],
    [{ lanId: 6 }, [/^Zbývá zaplatit 23\.09 zł: objednávka @ – Bruk$/, /Část peněz/, /Převeďte prosím 23\.09 zł/]],
  ] as const) {
    const number = await place({ paymentId: 1, ...input });
    await ola.call(routes.recordTransfer, {
      parameters: { number },
      body: { amount: 2000, currency: "pln", otherSum: true },
      version: (await read(number)).versions.money,
    });
    await ola.call(routes.sendPaymentLink, { parameters: { number } });
    const email = (await emailsOf(number)).at(-1)!.id;
    const { subject, text } = (await ola.call(routes.readEmail, { parameters: { number, email } })).body;
    const [named, ...told] = words;
    assert.match(subject.replace(String(number), "@"), named);
    for (const word of told) assert.match(text, word);
  }
});

test("who does not talk to buyers neither writes nor reads what was written", async () => {
  const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
  const number = await place();
  const email = (await emailsOf(number))[0]!.id;
  assert.equal((await piotr.call(routes.readEmail, { parameters: { number, email } })).status, 403);
  assert.equal((await piotr.call(routes.sendMessage, { parameters: { number }, body: message })).status, 403);
});

test("the shop keeps all it promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what a buyer was told of a withdrawal and of a complaint stands in their order's history, as it was sent", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const person = anybody();
  const number = await place({ person });
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/sys/json_emails?withdraw",
    payload: JSON.stringify({ name: "Kasia", order: String(number), email: person.email, goods: "", lanId: 1 }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(statusCode, 200);
  const complaint = { order: number, name: "Kasia", email: person.email, received: "2026-11-20", since: "wczoraj" };
  const { id, version } = (
    await ola.call(routes.enterComplaint, { body: { ...complaint, defect: "Szew puścił", demand: "repair" } })
  ).body;
  const answer = { outcome: "refused" as const, answer: "To ślad prania, a nie wada." };
  await ola.call(routes.answerComplaint, { parameters: { id }, body: answer, version });
  for (const [kind, said] of [
    ["withdrawal", "Potwierdzamy, że dostaliśmy to oświadczenie"],
    ["complaint", "Szew puścił"],
    ["complaintAnswered", "To ślad prania"],
  ] as const) {
    const email = (await emailsOf(number)).find((one) => one.email === kind)!;
    await sendEmail(pool, { emailId: email.id, transport, publicUrl });
    const { text } = (await ola.call(routes.readEmail, { parameters: { number, email: email.id } })).body;
    assert.ok(text.includes(said), kind);
  }
});
