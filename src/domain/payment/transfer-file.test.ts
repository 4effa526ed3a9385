import assert from "node:assert/strict";
import { test } from "node:test";
import { elixirFile, isDomestic, type OutgoingTransfer, transferTable } from "./transfer-file.ts";

const payer = {
  iban: "PL61109010140000071219812874",
  name: "Kamień & Syn sp. z o.o.",
  street: "ul. Brukowa 1",
  city: "31-000 Kraków",
};
const transfer: OutgoingTransfer = {
  iban: "PL27114020040000300201355387",
  holder: "Żółkiewska-Łęcka Anna",
  amount: 31_900,
  currency: "pln",
  title: "Zwrot, zamówienie 1001",
};

test("a line of Elixir-O: who pays whom how much on which day", () => {
  assert.equal(
    elixirFile(payer, [transfer], "2026-11-28"),
    '110,20261128,31900,10901014,0,"61109010140000071219812874","27114020040000300201355387","Kamien & Syn sp. z o.o.|ul. Brukowa 1|31-000 Krakow","Zolkiewska-Lecka Anna",0,11402004,"Zwrot, zamowienie 1001","","","51"\r\n',
  );
});

test("nothing that is typed ends a field or a line, and a long name goes on in the next part", () => {
  const file = elixirFile(payer, [{ ...transfer, holder: `Zły"|\r\n110,${"x".repeat(200)}` }], "2026-11-28");
  assert.equal(file.split("\r\n").length, 2);
  const fields = file.trimEnd().match(/"[^"]*"|[^,]+/g)!;
  assert.equal(fields.length, 15);
  const holder = fields[8]!.slice(1, -1).split("|");
  assert.deepEqual([holder.length, Math.max(...holder.map(({ length }) => length))], [4, 35]);
  assert.match(file, /^[\x20-\x7e\r\n]*$/);
});

test("what is not złoty to Poland is left to the table", () => {
  const abroad = { ...transfer, iban: "CZ6508000000192000145399" };
  const euros = { ...transfer, currency: "eur" as const };
  assert.deepEqual([transfer, abroad, euros].map(isDomestic), [true, false, false]);
  assert.equal(elixirFile(payer, [abroad, euros], "2026-11-28"), "");
  const table = transferTable(
    [transfer, { ...euros, holder: "=1+1", title: 'a "b"; c' }],
    ["Konto", "Odbiorca", "Kwota", "Waluta", "Tytuł"],
  );
  assert.equal(
    table,
    '\uFEFFKonto;Odbiorca;Kwota;Waluta;Tytuł\r\nPL27114020040000300201355387;Żółkiewska-Łęcka Anna;"319,00";PLN;"Zwrot, zamówienie 1001"\r\nPL27114020040000300201355387;\'=1+1;"319,00";EUR;"a ""b""; c"\r\n',
  );
});
