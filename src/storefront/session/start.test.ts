// One long file: what a page begins with and follows, key by key, in one pretended browser.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { productWith } from "../../../test/builders/product.ts";
import { setField } from "../../domain/order/order-form.ts";
import { formOf, keepForm } from "./order-form.ts";
import { setMeanwhile, startSession, type Browser } from "./start.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";

const hoodie = productWith({
  product_id: "17",
  product_name: "Bluza z kapturem Zygzak",
  url: "bluza-z-kapturem-zygzak/",
  images: [{ path: "zygzak-1.avif" }],
  real_price: "249.99",
  product_quantity: 5,
  categories_all: ["177", "180"],
  attrs: [
    {
      attr_name: "Rozmiar",
      vals: [
        { attr_2_product_id: "171", quantity: 2, attrValue_name: "M" },
        { attr_2_product_id: "172", quantity: 3, attrValue_name: "L" },
      ],
    },
  ],
});
const line = { key: "17_172", product: hoodie, a2p: "172", quantity: 2 };

let stop = () => undefined as void;
afterEach(() => {
  stop();
  session.setState(initialState, true);
  tabStorage = new FakeStorage();
  referrer = "";
  pathname = "/";
  navigation = "navigate";
  reloads = 0;
});

test("a first visit starts with the specification's initial values", () => {
  start({});
  assert.deepEqual(session.getState(), { ...initialState, productsLoaded: true });
});

test("on a first visit each key the specification names holds its initial value, and what is there already stays", () => {
  const named =
    `paymentId shippingId shippingCode shippingPrice shippingPoint orderStep step orderShow orderFormData formIsValid code
    loginShow loggedIn token userSocial userContactData userPoints userPointsUse userPointsActive lanCode lanId lanDefs currency
    mobile width config products productsCompare productsHistory productsLoaded`.split(/\s+/);
  const stated: Record<string, unknown> = {
    orderStep: "cart",
    step: "cart",
    lanCode: "pl",
    lanId: 1,
    currency: "pln",
    products: [],
    productsCompare: null,
    productsLoaded: true,
    loggedIn: false,
    token: null,
  };
  const storage = start({});
  assert.deepEqual([...storage.kept.keys()].toSorted(), named.toSorted());
  for (const [key, value] of Object.entries(stated)) assert.equal(storage.getItem(key), JSON.stringify(value), key);
  stop();
  assert.equal(start({ currency: "eur" }).getItem("currency"), '"eur"');
});

test("each key is kept on its own, under its own name, as JSON", () => {
  const storage = start({});
  session.setState({ currency: "eur", paymentId: 3, products: [line] });
  assert.equal(storage.getItem("currency"), '"eur"');
  assert.equal(storage.getItem("paymentId"), "3");
  assert.deepEqual(JSON.parse(storage.getItem("products") ?? ""), [line]);
});

test("the order's step is kept under both of its names", () => {
  const storage = start({});
  session.setState({ orderStep: "userData" });
  assert.deepEqual([storage.getItem("orderStep"), storage.getItem("step")], ['"userData"', '"userData"']);
});

test("what was kept comes back", () => {
  start({ products: [line], currency: "gbp", lanId: 6, lanCode: "cz", orderStep: "userData", userPoints: 240 });
  const { products, currency, lanId, lanCode, orderStep, userPoints } = session.getState();
  assert.deepEqual(
    { products, currency, lanId, lanCode, orderStep, userPoints },
    {
      products: [line],
      currency: "gbp",
      lanId: 6,
      lanCode: "cz",
      orderStep: "userData",
      userPoints: 240,
    },
  );
});

test("damaged values are dropped one by one, sound ones stay", () => {
  const noPrice = { ...line, key: "18", a2p: null, product: { ...hoodie, product_id: "18", real_price: "free" } };
  start({
    products: [line, noPrice, null, { ...line, key: "something else" }, { ...line, quantity: -1 }],
    currency: "dukaty",
    lanId: 3,
    orderShow: "yes",
    paymentId: "1",
    userPoints: 12.5,
    orderStep: "userData",
  });
  const state = session.getState();
  assert.deepEqual(state.products, [line]);
  assert.deepEqual(
    {
      currency: state.currency,
      lanId: state.lanId,
      orderShow: state.orderShow,
      paymentId: state.paymentId,
      userPoints: state.userPoints,
    },
    { currency: "pln", lanId: 1, orderShow: false, paymentId: null, userPoints: 0 },
  );
  assert.equal(state.orderStep, "userData");
});

test("what is not JSON at all is dropped", () => {
  const storage = new FakeStorage();
  storage.setItem("products", "[{");
  storage.setItem("currency", '"eur"');
  startWith(storage);
  assert.deepEqual(session.getState().products, []);
  assert.equal(session.getState().currency, "eur");
});

