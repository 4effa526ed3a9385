import assert from "node:assert/strict";
import { test } from "node:test";
import { beyondLimits, mailboxOf, networkOf, orderLimitsOf, subjectsOf } from "./order-limits.ts";

test("one shopper is known however e-mail, telephone and address are written", () => {
  const kasia = {
    email: "kasia@przyklad.pl",
    phone: "+48 600 100 200",
    street: "Kamienna 7/3",
    postCode: "31-403",
    country: "2",
    ip: "2001:db8:1:2:3::4",
  };
  const again = {
    email: "Kasia+2@przyklad.pl",
    phone: "0048600100200",
    street: "KAMIENNA 7 / 3",
    postCode: "31403",
    country: "2",
    ip: "2001:0db8:0001:0002:ffff:1:1:1",
  };
  assert.deepEqual(subjectsOf(again), subjectsOf(kasia));
  assert.equal(mailboxOf("j.a.n+x@googlemail.com"), mailboxOf("jan@gmail.com"));
  assert.notEqual(mailboxOf("j.an@przyklad.pl"), mailboxOf("jan@przyklad.pl"));
  assert.deepEqual(
    subjectsOf({ email: "a@b.pl", phone: "", street: " ", postCode: "1", country: "2", ip: "" }).map(
      ({ kind }) => kind,
    ),
    ["email"],
  );
});

test("a network is an IPv4 address or half of an IPv6 one", () => {
  for (const [ip, network] of [
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ] as const)
    assert.equal(networkOf(ip), network);
});

test("the order that would hold more than the limits is beyond them, a network's are four times as wide", () => {
  const limits = orderLimitsOf({ order_limit_orders: "2", order_limit_pieces: "10", order_limit_hours: "0" });
  assert.deepEqual(limits, { orders: 2, pieces: 10, hours: 72 });
  assert.equal(beyondLimits([{ kind: "phone", orders: 1, pieces: 5 }], 5, { limits, scale: 1 }), null);
  assert.equal(beyondLimits([{ kind: "phone", orders: 2, pieces: 2 }], 1, { limits, scale: 1 }), "phone");
  assert.equal(beyondLimits([{ kind: "address", orders: 1, pieces: 6 }], 5, { limits, scale: 1 }), "address");
  assert.equal(beyondLimits([{ kind: "network", orders: 7, pieces: 30 }], 10, { limits, scale: 1 }), null);
  assert.equal(beyondLimits([{ kind: "network", orders: 8, pieces: 8 }], 1, { limits, scale: 1 }), "network");
  assert.equal(beyondLimits([], 11, { limits, scale: 1 }), "email", "the first order, too");
  assert.equal(beyondLimits([{ kind: "phone", orders: 100, pieces: 100 }], 1, { limits, scale: 100 }), null);
});
