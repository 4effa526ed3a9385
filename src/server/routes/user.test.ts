// One long file: what a customer does with an account, from opening to closing it, on one shop whose promises are audited last.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, addSession, anybody, emma } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { eraseEndedOrders } from "../../database/customer/close-account.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { customerOfIdentity, joinIdentity } from "../../database/customer/identities.ts";
import { saveLifetimes } from "../../database/customer/lifetimes.ts";
import { forgetEndedSessions } from "../../database/customer/sessions.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";

const { pool, products } = await openSmallShop();
const { app, logged } = await openTestApp(pool);
const password = "kot w butach na desce";
const other = "mgła nad Wisłą";

async function customer(options: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(pool, options);
  await pool.query("UPDATE customers SET password_hash = $2 WHERE customer_id = $1", [
    account.customerId,
    await hashPassword(password),
  ]);
  return account;
}

async function call(action: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: `/sys/json_api?${action}`,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(answer.headers["cache-control"], "no-store");
  return { status: answer.statusCode, body: answer.json() };
}
const known = async (token: string) => (await customerOfToken(pool, tokenDigest(token))) !== null;
const own = {
  phone: "600100200",
  shippingFirstName: "Kasia",
  shippingLastName: "Wójcik",
  shippingStreet: "Długa 1",
  shippingPostCode: "31-146",
  shippingCity: "Kraków",
  shippingCountry: "2",
};
const company = {
  invoice: true,
  paymentName: "Kamień sp. z o.o.",
  paymentNip: "526-025-09-95",
  paymentCity: "Kraków",
  paymentStreet: "Kamienna 7",
  paymentPostCode: "31-403",
  paymentCountry: "2",
};

test("a customer reads and changes what the order form is filled with; the e-mail stays", async () => {
  const { token, person } = await customer({ points: 320 });
  const { body } = await call("userData", { token });
  assert.deepEqual(
    [body["points"], body["verified"], body["newsletter"], body["choosePassword"], body["hasPassword"]],
    [320, true, "off", false, true],
  );
  assert.equal((body["contactData"] as Record<string, unknown>)["shippingCity"], "Kraków");
  const saved = await call("saveUserData", {
    token,
    contactData: { ...own, ...company, email: "inny@przyklad.pl", terms: true, admin: true },
  });
  assert.deepEqual(saved.body["contactData"], { ...own, ...company, email: person.email });
  const relogged = await call("login", { login: person.email, password });
  assert.deepEqual(relogged.body["contactData"], { ...own, ...company, email: person.email });
  const without = await call("saveUserData", { token, contactData: { ...own, ...company, invoice: false } });
  assert.deepEqual(without.body["contactData"], { ...own, email: person.email }, "without an invoice its data go");
});

test("data are held to the order form's rules, and the first that is wrong is named", async () => {
  const { token } = await customer();
  for (const [name, value, also] of [
    ["phone", "1234", {}],
    ["shippingFirstName", " ", {}],
    ["shippingPostCode", "123", {}],
    ["shippingStreet", "", {}],
    ["shippingCountry", "77", {}],
    ["paymentNip", "526-025-09-94", company],
    ["paymentCountry", null, company],
  ] as const) {
    const { status, body } = await call("saveUserData", {
      token,
      lanId: 2,
      contactData: { ...own, ...also, [name]: value },
    });
    assert.deepEqual([status, body["error"], body["about"]], [200, "ACCOUNT_FIELD", name]);
  }
  assert.equal((await call("saveUserData", { token, contactData: { ...own, phone: 5 } })).status, 400);
  assert.equal(
    (await call("saveUserData", { token, contactData: { ...own, shippingCity: "x".repeat(101) } })).status,
    400,
  );
});

