import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { brokenPromises, openSmallShop, type SmallShop } from "../../../test/builders/shop.ts";
import { countOf } from "../../../test/counts.ts";
import { addCode } from "../../database/discount/codes.ts";
import { inTransaction } from "../../database/connect.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { type Currency, decimal, factorText, formatMoney, parseDecimal } from "../../domain/money.ts";

interface Vector {
  lines: { real_price: string; quantity: number; categories_all: string[]; manufacturer_id: string }[];
  shippingCountry: string;
  paymentId: number;
  shippingId: number;
  code: {
    codeType: string;
    codeValue: string;
    codePercent: string;
    codeMinTotal: string;
    codeCategory: string;
    codeManufacturer: string;
  } | null;
  pointsUsed: number;
  currency: Currency;
  expected: {
    available: boolean;
    factor: string;
    products: string;
    shipping: string;
    discount: string;
    points: string;
    total: string;
    pointsDeducted: number;
  };
}

const vectors = new URL("../../../../shared/vectors/order-totals.json", import.meta.url);
const missing = existsSync(vectors) ? false : "the vectors of an independent model are not beside this project";

test(
  "makeOrder charges what every vector of the independent model says, and refuses what a zone does not offer",
  { skip: missing },
  async (t) => {
    const { cases } = JSON.parse(readFileSync(vectors, "utf8")) as { cases: Vector[] };
    assert.ok(cases.length >= 516);
    const shop = await openSmallShop(t);
    // The vectors' categories lie side by side, so that a product is only where its vector says.
    await shop.pool.query("UPDATE categories SET category_parent_id = 177 WHERE category_id <> 177");
    const { app } = await openTestApp(shop.pool);
    const apart = countOf("VECTORS_APART");
    const waiting = [...cases.entries()].filter(([number]) => number % apart === 0);
    const clients = Array.from({ length: 6 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await order(next[1], next[0]);
    });
    await Promise.all(clients);
    assert.deepEqual(await brokenPromises(shop.pool), []);

    async function order(vector: Vector, number: number): Promise<void> {
      const { body, says } = await sent(shop, vector, number);
      const answer = await makeOrder(app, body);
      if (!vector.expected.available) {
        assert.equal(answer.status, 200, says);
        assert.match(answer.body.error ?? "", /^(PAYMENT|SHIPPING)_UNAVAILABLE$/, says);
        return;
      }
      assert.ok(answer.body.orderId, `${JSON.stringify(answer.body)} for ${says}`);
      const { order: row, lines } = (await orderNumbered(shop.pool, Number(answer.body.orderId)))!;
      const stored = {
        available: true,
        factor: factorText(row.factor),
        products: decimal(row.products),
        shipping: decimal(row.shipping),
        discount: decimal(row.discount),
        points: decimal(row.points),
        total: decimal(row.total),
        pointsDeducted: row.points_deducted,
      };
      assert.deepEqual(stored, vector.expected, says);
      assert.equal(
        lines.reduce((sum, line) => sum + line.amount, 0),
        row.products,
        says,
      );
      const shown = answer.body.orderInfo!;
      for (const amount of [vector.expected.products, vector.expected.shipping, vector.expected.total])
        assert.ok(shown.includes(`>${formatMoney(parseDecimal(amount), vector.currency)}<`), `${amount} in ${shown}`);
      for (const amount of [vector.expected.discount, vector.expected.points])
        assert.equal(
          shown.includes(`−${formatMoney(parseDecimal(amount), vector.currency)}`),
          amount !== "0.00",
          `${amount} in ${shown}`,
        );
    }
  },
);

async function sent(
  { pool }: SmallShop,
  vector: Vector,
  number: number,
): Promise<{ body: Record<string, unknown>; says: string }> {
  const body = await inTransaction(pool, async (db) => {
    const lines = [];
    for (const [index, line] of vector.lines.entries()) {
      const product = await addProduct(db, {
        handle: `v${number}-${index}`,
        price: line.real_price,
        categories: line.categories_all.map(Number),
        manufacturer: Number(line.manufacturer_id),
        stock: line.quantity,
      });
      lines.push({ product, quantity: line.quantity });
    }
    const code = vector.code && `V${number}`;
    if (vector.code) {
      await addCode(db, {
        code: code!,
        minTotal: parseDecimal(vector.code.codeMinTotal),
        ...(vector.code.codeType === "1"
          ? { amount: parseDecimal(vector.code.codeValue) }
          : { percent: vector.code.codePercent }),
        ...(vector.code.codeCategory === "0" ? {} : { category: Number(vector.code.codeCategory) }),
        ...(vector.code.codeManufacturer === "0" ? {} : { manufacturer: Number(vector.code.codeManufacturer) }),
      });
    }
    const person = { ...anybody(), shippingCountry: vector.shippingCountry };
    const account = vector.pointsUsed > 0 ? await addAccount(db, { person, points: vector.pointsUsed }) : null;
    return orderBody(db, {
      lines,
      person,
      code,
      paymentId: vector.paymentId,
      shippingId: vector.shippingId,
      shippingPoint: "KRA01M",
      currency: vector.currency,
      points: vector.pointsUsed,
      token: account?.token ?? null,
    });
  });
  const { expected } = vector;
  const sums = expected.available
    ? {
        summaryRate: expected.factor,
        summaryProducts: expected.products,
        summaryShipping: expected.shipping,
        summaryDiscount: expected.discount,
        summaryPointsDiscount: expected.points,
      }
    : {};
  return { body: { ...body, ...sums }, says: `vector ${number}: ${JSON.stringify(vector)}` };
}
