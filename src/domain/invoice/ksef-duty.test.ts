import assert from "node:assert/strict";
import { test } from "node:test";
import type { InvoiceLine } from "./invoice.ts";
import { goesToKsef, isForCompany, type KsefOutage, ksefTerms } from "./ksef-duty.ts";
import { documentLink, issuerText } from "./ksef-links.ts";

const lines: [InvoiceLine] = [
  { position: 1, name: "Bluza", quantity: 1, amount: 12_300, gross: 12_300, rate: "23", shipping: false },
];
const buyer = { name: "", street: "", city: "", countryCode: "PL", country: "Polska", vatNumber: "" };
const terms = (issuedOn: string, more: { today?: string; handedOver?: boolean; outages?: KsefOutage[] } = {}) => {
  const { mode, due } = ksefTerms(issuedOn, { today: issuedOn, handedOver: false, outages: [], ...more });
  return [mode, due];
};

test("a company's documents go to KSeF, a consumer's where the shop wants it, proofs of purchase and another country's VAT never", () => {
  const company = { ...buyer, vatNumber: "PL 526-025-02-74" };
  for (const series of ["FV", "KOR"] as const) {
    assert.ok(isForCompany({ series, buyer: company }));
    assert.ok(!isForCompany({ series, buyer: { ...buyer, vatNumber: " - " } }));
    assert.ok(!goesToKsef({ series, buyer, lines }, { consumers: false }));
    assert.ok(goesToKsef({ series, buyer, lines }, { consumers: true }));
    assert.ok(goesToKsef({ series, buyer: company, lines }, { consumers: false }));
    const elsewhere = [{ ...lines[0], rate: "CZ 21" as const }];
    assert.ok(!goesToKsef({ series, buyer, lines: elsewhere }, { consumers: true }), "VAT of another country");
  }
  assert.ok(!goesToKsef({ series: "PA", buyer: company, lines }, { consumers: true }));
});

test("on its day online; handed over before it was sent, or sent later, by the next working day", () => {
  assert.deepEqual(terms("2026-11-19"), ["online", "2026-11-20"]);
  assert.deepEqual(terms("2026-11-20", { handedOver: true }), ["offline24", "2026-11-23"], "a Friday");
  assert.deepEqual(terms("2026-12-23", { today: "2026-12-24" }), ["offline24", "2026-12-28"], "Christmas and a Sunday");
  assert.deepEqual(terms("2026-11-10", { today: "2026-11-11" }), ["offline24", "2026-11-12"]);
});

test("after an announced unavailability the working day after its end, after a failure the seventh, which another begins anew", () => {
  const unavailable: KsefOutage = { kind: "unavailable", from: "2026-11-18", to: "2026-11-20" };
  assert.deepEqual(terms("2026-11-18", { outages: [unavailable] }), ["unavailable", "2026-11-23"]);
  assert.deepEqual(terms("2026-11-21", { outages: [unavailable] }), ["online", "2026-11-23"]);
  assert.deepEqual(terms("2026-11-18", { outages: [{ ...unavailable, to: null }] }), ["unavailable", null]);
  const failure: KsefOutage = { kind: "failure", from: "2026-11-02", to: "2026-11-03" };
  assert.deepEqual(terms("2026-11-02", { outages: [failure] }), ["failure", "2026-11-13"]);
  const another: KsefOutage = { kind: "failure", from: "2026-11-12", to: "2026-11-12" };
  assert.deepEqual(terms("2026-11-02", { outages: [another, failure] }), ["failure", "2026-11-23"]);
  assert.deepEqual(terms("2026-11-02", { outages: [failure, { ...another, from: "2026-11-16", to: "2026-11-16" }] }), [
    "failure",
    "2026-11-13",
  ]);
  assert.deepEqual(terms("2026-11-02", { outages: [failure, { ...failure, kind: "total" }] }), ["total", null]);
});

test("the codes say what the Ministry reads", () => {
  const coded = {
    environment: "production",
    sellerNip: "5260250274",
    issuedOn: "2026-11-21",
    hash: "UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE",
  } as const;
  assert.equal(
    documentLink(coded),
    "https://qr.ksef.mf.gov.pl/invoice/5260250274/21-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE",
  );
  assert.equal(
    issuerText({ ...coded, environment: "test" }, "01F20A5D352AE590"),
    "qr-test.ksef.mf.gov.pl/certificate/Nip/5260250274/5260250274/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE",
  );
});
