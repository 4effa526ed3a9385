// One long file: orders as staff find, read and change them, on one shop whose promises are audited last.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { anybody, emma, kasia, type Person, tomas } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { makeInvoice } from "../../flows/invoice/make-invoice.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const cash = 2;
const bank = 1;
const abroad = 6;

async function place(input: OrderInput, at = app): Promise<number> {
  const { body } = await makeOrder(at, await orderBody(pool, input));
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}
const someone = (person: Person, changed: Partial<Person> = {}) => ({ ...anybody(person), ...changed });
const numbers = async (query: Record<string, string>) => {
  const { status, body } = await ola.call(routes.orders, { query });
  assert.equal(status, 200, JSON.stringify(body));
  return body.orders.map(({ number }) => number);
};
const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;

const zolka = someone(kasia, { shippingFirstName: "Anna", shippingLastName: "Żółkiewska", phone: "+48 511 222 733" });
const first = await place({ person: zolka, lines: [{ product: products.hoodie, size: "M" }], paymentId: cash });
const second = await place({ person: zolka, lines: [{ product: products.bottle, quantity: 2 }], paymentId: bank });
const third = await place({
  person: someone(tomas),
  shippingId: abroad,
  lines: [{ product: products.tee, size: "S" }, { product: products.cap }],
  paymentId: bank,
  lanId: 6,
});
const fourth = await place({
  person: someone(emma),
  shippingId: abroad,
  lines: [{ product: products.cap }],
  paymentId: bank,
  currency: "gbp",
  lanId: 2,
});

test("the list has what one decides by, the newest first", async () => {
  const { body } = await ola.call(routes.orders);
  assert.deepEqual(
    body.orders.map(({ number }) => number),
    [fourth, third, second, first],
  );
  const row = body.orders.at(-1)!;
  const { total } = await read(first).then(({ money }) => money!);
  assert.deepEqual(row, {
    number: first,
    placedAt: row.placedAt,
    buyer: "Anna Żółkiewska",
    country: "PL",
    state: "new",
    partlySent: false,
    total: { amount: total, currency: "pln" },
    money: "onDelivery",
    delivery: row.delivery,
    payment: { code: "cash", name: row.payment.name },
    lines: 1,
    pieces: 1,
    tags: [],
    decisions: [],
    versions: { state: '"state-1"' },
  });
  assert.deepEqual(body.count, { orders: 4, atLeast: false });
  const sums = Object.fromEntries(body.sums!.map(({ currency, amount }) => [currency, amount]));
  assert.equal(
    sums["pln"],
    body.orders.filter(({ total }) => total?.currency === "pln").reduce((sum, { total }) => sum + total!.amount, 0),
  );
  assert.equal(sums["gbp"], body.orders[0]!.total!.amount);
});

test("each filter leaves its orders, and they can be combined", async () => {
  assert.deepEqual(await numbers({ state: "new" }), [first]);
  assert.deepEqual(await numbers({ state: "new,awaitingPayment", payment: "bank" }), [fourth, third, second]);
  assert.deepEqual(await numbers({ view: "toPack" }), [first]);
  assert.deepEqual(await numbers({ view: "toPack", state: "awaitingPayment" }), []);
  assert.deepEqual(await numbers({ money: "awaited" }), [fourth, third, second]);
  assert.deepEqual(await numbers({ country: "CZ,GB" }), [fourth, third]);
  const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Warsaw" });
  await pool.query("UPDATE orders SET created_at = created_at - interval '3 days' WHERE order_id = $1", [second]);
  assert.deepEqual(await numbers({ from: today }), [fourth, third, first]);
  assert.deepEqual(await numbers({ to: "2020-01-01" }), []);
  const { delivery } = (await ola.call(routes.orders, { query: { q: String(first) } })).body.orders[0]!;
  assert.ok((await numbers({ delivery: delivery.code })).includes(first));
});

test("an order is found by number, name without diacritics, e-mail, end of a telephone, parcel and sum", async () => {
  assert.deepEqual(await numbers({ q: String(third) }), [third]);
  assert.deepEqual(await numbers({ q: "zolkiewska" }), [second, first]);
  assert.deepEqual(await numbers({ q: "Żółkiewska anna" }), [second, first]);
  assert.deepEqual(await numbers({ q: zolka.email.toUpperCase() }), [second, first]);
  assert.deepEqual(await numbers({ q: "222 733" }), [second, first]);
  assert.deepEqual(await numbers({ q: "dvorak" }), [third]);
  const { total } = (await read(first)).money!;
  assert.ok((await numbers({ q: (total / 100).toFixed(2).replace(".", ",") })).includes(first));
  assert.deepEqual(await numbers({ q: "100%" }), []);
  assert.deepEqual(await numbers({ q: "_" }), []);
});

