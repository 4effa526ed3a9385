import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import type { CheckoutData } from "../../../contract/checkout-data.ts";
import { addProduct } from "../../session/cart.ts";
import { fillField, formOf } from "../../session/order-form.ts";
import { initialState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { followSelection, pickPayment, pickShipping, selectAgain } from "./selection.ts";

const courier = (price: string) => ({
  shippingId: 1,
  shippingCode: "kurier",
  shippingName: "Kurier",
  shippingFree: "200.00",
  prices: [{ maxWeight: 10_000, price }],
});
const locker = (price: string) => ({ ...courier(price), shippingId: 8, shippingCode: "pm", shippingName: "Automat" });
const data: CheckoutData = {
  zones: [
    {
      zoneId: "1",
      zoneName: "Polska",
      payment: [
        {
          paymentId: 2,
          paymentCode: "cash",
          paymentName: "Za pobraniem",
          shipping: [courier("15.99"), locker("16.99")],
        },
        { paymentId: 3, paymentCode: "online", paymentName: "Online", shipping: [courier("12.99"), locker("14.99")] },
      ],
    },
  ],
  countries: [
    { country_id: "2", country_code: "PL", country_name: "Polska", countryZone_id: "1" },
    { country_id: "99", country_code: "ZZ", country_name: "Nigdzie", countryZone_id: null },
  ],
  arrivals: [],
  marks: {},
  unpaidZones: [],
  preferred: { paymentCode: "online", shippingCode: "kurier" },
};
const cap = productWith();

let stop = () => undefined as void;
beforeEach(() => {
  session.setState(initialState, true);
  addProduct(cap, null);
  selectAgain(data);
  stop = followSelection(data);
});
afterEach(() => stop());

test("at first the preferred payment and courier are selected, at the cart's price", () => {
  assert.deepEqual(chosen(), { paymentId: 3, shippingId: 1, shippingCode: "kurier", shippingPrice: 1299 });
});

test("the shipping price follows the payment; the shipping stays", () => {
  pickPayment(data, 2);
  assert.deepEqual(chosen(), { paymentId: 2, shippingId: 1, shippingCode: "kurier", shippingPrice: 1599 });
});

test("choosing the locker touches the postcode, which is invalid while shorter than 5", () => {
  pickShipping(data, 8);
  const { touched, valid } = formOf(session.getState()).shippingPostCode;
  assert.deepEqual({ touched, valid }, { touched: true, valid: false });
});

test("a changed cart total selects again and forgets the point; from 200 PLN on delivery is free", () => {
  pickShipping(data, 8);
  session.setState({ shippingPoint: "KRA01M" });
  addProduct(cap, null);
  assert.equal(session.getState().shippingPoint, null);
  assert.equal(session.getState().shippingPrice, 1499);
  addProduct(cap, null);
  assert.equal(session.getState().shippingPrice, 0);
});

test("a cart that grows heavier pays the next step, and one that fits no step is offered nothing", () => {
  const stepped = structuredClone(data);
  for (const { shipping } of stepped.zones[0]!.payment)
    for (const one of shipping)
      one.prices = [
        { maxWeight: 500, price: "10.00" },
        { maxWeight: 900, price: "14.00" },
      ];
  stop();
  const stone = productWith({ real_price: "1.00", weight: 300 });
  session.setState({ products: [] });
  addProduct(stone, null);
  selectAgain(stepped);
  stop = followSelection(stepped);
  const prices = [session.getState().shippingPrice];
  for (let more = 0; more < 3; more += 1) {
    addProduct(stone, null);
    prices.push(session.getState().shippingPrice);
  }
  assert.deepEqual(prices, [1000, 1400, 1400, null]);
});

test("a changed postcode forgets the point, another field does not", () => {
  pickShipping(data, 8);
  session.setState({ shippingPoint: "KRA01M" });
  fillField("shippingCity", "Kraków");
  assert.equal(session.getState().shippingPoint, "KRA01M");
  fillField("shippingPostCode", "31-403");
  assert.equal(session.getState().shippingPoint, null);
});

test("a country without a zone leaves nothing selected", () => {
  fillField("shippingCountry", "99");
  assert.deepEqual(chosen(), { paymentId: null, shippingId: null, shippingCode: null, shippingPrice: null });
});

test("selecting again on a reload keeps the chosen point", () => {
  pickShipping(data, 8);
  session.setState({ shippingPoint: "KRA01M" });
  selectAgain(data);
  assert.equal(session.getState().shippingPoint, "KRA01M");
});

function chosen() {
  const { paymentId, shippingId, shippingCode, shippingPrice } = session.getState();
  return { paymentId, shippingId, shippingCode, shippingPrice };
}
