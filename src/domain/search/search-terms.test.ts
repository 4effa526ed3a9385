import assert from "node:assert/strict";
import { test } from "node:test";
import { correctionsOf, type KnownWord, synonymsOf, termOf } from "./search-terms.ts";

const known: KnownWord[] = [
  "bluza:20",
  "bluzy:12",
  "bluzka:1",
  "butelka:3",
  "buty:9",
  "sneakersy:7",
  "dresowe:4",
  "szron:4",
  "plecak:6",
  "zima:9",
  "żółta:2",
  "zimowa:5",
  "8.25:3",
  "parasol:0",
].map((row) => {
  const [spelled = "", named = ""] = row.split(":");
  return {
    word: spelled.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l"),
    spelled,
    named: Number(named),
    best: "A",
    languages: 1,
  };
});

test("a word looks for its forms, and for nothing that only begins like it unless it may be unfinished", () => {
  assert.deepEqual(termOf("bluze", known, false), {
    word: "bluze",
    forms: ["bluza", "bluzy"],
    akin: [],
    phrases: [],
    start: null,
    corrected: null,
    named: 32,
    best: "A",
  });
  assert.equal(termOf("buty", known, true).start, null);
  assert.deepEqual([termOf("but", known, true).forms, termOf("but", known, true).start], [["buty"], "but"]);
  assert.equal(termOf("but", known, false).start, null);
});

test("a word without a form is taken for the beginning of one, if need be by its stem", () => {
  assert.equal(termOf("sneak", known, false).start, "sneak");
  assert.deepEqual([termOf("dresy", known, false).forms, termOf("dresy", known, false).start], [["dresowe"], null]);
  assert.equal(termOf("zimowej", known, false).start, null);
  assert.deepEqual([termOf("xyzzy", known, true).forms, termOf("xyzzy", known, true).start], [[], null]);
});

test("what shoppers call otherwise is looked for too", () => {
  assert.ok(synonymsOf("spodenek").includes("szorty"));
  assert.deepEqual(synonymsOf("bluzka"), []);
});

test("a word that only looks alike, or is of a language nobody speaks here, is not meant", () => {
  const words: KnownWord[] = [
    ...known,
    { word: "kalhoty", spelled: "kalhoty", named: 9, best: "A", languages: 4 },
    { word: "czarny", spelled: "czarny", named: 9, best: "C", languages: 1 },
  ];
  const corrected = (word: string, lanCode: "pl" | "en" | "cz", beside = 0) =>
    correctionsOf(word, words, { last: false, lanCode, beside })[0]?.spelled ?? null;
  assert.equal(corrected("szrna", "pl"), null);
  assert.equal(corrected("plcaka", "pl"), "plecak");
  assert.deepEqual(
    [corrected("kalhty", "pl"), corrected("kalhty", "cz"), corrected("kalhty", "pl", 4)],
    [null, "kalhoty", "kalhoty"],
  );
  for (const [typed, meant] of [
    "czrna czarna",
    "czrne czarne",
    "czrnego czarnego",
    "cazrnych czarnych",
    "czrny czarny",
  ].map((pair) => pair.split(" ")))
    assert.equal(corrected(typed!, "pl"), meant);
});

test("a misspelt word is corrected to the nearest one that names something", () => {
  const corrected = (word: string, last = false) =>
    correctionsOf(word, known, { last, lanCode: "pl" })[0]?.spelled ?? null;
  assert.equal(corrected("bluzza"), "bluza");
  assert.equal(corrected("bluzzami"), "bluza");
  assert.equal(corrected("snekersy"), "sneakersy");
  assert.equal(corrected("snekers", true), "sneakersy");
  assert.equal(corrected("zulta"), "żółta");
  assert.equal(corrected("8.26"), null);
  assert.equal(corrected("zbt"), null);
  assert.equal(corrected("parasoll"), null);
  assert.equal(corrected("zimwa"), "zimowa", "a letter left out");
  assert.equal(corrected("mluza"), null, "no neighbour on the keyboard, and nothing that sounds like it");
  assert.equal(corrected("vluza"), "bluza");
  assert.equal(corrected("lbuza"), "bluza");
  assert.equal(corrected("luza"), "bluza");
});
