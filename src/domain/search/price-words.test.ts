import assert from "node:assert/strict";
import { test } from "node:test";
import { convert, factorFor } from "../money.ts";
import { inGrosze, numbersIn, priceIn } from "./price-words.ts";

const sizes = new Set(["42", "43", "98", "128"]);
const read = (query: string) => {
  const price = priceIn(query, (number) => sizes.has(number));
  if (price === null) return null;
  const amount = (value: number | null) => (value === null ? "" : String(value / 100));
  return `${price.rest}|${amount(price.from)}-${amount(price.to)}|${price.currency ?? ""}`;
};

test("a price is read from the words of three languages, with its currency or without, and taken out of them", () => {
  for (const [query, expected] of [
    ["czarna bluza do 200 zł", "czarna bluza|-200|pln"],
    ["bluza do 200", "bluza|-200|"],
    ["do 200 zł bluza", "bluza|-200|pln"],
    ["bluza do 200zł", "bluza|-200|pln"],
    ["bluza od 100 do 200", "bluza|100-200|"],
    ["bluza od 100 zł do 200 zł rozmiar M", "bluza rozmiar M|100-200|pln"],
    ["bluza do 200 od 100", "bluza|100-200|"],
    ["bluza od 200 do 100 zł", "bluza|100-200|pln"],
    ["buty pod 200", "buty|-200|"],
    ["buty poniżej 199,99 zł", "buty|-199.99|pln"],
    ["buty w cenie do 300 złotych", "buty|-300|pln"],
    ["bluza między 100 a 200", "bluza|100-200|"],
    ["bluza 100-200 zł", "bluza|100-200|pln"],
    ["bluza za 150 zł", "bluza|-150|pln"],
    ["bluza 150 zł", "bluza|-150|pln"],
    ["kurtka do 1 000 zł", "kurtka|-1000|pln"],
    ["kurtka powyżej 500", "kurtka|500-|"],
    ["under 200 pln", "|-200|pln"],
    ["hoodie under £50", "hoodie|-50|gbp"],
    ["hoodie under 50 €", "hoodie|-50|eur"],
    ["hoodies between 20 and 60 euros", "hoodies|20-60|eur"],
    ["black hoodie from 100 to 200", "black hoodie|100-200|"],
    ["hoodie less than 50 dollars", "hoodie|-50|usd"],
    ["hoodie $50", "hoodie|-50|usd"],
    ["mikina do 500 kč", "mikina|-500|czk"],
    ["mikina od 300 do 500 Kč", "mikina|300-500|czk"],
    ["mikina 300–500 kč", "mikina|300-500|czk"],
    ["mikina levnější než 600 korun", "mikina|-600|czk"],
    ["boty nad 1000 kč", "boty|1000-|czk"],
    ["budżet 200 bluza", "bluza|-200|"],
  ] as const)
    assert.equal(read(query), expected, query);
});

test("sizes, measures, ages, models and what only binds are no price", () => {
  for (const query of [
    "buty 43",
    "buty do 43",
    "buty od 42 do 43",
    "kurtka do 128",
    "plecak do 30 l",
    "deska do 80 cm",
    "bluza od 18 lat",
    "czapka na zimę do miasta",
    "deska 8,25",
    "linia 7",
    "bluza do -10",
    "for 12 year olds",
    "hoodie for 200",
    "SYN-1234-M",
    "bluza 200",
    "do",
    "od do",
    "1 000",
    "do 5",
    "do 99999999999",
    "",
    "\0\ud800",
  ])
    assert.equal(read(query), null, query);
  assert.deepEqual(numbersIn("buty 43 do 8,25"), ["43", "8.25"]);
});

test("whatever is shown in the currency of the words lies within what they ask for", () => {
  const config = { eur_rate: "4.25", gbp_rate: "5.11", usd_rate: "3.97" };
  for (const currency of ["pln", "eur", "gbp", "usd"] as const) {
    const factor = factorFor(currency, config);
    for (const amount of [1, 999, 5_000, 12_345, 20_000]) {
      const to = inGrosze(amount, "to", { currency, config })!;
      const from = inGrosze(amount, "from", { currency, config })!;
      assert.ok(convert(to, factor) <= amount && convert(to + 1, factor) > amount, `to ${amount} ${currency}`);
      assert.ok(
        convert(from, factor) >= amount && (from === 0 || convert(from - 1, factor) < amount),
        `from ${amount} ${currency}`,
      );
    }
  }
  assert.equal(inGrosze(5_000, "to", { currency: "eur", config: {} }), null);
  assert.equal(inGrosze(58_000, "to", { currency: "czk", config: {} }), 10_000);
});