test("pages follow each other without a gap, in every order of sorting", async () => {
  for (const sort of ["newest", "oldest", "largest", "smallest"]) {
    const whole = await numbers({ sort });
    const paged: number[] = [];
    let after: string | null = null;
    do {
      const query: Record<string, string> = { sort, limit: "1", ...(after === null ? {} : { after }) };
      const { body } = await ola.call(routes.orders, { query });
      paged.push(...body.orders.map(({ number }) => number));
      after = body.next;
    } while (after !== null);
    assert.deepEqual(paged, whole, sort);
  }
  assert.deepEqual(await numbers({ sort: "oldest" }), [first, second, third, fourth]);
  assert.equal((await ola.call(routes.orders, { query: { limit: "101" } })).body.at, "limit");
});

test("an order has its lines, money broken down, buyer, other orders and everything that happened", async () => {
  const order = await read(first);
  assert.equal(order.buyer.email, zolka.email);
  assert.equal(order.buyer.name, "Anna Żółkiewska");
  assert.deepEqual(
    order.lines.map(({ name, variant, quantity, amount }) => ({ name, variant, quantity, amount })),
    [{ name: "Bluza Asfalt", variant: order.lines[0]!.variant, quantity: 1, amount: 19_999 }],
  );
  assert.match(order.lines[0]!.picture!, /bluza-asfalt/);
  const { products: goods, shipping, discount, points, total } = order.money!;
  assert.equal(goods + shipping - discount - points, total);
  assert.deepEqual(
    order.others!.map(({ number }) => number),
    [second],
  );
  assert.deepEqual(order.next, ["packed", "sent", "delivered", "cancelled"]);
  assert.deepEqual(
    order.timeline!.map(({ what }) => what.kind),
    ["state", "email"],
  );
  assert.equal((await ola.call(routes.order, { parameters: { number: 999_999 } })).body.code, "NOT_FOUND");
  assert.equal((await ola.call(routes.order, { parameters: { number: "x" } })).body.code, "NOT_FOUND");
});

test("who packs sees name, address and lines, and neither e-mail, nor money, nor history", async () => {
  const { body } = await piotr.call(routes.order, { parameters: { number: first } });
  assert.deepEqual(
    Object.keys(body).filter((name) => ["money", "notes", "timeline", "others", "invoice", "documents"].includes(name)),
    [],
  );
  assert.deepEqual(Object.keys(body.buyer).toSorted(), ["comment", "name", "ofAge", "phone"]);
  assert.equal("amount" in body.lines[0]!, false);
  assert.deepEqual(body.next, ["packed", "sent", "delivered"]);
  assert.equal(body.address[0], zolka.shippingStreet);
  const list = (await piotr.call(routes.orders, { query: { sort: "largest", money: "onDelivery" } })).body;
  assert.equal(list.sums, undefined);
  assert.ok(list.orders.every((row) => row.total === undefined && row.money === undefined));
  assert.deepEqual(
    list.orders.map(({ number }) => number),
    [fourth, third, second, first],
    "neither its sorting nor its filter tells of money",
  );
  const sum = await piotr.call(routes.orders, { query: { q: "214,98" } });
  assert.deepEqual(sum.body.orders, [], "nor does a search");
});

test("staff write notes that only they read, and take them away", async () => {
  const parameters = { number: first };
  const text = "Prosi o kartkę.\n<b>Nie</b> dzwonić";
  const noted = await ola.call(routes.addNote, { parameters, body: { text } });
  assert.deepEqual(
    noted.body.notes!.map((note) => [note.text, note.by]),
    [[text, "ola"]],
  );
  assert.equal((await piotr.call(routes.addNote, { parameters, body: { text } })).body.code, "FORBIDDEN");
  const note = noted.body.notes![0]!.id;
  const wrong = await ola.call(routes.removeNote, { parameters: { number: second, note } });
  assert.equal(wrong.body.code, "NOT_FOUND");
  assert.deepEqual((await ola.call(routes.removeNote, { parameters: { number: first, note } })).body.notes, []);
  assert.equal((await ola.call(routes.addNote, { parameters, body: { text: "  " } })).body.at, "/text");
  const huge = await ola.call(routes.addNote, { parameters, body: { text: "a".repeat(1_000_000) } });
  assert.deepEqual([huge.status, huge.body.code], [413, "TOO_LARGE"]);
});

