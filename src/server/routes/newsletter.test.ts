import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { allSubscribers } from "../../database/mail/newsletter.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);

async function ask(email: string, lanId = 1): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_emails?newsletterSubscribe",
    payload: JSON.stringify({ email, lanId }),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test("a subscription begins with an email, is confirmed by its link, and ended by its other", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
  assert.deepEqual(await ask(" Kasia@Przyklad.pl ", 6), { status: 200, body: {} });
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE kind = 'newsletterConfirm'",
  );
  assert.equal(rows.length, 1);
  await sendEmail(pool, { emailId: rows[0]!.letter_id, transport, publicUrl });
  const [mail] = await mailbox.received(1);
  assert.equal(mail!.to.toLowerCase(), "kasia@przyklad.pl");
  assert.match(mail!.subject, /^Potvrďte/);
  const [confirm, end] = ["confirm", "end"].map(
    (answer) => new RegExp(`${publicUrl}(/cz/newsletter/${answer}/[\\w-]+)`).exec(mail!.html)![1]!,
  );
  assert.equal(await confirmed(), false);
  const state = async (path: string) =>
    (await app.inject({ url: `/page-data${path}/page-data.json` })).json<{
      template: string;
      data: { state: string };
    }>();
  assert.equal((await app.inject({ url: confirm! })).statusCode, 200);
  assert.deepEqual(
    [(await state(confirm!)).data.state, await confirmed()],
    ["waiting", false],
    "a link that is only followed changes nothing",
  );
  const followed = await app.inject({
    method: "POST",
    url: confirm!,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  assert.deepEqual([followed.statusCode, followed.headers["location"]], [303, confirm]);
  assert.deepEqual([(await state(confirm!)).template, (await state(confirm!)).data.state], ["newsletterLink", "on"]);
  assert.equal(await confirmed(), true);
  assert.deepEqual(await ask("kasia@przyklad.pl"), { status: 200, body: {} }, "known or not, the answer is the same");
  assert.equal(await confirmed(), true);
  assert.match(mail!.headers, new RegExp(`^List-Unsubscribe: <${publicUrl}${end}>$`, "m"));
  assert.match(mail!.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const pressed = await app.inject({
    method: "POST",
    url: end!,
    payload: "List-Unsubscribe=One-Click",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    },
  });
  assert.deepEqual(
    [pressed.statusCode, pressed.headers["location"]],
    [303, end],
    "a mail program's button needs no page of ours",
  );
  assert.equal(await confirmed(), false);
  assert.equal((await state(end!)).data.state, "ended");
  for (const link of ["/newsletter/confirm/unknown", "/newsletter/end/x"])
    assert.equal((await state(link)).data.state, "unknown");
  assert.equal((await app.inject({ url: "/newsletter/confirm/%00" })).statusCode, 404);
});

test("who confirms is welcomed once, by an email that says how it ends; the shop knows what they consented to, when and where", async () => {
  await ask("emma@example.co.uk", 2);
  const { rows } = await pool.query<{ link: string }>(
    "SELECT content ->> 'link' AS link FROM outbox WHERE kind = 'newsletterConfirm' AND recipient = 'emma@example.co.uk'",
  );
  for (let time = 0; time < 2; time += 1)
    await app.inject({ method: "POST", url: `/newsletter/confirm/${rows[0]!.link}` });
  const welcomes = await pool.query<{ letter_id: number; lan_id: number }>(
    "SELECT letter_id, lan_id FROM outbox WHERE kind = 'newsletterWelcome' AND recipient = 'emma@example.co.uk'",
  );
  assert.deepEqual(
    welcomes.rows.map((row) => row.lan_id),
    [2],
  );
  const sent: { unsubscribe?: string; html: string }[] = [];
  await sendEmail(pool, {
    emailId: welcomes.rows[0]!.letter_id,
    publicUrl,
    transport: { send: async (mail) => void sent.push(mail) },
  });
  assert.equal(sent[0]!.unsubscribe, `${publicUrl}/en/newsletter/end/${rows[0]!.link}`);
  assert.ok(sent[0]!.html.includes(sent[0]!.unsubscribe));
  const [emma, ...more] = (await allSubscribers(pool)).filter((row) => row.email === "emma@example.co.uk");
  assert.deepEqual([emma!.consent, emma!.source, more.length], ["NEWSLETTER_INVITATION 1", "footer", 0]);
  assert.ok(emma!.confirmed_at >= emma!.asked_at);
  await app.inject({ method: "POST", url: `/newsletter/end/${rows[0]!.link}` });
  assert.equal(
    (await allSubscribers(pool)).some((row) => row.email === "emma@example.co.uk"),
    false,
  );
});

test("asking again within five minutes sends no second email", async () => {
  for (let time = 0; time < 3; time += 1) assert.equal((await ask("tomas@priklad.cz")).status, 200);
  const { rows } = await pool.query("SELECT FROM outbox WHERE recipient ILIKE 'tomas@priklad.cz'");
  assert.equal(rows.length, 1);
});

test("what is no e-mail address is refused", async () => {
  for (const email of ["", "kasia", "kasia@", "a@b"])
    assert.deepEqual(
      [(await ask(email, 2)).body["error"], (await ask(email, 2)).body["about"]],
      ["EMAIL_INVALID", "email"],
      email,
    );
});

async function confirmed(): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    "SELECT confirmed_at IS NOT NULL AND ended_at IS NULL AS is FROM newsletter_subscriptions WHERE email = 'kasia@przyklad.pl'",
  );
  return rows[0]!.is;
}
