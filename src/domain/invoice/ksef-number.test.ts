import assert from "node:assert/strict";
import { test } from "node:test";
import { crc8, ksefForm, ksefTrouble } from "./ksef-number.ts";

const document = { sellerNip: "526-587-76-35", issuedOn: "2025-08-26", today: "2026-03-01" };

test("a number of KSeF is held to its shape, its checksum, the seller and the day", () => {
  assert.equal(crc8("123456789"), 0xf4, "the check value of CRC-8");
  const right = "5265877635-20250826-0100001AF629-AF";
  assert.equal(ksefTrouble(right, document), null, "the ministry's own example");
  assert.equal(ksefTrouble(right.replace("AF629", "8F629"), document), "checksum", "an A read as 8");
  assert.equal(ksefTrouble(right, { ...document, sellerNip: "1111111111" }), "seller");
  assert.equal(ksefTrouble(right, { ...document, issuedOn: "2025-08-27" }), "day");
  assert.equal(ksefTrouble(right, { ...document, today: "2025-08-26" }), null, "the same day");
  assert.equal(ksefTrouble(right, { ...document, issuedOn: "2025-08-01", today: "2025-08-25" }), "future");
  for (const day of ["20261332", "20260230", "20260001", "20260100", "00000000", "20270229"]) {
    const start = `5265877635-${day}-0100001AF629`;
    const whole = `${start}-${crc8(start).toString(16).toUpperCase().padStart(2, "0")}`;
    assert.equal(ksefTrouble(whole, { ...document, issuedOn: "0000-01-01" }), "noDay", whole);
  }
  for (const old of ["5265877635-20250826-010000-1AF629-00", "7781464139-20230721-80B510-9675F7-B5"])
    assert.equal(ksefTrouble(old, document), "old", "the checksum of the system before is not known");
  for (const wrong of ["", "5265877635", right.toLowerCase(), `${right}0`, right.replace("-", "")])
    assert.equal(ksefTrouble(wrong, document), "shape", wrong);
});

test("a number that was pasted has one form, whatever came along", () => {
  const right = "5265877635-20250826-0100001AF629-AF";
  for (const typed of [
    ` ${right}\u200b `,
    right.toLowerCase(),
    right.replaceAll("-", "\u2013"),
    right.replaceAll("-", " -\u00a0"),
    `${right.slice(0, 20)}\u00ad\u2060${right.slice(20)}`,
  ])
    assert.equal(ksefForm(typed), right, JSON.stringify(typed));
});

test("any one sign misread is noticed", () => {
  const right = "5265877635-20250826-0100001AF629-AF";
  for (let at = 20; at < 32; at += 1) {
    for (const other of "0123456789ABCDEF")
      if (right[at] !== other)
        assert.equal(ksefTrouble(right.slice(0, at) + other + right.slice(at + 1), document), "checksum");
  }
});
