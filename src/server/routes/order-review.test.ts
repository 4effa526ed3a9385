// One long file: what strangers, accounts and networks may hold, each against the others on shops of one kind.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FastifyInstance } from "fastify";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct, type BuiltProduct } from "../../../test/builders/catalogue.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, kasia, type Person } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop, stockLeft } from "../../../test/builders/shop.ts";
import { addCode } from "../../database/discount/codes.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { lateOrders } from "../../database/order/order-subjects.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { heldEmails, letGo } from "../../database/mail/outbox.ts";
import { acceptOrder } from "../../flows/order/accept-order.ts";
import { mailboxOf } from "../../domain/order/order-limits.ts";
import { changeConfig } from "../../flows/change-config.ts";
import { changeLimit } from "../../flows/order/change-limit.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { sendEmail } from "../../mail/send-email.ts";
import type { OutgoingEmail } from "../../integrations/mail-transport.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool, { rateLimitScale: 1 });
const cash = 2;
const online = 3;
let people = 0;

/** Somebody who shares nothing with anybody. */
function stranger(): Person {
  people += 1;
  return { ...anybody(), phone: `+48 700 ${String(100_000 + people)}`, shippingStreet: `Osobna ${people}` };
}

/** Sends an order from a network, its own where none is named, past the limit of calls. */
async function place(
  input: OrderInput,
  { ip = `198.51.100.${(people += 1)}`, by = app }: { ip?: string; by?: FastifyInstance } = {},
) {
  const payload = JSON.stringify(await orderBody(pool, { paymentId: cash, ...input }));
  const answer = await by.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload,
    headers: { "content-type": "text/plain" },
    remoteAddress: ip,
  });
  const body = answer.json<{ orderId?: string; orderInfo?: string; error?: string }>();
  const order = body.orderId === undefined ? null : (await orderNumbered(pool, Number(body.orderId)))!.order;
  return { ...body, id: Number(body.orderId), status: order?.status ?? null };
}

async function shelf(stock: number): Promise<BuiltProduct> {
  people += 1;
  return addProduct(pool, { handle: `polka-${people}`, price: "10.00", stock });
}

test("who orders on delivery again and again does not empty the shop: what is beyond the limits is accepted to be looked at, and takes nothing", async () => {
  const goods = await shelf(139);
  const person = stranger();
  const placed = [];
  for (let order = 0; order < 8; order += 1)
    placed.push(await place({ person, lines: [{ product: goods, quantity: 10 }], lanId: 1 }));
  assert.deepEqual(
    placed.map(({ status }) => status),
    ["new", "new", ...Array.from({ length: 6 }, () => "awaitingReview")],
  );
  assert.equal(await stockLeft(pool, goods.variants[""]!), 119);
  assert.match(placed[7]!.orderInfo!, /Nic teraz nie płać: sklep musi najpierw potwierdzić to zamówienie/);
  assert.doesNotMatch(placed[7]!.orderInfo!, /Przewidywana dostawa/);
  assert.equal(
    (await place({ person: stranger(), lines: [{ product: goods, quantity: 99 }] })).status,
    "awaitingReview",
    "a first order, too",
  );
  assert.deepEqual(await brokenPromises(pool), []);
});

test("one shopper is one however e-mail and telephone are written, in whatever way it is paid; another is not", async () => {
  const limited = async (same: (person: Person, other: Person) => Person, from?: (n: number) => string) => {
    const person = stranger();
    const states = [];
    for (let n = 0; n < 6; n += 1)
      states.push(
        (
          await place(
            {
              person: same(person, stranger()),
              lines: [{ product: products.bottle }],
              paymentId: n % 2 === 0 ? cash : 1,
            },
            from ? { ip: from(n) } : {},
          )
        ).status,
      );
    await pool.query("UPDATE orders SET status = 'packed' WHERE status = 'new'");
    return states.at(-1);
  };
  assert.equal(
    await limited((person, other) => ({ ...other, email: person.email.replace("@", `+${other.phone.slice(-3)}@`) })),
    "awaitingReview",
    "mailbox",
  );
  assert.equal(
    await limited((person, other) => ({ ...other, phone: person.phone.replace("+48 ", "") })),
    "awaitingReview",
    "telephone",
  );
  assert.equal(
    await limited((person, other) => ({ ...other, shippingStreet: person.shippingStreet.toUpperCase() })),
    "awaitingReview",
    "address",
  );
  assert.notEqual(
    await limited(
      (_, other) => other,
      () => "203.0.113.7",
    ),
    "awaitingReview",
    "a network is shared by many",
  );
  assert.notEqual(await limited((_, other) => other), "awaitingReview", "strangers");
});

