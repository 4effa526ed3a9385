import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { stepAt, totpCode } from "../../flows/staff/totp.ts";

// Guessing is limited by network and by account; a browser that was signed in before is never locked out by strangers.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool, { rateLimitScale: 1 });
const password = "pies na deskorolce 7";
const right = "ola@bruk.example";
const guess = (ip: string, email = right, agent?: ReturnType<typeof openBrowser>) =>
  (agent ?? openBrowser(app, { ip })).call(routes.signInByPassword, {
    body: { email, password: "zgadywane hasło", code: "123456" },
  });

test("a network has ten tries a minute, over all accounts", async () => {
  const codes = [];
  for (let time = 0; time < 12; time += 1)
    codes.push((await guess("198.51.100.1", `kto${time}@bruk.example`)).body.code);
  assert.deepEqual(
    [codes.slice(0, 10), codes.slice(10)].map((some) => [...new Set(some)]),
    [["SIGN_IN_FAILED"], ["TOO_MANY_REQUESTS"]],
  );
  const { headers, body } = await guess("198.51.100.1");
  assert.ok(body.wait! > 0 && body.wait! <= 60);
  assert.equal(Number(headers["retry-after"]), body.wait);
  assert.equal((await guess("198.51.100.2", "inny@bruk.example")).body.code, "SIGN_IN_FAILED", "another network");
});

test("an account has twenty tries in a quarter of an hour from wherever, and its owner comes in all the same by a browser that is known", async () => {
  const ola = await comeIn(app, pool, { email: right, role: "owner", ip: "203.0.113.9" });
  const key = bytesOfBase32((await ola.call(routes.totp)).body.secret);
  const step = stepAt(new Date());
  await ola.call(routes.setPassword, { body: { password, code: totpCode(key, step) } });
  await ola.call(routes.signOut);

  const codes = [];
  for (let time = 0; time < 24; time += 1) codes.push((await guess(`198.51.100.${100 + time}`)).body.code);
  assert.deepEqual([...new Set(codes.slice(0, 20))], ["SIGN_IN_FAILED"]);
  assert.deepEqual([...new Set(codes.slice(20))], ["TOO_MANY_REQUESTS"]);
  const body = { email: right, password, code: totpCode(key, step + 1) };
  const stranger = await openBrowser(app, { ip: "198.51.100.200" }).call(routes.signInByPassword, { body });
  assert.equal(stranger.body.code, "TOO_MANY_REQUESTS", "not even with the right words");
  assert.equal((await ola.call(routes.signInByPassword, { body })).status, 200);
  assert.equal((await guess("203.0.113.9", right, ola)).body.code, "SIGN_IN_FAILED", "counted by itself");
});

test("proving again who it is is no way around it", async () => {
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner", ip: "203.0.113.10" });
  const codes = [];
  for (let time = 0; time < 22; time += 1) {
    const { body } = await iga.call(routes.stepUp, { body: { password: `hasło numer ${time}`, code: "123456" } });
    codes.push(body.code);
  }
  assert.deepEqual([...new Set(codes.slice(0, 20))], ["SIGN_IN_FAILED"]);
  assert.deepEqual([...new Set(codes.slice(20))], ["TOO_MANY_REQUESTS"]);
});
