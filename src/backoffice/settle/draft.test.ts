import assert from "node:assert/strict";
import { test } from "node:test";
import type { Order } from "../../contract/operator/order.ts";
import { canSettle, type Draft, firstDraft, kindsFor, settlingOf, sumOf, typed, withQuantity } from "./draft.ts";

type Seen = Pick<Order, "state" | "lines" | "money">;

/** Two of one thing and one of another, delivery 12.99, of which the law gives back 9.99. */
function order(state: Order["state"], paid = true): Seen {
  const line = {
    productId: 1,
    variantId: 1,
    variant: "",
    packed: 0,
    sku: null,
    ean: null,
    shelf: null,
    picture: null,
    path: null,
  };
  return {
    state,
    lines: [
      { ...line, position: 1, name: "Koszulka", quantity: 2, left: 2 },
      { ...line, position: 2, name: "Kurtka", quantity: 1, left: 1 },
    ],
    money: {
      paid: paid ? { amount: 1, currency: "pln" } : null,
      atDoor: 0,
      moved: [] as NonNullable<Order["money"]>["moved"],
      shippingLeft: 1299,
      shippingOwed: 999,
    } as NonNullable<Order["money"]>,
  };
}
const takenOf = (draft: Draft, seen: Seen) => settlingOf(draft, seen)?.taken;

test("what was not sent is cancelled, what was is returned, and only what is paid becomes cheaper", () => {
  assert.deepEqual(kindsFor(order("paid")), ["cancellation", "reduction"]);
  assert.deepEqual(kindsFor(order("awaitingPayment", false)), ["cancellation"]);
  assert.deepEqual(kindsFor(order("awaitingPayment")), ["cancellation"], "paid in part, it has no price to lower yet");
  assert.deepEqual(kindsFor(order("delivered")), ["return", "reduction"]);
  assert.deepEqual(
    [canSettle(order("awaitingReview")), canSettle(order("returned")), canSettle(order("packed"))],
    [false, false, true],
  );
});

test("of what was sent and nobody has paid nothing is given back, until the courier has the money", () => {
  const unpaid = order("sent", false);
  assert.deepEqual(
    [canSettle(unpaid), canSettle(order("sent")), canSettle(order("packed", false))],
    [false, true, true],
  );
  assert.equal(canSettle({ ...unpaid, state: "delivered", money: { ...unpaid.money!, atDoor: 32_999 } }), true);
  const moved = [{ order: 1, amount: 100 }] as NonNullable<Order["money"]>["moved"];
  assert.equal(canSettle({ ...unpaid, money: { ...unpaid.money!, moved } }), true, "an exchange is paid by its goods");
});

test("all of it goes as all of it, unless delivery or stock differ", () => {
  const paid = order("paid");
  const whole = firstDraft(paid, true);
  assert.equal(whole.shipping, "12,99");
  assert.deepEqual(takenOf(whole, paid), { what: "everything", restocked: true });
  const worn = whole.lines.map((line) => ({ ...line, restocked: line.position === 1 }));
  const piece = (position: number, quantity: number, restocked: number) => ({ position, quantity, restocked, less: 0 });
  assert.deepEqual(takenOf({ ...whole, lines: worn }, paid), {
    what: "lines",
    lines: [piece(1, 2, 2), piece(2, 1, 0)],
    shipping: 1299,
  });
  const sent = order("delivered");
  assert.deepEqual(takenOf(firstDraft(sent, true), sent), {
    what: "lines",
    lines: [piece(1, 2, 2), piece(2, 1, 1)],
    shipping: 999,
  });
});

test("delivery is suggested with the last piece and taken away with the first that stays", () => {
  const sent = order("delivered");
  let draft = withQuantity(firstDraft(sent, false), sent, 1, 2);
  assert.deepEqual(
    [draft.shipping, settlingOf(draft, sent)?.taken],
    ["", { what: "lines", lines: [{ position: 1, quantity: 2, restocked: 2, less: 0 }], shipping: 0 }],
  );
  draft = withQuantity(draft, sent, 2, 1);
  assert.equal(draft.shipping, "9,99");
  assert.equal(withQuantity(draft, sent, 1, 1).shipping, "");
  const own = withQuantity({ ...draft, shipping: "5" }, sent, 1, 2);
  assert.equal(own.shipping, "5", "what somebody typed stays while nothing else follows from it");
});

test("nothing is asked for while nothing is chosen, a sum is none, or own words are missing", () => {
  const sent = order("delivered");
  const none = firstDraft(sent, false);
  assert.equal(settlingOf(none, sent), null);
  const some = withQuantity(none, sent, 1, 1);
  assert.equal(settlingOf({ ...some, shipping: "1,999" }, sent), null);
  assert.equal(settlingOf({ ...some, reason: "own", words: "  " }, sent), null);
  assert.equal(settlingOf({ ...some, withheld: "5", withheldReason: "own" }, sent), null);
  const { withheld, withheldReason, reason } = settlingOf(
    { ...some, withheld: "5", reason: "own", words: " plama " },
    sent,
  )!;
  assert.deepEqual([withheld, withheldReason, reason], [500, { ready: "worn" }, { words: "plama" }]);
});

test("a lower price is one sum for all, or thing by thing", () => {
  const sent = order("delivered");
  const lower: Draft = { ...firstDraft(sent, false), kind: "reduction", reason: "defect" };
  assert.equal(settlingOf(lower, sent), null);
  assert.deepEqual(takenOf({ ...lower, agreed: "20" }, sent), { what: "agreed", amount: 2000 });
  const lines = lower.lines.map((line) => ({ ...line, less: line.position === 2 ? "15,50" : "" }));
  assert.deepEqual(takenOf({ ...lower, together: false, lines }, sent), {
    what: "lines",
    lines: [{ position: 2, quantity: 0, restocked: 0, less: 1550 }],
    shipping: 0,
  });
});

test("sums are read as they are typed, an empty field as none", () => {
  for (const [text, sum] of [
    ["", 0],
    ["19,90", 1990],
    ["x", null],
  ] as const)
    assert.equal(sumOf(text), sum, text);
  for (const amount of [0, 1990]) assert.equal(sumOf(typed(amount)), amount);
});
