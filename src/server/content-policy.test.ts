import assert from "node:assert/strict";
import { test } from "node:test";
import { contentPolicy } from "./content-policy.ts";

const rulesOf = (policy: string) => Object.fromEntries(policy.split("; ").map((rule) => [rule.split(" ", 1)[0], rule]));

test("without third parties the policy names nobody but the shop", () => {
  assert.doesNotMatch(contentPolicy({ analytics: null, timeline: null }), /https?:|\*|frame-src|default;|unsafe/);
});

test("a configured analytics host gets its script, its calls and its pictures, and nothing else", () => {
  const rules = rulesOf(contentPolicy({ analytics: { id: "G-BRUK", url: "https://tag.example" }, timeline: null }));
  assert.equal(rules["script-src"], "script-src 'self' https://tag.example");
  assert.equal(rules["connect-src"], "connect-src 'self' https://tag.example");
  assert.equal(rules["img-src"], "img-src 'self' data: https://tag.example");
  assert.equal(rules["trusted-types"], "trusted-types bruk default");
  assert.equal(rules["default-src"], "default-src 'self'");
  assert.equal(rules["frame-src"], undefined);
});

test("Google's own tag may also send to Google's collectors, as Google's guide asks", () => {
  const rules = rulesOf(contentPolicy({ analytics: { id: "G-BRUK", url: "https://www.googletagmanager.com" }, timeline: null }));
  assert.equal(rules["script-src"], "script-src 'self' https://www.googletagmanager.com");
  assert.equal(rules["connect-src"], "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com");
});

test("the timeline's host may be framed, by origin", () => {
  const rules = rulesOf(contentPolicy({ analytics: null, timeline: "https://social.example/plugins/page?width=270" }));
  assert.equal(rules["frame-src"], "frame-src https://social.example");
  assert.equal(rules["script-src"], "script-src 'self'");
});
