import assert from "node:assert/strict";
import { test } from "node:test";
import { fillMarks, pageMarks } from "./page-marks.ts";

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
