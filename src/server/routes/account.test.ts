// One long file: accounts and who may try to come into them, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { forgetOldDevices } from "../../database/customer/devices.ts";
import { forgetEndedSessions } from "../../database/customer/sessions.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";

const { pool } = await openSmallShop();
const { app, logged } = await openTestApp(pool);
const password = "Wiosna w Krakowie";

async function withPassword(options: Parameters<typeof addAccount>[1] = {}) {
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
  return { status: answer.statusCode, body: answer.json() };
}

test("a login answers a token, the contact data and the points; each login another token", async () => {
  const { person, customerId } = await withPassword({ points: 320 });
  const first = await call("login", { login: ` ${person.email.toUpperCase()} `, password });
  assert.equal(first.status, 200);
  assert.deepEqual(Object.keys(first.body).toSorted(), ["contactData", "points", "token"]);
  assert.equal(first.body["points"], 320);
  const contact = first.body["contactData"] as Record<string, unknown>;
  assert.deepEqual(
    [contact["email"], contact["shippingFirstName"], contact["shippingPostCode"]],
    [person.email, "Kasia", "31-403"],
  );
  assert.doesNotMatch(JSON.stringify(first.body), /argon2|password/);
  const token = String(first.body["token"]);
  assert.ok(Buffer.from(token, "base64url").length >= 32, "256 random bits");
  assert.equal((await customerOfToken(pool, tokenDigest(token)))?.customer_id, customerId);
  assert.notEqual((await call("login", { login: person.email, password })).body["token"], token);
  const { rows } = await pool.query("SELECT FROM sessions WHERE token_sha256 = convert_to($1, 'UTF8')", [token]);
  assert.equal(rows.length, 0, "the token itself is nowhere");
});

test("a wrong password and an unknown e-mail are told alike, in the shopper's language", async () => {
  const { person } = await withPassword();
  for (const lanId of [1, 2, 6]) {
    const wrong = await call("login", { login: person.email, password: `${password}!`, lanId });
    const unknown = await call("login", { login: anybody().email, password, lanId });
    assert.deepEqual([wrong.status, wrong.body["error"]], [200, "LOGIN_FAILED"]);
    assert.deepEqual(wrong, unknown);
  }
  const { person: social } = await addAccount(pool);
  assert.equal(
    (await call("login", { login: social.email, password: "" })).body["error"],
    "LOGIN_FAILED",
    "an account without a password is not opened by an empty one",
  );
});

test("points of an unproven account are not shown", async () => {
  const { person } = await withPassword({ points: 500, verified: false });
  assert.equal((await call("login", { login: person.email, password })).body["points"], 0);
});

test("a logout ends its session and no other, and may be repeated", async () => {
  const { person, token } = await withPassword();
  const other = String((await call("login", { login: person.email, password })).body["token"]);
  for (let time = 0; time < 2; time += 1) assert.equal((await call("logout", { token })).status, 200);
  assert.equal(await customerOfToken(pool, tokenDigest(token)), null);
  assert.ok(await customerOfToken(pool, tokenDigest(other)));
});

test("what is not a login is malformed", async () => {
  for (const body of [
    {},
    null,
    [],
    { login: 1, password },
    { login: "a@b.cz" },
    { login: "x".repeat(300), password },
    { login: "a@b.cz", password: "x".repeat(200) },
  ]) {
    assert.deepEqual(
      [(await call("login", body)).status, (await call("login", body)).body["error"]],
      [400, "MALFORMED"],
    );
  }
});

test("1,000 logins a minute from one client: ten are tried, the others told how long to wait", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await withPassword();
  const body = JSON.stringify({ login: person.email, password: "zgaduję", lanId: 2 });
  const answers = [];
  for (let time = 0; time < 1000; time += 1)
    answers.push(
      await strict.inject({
        method: "POST",
        url: "/sys/json_api?login",
        payload: body,
        headers: { "content-type": "text/plain" },
      }),
    );
  const limited = answers.filter((answer) => answer.statusCode === 429);
  assert.equal(limited.length, 990);
  assert.ok(
    limited.every(
      (answer) =>
        Number(answer.headers["retry-after"]) > 0 && answer.json<{ error: string }>().error === "TOO_MANY_REQUESTS",
    ),
  );
});

