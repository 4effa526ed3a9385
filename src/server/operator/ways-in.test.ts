import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn, invite, openBrowser } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { stepAt, totpCode } from "../../flows/staff/totp.ts";

// How staff come in: an invitation of one use, passkeys, a password with codes.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const own = { origin: new URL(publicUrl).origin, rpId: new URL(publicUrl).hostname };
const device = () => openAuthenticator(own);

test("an invited owner comes in by a passkey, and by it again", async () => {
  const ola = await comeIn(app, pool, { email: "Ola@Bruk.example", role: "owner" });
  const session = await ola.call(routes.session);
  assert.equal(session.body.person.email, "ola@bruk.example");
  assert.equal(session.body.person.role, "owner");
  assert.ok(session.body.permissions.includes("staff.manage"));
  assert.equal(session.body.waysIn.passkeys, 1);

  const other = openBrowser(app);
  assert.equal((await other.call(routes.session)).body.code, "SIGNED_OUT");
  const options = await other.call(routes.passkeyChallenge);
  assert.deepEqual(options.body.allowCredentials ?? [], [], "nobody learns which accounts there are");
  const passkey = ola.authenticator.authenticate(options.body);
  assert.equal((await other.call(routes.signInByPasskey, { body: { passkey } })).status, 200);
  assert.equal((await other.call(routes.session)).body.person.email, "ola@bruk.example");
});

test("an invitation is good once", async () => {
  const token = await invite(pool, { email: "raz@bruk.example", role: "packing" });
  const browser = openBrowser(app);
  assert.equal((await browser.call(routes.invitation, { body: { token } })).body.role, "packing");
  const join = async () => {
    const options = await browser.call(routes.invitationPasskey, { body: { token } });
    if (options.status !== 200) return options;
    const passkey = device().register(options.body);
    return browser.call(routes.acceptByPasskey, {
      body: { token, name: "Raz", language: "pl", passkeyName: "telefon", passkey },
    });
  };
  assert.equal((await join()).status, 200);
  assert.deepEqual([(await join()).status, (await join()).body.code], [410, "LINK_ENDED"]);
});

test("an invitation ends after 24 hours, and with the next one", async () => {
  const browser = openBrowser(app);
  const first = await invite(pool, { email: "dwa@bruk.example", role: "shop" });
  const { endsAt } = (await browser.call(routes.invitation, { body: { token: first } })).body;
  const hours = (Date.parse(endsAt) - Date.now()) / 3_600_000;
  assert.ok(hours > 23.9 && hours <= 24, `${hours} hours`);
  const second = await invite(pool, { email: "dwa@bruk.example", role: "shop" });
  assert.equal((await browser.call(routes.invitation, { body: { token: first } })).body.code, "LINK_ENDED");
  await pool.query("UPDATE staff_invitations SET ends_at = now() - interval '1 second'");
  assert.equal((await browser.call(routes.invitation, { body: { token: second } })).body.code, "LINK_ENDED");
});

test("a passkey that was made for another page, for nobody who was verified, in a frame, or for a used challenge is none", async () => {
  const broken = {
    "another origin": openAuthenticator({ ...own, origin: "http://sklep.test.evil" }),
    "another host": openAuthenticator({ ...own, rpId: "evil.test" }),
    "nobody verified": openAuthenticator({ ...own, verifies: false }),
    "in a frame": openAuthenticator({ ...own, crossOrigin: true }),
  };
  const token = await invite(pool, { email: "trzy@bruk.example", role: "shop" });
  const browser = openBrowser(app);
  const begin = async () => (await browser.call(routes.invitationPasskey, { body: { token } })).body;
  const join = (passkey: unknown) =>
    browser.call(routes.acceptByPasskey, { body: { token, name: "Trzy", language: "pl", passkeyName: "x", passkey } });
  for (const [what, authenticator] of Object.entries(broken))
    assert.equal((await join(authenticator.register(await begin()))).body.code, "PASSKEY_REFUSED", what);
  const options = await begin();
  const other = await comeIn(app, pool, { email: "cztery@bruk.example", role: "shop" });
  assert.equal((await join(other.authenticator.register(options))).body.code, "PASSKEY_KNOWN");
  await pool.query("UPDATE staff_challenges SET made_at = now() - interval '5 minutes'");
  assert.equal((await join(device().register(options))).body.code, "CHALLENGE_ENDED");
  assert.equal((await join(device().register(await begin()))).status, 200);
});