test("what is decided on an old version is refused, with who has changed what", async () => {
  const parameters = { number: second };
  const { versions } = await read(second);
  const tag = (tags: string[], version: string) => ola.call(routes.changeTags, { parameters, body: { tags }, version });
  const missing = await ola.call(routes.changeTags, { parameters, body: { tags: [] } });
  assert.deepEqual([missing.status, missing.body.code], [428, "VERSION_MISSING"]);
  const other = await tag(["prezent"], versions.state);
  assert.equal(other.body.code, "VERSION_MISSING", "a version of another part is none");
  const tagged = await tag(["prezent", "VIP", "prezent"], versions.tags);
  assert.deepEqual(tagged.body.tags, ["VIP", "prezent"]);
  assert.equal(tagged.headers["etag"], tagged.body.versions.tags);
  const old = await tag(["inny"], versions.tags);
  assert.deepEqual([old.status, old.body.code], [412, "VERSION_OLD"]);
  assert.deepEqual(
    { ...old.body.changed, at: null },
    { version: tagged.body.versions.tags, by: "ola", at: null, fields: ["tags"] },
  );
  assert.equal((await tag(["inny"], tagged.body.versions.tags)).status, 200);
  assert.deepEqual(await numbers({ tag: "inny" }), [second]);
});

test("a buyer who pays makes another version of the state, and nobody's decision is lost over it", async () => {
  const { versions, money } = await read(second);
  await recordTransfer(pool, { orderId: second, amount: money!.total, currency: null, now: new Date() });
  const cancelled = await ola.call(routes.moveOrder, {
    parameters: { number: second },
    body: { to: "cancelled" },
    version: versions.state,
  });
  assert.equal(cancelled.body.code, "VERSION_OLD");
  const order = await read(second);
  assert.deepEqual([order.state, order.money!.state], ["paid", "paid"]);
  assert.deepEqual(order.money!.paid, { amount: money!.total, currency: "pln" });
});

test("an order moves on as on the command line: its buyer is told, and who moved it stands in its history", async () => {
  const parameters = { number: second };
  const move = async (body: Record<string, unknown>, by = ola) =>
    by.call(routes.moveOrder, { parameters, body, version: (await read(second)).versions.state });
  assert.equal((await move({ to: "packed", tracking: "123" })).body.code, "TRACKING_WITHOUT_SENT");
  assert.equal((await move({ to: "cancelled" }, piotr)).body.code, "FORBIDDEN");
  assert.equal((await move({ to: "packed" }, piotr)).body.state, "packed");
  const sent = await move({ to: "sent", tracking: "520000012345" });
  assert.deepEqual([sent.body.state, sent.body.delivery.tracking], ["sent", "520000012345"]);
  assert.deepEqual(await numbers({ q: "520000012345" }), [second]);
  assert.equal((await move({ to: "packed" })).body.code, "STATE_NOT_REACHABLE");
  const states = (await read(second)).timeline!.flatMap(({ what }) =>
    what.kind === "state" ? [[what.state, what.by]] : [],
  );
  assert.deepEqual(states, [
    ["awaitingPayment", null],
    ["paid", "npm run shop"],
    ["packed", "piotr"],
    ["sent", "ola"],
  ]);
  const awaited = await ola.call(routes.moveOrder, {
    parameters: { number: third },
    body: { to: "paid" },
    version: (await read(third)).versions.state,
  });
  assert.equal(awaited.body.code, "MONEY_UNTOLD");
});

test("a request that is repeated is answered once: the same alike, another body and one under way refused", async () => {
  const parameters = { number: first };
  const key = randomUUID();
  const note = (text: string, by = ola) => by.call(routes.addNote, { parameters, body: { text }, key });
  const missing = await ola.call(routes.addNote, {
    parameters,
    body: { text: "x" },
    headers: { "idempotency-key": "" },
  });
  assert.deepEqual([missing.status, missing.body.code], [400, "KEY_MISSING"]);
  const answered = await note("raz");
  const again = await note("raz");
  assert.deepEqual(again.body, answered.body);
  assert.equal((await read(first)).notes!.filter(({ text }) => text === "raz").length, 1);
  const other = await note("dwa");
  assert.deepEqual([other.status, other.body.code], [422, "KEY_REUSED"]);
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "shop" });
  assert.equal((await note("raz", iga)).body.notes!.length, 2, "somebody else's key is another");

  const busy = randomUUID();
  const many = await Promise.all(
    Array.from({ length: 8 }, () => ola.call(routes.addNote, { parameters, body: { text: "wiele" }, key: busy })),
  );
  assert.equal((await read(first)).notes!.filter(({ text }) => text === "wiele").length, 1);
  for (const { status, body } of many) assert.ok(status === 200 || body.code === "UNDER_WAY", String(status));

  const client = await pool.connect();
  const held = randomUUID();
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended('answer:' || $1 || ':' || $2, 0))", [
    `staff:${ola.id}`,
    held,
  ]);
  const underWay = await ola.call(routes.addNote, { parameters, body: { text: "x" }, key: held });
  assert.deepEqual([underWay.status, underWay.body.code], [409, "UNDER_WAY"]);
  await client.query("ROLLBACK");
  client.release();

  const gone = await ola.call(routes.addNote, { parameters: { number: 999_999 }, body: { text: "x" }, key: held });
  assert.equal(gone.body.code, "NOT_FOUND");
  assert.equal(
    (await ola.call(routes.addNote, { parameters, body: { text: "x" }, key: held })).status,
    200,
    "a refusal uses no key up",
  );
});

