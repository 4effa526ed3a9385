import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnyPage, Category, Layout } from "../../contract/page-data.ts";
import { activePath, menuHref, menuOf, menuWay } from "./menu.ts";

const category = (category_id: string, category_parent_id: string, url: string | null): Category => ({
  category_id,
  category_parent_id,
  url,
  category_name: `Kategoria ${category_id}`,
  category_url: "",
  category_image: "",
  count: 1,
});
const categories = [
  category("177", "0", null),
  category("1", "177", "Odziez/"),
  category("2", "1", "Odziez/bluzy/"),
  category("3", "2", "Odziez/bluzy/z-kapturem/"),
  category("4", "1", null),
];
const manufacturers = [
  { manufacturer_id: "9", manufacturer_name: "Fuga", manufacturer_url: "fuga", url: "fuga/", count: "15" },
];
const layout = { categories, manufacturers } as unknown as Layout;
const page = (template: string, data: unknown) => ({ template, data, layout }) as AnyPage;

test("the menu is the tree under the root with the manufacturers' node at its end", () => {
  const menu = menuOf(layout, "Producenci");
  assert.deepEqual(
    menu.map((node) => [node.category_id, node.category_name]),
    [
      ["1", "Kategoria 1"],
      ["-1", "Producenci"],
    ],
  );
  assert.deepEqual(
    menu[1]?.children.map((node) => [node.category_name, menuHref(node)]),
    [["Fuga", "/fuga/"]],
  );
});

test("a shop without manufacturers has no such node", () => {
  assert.equal(menuOf({ ...layout, manufacturers: [] }, "Producenci").length, 1);
});

test("menu links lead to the category past the header and tell where they come from", () => {
  const [clothing] = menuOf(layout, "Producenci");
  assert.ok(clothing);
  assert.equal(menuHref(clothing), "/Odziez/#b");
  assert.deepEqual(menuWay(clothing), { goTo: "category", goFrom: "menu", categoryId: "1" });
});

test("the manufacturers' node leads to Odziez/, a category without a url nowhere", () => {
  const [clothing, makers] = menuOf(layout, "Producenci");
  assert.equal(makers && menuHref(makers), "/Odziez/#b");
  assert.deepEqual(clothing?.children.map(menuHref), ["/Odziez/bluzy/#b", null]);
});

test("in a shop without that category the manufacturers' node leads to the brands of the home page", () => {
  for (const own of [[], [categories[0]!, { ...categories[1]!, url: "buty/" }]]) {
    const makers = menuOf({ ...layout, categories: own }, "Producenci").at(-1);
    assert.deepEqual([makers?.category_id, makers && menuHref(makers)], ["-1", "/#marki"]);
    assert.deepEqual(makers?.children.map(menuHref), ["/fuga/"]);
  }
});

test("the active category is the page's own with those above it, the root elsewhere", () => {
  assert.deepEqual(activePath(page("category", { category: categories[2] })), ["1", "2"]);
  assert.deepEqual(activePath(page("product", { product: { categories_all: ["1", "2", "3"] } })), ["1", "2", "3"]);
  assert.deepEqual(activePath(page("home", {})), ["177"]);
});
