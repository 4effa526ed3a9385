import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReadableOrder } from "../domain/order/order-info.ts";
import {
  accountExistsEmail,
  changeAddressEmail,
  confirmAddressEmail,
  addressChangedEmail,
  passwordChangedEmail,
  reminderEmail,
} from "./account.ts";
import { messageCopyEmail } from "./message-copy.ts";
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from "./newsletter-confirmation.ts";
import { orderConfirmationEmail, type Seller } from "./order-confirmation.ts";
import { orderForShopEmail } from "./order-for-shop.ts";
import { reviewRequestEmail } from "./review-request.ts";
import { stockBackEmail, stockConfirmEmail } from "./stock-alert.ts";
import { holdsOf } from "../domain/order/holds.ts";

const order: ReadableOrder = {
  orderId: 1001,
  currency: "pln",
  lines: [
    {
      position: 1,
      name: "Bluza <Asfalt>",
      variant: "M",
      quantity: 2,
      amount: 39_998,
      sku: null,
      gtin: null,
      shelf: null,
      exception: null,
    },
  ],
  products: 39_998,
  shipping: 0,
  discount: 1000,
  points: 500,
  total: 38_498,
  totalPln: 38_498,
  missing: 38_498,
  charged: { currency: "pln", amount: 38_498 },
  state: "awaitingPayment",
  paymentName: "Przelew",
  paymentCode: "bank",
  shippingName: "Kurier",
  shippingPoint: null,
  shippingPointAddress: null,
  arrival: { from: "2026-11-24", to: "2026-11-25" },
  discountCode: "LATO",
  name: 'Kasia "K" Wójcik',
  address: ["Kamienna 7/3", "31-403 Kraków", "Polska"],
  email: "o'neill+bruk@przyklad.pl",
  phone: "+48 600 100 200",
  company: [],
  comment: "a & b",
  holds: holdsOf({}),
};
const seller: Seller = {
  name: "Kamień & Syn <sklep>",
  company: "Kamień & Syn <sklep>",
  address: "Brukowa 1, 30-001 Kraków",
  phone: "+48 12 000 00 00",
  email: "sklep@bruk.example",
  bankAccount: "PL61 1090",
  publicUrl: "http://sklep.test",
  terms: "/page/regulamin.html",
  returns: "/page/zwroty.html",
};

