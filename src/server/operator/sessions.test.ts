import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, invite, type Member, openBrowser } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { forgetEndedStaff } from "../../database/staff/staff-sessions.ts";

// How long somebody is signed in, and who it is that is.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const isIn = async (browser: Pick<Member, "call">) => (await browser.call(routes.session)).status === 200;

async function signInElsewhere(member: Member) {
  const browser = openBrowser(app, { agent: "Chrome on Android", ip: "192.0.2.77" });
  const passkey = member.authenticator.authenticate((await browser.call(routes.passkeyChallenge)).body);
  assert.equal((await browser.call(routes.signInByPasskey, { body: { passkey } })).status, 200);
  return browser;
}

test("the cookie is bound to the host where the shop's address is https, and is nobody else's to read or send", async () => {
  const { app: live } = await openTestApp(pool, { url: "https://www.sklep.test" });
  const kaja = await comeIn(live, pool, { email: "kaja@bruk.example", role: "shop", url: "https://sklep.test" }).catch(
    (error: Error) => error,
  );
  assert.ok(kaja instanceof Error, "a passkey of another origin is refused");
  const made = openAuthenticator({ origin: "https://www.sklep.test", rpId: "sklep.test" });
  const browser = openBrowser(live);
  const token = await invite(pool, { email: "kaja@bruk.example", role: "shop" });
  const options = (await browser.call(routes.invitationPasskey, { body: { token } })).body;
  assert.equal(options.rp.id, "sklep.test", "the host without www, for ever");
  const body = { token, name: "Kaja", language: "pl", passkeyName: "x", passkey: made.register(options) };
  const { headers } = await browser.call(routes.acceptByPasskey, { body });
  const [session, device] = headers["set-cookie"] as string[];
  assert.match(session!, /^__Host-bruk-staff=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  assert.match(device!, /^__Host-bruk-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict; Secure$/);

  const here = await comeIn(app, pool, { email: "lokalna@bruk.example", role: "shop" });
  assert.deepEqual([...here.cookies.keys()].toSorted(), ["bruk-device", "bruk-staff"]);
});

test("a session ends after twelve hours without use, and after fourteen days anyway", async () => {
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
  const ends = async (change: string) => {
    await pool.query(`UPDATE staff_sessions SET ${change} WHERE staff_id = $1`, [ola.id]);
    return !(await isIn(ola));
  };
  assert.equal(await ends("used_at = now() - interval '11 hours 59 minutes'"), false);
  assert.equal(await ends("begun_at = now()"), false, "it was used just now");
  assert.equal(await ends("used_at = now() - interval '12 hours 1 minute'"), true);

  const other = await signInElsewhere(ola);
  const { rows } = await pool.query<{ days: number }>(
    "SELECT extract(epoch FROM max(ends_at) - now()) / 86400 AS days FROM staff_sessions WHERE staff_id = $1",
    [ola.id],
  );
  assert.equal(Math.round(Number(rows[0]!.days)), 14);
  await pool.query("UPDATE staff_sessions SET ends_at = now() WHERE staff_id = $1", [ola.id]);
  assert.equal(await isIn(other), false);
  await forgetEndedStaff(pool);
  assert.equal((await pool.query("SELECT FROM staff_sessions WHERE staff_id = $1", [ola.id])).rowCount, 0);
});

test("somebody sees where they are signed in, and ends one session or all, but nobody else's", async () => {
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "shop" });
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner" });
  const elsewhere = await signInElsewhere(iga);
  const { sessions } = (await iga.call(routes.sessions)).body;
  assert.deepEqual(
    sessions.map(({ agent, network, current }) => ({ agent, network, current })).toSorted((a) => (a.current ? -1 : 1)),
    [
      { agent: "Firefox on Linux", network: "192.0.2.1", current: true },
      { agent: "Chrome on Android", network: "192.0.2.77", current: false },
    ],
  );
  const { id } = sessions.find(({ current }) => !current)!;
  assert.equal((await jan.call(routes.endSession, { parameters: { id } })).body.code, "NOT_FOUND");
  assert.equal(await isIn(elsewhere), true);
  assert.equal((await iga.call(routes.endSession, { parameters: { id } })).status, 200);
  assert.equal(await isIn(elsewhere), false);

  const third = await signInElsewhere(iga);
  await third.call(routes.endAllSessions);
  assert.deepEqual([await isIn(iga), await isIn(third), await isIn(jan)], [false, false, true]);
  assert.equal((await jan.call(routes.signOut)).status, 200);
  assert.deepEqual([await isIn(jan), jan.cookies.has("bruk-staff")], [false, false]);
});

test("what asks who it is wants it proven within five minutes, by this person", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "owner" });
  const adam = await comeIn(app, pool, { email: "adam@bruk.example", role: "owner" });
  const inviteSomebody = () => ewa.call(routes.inviteStaff, { body: { email: "nowa@bruk.example", role: "packing" } });
  const freshUntil = Date.parse((await ewa.call(routes.session)).body.freshUntil!);
  assert.ok(freshUntil - Date.now() <= 5 * 60_000 && freshUntil > Date.now());
  assert.equal((await inviteSomebody()).status, 200);

  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [ewa.id]);
  assert.equal((await ewa.call(routes.session)).body.freshUntil, null);
  assert.deepEqual([(await inviteSomebody()).status, (await inviteSomebody()).body.code], [403, "STEP_UP"]);
  const prove = async (member: Member) => {
    const passkey = member.authenticator.authenticate((await ewa.call(routes.passkeyChallenge)).body);
    return ewa.call(routes.stepUp, { body: { passkey } });
  };
  assert.equal((await prove(adam)).body.code, "SIGN_IN_FAILED", "another's passkey");
  assert.equal((await inviteSomebody()).body.code, "STEP_UP");
  assert.ok((await prove(ewa)).body.freshUntil);
  assert.equal((await inviteSomebody()).status, 200);
});

test("the language is the person's own, wherever they are signed in", async () => {
  const tom = await comeIn(app, pool, { email: "tom@bruk.example", role: "packing" });
  assert.equal((await tom.call(routes.changeLanguage, { body: { language: "cz" } })).body.person.language, "cz");
  assert.equal((await (await signInElsewhere(tom)).call(routes.session)).body.person.language, "cz");
});
