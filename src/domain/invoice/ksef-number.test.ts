import assert from "node:assert/strict";
import { test } from "node:test";
import { crc8, ksefTrouble } from "./ksef-number.ts";

const document = { sellerNip: "526-587-76-35", issuedOn: "2025-08-26" };

test("a number of KSeF is held to its shape, its checksum, the seller and the day", () => {
  assert.equal(crc8("123456789"), 0xf4, "the check value of CRC-8");
  const right = "5265877635-20250826-0100001AF629-AF";
  assert.equal(ksefTrouble(right, document), null, "the ministry's own example");
  assert.equal(ksefTrouble(right.replace("AF629", "8F629"), document), "checksum", "an A read as 8");
  assert.equal(ksefTrouble(right, { ...document, sellerNip: "1111111111" }), "seller");
  assert.equal(ksefTrouble(right, { ...document, issuedOn: "2025-08-27" }), "day");
  assert.equal(
    ksefTrouble("5265877635-20250826-010000-1AF629-00", document),
    null,
    "the system before had another checksum",
  );
  for (const wrong of ["", "5265877635", right.toLowerCase(), `${right}0`, right.replace("-", "")])
    assert.equal(ksefTrouble(wrong, document), "shape", wrong);
});

test("any one sign misread is noticed", () => {
  const right = "5265877635-20250826-0100001AF629-AF";
  for (let at = 20; at < 32; at += 1) {
    for (const other of "0123456789ABCDEF")
      if (right[at] !== other)
        assert.equal(ksefTrouble(right.slice(0, at) + other + right.slice(at + 1), document), "checksum");
  }
});
