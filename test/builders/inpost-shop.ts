import assert from "node:assert/strict";
import { after } from "node:test";
import { inpostAccess, openInpostStandIn } from "../../stand-ins/carriers/inpost.ts";
import { carriersAt } from "../../src/bin/configured-carriers.ts";
import { testsBy } from "../../src/bin/configured-connections.ts";
import { operatorRoutes as routes } from "../../src/contract/operator/routes.ts";
import { saveConfig } from "../../src/database/config.ts";
import { orderNumbered } from "../../src/database/order/orders.ts";
import { buyLabel } from "../../src/flows/parcel/buy-label.ts";
import { recordTransfer } from "../../src/flows/payment/record-transfer.ts";
import { makeOrder, openTestApp } from "./app.ts";
import { orderBody, type OrderInput } from "./order-body.ts";
import { standIns } from "./server-parts.ts";
import { openSmallShop } from "./shop.ts";
import { comeIn } from "./staff.ts";

/** A shop that says who sends, its owner, and InPost as its stand-in; others at these hosts. */
export async function openInpostShop(others: { apaczka?: string; dpd?: string; packeta?: string } = {}) {
  const { pool, products } = await openSmallShop();
  const inpost = await openInpostStandIn();
  after(() => inpost.close());
  const carriers = carriersAt({ inpost: inpost.url, ...others });
  const { app } = await openTestApp(pool, {
    connections: { ...standIns.connections, tests: testsBy(carriers) },
    carriers,
  });
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
  const by = { connections: standIns.connections, carriers };
  for (const [code, value] of Object.entries({
    shop_company: "Kowalska Studio",
    shop_street: "ul. Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_phone: "+48600100200",
    shop_email: "sklep@bruk.example",
  }))
    await saveConfig(pool, code, value);

  /** Says in the connections by which of its APIs InPost is reached. */
  async function connect(api: "shipx" | "global", more: Record<string, string> = {}) {
    const { connections } = (await ola.call(routes.connections)).body;
    const { version } = connections.find(({ kind }) => kind === "inpost")!;
    const { clientId, token, clientSecret } = inpostAccess;
    const saved = await ola.call(routes.saveConnection, {
      parameters: { kind: "inpost" },
      body: { on: true, fields: { api, organizationId: "123", clientId, token, clientSecret, ...more } },
      version,
    });
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
  }

  /** An order that is packed into one parcel. */
  async function packed(input: Partial<OrderInput> = {}, weight: number | null = 1800) {
    const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2, ...input });
    const number = Number((await makeOrder(app, body)).body.orderId);
    if (input.paymentId === 1) {
      const { order } = (await orderNumbered(pool, number))!;
      await recordTransfer(pool, { orderId: number, currency: order.currency, amount: order.total, now: new Date() });
    }
    const { lines } = (await ola.call(routes.order, { parameters: { number } })).body;
    const done = await ola.call(routes.packParcel, {
      parameters: { number },
      body: {
        lines: lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity })),
        weight,
      },
    });
    assert.equal(done.status, 200, JSON.stringify(done.body));
    return { number, parcel: done.body.parcels[0]!.id };
  }

  const buy = ({ number, parcel }: { number: number; parcel: number }) =>
    ola.call(routes.buyLabel, { parameters: { number }, body: { parcel, size: "small", weight: 900 } });
  const labels = async (number: number) => (await ola.call(routes.orderLabels, { parameters: { number } })).body;
  const newest = async (number: number) => (await labels(number)).labels[0]!;
  /** Does what waits for the newest label of an order. */
  const work = async (number: number) => buyLabel(pool, { labelId: (await newest(number)).id, ...by });
  /** An order whose parcel has a label. */
  async function labelled(input: Partial<OrderInput> = {}) {
    const order = await packed(input);
    assert.equal((await buy(order)).status, 200);
    await work(order.number);
    return { ...order, tracking: (await newest(order.number)).tracking! };
  }
  return { pool, products, app, ola, inpost, by, connect, packed, buy, labels, newest, work, labelled };
}
