import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { openTestApp } from "../../test/builders/app.ts";
import { freePort } from "../../test/builders/free-port.ts";
import { answerPage, payPageOf, placeOnline } from "../../test/builders/payments.ts";
import { brokenPromises, openSmallShop } from "../../test/builders/shop.ts";
import { comeIn } from "../../test/builders/staff.ts";
import { openPayuStandIn } from "../../stand-ins/payments/payu.ts";
import type { CheckoutData } from "../contract/checkout-data.ts";
import { operatorRoutes as routes } from "../contract/operator/routes.ts";
import { stateOf } from "../database/order/order-states.ts";
import { inTransaction } from "../database/connect.ts";
import { findProvider } from "../flows/payment/payment-providers.ts";
import { recordConnectedProviders } from "../flows/payment/record-connected-providers.ts";
import { openSecretBox } from "../integrations/secret-box.ts";
import { paymentTest } from "./configured-connections.ts";
import { enteredPaypal, enteredPayments, enteredPayu } from "./open-payments.ts";

// PayU by what staff entered in the back office: offered, paid, heard of and let go of without a start of the shop.

const shop = await openSmallShop();
const { pool, products } = shop;
const [port, secondKey, clientSecret] = [await freePort(), "0123456789abcdef", "tajne-haslo-payu"];
const address = `http://127.0.0.1:${port}`;
const payu = await openPayuStandIn({ posId: "300746", clientSecret, secondKey });
const box = openSecretBox(Buffer.alloc(32, 5));
const paymentProviders = {
  connected: [],
  entered: enteredPayments({ box }, { payu: payu.url }),
  publicUrl: address,
  shopEmail: "sklep@bruk.example",
};
const connections = {
  box,
  tests: { payu: async (opened: Parameters<typeof enteredPayu>[0]) => paymentTest(enteredPayu(opened, payu.url)) },
};
const { app, logged: loggedHere } = await openTestApp(pool, { url: address, paymentProviders, connections });
// Passkeys are of a host with a name.
const { app: office, logged } = await openTestApp(pool, { paymentProviders, connections });
await app.listen({ port, host: "127.0.0.1" });
after(() => payu.close());
await inTransaction(pool, (db) => recordConnectedProviders(db, paymentProviders));
const ola = await comeIn(office, pool, { email: "ola@bruk.example", role: "owner" });
const parameters = { kind: "payu" as const };

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

const offered = async () => {
  const { zones } = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  return zones.find(({ zoneId }) => zoneId === "1")!.payment.find(({ paymentCode }) => paymentCode === "payu");
};
const method = async () => (await ola.call(routes.paymentMethods)).body.methods.find(({ code }) => code === "payu")!;
const save = async (body: { on?: boolean; fields?: Record<string, string> }) => {
  const { connections: all } = (await ola.call(routes.connections)).body;
  const { version } = all.find(({ kind }) => kind === "payu")!;
  return ola.call(routes.saveConnection, { parameters, body, version });
};
const notify = () => app.inject({ method: "POST", url: "/notify/payu", payload: "{}" });

test("an account that is entered is offered from that moment, is paid through and heard of; once it is let go of nobody is offered it", async () => {
  assert.deepEqual([await offered(), (await method()).by, (await method()).lacks], [undefined, null, "credentials"]);
  assert.equal((await notify()).statusCode, 404, "nobody is known whose word it could be");
  const fields = { posId: "300746", clientSecret, secondKey, currencies: "eur pln" };
  assert.equal((await save({ fields })).status, 200);
  const tested = (await ola.call(routes.testConnection, { parameters })).body.tested;
  assert.deepEqual([tested?.result, tested?.says], ["works", ""]);
  assert.equal(await offered(), undefined, "off");
  assert.equal((await save({ on: true })).body.fields["currencies"], "PLN, EUR");
  assert.deepEqual((await offered())?.currencies, ["pln", "eur"]);
  assert.deepEqual([(await method()).by, (await method()).lacks], ["connection", null]);
  const { id } = await method();
  assert.equal((await ola.call(routes.testPaymentMethod, { parameters: { id } })).body.outcome, "works");

  const placed = await placeOnline({ app, pool, products });
  await answerPage(await payPageOf({ address }, placed.key), "pay");
  assert.equal(await stateOf(pool, placed.orderId), "paid");
  assert.equal((await notify()).statusCode, 403, "not PayU's own");

  assert.equal((await ola.call(routes.disconnect, { parameters })).status, 200);
  assert.deepEqual([await offered(), (await method()).by], [undefined, null]);
});

test("a wrong secret is told by the test, and stands in no answer, log or row; one that cannot be opened connects nothing", async () => {
  const wrong = "zly-sekret-payu";
  await save({ on: true, fields: { posId: "300746", clientSecret: wrong, secondKey } });
  const answer = await ola.call(routes.testConnection, { parameters });
  assert.equal(answer.body.tested?.result, "credentials");
  const { rows } = await pool.query<{ everything: string }>(
    `SELECT coalesce((SELECT string_agg(c::text, ' ') FROM connections c), '') || coalesce((SELECT string_agg(encode(sealed, 'escape'), ' ') FROM connection_secrets), '')
       || coalesce((SELECT string_agg(l::text, ' ') FROM operator_log l), '') AS everything`,
  );
  for (const text of [rows[0]!.everything, JSON.stringify(answer), JSON.stringify([logged, loggedHere])])
    for (const secret of [wrong, clientSecret, secondKey]) assert.ok(!text.includes(secret));

  const moved = { ...paymentProviders, entered: enteredPayments({ box: openSecretBox(Buffer.alloc(32, 6)) }) };
  assert.equal(await findProvider(pool, moved, "payu"), null);
});

test("what the environment says stands before what was entered, and both before a stand-in", async () => {
  const [set, played] = [
    { ...enteredPayu(opened(), payu.url), set: true },
    { ...enteredPayu(opened(), payu.url), played: true },
  ];
  const by = async (more: object) => (await findProvider(pool, { ...paymentProviders, ...more }, "payu"))?.by;
  assert.equal(await by({ connected: [set], standIns: [played] }), "settings");
  assert.equal(await by({ standIns: [played] }), "connection");
  await save({ on: false });
  assert.equal(await by({ standIns: [played] }), "standIn");
  assert.equal(await by({}), undefined);
});

test("an account charges in PLN alone where nothing else was said, and PayPal's credentials are tested by its own calls", async () => {
  assert.deepEqual(enteredPayu(opened()).currencies, ["pln"]);
  const paypal = enteredPaypal(
    {
      fields: { environment: "sandbox", clientId: "id", webhookId: "WH", currencies: "PLN, GBP" },
      secrets: { secret: "tajne" },
    },
    "http://127.0.0.1:9",
  );
  assert.deepEqual([paypal.code, paypal.currencies], ["paypal", ["pln", "gbp"]]);
  await assert.rejects(paymentTest(paypal));
});

function opened(): Parameters<typeof enteredPayu>[0] {
  return {
    fields: { environment: "production", posId: "300746", clientId: "", currencies: "" },
    secrets: { clientSecret, secondKey },
  };
}
