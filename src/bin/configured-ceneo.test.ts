import assert from "node:assert/strict";
import { test } from "node:test";
import { openConfiguredCeneo } from "./configured-ceneo.ts";
import { readSettings } from "./settings.ts";

test("a shop others can reach loads no invented script of Ceneo's, and one on this machine no real one", async () => {
  const urlOf = async (env: Record<string, string>) => {
    const { url, close } = await openConfiguredCeneo(readSettings(env));
    await close();
    return url;
  };
  assert.equal(await urlOf({ PUBLIC_URL: "https://sklep.example" }), "https://ssl.ceneo.pl");
  assert.match(await urlOf({}), /^http:\/\/127\.0\.0\.1:/);
});