test("one account is tried twenty times in a quarter of an hour, whoever tries; an unknown e-mail is limited alike", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await withPassword();
  for (const login of [person.email, anybody().email]) {
    const answers = [];
    for (let client = 1; client <= 22; client += 1) {
      const typed = client % 2 === 0 ? login : ` ${login.toUpperCase()}`;
      answers.push(
        await strict.inject({
          method: "POST",
          url: "/sys/json_api?login",
          remoteAddress: `10.0.0.${client}`,
          payload: JSON.stringify({ login: typed, password: "zgaduję", lanId: 6 }),
          headers: { "content-type": "text/plain" },
        }),
      );
    }
    assert.deepEqual(
      answers.map((answer) => answer.statusCode),
      [...Array.from({ length: 20 }, () => 200), 429, 429],
    );
    assert.ok(Number(answers.at(-1)!.headers["retry-after"]) > 60);
    assert.match(answers.at(-1)!.json<{ errorMessage: string }>().errorMessage, /Příliš mnoho/);
  }
  const neighbour = await withPassword();
  const free = await strict.inject({
    method: "POST",
    url: "/sys/json_api?login",
    remoteAddress: "10.0.0.99",
    payload: JSON.stringify({ login: neighbour.person.email, password }),
    headers: { "content-type": "text/plain" },
  });
  assert.ok(free.json<{ token?: string }>().token);
});

test("a device that has logged in to an account is not kept waiting by what others try, however many they are; it has attempts of its own", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await withPassword();
  const device = "d".repeat(48);
  const attempt = (typed: string, { from, by }: { from: string; by?: string }) =>
    strict.inject({
      method: "POST",
      url: "/sys/json_api?login",
      remoteAddress: from,
      payload: JSON.stringify({ login: person.email, password: typed }),
      headers: { "content-type": "text/plain", ...(by === undefined ? {} : { "x-device": by }) },
    });
  assert.ok((await attempt(password, { from: "10.1.0.1", by: device })).json<{ token?: string }>().token);
  for (let client = 0; client < 40; client += 1)
    await attempt("zgaduję", {
      from: `10.2.0.${client}`,
      ...(client % 2 === 0 ? {} : { by: `${client}`.padStart(48, "e") }),
    });
  for (let time = 0; time < 12; time += 1) await attempt("zgaduję", { from: "10.1.0.1" });
  assert.equal(
    (await attempt(password, { from: "10.3.0.1" })).statusCode,
    429,
    "a stranger waits, even with the right password",
  );
  assert.ok(
    (await attempt(password, { from: "10.1.0.1", by: device })).json<{ token?: string }>().token,
    "from a network whose attempts others used up, too",
  );
  const own = [];
  for (let time = 0; time < 20; time += 1)
    own.push((await attempt("nie pamiętam", { from: "10.1.0.1", by: device })).statusCode);
  assert.equal(own.at(-1), 429, "whoever has the device may not guess for ever either");
  const neighbour = await withPassword();
  const other = await strict.inject({
    method: "POST",
    url: "/sys/json_api?login",
    remoteAddress: "10.1.0.9",
    payload: JSON.stringify({ login: neighbour.person.email, password }),
    headers: { "content-type": "text/plain", "x-device": "x" },
  });
  assert.ok(other.json<{ token?: string }>().token, "what is no device is none");
});

test("one password tried on 150 accounts from as many addresses raises an alarm, once, and slows strangers down; customers on their devices go on", async () => {
  const { app: strict, logged } = await openTestApp(pool, { rateLimitScale: 1 });
  const customer = await withPassword();
  const device = "k".repeat(48);
  const attempt = (login: string, typed: string, { from, by = "-" }: { from: number; by?: string }) =>
    strict.inject({
      method: "POST",
      url: "/sys/json_api?login",
      remoteAddress: `10.${4 + (from >> 8)}.0.${from & 255}`,
      payload: JSON.stringify({ login, password: typed }),
      headers: { "content-type": "text/plain", "x-device": by },
    });
  await attempt(customer.person.email, password, { from: 500, by: device });
  const codes = [];
  for (let account = 0; account < 150; account += 1)
    codes.push((await attempt(`ktos-${account}@przyklad.pl`, "Qwerty123", { from: account })).statusCode);
  assert.ok(
    codes.slice(0, 60).every((code) => code === 200),
    "nothing changes for a few mistakes",
  );
  assert.ok(codes.filter((code) => code === 429).length >= 10, codes.join(" "));
  assert.equal(codes.at(-1), 429);
  const { rows } = await pool.query<{ recipient: string; content: { about: string } }>(
    "SELECT recipient, content FROM outbox WHERE kind = 'shopNotice'",
  );
  assert.deepEqual(rows, [{ recipient: "sklep@bruk.example", content: { about: "passwordsGuessed", accounts: 100 } }]);
  assert.ok(logged.some(({ msg }) => msg === "passwords are tried on many accounts"));
  assert.ok(
    (await attempt(customer.person.email, password, { from: 501, by: device })).json<{ token?: string }>().token,
  );
  await pool.query("DELETE FROM failed_logins");
});

