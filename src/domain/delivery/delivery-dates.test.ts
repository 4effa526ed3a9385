import assert from "node:assert/strict";
import { test } from "node:test";
import { deliveryDates, deliverySaid } from "./delivery-dates.ts";
import { firstCalendar, publicHolidays } from "./working-days.ts";

const at = (moment: string) => {
  const { leaves, from, to } = deliveryDates(new Date(moment), firstCalendar, [1, 2]);
  return [leaves, from, to];
};

test("before two o'clock in Warsaw a parcel leaves today and comes in one or two working days", () => {
  assert.deepEqual(at("2026-11-24T09:00:00+01:00"), ["2026-11-24", "2026-11-25", "2026-11-26"]);
  assert.deepEqual(at("2026-11-24T13:59:59+01:00"), ["2026-11-24", "2026-11-25", "2026-11-26"]);
  assert.deepEqual(at("2026-11-24T14:00:00+01:00"), ["2026-11-25", "2026-11-26", "2026-11-27"]);
});

test("the hour is Warsaw's, in summer and in winter, wherever the shopper is", () => {
  assert.equal(at("2026-07-14T11:30:00Z")[0], "2026-07-14");
  assert.equal(at("2026-07-14T12:30:00Z")[0], "2026-07-15");
  assert.equal(at("2026-11-24T12:30:00Z")[0], "2026-11-24");
  assert.equal(at("2026-11-23T23:30:00Z")[0], "2026-11-24", "after midnight in Warsaw it is the next day");
});

test("weekends are no working days", () => {
  assert.deepEqual(at("2026-11-20T10:00:00+01:00"), ["2026-11-20", "2026-11-23", "2026-11-24"]);
  assert.deepEqual(at("2026-11-20T16:00:00+01:00"), ["2026-11-23", "2026-11-24", "2026-11-25"]);
  assert.deepEqual(at("2026-11-22T10:00:00+01:00"), ["2026-11-23", "2026-11-24", "2026-11-25"]);
});

test("Polish holidays are no working days, Easter Monday, Corpus Christi and Christmas Eve among them", () => {
  assert.deepEqual(at("2026-11-10T10:00:00+01:00"), ["2026-11-10", "2026-11-12", "2026-11-13"]);
  assert.deepEqual(at("2026-12-23T15:00:00+01:00"), ["2026-12-28", "2026-12-29", "2026-12-30"]);
  assert.deepEqual(
    at("2026-04-03T10:00:00+02:00"),
    ["2026-04-03", "2026-04-07", "2026-04-08"],
    "Easter is 5 April 2026",
  );
  assert.deepEqual(
    at("2027-05-26T10:00:00+02:00"),
    ["2027-05-26", "2027-05-28", "2027-05-31"],
    "Corpus Christi is 27 May 2027",
  );
  assert.deepEqual(at("2027-03-26T15:00:00+01:00")[0], "2027-03-30", "Easter is 28\u00a0March 2027");
});

test("the hour and the days off are the shop's own: what comes later leaves later, and nothing leaves on a day off, while what has left comes", () => {
  const calendar = { handOverHour: 10, daysOff: new Set(["2026-11-26"]) };
  const said = (moment: string) => {
    const { leaves, from, to } = deliveryDates(new Date(moment), calendar, [1, 2]);
    return [leaves, from, to];
  };
  assert.deepEqual(said("2026-11-24T09:59:59+01:00"), ["2026-11-24", "2026-11-25", "2026-11-26"]);
  assert.deepEqual(said("2026-11-25T10:00:00+01:00"), ["2026-11-27", "2026-11-30", "2026-12-01"]);
});

test("the public holidays of a year are in their order, those that move with Easter among them", () => {
  assert.deepEqual(publicHolidays(2027), [
    "2027-01-01",
    "2027-01-06",
    "2027-03-28",
    "2027-03-29",
    "2027-05-01",
    "2027-05-03",
    "2027-05-16",
    "2027-05-27",
    "2027-08-15",
    "2027-11-01",
    "2027-11-11",
    "2027-12-24",
    "2027-12-25",
    "2027-12-26",
  ]);
});

test("a way that takes longer comes later: so many working days after it leaves", () => {
  const { from, to } = deliveryDates(new Date("2026-12-22T09:00:00+01:00"), firstCalendar, [2, 4]);
  assert.deepEqual([from, to], ["2026-12-28", "2026-12-30"]);
});

test("a parcel leaves today, tomorrow or on a day of the week, and comes between two days, in three languages", () => {
  const tags = ["pl", "en", "cs"] as const;
  const said = (moment: string) =>
    tags
      .map((tag) => deliverySaid(deliveryDates(new Date(moment), firstCalendar, [1, 2]), tag))
      .map(({ leaves, comes }) => `${leaves}, ${comes}`);
  assert.deepEqual(said("2026-11-23T10:00:00+01:00"), [
    "dzisiaj, 24–25\u00a0listopada",
    "today, 24–25\u00a0November",
    "dnes, 24.–25.\u00a0listopadu",
  ]);
  assert.deepEqual(said("2026-11-23T15:00:00+01:00"), [
    "jutro, 25–26\u00a0listopada",
    "tomorrow, 25–26\u00a0November",
    "zítra, 25.–26.\u00a0listopadu",
  ]);
  assert.deepEqual(said("2026-11-27T15:00:00+01:00"), [
    "poniedziałek, 1–2\u00a0grudnia",
    "Monday, 1–2\u00a0December",
    "pondělí, 1.–2.\u00a0prosince",
  ]);
});
