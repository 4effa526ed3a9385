import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beyondLimits,
  countedKinds,
  isBeyondShare,
  mailboxOf,
  networkOf,
  orderLimitsOf,
  subjectsOf,
} from "./order-limits.ts";

test("one shopper is known however e-mail, telephone and address are written", () => {
  const kasia = {
    customerId: null,
    email: "kasia@przyklad.pl",
    phone: "+48 600 100 200",
    street: "Kamienna 7/3",
    postCode: "31-403",
    country: "2",
    ip: "2001:db8:1:2:3::4",
  };
  const again = {
    customerId: null,
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
    subjectsOf({ customerId: 7, email: "a@b.pl", phone: "", street: " ", postCode: "1", country: "2", ip: "" }).map(
      ({ kind }) => kind,
    ),
    ["account", "email"],
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
  assert.equal(
    beyondLimits([{ kind: "phone", orders: 1, pieces: 5 }], 5, { limits, scale: 1, paidOnline: false }),
    null,
  );
  assert.equal(
    beyondLimits([{ kind: "phone", orders: 2, pieces: 2 }], 1, { limits, scale: 1, paidOnline: false }),
    "phone",
  );
  assert.equal(
    beyondLimits([{ kind: "address", orders: 1, pieces: 6 }], 5, { limits, scale: 1, paidOnline: false }),
    "address",
  );
  assert.equal(
    beyondLimits([{ kind: "network", orders: 7, pieces: 30 }], 10, { limits, scale: 1, paidOnline: false }),
    null,
  );
  assert.equal(
    beyondLimits([{ kind: "network", orders: 8, pieces: 8 }], 1, { limits, scale: 1, paidOnline: false }),
    "network",
  );
  assert.equal(beyondLimits([], 11, { limits, scale: 1, paidOnline: false }), "email", "the first order, too");
  assert.equal(
    beyondLimits([{ kind: "phone", orders: 100, pieces: 100 }], 1, { limits, scale: 100, paidOnline: false }),
    null,
  );
  assert.equal(beyondLimits([], 40, { limits, scale: 1, paidOnline: true }), null, "as large as a network may hold");
  assert.equal(beyondLimits([], 41, { limits, scale: 1, paidOnline: true }), "network");
});

test("who pays online answers for the network alone; of those who pay later a guest for every name, who is logged in for the account", () => {
  assert.deepEqual(
    [true, false].map((loggedIn) => countedKinds({ loggedIn, paidOnline: true })),
    [["network"], ["network"]],
  );
  assert.deepEqual(countedKinds({ loggedIn: true, paidOnline: false }), ["account", "network"]);
  assert.deepEqual(countedKinds({ loggedIn: false, paidOnline: false }), ["email", "phone", "address", "network"]);
});

test("a network may hold half of a product, five pieces in any case; the first order paid online is no hoard", () => {
  const later = { scale: 1, paidOnline: false };
  const online = { scale: 1, paidOnline: true };
  assert.equal(isBeyondShare({ held: 0, asked: 5, left: 5 }, later), false);
  assert.equal(isBeyondShare({ held: 0, asked: 6, left: 8 }, later), true);
  assert.equal(isBeyondShare({ held: 10, asked: 5, left: 20 }, later), false);
  assert.equal(isBeyondShare({ held: 10, asked: 6, left: 20 }, later), true);
  assert.equal(isBeyondShare({ held: 0, asked: 8, left: 8 }, online), false);
  assert.equal(isBeyondShare({ held: 4, asked: 4, left: 8 }, online), true);
  assert.equal(isBeyondShare({ held: 0, asked: 8, left: 8 }, { ...later, scale: 2 }), false);
});
