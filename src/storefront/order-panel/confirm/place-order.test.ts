import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { productWith } from "../../../../test/builders/product.ts";
import { deviceHeader } from "../../../contract/device-header.ts";
import { order } from "../../../domain/dictionary/pl/order.ts";
import { setField } from "../../../domain/order/order-form.ts";
import { teach } from "../../app/text.ts";
import { formOf } from "../../session/order-form.ts";
import { initialState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { placeOrder } from "./place-order.ts";
import { noOrderAttempt, orderAttempt } from "./attempt.ts";

const config = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };
const cap = productWith({
  product_name: "Czapka Dozór",
});
const page = new EventTarget();
Object.assign(globalThis, { document: page });
teach(order);

let sent: { path: string; type: string | null; device: string | null; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  orderAttempt.setState(noOrderAttempt, true);
  session.setState(
    {
      ...initialState,
      orderShow: true,
      orderStep: "userData",
      products: [{ key: "20", product: cap, a2p: null, quantity: 2 }],
      paymentId: 3,
      shippingId: 1,
      shippingCode: "kurier",
      shippingPrice: 1299,
      orderFormData: setField(formOf(initialState), "email", "kasia@poczta.example"),
    },
    true,
  );
});

test("a placed order empties the cart, is held for 'confirm', and is told once", async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => void told.push((event as CustomEvent<unknown>).detail);
  page.addEventListener("bruk:purchase", listen);
  answer({ orderId: "1001", orderInfo: "<p>Dziękujemy</p>" });
  await placeOrder(config);
  page.removeEventListener("bruk:purchase", listen);

  assert.equal(sent[0]?.path, "/sys/json_api?makeOrder");
  assert.equal(sent[0].type, "text/plain");
  assert.match(sent[0].device ?? "", /^[\da-f]{48}$/, "an order may open an account");
  const state = session.getState();
  assert.deepEqual([state.orderStep, state.products, state.orderKey], ["confirm", [], null]);
  assert.equal(state.placedOrder?.summary, "172.97");
  assert.equal(state.placedOrder.products.length, 1);
  assert.equal(formOf(state).email.value, "", "the form is cleared after the order");
  assert.deepEqual(told, [
    {
      transactionId: "1001",
      value: "172.97",
      currency: "PLN",
      items: [{ id: "20", name: "Czapka Dozór", variant: "", price: "79.99", quantity: 2 }],
    },
  ]);
});

test("no answer: the server-error text, nothing lost, and the same key again", async () => {
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    note(path, request);
    throw new TypeError("fetch failed");
  });
  await placeOrder(config);
  assert.equal(orderAttempt.getState().refusal?.message, "Błąd serwera, spróbuj ponownie.");
  assert.equal(session.getState().products.length, 1);
  assert.equal(formOf(session.getState()).email.value, "kasia@poczta.example");

  answer({ orderId: "1002", orderInfo: "" });
  await placeOrder(config);
  assert.match(String(sent[0]?.body["orderKey"]), /^[A-Za-z0-9_-]{16,64}$/);
  assert.equal(sent[1]?.body["orderKey"], sent[0]?.body["orderKey"]);
});

test("after a refusal, which the shop does not remember, the key stays; one that is an order already is given up", async () => {
  answer({ error: "CODE_EXPIRED", errorMessage: "Ten kod stracił ważność." });
  await placeOrder(config);
  assert.equal(orderAttempt.getState().refusal?.message, "Ten kod stracił ważność.");
  answer({ error: "KEY_REUSED", errorMessage: "To zamówienie już u nas jest." });
  await placeOrder(config);
  assert.equal(sent[1]?.body["orderKey"], sent[0]?.body["orderKey"]);
  await placeOrder(config);
  assert.notEqual(sent[2]?.body["orderKey"], sent[0]?.body["orderKey"]);
});

test("an order another tab has sent at the same instant is shown here too, told and counted once", async () => {
  const told: unknown[] = [];
  const listen = (event: Event) => void told.push(event);
  page.addEventListener("bruk:purchase", listen);
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => kept.get(key) ?? null },
  });
  session.setState({ userPoints: 300, userPointsUse: 200, userPointsActive: true, orderKey: "long-forgotten-key" });
  kept.set("orderKey", JSON.stringify("the-other-tab-keeps-this"));
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    note(path, request);
    session.setState({ userPoints: 100 });
    kept.set(
      "placedOrder",
      JSON.stringify({ orderId: "1006", orderInfo: "", summary: "162.97", currency: "pln", products: [] }),
    );
    return Response.json({ orderId: "1006", orderInfo: "<p>Dziękujemy</p>" });
  });
  await placeOrder(config);
  page.removeEventListener("bruk:purchase", listen);
  Reflect.deleteProperty(globalThis, "localStorage");
  const { orderStep, placedOrder, userPoints } = session.getState();
  assert.deepEqual(
    [sent[0]?.body["orderKey"], orderStep, placedOrder?.orderId, userPoints, told.length],
    ["the-other-tab-keeps-this", "confirm", "1006", 100, 0],
  );
});

test("two clicks are one attempt", async () => {
  answer({ orderId: "1003", orderInfo: "" });
  await Promise.all([placeOrder(config), placeOrder(config)]);
  assert.equal(sent.length, 1);
});