test("what a passkey signed opens once; a counter that goes back, and another's handle, open nothing", async () => {
  const ala = await comeIn(app, pool, { email: "ala@bruk.example", role: "shop" });
  const browser = openBrowser(app);
  const signIn = (passkey: unknown) => browser.call(routes.signInByPasskey, { body: { passkey } });
  const challenge = async () => (await browser.call(routes.passkeyChallenge)).body;
  const signed = ala.authenticator.authenticate(await challenge());
  assert.equal((await signIn(signed)).status, 200);
  assert.equal((await signIn(signed)).body.code, "SIGN_IN_FAILED", "the same again");

  ala.authenticator.counter = 0;
  assert.equal((await signIn(ala.authenticator.authenticate(await challenge()))).body.code, "SIGN_IN_FAILED", "a copy");
  ala.authenticator.counter = 10;
  const handed = ala.authenticator.authenticate(await challenge());
  const foreign = { ...handed, response: { ...handed.response, userHandle: Buffer.alloc(32).toString("base64url") } };
  assert.equal((await signIn(foreign)).body.code, "SIGN_IN_FAILED", "another's handle");
  const good = ala.authenticator.authenticate(await challenge());
  const forged = { ...good, response: { ...good.response, signature: handed.response.signature } };
  assert.equal((await signIn(forged)).body.code, "SIGN_IN_FAILED", "another signature");
  assert.equal((await signIn(good)).status, 200);
});

test("a passkey that is copied between devices counts nothing, and opens with each challenge once", async () => {
  const token = await invite(pool, { email: "kopia@bruk.example", role: "shop" });
  const authenticator = openAuthenticator({ ...own, synced: true });
  const browser = openBrowser(app);
  const options = (await browser.call(routes.invitationPasskey, { body: { token } })).body;
  const body = { token, name: "K", language: "cz", passkeyName: "iCloud", passkey: authenticator.register(options) };
  assert.equal((await browser.call(routes.acceptByPasskey, { body })).status, 200);
  for (let time = 0; time < 2; time += 1) {
    const challenge = (await browser.call(routes.passkeyChallenge)).body;
    const passkey = authenticator.authenticate(challenge);
    assert.equal((await browser.call(routes.signInByPasskey, { body: { passkey } })).status, 200);
    assert.equal((await browser.call(routes.signInByPasskey, { body: { passkey } })).body.code, "SIGN_IN_FAILED");
  }
  assert.equal((await browser.call(routes.passkeys)).body.passkeys[0]!.synced, true);
});

test("an invited person comes in by a password and a code; each code and each recovery code opens once", async () => {
  const token = await invite(pool, { email: "hania@bruk.example", role: "bookkeeping" });
  const browser = openBrowser(app);
  const { secret, address } = (await browser.call(routes.invitationTotp, { body: { token } })).body;
  assert.match(address, new RegExp(`^otpauth://totp/Bruk%3Ahania%40bruk.example\\?secret=${secret}&issuer=Bruk`));
  const key = bytesOfBase32(secret);
  const step = stepAt(new Date());
  const password = "pies na deskorolce 7";
  const join = (code: string, chosen = password) =>
    browser.call(routes.acceptByPassword, { body: { token, name: "Hania", language: "pl", password: chosen, code } });
  assert.equal((await join(totpCode(key, step), "krótko")).body.code, "PASSWORD_LENGTH");
  assert.equal((await join(totpCode(key, step + 40))).body.code, "CODE_WRONG");
  const joined = await join(totpCode(key, step));
  assert.equal(joined.status, 200);
  const { recoveryCodes } = joined.body;
  assert.equal(new Set(recoveryCodes).size, 10);

  const signIn = (code: string, chosen = password) =>
    openBrowser(app).call(routes.signInByPassword, { body: { email: "HANIA@bruk.example", password: chosen, code } });
  assert.equal((await signIn(totpCode(key, step))).body.code, "SIGN_IN_FAILED", "it has set the password");
  assert.equal((await signIn(totpCode(key, step + 1), "pies na hulajnodze")).body.code, "SIGN_IN_FAILED");
  // The next step's code is taken too, as clocks differ: so the test may take as long as a step.
  assert.equal((await signIn(totpCode(key, step + 1))).status, 200);
  assert.equal((await signIn(totpCode(key, step + 1))).body.code, "SIGN_IN_FAILED", "each step once");
  assert.equal((await signIn(recoveryCodes[0]!.toLowerCase())).status, 200);
  assert.equal((await signIn(recoveryCodes[0]!)).body.code, "SIGN_IN_FAILED", "each recovery code once");
  assert.equal((await browser.call(routes.session)).body.waysIn.recoveryCodesLeft, 9);
  const nobody = { email: "nikt@bruk.example", password, code: "123456" };
  assert.equal((await browser.call(routes.signInByPassword, { body: nobody })).body.code, "SIGN_IN_FAILED");
});

