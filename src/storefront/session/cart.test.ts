import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { productWith } from "../../../test/builders/product.ts";
import { addProduct } from "./cart.ts";
import { changeQuantity, putBack } from "../order-panel/cart/change-quantity.ts";
import { addToCompare } from "./compare.ts";
import { goToCart, goToUserData } from "../order-panel/steps.ts";
import { closePanel, openPanel } from "./panel.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";

const tee = productWith({
  product_name: "Koszulka Jedna",
  url: "koszulka-jedna/",
  real_price: "119.99",
  product_quantity: 3,
});

beforeEach(() => session.setState(initialState, true));

test("on desktop adding a product opens the order panel, on mobile it does not", () => {
  assert.deepEqual(addProduct(tee, null), { kind: "added", key: "20" });
  assert.equal(session.getState().orderShow, true);

  session.setState({ ...initialState, mobile: true }, true);
  addProduct(tee, null);
  assert.equal(session.getState().orderShow, false);
});

test("more than the shop has is refused and changes nothing", () => {
  addProduct(tee, null, 3);
  closePanel();
  assert.deepEqual(addProduct(tee, null), { kind: "refused", code: "PRODUCT_ADD_ERROR1" });
  assert.equal(session.getState().products[0]?.quantity, 3);
  assert.equal(session.getState().orderShow, false);
});

test("a quantity of 0 removes the line, and it can be put back where it stood", () => {
  addProduct(tee, null);
  addProduct({ ...tee, product_id: "21" }, null);
  const removed = changeQuantity("20", 0);
  assert.deepEqual(
    session.getState().products.map((line) => line.key),
    ["21"],
  );
  assert.ok(removed);
  putBack(removed);
  assert.deepEqual(
    session.getState().products.map((line) => line.key),
    ["20", "21"],
  );
});

test("a removed line that was added anew meanwhile is not doubled", () => {
  addProduct(tee, null);
  const removed = changeQuantity("20", 0);
  addProduct(tee, null);
  assert.ok(removed);
  putBack(removed);
  assert.equal(session.getState().products.length, 1);
});

test("closing from 'confirm' hides the panel and resets the step to 'userData'; from another step it only hides", () => {
  openPanel();
  goToUserData();
  assert.equal(session.getState().orderStep, "userData");
  closePanel();
  assert.deepEqual([session.getState().orderShow, session.getState().orderStep], [false, "userData"]);

  session.setState({ orderShow: true, orderStep: "confirm" });
  goToCart();
  assert.equal(session.getState().orderStep, "confirm", "a placed order stays placed");
  closePanel();
  assert.deepEqual([session.getState().orderShow, session.getState().orderStep], [false, "userData"]);
});

test("a product is compared once", () => {
  assert.equal(addToCompare(tee), true);
  assert.equal(addToCompare(tee), false);
  assert.equal(session.getState().productsCompare?.length, 1);
});
