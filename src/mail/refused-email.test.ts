import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../test/builders/app.ts";
import { openMailbox } from "../../test/builders/mailbox.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { publicUrl } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { waitingEmails } from "../database/mail/outbox.ts";
import { refusedEmails } from "../database/mail/refused-emails.ts";
import { openMailTransport } from "../integrations/mail-transport.ts";
import { sendEmail } from "./send-email.ts";

// What a mail server does not take, and how long it is tried.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

async function confirmation(): Promise<number> {
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 }));
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE order_id = $1 AND kind = 'order'",
    [body.orderId],
  );
  return rows[0]!.letter_id;
}

async function transportTo(url: string) {
  return openMailTransport({
    smtpUrl: url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
}

const answering = (responseCode: number, said: string) => Object.assign(new Error(said), { responseCode });
const refusedOnes = async () => (await refusedEmails(pool)).map(({ letter_id, refusal }) => [letter_id, refusal]);

test("an address the mail server does not know is known at once, in the server's words, and not tried again", async (t) => {
  const mailbox = await openMailbox(t, { refuse: () => true });
  const transport = await transportTo(mailbox.url);
  const emailId = await confirmation();
  await sendEmail(pool, { emailId, transport, publicUrl });
  assert.deepEqual(await refusedOnes(), [[emailId, "550 no such mailbox"]]);
  await pool.query("UPDATE outbox SET created_at = now() - interval '1 hour' WHERE letter_id = $1", [emailId]);
  const waiting = (await waitingEmails(pool, 15)).map(({ letter_id }) => letter_id);
  assert.ok(!waiting.includes(emailId), "it waits for nothing");
  await mailbox.close();
  await sendEmail(pool, { emailId, transport, publicUrl });
  await pool.query("UPDATE outbox SET refusal_closed_at = now() WHERE letter_id = $1", [emailId]);
});

test("one whose text is refused for good did not arrive either; one that is put off is tried until the last time", async (t) => {
  const answers = [answering(554, "5.7.1 looks like spam"), answering(451, "4.7.1 greylisted"), null];
  const mailbox = await openMailbox(t, { answer: () => Promise.resolve(answers.shift() ?? null) });
  const transport = await transportTo(mailbox.url);
  const spam = await confirmation();
  await sendEmail(pool, { emailId: spam, transport, publicUrl });
  assert.deepEqual(await refusedOnes(), [[spam, "554 5.7.1 looks like spam"]]);
  await pool.query("UPDATE outbox SET refusal_closed_at = now() WHERE letter_id = $1", [spam]);

  const slow = await confirmation();
  await assert.rejects(sendEmail(pool, { emailId: slow, transport, publicUrl }), /greylisted/);
  assert.deepEqual(await refusedOnes(), []);
  await sendEmail(pool, { emailId: slow, transport, publicUrl });
  const { rows } = await pool.query<{ sent: boolean; refusal: string | null }>(
    "SELECT sent_at IS NOT NULL AS sent, refusal FROM outbox WHERE letter_id = $1",
    [slow],
  );
  assert.deepEqual(rows[0], { sent: true, refusal: null });

  answers.push(answering(451, "4.7.1 greylisted"));
  const never = await confirmation();
  await sendEmail(pool, { emailId: never, transport, publicUrl, lastTry: true });
  const [[number, refusal]] = (await refusedOnes()) as [[number, string]];
  assert.equal(number, never);
  assert.match(refusal, /451 4\.7\.1 greylisted/);
});

test("a server that refuses the shop itself says nothing of the buyer's address: it is tried again", async (t) => {
  await pool.query("UPDATE outbox SET refusal_closed_at = now()");
  const mailbox = await openMailbox(t, { refuseSender: true });
  const transport = await transportTo(mailbox.url);
  const emailId = await confirmation();
  await assert.rejects(sendEmail(pool, { emailId, transport, publicUrl }), /not from here/);
  assert.deepEqual(await refusedOnes(), []);
});