for (const [lanCode, lang] of [
  ["pl", "pl"],
  ["en", "en"],
  ["cz", "cs"],
] as const) {
  test(`the order's email in ${lanCode} holds the law's contents, and every name as it is, in HTML and in text`, () => {
    const { html, text, subject, to } = orderConfirmationEmail(order, seller, {
      lanCode,
      link: "http://sklep.test/user/order-no/1001?key=k",
    });
    assert.equal(to, order.email);
    assert.ok(subject.includes("1001"));
    assert.ok(html.includes(`<html lang="${lang}">`));
    for (const said of [
      "Bluza <Asfalt>",
      "384.98 zł",
      "−10.00 zł",
      "LATO",
      "−5.00 zł",
      'Kasia "K" Wójcik',
      "Kamień & Syn <sklep>, Brukowa 1",
      "PL61 1090",
      "a & b",
      "o'neill+bruk@przyklad.pl",
      "14 ",
      { pl: "24–25 listopada", en: "24–25 November", cz: "24.–25. listopadu" }[lanCode],
    ])
      assert.ok(text.includes(said), `${said} in ${text}`);
    assert.ok(
      !html.includes("<Asfalt>") && !html.includes("<sklep>") && !/&(?!#?\w+;)/.test(html),
      "names are text in the HTML",
    );
    for (const path of [seller.terms, seller.returns])
      assert.ok(
        html.includes(`href="http://sklep.test${path}"`) && text.includes(`: http://sklep.test${path}`),
        "text has the addresses of its links",
      );
    assert.doesNotMatch(text, /&#?\w+;|<\/?(p|table|tr|td|strong|br)\b/);
    assert.doesNotMatch(html, /undefined|null|\[object/);
  });
}

test("only a bank transfer is told the account", () => {
  assert.ok(
    !orderConfirmationEmail({ ...order, paymentCode: "cash" }, seller, {
      lanCode: "pl",
      link: "http://sklep.test/user/order-no/1001",
    }).text.includes("PL61"),
  );
});

test("the shop's email lets it answer the shopper", () => {
  const { to, html, subject } = orderForShopEmail(order, { to: "sklep@bruk.example", publicUrl: "http://sklep.test" });
  assert.equal(to, "sklep@bruk.example");
  assert.equal(subject, "Nowe zamówienie 1001: 384.98 zł");
  const link = /href="(mailto:[^"]*)"/.exec(html)![1]!.replaceAll("&#39;", "'");
  assert.equal(decodeURIComponent(link), "mailto:o'neill+bruk@przyklad.pl");
  assert.match(link, /@/, "mail programs read the sign itself");
});

const common = { to: order.email, shopName: seller.name, publicUrl: seller.publicUrl, link: "abc" };

test("emails one may not want have one request that ends them", () => {
  assert.equal(
    reviewRequestEmail({ ...common, lanCode: "pl", name: "", products: [] }).unsubscribe,
    "http://sklep.test/opinia/abc/koniec",
  );
  assert.equal(
    newsletterWelcomeEmail({ ...common, lanCode: "pl", open: true }).unsubscribe,
    "http://sklep.test/newsletter/end/abc",
  );
  for (const write of [stockConfirmEmail, stockBackEmail])
    assert.equal(
      write({ ...common, lanCode: "pl", what: "Bluza", url: "bluza/" }).unsubscribe,
      "http://sklep.test/powiadomienie/end/abc",
    );
});

test("the other emails name the shop as it is, too", () => {
  for (const lanCode of ["pl", "en", "cz"] as const) {
    for (const { html, text } of [
      accountExistsEmail({ ...common, lanCode, asked: "order" }),
      accountExistsEmail({ ...common, lanCode, asked: "registration" }),
      confirmAddressEmail({ ...common, lanCode }),
      accountExistsEmail({ ...common, lanCode, asked: "change" }),
      changeAddressEmail({ ...common, lanCode }),
      addressChangedEmail({ ...common, lanCode, email: "<3@przyklad.pl" }),
      reminderEmail({ ...common, lanCode, password: "k7wp-2mfx-9qhd-t4vc", minutes: 60 }),
      passwordChangedEmail({ ...common, lanCode }),
      newsletterWelcomeEmail({ ...common, lanCode, open: true }),
      newsletterConfirmationEmail({ ...common, lanCode }),
      messageCopyEmail({ ...common, lanCode, subject: "<3", message: "<Asfalt> &" }),
      reviewRequestEmail({ ...common, lanCode, name: "Kasia <3", products: ["Bluza <Asfalt>"] }),
      stockConfirmEmail({ ...common, lanCode, what: "Bluza <Asfalt> L", url: "bluza/" }),
      stockBackEmail({ ...common, lanCode, what: "Bluza <Asfalt> L", url: "bluza/" }),
    ]) {
      assert.ok(text.includes("Kamień & Syn <sklep>"), text);
      assert.ok(
        html.includes(`<p class="shop">Kamień &amp; Syn &lt;sklep&gt;</p>`),
        "whose email it is stands above it, without a picture",
      );
      assert.ok(!/<img|url\(/.test(html));
      assert.match(text, /\S\n\n\S/, "paragraphs stand apart");
      for (const [, after = ""] of text.matchAll(/https?:\/\/\S+(.*)/g))
        assert.equal(after, "", "nothing follows an address on its line");
      for (const address of new Set(text.match(/https?:\/\/\S+/g))) assert.doesNotMatch(address, /[.,:]$/, text);
      assert.ok(!html.includes("<sklep>") && !html.includes("<Asfalt>") && !html.includes("<3"));
    }
  }
});