test("a password change ends every other session at once and is told by email", async () => {
  const { token, person, customerId } = await customer();
  const stolen = await addSession(pool, customerId);
  assert.deepEqual(
    [
      (await call("changePassword", { token, oldPassword: "nie to", newPassword: other })).body["error"],
      await known(stolen),
    ],
    ["PASSWORD_WRONG", true],
  );
  assert.equal(
    (await call("changePassword", { token, newPassword: other })).body["error"],
    "PASSWORD_WRONG",
    "none is not the old one",
  );
  assert.deepEqual(
    [
      (await call("changePassword", { token, oldPassword: password, newPassword: "haslo123" })).body["error"],
      (await call("changePassword", { token, oldPassword: password, newPassword: "krótkie" })).body["error"],
    ],
    ["PASSWORD_COMMON", "PASSWORD_LENGTH"],
  );
  assert.deepEqual(
    (await call("changePassword", { token, oldPassword: password, newPassword: other, lanId: 2 })).body,
    {},
  );
  assert.deepEqual([await known(token), await known(stolen)], [true, false]);
  assert.equal((await call("userData", { token: stolen })).body["error"], "TOKEN_ENDED");
  assert.equal((await call("login", { login: person.email, password })).body["error"], "LOGIN_FAILED");
  assert.ok((await call("login", { login: person.email, password: other })).body["token"]);
  const { rows } = await pool.query("SELECT lan_id FROM outbox WHERE kind = 'passwordChanged' AND recipient = $1", [
    person.email,
  ]);
  assert.deepEqual(rows, [{ lan_id: 2 }]);
});

test("'log out everywhere' ends this session and all others", async () => {
  const { token, customerId } = await customer();
  const elsewhere = await addSession(pool, customerId);
  const { token: neighbour } = await customer();
  assert.deepEqual((await call("logoutEverywhere", { token })).body, {});
  assert.deepEqual([await known(token), await known(elsewhere), await known(neighbour)], [false, false, true]);
});

test("a session lasts 30 days in which nobody uses it, as the setting says, and then is forgotten", async () => {
  const { token, customerId } = await customer();
  const idle = (days: number) =>
    pool.query("UPDATE sessions SET used_at = now() - make_interval(days => $2) WHERE customer_id = $1", [
      customerId,
      days,
    ]);
  await idle(29);
  assert.equal(await known(token), true, "and being used it begins anew");
  await idle(31);
  assert.equal((await call("userData", { token })).body["error"], "TOKEN_ENDED");
  await saveLifetimes(pool, { sessionDays: 60, sessionMostDays: 180, reminderMinutes: 60 });
  assert.equal(await known(token), true);
  await saveLifetimes(pool, { sessionDays: 1, sessionMostDays: 180, reminderMinutes: 60 });
  await idle(2);
  await forgetEndedSessions(pool);
  await saveLifetimes(pool, { sessionDays: 30, sessionMostDays: 180, reminderMinutes: 60 });
  await idle(0);
  assert.equal(await known(token), false);
});

const calls = [
  "userData",
  "saveUserData",
  "chooseNewsletter",
  "changePassword",
  "sendConfirmation",
  "logoutEverywhere",
  "exportData",
  "closeAccount",
  "changeEmail",
];
const rest = {
  email: "nowa@przyklad.pl",
  contactData: own,
  on: true,
  oldPassword: password,
  newPassword: other,
  password,
};

test("a token that is unknown, changed by one character or another kind of thing opens no call", async () => {
  const { token, customerId } = await customer();
  const changed = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  for (const action of calls) {
    for (const wrong of ["", "nieznany", changed, `${token} `, tokenDigest(token).toString("base64url")]) {
      for (const lanId of [1, 2, 6])
        assert.deepEqual(
          [
            (await call(action, { ...rest, token: wrong, lanId })).status,
            (await call(action, { ...rest, token: wrong, lanId })).body["error"],
          ],
          [200, "TOKEN_ENDED"],
        );
    }
    for (const wrong of [undefined, null, 7, [], {}, "x".repeat(201), "\0"])
      assert.deepEqual(
        [
          (await call(action, { ...rest, token: wrong })).status,
          (await call(action, { ...rest, token: wrong })).body["error"],
        ],
        [400, "MALFORMED"],
      );
  }
  assert.equal(
    (await pool.query("SELECT FROM customers WHERE customer_id = $1 AND closed_at IS NULL", [customerId])).rowCount,
    1,
  );
});

