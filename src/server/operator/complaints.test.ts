// One long file: complaints from form to outcome, on one paying shop whose promises are audited after each test.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import sharp from "sharp";
import { openTestApp } from "../../../test/builders/app.ts";
import { openPayingShop, pay, type PlacedOnline, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { unsentEmail } from "../../database/mail/outbox.ts";
import { forgetPersonalData } from "../../database/retention.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { answerDue } from "../../domain/complaint/complaint.ts";
import { warsawDayAfter } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";

const shop = await openPayingShop();
const { pool, payu, products } = shop;
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

async function delivered(): Promise<PlacedOnline & { email: string }> {
  const order = await placeOnline(shop, { lines: [{ product: products.cap }, { product: products.bottle }] });
  await pay(shop, order);
  await payu.settled();
  await changeOrderState(pool, { orderId: order.orderId, to: "sent", now: new Date() });
  await changeOrderState(pool, { orderId: order.orderId, to: "delivered", now: new Date(), pointsPerZloty: 1 });
  return { ...order, email: (await orderNumbered(pool, order.orderId))!.order.email };
}

const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#a33" } })
  .png()
  .withExif({ IFD0: { Copyright: "dom" } })
  .toBuffer();

/** Sends the form as a browser does, without JavaScript. */
async function complain(fields: Record<string, string>, photos: readonly Buffer[] = [], path = "/reklamacja/") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const photo of photos) form.append("photos", new Blob([new Uint8Array(photo)], { type: "image/png" }), "x.png");
  const request = new Request("http://sklep.test/", { method: "POST", body: form });
  return app.inject({
    method: "POST",
    url: path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { "content-type": request.headers.get("content-type")! },
  });
}
const said = {
  name: "Kasia Kowalska",
  defect: "Pękł szew na boku <b>po praniu</b>.",
  since: "tydzień",
  demand: "reduction",
};
const newest = async () => {
  const { id } = (await ola.call(routes.complaints, { query: { view: "all" } })).body.complaints[0]!;
  return (await ola.call(routes.complaint, { parameters: { id } })).body;
};
const emails = async (kind: string) => {
  const { rows } = await pool.query<{ recipient: string; content: Record<string, unknown> }>(
    "SELECT recipient, content FROM outbox WHERE kind = $1 ORDER BY letter_id",
    [kind],
  );
  return rows;
};

test("a shopper complains by a form with photos: entered, confirmed, told to the shop, due in fourteen days", async () => {
  const { orderId, email } = await delivered();
  const answered = await complain({ ...said, order: String(orderId), email }, [picture], "/cz/reklamace/");
  assert.equal(answered.statusCode, 200);
  const complaint = await newest();
  assert.deepEqual(
    [complaint.order, complaint.language, complaint.demand, complaint.outcome, complaint.due],
    [orderId, "cz", "reduction", null, answerDue(new Date())],
  );
  assert.equal(complaint.defect, said.defect);
  assert.deepEqual(
    (await emails("complaint")).map(({ recipient }) => recipient),
    [email],
  );
  assert.equal((await emails("complaintForShop"))[0]!.content["number"], complaint.id);
  const { jpeg } = (
    await ola.call(routes.complaintPhoto, { parameters: { id: complaint.id, photo: complaint.photos[0]! } })
  ).body;
  const kept = await sharp(Buffer.from(jpeg, "base64")).metadata();
  assert.deepEqual([kept.format, kept.width, kept.exif], ["jpeg", 1600, undefined]);
  const { decisions } = (await ola.call(routes.today)).body;
  const decision = decisions.find(({ kind }) => kind === "complaints");
  assert.deepEqual([decision?.due, decision?.orders.includes(orderId)], [complaint.due, true]);
  const of = async (order: number) =>
    (await ola.call(routes.complaints, { query: { view: "all", order: String(order) } })).body.complaints;
  assert.deepEqual([(await of(orderId)).map(({ id }) => id), await of(orderId + 1000)], [[complaint.id], []]);
});

