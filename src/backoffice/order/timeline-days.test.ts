import assert from "node:assert/strict";
import { test } from "node:test";
import { daysOf, type Event } from "./timeline-days.ts";

const event = (at: string): Event => ({ at, what: { kind: "transfer" } });

test("days are Warsaw's, in winter and in summer, and the newest comes first", () => {
  const timeline = ["2026-07-01T21:59:00Z", "2026-07-01T22:01:00Z", "2026-11-25T22:59:00Z", "2026-11-25T23:01:00Z"];
  assert.deepEqual(
    daysOf(timeline.map(event)).map(({ day, events }) => [day, events.map(({ at }) => at)]),
    [
      ["2026-11-26", ["2026-11-25T23:01:00Z"]],
      ["2026-11-25", ["2026-11-25T22:59:00Z"]],
      ["2026-07-02", ["2026-07-01T22:01:00Z"]],
      ["2026-07-01", ["2026-07-01T21:59:00Z"]],
    ],
  );
});

test("of a day the newest comes first", () => {
  const [day] = daysOf([event("2026-11-26T08:00:00Z"), event("2026-11-26T09:00:00Z")]);
  assert.deepEqual(
    day?.events.map(({ at }) => at),
    ["2026-11-26T09:00:00Z", "2026-11-26T08:00:00Z"],
  );
});