test("'prices changed' reloads the lines and tells old and new beside them", async () => {
  answer({ error: "PRICES_CHANGED", errorMessage: "Ceny zmieniły się.", products: [{ ...cap, real_price: "89.99" }] });
  await placeOrder(config);
  assert.equal(session.getState().products[0]?.product.real_price, "89.99");
  assert.deepEqual(orderAttempt.getState().notes, { "20": { priceWas: "79.99", left: null } });
});

test("stale total: what is confirmed and told is what was sent, whatever another tab changes before the answer", async () => {
  const told: unknown[] = [];
  const listen = (event: Event) =>
    void told.push((event as CustomEvent<{ value: string; items: { quantity: number }[] }>).detail);
  page.addEventListener("bruk:purchase", listen);
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    note(path, request);
    session.setState({
      products: [{ key: "20", product: cap, a2p: null, quantity: 9 }],
      currency: "eur",
      shippingPrice: 0,
    });
    return Response.json({ orderId: "1005", orderInfo: "" });
  });
  await placeOrder(config);
  page.removeEventListener("bruk:purchase", listen);
  const { placedOrder, products } = session.getState();
  assert.deepEqual(
    [sent[0]?.body["summaryProducts"], placedOrder?.summary, placedOrder?.currency, placedOrder?.products[0]?.quantity],
    ["159.98", "172.97", "pln", 2],
  );
  assert.deepEqual(told, [
    {
      transactionId: "1005",
      value: "172.97",
      currency: "PLN",
      items: [{ id: "20", name: "Czapka Dozór", variant: "", price: "79.99", quantity: 2 }],
    },
  ]);
  assert.deepEqual(products, []);
});

test("'points changed' shows the balance there is and uses no more of it", async () => {
  session.setState({ userPoints: 500, userPointsUse: 500, userPointsActive: true });
  answer({ error: "POINTS_TOO_FEW", errorMessage: "Masz teraz 240 pkt.", about: "usedPoints", points: 240 });
  await placeOrder(config);
  const points = () => [
    session.getState().userPoints,
    session.getState().userPointsUse,
    session.getState().userPointsActive,
  ];
  assert.deepEqual(points(), [240, 240, true]);
  answer({ error: "POINTS_TOO_FEW", errorMessage: "Masz teraz 40 pkt.", about: "usedPoints", points: 40 });
  await placeOrder(config);
  assert.deepEqual(points(), [40, 40, false]);
});

test("'locker closed' lets go of the locker, so that another is chosen", async () => {
  session.setState({ shippingCode: "pm", shippingId: 8, shippingPoint: "KRA01M" });
  answer({ error: "POINT_UNKNOWN", errorMessage: "Wybierz inny.", about: "shippingPoint" });
  await placeOrder(config);
  assert.equal(session.getState().shippingPoint, null);
});

test("an account made with the order is taken over: logged in, its fields hidden", async () => {
  answer({
    orderId: "1004",
    orderInfo: "",
    accountCreated: true,
    token: "ours",
    contactData: { shippingFirstName: "Kasia" },
  });
  await placeOrder(config);
  const { loggedIn, token, userContactData } = session.getState();
  const orderFormData = formOf(session.getState());
  assert.deepEqual([loggedIn, token, userContactData], [true, "ours", { shippingFirstName: "Kasia" }]);
  assert.deepEqual(
    [orderFormData.createAccount.hide, orderFormData.newsletter.hide, orderFormData.password.hide],
    [true, true, true],
  );
});

test("a provider that does not vouch for the shopper leaves a guest; one that is away may be asked again", async () => {
  const userSocial = {
    id: "77",
    token: "theirs",
    name: "Kasia Nowak",
    email: "kasia@poczta.example",
    source: "google",
  };
  session.setState({ userSocial });
  answer({ error: "SOCIAL_UNREACHABLE", errorMessage: "Spróbuj za chwilę." }, 503);
  await placeOrder(config);
  assert.deepEqual(
    [session.getState().userSocial, orderAttempt.getState().refusal?.message],
    [userSocial, "Spróbuj za chwilę."],
  );
  answer({ error: "SOCIAL_REFUSED", errorMessage: "Połącz się ponownie." });
  await placeOrder(config);
  assert.equal(sent[1]?.body["orderKey"], sent[0]?.body["orderKey"], "the first attempt's key, since nobody knew");
  const { createAccount, email } = formOf(session.getState());
  assert.deepEqual(
    [session.getState().userSocial, createAccount.hide, email.value],
    [null, false, "kasia@poczta.example"],
  );
});

test("a login that has ended goes, what was typed stays", async () => {
  session.setState({ loggedIn: true, token: "old", userPoints: 240 });
  answer({ error: "TOKEN_ENDED", errorMessage: "Twoje logowanie wygasło." });
  await placeOrder(config);
  const { loggedIn, token, userPoints } = session.getState();
  const orderFormData = formOf(session.getState());
  assert.deepEqual([loggedIn, token, userPoints, orderFormData.email.value], [false, null, 0, "kasia@poczta.example"]);
  assert.equal(orderFormData.createAccount.value, false, "a guest's order is one click away");
});

function answer(reply: object, status = 200): void {
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    note(path, request);
    return new Response(JSON.stringify(reply), { status });
  });
}

function note(path: string, request: RequestInit): void {
  sent.push({
    path,
    type: new Headers(request.headers).get("content-type"),
    device: new Headers(request.headers).get(deviceHeader),
    body: JSON.parse(String(request.body)) as Record<string, unknown>,
  });
}
