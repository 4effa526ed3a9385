import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// A phone comes in by a QR code: three numbers, one try, 90 seconds.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const agent = "Chrome on a Pixel 9";

async function offered() {
  const { link, endsAt } = (await ola.call(routes.phoneOffer)).body;
  assert.match(link, /^http:\/\/sklep\.test\/admin\/phone#[\w-]{43}$/);
  const seconds = (Date.parse(endsAt) - Date.now()) / 1000;
  assert.ok(seconds > 80 && seconds <= 90, String(seconds));
  return link.split("#")[1]!;
}

async function claimed() {
  const token = await offered();
  const phone = openBrowser(app, { agent, ip: "192.0.2.50" });
  const { number, secret } = (await phone.call(routes.phoneClaim, { body: { token } })).body;
  const signIn = () => phone.call(routes.phoneSignIn, { body: { secret } });
  return { token, phone, number, signIn };
}
const confirm = (number: number | null) => ola.call(routes.phoneConfirm, { body: { number } });
const state = async () => (await ola.call(routes.phoneState)).body;

test("a phone whose number is told comes in, to pack and nothing more", async () => {
  assert.equal((await state()).state, "none");
  const { phone, number, signIn } = await claimed();
  assert.deepEqual((await signIn()).body, { session: null });
  const { numbers, ...rest } = await state();
  assert.deepEqual([rest.state, rest.agent, numbers!.length], ["claimed", agent, 3]);
  assert.ok(numbers!.includes(number));
  assert.equal((await confirm(number)).body.confirmed, true);
  const { session } = (await signIn()).body;
  assert.deepEqual(session!.permissions, ["orders.read", "orders.pack"], "though its person is an owner");
  assert.deepEqual([session!.onPhone, session!.freshUntil], [true, null]);
  assert.equal((await phone.call(routes.staff)).body.code, "FORBIDDEN");
  assert.equal((await phone.call(routes.phoneOffer)).body.code, "STEP_UP");
  assert.equal((await phone.call(routes.orders)).status, 200);
  const { sessions } = (await ola.call(routes.sessions)).body;
  assert.deepEqual(
    sessions.filter(({ onPhone }) => onPhone).map((row) => [row.agent, row.network]),
    [[agent, "192.0.2.50"]],
  );
  assert.equal((await signIn()).body.code, "LINK_ENDED", "once");
});

test("a wrong number ends the offer, and so does not knowing the phone", async () => {
  for (const wrong of [null, 1000 - 1]) {
    const { number, signIn } = await claimed();
    const told = wrong === number ? number - 1 : wrong;
    assert.equal((await confirm(told)).body.confirmed, false);
    assert.equal((await confirm(number)).body.code, "LINK_ENDED", "one try");
    assert.equal((await signIn()).body.code, "LINK_ENDED");
    assert.equal((await state()).state, "refused");
  }
});

test("an offer is taken by one phone, within 90 seconds, and ends with the next", async () => {
  const { token } = await claimed();
  const second = openBrowser(app);
  const claim = (offer: string) => second.call(routes.phoneClaim, { body: { token: offer } });
  assert.equal((await claim(token)).body.code, "LINK_ENDED");
  const earlier = await offered();
  const later = await offered();
  assert.equal((await claim(earlier)).body.code, "LINK_ENDED");
  await pool.query("UPDATE staff_phone_offers SET ends_at = now()");
  assert.equal((await claim(later)).body.code, "LINK_ENDED");
  assert.equal((await state()).state, "none");
  assert.equal((await confirm(123)).body.code, "LINK_ENDED");
});

test("nobody confirms another's phone", async () => {
  const { number, signIn } = await claimed();
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "owner" });
  assert.equal((await jan.call(routes.phoneConfirm, { body: { number } })).body.code, "LINK_ENDED");
  assert.deepEqual((await signIn()).body, { session: null });
});
