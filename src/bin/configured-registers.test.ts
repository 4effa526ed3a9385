import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { openConfiguredRegisters } from "./configured-registers.ts";
import { readSettings } from "./settings.ts";

/** Returns which hosts a shop with these settings asks for a seller. */
async function asked(t: TestContext, env: Record<string, string>): Promise<string[]> {
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({}));
  const { taxpayers, close } = await openConfiguredRegisters(readSettings(env));
  await taxpayers.look("5261040828", "2026-11-28");
  await close();
  fetched.mock.restore();
  return fetched.mock.calls.map(({ arguments: [url] }) => new URL(String(url)).host);
}

test("a shop others can reach never asks invented registers", async (t) => {
  for (const PUBLIC_URL of ["https://sklep.example", "http://192.168.1.7:3000", "https://localhost"])
    assert.deepEqual(await asked(t, { PUBLIC_URL }), ["wl-api.mf.gov.pl", "ec.europa.eu"], PUBLIC_URL);
});

test("on this machine alone sellers are invented, and nobody is asked where that is switched off", async (t) => {
  for (const host of await asked(t, {})) assert.match(host, /^127\.0\.0\.1:/);
  for (const PUBLIC_URL of ["https://sklep.example", "http://localhost:3000"])
    assert.deepEqual(await asked(t, { PUBLIC_URL, TAXPAYER_REGISTERS: "off" }), []);
});
