import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenRule, isEmail, shortestPostcode } from "./field-rules.ts";

test("a required text is something beside blanks, a required checkbox is checked", () => {
  assert.equal(brokenRule(" \t\u00a0", { required: true }), "FORM_ERROR_REQUIRED");
  assert.equal(brokenRule(" a ", { required: true }), null);
  assert.equal(brokenRule(false, { required: true }), "FORM_ERROR_UNCHECKED");
  assert.equal(brokenRule(true, { required: true }), null);
});

test("what is empty and not required keeps every rule", () => {
  assert.equal(brokenRule("  ", { minLength: 5, isEmail: true, isNumeric: true, vatNumberOf: "PL" }), null);
  assert.equal(brokenRule(false, {}), null);
});

test("lengths count the trimmed text", () => {
  assert.equal(brokenRule(" 1234 ", { minLength: 5 }), "FORM_ERROR_MINLENGTH");
  assert.equal(brokenRule("12345", { minLength: 5 }), null);
  assert.equal(brokenRule("123456", { maxLength: 5 }), "FORM_ERROR_MAXLENGTH");
  assert.equal(brokenRule(" 12345 ", { maxLength: 5 }), null);
});

test("isNumeric is digits only", () => {
  assert.equal(brokenRule("0123", { isNumeric: true }), null);
  for (const text of ["1.5", "-1", "1 2", "٣"])
    assert.equal(brokenRule(text, { isNumeric: true }), "FORM_ERROR_NUMERIC", text);
});

test("a VAT number is told apart by its country", () => {
  assert.equal(brokenRule("5260250275", { vatNumberOf: "PL" }), "FORM_ERROR_NIP");
  assert.equal(brokenRule("12", { vatNumberOf: "DE" }), "FORM_ERROR_VAT");
  assert.equal(brokenRule("5260250274", { vatNumberOf: "PL" }), null);
});

test("an e-mail address has one @ and a domain with a dot", () => {
  for (const email of ["kasia@bruk.example", "K.O+sklep@poczta.example.pl", "o'neil@a-b.co"])
    assert.ok(isEmail(email), email);
  const wrong = [
    "",
    "kasia",
    "@bruk.example",
    "kasia@",
    "kasia@localhost",
    "a@b@c.pl",
    "ka sia@bruk.pl",
    "kasia@bruk..pl",
    "kasia@-bruk.pl",
    "kasia@bruk.pl.",
    `${"a".repeat(65)}@bruk.pl`,
    `a@${"b.".repeat(130)}pl`,
    "a@b.pl\n",
  ];
  for (const email of wrong) assert.ok(!isEmail(email), email);
});

test("a postcode has 5 characters, fewer where real ones are shorter", () => {
  assert.deepEqual(["PL", "GB", "CZ", "DE"].map(shortestPostcode), [5, 5, 5, 5]);
  assert.deepEqual(
    ["AT", "CH", "DK", "BE", "NO", "LX", "AU", "SI", "IS"].map(shortestPostcode),
    [4, 4, 4, 4, 4, 4, 4, 4, 3],
  );
});

test("a field is looked at in the form it is kept in, before it is sent as after", () => {
  for (const nip of ["526\u200b5877635", "526\u2011587\u201176\u201135", "PL 526–587–76–35\u00ad"])
    assert.equal(brokenRule(nip, { vatNumberOf: "PL" }), null, JSON.stringify(nip));
  for (const phone of ["600\u2011100\u2011200", "+48\u200b 600–100–200"])
    assert.equal(brokenRule(phone, { polishPhone: true }), null, JSON.stringify(phone));
  assert.equal(brokenRule("\u200b\u00a0", { required: true }), "FORM_ERROR_REQUIRED");
  assert.equal(brokenRule("\u212aasia@example.pl", { isEmail: true }), "FORM_ERROR_EMAIL");
});
