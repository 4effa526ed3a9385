import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../language.ts";
import { changeableCodes, defaultText, saidTexts, textTrouble, textWarnings } from "./changed-texts.ts";
import { dictionaries, serverDictionaries } from "./dictionaries.ts";
import { placeOfText } from "./text-places.ts";

test("every default could be said as it stands, in every language", () => {
  for (const { lanCode } of languages)
    for (const code of changeableCodes()) {
      const given = defaultText(lanCode, code)!;
      assert.equal(textTrouble(code, given, given), null, `${lanCode} ${code}`);
    }
});

test("what cannot be changed are the words of documents as they were issued and of books, and what a shop begins with and keeps itself", () => {
  const fixed = [...Object.keys(dictionaries.pl), ...Object.keys(serverDictionaries.pl)].filter(
    (code) => placeOfText(code) === undefined,
  );
  assert.deepEqual([...new Set(fixed.map((code) => code.split("_")[0]))].toSorted(), [
    "BOOKS",
    "COUNTRY",
    "GUARANTEE",
    "INVOICE",
    "PAGE",
    "PAYMENT",
    "PROTOCOL",
    "SELLER",
    "SHIPPING",
  ]);
  assert.equal(textTrouble("INVOICE_SELLER", "Sprzedawca", "My")?.trouble, "fixed");
});

const filled = "Masz @points pkt warte @pointsValue, pisz na sklep@bruk.pl";
const troubles: readonly [said: string, trouble: string | undefined, what?: string][] = [
  ["@pointsValue za @points", undefined],
  ["Masz @points pkt", "placeholderMissing", "@pointsValue"],
  ["Masz @points pkt warte @pointsValue i @gift", "placeholderUnknown", "@gift"],
  ["Masz @Points pkt warte @pointsValue", "placeholderMissing", "@points"],
  ["@points @pointsValue, pisz na inny@bruk.pl", undefined],
  ["@points @pointsValue <b>dużo</b>", "markup", "<"],
  ["@points @pointsValue &lt;script&gt;", "markup", "&lt;"],
  ["@points @pointsValue &#60;script", "markup", "&#60;"],
  ["@points @pointsValue H&M", undefined],
  ["@points @pointsValue \u202Egpj", "signs", "U+202E"],
  ["@points @pointsValue \u200B", "signs", "U+200B"],
  ["@points\n@pointsValue", "lines"],
  [`@points @pointsValue ${"ó".repeat(2000)}`, "long", "2000"],
  [" \n ", "empty"],
];
for (const [said, trouble, what] of troubles)
  test(`${JSON.stringify(said.slice(0, 60))} is ${trouble ?? "said"}`, () => {
    const found = textTrouble("ORDER_POINTS_INFO", filled, said);
    assert.equal(found?.trouble, trouble);
    if (what !== undefined) assert.equal(found?.what, what);
  });

test("%s is a placeholder too", () => {
  assert.equal(textTrouble("ORDER_POINTS_INFO", "Za %s", "Za darmo")?.what, "%s");
});

test("a warning tells of a button that grows, of what the law asks for, and of forms that stay behind", () => {
  const none = () => false;
  assert.deepEqual(textWarnings("BTN_CANCEL", "Anuluj to wszystko", { given: "Anuluj", isChanged: none }), ["longer"]);
  assert.deepEqual(textWarnings("BTN_MAKEORDER", "Kupuję", { given: "Zamawiam", isChanged: none }), ["law"]);
  const form = changeableCodes().find((code) => code.endsWith("_ONE"))!;
  const given = defaultText("pl", form)!;
  assert.deepEqual(textWarnings(form, given, { given, isChanged: none }), ["forms"]);
  assert.deepEqual(textWarnings(form, given, { given, isChanged: () => true }), []);
});

test("what does not fit the software any more is not said: its code is gone, or its placeholders are others", () => {
  const row = { lanCode: "pl", writtenAgainst: "" } as const;
  const said = saidTexts([
    { ...row, code: "LAYOUT_CART", text: "Torba" },
    { ...row, code: "LAYOUT_WISHLIST", text: null },
    { ...row, code: "ORDER_POINTS_INFO", text: "Masz punkty" },
    { ...row, code: "GONE_LONG_AGO", text: "Stary" },
    { ...row, code: "INVOICE_SELLER", text: "My" },
  ]);
  assert.deepEqual(said, { pl: { LAYOUT_CART: "Torba" }, en: {}, cz: {} });
});