test("a product kept by an older version, without our own fields, is still a product", () => {
  const {
    manufacturer_name: _name,
    catalogue_price: _old,
    lowest_price: _low,
    badges: _badges,
    date: _date,
    ...older
  } = hoodie;
  start({ products: [{ ...line, product: older }] });
  assert.equal(session.getState().products[0]?.product.real_price, "249.99");
  assert.deepEqual(session.getState().products[0]?.product.badges, []);
});

test("the form is kept without its password and comes back with what was typed", () => {
  const storage = start({});
  const form = setField(
    setField(formOf(session.getState()), "email", "kasia@poczta.example"),
    "password",
    "kostka12345",
  );
  keepForm(form);
  assert.ok(!(storage.getItem("orderFormData") ?? "").includes("kostka12345"));

  stop();
  session.setState(initialState, true);
  startWith(storage);
  assert.equal(formOf(session.getState()).email.value, "kasia@poczta.example");
  assert.equal(formOf(session.getState()).password.value, "");
});

test("a provider's user is kept without its token once signed in here", () => {
  const storage = start({});
  const userSocial = {
    id: "1",
    token: "secret-of-the-provider",
    name: "Kasia Nowak",
    email: "kasia@poczta.example",
    source: "google",
  };
  session.setState({ userSocial, token: "ours", loggedIn: true });
  assert.ok(!(storage.getItem("userSocial") ?? "").includes("secret-of-the-provider"));
});

test("on mobile the cart's quantity is kept under quantityInCart, on desktop it is not", () => {
  const storage = start({});
  session.setState({ products: [line] });
  assert.equal(storage.getItem("quantityInCart"), null);
  session.setState({ mobile: true });
  assert.equal(storage.getItem("quantityInCart"), "2");
  session.setState({ products: [] });
  assert.equal(storage.getItem("quantityInCart"), "0");
});

test("what is shown for the moment is not kept", () => {
  const storage = start({ lanId: 2, lanCode: "en" });
  setMeanwhile({ lanId: 1, lanCode: "pl" });
  assert.equal(session.getState().lanId, 1);
  session.setState({ currency: "eur" });
  assert.deepEqual(
    ["lanId", "lanCode", "currency"].map((key) => storage.getItem(key)),
    ["2", '"en"', '"eur"'],
  );
});

test("another tab's cart, account, language and currency are followed; its panel, step and form are not", () => {
  const storage = start({});
  changeInOtherTab(storage, "products", [line]);
  changeInOtherTab(storage, "currency", "eur");
  const userSocial = { id: "7", token: "", name: "Ewa Cicha", email: "", source: "google" };
  changeInOtherTab(storage, "userSocial", userSocial);
  changeInOtherTab(storage, "orderShow", true);
  changeInOtherTab(storage, "orderStep", "userData");
  changeInOtherTab(storage, "shippingPoint", "KRA01M");
  const state = session.getState();
  assert.deepEqual(state.products, [line]);
  assert.equal(state.currency, "eur");
  assert.deepEqual(state.userSocial, userSocial, "so that a logout in one tab leaves nobody connected in another");
  assert.deepEqual([state.orderShow, state.orderStep, state.shippingPoint], [false, "cart", null]);
});

test("a page shown again whole after 'back' has what other pages did meanwhile: cart, account, currency, and language where its path names none", () => {
  const storage = start({ token: "T", loggedIn: true });
  storage.setItem("products", JSON.stringify([line]));
  storage.setItem("currency", '"eur"');
  storage.setItem("lanCode", '"en"');
  storage.setItem("lanId", "2");
  storage.setItem("orderStep", '"userData"');
  storage.removeItem("token");
  storage.setItem("loggedIn", "false");
  comeBack(false);
  assert.deepEqual(session.getState().products, [], "loaded anew, it has read all this itself");
  comeBack(true);
  const { products, currency, lanId, lanCode, token, loggedIn, orderStep } = session.getState();
  assert.deepEqual([products, currency, lanId, lanCode], [[line], "eur", 2, "en"]);
  assert.deepEqual([token, loggedIn, orderStep], [null, false, "cart"]);
  assert.equal(reloads, 0);
});

test("one whose path names another language than was chosen meanwhile is loaded anew", () => {
  pathname = "/en/contact";
  const storage = start({});
  assert.equal(session.getState().lanId, 2);
  comeBack(true);
  assert.equal(reloads, 0);
  storage.setItem("lanId", "6");
  comeBack(true);
  assert.deepEqual([reloads, session.getState().lanId], [1, 2], "chosen on another page");
  storage.setItem("lanId", "2");
  session.setState({ lanId: 6, lanCode: "cz" });
  comeBack(true);
  assert.equal(reloads, 2, "chosen on this one before it was left");
});

test("another tab that empties its storage key gives back the initial value", () => {
  const storage = start({ token: "ours", loggedIn: true });
  storage.removeItem("token");
  browser.dispatchEvent(storageEvent(storage, "token", null));
  assert.equal(session.getState().token, null);
});

