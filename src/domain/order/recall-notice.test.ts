import assert from "node:assert/strict";
import { test } from "node:test";
import { minimisingIn, minimisingPart, type RecallNotice } from "./recall-notice.ts";

const plain: RecallNotice = {
  identification: "Numer partii 12/2026 na dnie.",
  sold: "W sklepie Bruk, 1–20 marca 2026.",
  hazard: "Zatrzask może pęknąć i skaleczyć dłoń.",
  action: "Nie używaj bidonu.",
  remedies: ["replacement", "refund"],
};

test("words that play a danger down are found in each language, as the law names them; a plain notice has none", () => {
  assert.equal(minimisingPart(plain), null);
  for (const [hazard, found] of [
    ["To dobrowolna akcja.", "dobrowolna"],
    ["W rzadkich przypadkach pęka.", "rzadkich"],
    ["Środek zapobiegawczy.", "zapobiegawczy"],
    ["Nie odnotowano wypadków.", "Nie odnotowano wypadków"],
    ["A voluntary recall.", "voluntary"],
    ["In rare cases it breaks.", "rare"],
    ["No reported accidents.", "No reported accidents"],
    ["Ve vzácných případech praskne.", "vzácných"],
    ["Dobrovolné stažení.", "Dobrovolné"],
  ])
    assert.deepEqual([minimisingIn(hazard!), minimisingPart({ ...plain, hazard: hazard! })], [found, "hazard"], hazard);
  assert.equal(minimisingIn("Rarebit i szlifierka."), null);
  assert.equal(minimisingPart({ ...plain, action: "To dobrowolna akcja." }), "action");
});
