import assert from "node:assert/strict";
import { test } from "node:test";
import { distanceText, lockerPointsHref, readLockerAnswer, typedPostcode } from "./locker-points.ts";

test("the call asks around the postcode, in Poland, for 80 points", () => {
  assert.equal(lockerPointsHref("31403", "PL"), "/v1/points?relative_post_code=31-403&limit=80&per_page=80&country=PL");
});

test("points come nearest first; a missing description is no trouble", () => {
  const answer = readLockerAnswer({
    items: [
      {
        name: "KRA08N",
        address: { line1: "ul. Prądnicka 62" },
        address_details: { city: "Kraków" },
        location_description: null,
        distance: 480,
      },
      {
        name: "KRA01M",
        address: { line1: "ul. Długa 3" },
        address_details: { city: "Kraków" },
        location_description: "przy sklepie",
        distance: 120,
      },
      { name: "KRA77X", address: null, address_details: null, location_description: null, distance: null },
      { address: { line1: "bez nazwy" } },
    ],
  });
  assert.equal(answer.kind, "points");
  assert.deepEqual(
    answer.kind === "points" && answer.points.map(({ name, distance, description }) => [name, distance, description]),
    [
      ["KRA01M", 120, "przy sklepie"],
      ["KRA08N", 480, ""],
      ["KRA77X", null, ""],
    ],
  );
});

test("the provider's error is shown in its own words; its numeric status is not mistaken for them", () => {
  const answer = readLockerAnswer({
    status: 400,
    key: "only_one_country_must_be_selected",
    error: "Select a country to filter by postcode.",
  });
  assert.deepEqual(answer, { kind: "error", message: "Select a country to filter by postcode." });
});

test("an empty list is a list, anything else is an error without words", () => {
  assert.deepEqual(readLockerAnswer({ items: [], count: 0 }), { kind: "points", points: [], elsewhere: null });
  assert.deepEqual(readLockerAnswer("<html>"), { kind: "error", message: null });
});

test("a postcode typed where a town may be is one; a street with a number is none", () => {
  for (const typed of ["00-001", "00001", " 00 001 ", "00–001"]) assert.equal(typedPostcode(typed), "00001", typed);
  for (const typed of ["", "Długa 10", "00-001 Warszawa", "1234", "Długa 10 123"])
    assert.equal(typedPostcode(typed), null, typed);
});

test("distances read as people say them", () => {
  assert.deepEqual([480, 999, 1000, 1190, 12_340].map(distanceText), [
    "480\u00a0m",
    "999\u00a0m",
    "1.0\u00a0km",
    "1.1\u00a0km",
    "12.3\u00a0km",
  ]);
});
