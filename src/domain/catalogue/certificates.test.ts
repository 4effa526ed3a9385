import assert from "node:assert/strict";
import { test } from "node:test";
import { certificateProblem, assuranceTexts } from "./certificates.ts";

test("certificates and the producer's guarantee read in the shopper's language, the guarantee first", () => {
  const of = { certificates: [{ name: "GOTS, CU 812345", url: "https://gots.example/812345.pdf" }], guarantee: 5 };
  const certificate = { value: "GOTS, CU 812345", url: "https://gots.example/812345.pdf" };
  assert.deepEqual(assuranceTexts(of, "pl"), [
    { name: "Gwarancja producenta", value: "5\u00a0lat, bezpłatna, na cały produkt", url: null },
    { name: "Certyfikat", ...certificate },
  ]);
  assert.deepEqual(assuranceTexts({ ...of, guarantee: 3 }, "cz")[0], {
    name: "Záruka výrobce",
    value: "3\u00a0roky, bezplatná, na celý výrobek",
    url: null,
  });
  assert.deepEqual(
    assuranceTexts({ ...of, guarantee: 22 }, "pl")[0]!.value,
    "22\u00a0lata, bezpłatna, na cały produkt",
  );
  assert.deepEqual(assuranceTexts({ certificates: [], guarantee: 4 }, "en"), [
    { name: "Producer’s guarantee", value: "4\u00a0years, free of charge, for the whole product", url: null },
  ]);
});

test("a certificate has a name, and an address of the web or none", () => {
  assert.equal(
    certificateProblem([
      { name: "GRS", url: null },
      { name: "COA 26-001", url: "https://a.example/1.pdf" },
    ]),
    null,
  );
  for (const [name, url] of [
    ["", null],
    ["a|b", null],
    ["a".repeat(201), null],
    ["GRS", "javascript:alert(1)"],
    ["GRS", "http://"],
    ["GRS", "//a.example"],
  ] as const) {
    assert.notEqual(certificateProblem([{ name, url }]), null, `${name} ${url}`);
  }
  assert.notEqual(certificateProblem(Array.from({ length: 11 }, (_, n) => ({ name: `GRS ${n}`, url: null }))), null);
});
