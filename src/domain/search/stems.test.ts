import assert from "node:assert/strict";
import { test } from "node:test";
import { folded } from "./search-words.ts";
import { roots, sameWord } from "./stems.ts";

/** The forms in which shoppers ask for things, each row one word. */
const forms = [
  "bluza bluzy bluzę bluzą bluzie bluz bluzach bluzami bluzom",
  "koszulka koszulki koszulkę koszulce koszulek koszulkami koszulkach",
  "czapka czapki czapkę czapek czapce czapkami",
  "kurtka kurtki kurtek kurtce kurtką",
  "but buty butów butach butami butem",
  "spodnie spodni spodniach spodniami spodniom",
  "plecak plecaki plecaka plecaków plecakiem plecakach",
  "pasek paski paska pasków paskiem",
  "sweter swetry swetra swetrów swetrem",
  "deska deski desek desce deskę",
  "deskorolka deskorolki deskorolek deskorolkę",
  "torba torby toreb torbę torbami",
  "rękawiczka rękawiczki rękawiczek rękawiczkach",
  "sneakersy sneakersów sneakersach sneakers",
  "jeansy jeans jeansów jeansach",
  "czarny czarna czarne czarnego czarnej czarnych czarnymi czarnym",
  "biały biała białe białych białego białej",
  "niebieski niebieska niebieskie niebieskiego niebieskiej niebieskich niebieskim niebieskimi",
  "długi długie długim długich długiego",
  "zimowy zimowa zimowe zimowych zimową zimowego",
  "kaptur kapturem kaptura kapturami kapturze",
  "denim denimu denimem",
  "shoe shoes",
  "hoodie hoodies",
  "cap caps",
  "mikina mikiny mikinu mikin",
  "bota boty bot botách",
  "tričko trička triček",
];

test("the forms of a word are known for one word, whatever their case, number and gender", () => {
  for (const row of forms) {
    const [plain = "", ...others] = row.split(" ").map(folded);
    for (const other of others) assert.ok(sameWord(other, plain), `${other} is a form of ${plain}`);
  }
});

test("an adjective is akin to what it is made of", () => {
  for (const [adjective, noun] of [
    ["zimowa", "zima"],
    ["granatowe", "granat"],
    ["snowboardowe", "snowboard"],
    ["bawelniana", "bawelna"],
    ["konopny", "konopie"],
    ["dresowych", "dres"],
    ["snowboardova", "snowboard"],
  ] as const) {
    const made = new Set(roots(noun));
    assert.ok(
      roots(adjective).some((root) => made.has(root)),
      `${adjective}: ${noun}`,
    );
    assert.ok(!sameWord(adjective, noun), `${adjective} is not ${noun}`);
  }
});

test("words that only look alike stay apart", () => {
  for (const [one, other] of [
    ["bluza", "bluzka"],
    ["buty", "butelka"],
    ["koszula", "koszulka"],
    ["czapka", "czarny"],
    ["deska", "deskorolka"],
    ["torba", "torebka"],
    ["bialy", "bilet"],
    ["42", "43"],
    ["s", "m"],
  ] as const) {
    assert.ok(!sameWord(one, other), `${one} is not ${other}`);
  }
});
