import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { openConfiguredPoints } from "./configured-points.ts";
import { readSettings } from "./settings.ts";

/** Returns which host a shop with these settings asks for the lockers around a postcode. */
async function asked(t: TestContext, env: Record<string, string>): Promise<string> {
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({ items: [] }));
  const { points, close } = await openConfiguredPoints(readSettings(env));
  await points.near("00001");
  await close();
  fetched.mock.restore();
  return new URL(String(fetched.mock.calls[0]!.arguments[0])).host;
}

test("a shop others can reach never offers invented lockers: without a setting it asks InPost's public host", async (t) => {
  for (const PUBLIC_URL of ["https://sklep.example", "http://192.168.1.7:3000", "https://localhost"]) {
    assert.equal(await asked(t, { PUBLIC_URL }), "api-global-points.easypack24.net", PUBLIC_URL);
    assert.equal(await asked(t, { PUBLIC_URL, POINTS_URL: "https://points.example" }), "points.example");
  }
});

test("on this machine alone lockers are invented, unless the settings name who has real ones", async (t) => {
  assert.match(await asked(t, {}), /^127\.0\.0\.1:/);
  assert.equal(await asked(t, { POINTS_URL: "https://points.example" }), "points.example");
});
