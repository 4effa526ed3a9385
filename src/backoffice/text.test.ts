import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { plBackofficeGoods } from "../domain/dictionary/pl-backoffice-goods.ts";

/** The folders of screens that are shown once the words of goods are there, and what those alone are made of. */
const later = [
  ...["farther-screens.tsx", "frame/FartherScreens.tsx", "frame/Frame.tsx"].flatMap((file) =>
    [...read(file).matchAll(/lazy(?:Screen)?OfGoods\(\s*async \(\) => \(await import\("\.{1,2}\/([^/]+)\//g)].map(
      ([, folder = ""]) => folder,
    ),
  ),
  "labels",
  "pictures",
  "preview",
  "rich-text",
];

/** What of other screens comes with those words, too, and the control that only the screens of goods have. */
const withGoods = [
  ...[
    "order-change/AddressDialog.tsx",
    "order/Parcels.tsx",
    "orders/OrdersTable.tsx",
    "packing/Queue.tsx",
    "settle/GivenBack.tsx",
    "settle/SettleActs.tsx",
    "today/Decisions.tsx",
  ].flatMap((file) =>
    [...read(file).matchAll(/lazyO(?:fGoods|rNothing)\(\s*async \(\) => \(await import\("\.\/([^"]+)"/g)].map(
      ([, window]) => `${file.split("/")[0]}/${window}`,
    ),
  ),
  "controls/LanguageTabs.tsx",
  ...["ReasonField.tsx", "SettleLines.tsx", "SettlePreview.tsx", "settle-button.ts"].map((file) => `settle/${file}`),
];

test("what comes with the screens of goods, prices and customers is said nowhere before", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
    (file) =>
      !file.includes(".test.") &&
      !later.includes(file.replaceAll("\\", "/").split("/")[0]!) &&
      !withGoods.includes(file.replaceAll("\\", "/")),
  );
  assert.ok(files.length > 100);
  const said = files.flatMap((file) => {
    const text = read(file);
    return [...new Set(text.match(/OFFICE_[A-Z0-9_]+/g))].map((code) => ({ file, code }));
  });
  const isLater = (code: string) => code in plBackofficeGoods || `${code}_ONE` in plBackofficeGoods;
  assert.deepEqual(
    said.filter(({ code }) => isLater(code)),
    [],
  );
});

function read(file: string): string {
  return readFileSync(`${import.meta.dirname}/${file}`, "utf8");
}
