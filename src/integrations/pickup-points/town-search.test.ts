import assert from "node:assert/strict";
import { test } from "node:test";
import { hasWords, postcodeAmong, townSplits } from "./town-search.ts";

test("what was typed is read as a town, as a town and a street, or the other way round, the town in its own spelling", () => {
  const said = (typed: string) => townSplits(typed).map(({ town, words }) => `${town}: ${words.join(" ")}`);
  assert.deepEqual(said("krakow"), ["Kraków: "]);
  assert.deepEqual(said("  ŁÓDŹ "), ["Łódź: "]);
  assert.deepEqual(said("krakow dluga")[1], "Kraków: dluga");
  assert.deepEqual(said("ul. Długa, Kraków")[0], "Kraków: dluga");
  assert.deepEqual(said("Kraków, Długa").slice(0, 2), ["Długa: krakow", "Kraków: dluga"]);
  assert.deepEqual(said("zielona góra")[0], "Zielona Góra: ");
  assert.deepEqual(said("bielsko-biala")[0], "Bielsko-Biała: ");
  assert.deepEqual(said("nowy targ")[0], "Nowy Targ: ");
  assert.deepEqual(said("Warszawa al. Jana Pawła II").slice(0, 2), [
    "Warszawa Jana Pawła Ii: ",
    "Warszawa Jana Pawła: ii",
  ]);
  assert.ok(said("Warszawa al. Jana Pawła II").includes("Warszawa: jana pawla ii"));
  for (const nothing of ["", "  ", ",", "ul."]) assert.deepEqual(said(nothing), []);
});

test("a postcode is found among words, and no number of a house is one", () => {
  assert.deepEqual(postcodeAmong("31-403 Długa"), { postcode: "31403", rest: "  Długa" });
  assert.deepEqual(postcodeAmong("Długa 31403").postcode, "31403");
  assert.deepEqual(postcodeAmong(" 31 403 ").postcode, "31403");
  for (const typed of ["Długa 10", "Długa 10 123", "Długa 123456", "1-234", ""])
    assert.deepEqual(postcodeAmong(typed), { postcode: null, rest: typed });
});

test("a place has words by their beginnings, whatever the case and the marks", () => {
  assert.ok(hasWords("ul. Świętego Krzyża 7, Kraków, przy sklepie", ["swiet", "krzyza"]));
  assert.ok(!hasWords("ul. Długa 3, Kraków", ["dlugosza"]));
  assert.ok(hasWords("anything", []));
});
