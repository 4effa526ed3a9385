// What staff see of KSeF, and what they can do: against the stand-in, by the operator's API.
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { joinKsef, ksefNip, sendingTo } from "../../../test/builders/ksef.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { openKsefStandIn } from "../../../stand-ins/ksef/ksef.ts";
import type { OrderKsef } from "../../contract/operator/ksef.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { invoicesOfOrder, ksefNumberOf } from "../../database/invoice/invoices.ts";
import { warsawDay, warsawDayAfter } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { sendToKsef } from "../../flows/invoice/send-to-ksef.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "bookkeeping" });
const pak = await comeIn(app, pool, { email: "pak@bruk.example", role: "packing" });
const standIn = await openKsefStandIn();
after(() => standIn.close());
const turn = (now = new Date()) =>
  sendToKsef(
    pool,
    sendingTo(standIn, () => now),
    now,
  );

for (const [code, content] of Object.entries({
  shop_company: "Bruk sp. z o.o.",
  shop_street: "ul. Kamienna 14",
  shop_city: "31-403 Kraków",
  shop_nip: ksefNip,
}))
  await saveConfig(pool, code, content);

beforeEach(() => standIn.misbehave({}));

const company = {
  invoice: true,
  paymentName: "Żółw & Syn sp. z o.o.",
  paymentNip: "526-025-02-74",
  paymentCity: "Łódź",
  paymentStreet: "Piotrkowska 1",
  paymentPostCode: "90-001",
  paymentCountry: "2",
};

async function sold({ consumer = false } = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], form: company }),
  );
  const number = Number(body.orderId);
  assert.ok(number, JSON.stringify(body));
  if (consumer)
    await pool.query(
      `UPDATE orders SET client_data = client_data || '{"paymentName":"Jan Kowalski","paymentNip":""}'::jsonb WHERE order_id = $1`,
      [number],
    );
  await changeOrderState(pool, { orderId: number, to: "paid", now: new Date() });
  return number;
}

const seen = async (number: number, by = iga) => (await by.call(routes.orderKsef, { parameters: { number } })).body;
const first = async (number: number): Promise<OrderKsef["documents"][number]> => (await seen(number)).documents[0]!;
const decided = async (kind: string, by = ola) =>
  (await by.call(routes.today)).body.decisions.find((one) => one.kind === kind) ?? null;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const send = (number: number, by = iga) => by.call(routes.sendToKsef, { parameters: { number, nth: 1 } });

test("while the shop is not joined nothing is said to go, and nothing can be sent", async () => {
  const number = await sold();
  assert.deepEqual(await seen(number), {
    on: false,
    documents: [
      {
        document: (await invoicesOfOrder(pool, number))[0]!.number,
        nth: 1,
        environment: "production",
        standing: null,
        ksefNumber: null,
        acceptedAt: null,
        hasFile: false,
        hasConfirmation: false,
        acts: ["note"],
      },
    ],
  });
  assert.deepEqual(codeOf(await send(number)), [409, "KSEF_OFF"]);
  const { joined, limit } = (await iga.call(routes.ksef)).body;
  assert.equal(joined, null);
  assert.deepEqual([limit.state, limit.worth > 0], ["below", true]);
  assert.equal(codeOf(await pak.call(routes.orderKsef, { parameters: { number } }))[1], "FORBIDDEN");
});

test("invoices to companies outside KSeF are watched: near the limit, beyond it, and no more once the shop is joined", async () => {
  const raise = (total: number) =>
    pool.query("UPDATE invoices SET total = $1 WHERE series = 'FV'", [total]).catch(() => null);
  const watched = async () => [
    (await decided("ksefLimit", iga))?.count ?? 0,
    (await iga.call(routes.ksef)).body.limit.state,
  ];
  assert.deepEqual(await watched(), [0, "below"]);
  await pool.query("ALTER TABLE invoices DISABLE TRIGGER USER");
  await raise(850_000);
  assert.deepEqual(await watched(), [1, "near"]);
  await raise(1_000_001);
  assert.deepEqual(await watched(), [1, "crossed"]);
  await pool.query("ALTER TABLE invoices ENABLE TRIGGER USER");
  await joinKsef(pool);
  assert.equal(await decided("ksefLimit"), null);
});

