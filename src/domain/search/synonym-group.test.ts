import assert from "node:assert/strict";
import { test } from "node:test";
import { groupOfLine, lineOf, ownGroups, ownGroupsFor, startsOf, synonymsAmong } from "./synonym-group.ts";

const group = (line: string) => {
  const read = groupOfLine(line);
  if (typeof read === "string") throw new Error(read);
  return read;
};
const among = (query: string, word: string, line: string) => synonymsAmong(word, query.split(" "), [group(line)]);

test("of words that mean the same each is found by the others, one way only by the first", () => {
  assert.deepEqual(among("bluze", "bluze", "pl: bluza = kangurka = Hoodie"), ["kangurka", "hoodie"]);
  assert.deepEqual(among("hoodie", "hoodie", "pl: bluza = kangurka = hoodie"), ["bluza", "kangurka"]);
  assert.deepEqual(among("bluza", "bluza", "pl: bluza > kangurka = hoodie"), ["kangurka", "hoodie"]);
  assert.deepEqual(among("hoodie", "hoodie", "pl: bluza > kangurka = hoodie"), []);
});

test("a phrase is meant where all of it stands there, and found with its words apart; 't-shirt' also as one", () => {
  const line = "pl: hoodie = bluza z kapturem";
  assert.deepEqual(among("hoodie", "hoodie", line), ["bluza kapturem"]);
  assert.deepEqual(among("czarna bluza kapturem", "bluza", line), ["hoodie"]);
  assert.deepEqual(among("bluza kapturem", "bluza", "pl: hoodie = bluza kaptur"), ["hoodie"]);
  assert.deepEqual(among("czarna bluza", "bluza", line), []);
  assert.deepEqual(synonymsAmong("t", ["t", "shirt"], ownGroups).includes("koszulka"), true);
  assert.deepEqual(synonymsAmong("tshirt", ["tshirt"], ownGroups).includes("koszulka"), true);
  assert.deepEqual(synonymsAmong("koszulka", ["koszulka"], ownGroups).includes("tshirt"), true);
});

test("those that come with the shop are switched off by their first word", () => {
  assert.ok(synonymsAmong("spodenki", ["spodenki"], ownGroupsFor(["spodenki"], [])).includes("szorty"));
  assert.deepEqual(synonymsAmong("spodenki", ["spodenki"], ownGroupsFor(["spodenki"], ["szorty"])), []);
  const names = ownGroups.map(({ words: [first] }) => first);
  assert.equal(new Set(names).size, names.length);
});

test("a line says a group and is written as it was read; one that says none is refused with the reason", () => {
  for (const line of ["pl: bluza = kangurka", "cz: mikina > hoodie = kapuce", "en: t-shirt = tee"])
    assert.equal(lineOf(group(line)), line);
  assert.deepEqual(startsOf(group("en: t-shirt > tee")), ["t", "tsh"]);
  for (const [line, problem] of [
    ["bluza = hoodie", "begin with"],
    ["de: bluza = hoodie", "begin with"],
    ["pl: bluza", "two words"],
    ["pl: bluza = bluza", "twice"],
    ["pl: bluza > a > b", "once"],
    ["pl: a = b > c", "one word before"],
    ["pl: bluza = ", "no word"],
    ["pl: bluza = ab", "shorter"],
    ["pl: bluza = bardzo długa nazwa bluzy", "longer"],
    [`pl: ${Array.from({ length: 13 }, (_, at) => `slowo${at}`).join(" = ")}`, "at most"],
  ] as const)
    assert.match(String(groupOfLine(line)), new RegExp(problem), line);
});
