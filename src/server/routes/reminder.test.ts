import assert from "node:assert/strict";
import { dictionaries } from "../../domain/dictionary/dictionaries.ts";
import { test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { workOffReminders } from "../../../test/builders/reminders.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { workDone } from "../../../test/builders/work-done.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { saveLifetimes } from "../../database/customer/lifetimes.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

const { pool } = await openSmallShop();
const { app, logged } = await openTestApp(pool);
const own = "Wiosna w Krakowie";
const chosen = "Jesień nad Wisłą";

async function customer(options: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(pool, options);
  await pool.query("UPDATE customers SET password_hash = $2 WHERE customer_id = $1", [
    account.customerId,
    await hashPassword(own),
  ]);
  return account;
}

async function post(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain", host: "evil.example" },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function remind(email: string, lanId = 1): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await post("/sys/json_emails?sendNewPassword", { email, lanId });
  await workOffReminders(pool);
  return answer;
}
const logIn = (login: string, password: string) => post("/sys/json_api?login", { login, password });
const change = (body: Record<string, unknown>) => post("/sys/json_api?changePassword", body);

/** The temporary password of the newest reminder to an address, as its email will say it. */
async function reminded(email: string): Promise<string> {
  const { rows } = await pool.query<{ password: string }>(
    "SELECT content ->> 'password' AS password FROM outbox WHERE kind = 'reminder' AND recipient = $1 ORDER BY letter_id DESC LIMIT 1",
    [email],
  );
  return rows[0]!.password;
}
const emails = async (email: string, kind = "reminder") =>
  (await pool.query("SELECT FROM outbox WHERE kind = $2 AND recipient = $1", [email, kind])).rowCount;
const later = (email: string, time: string) =>
  pool.query("UPDATE letter_wishes SET asked_at = asked_at - $2::interval WHERE email_sha256 = $1", [
    tokenDigest(email),
    time,
  ]);

test("a reminder goes by a real mail server, opens the account once, asks for a new password, and leaves the old one alone until then", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const { person, token: elsewhere } = await customer({ verified: false });
  assert.deepEqual(await remind(` ${person.email.toUpperCase()} `, 6), { status: 200, body: {} });
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE recipient = $1 AND kind = 'reminder'",
    [person.email],
  );
  await sendEmail(pool, { emailId: rows[0]!.letter_id, transport, publicUrl });
  const [mail] = await mailbox.received(1);
  assert.match(mail!.subject, /^Dočasné heslo/);
  assert.doesNotMatch(mail!.html + mail!.text, /evil\.example/);
  assert.ok(mail!.text.includes(publicUrl));
  const temporary = /[a-z2-9]{4}(-[a-z2-9]{4}){3}/.exec(mail!.text)![0];
  assert.match(mail!.text, /60 min/);
  const { rows: kept } = await pool.query("SELECT FROM outbox WHERE content::text LIKE '%' || $1 || '%'", [temporary]);
  assert.equal(kept.length, 0, "once sent, the shop has the password no more");

  assert.equal((await logIn(person.email, own)).body["choosePassword"], undefined, "the old one still works");
  const came = await logIn(person.email, ` ${temporary.toUpperCase()} `);
  assert.equal(came.body["choosePassword"], true);
  const token = String(came.body["token"]);
  assert.equal((await logIn(person.email, temporary)).body["error"], "LOGIN_FAILED", "it is used up");
  assert.equal((await post("/sys/json_api?userData", { token })).body["choosePassword"], true, "the session is usable");
  assert.equal(
    (await customerOfToken(pool, tokenDigest(token)))?.verified,
    false,
    "nothing of the account has changed",
  );

  assert.deepEqual(await change({ token, newPassword: chosen }), { status: 200, body: {} });
  assert.equal((await logIn(person.email, own)).body["error"], "LOGIN_FAILED");
  assert.ok((await logIn(person.email, chosen)).body["token"]);
  assert.equal(await customerOfToken(pool, tokenDigest(elsewhere)), null, "every other session has ended");
  assert.equal((await customerOfToken(pool, tokenDigest(token)))?.verified, true, "the email has proven the e-mail");
  assert.equal(
    (await change({ token, newPassword: own })).body["error"],
    "PASSWORD_WRONG",
    "from now on the old one is asked for",
  );
  assert.equal(await emails(person.email, "passwordChanged"), 1);
});

