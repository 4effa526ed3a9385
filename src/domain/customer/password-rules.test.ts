import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenPassword } from "./password-rules.ts";

test("a password has 8 to 128 characters, an emoji being one; nothing else is asked of it", () => {
  assert.equal(brokenPassword("krótkie"), "PASSWORD_LENGTH");
  assert.equal(brokenPassword("🧱".repeat(129)), "PASSWORD_LENGTH");
  assert.equal(
    brokenPassword(Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x1f600 + (at % 60))).join("")),
    null,
  );
  for (const password of [
    "jesienne liście",
    "wgxbtqha",
    "        x       y",
    "Ścieżka-do-Morza",
    "mgła nad Wisłą",
    "kot w butach na desce",
  ])
    assert.equal(brokenPassword(password), null, password);
});

test("passwords tried first are refused, however they are dressed up", () => {
  const refused = [
    "password",
    "Password1",
    "p@ssw0rd",
    "P4$$w0rd!",
    "haslo123",
    "Hasło123!",
    "hasłohasło",
    "12345678",
    "87654321",
    "123456789012",
    "qwertyuiop",
    "qwerty123",
    "1q2w3e4r",
    "1qaz2wsx",
    "zxcvbnm1",
    "asdfghjkl",
    "aaaaaaaa",
    "12121212",
    "abcabcabc",
    "01011990",
    "1990-01-01",
    "kochamcie",
    "Kochanie!",
    "polska2026",
    "misiek12",
    "agnieszka",
    "Mateusz2005",
    "legia1916",
    "iloveyou",
    "letmein!!",
    "admin123",
    "zima2026!",
    "dupadupa",
    "streetwear",
    "ｐａｓｓｗｏｒｄ",
  ];
  assert.deepEqual(
    refused.filter((password) => brokenPassword(password) !== "PASSWORD_COMMON"),
    [],
  );
});

test("one's own e-mail and name are no password", () => {
  const about = ["Wojcikowa@poczta.pl", "Wirginia"];
  for (const password of ["wojcikowa@poczta.pl", "wojcikowa1", "Wojcikowa!", "wirginia", "Wirginia2026"]) {
    assert.equal(brokenPassword(password, about), "PASSWORD_COMMON", password);
    assert.equal(brokenPassword(password.replace("w", "ż").replace("W", "ż"), about), null);
  }
});
