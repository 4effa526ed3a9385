import assert from "node:assert/strict";
import { test } from "node:test";
import { addressAsked, streetOffered } from "./address-look-up.ts";

const of = (street: string, number: string) => ({ city: "Kraków", street, number });

test("a street is offered as its register writes it, with the flat that was typed", () => {
  for (const [typed, found, offered] of [
    ["marszalkowska 10 m. 4", of("Marszałkowska", "10"), "Marszałkowska 10/4"],
    ["ul. Marszałkowska 10", of("Marszałkowska", "10"), "ul. Marszałkowska 10"],
    ["Pawła II 12a/3", of("aleja Jana Pawła II", "12A"), "aleja Jana Pawła II 12A/3"],
    ["os. Zielone 7", of("Zielone", "7"), "os. Zielone 7"],
  ] as const)
    assert.equal(streetOffered(typed, found, "PL"), offered, typed);
});

test("another house, another street, or none yet is not offered", () => {
  for (const [typed, found] of [
    ["Marszałkowska 10", of("Marszałkowska", "100")],
    ["Marszałkowska 10", of("Mała Marszałkowska Boczna", "10")],
    ["Jana 10", of("Świętego Jana", "10")],
    ["Marszałkowska", of("Marszałkowska", "10")],
    ["Kościelisko 7", of("", "7")],
    ["Marszałkowska 10", of("Marszałkowska", "")],
  ] as const)
    assert.equal(streetOffered(typed, found, "PL"), "", typed);
});

test("of a Czech house either number is its own", () => {
  const found = of("Sokolská", "455/3");
  for (const typed of ["Sokolska 3", "sokolská 455", "Sokolská 455/3"])
    assert.equal(streetOffered(typed, found, "CZ"), "Sokolská 455/3", typed);
  assert.equal(streetOffered("Sokolská 45", found, "CZ"), "");
});

test("a register is asked for a house, never for a flat", () => {
  const asked = (countryCode: string, street: string) =>
    addressAsked({ countryCode, postCode: "31403", street })?.street;
  assert.equal(asked("PL", "ul. Długa 3 m. 4"), "ul. Długa 3");
  assert.equal(asked("PL", "Długa"), "Długa");
  assert.equal(asked("CZ", "Sokolská 455/3"), "Sokolská 455/3");
  assert.equal(asked("DE", "Lange 3"), undefined);
});
