// One long file: a table of every refusal of makeOrder with the body that earns it, tried on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { newOrderKey, type OrderBody, orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody, emma, tomas } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop, type SmallShop } from "../../../test/builders/shop.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { saveConfig } from "../../database/config.ts";
import { addCode, endCode } from "../../database/discount/codes.ts";
import { openPool } from "../../database/connect.ts";
import { languageCalled, languages } from "../../domain/language.ts";
import { refusalCodes, type RefusalCode, refusalText } from "../../domain/refusals.ts";
import { googleHosts } from "../../integrations/sign-in/hosts.ts";
import { openSignIn } from "../../integrations/sign-in/sign-in.ts";

const shop = await openSmallShop();
const away = openSignIn({
  google: { clientId: "bruk", hosts: googleHosts({ url: "http://127.0.0.1:9" }) },
  facebook: null,
});
const { app } = await openTestApp(shop.pool, { signIn: away });
await shop.pool.query("UPDATE countries SET offered = false WHERE country_id = 12");
await shop.pool.query("UPDATE countries SET zone_id = NULL WHERE country_id = 24");
const papers = await addProduct(shop.pool, { handle: "bletki", limits: { age_min: 18 } });
const oil = await addProduct(shop.pool, { handle: "olejek-cbd", limits: { blocked_countries: ["CZ"] } });
const liquid = await addProduct(shop.pool, { handle: "plyn", limits: { online_sale: false } });
await addCode(shop.pool, { code: "STARY", amount: 1000, expires: "2020-01-01 00:00:00" });
await addCode(shop.pool, { code: "ZUZYTY", amount: 1000, limit: 1 });
await addCode(shop.pool, { code: "JUTRO", amount: 1000, starts: "2099-01-01 00:00:00" });
await addCode(shop.pool, { code: "KONIEC", amount: 1000 });
await endCode(shop.pool, { code: "KONIEC", ended: true });
await addCode(shop.pool, { code: "RAZ", amount: 1000, perCustomer: 1 });
await addCode(shop.pool, { code: "WITAJ", amount: 1000, firstOrder: true });
const regular = anybody();
for (const input of [{ code: "ZUZYTY" }, { code: "RAZ", person: regular }])
  assert.ok(
    (await makeOrder(app, await orderBody(shop.pool, { lines: [{ product: shop.products.cap }], ...input }))).body
      .orderId,
  );

interface Wrong {
  code: RefusalCode;
  /** What is wrong, in words. */
  with: string;
  status?: number;
  about?: string;
  /** What its text is filled with, where that decides which text it is. */
  fill?: { count: number };
  /** Returns a body that is wrong in this one way. */
  body: (shop: SmallShop) => Promise<unknown>;
  headers?: Record<string, string>;
}

/** A right body for one hoodie, with these values instead. */
async function right(
  { pool, products }: SmallShop,
  other: Partial<OrderBody> = {},
  form: Record<string, unknown> = {},
): Promise<OrderBody> {
  return { ...(await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], form })), ...other };
}

