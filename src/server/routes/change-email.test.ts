import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addAccount, addSession, anybody } from "../../../test/builders/people.ts";
import { workOffReminders } from "../../../test/builders/reminders.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { workDone } from "../../../test/builders/work-done.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { joinIdentity } from "../../database/customer/identities.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const password = "kot w butach na desce";
let number = 0;
const address = () => `nowy${(number += 1)}@przyklad.pl`;

async function customer(options: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(pool, options);
  await pool.query("UPDATE customers SET password_hash = $2 WHERE customer_id = $1", [
    account.customerId,
    await hashPassword(password),
  ]);
  return account;
}

async function call(action: string, body: object): Promise<Record<string, unknown>> {
  return (
    await app.inject({
      method: "POST",
      url: `/sys/json_api?${action}`,
      payload: JSON.stringify(body),
      headers: { "content-type": "text/plain" },
    })
  ).json();
}
const emailsTo = async (email: string) =>
  (
    await pool.query<{ kind: string; lan_id: number; content: Record<string, string> }>(
      "SELECT kind, lan_id, content FROM outbox WHERE recipient = $1 ORDER BY letter_id",
      [email],
    )
  ).rows;
const linkTo = async (email: string) =>
  (await emailsTo(email)).findLast(({ kind }) => kind === "changeEmail")!.content["link"]!;
