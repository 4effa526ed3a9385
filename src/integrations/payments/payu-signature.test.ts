import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { isSignedByPayu } from "./payu-signature.ts";

// PayU's own library tests with this body and key.
const body = Buffer.from("OpenPayUData");
const key = "SignatureKey";
const signed = (algorithm: string, signature: string) =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;

test("the digests PayU's own library expects are believed", () => {
  assert.ok(isSignedByPayu(body, signed("MD5", "8375034eb737d520c829fad4026a38aa"), key));
  const sha256 = createHash("sha256").update("OpenPayUDataSignatureKey").digest("hex");
  assert.equal(sha256, "8b2fd55b48f150347df56ce18d787335f32ced1d67f214016476f7c0a8f09981");
  for (const algorithm of ["SHA-256", "SHA256", "sha-256"])
    assert.ok(isSignedByPayu(body, signed(algorithm, sha256), key));
  for (const [algorithm, name] of [
    ["SHA-1", "sha1"],
    ["SHA", "sha1"],
    ["SHA-384", "sha384"],
    ["SHA-512", "sha512"],
  ] as const) {
    assert.ok(
      isSignedByPayu(body, signed(algorithm, createHash(name).update("OpenPayUDataSignatureKey").digest("hex")), key),
      algorithm,
    );
  }
});

test("another body, key, digest or shape is not", () => {
  const md5 = "8375034eb737d520c829fad4026a38aa";
  assert.equal(isSignedByPayu(Buffer.from("OpenPayUData "), signed("MD5", md5), key), false);
  assert.equal(isSignedByPayu(body, signed("MD5", md5), "signatureKey"), false);
  assert.equal(isSignedByPayu(body, signed("SHA-256", md5), key), false);
  assert.equal(isSignedByPayu(body, signed("", md5), key), false);
  assert.equal(isSignedByPayu(body, signed("__proto__", md5), key), false);
  for (const header of [
    "",
    ";;;",
    "signature",
    "signature=;algorithm=MD5",
    `signature=${md5}`,
    "algorithm=MD5",
    `signature=${md5.slice(2)};algorithm=MD5`,
    `signature=${md5}zz;algorithm=MD5`,
  ]) {
    assert.equal(isSignedByPayu(body, header, key), false, header);
  }
});

test("parts may come in any order and with blanks", () => {
  assert.ok(isSignedByPayu(body, " content=DOCUMENT; algorithm=md5 ;signature=8375034EB737D520C829FAD4026A38AA", key));
});