test("a network may hold four times as much as a shopper", async () => {
  const states = [];
  for (let n = 0; n < 21; n += 1)
    states.push(
      (await place({ person: stranger(), lines: [{ product: products.bottle }] }, { ip: `2001:db8:0:7::${n}` })).status,
    );
  assert.deepEqual([states[19], states[20]], ["new", "awaitingReview"]);
});

test("what strangers order in somebody's name refuses that somebody nothing: who is logged in answers for the account alone, a guest waits at most, and not when paying online", async () => {
  const { token, person, customerId } = await addAccount(pool, {
    person: { ...stranger(), email: `kasia.${people}@gmail.com` },
  });
  const lines = [{ product: products.bottle }];
  for (let n = 0; n < 12; n += 1) {
    const email = n % 2 === 0 ? person.email : person.email.replace(".", "").replace("@", `+${n}@`);
    await place({ person: { ...stranger(), email }, lines });
  }
  // As when she proves her e-mail: what was ordered under it becomes hers to read.
  await pool.query("UPDATE orders SET customer_id = $1 WHERE email = $2", [customerId, person.email]);
  assert.equal((await place({ person, token, lines, paymentId: online })).status, "awaitingPayment");
  assert.equal((await place({ person, token, lines })).status, "new");
  assert.equal((await place({ person, lines, paymentId: online })).status, "awaitingPayment", "a guest, online");
  const guest = { ...stranger(), email: person.email.replace("kasia", "K.asia").replace("gmail", "googlemail") };
  assert.equal((await place({ person: guest, lines })).status, "awaitingReview", "a guest, on delivery");
});

test("ten unpaid orders of one account are the most, whatever it types and wherever it is; of a guest those alike in everything", async () => {
  const lines = [{ product: products.cap }];
  const { token } = await addAccount(pool, { person: stranger() });
  for (let n = 0; n < 10; n += 1)
    assert.ok((await place({ person: stranger(), token, lines, paymentId: online })).orderId);
  assert.equal((await place({ person: stranger(), token, lines })).error, "TOO_MANY_UNPAID");
  const guest = { ...stranger(), email: `zosia${people}@gmail.com` };
  const again = (n: number, from: Person = guest) =>
    place({ person: from, lines, paymentId: online }, { ip: `2001:db8:0:9::${n}` });
  for (let n = 0; n < 10; n += 1) assert.ok((await again(n)).orderId);
  assert.equal(
    (await again(10, { ...guest, email: guest.email.replace("zosia", "Zo.sia").replace("@", "+x@") })).error,
    "TOO_MANY_UNPAID",
  );
  assert.ok((await again(11, { ...guest, phone: stranger().phone })).orderId);
});

test("what others order on delivery makes nobody wait who pays online, nor the other way round; of those paid online a network may hold four times a shopper's limit", async () => {
  const goods = await shelf(400);
  const one = [{ product: goods }];
  const victim = stranger();
  // Two servers: each counts a network's calls by itself.
  const { app: second } = await openTestApp(pool, { rateLimitScale: 1 });
  const from = (ip: string) => ({ ip, by: (people += 1) % 2 === 0 ? app : second });
  for (let n = 0; n < 20; n += 1)
    await place({ person: n < 5 ? { ...victim } : stranger(), lines: one }, from("203.0.113.40"));
  const states = async (count: number, paymentId: number, ip: string) => {
    const found = [];
    for (let n = 0; n < count; n += 1)
      found.push((await place({ person: stranger(), lines: one, paymentId }, from(ip))).status);
    return found;
  };
  assert.deepEqual(await states(1, cash, "203.0.113.40"), ["awaitingReview"]);
  const held = await place({ person: victim, lines: one, paymentId: online }, from("203.0.113.40"));
  assert.equal(held.status, "awaitingPayment");
  assert.doesNotMatch(held.orderInfo!, /Nic teraz nie płać/);
  assert.deepEqual(
    await states(20, online, "203.0.113.40"),
    [...Array.from({ length: 19 }, () => "awaitingPayment"), "awaitingReview"],
    "nor may a network hold the shop by ever new orders it does not pay",
  );
  assert.ok(await changeOrderState(pool, { orderId: held.id, to: "cancelled", now: new Date() }));
  assert.deepEqual(
    await states(2, online, "203.0.113.40"),
    ["awaitingPayment", "awaitingReview"],
    "what holds nothing any more counts no more",
  );
  await states(20, online, "203.0.113.41");
  assert.deepEqual(await states(1, cash, "203.0.113.41"), ["new"]);
  const large = (quantity: number) =>
    place({ person: stranger(), lines: [{ product: goods, quantity }], paymentId: online });
  assert.equal((await large(60)).status, "awaitingPayment", "a large cart, too");
  assert.equal((await large(81)).status, "awaitingReview");
});

