import assert from "node:assert/strict";
import { test } from "node:test";
import { base32, stepAt, stepOfCode, totpCode } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test("the codes are those of RFC 6238, appendix B", () => {
  const vectors: [seconds: number, code: string][] = [
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ];
  for (const [seconds, code] of vectors)
    assert.equal(totpCode(secret, stepAt(new Date(seconds * 1000)), 8), code, String(seconds));
});

test("a code is taken in its step, the one before and the one after, and nothing else is a code", () => {
  const now = new Date("2026-11-28T10:00:00Z");
  const step = stepAt(now);
  for (const off of [-2, -1, 0, 1, 2])
    assert.equal(stepOfCode(secret, totpCode(secret, step + off), now), Math.abs(off) < 2 ? step + off : null);
  for (const code of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    assert.equal(stepOfCode(secret, code, now), null);
});

test("secrets are written in the letters of RFC 4648, section 10", () => {
  assert.equal(base32(Buffer.from("foobar")), "MZXW6YTBOI");
  assert.equal(base32(Buffer.from("f")), "MY");
});
