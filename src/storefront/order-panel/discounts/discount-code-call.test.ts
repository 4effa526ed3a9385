import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { checkCode } from "./discount-code-call.ts";

const valid = {
  codeValid: true,
  codeCode: "BRUK10",
  codeType: "2",
  codeValue: "0.00",
  codePercent: "10",
  codeMinTotal: "100.00",
  codeCategory: "0",
  codeManufacturer: "0",
  codeExpire: "2026-12-31 23:59:59",
};

test("a valid code is answered with everything the specification gives it", async () => {
  const sent: unknown[] = [];
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    sent.push([path, JSON.parse(String(request.body))]);
    return Response.json(valid);
  });
  assert.deepEqual(await checkCode("bruk10"), { kind: "valid", code: valid });
  assert.deepEqual(sent, [["/sys/json_utils?code", { code: "bruk10" }]]);
});

test("an invalid code shows the shop's own words", async () => {
  mock.method(globalThis, "fetch", async () =>
    Response.json({ error: "CODE_EXPIRED", errorMessage: "Ten kod stracił ważność." }),
  );
  assert.deepEqual(await checkCode("STARY"), { kind: "invalid", message: "Ten kod stracił ważność." });
});

test("a shop that cannot be reached has no words of its own", async () => {
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("fetch failed")));
  assert.deepEqual(await checkCode("BRUK10"), { kind: "invalid", message: null });
});