test("one network does not take a whole product: beyond half of it, and five pieces in any case, an order waits", async () => {
  const ip = "203.0.113.50";
  const taken = async (product: BuiltProduct, quantities: number[], paymentId = cash) => {
    const states = [];
    for (const quantity of quantities)
      states.push((await place({ person: stranger(), lines: [{ product, quantity }], paymentId }, { ip })).status);
    return states;
  };
  const goods = await shelf(30);
  assert.deepEqual(await taken(goods, [10, 5, 1]), ["new", "new", "awaitingReview"]);
  assert.equal(
    (await place({ person: stranger(), lines: [{ product: goods, quantity: 5 }] })).status,
    "new",
    "others go on",
  );
  assert.deepEqual(await taken(goods, [9, 1], online), ["awaitingPayment", "awaitingReview"], "online by itself");
  assert.deepEqual(await taken(await shelf(6), [3, 2, 1]), ["new", "new", "awaitingReview"]);
  assert.deepEqual(await taken(await shelf(3), [3]), ["new"]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a product's own limit is not used up by others for who is logged in, or pays online", async () => {
  const goods = await shelf(50);
  await changeLimit(pool, { productId: goods.productId, pieces: 2 });
  const lines = [{ product: goods, quantity: 2 }];
  const { token, person } = await addAccount(pool, { person: stranger() });
  for (const paymentId of [cash, online]) await place({ person, lines, paymentId });
  assert.equal((await place({ person, token, lines })).status, "new");
  assert.equal((await place({ person, token, lines })).status, "awaitingReview", "its own counts");
  const ip = "203.0.113.60";
  assert.equal((await place({ person, lines, paymentId: online }, { ip })).status, "awaitingPayment");
  assert.equal(
    (await place({ person, lines, paymentId: online }, { ip })).status,
    "awaitingReview",
    "from one network",
  );
});

test("a person says yes, and the order holds its goods, code and points, its buyer gets the whole email; or no, and nothing goes back that was never taken", async () => {
  const goods = await shelf(50);
  await addCode(pool, { code: "DUZE", amount: 500 });
  const { token, person } = await addAccount(pool, { person: stranger(), points: 200 });
  const waiting = await place({
    person,
    token,
    lines: [{ product: goods, quantity: 30 }],
    code: "DUZE",
    points: 100,
    paymentId: 1,
  });
  const refused = await place({
    person,
    token,
    lines: [{ product: goods, quantity: 30 }],
    code: "DUZE",
    points: 100,
    paymentId: 1,
  });
  assert.deepEqual([waiting.status, refused.status], ["awaitingReview", "awaitingReview"]);
  const now = new Date();
  const actor = { kind: "commandLine" } as const;
  const used = async () => [
    await stockLeft(pool, goods.variants[""]!),
    (await pool.query<{ used: number }>("SELECT used FROM discount_codes WHERE code = 'DUZE'")).rows[0]!.used,
    (await customerWithEmail(pool, person.email))!.points,
  ];
  assert.deepEqual(await used(), [50, 0, 200]);
  assert.deepEqual(
    (await lateOrders(pool, 7)).map(({ order_id }) => order_id).filter((id) => id >= waiting.id),
    [waiting.id, refused.id],
    "the operator is told of both",
  );
  assert.deepEqual(await acceptOrder(pool, { orderId: waiting.id, now, actor }), { kind: "accepted" });
  assert.deepEqual(await used(), [20, 1, 100]);
  const { order } = (await orderNumbered(pool, waiting.id))!;
  assert.deepEqual(
    [order.status, Math.round((order.hold_until!.getTime() - now.getTime()) / 86_400_000)],
    ["awaitingPayment", 7],
  );
  assert.deepEqual(await acceptOrder(pool, { orderId: waiting.id, now, actor }), {
    kind: "refused",
    why: "notWaiting",
  });
  assert.deepEqual(await acceptOrder(pool, { orderId: refused.id, now, actor }), { kind: "refused", why: "soldOut" });
  assert.ok(await changeOrderState(pool, { orderId: refused.id, to: "cancelled", now }));
  assert.deepEqual(await used(), [20, 1, 100]);
  assert.deepEqual(await brokenPromises(pool), []);
  const emails = await emailsOf([waiting.id, refused.id]);
  assert.deepEqual(
    emails.map(({ kind }) => kind),
    ["order", "orderForShop", "order", "orderForShop", "orderAccepted", "orderCancelled"],
  );
  assert.match(emails[4]!.text, /potwierdza zawarcie umowy/);
  assert.match(emails[4]!.text, /Tytuł przelewu/);
});

test("the emails about an order that waits say so: to its buyer that nothing is to be paid, to the shop how to answer", async () => {
  const { id } = await place({ person: stranger(), lines: [{ product: products.bottle, quantity: 21 }], lanId: 2 });
  const [forBuyer, forShop] = await emailsOf([id]);
  assert.match(forBuyer!.text, /pay nothing/);
  assert.doesNotMatch(forBuyer!.text, /it confirms our contract|Withdraw from contract/);
  assert.match(forShop!.subject, /czeka na Twoje słowo/);
  assert.ok(forShop!.text.includes(`order ${id} --accept`));
});

test("a product's own limit holds in one order and over several", async () => {
  const goods = await shelf(50);
  await changeLimit(pool, { productId: goods.productId, pieces: 2 });
  const person = stranger();
  const many = await makeOrder(app, await orderBody(pool, { person, lines: [{ product: goods, quantity: 3 }] }));
  assert.deepEqual([many.body.error, many.body.errorMessage?.includes("2")], ["QUANTITY_LIMIT", true]);
  assert.equal((await place({ person, lines: [{ product: goods, quantity: 2 }] })).status, "new");
  assert.equal(
    (await place({ person: { ...stranger(), phone: person.phone }, lines: [{ product: goods, quantity: 1 }] })).status,
    "awaitingReview",
  );
  assert.equal((await place({ person: stranger(), lines: [{ product: goods, quantity: 2 }] })).status, "new");
  await changeLimit(pool, { productId: goods.productId, pieces: null });
  assert.equal((await place({ person: stranger(), lines: [{ product: goods, quantity: 3 }] })).status, "new");
});

test("the operator sets the limits, and is told of orders on delivery that keep their goods for too long", async () => {
  for (const [code, wrong] of [
    ["order_limit_orders", "0"],
    ["order_limit_pieces", "many"],
    ["order_limit_hours", "721"],
    ["letters_a_day", "1.5"],
    ["hold_cash_days", ""],
  ] as const)
    assert.equal(await changeConfig(pool, { code, content: wrong }), false, code);
  assert.ok(await changeConfig(pool, { code: "order_limit_pieces", content: "30" }));
  const late = await place({ person: stranger(), lines: [{ product: await shelf(60), quantity: 25 }] });
  assert.equal(late.status, "new");
  await pool.query("UPDATE orders SET created_at = now() - interval '8 days' WHERE order_id = $1", [late.id]);
  const found = async (days: number) =>
    (await lateOrders(pool, days)).some(({ order_id, status }) => order_id === late.id && status === "new");
  assert.deepEqual([await found(7), await found(9)], [true, false]);
  await pool.query("DELETE FROM config WHERE code = 'order_limit_pieces'");
});

test("emails to an address nobody has confirmed are bounded over every kind, the last one tells the shop, and what is held back can go", async () => {
  await pool.query("INSERT INTO config VALUES ('shop_email', 'sklep@bruk.example') ON CONFLICT (code) DO NOTHING");
  const { app: loose } = await openTestApp(pool);
  const email = "obca@przyklad.pl";
  const send = (url: string, payload: object) =>
    loose.inject({
      method: "POST",
      url,
      payload: JSON.stringify({ ...payload, lanId: 1 }),
      headers: { "content-type": "text/plain" },
    });
  await send("/sys/json_emails?newsletterSubscribe", { email });
  await send("/sys/json_emails?contact", { name: "X", email, subject: "", message: "Y" });
  await send("/sys/json_emails?backInStock", {
    email,
    productId: products.hoodie.productId,
    a2p: products.hoodie.variants["L"],
  });
  await send("/sys/json_api?register", { email, password: "długie zwykłe słowa", shippingFirstName: "X", terms: true });
  for (let n = 0; n < 5; n += 1) await send("/sys/json_emails?withdraw", { name: "X", order: "1", email, goods: "" });
  for (let n = 0; n < 4; n += 1)
    await makeOrder(
      loose,
      await orderBody(pool, {
        person: { ...kasia, email: email.toUpperCase() },
        lines: [{ product: products.bottle }],
      }),
    );
  const { rows: went } = await pool.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE lower(recipient) = $1 AND NOT held_back ORDER BY letter_id",
    [email],
  );
  assert.deepEqual(
    went.map(({ kind }) => kind),
    [
      "newsletterConfirm",
      "messageCopy",
      "stockConfirm",
      "confirmEmail",
      "withdrawal",
      "withdrawal",
      "withdrawal",
      "withdrawal",
      "withdrawal",
      "order",
    ],
  );
  const held = (await heldEmails(pool)).filter(({ recipient }) => recipient === email);
  assert.deepEqual(
    held.map(({ kind }) => kind),
    ["order", "order", "order"],
  );
  const { rows: notices } = await pool.query<{ letter_id: number; content: object }>(
    "SELECT letter_id, content FROM outbox WHERE kind = 'shopNotice'",
  );
  assert.deepEqual(
    notices.map(({ content }) => content),
    [{ about: "lettersBounded", address: email, most: 10 }],
  );
  const told = await sent(notices[0]!.letter_id);
  assert.match(told.text, /obca@przyklad\.pl/);
  assert.deepEqual([await letGo(pool, held[0]!.letter_id), await letGo(pool, held[0]!.letter_id)], [true, false]);
  assert.deepEqual(await brokenPromises(pool), []);

  const { person } = await addAccount(pool, { person: stranger() });
  for (let n = 0; n < 12; n += 1)
    await send("/sys/json_emails?withdraw", { name: "X", order: "1", email: person.email, goods: "" });
  assert.deepEqual(
    (await heldEmails(pool)).filter(({ recipient }) => recipient === person.email),
    [],
    "an address its owner has confirmed is written to",
  );
});