test("the newsletter goes on at once for a proven e-mail, by an email for another, and off", async () => {
  const { token, person } = await customer();
  assert.deepEqual((await call("chooseNewsletter", { token, on: true })).body, { newsletter: "on" });
  const { rows } = await pool.query("SELECT kind FROM outbox WHERE recipient = $1", [person.email]);
  assert.deepEqual(rows, [{ kind: "newsletterWelcome" }]);
  assert.deepEqual((await call("chooseNewsletter", { token, on: false })).body, { newsletter: "off" });
  const unproven = await customer({ verified: false });
  assert.deepEqual((await call("chooseNewsletter", { token: unproven.token, on: true })).body, {
    newsletter: "waiting",
  });
});

test("a customer carries away everything the shop holds of them, and nothing of anybody else", async () => {
  const { token, person } = await customer({ points: 500 });
  const stranger = await customer();
  const first = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], person, token, points: 100 }),
  );
  await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.cap }], person: stranger.person, token: stranger.token }),
  );
  await call("chooseNewsletter", { token, on: true });
  const { body } = await call("exportData", { token });
  assert.deepEqual(Object.keys(body).toSorted(), [
    "account",
    "complaints",
    "consents",
    "messages",
    "orders",
    "points",
    "reviews",
    "sessions",
    "signIns",
  ]);
  const [order, ...more] = body["orders"] as {
    number: number;
    form: Record<string, unknown>;
    lines: { product: string; quantity: number }[];
  }[];
  assert.deepEqual(
    [String(order!.number), order!.lines.map((line) => line.quantity), more],
    [first.body.orderId, [1], []],
  );
  assert.equal(order!.form["shippingCity"], "Kraków");
  assert.equal((body["points"] as { balance: number; ledger: unknown[] }).ledger.length, 2);
  assert.equal(
    ((body["consents"] as Record<string, Record<string, unknown>>)["newsletter"] ?? {})["words"],
    "USERDATA_NEWSLETTER 1",
  );
  const text = JSON.stringify(body);
  assert.ok(!text.includes(stranger.person.email) && !/argon2|password|sha256|link/i.test(text));
});