for (const path of ["/reklamacja/", "/en/complaint/", "/cz/reklamace/"])
  test(`a shopper says of which pieces a complaint is, once number and address name the order: ${path}`, async () => {
    const { orderId, email } = await delivered();
    const who = { name: said.name, order: String(orderId), email };
    const asked = await complain(who, [], path);
    assert.equal(asked.statusCode, 200);
    assert.match(asked.payload, /"step":"tell".*"lines":\[\{"position":1,/);
    const before = (await ola.call(routes.complaints, { query: { view: "all" } })).body.complaints.length;

    const sent = await complain({ ...said, ...who, "pieces-1": "0", "pieces-2": "5" }, [], path);
    assert.equal(sent.statusCode, 200);
    assert.equal((await ola.call(routes.complaints, { query: { view: "all" } })).body.complaints.length, before + 1);
    const complaint = await newest();
    assert.deepEqual(
      [complaint.position, complaint.lines.map(({ complained }) => complained)],
      [2, [0, 1]],
      "no more pieces than there are",
    );
    const [content] = (await emails("complaint")).slice(-1);
    assert.match(String(content!.content["goods"]), /^1 × \S/);
  });

test("the pieces of somebody else's order are not shown to who complains", async () => {
  const { orderId } = await delivered();
  const asked = await complain({ name: said.name, order: String(orderId), email: "obcy@przyklad.pl" });
  assert.match(asked.payload, /"step":"tell".*"lines":\[\]/);
});

test("what a complaint lacks is said beside its field; what is no photo is refused with all that was written kept", async () => {
  const { orderId, email } = await delivered();
  const whole = { ...said, order: String(orderId), email };
  const before = (await ola.call(routes.complaints, { query: { view: "all" } })).body.complaints.length;
  for (const missing of ["name", "order", "defect", "email"])
    assert.equal((await complain({ ...whole, [missing]: "" })).statusCode, 400, missing);
  assert.equal((await complain(whole, [Buffer.from("<svg/>")])).statusCode, 400);
  assert.equal((await complain(whole, Array<Buffer>(6).fill(picture))).statusCode, 400);
  assert.equal((await ola.call(routes.complaints, { query: { view: "all" } })).body.complaints.length, before);
});

test("an order of another address is not told to be theirs, until staff say which it is", async () => {
  const { orderId } = await delivered();
  await complain({ ...said, order: String(orderId), email: "inna@przyklad.pl" });
  const complaint = await newest();
  assert.deepEqual([complaint.order, complaint.lines], [null, []]);
  const { id, version } = complaint;
  const match = (order: number, position: number | null) =>
    ola.call(routes.matchComplaint, { parameters: { id }, body: { order, position }, version });
  assert.equal((await match(99_999, null)).body.code, "NOT_FOUND");
  assert.equal((await match(orderId, 7)).body.code, "NOT_FOUND");
  const matched = (await match(orderId, 2)).body;
  assert.deepEqual([matched.order, matched.position, matched.lines.length], [orderId, 2, 2]);
});

test("what a thing cost is said for as many pieces as the complaint is about, as they were paid", async () => {
  const order = await placeOnline(shop, { lines: [{ product: products.bottle, quantity: 3 }] });
  await pay(shop, order);
  await payu.settled();
  await changeOrderState(pool, { orderId: order.orderId, to: "sent", now: new Date() });
  const { email } = (await orderNumbered(pool, order.orderId))!.order;
  await complain({ ...said, order: String(order.orderId), email });
  const [line] = (await newest()).lines;
  assert.deepEqual([line!.left, line!.prices], [3, [3010, 6020, 9030]]);
});

test("a lower price is promised by an email in the buyer's language and carried out as a settlement with its correction", async () => {
  const { orderId, email } = await delivered();
  await complain({ ...said, order: String(orderId), email }, [], "/en/complaint/");
  const asked = await newest();
  assert.match(asked.answers.reduction, /lower the price/);
  const { id } = asked;
  const settle = (version: string, less = 1500) =>
    ola.call(routes.settleComplaint, { parameters: { id }, body: { less, money: "asItCame", tell: true }, version });
  assert.equal((await settle(asked.version)).body.code, "COMPLAINT_UNDECIDED");
  const answering = { outcome: "reduction", answer: asked.answers.reduction };
  const answered = (
    await ola.call(routes.answerComplaint, { parameters: { id }, body: answering, version: asked.version })
  ).body;
  assert.deepEqual([answered.outcome, answered.closedAt], ["reduction", null]);
  assert.equal((await emails("complaintAnswered")).at(-1)!.content["answer"], asked.answers.reduction);
  assert.equal((await settle(answered.version)).body.code, "COMPLAINT_UNDECIDED", "nobody said of which line");
  const matching = { parameters: { id }, body: { order: orderId, position: 1 }, version: answered.version };
  const matched = (await ola.call(routes.matchComplaint, matching)).body;
  const settled = (await settle(matched.version)).body;
  assert.notEqual(settled.closedAt, null);
  const [sale, correction] = await invoicesOfOrder(pool, orderId);
  assert.equal(correction!.total, -1500);
  assert.equal(correction!.lines[1]!.gross, sale!.lines[1]!.gross, "the other line keeps its price");
  assert.equal((await refundsOf(pool, orderId))[0]!.amount, 1500);
  const { timeline } = (await ola.call(routes.order, { parameters: { number: orderId } })).body;
  const told = { kind: "complaint", id, demand: "reduction", outcome: "reduction" };
  assert.deepEqual(
    timeline!.map(({ what }) => what).filter(({ kind }) => kind === "complaint"),
    [
      { ...told, step: "received", by: null },
      { ...told, step: "answered", by: "ola" },
    ],
  );

  const parameters = { id };
  assert.equal((await ola.call(routes.reopenComplaint, { parameters })).body.code, "FINAL");
  const again = { parameters, body: { order: null, position: null }, version: settled.version };
  assert.equal((await ola.call(routes.matchComplaint, again)).body.code, "FINAL");
  assert.deepEqual((await ola.call(routes.closeComplaint, { parameters })).body, settled, "it is closed already");
});

test("the database has a complaint and a return settled once, and by their own order", async () => {
  const [{ orderId }, other] = [await delivered(), await delivered()];
  const settlement = async (order: number) => {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO settlements (order_id, kind, amount, reason) VALUES ($1, 'reduction', 0, '') RETURNING settlement_id AS id",
      [order],
    );
    return rows[0]!.id;
  };
  const [own, second, foreign] = [
    await settlement(orderId),
    await settlement(orderId),
    await settlement(other.orderId),
  ];
  const { rows: complaints } = await pool.query<{ id: number }>(
    `INSERT INTO complaints (name, email, lan_id, order_text, order_id, defect, demand, outcome, answered_at, closed_at)
     VALUES ('Kasia', 'k@przyklad.pl', 1, '7', $1, 'szew', 'reduction', 'reduction', now(), now()) RETURNING complaint_id AS id`,
    [orderId],
  );
  const { rows: returns } = await pool.query<{ id: number }>(
    "INSERT INTO returns (order_id, kind) VALUES ($1, 'goodwill') RETURNING return_id AS id",
    [orderId],
  );
  const settled = (table: string, id: number, by: number) =>
    pool.query(
      table === "returns"
        ? "UPDATE returns SET settlement_id = $2, state = 'settled', ended_at = now() WHERE return_id = $1"
        : "UPDATE complaints SET settlement_id = $2 WHERE complaint_id = $1",
      [id, by],
    );
  await assert.rejects(settled("complaints", complaints[0]!.id, foreign), { constraint: "settled_by_its_own_order" });
  await settled("complaints", complaints[0]!.id, own);
  await assert.rejects(settled("complaints", complaints[0]!.id, second), { constraint: "settled_once" });
  await assert.rejects(settled("returns", returns[0]!.id, foreign), { constraint: "settled_by_its_own_order" });
  await settled("returns", returns[0]!.id, second);
  await assert.rejects(settled("returns", returns[0]!.id, await settlement(orderId)), { constraint: "settled_once" });
});

test("an answer waits for 20 seconds, in which it is taken back with its decision; not once its email has left or money was given back", async () => {
  const { orderId, email } = await delivered();
  await complain({ ...said, order: String(orderId), email });
  const { id } = await newest();
  const answer = async (outcome: string) => {
    const { version } = await newest();
    return ola.call(routes.answerComplaint, { parameters: { id }, body: { outcome, answer: "Bo tak." }, version });
  };
  const takeBack = () => ola.call(routes.takeBackAnswer, { parameters: { id } });
  const emails = async () => {
    const { rows } = await pool.query<{ letter_id: number; waits: boolean }>(
      "SELECT letter_id, not_before > now() + interval '15 seconds' AS waits FROM outbox WHERE kind = 'complaintAnswered' AND order_id = $1",
      [orderId],
    );
    return rows;
  };
  assert.equal((await takeBack()).body.code, "COMPLAINT_UNDECIDED");
  const answered = await answer("refused");
  assert.ok(answered.body.answerWaitsUntil !== null && answered.body.closedAt !== null);
  const [answerEmail] = await emails();
  assert.equal(answerEmail!.waits, true);
  assert.equal(await unsentEmail(pool, answerEmail!.letter_id), null, "it does not leave meanwhile");
  const undone = await ola.call(routes.undo, { parameters: { id: Number(answered.headers[loggedHeader]) } });
  assert.equal(undone.status, 200);
  const open = await newest();
  assert.deepEqual([open.outcome, open.answer, open.closedAt, await emails()], [null, "", null, []]);

  await answer("reduction");
  const { version } = await newest();
  const matching = { parameters: { id }, body: { order: orderId, position: 1 }, version };
  const matched = (await ola.call(routes.matchComplaint, matching)).body;
  const settling = { parameters: { id }, body: { less: 100, money: "later", tell: false }, version: matched.version };
  assert.equal((await ola.call(routes.settleComplaint, settling)).status, 200);
  assert.equal((await takeBack()).body.code, "FINAL");

  const other = await delivered();
  await complain({ ...said, order: String(other.orderId), email: other.email });
  const late = await newest();
  const sending = { parameters: { id: late.id }, body: { outcome: "repair", answer: "Tak." }, version: late.version };
  const { headers } = await ola.call(routes.answerComplaint, sending);
  await pool.query("UPDATE outbox SET not_before = now() - interval '1 second' WHERE order_id = $1", [other.orderId]);
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE kind = 'complaintAnswered' AND order_id = $1",
    [other.orderId],
  );
  assert.notEqual(await unsentEmail(pool, rows[0]!.letter_id), null, "it begins to leave");
  const tooLate = await ola.call(routes.undo, { parameters: { id: Number(headers[loggedHeader]) } });
  assert.deepEqual([tooLate.status, tooLate.body.code], [409, "EMAIL_LEFT"]);
  const stays = await newest();
  assert.deepEqual([stays.outcome, stays.answerWaitsUntil], ["repair", null]);
});

