import assert from "node:assert/strict";
import { test } from "node:test";
import { daySaid, daysSaid } from "./days-said.ts";
import { languages } from "./language.ts";

const tags = languages.map(({ tag }) => tag);
const said = (from: string, to: string) => tags.map((tag) => daysSaid({ from, to }, tag));

test("days are said in whole words, as each language says them", () => {
  assert.deepEqual(said("2026-11-27", "2026-11-30"), [
    "27–30\u00a0listopada",
    "27–30\u00a0November",
    "27.–30.\u00a0listopadu",
  ]);
  assert.deepEqual(said("2026-11-30", "2026-12-02"), [
    "30\u00a0listopada – 2\u00a0grudnia",
    "30\u00a0November – 2\u00a0December",
    "30.\u00a0listopadu – 2.\u00a0prosince",
  ]);
  assert.deepEqual(said("2026-03-01", "2026-03-01"), ["1\u00a0marca", "1\u00a0March", "1.\u00a0března"]);
  assert.deepEqual(said("2026-12-30", "2027-01-04"), [
    "30\u00a0grudnia 2026 – 4\u00a0stycznia 2027",
    "30\u00a0December 2026 – 4\u00a0January 2027",
    "30.\u00a0prosince 2026 – 4.\u00a0ledna 2027",
  ]);
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("every day of a year is said with the word that the language's calendar has for its month", () => {
  for (const tag of tags) {
    // In British English as elsewhere the day stands before the month.
    const calendar = new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    for (let at = Date.UTC(2028, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      assert.equal(plain(daySaid(day, tag)), calendar.format(at));
      assert.equal(`${plain(daysSaid({ from: day, to: day }, tag))} 2028`, calendar.format(at));
      const range = daysSaid({ from: day, to: new Date(at + 2 * 86_400_000).toISOString().slice(0, 10) }, tag);
      assert.match(range, /^\d{1,2}\.?(\u00a0\p{L}{3,}( \d{4})?)? ?– ?\d{1,2}\.?\u00a0\p{L}{3,}( \d{4})?$/u);
      assert.doesNotMatch(range, /[\u2009\u202f]/, "the same signs in every engine");
    }
  }
});