test("of forty emails asked for at once no more go to an address nobody has confirmed than one after the other", async () => {
  const { app: loose } = await openTestApp(pool);
  const email = "naraz@przyklad.pl";
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      loose.inject({
        method: "POST",
        url: "/sys/json_emails?withdraw",
        payload: JSON.stringify({ name: "X", order: `${n}`, email, goods: "", lanId: 1 }),
        headers: { "content-type": "text/plain" },
      }),
    ),
  );
  const { rows } = await pool.query<{ held_back: boolean; count: number }>(
    "SELECT held_back, count(*)::int AS count FROM outbox WHERE recipient = $1 GROUP BY 1 ORDER BY 1",
    [email],
  );
  assert.deepEqual(rows, [
    { held_back: false, count: 10 },
    { held_back: true, count: 30 },
  ]);
  const { rowCount } = await pool.query("SELECT FROM outbox WHERE kind = 'shopNotice' AND content ->> 'address' = $1", [
    email,
  ]);
  assert.equal(rowCount, 1, "the shop is told once");
});

test("emails are bounded by mailbox, by whatever dots, plus signs and capitals its address is written; what another provider tells apart stays apart", async () => {
  const { app: loose } = await openTestApp(pool);
  const send = async (call: string, payload: object) =>
    assert.equal(
      (
        await loose.inject({
          method: "POST",
          url: `/sys/json_emails?${call}`,
          payload: JSON.stringify({ ...payload, lanId: 1 }),
          headers: { "content-type": "text/plain" },
        })
      ).statusCode,
      200,
      call,
    );
  const written = async (write: (n: number) => string) => {
    const before = (await pool.query<{ last: number }>("SELECT coalesce(max(letter_id), 0) AS last FROM outbox"))
      .rows[0]!.last;
    for (let n = 0; n < 15; n += 1) {
      const email = write(n);
      if (n % 3 === 0) await send("newsletterSubscribe", { email });
      if (n % 3 === 1) await send("withdraw", { name: "X", order: "1", email, goods: "" });
      if (n % 3 === 2)
        await send("backInStock", {
          email,
          productId: products.hoodie.productId,
          a2p: products.hoodie.variants["L"],
        });
      await send("contact", { name: "X", email, subject: "", message: "Y" });
    }
    const { rows } = await pool.query<{ kind: string; held_back: boolean }>(
      "SELECT kind, held_back FROM outbox WHERE letter_id > $1 AND kind IN ('newsletterConfirm', 'withdrawal', 'stockConfirm', 'messageCopy')",
      [before],
    );
    return {
      went: rows.filter(({ held_back }) => !held_back).length,
      held: rows.filter(({ held_back }) => held_back).length,
      copies: rows.filter(({ kind }) => kind === "messageCopy").length,
    };
  };
  const one = { went: 10, held: 6, copies: 1 };
  assert.deepEqual(await written((n) => `ofi.ara+${n}@gmail.com`), one);
  const dotted = (n: number) => "OfiaraZKropkami".slice(0, 1 + (n % 10)) + "." + "OfiaraZKropkami".slice(1 + (n % 10));
  assert.deepEqual(await written((n) => `${dotted(n)}@${n % 2 === 0 ? "gmail" : "GoogleMail"}.com`), one);
  assert.deepEqual(await written((n) => `ofiara+${n}@przyklad.pl`), one);
  assert.deepEqual(await written((n) => `ofia.ra${".x".repeat(n)}@przyklad.pl`), { went: 30, held: 0, copies: 15 });
});

