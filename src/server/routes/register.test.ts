// One long file: how an account is opened, confirmed and disowned, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { workDone } from "../../../test/builders/work-done.ts";
import { bookPoints, customerWithEmail } from "../../database/customer/customers.ts";
import { sendEmail } from "../../mail/send-email.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const password = "kot w butach na desce";

interface Said {
  status: number;
  body: Record<string, unknown>;
}

async function post(url: string, body: unknown): Promise<Said> {
  const answer = await app.inject({
    method: "POST",
    url,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain", host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const register = (form: Record<string, unknown>) =>
  post("/sys/json_api?register", { password, shippingFirstName: "Kasia", terms: true, ...form });
const logIn = (login: string, typed = password) => post("/sys/json_api?login", { login, password: typed });

async function kindsTo(email: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    "SELECT kind FROM outbox WHERE recipient = $1 ORDER BY letter_id",
    [email],
  );
  return rows.map((row) => row.kind);
}

/** Sends the newest email of a kind to an address and answers it as it went out. */
async function emailTo(email: string, kind: string): Promise<{ html: string; text: string; subject: string }> {
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE recipient = $1 AND kind = $2 ORDER BY letter_id DESC LIMIT 1",
    [email, kind],
  );
  const sent: { html: string; text: string; subject: string }[] = [];
  await sendEmail(pool, {
    emailId: rows[0]!.letter_id,
    publicUrl,
    transport: { send: async (mail) => void sent.push(mail) },
  });
  return sent[0]!;
}

async function linkFor(email: string): Promise<string> {
  const { html } = await emailTo(email, "confirmEmail");
  assert.doesNotMatch(html, /evil/, "links come from the setting, never from a request");
  return new RegExp(`${publicUrl}(/(?:konto|en/account|cz/ucet)/[\\w-]{32})"`).exec(html)![1]!;
}
const follow = (url: string, method: "GET" | "POST" = "POST") => app.inject({ method, url });

test("a registration opens an account whose e-mail is not proven, and its email's page proves it by a button", async () => {
  const { email } = anybody();
  assert.deepEqual(await register({ email: ` ${email.toUpperCase()} `, lanId: 2 }), { status: 200, body: {} });
  const before = (await customerWithEmail(pool, email))!;
  assert.deepEqual([before.verified, before.contact_data], [false, { shippingFirstName: "Kasia" }]);
  assert.deepEqual(await kindsTo(email), ["confirmEmail"]);
  assert.ok((await logIn(email)).body["token"], "the account can be used at once");
  const link = await linkFor(email);
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers } = await follow(link, "GET");
    assert.deepEqual(
      [statusCode, headers["cache-control"], headers["referrer-policy"]],
      [200, "no-store", "same-origin"],
      "its form has an origin, other sites no link",
    );
  }
  assert.equal((await customerWithEmail(pool, email))!.verified, false, "a program that looks at links proves nothing");
  const pressed = await follow(link);
  assert.deepEqual(
    [pressed.statusCode, pressed.headers["location"], pressed.headers["cache-control"]],
    [303, link, "no-store"],
  );
  assert.equal((await customerWithEmail(pool, email))!.verified, true);
  assert.equal((await follow(link)).statusCode, 303, "twice is no mistake");
});

test("a proven e-mail brings the points and what a guest ordered with it; before, the account has neither", async () => {
  const person = anybody();
  const earlier = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], person }));
  await register({ email: person.email });
  const { customer_id } = (await customerWithEmail(pool, person.email))!;
  await bookPoints(pool, { customerId: customer_id, change: 300, reason: "operator" });
  const owner = async () =>
    (
      await pool.query<{ customer_id: number | null }>("SELECT customer_id FROM orders WHERE order_id = $1", [
        earlier.body.orderId,
      ])
    ).rows[0]!.customer_id;
  const { token, points } = (await logIn(person.email)).body;
  assert.deepEqual([points, await owner()], [0, null]);
  assert.deepEqual((await post("/sys/json_api?exportData", { token })).body["orders"], []);
  const spent = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.cap }], person, token: String(token), points: 100 }),
  );
  assert.equal(spent.body.error, "POINTS_NOT_YOURS");
  await follow(await linkFor(person.email));
  assert.deepEqual([(await logIn(person.email)).body["points"], await owner()], [300, customer_id]);
  assert.equal(((await post("/sys/json_api?exportData", { token })).body["orders"] as unknown[]).length, 1);
});

test("an account made with an order gets the email that proves its e-mail", async () => {
  const person = anybody();
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.cap }], person, form: { createAccount: true, password } }),
  );
  assert.equal(body["accountCreated"], true);
  await follow(await linkFor(person.email));
  assert.equal((await customerWithEmail(pool, person.email))!.verified, true);
});

