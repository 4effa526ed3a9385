import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { codeForm, emailForm, typedForm } from "./one-form.ts";
import { withoutC1, withoutUnseen } from "./plain-signs.ts";

const unseen = ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u200e", "\u202a", "\u034f", "\ufe0f", "\u3164"];

test("a code has one form, whatever came between its signs, however its letters were composed", () => {
  for (const sign of unseen) assert.equal(codeForm(`${sign}kost${sign}ka20${sign}`), "KOSTKA20", JSON.stringify(sign));
  assert.deepEqual(["KRO\u0301TKI", "\u00a0lato–20 ", "lato\u201120\u2003", "ﬁnał²", " \u200b "].map(codeForm), [
    "KRÓTKI",
    "LATO-20",
    "LATO-20",
    "FINAŁ2",
    "",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => assert.equal(codeForm(codeForm(typed)), codeForm(typed))),
  );
});

test("an e-mail has one form: its domain in ASCII, no unseen signs; what is no address does not become one", () => {
  const addresses = {
    "Jan@żółw.pl": "jan@xn--w-uga1v8h.pl",
    "\u00a0jan\u200b@Z\u0307O\u0301LW.pl ": "jan@xn--lw-4ja16c.pl",
    "jan@xn--w-uga1v8h.pl": "jan@xn--w-uga1v8h.pl",
    "Jan.Nowak+a@Example.PL\u200e": "jan.nowak+a@example.pl",
  };
  for (const [typed, form] of Object.entries(addresses)) assert.equal(emailForm(typed), form);
  for (const none of [
    "\u212Aasia@example.pl",
    "żółw@example.pl",
    "jan@ż ó.pl",
    "jan@żółw.pl/x",
    "jan@żółw.pl:80",
    "jan",
    "@",
    "",
  ])
    assert.equal(emailForm(none), none);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => assert.equal(emailForm(emailForm(typed)), emailForm(typed))),
  );
});

test("a typed text has one form, in which it is written again; emoji, lines and dashes stay", () => {
  for (const sign of unseen) assert.equal(typedForm(`${sign}War${sign}szawa${sign}`), "Warszawa", JSON.stringify(sign));
  assert.equal(typedForm("Łódz\u0301\u00a0\u2010\u2011–\n1\u0096"), "Łódź --–\n1–");
  for (const emoji of ["👩\u200d👧", "❤\ufe0f\u200d🔥", "👋🏽", "❤\ufe0f"])
    assert.equal(typedForm(`a${emoji}b`), `a${emoji}b`);
  assert.equal(typedForm("\u200d👩\u200d\ufe0fa"), "👩a");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => assert.equal(typedForm(typedForm(typed)), typedForm(typed))),
  );
});

test("a sign of Windows-1252 becomes what it stands for or nothing, and no other sign is touched", () => {
  assert.equal(withoutC1("Firma \u0096 Handel \u0084Nowak\u0094, 5\u0080\u0081\u009d"), "Firma – Handel „Nowak”, 5€");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      assert.doesNotMatch(withoutC1(text), /[\u0080-\u009f]/);
      assert.equal(
        withoutC1(text).replace(/[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, ""),
        text.replace(/[\u0080-\u009f€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g, ""),
      );
    }),
  );
  assert.equal(withoutUnseen("czar\u00adna\u200b"), "czarna");
});
