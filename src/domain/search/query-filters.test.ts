import assert from "node:assert/strict";
import { test } from "node:test";
import { colourFamilies } from "../catalogue/colour-families.ts";
import { colourOf } from "./colour-words.ts";
import { listingIntentOf } from "./listing-words.ts";
import { folded } from "./search-words.ts";
import { writtenOtherwise } from "./size-words.ts";

test("a plain colour is known in all its forms and three languages; a shade says more than a family and stays a word", () => {
  for (const [family, words] of [
    ["black", "czarny czarna czarne czarnego czarną czarnych black černá černý černé černou"],
    ["white", "biały białą białymi white bílá bílé"],
    ["blue", "niebieski niebieska niebieskie niebieskiego niebieskimi blue modrá modré"],
    ["grey", "szary szare grey gray šedá"],
    ["violet", "fioletowa purple violet fialová"],
  ] as const)
    for (const word of words.split(" ")) assert.equal(colourOf(folded(word))?.family, family, word);
  for (const word of "granatowy oliwkowa navy bordowy bilet sedlo czarnobyl redukcja bluza modry-las szarlotka".split(
    " ",
  ))
    assert.equal(colourOf(folded(word)), null, word);
  assert.ok(colourFamilies.includes(colourOf("czarna")!.family));
});

test("what asks for the sale, for what is new, cheap or bought most is known in three languages", () => {
  for (const [intent, words] of [
    ["sale", "wyprzedaż wyprzedaży promocja promocji promocje przecenione sale slevy slevě výprodej akce"],
    ["new", "nowości nowość nowe new newest novinky nové"],
    ["cheap", "tanie tani tania najtańsze cheap levné levná nejlevnější"],
    ["popular", "bestsellery bestsellers popularne popular nejprodávanější"],
  ] as const)
    for (const word of words.split(" ")) assert.equal(listingIntentOf(folded(word)), intent, word);
  for (const word of "nowak salewa tancerz newton bluza saleta promenada".split(" "))
    assert.equal(listingIntentOf(word), null, word);
});

test("a size is known in full", () => {
  for (const [full, size] of [
    ["large", "l"],
    ["medium", "m"],
    ["small", "s"],
    ["extra large", "xl"],
    ["x large", "xl"],
  ] as const)
    assert.deepEqual(writtenOtherwise(full), [size]);
});