test("an e-mail that has an account: the same answer, and an email to its owner; nothing of the account changes", async () => {
  const { person, customerId } = await addAccount(pool);
  const before = (await pool.query("SELECT * FROM customers WHERE customer_id = $1", [customerId])).rows;
  assert.deepEqual(
    await register({ email: person.email, shippingFirstName: "Obcy" }),
    await register({ email: anybody().email }),
  );
  assert.deepEqual((await pool.query("SELECT * FROM customers WHERE customer_id = $1", [customerId])).rows, before);
  assert.equal((await logIn(person.email)).body["error"], "LOGIN_FAILED", "the stranger's password opens nothing");
  assert.match(
    (await emailTo(person.email, "accountExists")).text,
    /chciał założyć konto z tym adresem[\s\S]*zalogować/,
  );
  for (let time = 0; time < 5; time += 1) await register({ email: person.email });
  assert.deepEqual(await kindsTo(person.email), ["accountExists"], "no flood of emails");
});

test("whoever did not open the account removes it; a proven one stays", async () => {
  const { email } = anybody();
  await register({ email });
  const link = await linkFor(email);
  const removed = await follow(`${link}/nie-ja`);
  assert.deepEqual([removed.statusCode, await customerWithEmail(pool, email)], [200, null]);
  assert.equal((await follow(link)).statusCode, 303);
  assert.equal((await logIn(email)).body["error"], "LOGIN_FAILED");

  const proven = anybody();
  await register({ email: proven.email });
  const other = await linkFor(proven.email);
  await follow(other);
  await follow(`${other}/nie-ja`);
  assert.equal((await customerWithEmail(pool, proven.email))!.verified, true);
});

test("a link changed by one character, an old one and nonsense prove nothing", async () => {
  const { email } = anybody();
  await register({ email });
  const link = await linkFor(email);
  const last = link.at(-1)!;
  for (const wrong of [
    `${link.slice(0, -1)}${last === "A" ? "B" : "A"}`,
    `${link}A`,
    link.slice(0, -1),
    link.toLowerCase(),
    "/konto/",
    "/konto/%00",
    `/konto/${"x".repeat(5000)}`,
  ]) {
    assert.ok([303, 404].includes((await follow(wrong)).statusCode), wrong);
    assert.equal((await customerWithEmail(pool, email))!.verified, false, wrong);
  }
  await pool.query(
    "UPDATE email_links SET asked_at = now() - interval '8 days' WHERE customer_id = (SELECT customer_id FROM customers WHERE email = $1)",
    [email],
  );
  await follow(link);
  assert.equal((await customerWithEmail(pool, email))!.verified, false);
  const { token } = (await logIn(email)).body;
  await post("/sys/json_api?sendConfirmation", { token });
  assert.equal((await kindsTo(email)).length, 1, "a second email within five minutes is not sent");
  await pool.query("UPDATE letter_wishes SET asked_at = asked_at - interval '6 minutes'");
  assert.deepEqual((await post("/sys/json_api?sendConfirmation", { token })).body, {});
  await follow(await linkFor(email));
  assert.equal((await customerWithEmail(pool, email))!.verified, true);
});

test("another site's form proves nothing", async () => {
  const { email } = anybody();
  await register({ email });
  const link = await linkFor(email);
  assert.equal(
    (
      await app.inject({
        method: "POST",
        url: link,
        headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      })
    ).statusCode,
    403,
  );
  assert.equal((await customerWithEmail(pool, email))!.verified, false);
});

test("what is missing or wrong is named, in the shopper's language, and no account is opened", async () => {
  const { email } = anybody();
  const wrongs: [Record<string, unknown>, string, string | undefined][] = [
    [{ email, terms: false }, "ACCOUNT_TERMS", "terms"],
    [{ email, shippingFirstName: "  " }, "ACCOUNT_FIELD", "shippingFirstName"],
    [{ email: "kasia" }, "EMAIL_INVALID", "email"],
    [{ email: "kаsia@przyklad.pl" }, "EMAIL_INVALID", "email"],
    [{ email, password: "krótkie" }, "PASSWORD_LENGTH", "password"],
    [{ email, password: "Hasło123!" }, "PASSWORD_COMMON", "password"],
    [{ email, password: email }, "PASSWORD_COMMON", "password"],
  ];
  for (const [form, code, about] of wrongs) {
    const { status, body } = await register({ ...form, lanId: 6 });
    assert.deepEqual([status, body["error"], body["about"]], [200, code, about], JSON.stringify(form));
    assert.match(String(body["errorMessage"]), /[ěščřžýáíéů]/);
  }
  for (const form of [
    { email: `${"x".repeat(300)}@przyklad.pl` },
    { email, password: "x".repeat(129) },
    { email: 7 },
    {},
  ])
    assert.deepEqual([(await register(form)).status, (await register(form)).body["error"]], [400, "MALFORMED"]);
  assert.equal(await customerWithEmail(pool, email), null);
  const order = await makeOrder(
    app,
    await orderBody(pool, {
      lines: [{ product: products.cap }],
      form: { createAccount: true, password: "qwerty12345" },
    }),
  );
  assert.deepEqual([order.body.error, order.body.about], ["PASSWORD_COMMON", "password"]);
});