test("one is answered once; after fourteen days of silence it is accepted and cannot be refused", async () => {
  const { orderId, email } = await delivered();
  await complain({ ...said, order: String(orderId), email });
  const fresh = await newest();
  const answer = (outcome: string, version: string) =>
    ola.call(routes.answerComplaint, { parameters: { id: fresh.id }, body: { outcome, answer: "Bo tak." }, version });
  const receivedBefore = (ago: string) =>
    pool.query("UPDATE complaints SET received_at = now() - $2::interval WHERE complaint_id = $1", [fresh.id, ago]);
  await receivedBefore("13 days");
  const { decisions } = (await ola.call(routes.today)).body;
  assert.equal(
    decisions.find(({ kind }) => kind === "complaints")?.due,
    warsawDayAfter(new Date(), 1),
    "on day 13 the home page says tomorrow",
  );
  await receivedBefore("15 days 1 hour");
  const silent = await newest();
  assert.equal(silent.acceptedByLaw, true);
  assert.equal((await answer("refused", silent.version)).body.code, "COMPLAINT_ACCEPTED");
  const waits = async (kind: string) =>
    (await ola.call(routes.today)).body.decisions.find(
      (found) => found.kind === kind && found.orders.includes(orderId),
    );
  assert.notEqual(await waits("complaints"), undefined);
  const promised = (await answer("repair", silent.version)).body;
  assert.equal(await waits("complaints"), undefined, "what is answered asks for no answer");
  assert.ok(
    (await waits("complaintsPromised"))!.due! <= warsawDayAfter(new Date(), 14),
    "what was promised is to be done",
  );
  assert.equal((await answer("refund", promised.version)).body.code, "COMPLAINT_ANSWERED");
  const closed = await ola.call(routes.closeComplaint, { parameters: { id: fresh.id } });
  assert.notEqual(closed.body.closedAt, null);
  assert.equal(await waits("complaintsPromised"), undefined, "nothing of it is left");
  const { complaints } = (await ola.call(routes.complaints)).body;
  assert.equal(
    complaints.some(({ id }) => id === fresh.id),
    false,
  );
});

