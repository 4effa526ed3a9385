import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { searchHref } from "../../contract/paths.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { importCatalogue } from "../../flows/catalogue/import-catalogue.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const call = async (url: string, body: object) =>
  (
    await app.inject({ method: "POST", url, payload: JSON.stringify(body), headers: { "content-type": "text/plain" } })
  ).json<{ error?: string; token?: string }>();
const inForm = "jan@xn--w-uga1v8h.pl";

test("an address with an internationalised domain is taken on every field that takes one, and is one address in each", async () => {
  const typed = [
    "Jan@\u017c\u00f3\u0142w.pl",
    "jan@z\u0307o\u0301\u0142w.pl\u200b",
    " jan@\u017c\u00f3\u0142w.pl\u00a0",
  ];
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { person: { ...anybody(), email: typed[0]! }, lines: [{ product: products.bottle }] }),
  );
  assert.equal((await orderNumbered(pool, Number(body.orderId)))?.order.email, inForm, JSON.stringify(body));
  assert.deepEqual(await call("/sys/json_emails?newsletterSubscribe", { email: typed[1] }), {});
  assert.deepEqual(await call("/sys/json_emails?contact", { name: "Jan", email: typed[2], message: "X" }), {});
  assert.deepEqual(
    await call("/sys/json_emails?backInStock", {
      email: typed[0],
      productId: products.hoodie.productId,
      a2p: products.hoodie.variants["L"],
    }),
    {},
  );
  assert.equal(
    (await call("/sys/json_emails?withdraw", { name: "Jan", order: "1", email: typed[1], goods: "" })).error,
    undefined,
  );
  assert.deepEqual(
    await call("/sys/json_api?register", {
      email: typed[2],
      password: "kilka zwyk\u0142ych s\u0142\u00f3w",
      shippingFirstName: "Jan",
      terms: true,
    }),
    {},
  );
  for (const login of typed)
    assert.ok(
      (await call("/sys/json_api?login", { login, password: "kilka zwyk\u0142ych s\u0142\u00f3w" })).token,
      JSON.stringify(login),
    );
  const { rows } = await pool.query<{ recipient: string }>(
    "SELECT DISTINCT recipient FROM outbox WHERE recipient LIKE 'jan@%'",
  );
  assert.deepEqual(rows, [{ recipient: inForm }]);
  for (const wrong of ["\u017c\u00f3\u0142w@example.pl", "jan@\u017c \u00f3.pl", "\u212aasia@example.pl"])
    assert.equal((await call("/sys/json_emails?newsletterSubscribe", { email: wrong })).error, "EMAIL_INVALID", wrong);
});

test("signs of Windows-1252 that were typed or imported are what they stand for, on pages, in feeds and in what is kept", async () => {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, {
      lines: [{ product: products.bottle }],
      form: { shippingFirstName: "Anna\u0096Maria", comment: "\u0084pilne\u0094\u0081" },
    }),
  );
  const { order } = (await orderNumbered(pool, Number(body.orderId)))!;
  assert.deepEqual(
    [order.client_data["shippingFirstName"], order.client_data["comment"]],
    ["Anna\u2013Maria", "\u201epilne\u201d"],
  );
  assert.doesNotMatch(body.orderInfo!, /[\u0080-\u009f]/);
  const imported = await importCatalogue(
    pool,
    {
      categories: [],
      manufacturers: [],
      products: [
        {
          row: 2,
          handle: "miekka",
          name: { pl: "Bluza \u0096 mi\u0119kka" },
          description: { pl: "<p>\u0084mi\u0119kka\u0094</p>" },
          manufacturer: "Kostka \u0099",
          categories: ["Odziez/bluzy"],
          weight: 0,
          realPrice: 10_000,
          cataloguePrice: null,
          url: null,
          createdAt: null,
          pictures: [],
          attributes: [],
          variants: [{ row: 2, values: [], sku: "A\u00961", quantity: 3 }],
        },
      ],
    },
    { check: false, pictures: async () => [], sanitise: (html) => html },
  );
  assert.equal(imported.kind, "imported", JSON.stringify(imported));
  const { rows } = await pool.query<{ said: string }>(
    "SELECT p.product_name::text || p.description::text || m.manufacturer_name || v.sku AS said FROM products p JOIN manufacturers m USING (manufacturer_id) JOIN variants v USING (product_id) WHERE handle = 'miekka'",
  );
  assert.match(rows[0]!.said, /Bluza \u2013 mi\u0119kka.*\u201emi\u0119kka\u201d.*Kostka \u2122A\u20131/);
});

test("a search with unseen signs finds what is seen", async () => {
  for (const query of ["ko\u00adszulka", "\u2060koszulka\u200b", "koszulka\u00a0"]) {
    const page = await app.inject({ url: `/page-data${searchHref(query)}/page-data.json` });
    assert.ok(page.payload.includes("Koszulka Kreda"), JSON.stringify(query));
  }
});
