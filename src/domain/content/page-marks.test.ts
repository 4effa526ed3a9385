import assert from "node:assert/strict";
import { test } from "node:test";
import { fillMarks, pageMarks, unfilledMarks } from "./page-marks.ts";

const config = {
  shop_name: "Bruk",
  shop_company: "Kamień & Syn",
  shop_street: "Brukowa 1",
  shop_city: "30-001 Kraków",
  shop_phone: "+48 12 000-00-00",
  page_terms: "2",
};

test("what the shop says of itself fills a text, as text", () => {
  const marks = pageMarks(config, "pl");
  assert.equal(
    fillMarks('<a href="tel:{{shop_tel}}">{{shop_phone}}</a> {{seller}}', marks),
    '<a href="tel:+48120000000">+48 12 000-00-00</a> Kamień &amp; Syn, Brukowa 1, 30-001 Kraków',
  );
  assert.equal(
    fillMarks("{{seller}}", pageMarks({ ...config, shop_company: "<script>" }, "pl")),
    "&lt;script&gt;, Brukowa 1, 30-001 Kraków",
  );
});

test("the shop's rules fill it too: holds, the worth of points, the order button in the language", () => {
  assert.equal(
    fillMarks(
      "{{hold_online_minutes}} {{hold_transfer_days}} {{points_worth}} {{order_button}}",
      pageMarks(config, "en"),
    ),
    "60 7 5.00\u00a0zł Order with obligation to pay",
  );
});

test("a mark that nothing fills stays, and no other setting can be named", () => {
  assert.equal(
    fillMarks("{{shop_fax}} {{page_terms}} {{constructor}}", pageMarks(config, "pl")),
    "{{shop_fax}} {{page_terms}} {{constructor}}",
  );
});

test("without a registered name the seller is the shop's", () => {
  assert.equal(pageMarks({ shop_name: "Bruk" }, "pl")["seller"], "Bruk");
});

test("what a shop does without leaves no comma, label, link or sentence of its own; a section goes with its mark", () => {
  const marks = pageMarks({ shop_name: "Kostka" }, "pl", [{ code: "cash", name: "Za pobraniem" }]);
  for (const [html, left] of [
    ["<p>{{#shop_phone}}Zadzwoń: {{shop_phone}}. {{/shop_phone}}Napisz.</p>", "<p>Napisz.</p>"],
    [
      "<ul><li>{{#pays_transfer}}Przelew{{/pays_transfer}}</li><li>{{#pays_cash}}Gotówka{{/pays_cash}}</li></ul>",
      "<ul><li>Gotówka</li></ul>",
    ],
    ["<p>{{#pays_ahead}}Czeka {{#pays_online}}60{{/pays_online}}.{{/pays_ahead}}Koniec</p>", "<p>Koniec</p>"],
    [
      "<p><strong>{{shop_company}}</strong>, {{shop_street}}, {{shop_city}}; CEIDG.</p>",
      "<p><strong>Kostka</strong>; CEIDG.</p>",
    ],
    [
      '<p>A<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a><br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>',
      "<p>A</p>",
    ],
    [
      '<p>Pytania? <a href="/contact">Napisz do nas</a> albo zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>.</p>',
      '<p>Pytania? <a href="/contact">Napisz do nas</a>.</p>',
    ],
    [
      '<ul><li>e-mailem: <a href="mailto:{{shop_email}}">{{shop_email}}</a>,</li><li>listem: {{seller}},</li></ul>',
      "<ul><li>listem: Kostka,</li></ul>",
    ],
    ["<p>Odbiór jest pod adresem {{shop_street}}, {{shop_city}}. Inaczej nie.</p>", "<p> Inaczej nie.</p>"],
  ] as const)
    assert.equal(fillMarks(html, marks), left, html);
  assert.deepEqual(unfilledMarks("{{#pays_transfer}}{{transfer_account}}{{/pays_transfer}}{{shop_phone}}", marks), [
    "shop_phone",
  ]);
});
