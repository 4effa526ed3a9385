import assert from "node:assert/strict";
import { test } from "node:test";
import { openSecretBox } from "./secret-box.ts";

// Secrets at rest: sealed for one place, under one key.

const box = openSecretBox(Buffer.alloc(32, 1));
const place = { connection: "inpost", field: "token" };
const secret = "żeton-ShipX \u{1f511}";

test("what was sealed is opened for its own field alone, and twice the same looks like nothing alike", () => {
  const sealed = box.seal(secret, place);
  assert.equal(box.open(sealed, place), secret);
  assert.equal(box.open(sealed, { ...place, field: "clientSecret" }), null);
  assert.equal(box.open(sealed, { ...place, connection: "ksef" }), null);
  assert.ok(!sealed.includes("ShipX"));
  assert.notDeepEqual(box.seal(secret, place).subarray(5), sealed.subarray(5));
});

test("another key, and any sign that was changed or cut off, opens nothing", () => {
  const sealed = box.seal(secret, place);
  assert.equal(openSecretBox(Buffer.alloc(32, 2)).open(sealed, place), null);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    assert.equal(box.open(changed, place), null, `byte ${at}`);
    assert.equal(box.open(sealed.subarray(0, at), place), null, `cut at ${at}`);
  }
});
