import assert from "node:assert/strict";
import { test } from "node:test";
import type { InvoiceLine } from "../invoice/invoice.ts";
import { isRegisteredAlone, receiptLines } from "./fiscal-receipt.ts";

const line = (said: Partial<InvoiceLine>): InvoiceLine => ({
  position: 1,
  name: "Bidon",
  quantity: 1,
  amount: 3010,
  gross: 3010,
  rate: "23",
  shipping: false,
  ...said,
});

test("a receipt's lines are what was paid, to the grosz, and pieces that share it unevenly are one", () => {
  const lines = [
    line({ quantity: 2, gross: 6020 }),
    line({ quantity: 3, gross: 100 }),
    line({ name: "Kurier", gross: 0, shipping: true }),
  ];
  assert.deepEqual(receiptLines({ currency: "pln", total: 6120, lines }), [
    { name: "Bidon", quantity: 2, unitPrice: 3010, total: 6020, rate: "23" },
    { name: "3 × Bidon", quantity: 1, unitPrice: 100, total: 100, rate: "23" },
  ]);
});

test("a sale in another currency, of another country's VAT, or of nothing, is none for a cash register", () => {
  assert.equal(receiptLines({ currency: "pln", total: 3010, lines: [line({ rate: "CZ 21" })] }), null);
  assert.equal(receiptLines({ currency: "eur", total: 100, lines: [line({})] }), null);
  assert.equal(receiptLines({ currency: "pln", total: 0, lines: [line({ gross: 0 })] }), null);
});

test("cash, collection in person and goods that are never exempt are registered by themselves; what is not proven a person looks at", () => {
  assert.equal(isRegisteredAlone(["cash"]), true);
  assert.equal(isRegisteredAlone(["address", "goods"]), true);
  assert.equal(isRegisteredAlone(["address", "unproven"]), false);
  assert.equal(isRegisteredAlone([]), false);
});