test("an order's invoice has its number, its file to the byte and its confirmation; a packer sees neither", async () => {
  const number = await sold();
  await turn();
  const document = await first(number);
  assert.deepEqual(
    [document.standing, document.hasFile, document.hasConfirmation, document.acts],
    [null, true, true, []],
  );
  assert.equal(document.ksefNumber, await ksefNumberOf(pool, document.document));
  const parameters = { number, nth: 1 };
  const file = await iga.call(routes.ksefFile, { parameters });
  assert.equal(file.headers["content-type"], "application/xml");
  assert.match(JSON.stringify(file.headers["content-disposition"]), /FV-.*\.xml/);
  assert.equal((await iga.call(routes.ksefConfirmation, { parameters })).status, 200);
  for (const route of [routes.ksefFile, routes.ksefConfirmation]) {
    assert.equal((await pak.call(route, { parameters })).status, 403);
    assert.equal((await iga.call(route, { parameters: { number, nth: 2 } })).status, 404);
  }
  assert.deepEqual(codeOf(await send(number)), [409, "KSEF_NOT_NOW"]);
});

test("what KSeF refuses is on the home page with its reason; sent again it is written anew and keeps its number", async () => {
  const number = await sold();
  standIn.misbehave({ refused: 1, refusedWith: 450 });
  await turn(new Date(Date.now() - 5000));
  const document = await first(number);
  assert.deepEqual(
    [document.standing?.state, document.standing?.problem, document.acts],
    ["refused", "notTaken", ["send", "note"]],
  );
  assert.match(document.standing!.says, /^450 .*Na życzenie/);
  assert.deepEqual((await decided("ksefRefused", iga))!.orders, [number]);
  assert.deepEqual(
    (await iga.call(routes.ksef)).body.open.map(({ document, problem }) => [document, problem]),
    [[document.document, "notTaken"]],
  );
  const sent = standIn.sent.length;
  assert.equal((await send(number)).status, 200);
  await turn(new Date(Date.now() + 1000));
  assert.equal((await first(number)).ksefNumber !== null, true);
  const [before, anew] = standIn.sent.slice(sent - 1);
  assert.notDeepEqual(before!.file, anew!.file);
  assert.deepEqual([anew!.corrects, anew!.offline], [null, false], "it was never handed over");
  assert.equal(await decided("ksefRefused"), null);
});

test("a consumer's invoice goes where somebody has it go", async () => {
  const number = await sold({ consumer: true });
  await turn();
  const document = await first(number);
  assert.deepEqual([document.standing, document.acts], [null, ["send", "note"]]);
  assert.deepEqual(codeOf(await send(number, pak)), [403, "FORBIDDEN"]);
  assert.equal((await send(number)).status, 200);
  assert.equal((await first(number)).standing?.state, "waiting");
  await turn();
  assert.ok((await first(number)).ksefNumber);
});

test("an invoice without the seller's NIP is held; its correction goes in its place", async () => {
  await saveConfig(pool, "shop_nip", "");
  const number = await sold();
  await turn();
  const parameters = { number };
  assert.deepEqual((await first(number)).acts, ["correctSeller"]);
  assert.deepEqual((await first(number)).standing?.problem, "sellerNip");
  assert.deepEqual(codeOf(await iga.call(routes.correctSeller, { parameters })), [409, "KSEF_SELLER_LACKS"]);
  assert.deepEqual((await decided("ksefRefused"))!.orders, [number]);
  await saveConfig(pool, "shop_nip", ksefNip);
  assert.equal((await iga.call(routes.correctSeller, { parameters })).status, 200);
  await turn();
  const { documents } = await seen(number);
  assert.deepEqual(
    documents.map(({ ksefNumber, acts }) => [ksefNumber !== null, acts]),
    [
      [false, []],
      [true, []],
    ],
  );
  assert.equal(await decided("ksefRefused"), null);
  assert.deepEqual(codeOf(await iga.call(routes.correctSeller, { parameters })), [409, "KSEF_NOT_NOW"]);
});

test("a number that KSeF gave elsewhere is noted once it can be it, and the document is sent no more", async () => {
  const [number, other] = [await sold({ consumer: true }), await sold({ consumer: true })];
  await turn();
  const note = (ksefNumber: string, nth = 1, of = number) =>
    iga.call(routes.noteKsefNumber, { parameters: { number: of, nth }, body: { ksefNumber } });
  const given = standIn.plant(ksefNip, Buffer.from("<P_2>another</P_2>"));
  const wrong = await note(`${given.slice(0, -2)}00`);
  assert.deepEqual(
    [codeOf(wrong), (wrong.body as unknown as { at: string }).at],
    [[409, "KSEF_NUMBER_WRONG"], "checksum"],
  );
  assert.equal((await note(given, 5)).status, 404);
  assert.equal((await note(` ${given.toLowerCase()} `)).status, 200);
  assert.equal((await first(number)).ksefNumber, given);
  assert.deepEqual(codeOf(await send(number)), [409, "KSEF_NOT_NOW"]);
  assert.deepEqual(codeOf(await note(given, 1, other)), [409, "KSEF_NUMBER_TAKEN"]);
});

