import assert from "node:assert/strict";
import { test } from "node:test";
import { listedBy } from "./list-address.ts";
import { columnsShown, differs, type SavedView } from "./use-lists.ts";

const view: SavedView = {
  id: 12,
  name: "Kurier",
  asked: { view: "all", tag: "pilne" },
  columns: ["total", "buyer"],
  shared: false,
  by: null,
  mine: true,
  version: '"view-1"',
};

test("a view is changed by another filter, another order or other columns, and by nothing else", () => {
  for (const [search, isChanged] of [
    ["saved=12&view=all&tag=pilne", false],
    ["saved=12&tag=pilne&view=all&sort=newest&columns=total,buyer", false],
    ["saved=12&view=all", true],
    ["saved=12&view=all&tag=pilne&sort=oldest", true],
    ["saved=12&view=all&tag=pilne&columns=buyer,total", true],
  ] as const)
    assert.equal(differs(view, listedBy(search)), isChanged, search);
});

test("columns are those tried on, else the view's, else one's own, else the first; of money only for who sees it", () => {
  const lists = { views: [view], columns: ["placed", "money"] as SavedView["columns"] };
  const shown = (search: string, of: SavedView | null, seesMoney = true) =>
    columnsShown(listedBy(search), { view: of, lists, seesMoney });
  assert.deepEqual(shown("columns=tags", view), ["tags"]);
  assert.deepEqual(shown("", view), ["total", "buyer"]);
  assert.deepEqual(shown("", null), ["placed", "money"]);
  assert.deepEqual(shown("", { ...view, columns: null }, false), ["placed"]);
  assert.equal(columnsShown(listedBy(""), { view: null, lists: undefined, seesMoney: true })[0], "placed");
});