const look = async (link: string) => (await app.inject(`/konto/${link}`)).body;
const follow = async (link: string, disown = "") =>
  (
    await app.inject({
      method: "POST",
      url: `/konto/${link}${disown}`,
      payload: "",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
  ).headers["location"];
const emailOf = async (customerId: number) =>
  (
    await pool.query<{ email: string; verified: boolean }>(
      "SELECT email, verified_at IS NOT NULL AS verified FROM customers WHERE customer_id = $1",
      [customerId],
    )
  ).rows[0];
const known = async (token: string) => (await customerOfToken(pool, tokenDigest(token))) !== null;

test("an account moves to another e-mail by the link that is sent there, and not before; its owner is told where it was", async () => {
  const { token, customerId, person } = await customer();
  const elsewhere = await addSession(pool, customerId);
  const email = address();
  assert.deepEqual(await call("changeEmail", { token, email: email.toUpperCase(), password, lanId: 6 }), {});
  assert.deepEqual(
    (await emailsTo(email)).map(({ kind, lan_id }) => [kind, lan_id]),
    [["changeEmail", 6]],
  );
  const link = await linkTo(email);
  assert.match(await look(link), new RegExp(email.replace(".", "\\.")), "looking at it changes nothing");
  assert.deepEqual(await emailOf(customerId), { email: person.email, verified: true });
  assert.equal(
    await follow(link, "/nie-ja"),
    `/konto/${link}`,
    "and whoever got it by mistake removes nobody's account",
  );

  assert.equal(await follow(link), `/konto/${link}`);
  assert.deepEqual(await emailOf(customerId), { email, verified: true });
  assert.deepEqual(
    (await emailsTo(person.email)).map(({ kind, lan_id, content }) => [kind, lan_id, content["email"]]),
    [["emailChanged", 6, email]],
  );
  assert.deepEqual(
    [await known(token), await known(elsewhere)],
    [true, false],
    "the session that asked stays, others end",
  );
  assert.equal((await call("login", { login: person.email, password }))["error"], "LOGIN_FAILED");
  const login = await call("login", { login: email, password });
  assert.equal((login["contactData"] as Record<string, unknown>)["email"], email);
  await follow(link);
  assert.equal((await emailsTo(person.email)).length, 1, "followed twice, it happens once");
});

test("what was sent to the old address opens nothing any more", async () => {
  const person = anybody();
  const { token, customerId } = await customer({ person, verified: false });
  await call("sendConfirmation", { token });
  const old = (await emailsTo(person.email))[0]!.content["link"]!;
  await app.inject({
    method: "POST",
    url: "/sys/json_emails?sendNewPassword",
    payload: JSON.stringify({ email: person.email }),
    headers: { "content-type": "text/plain" },
  });
  await workOffReminders(pool);
  const temporary = (await emailsTo(person.email)).find(({ kind }) => kind === "reminder")!.content["password"]!;
  const email = address();
  await call("changeEmail", { token, email, password });
  await follow(await linkTo(email));
  assert.deepEqual(await emailOf(customerId), { email, verified: true }, "a mistyped address is mended so");
  await follow(old, "/nie-ja");
  assert.deepEqual(await emailOf(customerId), { email, verified: true });
  assert.equal((await call("login", { login: email, password: temporary }))["error"], "LOGIN_FAILED");
});

test("a wrong password, no e-mail or the same one are refused; the last address asked for counts", async () => {
  const { token, customerId, person } = await customer();
  for (const [email, said, code] of [
    ["bez małpy", password, "EMAIL_INVALID"],
    [address(), "nie to", "PASSWORD_WRONG"],
    [person.email, password, "EMAIL_SAME"],
  ] as const)
    assert.equal((await call("changeEmail", { token, email, password: said }))["error"], code);
  const [first, second] = [address(), address()];
  for (const email of [first, second]) await call("changeEmail", { token, email, password });
  await follow(await linkTo(first));
  assert.equal((await emailOf(customerId))!.email, person.email);
  await pool.query("UPDATE email_links SET asked_at = now() - interval '8 days' WHERE customer_id = $1", [customerId]);
  await follow(await linkTo(second));
  assert.equal((await emailOf(customerId))!.email, person.email, "after seven days it is over");
});

test("nobody learns whether an address has an account: its owner is told, who asked is answered the same, and a race ends with one", async () => {
  const [{ person: owner }, { person: anotherOwner }] = [await customer(), await customer()];
  const { token, customerId, person } = await customer();
  assert.deepEqual(await call("changeEmail", { token, email: owner.email, password }), {});
  assert.deepEqual(
    (await emailsTo(owner.email)).map(({ kind, content }) => [kind, content["asked"]]),
    [["accountExists", "change"]],
  );
  assert.equal(
    (await pool.query("SELECT FROM email_links WHERE customer_id = $1 AND new_email IS NOT NULL", [customerId]))
      .rowCount,
    0,
  );

  const taken = await workDone(() => call("changeEmail", { token, email: anotherOwner.email, password }));
  assert.deepEqual(
    await workDone(() => call("changeEmail", { token, email: address(), password })),
    taken,
    "after the same work",
  );

  const email = address();
  await call("changeEmail", { token, email, password });
  await call("changeEmail", { token, email, password });
  assert.equal((await emailsTo(email)).length, 1, "one email in five minutes");
  await addAccount(pool, { person: { ...anybody(), email } });
  const link = await linkTo(email);
  assert.equal(await follow(link), `/konto/${link}`, "its page says what became of it");
  assert.equal((await emailOf(customerId))!.email, person.email, "somebody opened an account there meanwhile");
});

test("an account without a password is moved or closed by who has just signed in, and by nobody else", async () => {
  const { token, customerId } = await addAccount(pool, {});
  await joinIdentity(pool, { provider: "google", subject: "bez-hasła" }, customerId);
  await pool.query("UPDATE customers SET password_hash = NULL WHERE customer_id = $1", [customerId]);
  await pool.query("UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE customer_id = $1", [
    customerId,
  ]);
  for (const said of [null, "", "zgadnięte"])
    assert.equal((await call("closeAccount", { token, password: said }))["error"], "SIGN_IN_AGAIN");
  const email = address();
  for (const said of [null, "", "zgadnięte"])
    assert.equal((await call("changeEmail", { token, email, password: said }))["error"], "SIGN_IN_AGAIN");
  const fresh = await addSession(pool, customerId);
  assert.deepEqual(await call("changeEmail", { token: fresh, email, password: null }), {});
  await follow(await linkTo(email));
  assert.deepEqual(await emailOf(customerId), { email, verified: true });
  assert.deepEqual([await known(fresh), await known(token)], [true, false]);
  assert.deepEqual(await call("closeAccount", { token: fresh, password: null }), {});
  assert.deepEqual([await known(fresh), await known(token)], [false, false]);
});

test("an account with a password is neither closed nor moved without it, however fresh the login", async () => {
  const { token } = await customer();
  for (const [action, more] of [
    ["closeAccount", {}],
    ["changeEmail", { email: address() }],
  ] as const)
    assert.equal((await call(action, { token, ...more, password: null }))["error"], "PASSWORD_WRONG");
  assert.equal(await known(token), true);
});
