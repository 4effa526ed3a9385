import assert from "node:assert/strict";
import { test } from "node:test";
import { orderInfo, type ReadableOrder } from "./order-info.ts";
import { holdsOf } from "./holds.ts";

const order: ReadableOrder = {
  orderId: 1007,
  currency: "eur",
  lines: [
    {
      position: 1,
      name: "Bluza Zygzak",
      variant: "L czarny",
      quantity: 2,
      amount: 9412,
      sku: "ZYG-L",
      gtin: "5901234123457",
      shelf: "A-3",
      exception: null,
    },
  ],
  products: 9412,
  shipping: 0,
  discount: 0,
  points: 0,
  total: 9412,
  totalPln: 39998,
  missing: 9412,
  charged: { currency: "eur", amount: 9412 },
  state: "awaitingPayment",
  paymentName: "Przelew bankowy",
  paymentCode: "bank",
  shippingName: "Kurier",
  shippingPoint: null,
  shippingPointAddress: null,
  arrival: { from: "2026-11-24", to: "2026-11-25" },
  discountCode: null,
  name: "Kasia Wójcik",
  address: ["Kamienna 7/3", "31-403 Kraków", "Polska"],
  email: "kasia@przyklad.pl",
  phone: "600 100 200",
  company: [],
  comment: "",
  holds: holdsOf({}),
};

test("the order's HTML says what was ordered, what it costs and how it goes, in the order's currency", () => {
  const html = orderInfo(order, "pl");
  for (const text of [
    "Zamówienie 1007",
    "Bluza Zygzak",
    "L czarny",
    "2 szt.",
    "94.12 €",
    "399.98 zł",
    "Przelew bankowy",
    "Kurier",
    "Kasia Wójcik",
    "31-403 Kraków",
    "kasia@przyklad.pl",
  ]) {
    assert.ok(html.includes(text), `${text} in ${html}`);
  }
});

test("reductions, company, comment and parcel locker are there only when the order has them", () => {
  const plain = orderInfo(order, "pl");
  const full = orderInfo(
    {
      ...order,
      discount: 353,
      discountCode: "ZIMA15",
      points: 118,
      total: 8941,
      company: ["Bruk sp. z o.o.", "NIP 5260250274"],
      comment: "Proszę dzwonić",
      shippingPoint: "KRA01M",
      shippingPointAddress: "ul. Długa 3, 31-100 Kraków",
    },
    "pl",
  );
  for (const text of [
    "Kod rabatowy ZIMA15",
    "−3.53 €",
    "−1.18 €",
    "Bruk sp. z o.o.",
    "Proszę dzwonić",
    "Punkt odbioru: KRA01M, ul. Długa 3, 31-100 Kraków",
  ])
    assert.deepEqual([full.includes(text), plain.includes(text)], [true, false], text);
});

test("it is written in the shopper's language", () => {
  assert.ok(orderInfo(order, "en").includes("Total to pay"));
  assert.ok(orderInfo(order, "cz").includes("Celkem k úhradě"));
});

test("it says between which days it comes; a bank transfer has to be made first", () => {
  assert.ok(
    orderInfo({ ...order, paymentCode: "cash" }, "pl").includes(
      "<strong>Przewidywana dostawa</strong><br>24–25\u00a0listopada</p>",
    ),
  );
  assert.ok(orderInfo(order, "pl").includes("24–25\u00a0listopada, jeśli zapłacisz dziś</p>"));
  assert.ok(orderInfo(order, "en").includes("Expected delivery</strong><br>24–25\u00a0November, if you pay today"));
  assert.ok(!orderInfo({ ...order, arrival: null }, "pl").includes("Przewidywana"));
});

test("the shop's own copy tells what the buyer has to do, and asks nobody to pay", () => {
  const transfer = orderInfo(order, "pl", { forShop: true });
  for (const said of ["Kupujący ma na przelew 7 dni", "jeśli wpłata przyjdzie dziś", "Razem</strong>"])
    assert.ok(transfer.includes(said), transfer);
  const online = orderInfo({ ...order, paymentCode: "payu" }, "pl", { forShop: true });
  assert.ok(online.includes("Kupujący ma na zapłatę online"), online);
  assert.ok(transfer.includes("<span>L czarny</span><br><span>SKU ZYG-L · EAN 5901234123457 · Półka A-3</span>"));
  assert.doesNotMatch(orderInfo(order, "pl"), /ZYG-L|A-3/, "what the store room knows is not the buyer's");
  for (const copy of [transfer, online])
    assert.doesNotMatch(copy, /wysłaliśmy|Czekamy na wpłatę|Numer konta|Przejdziesz|dla Ciebie|zapłacisz|Do zapłaty/);
});

test("nothing a shopper typed becomes HTML", () => {
  const html = orderInfo(
    { ...order, name: "<b onclick='x()'>\"Kasia\" & co</b>", comment: "<script>alert(1)</script>" },
    "pl",
  );
  assert.doesNotMatch(html, /<b |<script|onclick='/);
  const elements = [...html.matchAll(/<\/?([a-z]+)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(elements)].toSorted(), [
    "br",
    "caption",
    "p",
    "span",
    "strong",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "tr",
  ]);
});

test("an order that awaits its online payment leads to paying, before everything else, with the sum that is charged", () => {
  const online = { ...order, paymentName: "Płatność online", paymentCode: "payu" };
  assert.match(
    orderInfo(online, "pl", { payAt: "/pay/abc" }),
    /^<p><a href="\/pay\/abc"><strong>Zapłać teraz: 94\.12 €<\/strong><\/a><\/p>/,
  );
  assert.match(
    orderInfo({ ...online, charged: { currency: "pln", amount: 39_998 } }, "en", { payAt: "/pay/abc" }),
    /Pay now: 399\.98 zł<\/strong><\/a><br>This payment is charged in złoty, so you pay 399\.98 zł\./,
  );
  for (const [said, html] of [
    ["Zaplaceno.", orderInfo({ ...online, state: "paid" }, "cz", { payAt: "/pay/abc" })],
    ["There is nothing to pay.", orderInfo({ ...online, total: 0, state: "paid" }, "en", { payAt: "/pay/abc" })],
  ] as const) {
    assert.ok(html.includes(said) && !html.includes("/pay/abc"), html);
  }
  assert.ok(!orderInfo({ ...online, state: "expired" }, "pl", { payAt: "/pay/abc" }).includes("/pay/"));
});