test("a day without KSeF: nothing is lost or sent twice, and by when it must be there is on the home page", async () => {
  const numbers = [await sold(), await sold()];
  standIn.misbehave({ closed: true });
  const begun = Date.now();
  for (let hour = 0; hour <= 24; hour += 2) await turn(new Date(begun + hour * 3_600_000));
  assert.deepEqual((await iga.call(routes.ksef)).body.problem?.kind, "unavailable");
  assert.equal(await decided("ksefDue"), null, "its own day is not over, as far as this clock goes");
  await pool.query("UPDATE ksef_submissions SET added_at = now() - interval '1 day'");
  const today = warsawDay(new Date());
  const added = await iga.call(routes.addKsefOutage, { body: { kind: "failure", firstDay: today, lastDay: null } });
  assert.equal(added.status, 200);
  const { outages } = added.body;
  assert.deepEqual((await decided("ksefDue"))!.due, null, "while it lasts nobody knows");
  const lastDay = warsawDayAfter(new Date(), 1);
  const parameters = { id: outages[0]!.id };
  assert.deepEqual(
    codeOf(await iga.call(routes.endKsefOutage, { parameters, body: { lastDay: "2020-01-01" }, version: '"end-1"' })),
    [422, "FIELD_WRONG"],
  );
  assert.equal(
    (await iga.call(routes.endKsefOutage, { parameters, body: { lastDay }, version: '"end-1"' })).status,
    200,
  );
  const decision = (await decided("ksefDue"))!;
  assert.deepEqual([decision.count, decision.orders], [2, numbers]);
  assert.ok(decision.due! > warsawDayAfter(new Date(), 8), "seven working days after its end");
  assert.equal((await first(numbers[0]!)).standing?.mode, "failure");
  await pool.query("UPDATE ksef_environments SET problem_since = now() - interval '2 hours'");
  assert.equal((await decided("ksefStopped"))!.count, 1);
  assert.equal(await decided("ksefStopped", iga), null, "who may change nothing of it is not asked");
  standIn.misbehave({});
  const sent = standIn.sent.length;
  await turn();
  assert.equal(standIn.sent.length, sent + 2, "each once");
  for (const number of numbers) assert.ok((await first(number)).ksefNumber);
  assert.equal(await decided("ksefDue"), null);
  assert.equal(await decided("ksefStopped"), null);
  assert.equal((await iga.call(routes.removeKsefOutage, { parameters })).status, 200);
  assert.equal((await iga.call(routes.removeKsefOutage, { parameters })).status, 404);
});

test("what was issued in a total failure need not go, and does not", async () => {
  const number = await sold();
  const day = warsawDay(new Date());
  const body = { kind: "total", firstDay: day, lastDay: day } as const;
  const { outages } = (await iga.call(routes.addKsefOutage, { body })).body;
  await turn();
  const document = await first(number);
  assert.deepEqual([document.standing?.mode, document.standing?.due, document.acts], ["total", null, []]);
  assert.deepEqual(codeOf(await send(number)), [409, "KSEF_NOT_NOW"]);
  await iga.call(routes.removeKsefOutage, { parameters: { id: outages[0]!.id } });
  await turn();
  assert.ok((await first(number)).ksefNumber);
});

test("a certificate that ends within sixty days is told of, a token's last day too, and wrong credentials at once", async () => {
  const day = new Date(Date.now() + 59 * 86_400_000);
  await pool.query("UPDATE ksef_environments SET offline_certificate_ends = $1", [day]);
  const { ends, authentication } = (await ola.call(routes.ksef)).body;
  assert.deepEqual([authentication, ends], ["token", { logIn: "2026-12-31", offline: warsawDay(day) }]);
  assert.ok((await decided("ksefEnds"))!.count >= 1);
  await pool.query("UPDATE ksef_environments SET offline_certificate_ends = now() + interval '62 days'");
  const soon = warsawDayAfter(new Date(), 60) >= "2026-12-31" ? 1 : 0;
  assert.equal((await decided("ksefEnds"))?.count ?? 0, soon, "the token's own end");
  await sold();
  standIn.misbehave({ noToken: true });
  await turn();
  assert.equal((await decided("ksefStopped"))!.count, 1);
  standIn.misbehave({});
  await turn();
  assert.equal(await decided("ksefStopped"), null);
});
