import assert from "node:assert/strict";
import { test } from "node:test";
import { meantEmail } from "./mistyped-email.ts";

test("a domain one slip away from one that many have is asked about", () => {
  for (const [typed, meant] of [
    ["kasia@gmial.com", "kasia@gmail.com"],
    ["kasia@gmail.con", "kasia@gmail.com"],
    ["Kasia.W@GMAI.COM ", "Kasia.W@gmail.com"],
    ["jan@gmaill.com", "jan@gmail.com"],
    ["jan@outlok.com", "jan@outlook.com"],
    ["jan@interai.pl", "jan@interia.pl"],
    ["petr@seznm.cz", "petr@seznam.cz"],
    ["a@b@gmali.com", "a@b@gmail.com"],
    ["jan@protonmial.com", "jan@protonmail.com"],
  ])
    assert.equal(meantEmail(typed!), meant);
});

test("what is known, far from all, near to several or short is left alone", () => {
  for (const typed of [
    "kasia@gmail.com",
    "KASIA@WP.PL",
    "jan@zolw.pl",
    "jan@op.pl",
    "jan@wo.pl",
    "jan@mail.com.pl",
    "jan@bruk.example",
    "jan@email.pl",
    "@gmial.com",
    "gmial.com",
    "",
    "jan@",
  ])
    assert.equal(meantEmail(typed), null, typed);
});
