import assert from "node:assert/strict";
import type { FastifyInstance } from "fastify";
import type { Order } from "../../src/contract/operator/order.ts";
import type { Problem } from "../../src/contract/operator/problem.ts";
import { loggedHeader } from "../../src/contract/operator/route.ts";
import { operatorRoutes as routes } from "../../src/contract/operator/routes.ts";
import { recordTransfer } from "../../src/flows/payment/record-transfer.ts";
import { makeOrder, openTestApp } from "./app.ts";
import { orderBody, type OrderInput } from "./order-body.ts";
import { openSmallShop, type SmallShop } from "./shop.ts";
import { comeIn, type Member } from "./staff.ts";

type Called = Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }>;

/** A small shop with an owner in its back office. */
export interface Office extends SmallShop {
  app: FastifyInstance;
  ola: Member;
  /** Places an order, by transfer unless it is said otherwise; returns its number. */
  place(input?: Partial<OrderInput>): Promise<number>;
  /** An order whose money has come, so that it has its document. */
  placePaid(): Promise<number>;
  read(number: number): Promise<Order>;
  /** Does something that has to be done; returns the number by which it is taken back. */
  did(called: Called): Promise<number>;
  undo(id: unknown, by?: Member): Promise<{ status: number; body: { id: number } & Partial<Problem> }>;
  addNote(number: number): Promise<number>;
  tag(number: number, tags: string[]): Promise<number>;
  move(number: number, to: string, how?: { tracking?: string; by?: Member }): Promise<number>;
  /** A statement in the register, of no order that is known. */
  withdrawal(): Promise<number>;
  isClosed(withdrawalId: number): Promise<boolean>;
}

/** Opens a back office; it lasts until the file ends. */
export async function openOffice(): Promise<Office> {
  const shop = await openSmallShop();
  const { pool, products } = shop;
  const { app } = await openTestApp(pool);
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
  const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
  const place = async (input: Partial<OrderInput> = {}) => {
    const { body } = await makeOrder(
      app,
      await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1, ...input }),
    );
    assert.ok(body.orderId, JSON.stringify(body));
    return Number(body.orderId);
  };
  const did = async (called: Called) => {
    const { status, body, headers } = await called;
    assert.equal(status, 200, JSON.stringify(body));
    return Number(headers[loggedHeader]);
  };
  return {
    ...shop,
    app,
    ola,
    place,
    read,
    did,
    async placePaid() {
      const number = await place();
      const { money } = await read(number);
      await recordTransfer(pool, { orderId: number, amount: money!.total, currency: null, now: new Date() });
      return number;
    },
    undo: (id, by = ola) => by.call(routes.undo, { parameters: { id: Number(id) } }),
    addNote: (number) => did(ola.call(routes.addNote, { parameters: { number }, body: { text: "uwaga" } })),
    tag: async (number, tags) =>
      did(
        ola.call(routes.changeTags, {
          parameters: { number },
          body: { tags },
          version: (await read(number)).versions.tags,
        }),
      ),
    move: async (number, to, { tracking, by = ola } = {}) =>
      did(
        by.call(routes.moveOrder, {
          parameters: { number },
          body: { to, ...(tracking !== undefined && { tracking }) },
          version: (await read(number)).versions.state,
        }),
      ),
    async withdrawal() {
      const { rows } = await pool.query<{ id: number }>(
        "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1) RETURNING withdrawal_id AS id",
      );
      return rows[0]!.id;
    },
    async isClosed(id) {
      const { withdrawals } = (await ola.call(routes.withdrawals, { query: { view: "all" } })).body;
      return withdrawals.find((one) => one.id === id)!.closedAt !== null;
    },
  };
}
