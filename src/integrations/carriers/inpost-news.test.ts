import assert from "node:assert/strict";
import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { test } from "node:test";
import { isInpostNews, readInpostNews } from "./inpost-news.ts";

const body = Buffer.from('{"event":"shipment_status_changed","payload":{"shipment_id":49,"tracking_number":"520"}}');
const timestamp = "1764410400";
const stamped = Buffer.concat([Buffer.from(`${timestamp}.`), body]);
const hmac = (text: Buffer, secret: string) => createHmac("sha256", secret).update(text).digest("base64");
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const certificate = publicKey.export({ type: "spki", format: "pem" }).toString();
const rsa = (text: Buffer) => sign("RSA-SHA256", text, privateKey).toString("base64");
const none = { secret: "", certificate: "" };

test("each form of signature that a contract may have holds, for the keys that are there", () => {
  for (const text of [body, stamped]) {
    assert.ok(isInpostNews({ body, timestamp, signature: hmac(text, "s") }, { ...none, secret: "s" }));
    assert.ok(isInpostNews({ body, timestamp, signature: rsa(text) }, { ...none, certificate }));
    assert.ok(isInpostNews({ body, timestamp, signature: rsa(text) }, { secret: "s", certificate }));
  }
});

test("what is signed otherwise, or not at all, is nobody's", () => {
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const forged: [string, Buffer, { secret: string; certificate: string }][] = [
    ["", body, { secret: "s", certificate }],
    [hmac(body, "other"), body, { secret: "s", certificate }],
    [hmac(body, ""), body, none],
    [hmac(body, "s"), Buffer.concat([body, Buffer.from(" ")]), { ...none, secret: "s" }],
    [hmac(stamped, "s").slice(0, -8), body, { ...none, secret: "s" }],
    [sign("RSA-SHA256", body, other).toString("base64"), body, { ...none, certificate }],
    [rsa(body), body, { ...none, certificate: "no certificate" }],
    ["äöü", body, { secret: "s", certificate }],
  ];
  for (const [signature, text, keys] of forged)
    assert.equal(isInpostNews({ body: text, timestamp, signature }, keys), false, signature.slice(0, 20));
  assert.equal(isInpostNews({ body, timestamp: "0", signature: hmac(stamped, "s") }, { ...none, secret: "s" }), false);
});

test("what news are about is read from either API; what cannot be read is about nothing", () => {
  assert.deepEqual(readInpostNews(body), { numbers: ["49", "520"], references: [] });
  assert.deepEqual(
    readInpostNews(Buffer.from('{"trackingNumber":"620","customerReference":"12-7","eventCode":"EOL.1001"}')),
    { numbers: ["620"], references: ["12-7"] },
  );
  assert.deepEqual(readInpostNews(Buffer.from('{"customerReference":"12-7; DROP","payload":7}')), {
    numbers: [],
    references: [],
  });
  for (const text of ["", "[1", "null", "7", "[]"])
    assert.deepEqual(readInpostNews(Buffer.from(text))?.numbers ?? [], [], text);
});
