import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { hostileBody, numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { saveConfig } from "../../database/config.ts";
import { pruneRuntimeErrors, runtimeErrorsSince } from "../../database/runtime-errors.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const longAgo = new Date(0);

/** As a shopper's browser tells it. */
const told = {
  url: "/Odziez/",
  error: "TypeError: x is not a function",
  errorStact: "TypeError: x is not a function\n    at Bt (/assets/main-B.js:14:20337)",
  browser: "Firefox 140",
  compontent: "OrderPanel",
};

async function report(body: unknown) {
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_api?reportError",
    payload,
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers };
}

test("an error is kept with the build it happened in; told again it is counted", async () => {
  await saveConfig(pool, "build_date", "2026-11-20T10:00:00.000Z");
  assert.deepEqual((await report(told)).status, 200);
  await report({ ...told, url: "/Buty/", browser: "Chrome 142" });
  await report({ ...told, compontent: "Drawer" });
  const [drawer, panel, ...others] = await runtimeErrorsSince(pool, longAgo);
  assert.deepEqual(others, []);
  assert.deepEqual([drawer?.component, drawer?.count], ["Drawer", 1]);
  assert.deepEqual(
    [panel?.message, panel?.component, panel?.url, panel?.browser, panel?.count, panel?.build_id, panel?.build_date],
    [told.error, "OrderPanel", "/Buty/", "Chrome 142", 2, "b1", "2026-11-20T10:00:00.000Z"],
  );
  assert.ok(panel!.first_seen < panel!.last_seen);
});

test("nothing personal is kept", async () => {
  await report({
    ...told,
    url: "/newsletter/?email=kasia@poczta.example",
    error: "refused for kasia@poczta.example",
    errorStact: "at https://sklep.test/a.js?token=8f3b:1:2",
  });
  const [kept] = await runtimeErrorsSince(pool, longAgo);
  assert.deepEqual(
    [kept?.url, kept?.message, kept?.stack],
    ["/newsletter/", "refused for [e-mail]", "at https://sklep.test/a.js:1:2"],
  );
});

test("any body is answered clearly: kept, refused as malformed or as too large, never a 500", async () => {
  const next = numbersFrom(1123);
  for (let turn = 0; turn < 200; turn += 1) {
    const { status } = await report(hostileBody(told, next));
    assert.ok([200, 400, 413].includes(status), String(status));
  }
  assert.equal((await report({})).status, 200, "nothing said is an error without words");
  assert.equal((await report({ ...told, error: "x".repeat(40_000) })).status, 413);
  assert.equal((await report({ ...told, error: "half \uD800 and \u0000 nothing" })).status, 200);
  assert.equal((await report({ ...told, error: 7 })).status, 400);
});

test("whoever tells too many is asked to wait", async () => {
  const strict = (await openTestApp(pool, { rateLimitScale: 0.1 })).app;
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push(
      (
        await strict.inject({
          method: "POST",
          url: "/sys/json_api?reportError",
          payload: "{}",
          headers: { "content-type": "text/plain" },
        })
      ).statusCode,
    );
  assert.deepEqual(statuses, [200, 200, 429]);
});

test("what nobody has told for 90 days is forgotten, and all but the newest", async () => {
  await report({ ...told, error: "an old one" });
  await pool.query("UPDATE runtime_errors SET last_seen = now() - interval '91 days' WHERE message = 'an old one'");
  await report({ ...told, error: "the newest" });
  await pruneRuntimeErrors(pool);
  assert.ok(!(await runtimeErrorsSince(pool, longAgo)).some(({ message }) => message === "an old one"));
  await pruneRuntimeErrors(pool, 1);
  assert.deepEqual(
    (await runtimeErrorsSince(pool, longAgo)).map(({ message }) => message),
    ["the newest"],
  );
});