test("an order that awaits the shop's word is to be decided, and begins when somebody says yes", async () => {
  await saveConfig(pool, "order_limit_orders", "1");
  const person = someone(kasia, { phone: "+48 600 999 111", shippingStreet: "Prosta 1" });
  const lines = [{ product: products.bottle }];
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  await place({ person, lines, paymentId: cash }, strict);
  const waiting = await place({ person, lines, paymentId: cash }, strict);
  const late = await place({ person, lines: [{ product: products.last }], paymentId: cash }, strict);
  // Neither has a deadline: the older is first.
  assert.deepEqual(await numbers({ view: "toDecide" }), [waiting, late]);
  const accept = async (number: number) =>
    ola.call(routes.acceptOrder, { parameters: { number }, version: (await read(number)).versions.state });
  const accepted = await accept(waiting);
  assert.equal(accepted.body.state, "new");
  assert.equal((await accept(waiting)).body.code, "STATE_NOT_REACHABLE");
  await place({ person: someone(kasia), lines: [{ product: products.last }], paymentId: bank });
  assert.equal((await accept(late)).body.code, "GOODS_GONE");
  assert.deepEqual(await numbers({ view: "toDecide" }), [late]);
});

test("when a buyer is erased, what staff wrote of them goes too; the log stays and tells nothing of them", async () => {
  const parameters = { number: first };
  await ola.call(routes.addNote, { parameters, body: { text: "Pani Żółkiewska woli rano" } });
  await ola.call(routes.moveOrder, {
    parameters,
    body: { to: "cancelled" },
    version: (await read(first)).versions.state,
  });
  await pool.query("UPDATE orders SET to_erase = true WHERE order_id = $1", [first]);
  await eraseEndedOrders(pool);
  assert.deepEqual((await read(first)).notes, []);
  assert.deepEqual(await numbers({ q: zolka.email }), [second], "nor is the order found by them");
  const { rows } = await pool.query<{ text: string }>(
    "SELECT l::text AS text FROM operator_log l WHERE entity = 'order'",
  );
  assert.ok(rows.length > 10);
  assert.ok(!rows.some(({ text }) => /Żółkiewska|woli|@/.test(text)));
});

test("the VAT inside an order is what its document says, rate by rate", async () => {
  await pool.query("UPDATE products SET vat_rate = '8' WHERE product_id = $1", [products.bottle.productId]);
  const number = await place({
    lines: [
      { product: products.hoodie, size: "M" },
      { product: products.bottle, quantity: 2 },
    ],
    paymentId: cash,
  });
  await pool.query("UPDATE products SET vat_rate = '23' WHERE product_id = $1", [products.bottle.productId]);
  const { vat } = (await read(number)).money!;
  const { sums } = await makeInvoice(pool, { orderId: number, now: new Date(), paid: false });
  assert.deepEqual(
    vat,
    sums.map(({ rate, vat: amount }) => ({ rate: `${rate}%`, amount })),
  );
  assert.equal(vat.length, 2);
});

test("the shop keeps its promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});

test("what is paid at the door stands in the money and in the history once it is delivered, each once", async () => {
  const number = await place({ lines: [{ product: products.bottle }], paymentId: cash });
  const before = await read(number);
  assert.equal(before.money!.atDoor, 0);
  const taken = ({ timeline }: typeof before) => timeline!.filter(({ what }) => what.kind === "atDoor");
  assert.deepEqual(taken(before), []);
  for (const to of ["packed", "sent", "delivered"] as const) {
    const version = (await read(number)).versions.state;
    assert.equal((await ola.call(routes.moveOrder, { parameters: { number }, body: { to }, version })).status, 200);
  }
  const after = await read(number);
  const { total, atDoor, paid, missing } = after.money!;
  assert.deepEqual([atDoor, paid, missing], [total, null, 0]);
  assert.deepEqual(
    taken(after).map(({ what }) => what),
    [{ kind: "atDoor", money: { amount: total, currency: "pln" } }],
  );
  const withoutMoney = (await piotr.call(routes.order, { parameters: { number } })).body;
  assert.ok(!JSON.stringify(withoutMoney).includes(`"amount":${total}`), "who sees no money sees none of it here");
});
