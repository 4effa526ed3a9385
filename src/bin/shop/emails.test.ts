import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { refusedEmails } from "../../database/mail/refused-emails.ts";

const { pool, url, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const environment = { ...process.env, DATABASE_URL: url, DATA_DIR: await testFolder() };

/** Hands a message to the command as a mail server does. */
async function bounce(message: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../shop.ts"), "emails", "bounce"], {
    env: environment,
  });
  let out = "";
  child.stdout.on("data", (text: Buffer) => (out += text.toString()));
  child.stdin.end(message);
  return { code: await new Promise((resolve) => child.once("close", resolve)), out };
}

test("a message that came back is read from standard input: the email it names did not arrive, and any other changes nothing", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.cap }], paymentId: 2 });
  const { body: placed } = await makeOrder(app, body);
  const { rows } = await pool.query<{ letter_id: number; message_id: string }>(
    "UPDATE outbox SET sent_at = now() WHERE order_id = $1 AND kind = 'order' RETURNING letter_id, message_id",
    [placed.orderId],
  );
  const { letter_id, message_id } = rows[0]!;
  const report = `Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.bruk.example

Final-Recipient: rfc822; kasia@przyklad.pl
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 no such\0 user

--b
Content-Type: message/rfc822

Message-ID: <${message_id}@bruk.example>

--b--
`;
  assert.deepEqual(await bounce("Subject: Urlop\n\nWracam w poniedziałek.\n"), {
    code: 0,
    out: "This is no report of an email that was not delivered.\n",
  });
  assert.deepEqual(await refusedEmails(pool), []);
  assert.equal((await bounce(report)).out, `Email ${letter_id} did not arrive: 550 no such user\n`);
  const [refused] = await refusedEmails(pool);
  assert.deepEqual([refused?.letter_id, refused?.refusal], [letter_id, "550 no such user"]);
  const again = await bounce(report);
  assert.deepEqual([again.code, /known to have come back/.test(again.out)], [0, true]);
});
