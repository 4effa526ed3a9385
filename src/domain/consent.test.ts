import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Consent, consentVersion, askedAtOnce, openAmong, purposesOf, soundConsent } from "./consent.ts";

const now = new Date("2026-11-21T10:00:00Z");
const given: Consent = {
  version: consentVersion,
  date: "2026-11-20T10:00:00.000Z",
  purposes: { analytics: false, social: true },
};

test("a shop's purposes are those of its configured third parties", () => {
  assert.deepEqual(purposesOf({ analytics: null, timeline: null }), []);
  assert.deepEqual(
    purposesOf({ analytics: { id: "G-BRUK", url: "https://tag.example" }, timeline: "https://social.example/" }),
    ["analytics", "social"],
  );
  const told = { analytics: null, timeline: "https://social.example/", told: ["ga4", "meta"] as const };
  assert.deepEqual(purposesOf(told), ["advertising", "social"]);
  assert.deepEqual(askedAtOnce(told), ["advertising"], "a timeline asks at its own place");
  assert.deepEqual(askedAtOnce({ analytics: null, timeline: null, told: ["ga4"] }), []);
});

test("an answer holds for a year, for its version and for the purposes it was about", () => {
  assert.deepEqual(soundConsent(given, now), given);
  assert.equal(soundConsent({ ...given, version: consentVersion - 1 }, now), null, "the purposes have changed since");
  assert.equal(soundConsent({ ...given, date: "2025-11-20T10:00:00.000Z" }, now), null, "more than a year ago");
  assert.deepEqual(openAmong(given, ["analytics", "social"]), []);
  assert.deepEqual(
    openAmong({ ...given, purposes: { social: true } }, ["analytics", "social"]),
    ["analytics"],
    "analytics were configured later",
  );
  assert.deepEqual(
    openAmong(given, ["analytics", "advertising"]),
    ["advertising"],
    "whoever counts may advertise later",
  );
  assert.deepEqual(openAmong(null, ["analytics"]), ["analytics"]);
  assert.deepEqual(openAmong(null, []), [], "nobody is asked about nothing");
});

test("nothing that anybody wrote under the key is taken for consent, unless it says so in full", () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => soundConsent(kept, now) === null));
  assert.deepEqual(soundConsent({ ...given, purposes: { analytics: "yes", social: 1 } }, now)?.purposes, {});
  assert.equal(soundConsent({ ...given, date: "soon" }, now), null);
});
