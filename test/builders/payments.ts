import assert from "node:assert/strict";
import { after } from "node:test";
import type { FastifyInstance } from "fastify";
import type { Pool } from "../../src/database/connect.ts";
import { type AttemptRow, attemptsOf } from "../../src/database/payment/payment-attempts.ts";
import type { PaymentProviders } from "../../src/flows/payment/payment-providers.ts";
import { currencies, type Currency } from "../../src/domain/money.ts";
import { payuDigest } from "../../src/integrations/payments/payu-signature.ts";
import { openPaypal } from "../../src/integrations/payments/paypal.ts";
import { openPayu } from "../../src/integrations/payments/payu.ts";
import { openPaypalStandIn } from "../../stand-ins/payments/paypal.ts";
import { openPayuStandIn } from "../../stand-ins/payments/payu.ts";
import type { PaymentStandIn } from "../../stand-ins/payments/stand-in.ts";
import { makeOrder, openTestApp } from "./app.ts";
import { freePort } from "./free-port.ts";
import { orderBody, type OrderInput } from "./order-body.ts";
import { openSmallShop, type SmallShop } from "./shop.ts";

const secondKey = "0123456789abcdef";

/** A small shop that takes online payments from stand-ins over real HTTP. */
export interface PayingShop extends SmallShop {
  app: FastifyInstance;
  /** Where the shop listens. */
  address: string;
  providers: PaymentProviders;
  payu: PaymentStandIn;
  paypal: PaymentStandIn;
  logged: Record<string, unknown>[];
}

/** Opens a shop that takes payments; it lasts until the file ends. `patience`: milliseconds until a provider is given up. */
export async function openPayingShop({
  patience = 5000,
  charged = currencies,
  durable = false,
}: { patience?: number; charged?: readonly Currency[]; durable?: boolean } = {}): Promise<PayingShop> {
  const shop = await openSmallShop(undefined, { durable });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const payu = await openPayuStandIn({ posId: "300746", clientSecret: "tajne", secondKey });
  const paypal = await openPaypalStandIn({
    clientId: "sklep",
    secret: "tajne",
    webhookId: "WH-1",
    notifyUrl: `${address}/notify/paypal`,
  });
  const connected = [
    openPayu({
      url: payu.url,
      posId: "300746",
      clientId: "300746",
      clientSecret: "tajne",
      secondKey,
      currencies: charged,
      patience,
    }),
    openPaypal({
      url: paypal.url,
      clientId: "sklep",
      secret: "tajne",
      webhookId: "WH-1",
      currencies: charged,
      patience,
    }),
  ];
  const providers = { connected, publicUrl: address, shopEmail: "sklep@bruk.example" };
  const { app, logged } = await openTestApp(shop.pool, { url: address, paymentProviders: providers });
  await app.listen({ port, host: "127.0.0.1" });
  after(async () => {
    await payu.close();
    await paypal.close();
  });
  return { ...shop, app, address, providers, payu, paypal, logged };
}

export interface PlacedOnline {
  orderId: number;
  key: string;
  orderInfo: string;
}

/** Places an order that is paid online: by PayU where nothing else is wished. */
export async function placeOnline(
  { app, pool, products }: Pick<PayingShop, "app" | "pool" | "products">,
  input: Partial<OrderInput> = {},
): Promise<PlacedOnline> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 3, ...input }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
    body.orderId,
  ]);
  return { orderId: Number(body.orderId), key: rows[0]!.link_key, orderInfo: body.orderInfo ?? "" };
}

/** Follows the pay link as a shopper's browser does, and presses the button where the payment is yet to be begun; returns where it leads. */
export async function payPageOf({ address }: Pick<PayingShop, "address">, key: string): Promise<string> {
  const looked = await fetch(`${address}/pay/${key}`, { redirect: "manual" });
  const response =
    looked.status === 200 ? await fetch(`${address}/pay/${key}`, { method: "POST", redirect: "manual" }) : looked;
  assert.equal(response.status, 303, await response.text());
  return response.headers.get("location")!;
}

/** Returns the provider's page; returns where the shopper is sent back to. */
export async function answerPage(page: string, answer: "pay" | "refuse" | "cancel"): Promise<string> {
  const response = await fetch(page, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" });
  assert.equal(response.status, 303, await response.text());
  return response.headers.get("location")!;
}

/** The whole way of a shopper who pays; returns the page they end on. */
export async function pay(
  shop: PayingShop,
  { key }: Pick<PlacedOnline, "key">,
  answer: "pay" | "refuse" | "cancel" = "pay",
): Promise<string> {
  const back = await answerPage(await payPageOf(shop, key), answer);
  if (!back.includes("/return")) return back;
  const response = await fetch(back, { redirect: "manual" });
  assert.equal(response.status, 303);
  return new URL(response.headers.get("location")!, shop.address).href;
}

/** How an order, its attempts and its emails stand. */
export async function standing(
  pool: Pool,
  orderId: number,
): Promise<{ order: string; attempts: string[]; outcomes: string[]; alarms: number }> {
  const { rows } = await pool.query<{ status: string }>("SELECT status FROM orders WHERE order_id = $1", [orderId]);
  const { rows: events } = await pool.query<{ outcome: string }>(
    "SELECT outcome FROM payment_events JOIN payment_attempts USING (attempt_id) WHERE order_id = $1 ORDER BY event_id",
    [orderId],
  );
  const { rows: alarms } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM outbox WHERE kind = 'paymentAlarm' AND content ->> 'orderNumber' = $1",
    [String(orderId)],
  );
  return {
    order: rows[0]!.status,
    attempts: (await attemptsOf(pool, orderId)).map(({ state }) => state),
    outcomes: events.map(({ outcome }) => outcome),
    alarms: alarms[0]!.count,
  };
}

/** Returns an order's newest attempt, made at the provider. */
export async function madeAttempt(shop: PayingShop, { orderId, key }: PlacedOnline): Promise<AttemptRow> {
  await payPageOf(shop, key);
  return (await attemptsOf(shop.pool, orderId)).at(-1)!;
}

/** A notification as PayU would send it of an attempt, with other values where they are wished. */
export function payuNotification(
  attempt: AttemptRow,
  other: Record<string, unknown> = {},
  { key = secondKey, algorithm = "MD5", digest = "md5" } = {},
): { body: string; headers: Record<string, string> } {
  const order = {
    orderId: attempt.provider_order_id,
    extOrderId: attempt.ext_order_id,
    totalAmount: String(attempt.amount),
    currencyCode: attempt.currency.toUpperCase(),
    status: "COMPLETED",
    ...other,
  };
  const body = JSON.stringify({ order, localReceiptDateTime: "2026-11-21T10:00:00.000+01:00" });
  const signature = payuDigest(Buffer.from(body), digest, key).toString("hex");
  return {
    body,
    headers: {
      "content-type": "application/json",
      "openpayu-signature": `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`,
    },
  };
}

/** Sends a notification to the shop; returns the status. */
export async function notify(
  { address }: Pick<PayingShop, "address">,
  { body, headers }: { body: string; headers: Record<string, string> },
  provider = "payu",
): Promise<number> {
  const response = await fetch(`${address}/notify/${provider}`, { method: "POST", body, headers });
  await response.arrayBuffer();
  return response.status;
}
