import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { productWith } from "../../../test/builders/product.ts";
import fc from "fast-check";
import { cartQuantity } from "../../domain/order/cart.ts";
import { formatMoney } from "../../domain/money.ts";
import { orderBody, totalsOf } from "../order-panel/confirm/order-body.ts";
import { startSession, type Browser } from "./start.ts";
import { initialState, type SessionKey, type SessionState } from "./state.ts";
import { session } from "./store.ts";
import { storedValues } from "./stored-values.ts";

const keys = Object.keys(initialState) as SessionKey[];
const config = { eur_rate: "4.25", gbp_rate: "5.10", usd_rate: "4" };

const hoodie = productWith({
  product_id: "17",
  product_name: "Bluza z kapturem Zygzak",
  url: "bluza-z-kapturem-zygzak/",
  images: [{ path: "zygzak-1.avif" }],
  real_price: "249.99",
  product_quantity: 5,
  categories_all: ["177", "180"],
  attrs: [{ attr_name: "Rozmiar", vals: [{ attr_2_product_id: "172", quantity: 3, attrValue_name: "L" }] }],
  badges: ["new"],
});
const line = { key: "17_172", product: hoodie, a2p: "172", quantity: 2 };

/** A session as Kasia's browser keeps it in the middle of an order. */
const kept: Record<SessionKey, unknown> = {
  ...initialState,
  paymentId: 3,
  shippingId: 1,
  shippingCode: "kurier",
  shippingPrice: 1299,
  orderStep: "userData",
  orderShow: true,
  formIsValid: true,
  orderFormData: { email: { value: "kasia@poczta.example", touched: true, hide: false } },
  code: {
    codeValid: true,
    codeCode: "BRUK10",
    codeType: "2",
    codeValue: "0.00",
    codePercent: "10.00",
    codeMinTotal: "0.00",
    codeCategory: "0",
    codeManufacturer: "0",
    codeExpire: "",
  },
  loggedIn: true,
  token: "ours",
  userSocial: { id: "1", token: "", name: "Kasia", email: "kasia@poczta.example", source: "google" },
  userContactData: { shippingFirstName: "Kasia" },
  userPoints: 560,
  userPointsUse: 200,
  userPointsActive: true,
  lanDefs: {
    defs: { LAYOUT_CART: "Cart" },
    pages: [{ page_id: 2, page_name: "Terms", parent_id: 1, url: "page/regulamin.html" }],
    categories: [],
    build: "b1",
  },
  lanCode: "en",
  lanId: 2,
  currency: "eur",
  mobile: true,
  width: 390,
  config,
  products: [line],
  productsCompare: [hoodie],
  productsHistory: [hoodie],
  productsLoaded: true,
  wishlist: [hoodie],
  orderKey: "k",
  placedOrder: { orderId: "7", orderInfo: "<p>", summary: "512.97", currency: "pln", products: [line] },
};

let stop = () => undefined as void;
afterEach(() => stop());

test("any garbage under any key: the session starts, each value is one the shop can use, and the others stay", () => {
  const damage = fc.oneof(
    fc.string().map((raw) => ({ raw })),
    fc.jsonValue().map((value) => ({ raw: JSON.stringify(value) })),
    fc
      .tuple(
        fc.nat(),
        fc.constantFrom(
          null,
          true,
          -1,
          1.5,
          1e300,
          Number.MAX_SAFE_INTEGER,
          "",
          "x",
          "\u0000",
          "__proto__",
          "<img src=x>",
          [],
          {},
          [null],
          [[]],
        ),
      )
      .map(([at, value]) => ({ at, value })),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), damage, { minKeys: 1, maxKeys: 6 }), (damaged) => {
      const stored = Object.fromEntries(
        keys.map((key) => {
          const how = damaged[key];
          if (how === undefined) return [key, JSON.stringify(kept[key])];
          return [key, "raw" in how ? how.raw : JSON.stringify(withLeaf(kept[key], how))];
        }),
      );
      const state = startWith(stored);
      for (const key of keys) {
        const again = storedValues[key](JSON.parse(JSON.stringify(state[key])) as unknown);
        assert.ok(again !== undefined, `${key} is ${JSON.stringify(state[key])}`);
        if (damaged[key] === undefined && !follows.includes(key))
          assert.deepEqual(again, storedValues[key](kept[key]), `${key} was sound`);
      }
      // What every page and the panel reckon with at once.
      assert.ok(Number.isSafeInteger(cartQuantity(state.products)));
      assert.match(formatMoney(totalsOf(state, config).amount.total, state.currency), /^[£$]?\d+\.\d\d( zł| €)?$/);
      JSON.stringify(orderBody(state, config));
    }),
    { numRuns: 400 },
  );
});

test("a language's id and code that contradict each other are put right by the id", () => {
  assert.deepEqual(languageAfter({ lanId: 6, lanCode: "en" }), [6, "cz"]);
  assert.deepEqual(languageAfter({ lanId: 1, lanCode: "cz" }), [1, "pl"]);
  assert.deepEqual(languageAfter({ lanCode: "cz" }), [1, "pl"]);
});

test("who is logged in has a token, and without one nobody is", () => {
  assert.equal(startWith({ loggedIn: "true" }).loggedIn, false);
  assert.equal(startWith({ loggedIn: "true", token: "7" }).loggedIn, false);
  assert.equal(startWith({ loggedIn: "true", token: '"ours"' }).loggedIn, true);
});

/** Decided by another key: a damaged one takes these with it. */
const follows: readonly SessionKey[] = [
  "lanCode",
  "loggedIn",
  "formIsValid",
  "orderStep",
  "productsLoaded",
  "orderFormData",
];

function languageAfter(kept: Partial<SessionState>): unknown[] {
  const { lanId, lanCode } = startWith(
    Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])),
  );
  return [lanId, lanCode];
}

/** Returns the value with one of its parts, chosen by number, replaced. */
function withLeaf(value: unknown, { at, value: instead }: { at: number; value: unknown }): unknown {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0 || at % 7 === 0) return instead;
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = Object.keys(copy);
  const name = names[at % names.length] ?? "";
  copy[name] = withLeaf(copy[name], { at: Math.floor(at / 2), value: instead });
  return copy;
}

function startWith(stored: Record<string, string>): SessionState {
  stop();
  session.setState(initialState, true);
  const storage = {
    getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null),
    setItem: (key: string, value: string) => void (stored[key] = value),
  };
  const tab = {
    localStorage: storage,
    sessionStorage: { getItem: () => "order", setItem: () => undefined },
    document: { referrer: "" },
    location: { origin: "https://bruk.example", pathname: "/" },
    performance: { getEntriesByType: () => [] },
  };
  stop = startSession(Object.assign(new EventTarget(), tab) as unknown as Browser);
  return session.getState();
}
