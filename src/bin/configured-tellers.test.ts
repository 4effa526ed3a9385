import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { openConfiguredTellers } from "./configured-tellers.ts";
import { readSettings } from "./settings.ts";

/** Returns which hosts a shop with these settings asks. */
async function asked(t: TestContext, env: Record<string, string>) {
  const { tellers, close } = await openConfiguredTellers(readSettings(env));
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({}));
  await tellers.ga4({ fields: { measurementId: "G-BRUK" }, secrets: { apiSecret: "a" } }).check();
  await tellers.meta({ fields: { pixelId: "12345", testEventCode: "" }, secrets: { accessToken: "b" } }).check();
  fetched.mock.restore();
  await close();
  return fetched.mock.calls.map(({ arguments: [url] }) => new URL(String(url)).host);
}

test("a shop others can reach tells no invented service, and one on this machine no real one", async (t) => {
  const real = ["region1.google-analytics.com", "graph.facebook.com"];
  assert.deepEqual(await asked(t, { PUBLIC_URL: "https://sklep.example" }), real);
  for (const host of await asked(t, {})) assert.match(host, /^127\.0\.0\.1:/);
});
