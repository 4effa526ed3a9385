import assert from "node:assert/strict";
import { test } from "node:test";
import { accountForm } from "../seller-numbers.ts";
import { hiddenIban, ibanOf } from "./iban.ts";

// Examples of the register of IBANs (ISO 13616).
const known = {
  PL: "PL61109010140000071219812874",
  CZ: "CZ6508000000192000145399",
  DE: "DE89370400440532013000",
  GB: "GB29NWBK60161331926819",
  MT: "MT84MALT011000012345MTLCAST001S",
  NO: "NO9386011117947",
};

test("an account number is taken however it is written, a Polish one without its letters", () => {
  for (const iban of Object.values(known)) {
    assert.equal(ibanOf(iban), iban);
    assert.equal(ibanOf(` ${accountForm(iban)!.toLowerCase()} `), iban);
  }
  assert.equal(ibanOf("61 1090 1014 0000 0712 1981 2874"), known.PL);
  assert.equal(ibanOf("61-1090-1014-0000-0712-1981-2874"), known.PL);
});

test("one that does not add up, or is too short or too long, is none", () => {
  for (const typed of [
    "",
    "PL",
    "61109010140000071219812875",
    "PL6110901014000007121981287",
    `${known.DE}0`,
    "x".repeat(400),
  ])
    assert.equal(ibanOf(typed), null, typed);
  for (let at = 4; at < 28; at += 1) {
    const digit = (Number(known.PL[at]) + 1) % 10;
    assert.equal(ibanOf(known.PL.slice(0, at) + digit + known.PL.slice(at + 1)), null, `another digit at ${at}`);
  }
  // As long as another country's, and yet it adds up by itself.
  assert.equal(ibanOf("DE61109010140000071219812874"), null);
});

test("who looks over somebody's shoulder reads but the beginning and the end", () => {
  assert.equal(hiddenIban(known.PL), "PL61 … 2874");
});
