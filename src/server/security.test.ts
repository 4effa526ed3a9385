import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";

const shop = await openSmallShop();
const { app } = await openTestApp(shop.pool);
const https = (await openTestApp(shop.pool, { url: "https://sklep.test" })).app;

test("every answer carries the headers that keep other people's code out", async () => {
  for (const [method, url] of [
    ["GET", "/"],
    ["GET", "/nie-ma/"],
    ["GET", "/page-data/index/page-data.json"],
    ["GET", "/assets/app-1.js"],
    ["POST", "/sys/json_api?makeOrder"],
    ["GET", "/images/nie-ma.avif"],
  ] as const) {
    const { headers } = await app.inject({ method, url });
    const policy = String(headers["content-security-policy"]).split("; ");
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      assert.ok(policy.includes(rule), `${url}: ${rule}`);
    assert.ok(policy.some((rule) => rule.startsWith("trusted-types ")));
    assert.doesNotMatch(policy.join(), /unsafe|\*|https?:/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["referrer-policy"], "strict-origin-when-cross-origin");
    assert.equal(headers["strict-transport-security"], undefined, "only over https");
    assert.equal(headers["server"], undefined);
    assert.equal(headers["x-powered-by"], undefined);
  }
  const { headers } = await https.inject({ url: "/" });
  assert.match(String(headers["strict-transport-security"]), /^max-age=\d{8,}/);
  assert.match(String(headers["content-security-policy"]), /upgrade-insecure-requests/);
});

const calls = [
  "/sys/json_api?makeOrder",
  "/sys/json_api?login",
  "/sys/json_api?logout",
  "/sys/json_api?loginSocial",
  "/sys/json_api?joinSocial",
  "/sys/json_api?openAccount",
  "/sys/json_api?reportError",
  "/sys/json_api?withdrawConsent",
  "/sys/json_utils?code",
  "/sys/json_layout?lan=2",
  "/sys/json_emails?sendNewPassword",
  "/sys/json_emails?newsletterSubscribe",
  "/sys/json_api/makeOrder",
];
const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://sklep.test.evil.example" },
  { origin: "http://evil.example:80@sklep.test" },
  { origin: "http://sklep.test:8080" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "http://sklep.test", "sec-fetch-site": "cross-site" },
];
const own: Record<string, string>[] = [
  {},
  { origin: "http://sklep.test" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: "http://sklep.test", "sec-fetch-site": "same-origin" },
];

for (const url of calls) {
  test(`POST ${url} is for the shop's own pages alone`, async () => {
    for (const headers of foreign) {
      const answer = await app.inject({
        method: "POST",
        url,
        payload: "{}",
        headers: { "content-type": "text/plain", host: "sklep.test", ...headers },
      });
      assert.deepEqual(
        [answer.statusCode, answer.json<{ error: string }>().error],
        [403, "FORBIDDEN_ORIGIN"],
        JSON.stringify(headers),
      );
      assert.equal(answer.headers["cache-control"], "no-store");
    }
    for (const headers of own) {
      const answer = await app.inject({
        method: "POST",
        url,
        payload: "{}",
        headers: { "content-type": "text/plain", host: "sklep.test", ...headers },
      });
      assert.notEqual(answer.statusCode, 403, JSON.stringify(headers));
      assert.ok(answer.statusCode < 500);
      assert.equal(answer.headers["access-control-allow-origin"], undefined);
      assert.equal(answer.headers["cache-control"], "no-store");
    }
  });
}

test("other content types than the shop's pages send are refused", async () => {
  for (const type of [
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/html",
    "application/xml",
  ]) {
    const answer = await app.inject({
      method: "POST",
      url: "/sys/json_api?makeOrder",
      payload: "{}",
      headers: { "content-type": type },
    });
    assert.deepEqual([answer.statusCode, answer.json<{ error: string }>().error], [400, "MALFORMED"], type);
  }
});

test("a client that calls too often is asked to wait, in the shape of every refusal", async () => {
  const { app: strict, logged } = await openTestApp(shop.pool, { rateLimitScale: 0.1 });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    const answer = await strict.inject({
      method: "POST",
      url: "/sys/json_api?makeOrder",
      payload: "{}",
      headers: { "content-type": "text/plain" },
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode !== 429) continue;
    assert.equal(answer.json<{ error: string }>().error, "TOO_MANY_REQUESTS");
    assert.ok(Number(answer.headers["retry-after"]) > 0);
  }
  assert.deepEqual(statuses, [400, 400, 400, 429]);
  const other = await strict.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: "{}",
    remoteAddress: "10.1.2.3",
    headers: { "content-type": "text/plain" },
  });
  assert.equal(other.statusCode, 400, "another client is not concerned");
  const spoofed = await strict.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: "{}",
    headers: { "content-type": "text/plain", "x-forwarded-for": "10.9.9.9" },
  });
  assert.equal(spoofed.statusCode, 429, "an address in a header is believed from nobody");
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
