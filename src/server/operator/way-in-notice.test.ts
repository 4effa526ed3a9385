import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openMailbox } from "../../../test/builders/mailbox.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { stepAt, totpCode } from "../../flows/staff/totp.ts";
import { openMailTransport } from "../../integrations/mail-transport.ts";
import { sendEmail } from "../../mail/send-email.ts";

// Whoever works here hears of every other way into their account.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);

test("a passkey or a password that is added is told to its owner, in their language; one that is refused is not", async (t) => {
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
  await ola.call(routes.changeLanguage, { body: { language: "en" } });
  await pool.query("DELETE FROM outbox");
  const device = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
  const passkey = device.register((await ola.call(routes.passkeyRegistration)).body);
  const added = await ola.call(routes.addPasskey, { body: { name: "Telefon <Oli>", passkey } });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.notEqual((await ola.call(routes.addPasskey, { body: { name: "znowu", passkey } })).status, 200);
  const key = bytesOfBase32((await ola.call(routes.totp)).body.secret);
  const password = "pies na deskorolce 7";
  await ola.call(routes.setPassword, { body: { password, code: "000000" } });
  await ola.call(routes.setPassword, { body: { password, code: totpCode(key, stepAt(new Date())) } });

  const { rows } = await pool.query<{ id: number }>("SELECT letter_id AS id FROM outbox ORDER BY letter_id");
  assert.equal(rows.length, 2);
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
  for (const { id } of rows) await sendEmail(pool, { emailId: id, transport, publicUrl });
  const [first, second] = await mailbox.received(2);
  assert.equal(first!.to, "ola@bruk.example");
  assert.equal(first!.subject, "A new passkey for the back office – Bruk");
  assert.match(first!.text, /“Telefon <Oli>” was added to your back office account/);
  assert.match(first!.text, new RegExp(`${publicUrl}/admin/account`));
  assert.equal(second!.subject, "A new password for the back office – Bruk");
  assert.doesNotMatch(second!.text + second!.html, /pies na deskorolce/);
});