test("while passwords are tried on many accounts a customer with the right password gets in from an address nobody has seen: at once, or after the short wait that the refusal says", async (t) => {
  // A minute of the limits lasts as long as the test.
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() });
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await withPassword();
  const neighbour = await withPassword();
  const attempt = (login: string, typed: string, from: string) =>
    strict.inject({
      method: "POST",
      url: "/sys/json_api?login",
      remoteAddress: from,
      payload: JSON.stringify({ login, password: typed, lanId: 2 }),
      headers: { "content-type": "text/plain" },
    });
  const spray = async (accounts: number, from: (account: number) => string) => {
    const codes = [];
    for (let account = 0; account < accounts; account += 1)
      codes.push((await attempt(`ktokolwiek-${account}@przyklad.pl`, "Qwerty123", from(account))).statusCode);
    return codes;
  };
  await spray(100, (account) => `10.20.0.${account}`);
  assert.ok((await attempt(neighbour.person.email, password, "10.21.0.1")).json<{ token?: string }>().token, "at once");
  assert.equal((await spray(40, (account) => `10.22.0.${account}`)).at(-1), 429);
  const first = await attempt(person.email, password, "10.21.0.2");
  assert.equal(first.statusCode, 429);
  assert.ok(Number(first.headers["retry-after"]) <= 20);
  assert.match(first.json<{ errorMessage: string }>().errorMessage, /Try again in (20|19)\u00a0s\./);
  await pool.query("UPDATE login_waits SET asked_at = asked_at - interval '20 seconds'");
  assert.equal((await attempt(person.email, password, "10.21.0.3")).statusCode, 429, "from another address");
  assert.equal((await attempt(neighbour.person.email, password, "10.21.0.2")).statusCode, 429, "to another account");
  assert.ok((await attempt(person.email, password, "10.21.0.2")).json<{ token?: string }>().token);
  assert.equal(
    (await spray(40, (account) => `10.23.0.${account}`)).filter((code) => code === 200).length,
    0,
    "a robot that never comes back",
  );
  assert.equal((await spray(3, () => "10.21.0.2")).at(-1), 429);
  const busy = await attempt(person.email, password, "10.21.0.2");
  assert.deepEqual(
    [busy.statusCode, Number(busy.headers["retry-after"]) > 20],
    [429, true],
    "a network has five a minute",
  );
  await pool.query("UPDATE login_waits SET asked_at = asked_at - interval '2 days'");
  assert.ok((await forgetOldDevices(pool)) > 0);
  assert.equal((await pool.query("SELECT FROM login_waits")).rowCount, 0);
  await pool.query("DELETE FROM failed_logins");
});

test("a session ends half a year after its login, however often it is used", async () => {
  const { token } = await withPassword();
  assert.ok(await customerOfToken(pool, tokenDigest(token)));
  await pool.query("UPDATE sessions SET created_at = now() - interval '181 days' WHERE token_sha256 = $1", [
    tokenDigest(token),
  ]);
  assert.equal(await customerOfToken(pool, tokenDigest(token)), null);
  assert.ok((await forgetEndedSessions(pool)) >= 1);
});

test("reminders and registrations of one client are limited", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  for (const [url, body] of [
    ["/sys/json_emails?sendNewPassword", { email: "a@przyklad.pl" }],
    ["/sys/json_api?register", { email: "a@przyklad.pl", password: "x", shippingFirstName: "A" }],
  ] as const) {
    const codes = [];
    for (let time = 0; time < 7; time += 1)
      codes.push(
        (
          await strict.inject({
            method: "POST",
            url,
            payload: JSON.stringify(body),
            headers: { "content-type": "text/plain" },
          })
        ).statusCode,
      );
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 429, 429], url);
  }
});

test("a login e-mail of 300 characters is malformed, and one of nonsense is as unknown as any", async () => {
  assert.equal((await call("login", { login: `${"x".repeat(300)}@przyklad.pl`, password })).status, 400);
  for (const login of ["", "kasia", "' OR 1=1 --", "кasia@przyklad.pl", "a@b@c"])
    assert.deepEqual(
      [(await call("login", { login, password })).status, (await call("login", { login, password })).body["error"]],
      [200, "LOGIN_FAILED"],
      login,
    );
});

test("nothing secret is logged", () => {
  assert.doesNotMatch(JSON.stringify(logged), /Wiosna|przyklad\.pl/);
});
