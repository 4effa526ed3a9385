import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { pricedTotal, type PricedLine } from "./cart.ts";
import { shippingPrice, zoneOf } from "../delivery/delivery.ts";
import type { CodeTerms } from "../discount/discount-code.ts";
import { convert, decimal, factorFor, factorText, parseDecimal, type Currency } from "../money.ts";
import { orderTotals } from "./totals.ts";
import { countriesIn, zonesIn } from "../delivery/zones.ts";

const rates = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };
const vectors = new URL("../../../../shared/vectors/order-totals.json", import.meta.url);
const missing = existsSync(vectors) ? false : "the vectors of an independent model are not beside this project";

test("an order's totals agree with every vector of the independent model", { skip: missing }, () => {
  const { cases } = JSON.parse(readFileSync(vectors, "utf8")) as { cases: Vector[] };
  assert.ok(cases.length >= 516);
  for (const vector of cases) assert.deepEqual(answered(vector), vector.expected, JSON.stringify(vector));
});

test("each term is converted and rounded, then summed: 50.12 EUR, not 50.11", () => {
  const { amount, pln } = orderTotals({ lines: [line(19999)], shipping: 1299, code: null, points: 0, factor: 2353 });
  assert.deepEqual(amount, { products: 4706, shipping: 306, discount: 0, points: 0, total: 5012 });
  assert.equal(pln.total, 21298);
});

test("the products term converts the PLN sum, not the lines", () => {
  const { amount } = orderTotals({
    lines: [line(2), line(2), line(2)],
    shipping: 0,
    code: null,
    points: 0,
    factor: 2353,
  });
  assert.equal(amount.products, 1);
});

test("discount and points are shown uncapped, the total is floored at 0", () => {
  const code: CodeTerms = {
    codeType: "1",
    codeValue: "1000.00",
    codePercent: "0",
    codeMinTotal: "0",
    codeCategory: "0",
    codeManufacturer: "0",
  };
  const { pln, pointsDeducted } = orderTotals({
    lines: [line(5000)],
    shipping: 1299,
    code,
    points: 300,
    factor: 10_000,
  });
  assert.deepEqual(pln, { products: 5000, shipping: 1299, discount: 100_000, points: 1500, total: 0 });
  assert.equal(pointsDeducted, 0);
});

test("without a shipping price the line stays null and the total is that of the rest", () => {
  const { amount, pln } = orderTotals({ lines: [line(10_000)], shipping: null, code: null, points: 100, factor: 2500 });
  assert.deepEqual(pln, { products: 10_000, shipping: null, discount: 0, points: 500, total: 9500 });
  assert.deepEqual(amount, { products: 2500, shipping: null, discount: 0, points: 125, total: 2375 });
});

test("totals are never below 0, and above it they are the sum of their shown terms", () => {
  const order = fc.record({
    lines: fc.array(fc.record({ price: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 6 }),
    shipping: fc.nat(12_000),
    value: fc.nat(300_000),
    points: fc.nat(9999),
    currency: fc.constantFrom<Currency>("pln", "eur", "gbp", "usd"),
  });
  fc.assert(
    fc.property(order, ({ lines, shipping, value, points, currency }) => {
      const priced = lines.map(({ price, quantity }) => line(price, quantity));
      const code: CodeTerms = {
        codeType: "1",
        codeValue: decimal(value),
        codePercent: "0",
        codeMinTotal: "0",
        codeCategory: "0",
        codeManufacturer: "0",
      };
      const factor = factorFor(currency, rates);
      const { pln, amount, pointsDeducted } = orderTotals({ lines: priced, shipping, code, points, factor });
      for (const terms of [pln, amount]) {
        assert.equal(terms.total, Math.max(0, terms.products + terms.shipping - terms.discount - terms.points));
        assert.ok(Object.values(terms).every((term) => Number.isSafeInteger(term) && term >= 0));
      }
      assert.equal(amount.products, convert(pln.products, factor));
      assert.ok(pointsDeducted <= points && pointsDeducted % 100 === 0);
      if (currency === "pln") assert.deepEqual(pln, amount);
    }),
  );
});

interface Vector {
  lines: { real_price: string; quantity: number; categories_all: string[]; manufacturer_id: string }[];
  shippingCountry: string;
  paymentId: number;
  shippingId: number;
  code: CodeTerms | null;
  pointsUsed: number;
  currency: Currency;
  expected: Record<string, unknown>;
}

function answered({
  lines,
  shippingCountry,
  paymentId,
  shippingId,
  code,
  pointsUsed,
  currency,
}: Vector): Record<string, unknown> {
  const priced = lines.map((entry, at) => ({
    product_id: String(at),
    ...entry,
    real_price: parseDecimal(entry.real_price),
  }));
  const payment = zoneOf(shippingCountry, countriesIn("pl"), zonesIn("pl"))?.payment.find(
    (one) => one.paymentId === paymentId,
  );
  const shipping = payment?.shipping.find((one) => one.shippingId === shippingId);
  const price = shipping === undefined ? null : shippingPrice(shipping, { cartTotal: pricedTotal(priced), weight: 0 });
  if (price === null) return { available: false };
  const factor = factorFor(currency, rates);
  const { amount, pointsDeducted } = orderTotals({ lines: priced, shipping: price, code, points: pointsUsed, factor });
  const terms = Object.fromEntries(Object.entries(amount).map(([name, term]) => [name, decimal(term)]));
  return { available: true, factor: factorText(factor), ...terms, pointsDeducted };
}

function line(real_price: number, quantity = 1): PricedLine {
  return { product_id: "17", real_price, quantity, categories_all: ["177"], manufacturer_id: "9" };
}