test("a temporary password lasts as long as the setting says, and a newer one ends it", async () => {
  const { person, customerId } = await customer();
  const expired = async (minutes: number) => {
    await later(person.email, "6 minutes");
    await remind(person.email);
    await pool.query(
      "UPDATE temporary_passwords SET begun_at = begun_at - make_interval(mins => $2) WHERE customer_id = $1",
      [customerId, minutes],
    );
    return (await logIn(person.email, await reminded(person.email))).body["error"];
  };
  assert.equal(await expired(59), undefined);
  assert.equal(await expired(61), "LOGIN_FAILED");
  await saveLifetimes(pool, { sessionDays: 30, sessionMostDays: 180, reminderMinutes: 1 });
  assert.equal(await expired(2), "LOGIN_FAILED");
  await saveLifetimes(pool, { sessionDays: 30, sessionMostDays: 180, reminderMinutes: 60 });
  await later(person.email, "1 day");
  await remind(person.email);
  const first = await reminded(person.email);
  await later(person.email, "6 minutes");
  await remind(person.email);
  assert.equal((await logIn(person.email, first)).body["error"], "LOGIN_FAILED");
  assert.ok((await logIn(person.email, await reminded(person.email))).body["token"]);
});

test("an hour after it began, a session of a temporary password names the old password like any other", async () => {
  const { person } = await customer();
  await remind(person.email);
  const { token } = (await logIn(person.email, await reminded(person.email))).body;
  await pool.query("UPDATE sessions SET created_at = created_at - interval '61 minutes' WHERE token_sha256 = $1", [
    tokenDigest(String(token)),
  ]);
  assert.equal((await change({ token, newPassword: chosen })).body["error"], "PASSWORD_WRONG");
  assert.deepEqual((await change({ token, oldPassword: own, newPassword: chosen })).body, {});
});

test("a flood of reminders: one email in five minutes, five a day, and nobody is told", async () => {
  const { person } = await customer();
  for (let time = 0; time < 20; time += 1) assert.deepEqual(await remind(person.email), { status: 200, body: {} });
  assert.equal(await emails(person.email), 1);
  for (let time = 0; time < 8; time += 1) {
    await later(person.email, "6 minutes");
    assert.deepEqual(await remind(person.email), { status: 200, body: {} });
  }
  assert.equal(await emails(person.email), 5);
  await later(person.email, "1 day");
  await remind(person.email);
  assert.equal(await emails(person.email), 6, "tomorrow there is another");
});

test("an e-mail nobody has is answered alike, and gets no email", async () => {
  const { email } = anybody();
  assert.deepEqual(await remind(email), { status: 200, body: {} });
  assert.equal(await emails(email), 0);
  for (const wrong of ["", "kasia", "kasia@", "kaśia@przyklad.pl"])
    assert.deepEqual(
      [(await remind(wrong, 2)).body["error"], (await remind(wrong, 2)).body["about"]],
      ["EMAIL_INVALID", "email"],
      wrong,
    );
  assert.equal((await remind("x".repeat(300))).status, 400);
});

test("asking for a reminder does the same work for known and unknown e-mails: one job, whatever follows from it", async () => {
  const { person } = await customer();
  for (const email of [person.email, anybody().email]) {
    const left = async () =>
      (
        await pool.query<{ jobs: number; requests: number; emails: number; passwords: number }>(
          "SELECT (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'remindPassword') AS jobs, (SELECT count(*)::int FROM letter_wishes) AS requests, (SELECT count(*)::int FROM outbox) AS emails, (SELECT count(*)::int FROM temporary_passwords) AS passwords",
        )
      ).rows[0]!;
    const before = await left();
    assert.deepEqual(await post("/sys/json_emails?sendNewPassword", { email }), { status: 200, body: {} });
    assert.deepEqual(await left(), { ...before, jobs: before.jobs + 1 });
    await workOffReminders(pool);
  }
  assert.equal(await emails(person.email), 1);
});

