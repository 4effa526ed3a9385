import assert from "node:assert/strict";
import { test } from "node:test";
import { isPublicAddress } from "./public-address.ts";

const inside = [
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2001:0:1::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a00:1",
  "::127.0.0.1",
  "::ffff:0:127.0.0.1",
  "localhost",
  "",
  "1.2.3",
  "2130706433",
];
const outside = [
  "8.8.8.8",
  "172.15.255.255",
  "172.32.0.1",
  "192.167.1.1",
  "100.128.0.1",
  "1.1.1.1",
  "2606:4700::1111",
  "2a00:1450:4001::200e",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
];

test("only addresses of the public internet are public, in every spelling", () => {
  assert.deepEqual(inside.filter(isPublicAddress), []);
  assert.deepEqual(
    outside.filter((address) => !isPublicAddress(address)),
    [],
  );
});