test("closing an account erases the person, keeps what accounting needs, and lets nobody in", async () => {
  const { token, person, customerId } = await customer({ points: 500 });
  const place = async (form: Record<string, unknown> = {}) =>
    (
      await makeOrder(
        app,
        await orderBody(pool, {
          lines: [{ product: products.cap }],
          person,
          token,
          points: form["invoice"] ? 0 : 100,
          form,
        }),
      )
    ).body.orderId!;
  const [delivered, invoiced, onItsWay] = [
    await place({ comment: "dzwonek nie działa" }),
    await place(company),
    await place(),
  ];
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const orderId of [Number(delivered), Number(invoiced)]) {
    for (const to of ["paid", "packed", "sent"] as const) await changeOrderState(pool, { orderId, to, now: monthAgo });
    await changeOrderState(pool, { orderId, to: "delivered", now: monthAgo, pointsPerZloty: 1 });
  }
  await pool.query(
    "INSERT INTO reviews (product_id, buyer, order_id, line_position, stars, content, author, lan_id, state) SELECT product_id, $2, order_id, position, 5, 'Dobra', 'Kasia', 1, 'approved' FROM order_lines WHERE order_id = $1",
    [delivered, person.email],
  );
  await call("chooseNewsletter", { token, on: true });
  await joinIdentity(pool, { provider: "google", subject: "kasia-1" }, customerId);
  assert.deepEqual(
    [(await call("closeAccount", { token, password: "nie to" })).body["error"], await known(token)],
    ["PASSWORD_WRONG", true],
  );
  assert.deepEqual((await call("closeAccount", { token, password })).body, {});

  assert.equal(await known(token), false);
  assert.equal((await call("login", { login: person.email, password })).body["error"], "LOGIN_FAILED");
  assert.equal(
    await customerOfIdentity(pool, { provider: "google", subject: "kasia-1" }),
    null,
    "no provider lets anybody in either",
  );
  const order = async (id: string) =>
    (
      await pool.query<{ email: string; client_data: Record<string, unknown>; customer_id: number }>(
        "SELECT email, client_data, customer_id FROM orders WHERE order_id = $1",
        [id],
      )
    ).rows[0]!;
  const kept = await order(delivered);
  assert.deepEqual(
    [kept.email, kept.client_data["shippingLastName"], kept.client_data["shippingStreet"]],
    ["erased@bruk.invalid", "Wójcik", "Kamienna 7/3"],
    "the buyer's name and address are what a sale is recorded by",
  );
  assert.deepEqual(
    ["phone", "email", "comment"].filter((name) => name in kept.client_data),
    [],
  );
  const bill = await order(invoiced);
  assert.deepEqual([bill.client_data["paymentNip"], "shippingLastName" in bill.client_data], ["526-025-09-95", false]);
  assert.equal((await order(onItsWay)).email, person.email, "a parcel on its way still finds its buyer");
  assert.deepEqual((await pool.query("SELECT author FROM reviews WHERE order_id = $1", [delivered])).rows, [
    { author: "Klient" },
  ]);
  for (const [table, column] of [
    ["newsletter_subscriptions", "email"],
    ["customers", "email"],
    ["reviews", "buyer"],
  ])
    assert.equal((await pool.query(`SELECT FROM ${table} WHERE ${column} = $1`, [person.email])).rowCount, 0, table);
  assert.deepEqual(
    (
      await pool.query("SELECT contact_data, password_hash, verified_at FROM customers WHERE customer_id = $1", [
        customerId,
      ])
    ).rows,
    [{ contact_data: {}, password_hash: null, verified_at: null }],
  );

  await changeOrderState(pool, { orderId: Number(onItsWay), to: "cancelled", now: new Date() });
  assert.equal(await eraseEndedOrders(pool), 1);
  assert.equal((await order(onItsWay)).email, "erased@bruk.invalid");
  assert.deepEqual((await pool.query("SELECT FROM outbox WHERE recipient = $1", [person.email])).rowCount, 0);
  assert.equal(
    (
      await pool.query(
        "SELECT FROM outbox WHERE recipient = 'erased@bruk.invalid' AND sent_at IS NULL AND kind <> 'order'",
      )
    ).rowCount,
    0,
    "what was not sent yet is sent to nobody",
  );
  assert.deepEqual(
    (await call("register", { email: person.email, password: other, shippingFirstName: "Kasia", terms: true })).body,
    {},
    "the e-mail is free again",
  );
});

test("an unproven account that is closed leaves the orders of its e-mail alone", async () => {
  const person = anybody(emma);
  const guest = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], person, shippingId: 6, paymentId: 3 }),
  );
  const { token } = await customer({ person, verified: false });
  await call("closeAccount", { token, password });
  const { rows } = await pool.query("SELECT email, to_erase FROM orders WHERE order_id = $1", [guest.body.orderId]);
  assert.deepEqual(rows, [{ email: person.email, to_erase: false }]);
});

test("nothing was broken, and nothing secret logged", async () => {
  const broken = await brokenPromises(pool);
  assert.deepEqual(
    broken.filter((what) => !/stock|took/.test(JSON.stringify(what))),
    [],
  );
  assert.doesNotMatch(JSON.stringify(logged), /kot w butach|przyklad\.pl|Wójcik/);
});
