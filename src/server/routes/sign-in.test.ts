// One long file: whom the shop believes, provider by provider, on stand-ins that are opened once.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, type Person } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { customerOfToken, customerWithEmail } from "../../database/customer/customers.ts";
import { joinIdentity } from "../../database/customer/identities.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";
import { openFacebookStandIn } from "../../../stand-ins/sign-in/facebook.ts";
import { openGoogleStandIn } from "../../../stand-ins/sign-in/google.ts";
import { facebookHosts, googleHosts } from "../../integrations/sign-in/hosts.ts";
import { openSignIn } from "../../integrations/sign-in/sign-in.ts";
import type { StandInPerson } from "../../../stand-ins/sign-in/people.ts";

const { pool, products } = await openSmallShop();
const google = await openGoogleStandIn();
const facebook = await openFacebookStandIn();
after(() => Promise.all([google.close(), facebook.close()]));
const signIn = openSignIn({
  google: { clientId: google.clientId, hosts: googleHosts({ url: google.url, standIn: true }) },
  facebook: {
    appId: facebook.appId,
    appSecret: facebook.appSecret,
    version: "v25.0",
    hosts: facebookHosts({ url: facebook.url, standIn: true }),
  },
});
const { app, logged } = await openTestApp(pool, { signIn });
const password = "Wiosna w Krakowie";

/** Somebody nobody has met, with a mailbox Google hosts. */
function somebody(): { person: Person; atGoogle: StandInPerson } {
  const person = anybody();
  return {
    person,
    atGoogle: {
      id: `1${person.email.replace(/\D/g, "")}${Math.random()}`,
      name: "Kasia Wójcik",
      email: person.email,
      hosted: "przyklad.pl",
    },
  };
}

const loginSocial = (body: object) => call("loginSocial", body);

