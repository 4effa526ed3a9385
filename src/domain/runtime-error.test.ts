import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { errorLengths, storedError, type RuntimeError } from "./runtime-error.ts";

const told: RuntimeError = {
  message: "x is not a function",
  component: "OrderPanel",
  stack: "",
  url: "/Odziez/",
  browser: "Firefox 140",
};

test("what names a person is left out, what tells where the error is stays", () => {
  const cases: [string, string][] = [
    ["no answer for kasia.nowak+sklep@poczta.example, really", "no answer for [e-mail], really"],
    [
      "fetch of /newsletter/confirm?link=abc&email=kasia%40poczta.example failed",
      "fetch of /newsletter/confirm failed",
    ],
    ["token eyJhbGciOi.eyJzdWIiOiIx.SflKxwRJSM was refused", "token [key] was refused"],
    ["session 9f86d081884c7d659a2feaa0c55ad015 ended", "session [key] ended"],
    ["call +48 600 100 200 or 600100200", "call [number] or [number]"],
    [
      "Cannot read properties of undefined (reading 'product_name')",
      "Cannot read properties of undefined (reading 'product_name')",
    ],
  ];
  for (const [message, kept] of cases) assert.equal(storedError({ ...told, message }).message, kept);
  const stack =
    "TypeError: x is not a function\n    at Bt (https://sklep.example/assets/main-Bx81kQ2a.js?v=2:14:20337)\n    at https://sklep.example/assets/shop-C9.js:1:40";
  assert.equal(storedError({ ...told, stack }).stack, stack.replace("?v=2", ""));
  assert.equal(storedError({ ...told, url: "/user/order-no/1042?key=secret#s" }).url, "/user/order-no/1042");
});

test("an error without words is still one", () => {
  assert.equal(storedError({ ...told, message: " \u0000\n" }).message, "unknown");
});

test("whatever is told, what is kept is short, and nothing a database refuses", () => {
  const any = fc.oneof(
    fc.string({ unit: "binary", maxLength: 9000 }),
    fc.emailAddress(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  fc.assert(
    fc.property(fc.record({ message: any, component: any, stack: any, url: any, browser: any }), (report) => {
      const kept = storedError(report);
      for (const part of Object.keys(errorLengths) as (keyof RuntimeError)[]) {
        assert.ok(kept[part].length <= errorLengths[part]);
        assert.ok(kept[part].isWellFormed() && !kept[part].includes("\0"));
      }
    }),
  );
  fc.assert(
    fc.property(
      fc.emailAddress(),
      (email) => !storedError({ ...told, message: `for ${email} there` }).message.includes(email),
    ),
  );
});