test("back-in-stock alerts are asked for ten times a day by one mailbox", async () => {
  const { app: loose } = await openTestApp(pool);
  for (let n = 0; n < 12; n += 1)
    await loose.inject({
      method: "POST",
      url: "/sys/json_emails?backInStock",
      payload: JSON.stringify({
        email: `czekam+${n}@przyklad.pl`,
        productId: products.hoodie.productId,
        a2p: products.hoodie.variants["L"],
        lanId: 1,
      }),
      headers: { "content-type": "text/plain" },
    });
  const { rowCount } = await pool.query("SELECT FROM stock_wishes WHERE email LIKE 'czekam+%'");
  assert.equal(rowCount, 10);
});

test("the database and the shop know a mailbox alike", async () => {
  const written = [
    "jan@przyklad.pl",
    "Jan+a+b@Przyklad.PL",
    "J.a.n+x@googlemail.com",
    "jan.@gmail.com",
    "+jan@przyklad.pl",
    "+@gmail.com",
    "j.an@przyklad.pl",
  ];
  const { rows } = await pool.query<{ mailbox: string }>(
    "SELECT mailbox(email) AS mailbox FROM unnest($1::text[]) WITH ORDINALITY AS t (email, place) ORDER BY place",
    [written],
  );
  assert.deepEqual(
    rows.map(({ mailbox }) => mailbox),
    written.map(mailboxOf),
  );
});

async function emailsOf(orderIds: readonly number[]): Promise<(OutgoingEmail & { kind: string })[]> {
  const { rows } = await pool.query<{ letter_id: number; kind: string }>(
    "SELECT letter_id, kind FROM outbox WHERE order_id = ANY ($1) ORDER BY letter_id",
    [orderIds],
  );
  const emails = [];
  for (const { letter_id, kind } of rows) emails.push({ ...(await sent(letter_id)), kind });
  return emails;
}

async function sent(emailId: number): Promise<OutgoingEmail> {
  const taken: OutgoingEmail[] = [];
  await sendEmail(pool, {
    emailId,
    transport: { send: async (mail) => void taken.push(mail) },
    publicUrl: "http://sklep.test",
  });
  return taken[0]!;
}
