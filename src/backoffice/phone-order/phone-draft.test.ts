import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyDraft, lackingOf, type PhoneDraft, placingOf } from "./phone-draft.ts";

const picked = { variantId: 7, variant: "", sku: null, ean: null, stock: 4, price: 3010, name: "Bidon", picture: null };

test("an order is sent once nothing is lacking, and what is lacking is named in the order of the form", () => {
  const draft: PhoneDraft = { ...emptyDraft("pl"), lines: [{ picked, quantity: 1, price: "25" }] };
  assert.deepEqual(lackingOf(draft), [
    "OFFICE_PAYMENT",
    "OFFICE_DELIVERY",
    "OFFICE_PHONE_REASON",
    "OFFICE_PHONE_TERMS",
  ]);
  assert.equal(placingOf(draft), null);
  const whole = { ...draft, paymentId: 2, shippingId: 1, reason: "Rysa", terms: true };
  assert.deepEqual(lackingOf(whole), []);
  assert.deepEqual(placingOf(whole)?.lines, [{ variantId: 7, quantity: 1, price: 2500 }]);
});
