import assert from "node:assert/strict";
import { generateKeyPairSync } from "node:crypto";
import { test, type TestContext } from "node:test";
import { merchantTest, openConfiguredMerchant } from "./configured-merchant.ts";
import { readSettings } from "./settings.ts";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const serviceAccount = JSON.stringify({
  email: "bruk@bruk-1.iam.gserviceaccount.com",
  key: privateKey.export({ type: "pkcs8", format: "pem" }),
});

/** Returns which hosts a shop with these settings asks. */
async function asked(t: TestContext, env: Record<string, string>) {
  const { merchant, close } = await openConfiguredMerchant(readSettings(env));
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({ access_token: "x", input: "API" }));
  await merchantTest(merchant)({
    fields: {
      merchantId: "123",
      developerEmail: "ola@bruk.example",
      dataSourcePl: "1",
      dataSourceEn: "",
      currencyEn: "pln",
      dataSourceCz: "",
      currencyCz: "eur",
    },
    secrets: { serviceAccount },
  });
  fetched.mock.restore();
  await close();
  return [...new Set(fetched.mock.calls.map(({ arguments: [url] }) => new URL(String(url)).host))];
}

test("a shop others can reach tells no invented Google Merchant, and one on this machine no real one", async (t) => {
  const real = ["oauth2.googleapis.com", "merchantapi.googleapis.com"];
  assert.deepEqual(await asked(t, { PUBLIC_URL: "https://sklep.example" }), real);
  for (const host of await asked(t, {})) assert.match(host, /^127\.0\.0\.1:/);
});
