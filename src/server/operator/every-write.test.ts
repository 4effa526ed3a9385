import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn, invite, openBrowser } from "../../../test/builders/staff.ts";
import type { Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { stepAt, totpCode } from "../../flows/staff/totp.ts";

// Each write once, and each in the log under its own name, by who did it, in the transaction of what it did.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

test("every route that changes something is in the log under its name", async () => {
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
  const did = async (answered: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
  };
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const number = Number((await makeOrder(app, body)).body.orderId);
  const parameters = { number };
  const order = async () => (await ola.call(routes.order, { parameters })).body;

  await did(ola.call(routes.changeLanguage, { body: { language: "en" } }));
  await did(ola.call(routes.addNote, { parameters, body: { text: "uwaga" } }));
  const note = (await order()).notes![0]!.id;
  await did(ola.call(routes.removeNote, { parameters: { number, note } }));
  await did(ola.call(routes.changeTags, { parameters, body: { tags: ["a"] }, version: (await order()).versions.tags }));
  const state = async () => (await order()).versions.state;
  await pool.query("UPDATE orders SET status = 'awaitingReview' WHERE order_id = $1", [number]);
  await did(ola.call(routes.acceptOrder, { parameters, version: await state() }));
  await did(ola.call(routes.moveOrder, { parameters, body: { to: "packed" }, version: await state() }));
  const { rows: register } = await pool.query<{ id: number }>(
    "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1) RETURNING withdrawal_id AS id",
  );
  await did(ola.call(routes.closeWithdrawal, { parameters: register[0]! }));
  await did(ola.call(routes.reopenWithdrawal, { parameters: register[0]! }));

  const emails = async () => (await order()).timeline!.flatMap(({ what }) => (what.kind === "email" ? [what] : []));
  const message = { subject: "Pytanie o adres", text: "Podaj numer mieszkania." };
  await did(ola.call(routes.sendMessage, { parameters, body: message }));
  await did(ola.call(routes.takeBackEmail, { parameters: { number, email: (await emails()).at(-1)!.id } }));
  const email = (await emails())[0]!.id;
  await did(ola.call(routes.sendAgain, { parameters: { number, email } }));
  await pool.query("UPDATE outbox SET refused_at = now() WHERE letter_id = $1", [email]);
  await did(ola.call(routes.closeRefusal, { parameters: { number, email } }));
  await did(ola.call(routes.reopenRefusal, { parameters: { number, email } }));
  const awaited = Number(
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1 }))).body.orderId,
  );
  await did(ola.call(routes.sendPaymentLink, { parameters: { number: awaited } }));
  const said = { pl: "x", en: "x", cz: "x" };
  await did(ola.call(routes.addReadyText, { body: { name: "a", subject: said, text: said } }));
  const [ready] = (await ola.call(routes.readyTexts)).body.readyTexts;
  const rewritten = {
    parameters: { id: ready!.id },
    body: { name: "b", subject: said, text: said },
    version: ready!.version,
  };
  await did(ola.call(routes.changeReadyText, rewritten));
  await did(ola.call(routes.removeReadyText, { parameters: { id: ready!.id } }));

  const { rows: outbox } = await pool.query<{ id: number }>(
    `INSERT INTO outbox (message_id, kind, recipient, lan_id, held_back) VALUES ('held', 'passwordChanged', 'obca@przyklad.pl', 1, true) RETURNING letter_id AS id`,
  );
  await did(ola.call(routes.releaseEmail, { parameters: outbox[0]! }));
  await did(ola.call(routes.retryEmail, { parameters: outbox[0]! }));
  const { rows: reviews } = await pool.query<{ id: number }>(
    `INSERT INTO reviews (product_id, buyer, sample, stars, content, author, lan_id) SELECT product_id, 'kasia@przyklad.pl', true, 5, 'Dobre', 'Kasia', 1 FROM order_lines WHERE order_id = $1 RETURNING review_id AS id`,
    [number],
  );
  await did(ola.call(routes.decideReview, { parameters: reviews[0]!, body: { decision: "approved" } }));
  await did(ola.call(routes.reconsiderReview, { parameters: reviews[0]! }));
  const { rows: jobs } = await pool.query<{ id: number }>(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'email:' || $1 RETURNING id",
    [outbox[0]!.id],
  );
  await did(ola.call(routes.retryJob, { parameters: jobs[0]! }));

  const device = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
  const passkey = device.register((await ola.call(routes.passkeyRegistration)).body);
  await did(ola.call(routes.addPasskey, { body: { name: "klucz", passkey } }));
  const id = (await ola.call(routes.passkeys)).body.passkeys[1]!.id;
  await did(ola.call(routes.renamePasskey, { parameters: { id }, body: { name: "klucz 2" } }));
  await did(ola.call(routes.removePasskey, { parameters: { id } }));
  const key = bytesOfBase32((await ola.call(routes.totp)).body.secret);
  const step = stepAt(new Date());
  const password = "pies na deskorolce 7";
  await did(ola.call(routes.setPassword, { body: { password, code: totpCode(key, step) } }));
  await did(
    openBrowser(app).call(routes.signInByPassword, {
      body: { email: "ola@bruk.example", password, code: totpCode(key, step + 1) },
    }),
  );
  await did(ola.call(routes.removePassword));
  const signed = async () => ola.authenticator.authenticate((await ola.call(routes.passkeyChallenge)).body);
  await did(openBrowser(app).call(routes.signInByPasskey, { body: { passkey: await signed() } }));
  await did(ola.call(routes.stepUp, { body: { passkey: await signed() } }));
  const other = (await ola.call(routes.sessions)).body.sessions.find(({ current }) => !current)!;
  await did(ola.call(routes.endSession, { parameters: { id: other.id } }));

  await did(ola.call(routes.inviteStaff, { body: { email: "jan@bruk.example", role: "shop" } }));
  const token = await invite(pool, { email: "jan@bruk.example", role: "shop" });
  const secret = (await openBrowser(app).call(routes.invitationTotp, { body: { token } })).body.secret;
  const code = totpCode(bytesOfBase32(secret), stepAt(new Date()));
  const joining = { token, name: "Jan", language: "pl", password, code };
  await did(openBrowser(app).call(routes.acceptByPassword, { body: joining }));
  const jan = (await ola.call(routes.staff)).body.staff.find(({ email }) => email === "jan@bruk.example")!;
  await did(ola.call(routes.changeRole, { parameters: { id: jan.id }, body: { role: "packing" } }));
  await did(ola.call(routes.removeStaff, { parameters: { id: jan.id } }));
  const made = await ola.call(routes.createKey, { body: { name: "magazyn", permissions: ["orders.read"] } });
  await did(ola.call(routes.endKey, { parameters: { id: made.body.id } }));
  const link = (await ola.call(routes.phoneOffer)).body.link;
  const phone = openBrowser(app);
  await did(phone.call(routes.phoneClaim, { body: { token: link.split("#")[1] } }));
  await did(ola.call(routes.phoneConfirm, { body: { number: null } }));
  await did(ola.call(routes.endAllSessions));

  const { rows } = await pool.query<{ act: string }>("SELECT DISTINCT act FROM operator_log");
  const logged = rows.map(({ act }) => act);
  const writes = (Object.entries(routes) as [string, Route][]).filter(([, { undo }]) => undo !== undefined);
  assert.deepEqual(
    writes.map(([name]) => name).filter((name) => !logged.includes(name)),
    [],
  );
  assert.deepEqual(
    logged.filter((act) => !writes.some(([name]) => name === act)),
    [],
    "an act is called as its route",
  );
});

