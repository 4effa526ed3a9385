import assert from "node:assert/strict";
import { test } from "node:test";
import { merchantAgainIn, merchantSources, offerStep } from "./merchant-offer.ts";

const at = new Date("2026-11-30T12:00:00Z");
const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);
const told = { title: "a", price: "b", availability: "c" };

test("what Google was told decides what it is told next", () => {
  const before = (more: object = {}) => ({ told, toldAt: daysBefore(1), refused: false, ...more });
  const cases = [
    [told, null, "insert"],
    [told, before(), "same"],
    [told, before({ told: null, toldAt: null }), "insert"],
    [told, before({ toldAt: daysBefore(21) }), "insert"],
    [told, before({ refused: true }), "same"],
    [told, before({ refused: true, toldAt: daysBefore(21) }), "same"],
    [{ ...told, price: "d" }, before({ refused: true }), "insert"],
    [{ ...told, title: "d" }, before(), "insert"],
    [{ ...told, color: "d" }, before(), "insert"],
  ] as const;
  for (const [now, was, kind] of cases) assert.equal(offerStep(now, was, at).kind, kind, JSON.stringify([now, was]));
});

test("price, reduction, availability and delivery are told alone, also where one is there no more", () => {
  const before = { told: { ...told, salePrice: "x" }, toldAt: daysBefore(1), refused: false };
  assert.deepEqual(offerStep({ ...told, price: "y" }, before, at), {
    kind: "patch",
    attributes: ["price", "salePrice"],
  });
});

test("a data source has the language, country and currency of its feed", () => {
  const named = {
    merchantId: "1",
    developerEmail: "ola@bruk.example",
    dataSourcePl: "11",
    dataSourceEn: "",
    currencyEn: "pln",
    dataSourceCz: "13",
    currencyCz: "eur",
  } as const;
  const said = (sold: Parameters<typeof merchantSources>[1]) =>
    merchantSources(named, sold).map(({ dataSource, language, currency, feedLabel }) =>
      [dataSource, language.tag, feedLabel, currency].join(" "),
    );
  assert.deepEqual(said(["pln", "eur"]), ["11 pl PL pln", "13 cs CZ eur"]);
  assert.deepEqual(said(["pln"]), ["11 pl PL pln", "13 cs CZ pln"]);
});

test("it is told again at growing distances, at last every ten minutes", () => {
  assert.deepEqual([0, 1, 2, 5, 500].map(merchantAgainIn), [30, 60, 120, 600, 600]);
});
