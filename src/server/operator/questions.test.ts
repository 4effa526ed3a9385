// One long file: a message of the contact form from its writer to its answer, and what becomes of its data, on one shop.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { exportAccount } from "../../database/customer/account-export.ts";
import { forgetPersonalData } from "../../database/retention.ts";
import { workingDaysAfter } from "../../domain/delivery/working-days.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { bringReadyTexts } from "../../flows/mail/bring-ready-texts.ts";
import { eraseCustomer } from "../../flows/customer/close-account.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

const { pool, products } = await openSmallShop();
await bringReadyTexts(pool);
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });

interface Written {
  name?: string;
  email?: string;
  subject?: string;
  message?: string;
  lanId?: number;
}

/** Somebody writes by the contact form; returns the number of what is kept of it. */
async function ask(written: Written = {}): Promise<number> {
  const message = {
    name: "Kasia Wójcik",
    email: anybody().email,
    subject: "Rozmiar",
    message: "Jaki wziąć?",
    lanId: 1,
  };
  const answered = await app.inject({
    method: "POST",
    url: "/sys/json_emails?contact",
    payload: JSON.stringify({ ...message, ...written }),
    headers: { "content-type": "text/plain" },
  });
  assert.deepEqual([answered.statusCode, answered.json()], [200, {}]);
  const [newest] = (await ola.call(routes.questions)).body.questions;
  return newest!.id;
}
const read = async (id: number) => (await ola.call(routes.question, { parameters: { id } })).body;
const listed = async (query: Record<string, string>) =>
  (await ola.call(routes.questions, { query })).body.questions.map(({ id }) => id);
const answer = async (id: number, body = { subject: "Re: Rozmiar", text: "Weź M." }, by = ola) =>
  by.call(routes.answerQuestion, { parameters: { id }, body, key: randomUUID(), version: (await read(id)).version });
const decision = async () =>
  (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "questions") ?? null;

test("a message is kept as it was written, the newest first, found by name without diacritics, address, number and order", async () => {
  const email = anybody().email;
  const first = await ask({ email, name: "Łucja Żak", subject: "", message: "<b>Hej</b>\nשלום" });
  const second = await ask();
  assert.deepEqual((await listed({})).slice(0, 2), [second, first]);
  const { name, subject, text, state, language, answers } = await read(first);
  assert.deepEqual(
    { name, subject, text, state, language, answers },
    { name: "Łucja Żak", subject: "", text: "<b>Hej</b>\nשלום", state: "waiting", language: "pl", answers: [] },
  );
  for (const q of ["lucja zak", email.toUpperCase(), String(first)])
    assert.ok((await listed({ q })).includes(first), q);
  assert.deepEqual(await listed({ q: "%" }), []);
  const body = await orderBody(pool, {
    lines: [{ product: products.bottle }],
    paymentId: 2,
    person: { ...anybody(), email },
  });
  const number = String((await makeOrder(app, body)).body.orderId);
  assert.deepEqual(await listed({ q: number }), [first]);
  assert.deepEqual(
    (await read(first)).orders?.map((order) => String(order.number)),
    [number],
  );
});

test("the list goes on page by page, and whoever does not write to buyers sees none of it", async () => {
  const { body } = await ola.call(routes.questions, { query: { limit: "1" } });
  const rest = await ola.call(routes.questions, { query: { limit: "1", after: body.next! } });
  assert.ok(rest.body.questions[0]!.id < body.questions[0]!.id);
  const packer = await comeIn(app, pool, { email: "pak@bruk.example", role: "packing" });
  for (const route of [routes.questions, routes.question])
    assert.equal((await packer.call(route, { parameters: { id: body.questions[0]!.id } })).status, 403);
});

test("an answer is begun in the writer's language, waits, and reaches who asked with what they wrote, their own links left out", async (t) => {
  const email = anybody().email;
  const id = await ask({
    email,
    lanId: 2,
    name: "Emma Hill",
    subject: "Size",
    message: "Which one? https://evil.example/x",
  });
  const parameters = { id };
  const { body: draft } = await ola.call(routes.answerDraft, { parameters });
  assert.deepEqual([draft.recipient, draft.language, draft.subject], [email, "en", "Re: Size"]);
  assert.ok(draft.readyTexts.length > 0);
  const open = { subject: "Parcel", text: "Its number: {{tracking}}" };
  assert.equal((await ola.call(routes.previewAnswer, { parameters, body: open })).body.code, "MESSAGE_UNFILLED");
  assert.equal((await answer(id, open)).body.code, "MESSAGE_UNFILLED");

  const body = { subject: "Re: Size", text: "Hi {{firstName}},\n\ntake <M>." };
  const preview = await ola.call(routes.previewAnswer, { parameters, body });
  const sent = await answer(id, body);
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const [written] = sent.body.answers;
  assert.deepEqual([sent.body.state, written!.by, written!.sentAt], ["answered", "ola", null]);
  assert.ok(written!.waitsUntil !== null);
  assert.ok(!(await listed({})).includes(id));
  assert.ok((await listed({ view: "done" })).includes(id));

  const mailbox = await openMailbox(t);
  const from = "Bruk <sklep@bruk.example>";
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  await sendEmail(pool, { emailId: written!.id, transport, publicUrl });
  assert.equal((await read(id)).answers[0]!.sentAt, null, "before its time it is not sent");
  await pool.query("UPDATE outbox SET not_before = now() - interval '1 second' WHERE letter_id = $1", [written!.id]);
  await sendEmail(pool, { emailId: written!.id, transport, publicUrl });
  const [received] = await mailbox.received(1);
  assert.deepEqual([received!.to, received!.subject], [email, "Re: Size – Bruk"]);
  assert.match(received!.text, /Hi Emma,\s+take <M>\.[\s\S]+Which one\? \[…\]/);
  assert.match(received!.html, /&lt;M&gt;/);
  assert.equal(received!.text.replaceAll("\r\n", "\n").trim(), preview.body.text.trim());
  const late = await ola.call(routes.takeBackQuestionAnswer, { parameters: { id, answer: written!.id } });
  assert.deepEqual([late.status, late.body.code], [409, "EMAIL_LEFT"]);
  assert.equal((await read(id)).state, "answered");
});

