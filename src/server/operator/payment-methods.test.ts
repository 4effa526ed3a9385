import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { openPaypal } from "../../integrations/payments/paypal.ts";
import { openPayu } from "../../integrations/payments/payu.ts";
import { openPaypalStandIn } from "../../../stand-ins/payments/paypal.ts";
import { openPayuStandIn } from "../../../stand-ins/payments/payu.ts";

// Payments as staff keep them; their credentials are tested against what speaks the providers' own protocols.

const { app, pool, ola, undo, did } = await openOffice();

const methods = async () => (await ola.call(routes.paymentMethods)).body.methods;
const called = async (code: string) => (await methods()).find((one) => one.code === code)!;
const offered = async () => {
  const { zones } = (await app.inject({ url: "/page-data/checkout.json?lan=2" })).json<CheckoutData>();
  return zones
    .find(({ zoneId }) => zoneId === "1")!
    .payment.map(({ paymentCode, paymentName }) => ({ paymentCode, paymentName }));
};

const orderVersion = async () => (await ola.call(routes.paymentMethods)).body.orderVersion;

test("a payment is called otherwise, switched off with the reason and seen in another order at once, and each is taken back", async () => {
  const bank = await called("bank");
  const parameters = { id: bank.id };
  const named = await did(
    ola.call(routes.changePaymentMethod, {
      parameters,
      body: { names: { pl: "Przelew zwykły", en: "Plain transfer" } },
      version: bank.version,
    }),
  );
  assert.equal((await offered()).find(({ paymentCode }) => paymentCode === "bank")?.paymentName, "Plain transfer");
  await undo(named);
  assert.deepEqual((await called("bank")).names, bank.names);

  const off = await did(
    ola.call(routes.changePaymentMethod, {
      parameters,
      body: { offBecause: "bank zmienia konto" },
      version: (await called("bank")).version,
    }),
  );
  const now = await called("bank");
  assert.deepEqual([now.offered, now.offBecause, now.lacks], [false, "bank zmienia konto", null]);
  assert.equal(
    (await offered()).some(({ paymentCode }) => paymentCode === "bank"),
    false,
  );
  await undo(off);

  const ids = (await methods()).map(({ id }) => id);
  const ordered = await did(
    ola.call(routes.orderPaymentMethods, { body: { ids: ids.toReversed() }, version: await orderVersion() }),
  );
  const codes = (await methods()).filter((one) => one.offered).map(({ code }) => code);
  assert.deepEqual(
    (await offered()).map(({ paymentCode }) => paymentCode),
    codes,
  );
  await undo(ordered);
  assert.deepEqual(
    (await methods()).map(({ id }) => id),
    ids,
  );
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), 999]])
    assert.equal(
      (await ola.call(routes.orderPaymentMethods, { body: { ids: wrong }, version: await orderVersion() })).body.code,
      "FIELD_WRONG",
    );
});

test("of two who change a payment the later is told who was faster; who may not change settings changes none", async () => {
  const cash = await called("cash");
  const parameters = { id: cash.id };
  await did(
    ola.call(routes.changePaymentMethod, {
      parameters,
      body: { names: { pl: "Za pobraniem" } },
      version: cash.version,
    }),
  );
  const late = await ola.call(routes.changePaymentMethod, {
    parameters,
    body: { offBecause: "x" },
    version: cash.version,
  });
  assert.deepEqual([late.status, late.body.changed?.fields], [412, ["names"]]);
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  assert.equal((await jan.call(routes.paymentMethods)).status, 403);
});

const payuAccount = { posId: "300746", clientSecret: "right", secondKey: "second" };
const paypalAccount = { clientId: "client", secret: "right", webhookId: "WH-1" };
const payuStandIn = await openPayuStandIn(payuAccount);
const paypalStandIn = await openPaypalStandIn({ ...paypalAccount, notifyUrl: "http://127.0.0.1:9/" });
after(() => Promise.all([payuStandIn.close(), paypalStandIn.close()]));

/** What is told of each payment's credentials in a shop with these. */
async function tested(given: { secret: string; webhookId: string; url?: string }) {
  const payu = openPayu({
    ...payuAccount,
    url: given.url ?? payuStandIn.url,
    clientId: payuAccount.posId,
    clientSecret: given.secret,
    currencies: ["pln"],
  });
  const paypal = openPaypal({
    ...paypalAccount,
    url: given.url ?? paypalStandIn.url,
    secret: given.secret,
    webhookId: given.webhookId,
    currencies: ["pln"],
  });
  const paymentProviders = {
    connected: [payu, paypal],
    publicUrl: "http://sklep.test",
    shopEmail: "sklep@bruk.example",
  };
  const { app: other } = await openTestApp(pool, { paymentProviders });
  const eva = await comeIn(other, pool, { email: `eva-${crypto.randomUUID()}@bruk.example`, role: "owner" });
  const outcomes: string[] = [];
  for (const code of ["payu", "paypal"]) {
    const { id } = await called(code);
    const { body, headers } = await eva.call(routes.testPaymentMethod, { parameters: { id } });
    assert.equal(headers["log-entry"], undefined, "a test changes nothing");
    outcomes.push(body.outcome);
  }
  return outcomes;
}

test("credentials are tested by the provider's own calls: what holds, a wrong secret, a webhook nobody knows, no answer", async () => {
  assert.deepEqual(await tested({ secret: "right", webhookId: "WH-1" }), ["works", "works"]);
  assert.deepEqual(await tested({ secret: "wrong", webhookId: "WH-1" }), ["account", "account"]);
  assert.deepEqual(await tested({ secret: "right", webhookId: "WH-2" }), ["works", "webhook"]);
  assert.deepEqual(await tested({ secret: "right", webhookId: "WH-1", url: "http://127.0.0.1:9" }), [
    "silent",
    "silent",
  ]);
  const { id } = await called("payu");
  const here = await ola.call(routes.testPaymentMethod, { parameters: { id } });
  assert.equal(here.body.outcome, "notConnected");
  const cash = await called("cash");
  assert.equal((await ola.call(routes.testPaymentMethod, { parameters: { id: cash.id } })).status, 404);
});
