import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parseDecimal } from "../../domain/money.ts";
import { allocate } from "../../domain/allocate.ts";
import { at, textAt } from "./ask.ts";
import { paypalOrder } from "./paypal-order.ts";
import type { NewPayment } from "./provider.ts";

const urls = { notify: "", paid: "http://sklep.test/pay/x/return", cancelled: "http://sklep.test/x" };
const buyer = { email: "kasia@przyklad.pl", phone: "600100200", firstName: "Kasia", lastName: "Wójcik" };
const payment = (terms: NewPayment["terms"], lines: NewPayment["lines"]): NewPayment => ({
  extOrderId: "1007-1",
  orderId: 1007,
  amount: terms.products + terms.shipping - terms.reduction,
  currency: "eur",
  terms,
  lines,
  shopName: "Bruk",
  buyer,
  customerIp: "127.0.0.1",
  lanCode: "cz",
  validFor: 3600,
  urls,
});
const value = (body: object, ...way: (string | number)[]) =>
  parseDecimal(textAt(body, "purchase_units", 0, ...way, "value"));

test("items, shipping and reductions add up to the value, to the cent, whatever was bought and taken off", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (parts, products, shipping, off) => {
        const reduction = Math.floor((products + shipping) * off);
        const body = paypalOrder(
          payment(
            { products, shipping, reduction },
            allocate(products, parts).map((amount, n) => ({ name: `Rzecz ${n}`, quantity: 1 + (n % 3), amount })),
          ),
        );
        const items = at(body, "purchase_units", 0, "items") as unknown[];
        const sum = items.reduce<number>(
          (all, item) => all + parseDecimal(textAt(item, "unit_amount", "value")) * Number(textAt(item, "quantity")),
          0,
        );
        const [total, shippingPrice, discount, shippingDiscount] = [
          "item_total",
          "shipping",
          "discount",
          "shipping_discount",
        ].map((name) => value(body, "amount", "breakdown", name)) as [number, number, number, number];
        assert.equal(sum, total);
        assert.equal(total + shippingPrice - discount - shippingDiscount, value(body, "amount"));
        assert.ok(discount <= total && shippingDiscount <= shippingPrice);
        assert.equal(value(body, "amount"), products + shipping - reduction);
      },
    ),
  );
});

test("names fit, and whole signs are kept", () => {
  const body = paypalOrder(
    payment({ products: 100, shipping: 0, reduction: 0 }, [{ name: "🧢".repeat(200), quantity: 2, amount: 100 }]),
  );
  const name = textAt(body, "purchase_units", 0, "items", 0, "name");
  assert.equal([...name].length, 127);
  assert.ok(name.startsWith("2 × 🧢") && name.isWellFormed());
});
