import assert from "node:assert/strict";
import { test } from "node:test";
import { openConfiguredSignIn } from "./configured-sign-in.ts";
import { readSettings } from "./settings.ts";

/** Returns whom a shop with these settings offers to sign in with. */
async function offered(env: Readonly<Record<string, string | undefined>>) {
  const { signIn, close } = await openConfiguredSignIn(readSettings(env), () => undefined);
  await close();
  const { google, facebook } = signIn.offer;
  return { google: google !== null, facebook: facebook !== null };
}

test("invented people sign in only where the browser is on the machine itself", async () => {
  assert.deepEqual(await offered({}), { google: true, facebook: true });
  for (const env of [
    { PUBLIC_URL: "https://sklep.example" },
    { TRUST_PROXY: "127.0.0.1" },
    { HOST: "0.0.0.0" },
    { PUBLIC_URL: "http://192.168.1.7:3000" },
  ]) {
    assert.deepEqual(await offered(env), { google: false, facebook: false }, JSON.stringify(env));
  }
  assert.deepEqual(
    await offered({ PUBLIC_URL: "https://sklep.example", GOOGLE_CLIENT_ID: "id.apps.googleusercontent.com" }),
    { google: true, facebook: false },
  );
});
