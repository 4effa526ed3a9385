import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { callShop, NoAnswer } from "./shop-call.ts";
import { session } from "./store.ts";

test("a call is a POST with a JSON body sent as text/plain, the shopper's language in a header", async () => {
  const sent: [string, RequestInit][] = [];
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    sent.push([path, request]);
    return new Response('{"codeValid":true}');
  });
  assert.deepEqual(await callShop("json_utils?code", { code: "BRUK10" }), {
    status: 200,
    reply: { codeValid: true },
  });
  session.setState({ lanId: 6 });
  await callShop("json_utils?code", { code: "BRUK10" });
  assert.deepEqual(
    sent.map(([, { headers }]) => new Headers(headers).get("x-lan-id")),
    ["1", "6"],
  );
  const [path, { method, headers, body }] = sent[1]!;
  assert.deepEqual(
    [path, method, new Headers(headers).get("content-type"), body],
    ["/sys/json_utils?code", "POST", "text/plain", '{"code":"BRUK10"}'],
  );
});

test("a refusal is an answer too, with its status", async () => {
  mock.method(globalThis, "fetch", async () => new Response('{"error":"SHOP_BUSY"}', { status: 503 }));
  assert.deepEqual(await callShop("json_api?makeOrder", {}), { status: 503, reply: { error: "SHOP_BUSY" } });
});

test("no network, no JSON and no object are no answer", async () => {
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("fetch failed")));
  await assert.rejects(callShop("json_api?login", {}), NoAnswer);
  for (const text of ["<html>", "[]", "null"]) {
    mock.method(globalThis, "fetch", async () => new Response(text));
    await assert.rejects(callShop("json_api?login", {}), NoAnswer, text);
  }
});