test("a password of 128 emoji is one, and one of 129 is none", async () => {
  const { email } = anybody();
  const emoji = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x1f600 + (at % 70))).join("");
  assert.deepEqual((await register({ email, password: emoji })).body, {});
  assert.ok((await logIn(email, emoji)).body["token"]);
  assert.equal((await logIn(email, [...emoji].slice(1).join(""))).body["error"], "LOGIN_FAILED");
  assert.equal((await register({ email: anybody().email, password: `${emoji}😀` })).status, 400);
  const order = await makeOrder(
    app,
    await orderBody(pool, {
      lines: [{ product: products.cap }],
      person: anybody(),
      form: { createAccount: true, password: emoji },
    }),
  );
  assert.equal(order.body["accountCreated"], true);
});

test("signs that are one to the eye are one password, and another e-mail", async () => {
  const { email } = anybody();
  await register({ email, password: "Ścieżka ﬁłgi" });
  assert.ok((await logIn(email, "Ścieżka ﬁłgi".normalize("NFD"))).body["token"]);
  assert.ok((await logIn(email, "Ścieżka fiłgi")).body["token"]);
  assert.equal((await logIn(email.replace("g", "ɡ"), "Ścieżka ﬁłgi")).body["error"], "LOGIN_FAILED");
  const kelvin = `ok-${email}`;
  await register({ email: kelvin });
  assert.equal(
    (await logIn(kelvin.replace("k", "\u212A"))).body["error"],
    "LOGIN_FAILED",
    "the Kelvin sign in lower case is a k",
  );
});

test("the newsletter's box asks by an email of its own", async () => {
  const { email } = anybody();
  await register({ email, newsletter: true });
  assert.deepEqual(await kindsTo(email), ["confirmEmail", "newsletterConfirm"]);
  const { rows } = await pool.query(
    "SELECT source, consent, confirmed_at FROM newsletter_subscriptions WHERE email = $1",
    [email],
  );
  assert.deepEqual(rows, [{ source: "registration", consent: "FORM_NEWSLETTER 1", confirmed_at: null }]);
});

test("whoever ordered as a guest opens an account by the order's key: an email brings the first password, and choosing one's own proves the e-mail", async () => {
  const order = await orderBody(pool, { lines: [{ product: products.cap }] });
  const placed = await makeOrder(app, order);
  const email = String(order.clientData["email"]);
  const open = (orderKey: unknown) => post("/sys/json_api?openAccount", { orderKey, lanId: 2 });
  assert.deepEqual(await open(order["orderKey"]), { status: 200, body: {} });
  assert.deepEqual(await open(order["orderKey"]), { status: 200, body: {} }, "pressed twice");
  assert.deepEqual(
    (await kindsTo(email)).filter((kind) => !kind.startsWith("order")),
    ["reminder"],
  );
  const mail = await emailTo(email, "reminder");
  assert.match(mail.subject, /^Your account is ready/);
  const temporary = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(mail.text)![0];
  const { body } = await logIn(email, temporary);
  assert.deepEqual(
    [body["choosePassword"], (body["contactData"] as Record<string, unknown>)["shippingCity"]],
    [true, order.clientData["shippingCity"]],
  );
  const orders = async () =>
    (await post("/sys/json_api?orders", { token: body["token"] })).body["orders"] as { number: string }[];
  assert.deepEqual(await orders(), [], "nobody sees a guest's order before the e-mail is proven");
  assert.deepEqual(
    (await post("/sys/json_api?changePassword", { token: body["token"], newPassword: password })).body,
    {},
  );
  assert.deepEqual(
    (await orders()).map(({ number }) => number),
    [String(placed.body.orderId)],
  );
});

test("nobody else's key opens an account, nor one whose order is an account's or of yesterday", async () => {
  for (const wrong of ["x".repeat(16), "0".repeat(32)])
    assert.equal((await post("/sys/json_api?openAccount", { orderKey: wrong })).body["error"], "ORDER_UNKNOWN");
  for (const malformed of ["", "short", null, 7, "' OR 1=1 --", "x".repeat(65)])
    assert.equal((await post("/sys/json_api?openAccount", { orderKey: malformed })).status, 400);
  const { token, person } = await addAccount(pool);
  const own = await orderBody(pool, { lines: [{ product: products.cap }], token, person });
  await makeOrder(app, own);
  assert.equal((await post("/sys/json_api?openAccount", { orderKey: own["orderKey"] })).body["error"], "ORDER_UNKNOWN");
  const older = await orderBody(pool, { lines: [{ product: products.cap }] });
  const { body } = await makeOrder(app, older);
  await pool.query("UPDATE orders SET created_at = now() - interval '25 hours' WHERE order_id = $1", [body.orderId]);
  assert.equal(
    (await post("/sys/json_api?openAccount", { orderKey: older["orderKey"] })).body["error"],
    "ORDER_UNKNOWN",
  );
  assert.equal(await customerWithEmail(pool, String(older.clientData["email"])), null);
});

test("a registration costs the same for a known e-mail: as many digests of a password, the same statements", async () => {
  for (const newsletter of [false, true]) {
    const { person } = await addAccount(pool);
    const known = await workDone(() => register({ email: person.email, newsletter }));
    assert.equal(known.digests, 1);
    assert.deepEqual(await workDone(() => register({ email: anybody().email, newsletter })), known);
  }
});

test("nothing was broken", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