test("the last way in stays", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "shop" });
  const { passkeys } = (await ewa.call(routes.passkeys)).body;
  const remove = (id: number) => ewa.call(routes.removePasskey, { parameters: { id } });
  assert.equal((await remove(passkeys[0]!.id)).body.code, "LAST_WAY_IN");
  const second = device();
  const options = (await ewa.call(routes.passkeyRegistration)).body;
  assert.equal(options.excludeCredentials?.length, 1);
  const added = await ewa.call(routes.addPasskey, { body: { name: "klucz", passkey: second.register(options) } });
  assert.deepEqual(
    added.body.passkeys.map(({ name }) => name),
    ["laptop", "klucz"],
  );
  const renamed = await ewa.call(routes.renamePasskey, {
    parameters: { id: added.body.passkeys[1]!.id },
    body: { name: "klucz do kas" },
  });
  assert.equal(renamed.body.passkeys[1]!.name, "klucz do kas");
  assert.equal((await remove(passkeys[0]!.id)).status, 200);
  assert.equal((await remove(added.body.passkeys[1]!.id)).body.code, "LAST_WAY_IN");
  assert.equal((await ewa.call(routes.removePassword)).body.code, "NOT_FOUND");
});

test("nobody sees or takes away another's passkey", async () => {
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner" });
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
  const [hers] = (await iga.call(routes.passkeys)).body.passkeys;
  const parameters = { id: hers!.id };
  assert.equal((await jan.call(routes.removePasskey, { parameters })).body.code, "NOT_FOUND");
  assert.equal((await jan.call(routes.renamePasskey, { parameters, body: { name: "moje" } })).body.code, "NOT_FOUND");
});

test("who has lost everything gets another link; what they had ends where that is asked", async () => {
  const maja = await comeIn(app, pool, { email: "maja@bruk.example", role: "shop" });
  await invite(pool, { email: "maja@bruk.example", role: "shop" });
  assert.equal((await maja.call(routes.session)).status, 200, "they keep what they have");
  const token = await invite(pool, { email: "maja@bruk.example", role: "shop", resets: true });
  assert.equal((await maja.call(routes.session)).body.code, "SIGNED_OUT");
  const challenge = (await maja.call(routes.passkeyChallenge)).body;
  const passkey = maja.authenticator.authenticate(challenge);
  assert.equal((await maja.call(routes.signInByPasskey, { body: { passkey } })).body.code, "SIGN_IN_FAILED");
  const options = (await maja.call(routes.invitationPasskey, { body: { token } })).body;
  const body = { token, name: "Maja", language: "pl", passkeyName: "nowy", passkey: device().register(options) };
  const back = await maja.call(routes.acceptByPasskey, { body });
  assert.equal(back.body.person.id, maja.id);
});

test("secrets lie in the database as digests alone", async () => {
  const lena = await comeIn(app, pool, { email: "lena@bruk.example", role: "shop" });
  const token = await invite(pool, { email: "inna@bruk.example", role: "shop" });
  const secrets = [...lena.cookies.values(), token];
  assert.equal(secrets.length, 3);
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND (relname LIKE 'staff%' OR relname LIKE 'operator%')",
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    for (const secret of secrets) {
      const hex = Buffer.from(secret, "base64url").toString("hex");
      const asText = Buffer.from(secret).toString("hex");
      assert.ok(!rows.some(({ text }) => [secret, hex, asText].some((form) => text.includes(form))), name);
    }
  }
});
