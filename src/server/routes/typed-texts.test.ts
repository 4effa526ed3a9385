import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
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

test("what is typed has one form at every door: nothing unseen, letters composed, common blanks and hyphens; emoji and lines stay", async () => {
  const nips = [
    "526-587-76-35",
    "526\u200b587\u206076\u00ad35",
    "526\u2011587\u201076\u201135",
    "526\u2013587\u221276\u201435",
  ];
  const kept = [];
  for (const paymentNip of nips) {
    const { body } = await makeOrder(
      app,
      await orderBody(pool, {
        lines: [{ product: products.bottle }],
        form: {
          shippingLastName: "Wo\u0301jcik\u202e",
          shippingCity: " War\u00adszawa\u00a0Wola\n",
          phone: "600\u2011100\u200b200",
          comment: "Dla \u{1f469}\u200d\u{1f467} \u2764\ufe0f\nTo\u00adsi – pies",
          invoice: true,
          paymentName: "Zak\u200b\u0142ad",
          paymentNip,
          paymentStreet: "Prosta 1",
          paymentPostCode: "00\u2011001",
          paymentCity: "War\u00adszawa",
          paymentCountry: "2",
        },
      }),
    );
    assert.ok(body.orderId, `${JSON.stringify(paymentNip)} ${JSON.stringify(body)}`);
    kept.push((await orderNumbered(pool, Number(body.orderId)))!.order.client_data);
  }
  assert.deepEqual(
    kept.map(({ paymentNip }) => paymentNip),
    [nips[0], "5265877635", nips[0], nips[3]],
  );
  const { shippingLastName, shippingCity, phone, comment, paymentName, paymentPostCode, paymentCity } = kept[0]!;
  assert.deepEqual(
    [shippingLastName, shippingCity, phone, comment, paymentName, paymentPostCode, paymentCity],
    [
      "W\u00f3jcik",
      "Warszawa Wola",
      "600-100200",
      "Dla \u{1f469}\u200d\u{1f467} \u2764\ufe0f\nTosi – pies",
      "Zak\u0142ad",
      "00-001",
      "Warszawa",
    ],
  );
  const { token, customerId, person } = await addAccount(pool);
  assert.equal(
    (
      await call("/sys/json_api?saveUserData", {
        token,
        contactData: {
          ...person,
          shippingFirstName: "Ka\u200bsia",
          shippingCity: "War\u00adszawa",
          paymentNip: nips[2],
        },
      })
    ).error,
    undefined,
  );
  const { rows: accounts } = await pool.query<{ contact_data: Record<string, unknown> }>(
    "SELECT contact_data FROM customers WHERE customer_id = $1",
    [customerId],
  );
  const { shippingFirstName, shippingCity: city } = accounts[0]!.contact_data;
  assert.deepEqual([shippingFirstName, city], ["Kasia", "Warszawa"]);
  await call("/sys/json_emails?withdraw", {
    name: "Ka\u00adsia",
    order: "1",
    email: "k@przyklad.pl",
    goods: "Bu\u200bty",
  });
  await call("/sys/json_emails?contact", { name: "Ka\u00adsia", email: "k@przyklad.pl", message: "Bu\u200bty" });
  const { rows: letters } = await pool.query<{ said: string }>(
    "SELECT concat_ws(' ', content ->> 'name', content ->> 'goods', content ->> 'message') AS said FROM outbox WHERE kind IN ('withdrawalForShop', 'message') ORDER BY letter_id DESC LIMIT 2",
  );
  assert.deepEqual(
    letters.map(({ said }) => said),
    ["Kasia Buty", "Kasia Buty"],
  );
});

test("a search with unseen signs finds what is seen", async () => {
  for (const query of ["ko\u00adszulka", "\u2060koszulka\u200b", "koszulka\u00a0"]) {
    const page = await app.inject({ url: `/page-data${searchHref(query)}/page-data.json` });
    assert.ok(page.payload.includes("Koszulka Kreda"), JSON.stringify(query));
  }
});
