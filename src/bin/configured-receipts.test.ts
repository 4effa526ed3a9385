import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { openConfiguredReceipts } from "./configured-receipts.ts";
import { readSettings } from "./settings.ts";

/** Returns which hosts a shop with these settings asks, and with which environment chosen. */
async function asked(t: TestContext, env: Record<string, string>, environment: "sandbox" | "production") {
  const { receipts, close } = await openConfiguredReceipts(readSettings(env));
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({ access_token: "x", expires_in: 60 }));
  const opened = {
    fields: { environment, posId: "1", clientId: "a", since: "2026-11-01" },
    secrets: { clientSecret: "b" },
  };
  await receipts(opened).look("00000000-0000-4000-8000-000000000000");
  fetched.mock.restore();
  await close();
  return [...new Set(fetched.mock.calls.map(({ arguments: [url] }) => new URL(String(url)).host))];
}

test("a shop others can reach registers nothing by an invented cash register, and one on this machine by no real one", async (t) => {
  const reached = { PUBLIC_URL: "https://sklep.example" };
  assert.deepEqual(await asked(t, reached, "production"), ["login.eparagony.pl", "api.eparagony.pl"]);
  assert.deepEqual(await asked(t, reached, "sandbox"), ["login.sandbox.eparagony.pl", "sandbox.eparagony.pl"]);
  for (const host of await asked(t, {}, "production")) assert.match(host, /^127\.0\.0\.1:/);
});