async function call(
  action: "loginSocial" | "joinSocial",
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: `/sys/json_api?${action}`,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const byGoogle = (person: StandInPerson, more: object = {}) =>
  loginSocial({ userId: person.id, userToken: google.tokenOf(person), source: "google", ...more });

/** The order of a socially connected shopper, as the panel sends it: no password, no session. */
async function socialOrder(
  person: Person,
  pair: Record<string, unknown>,
  line: OrderInput["lines"][number] = { product: products.cap },
) {
  return orderBody(pool, { lines: [line], person, form: { createAccount: true, password: "", ...pair } });
}

const googlePair = (person: StandInPerson) => ({ userGoogleId: person.id, userGoogleToken: google.tokenOf(person) });

async function accountsOf(person: StandInPerson): Promise<number> {
  const { rows } = await pool.query<{ accounts: number }>(
    "SELECT count(*)::int AS accounts FROM identities WHERE subject = $1",
    [person.id],
  );
  return rows[0]!.accounts;
}

test("the browser learns whom it may ask, and no secret", async () => {
  const answer = await app.inject({ method: "GET", url: "/v1/sign-in" });
  assert.deepEqual(answer.json(), {
    google: { clientId: google.clientId, script: `${google.url}/gsi/client`, standIn: true },
    facebook: { appId: facebook.appId, version: "v25.0", script: `${facebook.url}/en_US/sdk.js`, standIn: true },
  });
  assert.match(
    String(answer.headers["content-security-policy"]),
    new RegExp(`script-src 'self' ${google.url} ${facebook.url};`),
  );
});

test("a first visit is told apart from a failure; the order makes the account, and the next visit is a login", async () => {
  const { person, atGoogle } = somebody();
  const first = await byGoogle(atGoogle, { lanId: 2 });
  assert.deepEqual(
    [first.status, first.body["error"], first.body["errorMessage"]],
    [200, "SOCIAL_NO_ACCOUNT", textIn("en", "REFUSAL_SOCIAL_NO_ACCOUNT")],
  );

  const placed = await makeOrder(app, await socialOrder(person, googlePair(atGoogle)));
  assert.equal(placed.body["accountCreated"], true);
  const customer = await customerOfToken(pool, tokenDigest(String(placed.body["token"])));
  assert.deepEqual(
    [customer?.email, customer?.verified],
    [person.email, true],
    "Google hosts the mailbox, so the address is proven",
  );
  assert.equal((placed.body["contactData"] as Record<string, unknown>)["shippingFirstName"], "Kasia");
  const { rows } = await pool.query<{ password_hash: string | null; customer_id: number; client_data: object }>(
    "SELECT password_hash, o.customer_id, client_data FROM orders o JOIN customers USING (customer_id) WHERE order_id = $1",
    [placed.body.orderId],
  );
  assert.deepEqual([rows[0]!.password_hash, rows[0]!.customer_id], [null, customer!.customer_id]);
  assert.doesNotMatch(
    JSON.stringify(rows[0]!.client_data),
    /Token|Google/,
    "what the provider gave is not written down",
  );

  const back = await byGoogle(atGoogle);
  assert.deepEqual(Object.keys(back.body).toSorted(), ["contactData", "points", "token"]);
  assert.equal(
    (await customerOfToken(pool, tokenDigest(String(back.body["token"]))))?.customer_id,
    customer!.customer_id,
  );
  assert.deepEqual(
    [back.body["points"], (back.body["contactData"] as Record<string, unknown>)["email"]],
    [0, person.email],
  );
});

test("an account is unproven where the order's e-mail is another than the provider's, or the provider proves none", async () => {
  const { person, atGoogle } = somebody();
  await makeOrder(app, await socialOrder(person, googlePair({ ...atGoogle, email: anybody().email })));
  assert.equal((await customerWithEmail(pool, person.email))?.verified, false);

  const zosia = { id: `2${Date.now()}`, name: "Zosia Krawczyk", email: null };
  const own = anybody();
  const placed = await makeOrder(
    app,
    await socialOrder(own, { userFacebookId: zosia.id, userFacebookToken: facebook.tokenOf(zosia) }),
  );
  assert.equal(placed.body["accountCreated"], true, "without an address at Facebook, the form's is taken");
  assert.equal((await customerWithEmail(pool, own.email))?.verified, false);
  const back = await loginSocial({ userId: zosia.id, userToken: facebook.tokenOf(zosia), source: "facebook" });
  assert.equal((back.body["contactData"] as Record<string, unknown>)["email"], own.email);
});

test("what a provider does not vouch for is refused, at the login and at the checkout, in the shopper's language", async () => {
  const { person, atGoogle } = somebody();
  const stranger = somebody().atGoogle;
  const wrongs = [
    google.tokenOf(stranger),
    google.tokenOf(atGoogle, { claims: { aud: "another" } }),
    google.tokenOf(atGoogle, { claims: { exp: 1 } }),
    `${google.tokenOf(atGoogle)}x`,
  ];
  for (const userToken of wrongs) {
    const login = await loginSocial({ userId: atGoogle.id, userToken, source: "google", lanId: 6 });
    assert.deepEqual(
      [login.status, login.body["error"], login.body["errorMessage"]],
      [200, "SOCIAL_REFUSED", textIn("cz", "REFUSAL_SOCIAL_REFUSED")],
    );
    const order = await makeOrder(
      app,
      await socialOrder(person, { userGoogleId: atGoogle.id, userGoogleToken: userToken }),
    );
    assert.deepEqual([order.body.error, order.body.orderId], ["SOCIAL_REFUSED", undefined]);
  }
  const revoked = facebook.tokenOf(atGoogle, { valid: false });
  assert.equal(
    (await loginSocial({ userId: atGoogle.id, userToken: revoked, source: "facebook" })).body["error"],
    "SOCIAL_REFUSED",
  );
  assert.equal(await customerWithEmail(pool, person.email), null);
});

test("a token of one provider says nothing at the other", async () => {
  const { atGoogle } = somebody();
  assert.equal(
    (await loginSocial({ userId: atGoogle.id, userToken: google.tokenOf(atGoogle), source: "facebook" })).body["error"],
    "SOCIAL_REFUSED",
  );
  assert.equal(
    (await loginSocial({ userId: atGoogle.id, userToken: facebook.tokenOf(atGoogle), source: "google" })).body["error"],
    "SOCIAL_REFUSED",
  );
});

test("a password account is never taken over by an e-mail, whatever the provider says of it", async () => {
  const { person, atGoogle } = somebody();
  const { customerId } = await addAccount(pool, { person, points: 300 });
  await pool.query("UPDATE customers SET password_hash = $2 WHERE customer_id = $1", [
    customerId,
    await hashPassword(password),
  ]);
  assert.equal((await byGoogle(atGoogle)).body["error"], "SOCIAL_ACCOUNT_EXISTS");
  assert.equal(
    (await byGoogle({ ...atGoogle, hosted: "" })).body["error"],
    "SOCIAL_NO_ACCOUNT",
    "that there is an account is told to the owner of the address alone",
  );

  const order = await makeOrder(app, await socialOrder(person, googlePair(atGoogle)));
  assert.ok(order.body.orderId, "the order goes through as a guest's");
  assert.deepEqual([order.body["accountCreated"], order.body["token"]], [undefined, undefined]);
  const { rows } = await pool.query<{ customer_id: number | null; emails: number }>(
    "SELECT customer_id, (SELECT count(*)::int FROM outbox WHERE kind = 'accountExists' AND recipient = $2) AS emails FROM orders WHERE order_id = $1",
    [order.body.orderId, person.email],
  );
  assert.deepEqual(rows, [{ customer_id: null, emails: 1 }], "and an email tells the owner");
  assert.equal(await accountsOf(atGoogle), 0);
});

test("who has proven both, by password and by provider, has them joined from then on", async () => {
  const { person, atGoogle } = somebody();
  const { customerId, token } = await addAccount(pool, { person, points: 300 });
  const join = (token: string) =>
    call("joinSocial", { userId: atGoogle.id, userToken: google.tokenOf(atGoogle), source: "google", token });
  assert.equal((await join("x".repeat(43))).body["error"], "TOKEN_ENDED");
  assert.equal(
    (await byGoogle(atGoogle, { token })).body["error"],
    "SOCIAL_ACCOUNT_EXISTS",
    "a login joins nothing, whatever else it carries",
  );
  assert.equal((await join(token)).body["points"], 300);
  const back = await byGoogle(atGoogle);
  assert.equal((await customerOfToken(pool, tokenDigest(String(back.body["token"]))))?.customer_id, customerId);

  const other = await addAccount(pool);
  assert.equal((await join(other.token)).body["error"], "SOCIAL_REFUSED", "an identity is of one customer");
  assert.equal(
    (await customerOfToken(pool, tokenDigest(String((await byGoogle(atGoogle)).body["token"]))))?.customer_id,
    customerId,
  );
});

test("the same identity twice at once makes one account, even under two e-mails", async () => {
  // Other goods each, so that no order waits for another's stock.
  const lines: OrderInput["lines"] = [
    { product: products.hoodie, size: "S" },
    { product: products.hoodie, size: "M" },
    { product: products.tee, size: "M" },
    { product: products.sneakers, size: "42" },
    { product: products.bottle },
    { product: products.cap },
  ];
  const { atGoogle } = somebody();
  const bodies = await Promise.all(lines.map((line) => socialOrder(anybody(), googlePair(atGoogle), line)));
  const placed = await Promise.all(bodies.map((body) => makeOrder(app, body)));
  assert.equal(placed.filter(({ body }) => body.orderId).length, 6);
  assert.equal(await accountsOf(atGoogle), 1);
  const { rows } = await pool.query<{ owners: number; accounts: number }>(
    "SELECT count(DISTINCT o.customer_id)::int AS owners, (SELECT count(*)::int FROM customers WHERE email = ANY ($2)) AS accounts FROM orders o WHERE order_id = ANY ($1)",
    [placed.map(({ body }) => body.orderId), bodies.map(({ clientData }) => clientData["email"])],
  );
  assert.deepEqual(rows, [{ owners: 1, accounts: 1 }]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("the database knows an identity once", async () => {
  const { customerId } = await addAccount(pool);
  const key = { provider: "google", subject: "sam" } as const;
  assert.equal(await joinIdentity(pool, key, customerId), true);
  assert.equal(await joinIdentity(pool, key, customerId), true, "joining again is no mistake");
  await assert.rejects(
    pool.query("INSERT INTO identities (provider, subject, customer_id) VALUES ('google', 'sam', $1)", [customerId]),
    { constraint: "identity_of_one_customer" },
  );
});

test("an order that is repeated after its token has run out is the same order", async () => {
  const { person, atGoogle } = somebody();
  const body = await socialOrder(person, googlePair(atGoogle));
  const placed = await makeOrder(app, body);
  const late = {
    ...body,
    clientData: { ...body.clientData, userGoogleToken: google.tokenOf(atGoogle, { claims: { exp: 1 } }) },
  };
  const again = await makeOrder(app, late);
  assert.deepEqual([again.body.orderId, again.body["token"]], [placed.body.orderId, undefined]);
});

test("with a session the pair of a provider is not looked at", async () => {
  const { person, token } = await addAccount(pool);
  const body = await orderBody(pool, {
    lines: [{ product: products.cap }],
    person,
    token,
    form: { userGoogleId: "1", userGoogleToken: "a.b.c" },
  });
  assert.ok((await makeOrder(app, body)).body.orderId);
});

test("a provider that is down is 503 with its own words, and the order goes through as a guest's", async () => {
  const away = openSignIn({
    google: { clientId: google.clientId, hosts: googleHosts({ url: "http://127.0.0.1:9" }) },
    facebook: null,
  });
  const cut = await openTestApp(pool, { signIn: away });
  const { person, atGoogle } = somebody();
  const login = await cut.app.inject({
    method: "POST",
    url: "/sys/json_api?loginSocial",
    payload: JSON.stringify({ userId: atGoogle.id, userToken: google.tokenOf(atGoogle), source: "google", lanId: 2 }),
    headers: { "content-type": "text/plain" },
  });
  assert.deepEqual(
    [login.statusCode, login.json()],
    [503, { error: "SOCIAL_UNREACHABLE", errorMessage: textIn("en", "REFUSAL_SOCIAL_UNREACHABLE") }],
  );
  const body = await socialOrder(person, googlePair(atGoogle));
  assert.deepEqual(
    [(await makeOrder(cut.app, body)).status, (await makeOrder(cut.app, body)).body.error],
    [503, "SOCIAL_UNREACHABLE"],
  );
  const { userGoogleId: _id, userGoogleToken: _token, ...form } = body.clientData;
  assert.ok((await makeOrder(cut.app, { ...body, clientData: { ...form, createAccount: false } })).body.orderId);
});

test("what is no social login is malformed; eleven a minute are one too many", async () => {
  const right = { userId: "1", userToken: "a.b.c", source: "google" };
  for (const body of [
    {},
    null,
    [],
    { ...right, source: "gg" },
    { ...right, userId: 1 },
    { ...right, userToken: "" },
    { ...right, userToken: "x".repeat(5001) },
  ]) {
    assert.deepEqual(
      [(await loginSocial(body as object)).status, (await loginSocial(body as object)).body["error"]],
      [400, "MALFORMED"],
    );
  }
  for (const token of [undefined, null, 7, "x".repeat(201)])
    assert.equal((await call("joinSocial", { ...right, token })).status, 400);
  const strict = await openTestApp(pool, { signIn, rateLimitScale: 1 });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push(
      (
        await strict.app.inject({
          method: "POST",
          url: "/sys/json_api?loginSocial",
          payload: JSON.stringify(right),
          headers: { "content-type": "text/plain" },
        })
      ).statusCode,
    );
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
});

test("no token, secret or address is logged", () => {
  assert.doesNotMatch(JSON.stringify(logged), new RegExp(`eyJ|FBSI|${facebook.appSecret}|przyklad\\.pl`));
});