test("a confirm step without its placed order is not shown again", () => {
  start({ orderStep: "confirm" });
  assert.equal(session.getState().orderStep, "userData");
});

test("an open panel comes back on reload, but does not cover a page opened in a new tab from it", () => {
  start({ orderShow: true });
  assert.equal(session.getState().orderShow, true, "a return to the shop");

  stop();
  referrer = "https://bruk.example/odziez/";
  start({ orderShow: true });
  assert.equal(session.getState().orderShow, true, "a reload of the same tab");

  stop();
  tabStorage = new FakeStorage();
  start({ orderShow: true });
  assert.equal(session.getState().orderShow, false, "a new tab");
});

test("what another tab has opened does not open here when this one is loaded anew", () => {
  start({});
  stop();
  navigation = "reload";
  start({ orderShow: true, loginShow: true });
  assert.deepEqual([session.getState().orderShow, session.getState().loginShow], [false, false]);
  session.setState({ orderShow: true });
  stop();
  session.setState(initialState, true);
  start({ orderShow: false });
  assert.equal(session.getState().orderShow, true, "nor does it close what is open here");
});

test("the confirmation does not cover the order's own page, to which one comes back from paying", () => {
  const placed = {
    orderShow: true,
    orderStep: "confirm",
    placedOrder: { orderId: "1007", orderInfo: "", summary: "289.99", currency: "pln", products: [] },
  };
  start(placed);
  assert.deepEqual([session.getState().orderShow, session.getState().orderStep], [true, "confirm"]);
  stop();
  pathname = "/user/order-no/1007";
  const storage = start(placed);
  const { orderShow, orderStep, placedOrder } = session.getState();
  assert.deepEqual([orderShow, orderStep, placedOrder], [false, "userData", null]);
  assert.deepEqual(
    ["orderShow", "orderStep", "placedOrder"].map((key) => storage.getItem(key)),
    ["false", '"userData"', "null"],
    "nor any page after it",
  );
});

test("the login modal comes back on reload, but stands over no page that was opened by itself, as an email's link is", () => {
  const startAnew = (kind: string, opened: boolean) => {
    session.setState({ loginShow: opened });
    stop();
    session.setState(initialState, true);
    navigation = kind;
    start({ loginShow: true });
    return session.getState().loginShow;
  };
  start({ loginShow: true });
  assert.equal(session.getState().loginShow, false, "a tab of its own");
  assert.equal(startAnew("reload", true), true, "a reload of the same tab");
  assert.equal(startAnew("navigate", true), false, "an email's link in the tab one registered in");
  referrer = "https://bruk.example/odziez/";
  assert.equal(startAnew("navigate", true), true, "a page of the shop's own, loaded whole");
});

test("nobody who is logged in is asked to log in, nor taken for somebody with a temporary password", () => {
  const storage = start({});
  session.setState({ loginShow: true });
  changeInOtherTab(storage, "token", "from the other tab");
  changeInOtherTab(storage, "loggedIn", true);
  assert.equal(session.getState().loginShow, false, "the login was in another tab");
  stop();
  navigation = "reload";
  start({ loggedIn: true, token: "T", loginShow: true });
  assert.equal(session.getState().loginShow, false, "the choice of a new password does not come back once it was made");
});

test("a storage that refuses to be written does not stop the shop", () => {
  const storage = start({});
  storage.full = true;
  session.setState({ products: [line] });
  assert.deepEqual(session.getState().products, [line]);
});

class FakeStorage implements Storage {
  readonly kept = new Map<string, string>();
  full = false;
  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(name: string) {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    if (this.full) throw new Error("QuotaExceededError");
    this.kept.set(name, value);
  }
  removeItem(name: string) {
    this.kept.delete(name);
  }
  clear() {
    this.kept.clear();
  }
}

let browser = new EventTarget();
let tabStorage = new FakeStorage();
let referrer = "";
let pathname = "/";
let navigation = "navigate";
let reloads = 0;

function start(kept: Record<string, unknown>): FakeStorage {
  const storage = new FakeStorage();
  for (const [key, value] of Object.entries(kept)) storage.setItem(key, JSON.stringify(value));
  startWith(storage);
  return storage;
}

function startWith(storage: FakeStorage): void {
  browser = new EventTarget();
  const tab = {
    localStorage: storage,
    sessionStorage: tabStorage,
    document: { referrer },
    location: { origin: "https://bruk.example", pathname, reload: () => (reloads += 1) },
    performance: { getEntriesByType: () => [{ type: navigation }] },
  };
  stop = startSession(Object.assign(browser, tab) as unknown as Browser);
}

function changeInOtherTab(storage: FakeStorage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
  browser.dispatchEvent(storageEvent(storage, key, JSON.stringify(value)));
}

function comeBack(persisted: boolean): void {
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

function storageEvent(storageArea: Storage, key: string, newValue: string | null): Event {
  return Object.assign(new Event("storage"), { storageArea, key, newValue });
}