test("known and unknown e-mails cost the same at login and reminder: as many digests of a password, the same statements", async () => {
  // What nobody's password is compared with is made once.
  await logIn(anybody().email, "inne hasło");
  for (const { ask, digests } of [
    { ask: (email: string) => logIn(email, "inne hasło"), digests: 1 },
    { ask: (email: string) => post("/sys/json_emails?sendNewPassword", { email }), digests: 0 },
  ]) {
    const { person } = await customer();
    const known = await workDone(() => ask(person.email));
    assert.equal(known.digests, digests);
    assert.ok(known.statements.length > 0, "the database was asked");
    assert.deepEqual(await workDone(() => ask(anybody().email)), known);
    assert.deepEqual(await workDone(() => ask(person.email)), known, "nor does asking too often show");
  }
});

test("no password is logged", () => {
  assert.doesNotMatch(JSON.stringify(logged), /Wiosna|Jesień|przyklad\.pl/);
});

test("whose account others use up the attempts of is told to have an email sent, gets in by it at once from a new device, and is not kept waiting there again", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await customer();
  const device = "n".repeat(48);
  const attempt = (password: string, { from, by = "-", lanId = 1 }: { from: string; by?: string; lanId?: number }) =>
    strict.inject({
      method: "POST",
      url: "/sys/json_api?login",
      remoteAddress: from,
      payload: JSON.stringify({ login: person.email, password, lanId }),
      headers: { "content-type": "text/plain", "x-device": by },
    });
  const useUp = async (subnet: number) => {
    for (let client = 0; client < 25; client += 1) await attempt("zgaduję", { from: `10.${subnet}.0.${client}` });
  };
  await useUp(40);
  for (const [lanId, lanCode, said] of [
    [1, "pl", /od razu\.$/],
    [2, "en", /at once\.$/],
    [6, "cz", /hned\.$/],
  ] as const) {
    const refused = await attempt(own, { from: "10.41.0.1", by: device, lanId });
    assert.equal(refused.statusCode, 429, "the account's own password tells nobody whether it is right");
    const { errorMessage } = refused.json<{ errorMessage: string }>();
    assert.match(errorMessage, said);
    assert.ok(errorMessage.includes(dictionaries[lanCode].BTN_PASSWORD), "the button is called as it is");
  }
  assert.deepEqual(await remind(person.email), { status: 200, body: {} });
  assert.equal((await attempt(own, { from: "10.41.0.2", by: device })).statusCode, 429);
  assert.equal((await attempt("k7wp-2mfx-9qhd-t4vc", { from: "10.41.0.2", by: device })).statusCode, 429);
  const temporary = await reminded(person.email);
  assert.equal(
    (await attempt(temporary, { from: "10.41.0.3", by: device })).json<{ token?: string }>().token?.length,
    43,
  );
  assert.equal((await attempt(temporary, { from: "10.41.0.4" })).statusCode, 429, "it opens once");
  await useUp(42);
  assert.ok((await attempt(own, { from: "10.41.0.1", by: device })).json<{ token?: string }>().token);
  assert.equal((await attempt(own, { from: "10.41.0.5" })).statusCode, 429, "another new device waits as before");
});

test("beyond an account's attempts a network's own still end, so that no temporary password is guessed faster than any other", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const { person } = await customer();
  const codes = new Set<string>();
  const guess = async (from: string) => {
    const answer = await strict.inject({
      method: "POST",
      url: "/sys/json_api?login",
      remoteAddress: from,
      payload: JSON.stringify({ login: person.email, password: "k7wp-2mfx-9qhd-t4vc" }),
      headers: { "content-type": "text/plain" },
    });
    return answer.json<{ error: string }>().error;
  };
  for (let client = 0; client < 20; client += 1) await guess(`10.45.0.${client}`);
  for (let time = 0; time < 10; time += 1) codes.add(await guess("10.46.0.1"));
  assert.deepEqual([...codes], ["LOGINS_USED_UP"]);
  await remind(person.email);
  assert.equal(await guess("10.46.0.1"), "TOO_MANY_REQUESTS");
});
