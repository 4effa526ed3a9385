import assert from "node:assert/strict";
import { test } from "node:test";
import { richText } from "./rich-text.ts";

const frame = (name: string, table: string) =>
  `<div class="prose-table scrolls-aside" role="group" tabindex="0" aria-label="${name}">${table}</div>`;

test("a table scrolls in a frame called by the heading above it, or by what the text is about; one within another has none", () => {
  const table = "<table><tr><td>1</td></tr></table>";
  const nested = `<table><tr><td>${table}</td></tr></table>`;
  assert.equal(richText(table, 'Bluza "Kostka"'), frame("Bluza &quot;Kostka&quot;", table));
  assert.equal(
    richText(`${table}<h4>Wymiary</h4><p>a.</p>${nested}${table}`, "Bluza"),
    `${frame("Bluza", table)}<h4>Wymiary</h4><p>a.</p>${frame("Wymiary", nested)}${frame("Wymiary", table)}`,
  );
});

test("what belongs together ends no line apart, in text alone", () => {
  const whole = (number: string) => `<span class="whole">${number}</span>`;
  for (const [written, shown] of [
    ["<p>ul. Kamienna 17, 31-403 Kraków</p>", `<p>ul. Kamienna 17, ${whole("31-403")} Kraków</p>`],
    ["<p>tel. 12-345-67-89.</p>", `<p>tel. ${whole("12-345-67-89")}.</p>`],
    ["<p>do 30 listopada 2026 r., od 8,25 cm</p>", "<p>do 30\u00a0listopada 2026\u00a0r., od 8,25\u00a0cm</p>"],
    ["<p>+48 600 100 200, 1 299,00 zł</p>", "<p>+48\u00a0600\u00a0100\u00a0200, 1\u00a0299,00\u00a0zł</p>"],
    ['<p><a href="/a-31-403 b">e-mail</a></p>', '<p><a href="/a-31-403 b">e-\u2060mail</a></p>'],
    ["<p>a1-2, 12345678-12345678</p>", "<p>a1-2, 12345678-12345678</p>"],
  ] as const)
    assert.equal(richText(written, ""), shown);
});