test("an answer taken back is not sent and the question waits again; of two people who answer at once the later is told", async () => {
  const id = await ask();
  const sent = await answer(id);
  const email = sent.body.answers[0]!.id;
  const back = await ola.call(routes.takeBackQuestionAnswer, { parameters: { id, answer: email } });
  assert.deepEqual([back.body.state, back.body.answers], ["waiting", []]);
  const { rowCount } = await pool.query("SELECT FROM outbox WHERE letter_id = $1", [email]);
  assert.equal(rowCount, 0);
  const { version } = await read(id);
  const call = { parameters: { id }, body: { subject: "Re", text: "Tak." }, version };
  assert.equal((await ola.call(routes.answerQuestion, { ...call, key: randomUUID() })).status, 200);
  const late = await jan.call(routes.answerQuestion, { ...call, key: randomUUID() });
  assert.deepEqual([late.status, late.body.changed?.by], [412, "ola"]);
  assert.equal((await read(id)).answers.length, 1);
});

test("what was answered by another way or wants no answer is put away and waits again; it is answered only then", async () => {
  const id = await ask();
  for (const state of ["elsewhere", "closed"] as const) {
    const closed = await ola.call(routes.closeQuestion, { parameters: { id }, body: { state } });
    assert.equal(closed.body.state, state);
    assert.ok(!(await listed({})).includes(id));
    assert.equal((await answer(id)).body.code, "STATE_NOT_REACHABLE");
    const twice = await ola.call(routes.closeQuestion, { parameters: { id }, body: { state } });
    assert.equal(twice.body.code, "STATE_NOT_REACHABLE");
    assert.equal((await ola.call(routes.reopenQuestion, { parameters: { id } })).body.state, "waiting");
  }
  assert.equal((await answer(id)).status, 200);
  for (const route of [routes.closeQuestion, routes.reopenQuestion])
    assert.equal(
      (await ola.call(route, { parameters: { id }, body: { state: "closed" } })).body.code,
      "STATE_NOT_REACHABLE",
    );
});

test("the day begins with how many wait, due a working day after the first of them came", async () => {
  const before = (await decision())?.count ?? 0;
  const id = await ask();
  await pool.query("UPDATE questions SET asked_at = '2026-01-02T11:00:00Z' WHERE question_id = $1", [id]);
  const told = await decision();
  assert.deepEqual([told?.count, told?.due], [before + 1, workingDaysAfter("2026-01-02", 1)]);
  assert.equal(told?.due, "2026-01-05", "over the weekend nobody is late");
  await ola.call(routes.closeQuestion, { parameters: { id }, body: { state: "closed" } });
  const after = await decision();
  assert.deepEqual(
    [after?.count ?? 0, after?.due ?? null],
    [before, before === 0 ? null : workingDaysAfter(warsawDay(new Date()), 1)],
  );
});

test("who has proven an address takes their messages away and erases them with the emails; who has not erases none", async () => {
  const other = await ask();
  for (const proven of [false, true]) {
    const person = anybody();
    const { email } = person;
    const { customerId } = await addAccount(pool, { person, verified: proven });
    const id = await ask({ email: email.toUpperCase() });
    assert.equal((await read(id)).customer, customerId);
    await answer(id);
    const held = (await exportAccount(pool, customerId))["messages"] as { message: string }[];
    assert.deepEqual(
      held.map(({ message }) => message),
      proven ? ["Jaki wziąć?"] : [],
    );
    await eraseCustomer(pool, { customer_id: customerId, email, verified: proven });
    assert.equal((await ola.call(routes.question, { parameters: { id } })).status, proven ? 404 : 200);
    const { rowCount } = await pool.query("SELECT FROM outbox WHERE question_id = $1", [id]);
    assert.equal(rowCount, proven ? 0 : 1);
    const { rowCount: toShop } = await pool.query(
      "SELECT FROM outbox WHERE kind = 'message' AND lower(content ->> 'email') = lower($1)",
      [email],
    );
    assert.equal(toShop, proven ? 0 : 1);
  }
  assert.equal((await read(other)).state, "waiting");
});

test("a message and its answer stay for a year and go together then", async () => {
  const [young, old] = [await ask(), await ask()];
  for (const [id, days] of [
    [young, 364],
    [old, 367],
  ] as const) {
    const sent = await answer(id);
    await pool.query("UPDATE outbox SET sent_at = now() - interval '40 days' WHERE letter_id = $1", [
      sent.body.answers[0]!.id,
    ]);
    await pool.query("UPDATE questions SET asked_at = now() - $2::int * interval '1 day' WHERE question_id = $1", [
      id,
      days,
    ]);
  }
  await forgetPersonalData(pool);
  assert.equal((await read(young)).answers.length, 1);
  assert.equal((await ola.call(routes.question, { parameters: { id: old } })).status, 404);
  assert.equal((await pool.query("SELECT FROM outbox WHERE question_id = $1", [old])).rowCount, 0);
});
