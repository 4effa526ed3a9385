import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import { changeQuantity } from "../cart/change-quantity.ts";
import { fillField } from "../../session/order-form.ts";
import { initialState, type SessionState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { forgetAnsweredRefusals } from "./answered-refusal.ts";
import { noOrderAttempt, orderAttempt } from "./attempt.ts";

const code = {
  codeValid: true as const,
  codeCode: "BRUK10",
  codeType: "2" as const,
  codeValue: "0.00",
  codePercent: "10",
  codeMinTotal: "0.00",
  codeCategory: "0",
  codeManufacturer: "0",
  codeExpire: "",
};
const cap = productWith({
  product_name: "Czapka Dozór",
});

let stop = () => undefined as void;
beforeEach(() => {
  session.setState(
    {
      ...initialState,
      products: [{ key: "20", product: cap, a2p: null, quantity: 2 }],
      code,
      shippingPoint: null,
      userPoints: 500,
      userPointsUse: 500,
      userPointsActive: true,
    },
    true,
  );
  orderAttempt.setState(noOrderAttempt, true);
  stop = forgetAnsweredRefusals();
});
afterEach(() => stop());

const answers: [refusal: string, about: string | null, change: () => void][] = [
  ["CODE_EXPIRED", "discountCode", () => session.setState({ code: null })],
  ["POINTS_TOO_FEW", "usedPoints", () => session.setState({ userPointsActive: false })],
  ["POINT_UNKNOWN", "shippingPoint", () => session.setState({ shippingPoint: "KRA02A" })],
  ["SOLD_OUT", "20", () => session.setState({ products: [] })],
  ["QUANTITY_LIMIT", "20", () => changeQuantity("20", 1)],
  ["PRODUCT_COUNTRY_BLOCKED", "20", () => fillField("shippingCountry", "14")],
  ["FIELD_INVALID", "paymentNip", () => fillField("paymentNip", "5260250274")],
];

for (const [refusal, about, change] of answers) {
  test(`${refusal} goes once the shopper changes what it is about, and not before`, () => {
    orderAttempt.setState({ refusal: { code: refusal, message: "…", about } });
    fillField("shippingCity", "Sopot");
    session.setState({ orderStep: "userData" } satisfies Partial<SessionState>);
    assert.equal(orderAttempt.getState().refusal?.code, refusal);
    change();
    assert.equal(orderAttempt.getState().refusal, null);
  });
}

test("a shop that could not be reached is told of until the next attempt", () => {
  orderAttempt.setState({ refusal: { code: null, message: "Błąd serwera, spróbuj ponownie.", about: null } });
  fillField("shippingCity", "Sopot");
  session.setState({ code: null });
  assert.notEqual(orderAttempt.getState().refusal, null);
});
