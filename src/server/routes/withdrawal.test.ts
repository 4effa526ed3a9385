import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { listWithdrawals } from "../../database/order/withdrawals.ts";
import { piecesOfReturn, returnOfWithdrawal } from "../../database/return/returns.ts";
import { momentSaid } from "../../domain/days-said.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

const shop = await openSmallShop();
const { app } = await openTestApp(shop.pool);
const declared = { name: "Kasia Kowalska", order: "10001", email: "kasia@przyklad.pl", goods: "", lanId: 1 };

function withdraw(body: object) {
  return app.inject({
    method: "POST",
    url: "/sys/json_emails?withdraw",
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
}

function send(form: Record<string, string>, path = "/odstapienie/") {
  return app.inject({
    method: "POST",
    url: path,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

test("a withdrawal is entered with its moment, found to its order, and confirmed at once to the shopper with date and time, and to the shop", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const person = anybody();
  const ordered = await app.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: JSON.stringify(
      await orderBody(shop.pool, { lines: [{ product: shop.products.hoodie, size: "S" }], person }),
    ),
    headers: { "content-type": "text/plain" },
  });
  const { orderId } = ordered.json<{ orderId: string }>();
  const answer = await withdraw({
    ...declared,
    order: `nr ${orderId}`,
    email: person.email.toUpperCase(),
    goods: "Bluza Asfalt S",
    lanId: 6,
  });
  assert.equal(answer.statusCode, 200);
  const { received, unsent } = answer.json<{ received: string; unsent: boolean }>();
  assert.equal(unsent, true, "nothing of it was sent");
  assert.match(received, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  const [row] = await listWithdrawals(shop.pool, 1);
  assert.deepEqual([String(row!.order_id), row!.goods, row!.lan_id], [String(orderId), "Bluza Asfalt S", 6]);

  const { rows } = await shop.pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE kind LIKE 'withdrawal%' ORDER BY letter_id",
  );
  for (const { letter_id } of rows) await sendEmail(shop.pool, { emailId: letter_id, transport, publicUrl });
  const [shopper, own] = await mailbox.received(2);
  assert.equal(shopper!.to.toLowerCase(), person.email.toLowerCase());
  assert.match(shopper!.subject, /^Odstoupení od smlouvy přijato/);
  for (const said of [
    momentSaid(received, "cs"),
    "Kasia Kowalska",
    `nr ${orderId}`,
    "Bluza Asfalt S",
    "není co posílat zpět",
  ])
    assert.ok(shopper!.html.includes(said), said);
  assert.ok(!shopper!.html.includes("Zboží pošlete zpět"));
  assert.ok(own!.html.includes(`Zamówienie ${orderId} jest z tego adresu`));
});

test("nothing more than a name, the order and an address is compulsory; what lacks one is refused beside its field", async () => {
  for (const [missing, code, about] of [
    [{ name: " " }, "WITHDRAWAL_INCOMPLETE", "name"],
    [{ order: "" }, "WITHDRAWAL_INCOMPLETE", "order"],
    [{ email: "kasia" }, "EMAIL_INVALID", "email"],
  ] as const) {
    const body = (await withdraw({ ...declared, ...missing })).json<Record<string, unknown>>();
    assert.deepEqual([body["error"], body["about"]], [code, about]);
  }
  assert.equal((await withdraw({ ...declared, order: "bluza kupiona we wtorek", goods: null })).statusCode, 200);
  assert.equal(
    (await listWithdrawals(shop.pool, 1))[0]!.order_id,
    null,
    "somebody looks for the order; the withdrawal counts all the same",
  );
});

test("somebody else's order is not told to be theirs", async () => {
  await withdraw({
    ...declared,
    email: "obcy@przyklad.pl",
    order: String((await listWithdrawals(shop.pool, 10)).find(({ order_id }) => order_id !== null)!.order_id),
  });
  assert.equal((await listWithdrawals(shop.pool, 1))[0]!.order_id, null);
});

test("without JavaScript the form is read over first and declared by a button of its own", async () => {
  const before = (await listWithdrawals(shop.pool, 100)).length;
  const first = await send({ name: "Kasia <b>", order: "7", email: "kasia@przyklad.pl", goods: "" });
  assert.equal(first.statusCode, 200);
  assert.match(first.payload, /"step":"confirm"/);
  assert.equal((await listWithdrawals(shop.pool, 100)).length, before, "nothing is declared yet");
  const second = await send({ name: "Kasia <b>", order: "7", email: "kasia@przyklad.pl", goods: "", confirmed: "1" });
  assert.match(second.payload, /"step":"done".*"received":"\d{4}-/);
  assert.ok(!second.payload.includes("Kasia <b>"), "what was typed is no HTML");
  assert.equal((await listWithdrawals(shop.pool, 100)).length, before + 1);
  const wrong = await send({ name: "Kasia", order: "", email: "kasia@przyklad.pl", confirmed: "1" });
  assert.deepEqual([wrong.statusCode, /"trouble":\{"about":"order"/.test(wrong.payload)], [400, true]);
  assert.equal((await app.inject({ url: "/odstapienie" })).headers["location"], "/odstapienie/");
});

/** An order of two hoodies S and a cap, and who ordered it. */
async function ordered() {
  const person = anybody();
  const lines = [
    { product: shop.products.hoodie, size: "S", quantity: 2 },
    { product: shop.products.hoodie, size: "M" },
  ];
  const placed = await app.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: JSON.stringify(await orderBody(shop.pool, { lines, person, paymentId: 2 })),
    headers: { "content-type": "text/plain" },
  });
  return { order: String(placed.json<{ orderId: string }>().orderId), email: person.email, name: "Kasia Kowalska" };
}

/** What is expected to come back by the newest return, and the newest statement's words. */
async function newest() {
  const [row] = await listWithdrawals(shop.pool, 1);
  const began = await returnOfWithdrawal(shop.pool, row!.withdrawal_id);
  const pieces = began === null ? null : await piecesOfReturn(shop.pool, began.return_id);
  return { goods: row!.goods, pieces: pieces?.map(({ position, expected }) => [position, expected]) };
}

for (const [path, none] of [
  ["/odstapienie/", "choć jedną sztukę"],
  ["/en/withdrawal/", "one piece at least"],
  ["/cz/odstoupeni/", "alespoň jeden kus"],
] as const)
  test(`pieces are chosen of the order that number and address name, without JavaScript too: ${path}`, async () => {
    const of = await ordered();
    const asked = await send(of, path);
    assert.equal(asked.statusCode, 200);
    assert.match(asked.payload, /"lines":\[\{"position":1,"name":"[^"]+ S","left":2,"chosen":2/);

    const refused = await send({ ...of, "pieces-1": "0", "pieces-2": "0", confirmed: "1" }, path);
    assert.equal(refused.statusCode, 400);
    assert.ok(refused.payload.includes(none), none);
    assert.match(refused.payload, /"step":"confirm"/);

    const done = await send({ ...of, "pieces-1": "1", "pieces-2": "0", confirmed: "1" }, path);
    assert.match(done.payload, /"step":"done"/);
    const { goods, pieces } = await newest();
    assert.match(goods, /^1 × \S.* S$/);
    assert.deepEqual(pieces, [[1, 1]]);
  });

test("all pieces of an order are the whole order, more than are left are as many as are left", async () => {
  const of = await ordered();
  const pieces = [
    { position: 1, quantity: 9 },
    { position: 2, quantity: 1 },
  ];
  assert.equal((await withdraw({ ...of, pieces })).statusCode, 200);
  assert.deepEqual(await newest(), {
    goods: "",
    pieces: [
      [1, 2],
      [2, 1],
    ],
  });
});

test("neither the pieces of somebody else's order nor that there is one are told, and what is written of it is kept", async () => {
  const of = { ...(await ordered()), email: "obcy@przyklad.pl" };
  const asked = await send(of);
  assert.match(asked.payload, /"step":"confirm".*"lines":\[\]/);
  await send({ ...of, goods: "bluza", "pieces-1": "1", confirmed: "1" });
  assert.deepEqual(await newest(), { goods: "bluza", pieces: undefined });
});

test("what was written stays when it is corrected without JavaScript", async () => {
  const back = await send({ name: "Kasia", order: "7", email: "kasia@przyklad.pl", goods: "czapka", back: "1" });
  assert.match(
    back.payload,
    /"step":"ask","filled":\{"name":"Kasia","order":"7","email":"kasia@przyklad.pl","goods":"czapka"/,
  );
});
