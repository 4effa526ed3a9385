import assert from "node:assert/strict";
import { test } from "node:test";
import { readSettings } from "./settings.ts";
import { meansOf } from "./shop-means.ts";
import { isOwnTrial } from "./this-machine.ts";

test("the demo comes by itself only to a shop on this machine with the database that comes with it", () => {
  for (const env of [
    {},
    { PORT: "3108" },
    { HOST: "127.0.0.1" },
    { PUBLIC_URL: "http://localhost:3000" },
    { PUBLIC_URL: "http://127.0.0.1:3000" },
    { DATA_DIR: "/srv/shop" },
  ]) {
    assert.ok(isOwnTrial(readSettings(env)), JSON.stringify(env));
  }
  for (const env of [
    { PUBLIC_URL: "https://sklep.example" },
    { PUBLIC_URL: "https://localhost" },
    { PUBLIC_URL: "http://192.168.1.7:3000" },
    { HOST: "0.0.0.0" },
    { TRUST_PROXY: "127.0.0.1" },
    { DATABASE_URL: "postgres://bruk@localhost/bruk" },
  ]) {
    assert.ok(!isOwnTrial(readSettings(env)), JSON.stringify(env));
  }
});

test("a stand-in and a sandbox move no money; a shop with an address of its own offers what it is connected to", () => {
  const payu = { PAYU_POS_ID: "1", PAYU_CLIENT_SECRET: "2", PAYU_SECOND_KEY: "3" };
  const paypal = { PAYPAL_CLIENT_ID: "1", PAYPAL_SECRET: "2", PAYPAL_WEBHOOK_ID: "3" };
  const own = { PUBLIC_URL: "https://sklep.example" };
  for (const [env, paysOnline, unreal] of [
    [{}, true, ["PayU's stand-in", "PayPal's stand-in"]],
    [own, false, []],
    [{ ...own, ...payu, ...paypal }, true, []],
    [{ ...own, ...payu, PAYU_URL: "https://secure.snd.payu.com" }, true, ["PayU's sandbox"]],
    [{ ...own, ...paypal, PAYPAL_URL: "https://api-m.sandbox.paypal.com" }, true, ["PayPal's sandbox"]],
  ] as const) {
    const means = meansOf(readSettings(env), { payu: null, paypal: null, smtp: null });
    assert.deepEqual([means.paysOnline, means.unrealPayments], [paysOnline, unreal], JSON.stringify(env));
  }
});
