import assert from "node:assert/strict";
import { test } from "node:test";
import { facebookHosts, googleHosts } from "../integrations/sign-in/hosts.ts";
import { openSignIn } from "../integrations/sign-in/sign-in.ts";
import { contentPolicy } from "./content-policy.ts";

const nobody = { google: null, facebook: null };
const rulesOf = (policy: string) => Object.fromEntries(policy.split("; ").map((rule) => [rule.split(" ", 1)[0], rule]));

test("without third parties the policy names nobody but the shop", () => {
  assert.doesNotMatch(
    contentPolicy({ analytics: null, timeline: null }, nobody),
    /https?:|\*|frame-src|default;|unsafe/,
  );
});

test("a configured analytics host gets its script, its calls and its pictures, and nothing else", () => {
  const rules = rulesOf(
    contentPolicy({ analytics: { id: "G-BRUK", url: "https://tag.example" }, timeline: null }, nobody),
  );
  assert.equal(rules["script-src"], "script-src 'self' https://tag.example");
  assert.equal(rules["connect-src"], "connect-src 'self' https://tag.example");
  assert.equal(rules["img-src"], "img-src 'self' data: https://tag.example");
  assert.equal(rules["trusted-types"], "trusted-types bruk bruk-worker bruk-prerendered default");
  assert.equal(rules["default-src"], "default-src 'self'");
  assert.equal(rules["frame-src"], undefined);
});

test("Google's own tag may also send to Google's collectors, as Google's guide asks", () => {
  const rules = rulesOf(
    contentPolicy({ analytics: { id: "G-BRUK", url: "https://www.googletagmanager.com" }, timeline: null }, nobody),
  );
  assert.equal(rules["script-src"], "script-src 'self' https://www.googletagmanager.com");
  assert.equal(
    rules["connect-src"],
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
});

test("the timeline's host may be framed, by origin", () => {
  const rules = rulesOf(
    contentPolicy({ analytics: null, timeline: "https://social.example/plugins/page?width=270" }, nobody),
  );
  assert.equal(rules["frame-src"], "frame-src 'self' https://social.example");
  assert.equal(rules["script-src"], "script-src 'self'");
});

test("a sign-in provider gets what its own guide names, and only where it is configured", () => {
  const google = openSignIn({
    google: { clientId: "bruk", hosts: googleHosts({ url: undefined }) },
    facebook: null,
  }).offer;
  const rules = rulesOf(contentPolicy({ analytics: null, timeline: null }, google));
  assert.equal(rules["script-src"], "script-src 'self' https://accounts.google.com/gsi/client");
  assert.equal(rules["connect-src"], "connect-src 'self' https://accounts.google.com/gsi/");
  assert.equal(rules["frame-src"], "frame-src 'self' https://accounts.google.com/gsi/");
  assert.equal(rules["style-src"], "style-src 'self' https://accounts.google.com/gsi/style");
  assert.equal(rules["trusted-types"], "trusted-types bruk bruk-worker bruk-prerendered default");
  assert.doesNotMatch(JSON.stringify(rules), /facebook|unsafe/);

  const facebook = openSignIn({
    google: null,
    facebook: { appId: "1", appSecret: "tajne", version: "v25.0", hosts: facebookHosts({ url: undefined }) },
  }).offer;
  assert.doesNotMatch(JSON.stringify(facebook), /tajne/);
  const policy = rulesOf(contentPolicy({ analytics: null, timeline: null }, facebook));
  assert.equal(policy["script-src"], "script-src 'self' https://connect.facebook.net");
  assert.equal(policy["connect-src"], "connect-src 'self' https://graph.facebook.com https://www.facebook.com");
  assert.equal(policy["frame-src"], "frame-src 'self' https://www.facebook.com");
  assert.doesNotMatch(JSON.stringify(policy), /google|unsafe/);
});

test("a host that stands in for a provider serves all of it, and nobody else is named", () => {
  const offer = openSignIn({
    google: { clientId: "bruk", hosts: googleHosts({ url: "http://127.0.0.1:4000" }) },
    facebook: null,
  }).offer;
  const rules = rulesOf(contentPolicy({ analytics: null, timeline: null }, offer));
  assert.deepEqual(
    [rules["script-src"], rules["connect-src"]],
    ["script-src 'self' http://127.0.0.1:4000", "connect-src 'self' http://127.0.0.1:4000"],
  );
  assert.doesNotMatch(JSON.stringify(rules), /google/);
});