/** A Google token in which all but the signature is as it should be: only the provider's keys can tell. */
function soundToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "RS256", kid: "k" })}.${part({ iss: "accounts.google.com", aud: "bruk", sub: "1", iat: now, exp: now + 600 })}.c2lnbmVk`;
}

async function line(shop: SmallShop, other: Record<string, unknown>): Promise<OrderBody> {
  const body = await right(shop);
  return { ...body, products: { "0": { ...body.products["0"], ...other } } };
}

const field = (name: string, value: unknown, also: Record<string, unknown> = {}): Wrong => ({
  code: "FIELD_INVALID",
  with: `${name} ${JSON.stringify(value)}`,
  about: name,
  body: (shop) => right(shop, {}, { ...also, [name]: value }),
});
const malformed = (what: string, body: (shop: SmallShop) => Promise<unknown>, about?: string): Wrong => ({
  code: "MALFORMED",
  status: 400,
  with: what,
  body,
  ...(about === undefined ? {} : { about }),
});
const company = {
  invoice: true,
  paymentName: "Kamień sp. z o.o.",
  paymentNip: "526-025-09-95",
  paymentCity: "Kraków",
  paymentStreet: "Kamienna 7",
  paymentPostCode: "31-403",
  paymentCountry: "2",
};

const wrongs: Wrong[] = [
  { code: "EMPTY_CART", with: "no lines", body: (shop) => right(shop, { products: {} }) },
  {
    code: "TOO_MANY_LINES",
    with: "51 lines",
    body: async (shop) => ({
      ...(await right(shop)),
      products: Object.fromEntries(
        Array.from({ length: 51 }, (_, index) => [index, { productId: "1", a2p: null, quantity: 1 }]),
      ),
    }),
  },
  {
    code: "UNKNOWN_PRODUCT",
    with: "a product that is not there",
    about: "999999",
    body: (shop) => line(shop, { productId: "999999", a2p: null }),
  },
  {
    code: "UNKNOWN_PRODUCT",
    with: "a product id of letters",
    body: (shop) => line(shop, { productId: "1 OR 1=1", a2p: null }),
  },
  {
    code: "UNKNOWN_PRODUCT",
    with: "a hidden product",
    body: async (shop) =>
      line(shop, {
        productId: (await addProduct(shop.pool, { handle: `ukryty-${newOrderKey().toLowerCase()}`, shown: false }))
          .productId,
        a2p: null,
      }),
  },
  {
    code: "UNKNOWN_VARIANT",
    with: "a size of another product",
    body: (shop) => line(shop, { a2p: String(shop.products.tee.variants["M"]) }),
  },
  { code: "VARIANT_REQUIRED", with: "no size for a product that has sizes", body: (shop) => line(shop, { a2p: null }) },
  {
    code: "SOLD_OUT",
    with: "a size of which nothing is left",
    fill: { count: 0 },
    body: async (shop) => ({ ...(await line(shop, { a2p: String(shop.products.hoodie.variants["L"]) })) }),
  },
  {
    code: "SOLD_OUT",
    with: "a size of which nothing is left, counted in no sum",
    fill: { count: 0 },
    body: ({ pool, products }) =>
      orderBody(pool, { lines: [{ product: products.cap }, { product: products.hoodie, size: "L" }] }),
  },
  { code: "QUANTITY_LIMIT", with: "100 pieces of one line", body: (shop) => line(shop, { quantity: 100 }) },
  {
    code: "PRICES_CHANGED",
    with: "another products sum",
    about: "summaryProducts",
    body: (shop) => right(shop, { summaryProducts: "199.98" }),
  },
  {
    code: "PRODUCT_NOT_ONLINE",
    with: "a product sold in the shop itself only",
    body: ({ pool }) => orderBody(pool, { lines: [{ product: liquid }] }),
  },
  {
    code: "PRODUCT_COUNTRY_BLOCKED",
    with: "a product that may not be sent to Czechia",
    body: ({ pool }) => orderBody(pool, { lines: [{ product: oil }], person: anybody(tomas), shippingId: 6 }),
  },
  {
    code: "AGE_CONFIRMATION",
    with: "a product for adults without a declaration",
    about: "ageConfirmed",
    body: ({ pool }) => orderBody(pool, { lines: [{ product: papers }] }),
  },
  {
    code: "COUNTRY_OFF",
    with: "a country that is switched off",
    about: "shippingCountry",
    body: (shop) => right(shop, {}, { shippingCountry: "12" }),
  },
  {
    code: "COUNTRY_OFF",
    with: "a country that is not in the list",
    about: "shippingCountry",
    body: (shop) => right(shop, {}, { shippingCountry: "77" }),
  },
  {
    code: "ZONE_MISSING",
    with: "a country without a zone",
    about: "shippingCountry",
    body: (shop) => right(shop, {}, { shippingCountry: "24" }),
  },
  {
    code: "PAYMENT_UNAVAILABLE",
    with: "cash on delivery abroad",
    about: "paymentId",
    body: async (shop) => ({
      ...(await orderBody(shop.pool, {
        lines: [{ product: shop.products.cap }],
        person: anybody(tomas),
        paymentId: 2,
        shippingId: 6,
      })),
    }),
  },
  {
    code: "PAYMENT_UNAVAILABLE",
    with: "no payment",
    about: "paymentId",
    body: (shop) => right(shop, { paymentId: null }),
  },
  {
    code: "SHIPPING_UNAVAILABLE",
    with: "the global express at home",
    about: "shippingId",
    body: (shop) => right(shop, { shippingId: 6 }),
  },
  {
    code: "SHIPPING_UNAVAILABLE",
    with: "personal pickup with cash on delivery",
    about: "shippingId",
    body: (shop) => right(shop, { shippingId: 7, paymentId: 2 }),
  },
  {
    code: "SHIPPING_UNAVAILABLE",
    with: "no shipping",
    about: "shippingId",
    body: (shop) => right(shop, { shippingId: null }),
  },
  {
    code: "PARCEL_TOO_HEAVY",
    with: "a parcel beyond the last step of weight",
    about: "shippingId",
    body: async ({ pool }) => {
      const anvil = await addProduct(pool, { handle: `kowadlo-${newOrderKey().toLowerCase()}` });
      await pool.query("UPDATE products SET weight = 10001 WHERE product_id = $1", [anvil.productId]);
      const body = await orderBody(pool, { lines: [{ product: anvil }] });
      await saveConfig(pool, "parcel_weight", "yes");
      return body;
    },
  },
  {
    code: "POINT_REQUIRED",
    with: "a locker shipment without a locker",
    about: "shippingPoint",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8 }),
  },
  {
    code: "POINT_UNKNOWN",
    with: "a locker that takes no parcels now",
    about: "shippingPoint",
    body: ({ pool, products }) =>
      orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8, shippingPoint: "ZAMKNIETY1" }),
  },
  {
    code: "POINT_NO_PAYMENT",
    with: "a locker where nothing can be paid, of what is paid there",
    about: "shippingPoint",
    body: ({ pool, products }) =>
      orderBody(pool, {
        lines: [{ product: products.cap }],
        paymentId: 2,
        shippingId: 8,
        shippingPoint: "BEZPLATNOSCI1",
      }),
  },
  {
    code: "POINT_UNKNOWN",
    with: "a locker near no postcode",
    about: "shippingPoint",
    body: ({ pool, products }) =>
      orderBody(pool, {
        lines: [{ product: products.cap }],
        shippingId: 8,
        shippingPoint: "KRA01M",
        form: { shippingPostCode: "31-40x" },
      }),
  },
  {
    code: "LOCKER_PHONE",
    with: "a phone that no locker's code can be sent to",
    about: "phone",
    body: ({ pool, products }) =>
      orderBody(pool, {
        lines: [{ product: products.cap }],
        shippingId: 8,
        shippingPoint: "KRA01M",
        form: { phone: "12345" },
      }),
  },
  {
    code: "POINT_REQUIRED",
    with: "a locker of blanks",
    about: "shippingPoint",
    body: ({ pool, products }) =>
      orderBody(pool, { lines: [{ product: products.cap }], shippingId: 8, shippingPoint: "  " }),
  },
  {
    code: "CODE_UNKNOWN",
    with: "a code nobody gave",
    about: "discountCode",
    body: (shop) => right(shop, { discountCode: "NICNIEMA" }),
  },
  {
    code: "CODE_EXPIRED",
    with: "a code of 2020",
    about: "discountCode",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], code: "STARY" }),
  },
  {
    code: "CODE_NOT_YET",
    with: "a code that begins in 2099",
    about: "discountCode",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], code: "JUTRO" }),
  },
  {
    code: "CODE_ENDED",
    with: "a code the operator ended",
    about: "discountCode",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], code: "KONIEC" }),
  },
  {
    code: "CODE_CUSTOMER_LIMIT",
    with: "a code this person used already",
    about: "discountCode",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], code: "RAZ", person: regular }),
  },
  {
    code: "CODE_FIRST_ORDER",
    with: "a code for a first order at the second",
    about: "discountCode",
    body: ({ pool, products }) =>
      orderBody(pool, { lines: [{ product: products.cap }], code: "WITAJ", person: regular }),
  },
  {
    code: "CODE_USED_UP",
    with: "a code used as often as it may be",
    about: "discountCode",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], code: "zuzyty" }),
  },
  {
    code: "POINTS_NOT_YOURS",
    with: "points of a guest",
    about: "usedPoints",
    body: ({ pool, products }) => orderBody(pool, { lines: [{ product: products.cap }], points: 100 }),
  },
  {
    code: "POINTS_NOT_YOURS",
    with: "points of an unproven account",
    about: "usedPoints",
    body: async ({ pool, products }) => {
      const { token, person } = await addAccount(pool, { points: 500, verified: false });
      return orderBody(pool, { lines: [{ product: products.cap }], points: 100, token, person });
    },
  },
  {
    code: "POINTS_TOO_FEW",
    with: "200 points of 199",
    about: "usedPoints",
    body: async ({ pool, products }) => {
      const { token, person } = await addAccount(pool, { points: 199 });
      return orderBody(pool, { lines: [{ product: products.cap }], points: 200, token, person });
    },
  },
  {
    code: "POINTS_TOO_FEW",
    with: "500 points of 199 for a cart that needs 100",
    about: "usedPoints",
    body: async ({ pool }) => {
      const { token, person } = await addAccount(pool, { points: 199 });
      const product = await addProduct(pool, {
        handle: `naklejka-${newOrderKey().toLowerCase()}`,
        price: "4.00",
        stock: 5,
      });
      return orderBody(pool, { lines: [{ product }], shippingId: 7, points: 500, token, person });
    },
  },
  {
    code: "PASSWORD_COMMON",
    with: "an account whose password anybody would try first",
    about: "password",
    body: (shop) => right(shop, {}, { createAccount: true, password: "Hasło123!" }),
  },
  {
    code: "TERMS_REQUIRED",
    with: "terms that were not accepted",
    about: "terms",
    body: (shop) => right(shop, {}, { terms: false }),
  },
  {
    code: "SOCIAL_REFUSED",
    with: "a sign-in provider the shop does not have",
    body: (shop) => right(shop, {}, { userFacebookId: "1", userFacebookToken: "EAAB" }),
  },
  {
    code: "SOCIAL_REFUSED",
    with: "a provider's token that is none",
    body: (shop) => right(shop, {}, { userGoogleId: "1", userGoogleToken: "a.b.c" }),
  },
  {
    code: "SOCIAL_UNREACHABLE",
    with: "a sign-in provider that is down",
    status: 503,
    body: (shop) => right(shop, {}, { userGoogleId: "1", userGoogleToken: soundToken() }),
  },
  { code: "TOKEN_ENDED", with: "a token nobody has", body: (shop) => right(shop, { token: "nieznany" }) },
  {
    code: "TOKEN_ENDED",
    with: "a session idle for 31 days",
    body: async (shop) => {
      const { token, customerId, person } = await addAccount(shop.pool);
      await shop.pool.query("UPDATE sessions SET used_at = now() - interval '31 days' WHERE customer_id = $1", [
        customerId,
      ]);
      return orderBody(shop.pool, { lines: [{ product: shop.products.cap }], token, person });
    },
  },
  {
    code: "KEY_REUSED",
    with: "the key of another order",
    body: async (shop) => {
      const body = await orderBody(shop.pool, { lines: [{ product: shop.products.cap }] });
      assert.ok((await makeOrder(app, body)).body.orderId);
      return { ...body, shippingId: 2, summaryShipping: "9.90" };
    },
  },
  {
    code: "TOO_MANY_UNPAID",
    with: "an eleventh unpaid order of one e-mail",
    body: async (shop) => {
      const person = anybody();
      for (let order = 0; order < 10; order += 1)
        assert.ok(
          (await makeOrder(app, await orderBody(shop.pool, { lines: [{ product: shop.products.bottle }], person })))
            .body.orderId,
        );
      return orderBody(shop.pool, {
        lines: [{ product: shop.products.bottle }],
        person: { ...person, email: person.email.toUpperCase() },
      });
    },
  },
  {
    code: "FORBIDDEN_ORIGIN",
    status: 403,
    with: "another site's origin",
    headers: { origin: "https://evil.example" },
    body: (shop) => right(shop),
  },
  {
    code: "TOO_LARGE",
    status: 413,
    with: "a body of 5 MB",
    body: async (shop) => right(shop, {}, { comment: "x".repeat(5_000_000) }),
  },

  field("email", ""),
  field("email", "kasia"),
  field("email", "kasia@localhost"),
  field("email", null),
  field("phone", "1234"),
  field("phone", "     "),
  field("shippingFirstName", " "),
  field("shippingLastName", ""),
  field("shippingCity", ""),
  field("shippingStreet", ""),
  field("shippingPostCode", "1234"),
  field("shippingPostCode", ""),
  field("password", "", { createAccount: true }),
  field("password", "krótkie", { createAccount: true }),
  field("paymentNip", "526-025-09-94", company),
  field("paymentNip", "", company),
  field("paymentName", "", company),
  field("paymentCity", " ", company),
  field("paymentStreet", "", company),
  field("paymentPostCode", "", company),
  field("paymentCountry", "", company),

  malformed("no JSON", async () => "{"),
  malformed("an empty body", async () => ""),
  malformed("null", async () => null),
  malformed("a list", async () => []),
  malformed("a currency nobody has", (shop) => right(shop, { currency: "chf" }), "currency"),
  malformed("no form", (shop) => right(shop, { clientData: undefined as never }), "clientData"),
  malformed("a quantity of 0", (shop) => line(shop, { quantity: 0 }), "products.0.quantity"),
  malformed("a quantity of 1.5", (shop) => line(shop, { quantity: 1.5 }), "products.0.quantity"),
  malformed("a quantity in words", (shop) => line(shop, { quantity: "1" })),
  malformed("points below zero", (shop) => right(shop, { usedPoints: -100 }), "usedPoints"),
  malformed("an amount that is no number", (shop) => right(shop, { summaryProducts: "NaN" }), "summaryProducts"),
  malformed("an order key of three signs", (shop) => right(shop, { orderKey: "abc" }), "orderKey"),
  malformed(
    "a NUL byte in a name",
    (shop) => right(shop, {}, { shippingFirstName: "Ka\0sia" }),
    "clientData.shippingFirstName",
  ),
  malformed(
    "a NUL byte in a country that is not asked for",
    (shop) => right(shop, {}, { paymentCountry: "2\0" }),
    "clientData.paymentCountry",
  ),
  malformed("half a sign", (shop) => right(shop, {}, { comment: "\uD83D" }), "clientData.comment"),
];

for (const wrong of wrongs) {
  test(`${wrong.code} for ${wrong.with}`, async () => {
    const body = await wrong.body(shop);
    const before = await stateOf(shop);
    for (const { lanId, lanCode } of languages) {
      const spoken = typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, lanId } : body;
      // A reused key is one whose body differs; the language is a part of the body.
      const answer = await makeOrder(app, spoken, wrong.headers);
      assert.equal(answer.status, wrong.status ?? 200);
      assert.equal(answer.body.error, wrong.code);
      assert.equal(answer.body.orderId, undefined);
      if (wrong.about !== undefined) assert.equal(answer.body.about, wrong.about);
      const understood =
        wrong.code === "TOO_LARGE" ||
        wrong.code === "FORBIDDEN_ORIGIN" ||
        typeof spoken !== "object" ||
        Array.isArray(spoken) ||
        spoken === null
          ? "pl"
          : lanCode;
      assert.match(
        answer.body.errorMessage ?? "",
        spokenAs(
          wrong.fill === undefined
            ? refusalText(wrong.code, languageCalled(understood).lanId)
            : refusalText(wrong.code, lanId, { productName: "@productName", ...wrong.fill }),
        ),
        lanCode,
      );
    }
    assert.deepEqual(await stateOf(shop), before, "a refusal changes nothing");
  });
}

test("an outage of the database is 503 and says to try again", async () => {
  const nowhere = openPool({ url: "postgres://nobody@127.0.0.1:9/bruk" });
  const cut = await openTestApp(nowhere);
  const answer = await makeOrder(
    cut.app,
    await orderBody(shop.pool, { lines: [{ product: shop.products.cap }], lanId: 2 }),
  );
  assert.deepEqual(
    [answer.status, answer.body.error, answer.body.errorMessage],
    [503, "SHOP_BUSY", textIn("en", "REFUSAL_SHOP_BUSY")],
  );
  assert.equal(cut.logged.filter((line) => line["level"] === 50).length, 1, "an error is logged once");
  await nowhere.end();
});

test("every refusal that makeOrder can give is in this file", () => {
  const elsewhere: RefusalCode[] = [
    "LOGIN_FAILED",
    "LOGINS_USED_UP",
    "SOCIAL_NO_ACCOUNT",
    "SOCIAL_ACCOUNT_EXISTS",
    "CODE_CONDITIONS",
    "PAYMENTS_OFF",
    "COUNTRY_PAYMENTS_OFF",
    "COUNTRIES_OFF",
    "TOO_MANY_REQUESTS",
    "SERVER_ERROR",
    "SHOP_BUSY",
    "SHOP_CLOSED",
    "PASSWORD_WRONG",
    "EMAIL_SAME",
    "SIGN_IN_AGAIN",
    "PASSWORD_LENGTH",
    "ACCOUNT_TERMS",
    "ACCOUNT_FIELD",
    "EMAIL_INVALID",
    "IN_STOCK_NOW",
    "NOT_ON_SALE",
    "MESSAGE_INCOMPLETE",
    "WITHDRAWAL_INCOMPLETE",
    "WITHDRAWAL_NO_PIECES",
    "COMPLAINT_INCOMPLETE",
    "PHOTOS_UNREADABLE",
    "REVIEW_INCOMPLETE",
    "REVIEW_LINK_ENDED",
    "REVIEW_NOT_BOUGHT",
    "INVOICE_UNKNOWN",
    "ORDER_UNKNOWN",
    // Drops' own tests have them.
    "SALE_HALTED",
    "DROP_LIMIT",
  ];
  assert.deepEqual([...new Set([...wrongs.map((wrong) => wrong.code), ...elsewhere])].sort(), refusalCodes.toSorted());
});

test("a refusal is not remembered: the same key goes through once the cart is right", async () => {
  const body = await orderBody(shop.pool, {
    lines: [{ product: shop.products.hoodie, size: "S" }],
    person: anybody(emma),
    shippingId: 6,
    paymentId: 3,
    lanId: 2,
  });
  assert.equal((await makeOrder(app, { ...body, summaryShipping: "0" })).body.error, "PRICES_CHANGED");
  assert.ok((await makeOrder(app, body)).body.orderId);
});

test("sold out names the line, what is left, and sends the product as it is now", async () => {
  const { pool, products } = shop;
  const body = await orderBody(pool, {
    lines: [{ product: products.cap }, { product: products.sneakers, size: "43", quantity: 2 }],
    lanId: 2,
  });
  const { body: refused } = await makeOrder(app, body);
  assert.equal(refused.error, "SOLD_OUT");
  assert.equal(refused.about, `${products.sneakers.productId}_${products.sneakers.variants["43"]}`);
  assert.match(refused.errorMessage ?? "", /“Rampa Shoes”.*Left in stock: 1\./);
  const shoes = (
    refused["products"] as {
      product_id: string;
      product_quantity: number;
      attrs: { vals: { attrValue_name: string; quantity: number }[] }[];
    }[]
  ).find((product) => product.product_id === String(products.sneakers.productId))!;
  assert.deepEqual(
    shoes.attrs[0]!.vals.map((val) => [val.attrValue_name, val.quantity]),
    [
      ["42", 10],
      ["43", 1],
    ],
  );
  assert.equal(shoes.product_quantity, 11);
});

test("two lines of one variant count together", async () => {
  const { pool, products } = shop;
  const body = await orderBody(pool, { lines: [{ product: products.last }, { product: products.last }] });
  assert.equal((await makeOrder(app, body)).body.error, "SOLD_OUT");
});

test("nothing was broken by all the refusals", async () => {
  assert.deepEqual(await brokenPromises(shop.pool), []);
});

/** Everything an order may change, as one text. */
async function stateOf({ pool }: SmallShop): Promise<unknown> {
  const { rows } =
    await pool.query(`SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM outbox) AS emails, (SELECT count(*)::int FROM order_attempts) AS keys,
    (SELECT sum(quantity)::int FROM variants) AS pieces, (SELECT sum(used)::int FROM discount_codes) AS used, (SELECT sum(points)::int FROM point_balances) AS points,
    (SELECT count(*)::int FROM customers) AS customers, (SELECT count(*)::int FROM changed_facts) AS facts`);
  return rows[0];
}

/** A refusal's text with its placeholders filled by anything. */
function spokenAs(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/@[a-zA-Z]+/g, "[^@]+")}$`);
}