test("what a problem refuses leaves nothing behind, neither of itself nor in the log", async () => {
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
  const standing = async () => {
    const { rows } = await pool.query<{ log: number; passkeys: number; staff: number }>(
      "SELECT (SELECT count(*) FROM operator_log) AS log, (SELECT count(*) FROM staff_passkeys) AS passkeys, (SELECT count(*) FROM staff WHERE joined_at IS NOT NULL) AS staff",
    );
    return rows[0];
  };
  const token = await invite(pool, { email: "zla@bruk.example", role: "shop" });
  const before = await standing();
  const evil = openAuthenticator({ origin: "http://evil.test", rpId: "sklep.test" });
  const browser = openBrowser(app);
  const passkey = evil.register((await browser.call(routes.invitationPasskey, { body: { token } })).body);
  const joining = { token, name: "Zła", language: "pl", passkeyName: "x", passkey };
  const refused = await browser.call(routes.acceptByPasskey, { body: joining });
  assert.equal(refused.body.code, "PASSKEY_REFUSED");
  assert.equal(refused.headers["set-cookie"], undefined);
  const { passkeys } = (await iga.call(routes.passkeys)).body;
  await iga.call(routes.removePasskey, { parameters: { id: passkeys[0]!.id } });
  assert.deepEqual(await standing(), before);
  assert.equal((await browser.call(routes.invitation, { body: { token } })).status, 200, "the link is not used up");
});
