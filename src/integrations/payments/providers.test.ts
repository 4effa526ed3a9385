import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { openPaypal } from "./paypal.ts";
import { openPayu } from "./payu.ts";

interface Call {
  method: string;
  path: string;
  body: string;
  token: string;
}

/** A provider that answers by a function, and remembers what it was asked. */
async function provider(
  t: TestContext,
  answer: (call: Call, nth: number) => { status: number; body: unknown } | null,
): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => void reply(request, response));
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = {
      method: request.method ?? "",
      path: request.url ?? "",
      body: Buffer.concat(chunks).toString(),
      token: request.headers.authorization ?? "",
    };
    calls.push(call);
    const said = /oauth/.test(call.path)
      ? { status: 200, body: { access_token: `t${calls.length}`, expires_in: 3600 } }
      : answer(call, calls.length);
    if (said !== null)
      response
        .writeHead(said.status, { "content-type": "application/json" })
        .end(typeof said.body === "string" ? said.body : JSON.stringify(said.body));
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

const payu = (url: string, patience = 60_000) =>
  openPayu({ url, posId: "1", clientId: "1", clientSecret: "s", secondKey: "k", currencies: ["pln"], patience });
const paypal = (url: string, patience = 60_000) =>
  openPaypal({ url, clientId: "c", secret: "s", webhookId: "w", currencies: ["pln"], patience });
const named = { extOrderId: "1007-1", providerOrderId: "ABC" };
const order = (other: object = {}) => ({
  status: 200,
  body: {
    orders: [
      {
        orderId: "ABC",
        extOrderId: "1007-1",
        status: "COMPLETED",
        totalAmount: "21000",
        currencyCode: "PLN",
        ...other,
      },
    ],
  },
});

test("the token is fetched once for all who ask, and again when the provider no longer takes it", async (t) => {
  const { url, calls } = await provider(t, ({ token }) =>
    token === "Bearer t1" && calls.length > 6 ? { status: 401, body: {} } : order(),
  );
  const shop = payu(url);
  await Promise.all([shop.ask(named), shop.ask(named), shop.ask(named)]);
  assert.equal(calls.filter(({ path }) => path.includes("oauth")).length, 1);
  for (let more = 0; more < 4; more += 1) await shop.ask(named);
  assert.equal(calls.filter(({ path }) => path.includes("oauth")).length, 2);
});

test("amounts are texts of whole hundredths; anything else is no amount", async (t) => {
  const amounts: unknown[] = ["21000", 21000, "210.00", "-1", "", null, "1e4", {}, "9999999999999"];
  const { url } = await provider(t, () => order({ totalAmount: amounts.shift() }));
  const read = [];
  for (let n = amounts.length; n > 0; n -= 1) read.push((await payu(url).ask(named)).news.amount);
  assert.deepEqual(read, [21_000, 21_000, ...Array.from({ length: 7 }, () => Number.NaN)]);
});

test("every state of the provider's has its meaning, and one nobody knows is no news", async (t) => {
  const states = {
    NEW: "open",
    PENDING: "pending",
    WAITING_FOR_CONFIRMATION: "approved",
    COMPLETED: "paid",
    CANCELED: "cancelled",
    REJECTED: "failed",
    SOMETHING: "open",
  };
  for (const [status, says] of Object.entries(states)) {
    const { url } = await provider(t, () => order({ status }));
    assert.equal((await payu(url).ask(named)).news.says, says);
  }
  const { url } = await provider(t, () => ({ status: 404, body: { status: { statusCode: "DATA_NOT_FOUND" } } }));
  assert.equal((await payu(url).ask(named)).news.says, "failed", "a payment the provider does not know is none");
});

test("silence, nonsense and failure are errors within the time one waits, never an answer", async (t) => {
  for (const answer of [
    () => null,
    () => ({ status: 200, body: "<html>" }),
    () => ({ status: 503, body: {} }),
    () => ({ status: 200, body: [] }),
  ]) {
    const { url } = await provider(t, answer);
    await assert.rejects(payu(url, 300).ask(named));
    await assert.rejects(payu(url, 300).create(payment));
    await assert.rejects(paypal(url, 300).create(payment));
  }
});

test("a link that is no address of the web is not believed", async (t) => {
  const { url } = await provider(t, () => ({
    status: 302,
    body: { orderId: "ABC", redirectUri: "javascript:alert(1)" },
  }));
  await assert.rejects(payu(url).create(payment), /did not take/);
});

test("a webhook goes back for checking byte for byte, within the provider's own words", async (t) => {
  const { url, calls } = await provider(t, () => ({ status: 200, body: { verification_status: "SUCCESS" } }));
  const raw =
    '{"id":"WH-1",  "event_type":"PAYMENT.CAPTURE.COMPLETED","resource_type":"capture","resource":{"id":"C1","amount":{"value":"210.00","currency_code":"PLN"},"invoice_id":"1007-1","note":"za\\u017c\\u00f3\\u0142\\u0107 1.0","supplementary_data":{"related_ids":{"order_id":"ABC"}}}}';
  const headers = Object.fromEntries(
    ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"].map((name) => [
      `paypal-${name}`,
      "x",
    ]),
  );
  const news = await paypal(url).readNotification(Buffer.from(raw), headers);
  assert.deepEqual(news, {
    key: "paypal:WH-1",
    extOrderId: "1007-1",
    providerOrderId: "ABC",
    says: "paid",
    amount: 21_000,
    currency: "pln",
    captureId: "C1",
  });
  assert.ok(calls.at(-1)!.body.endsWith(`"webhook_event":${raw}}`));
  assert.equal(await paypal(url).readNotification(Buffer.from(raw), {}), null, "unsigned");
  assert.equal(await paypal(url).readNotification(Buffer.from("{"), headers), null, "no JSON");
});

const payment = {
  extOrderId: "1007-1",
  orderId: 1007,
  amount: 21_000,
  currency: "pln" as const,
  terms: { products: 21_000, shipping: 0, reduction: 0 },
  lines: [{ name: "Bluza", quantity: 1, amount: 21_000 }],
  shopName: "Bruk",
  buyer: { email: "kasia@przyklad.pl", phone: "600100200", firstName: "Kasia", lastName: "Wójcik" },
  customerIp: "127.0.0.1",
  lanCode: "pl" as const,
  validFor: 3600,
  urls: { notify: "http://a.test", paid: "http://a.test", cancelled: "http://a.test" },
};
