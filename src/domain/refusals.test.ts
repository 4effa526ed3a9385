import assert from "node:assert/strict";
import { test } from "node:test";
import { serverDictionaries } from "./dictionary/dictionaries.ts";
import { languages } from "./language.ts";
import { refusalCodes, refusalText, type RefusalCode } from "./refusals.ts";

/** What the callers give; a placeholder beyond it would reach the shopper unfilled. */
const fills: Partial<Record<RefusalCode, string[]>> = {
  TOO_MANY_LINES: ["@count"],
  QUANTITY_LIMIT: ["@count"],
  SOLD_OUT: ["@count", "@productName"],
  PRODUCT_NOT_ONLINE: ["@productName"],
  PRODUCT_COUNTRY_BLOCKED: ["@country", "@productName"],
  AGE_CONFIRMATION: ["@productName"],
  FIELD_INVALID: ["@field"],
  LOGINS_USED_UP: ["@wait"],
  ACCOUNT_FIELD: ["@field"],
  SALE_HALTED: ["@productName", "@why"],
  DROP_LIMIT: ["@count", "@held", "@productName"],
};

test("every refusal is said in every language, each in its own words", () => {
  for (const code of refusalCodes) {
    const texts = languages.map(({ lanId }) => refusalText(code, lanId));
    assert.ok(
      texts.every((text) => text.length > 20),
      code,
    );
    assert.equal(new Set(texts).size, languages.length, code);
    assert.ok(
      texts.every((text) => /[.!?]$/.test(text)),
      code,
    );
  }
});

test("a refusal has the placeholders its callers fill, and no other", () => {
  for (const code of refusalCodes) {
    for (const { lanCode } of languages) {
      assert.deepEqual(
        (serverDictionaries[lanCode][`REFUSAL_${code}`].match(/@[A-Za-z]+|%s/g) ?? []).toSorted(),
        fills[code] ?? [],
        `${code} ${lanCode}`,
      );
    }
  }
});

test("sold out says what is left", () => {
  assert.equal(
    refusalText("SOLD_OUT", 1, { productName: "Bluza Zygzak", count: 3 }),
    "Nie mamy już tylu sztuk produktu „Bluza Zygzak”. Zostało: 3. Zmień ilość albo usuń produkt z koszyka.",
  );
});

test("sold out of which nothing is left says so plainly", () => {
  assert.deepEqual(
    [1, 2, 6].map((lanId) => refusalText("SOLD_OUT", lanId, { productName: "Bluza", count: 0 })),
    [
      "Produkt „Bluza” właśnie się wyprzedał. Usuń go z koszyka, aby złożyć zamówienie.",
      "“Bluza” has just sold out. Remove it from the cart to place the order.",
      "Produkt „Bluza“ se právě vyprodal. Pro odeslání objednávky ho z košíku odeberte.",
    ],
  );
});

test("a wrong field is called by its label", () => {
  assert.match(refusalText("FIELD_INVALID", 1, { field: "shippingPostCode" }), /„Kod pocztowy”/);
  assert.match(refusalText("FIELD_INVALID", "2", { field: "shippingPostCode" }), /“Postcode”/);
  assert.match(refusalText("FIELD_INVALID", 6, { field: "shippingPostCode" }), /„PSČ“/);
});

test("an unknown language is answered in Polish", () => {
  assert.equal(refusalText("SERVER_ERROR", 3), "Błąd serwera, spróbuj ponownie.");
  assert.equal(refusalText("SERVER_ERROR", null), "Błąd serwera, spróbuj ponownie.");
});

test("too many tries say how long to wait, where that is known", () => {
  assert.deepEqual(
    [1, 2, 6].map((lanId) => refusalText("TOO_MANY_REQUESTS", lanId, { seconds: 20 })),
    [
      "Za dużo prób w krótkim czasie. Spróbuj ponownie za 20\u00a0s.",
      "Too many attempts in a short time. Try again in 20\u00a0s.",
      "Příliš mnoho pokusů za krátkou dobu. Zkuste to znovu za 20\u00a0s.",
    ],
  );
  assert.match(refusalText("TOO_MANY_REQUESTS", 1, { seconds: 850 }), /za 15\u00a0min\.$/);
  assert.match(refusalText("LOGINS_USED_UP", 2, { seconds: 850 }), /in 15\u00a0min, or/);
});