test("staff enter one that came otherwise, with the day it came; its buyer has it confirmed", async () => {
  const { orderId, email } = await delivered();
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const body = { ...said, order: orderId, email, received: day };
  const entered = (await ola.call(routes.enterComplaint, { body })).body;
  assert.deepEqual([entered.order, entered.byStaff, entered.receivedAt.slice(0, 10)], [orderId, true, day]);
  assert.equal((await emails("complaint")).at(-1)!.recipient, email);
  assert.equal((await ola.call(routes.enterComplaint, { body: { ...body, order: 99_999 } })).body.code, "NOT_FOUND");
});

test("photos go a year after a complaint was dealt with; the complaint stays", async () => {
  const { orderId, email } = await delivered();
  await complain({ ...said, order: String(orderId), email }, [picture]);
  const { id } = await newest();
  const photos = async () => (await ola.call(routes.complaint, { parameters: { id } })).body.photos.length;
  const dealtWith = (ago: string) =>
    pool.query(
      "UPDATE complaints SET outcome = 'refused', answered_at = now(), closed_at = now() - $2::interval WHERE complaint_id = $1",
      [id, ago],
    );
  await dealtWith("11 months");
  await forgetPersonalData(pool);
  assert.equal(await photos(), 1);
  await dealtWith("13 months");
  await forgetPersonalData(pool);
  assert.equal(await photos(), 0);
});
