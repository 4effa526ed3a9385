import assert from "node:assert/strict";
import { test } from "node:test";
import { socialProfilesOf, thirdPartiesOf, webAddress } from "./third-parties.ts";

test("a shop whose config names nobody has no third party", () => {
  assert.deepEqual(thirdPartiesOf({}), { analytics: null, timeline: null });
  assert.deepEqual(
    thirdPartiesOf({ analytics_id: "", analytics_url: "https://tag.example", social_timeline_url: " " }),
    { analytics: null, timeline: null },
  );
  assert.deepEqual(socialProfilesOf({ social_facebook: "" }), []);
});

test("analytics need an id and a host; of the host's address the origin counts", () => {
  assert.deepEqual(
    thirdPartiesOf({ analytics_id: "G-BRUK", analytics_url: "https://tag.example/some/path" }).analytics,
    { id: "G-BRUK", url: "https://tag.example" },
  );
  assert.equal(thirdPartiesOf({ analytics_id: "G-BRUK", analytics_url: "tag.example" }).analytics, null);
});

test("the timeline's address is kept whole, its query too", () => {
  const url = "https://social.example/plugins/page?href=https%3A%2F%2Fsocial.example%2Fbruk&width=270";
  assert.equal(thirdPartiesOf({ social_timeline_url: url }).timeline, url);
});

test("only addresses of the web become links, and nothing that could write a rule into the policy", () => {
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//social.example",
    "social.example",
    "ftp://x.example",
    "https://x.example; script-src *",
    "https://a'b.example",
  ]) {
    assert.ok(webAddress(address) === null || !/[;' ]/.test(new URL(webAddress(address)!).origin), address);
  }
  assert.equal(webAddress("javascript:alert(1)"), null);
  assert.deepEqual(
    socialProfilesOf({ social_youtube: "https://youtube.example/@bruk", social_facebook: "javascript:alert(1)" }),
    [{ name: "youtube", url: "https://youtube.example/@bruk" }],
  );
});
