import assert from "node:assert/strict";
import type { OneReturn } from "../../src/contract/operator/returns.ts";
import { operatorRoutes as routes } from "../../src/contract/operator/routes.ts";
import { stateOf } from "../../src/database/order/order-states.ts";
import { orderNumbered } from "../../src/database/order/orders.ts";
import { orderBalance } from "../../src/database/order/settlements.ts";
import { changeOrderState } from "../../src/flows/order/change-order-state.ts";
import { type PayingShop, pay, type PlacedOnline, placeOnline } from "./payments.ts";
import type { Member } from "./staff.ts";

type Input = NonNullable<Parameters<typeof placeOnline>[1]>;

/** What tests of exchanges do, as a person of the shop does it. */
export function exchanging(shop: PayingShop, ola: Member) {
  const { pool, payu, products } = shop;
  const now = () => new Date();

  /** A hoodie of size S and a cap, paid online and delivered, unless something else is wished. */
  async function delivered(input: Input = {}): Promise<PlacedOnline> {
    const order = await placeOnline(shop, {
      lines: [{ product: products.hoodie, size: "S" }, { product: products.cap }],
      ...input,
    });
    if ((input.paymentId ?? 3) === 3) {
      await pay(shop, order);
      await payu.settled();
    }
    await deliver(order.orderId);
    return order;
  }

  async function deliver(orderId: number): Promise<void> {
    await changeOrderState(pool, { orderId, to: "sent", now: now() });
    await changeOrderState(pool, { orderId, to: "delivered", now: now(), pointsPerZloty: 1 });
  }

  async function open(orderId: number, pieces: { position: number; quantity: number }[] = []): Promise<OneReturn> {
    const parameters = { number: orderId };
    return (await ola.call(routes.openReturn, { parameters, body: { kind: "goodwill", pieces } })).body;
  }
  const read = async (id: number): Promise<OneReturn> =>
    (await ola.call(routes.oneReturn, { parameters: { id } })).body;
  const variant = (product: keyof typeof products, size: string) => Number(products[product].variants[size]);
  const line = (variantId: number, quantity = 1, position = 1) => ({ position, variantId, quantity });

  /** Agrees to an exchange, on the newest version. */
  async function agree(id: number, lines: object[], member: Member = ola) {
    const { version } = await read(id);
    return member.call(routes.agreeExchange, { parameters: { id }, body: { lines, tell: true }, version });
  }

  /** An order whose hoodie is exchanged for size M: the return, and the order that is got. */
  async function exchanged(input: Input = {}): Promise<{ first: number; id: number; second: number; key: string }> {
    const { orderId: first, key } = await delivered(input);
    const { id } = await open(first);
    const { body } = await agree(id, [line(variant("hoodie", "M"))]);
    assert.ok(body.exchange, JSON.stringify(body));
    return { first, id, second: body.exchange.order, key };
  }

  /** Says in which condition pieces of a line came. */
  async function arrive(id: number, counts: object = {}, position = 1): Promise<void> {
    const { parcel, version, pieces } = await read(id);
    const piece = { expected: 1, asNew: 1, used: 0, missing: 0, restocked: 1, ...counts };
    const known = pieces.map(({ position: at, expected, asNew, used, missing, restocked, kept, why }) =>
      at === position
        ? { position: at, ...piece }
        : { position: at, expected, asNew, used, missing, restocked, kept: kept ?? 0, why: why ?? "" },
    );
    const { status, body } = await ola.call(routes.changeReturn, {
      parameters: { id },
      body: { parcel, pieces: known },
      version,
    });
    assert.equal(status, 200, JSON.stringify(body));
  }

  const settling = (more: object) => ({ shipping: 0, money: "asItCame", tell: true, ...more });
  const preview = async (id: number, more: object = {}) =>
    (await ola.call(routes.previewReturn, { parameters: { id }, body: settling(more) })).body;
  async function settle(id: number, more: object = {}) {
    const { version } = await read(id);
    return (await ola.call(routes.settleReturn, { parameters: { id }, body: settling(more), version })).body;
  }

  /** Cancels or takes back an order whole, as its page does. */
  async function undoOrder(number: number, kind: "cancellation" | "return") {
    const { versions } = (await ola.call(routes.order, { parameters: { number } })).body;
    const body = {
      kind,
      taken: { what: "everything", restocked: true },
      withheld: 0,
      withheldReason: null,
      reason: { ready: "changedMind" },
      money: "asItCame",
      tell: true,
    };
    return (await ola.call(routes.settleOrder, { parameters: { number }, body, version: versions.money })).body;
  }

  const order = async (orderId: number) => (await orderNumbered(pool, orderId))!;
  const state = (orderId: number) => stateOf(pool, orderId);
  const balance = async (orderId: number) => (await orderBalance(pool, orderId)).balance;
  const money = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body.money!;

  return {
    delivered,
    deliver,
    open,
    read,
    variant,
    line,
    agree,
    exchanged,
    arrive,
    preview,
    settle,
    undoOrder,
    order,
    state,
    balance,
    money,
  };
}
