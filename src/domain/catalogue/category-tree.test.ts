import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  buildTree,
  manufacturersBranch,
  manufacturersNode,
  pathTo,
  type CategoryLinks,
  type CategoryNode,
} from "./category-tree.ts";
import { rootCategoryId } from "./root-category.ts";

const categories = [
  { category_id: "177", category_parent_id: "0" },
  { category_id: "180", category_parent_id: "177" },
  { category_id: "182", category_parent_id: "180" },
  { category_id: "181", category_parent_id: "177" },
  { category_id: "183", category_parent_id: "182" },
];

test("the tree under root 177 is built from the parent links, in the order given", () => {
  assert.deepEqual(drawn(buildTree(categories)), "180(182(183())) 181()");
  assert.deepEqual(drawn(buildTree(categories, "182")), "183()");
});

test("what does not lead to the root is left out: orphans, rings, a root of its own", () => {
  const strays = [
    { category_id: "1", category_parent_id: "999" },
    { category_id: "2", category_parent_id: "3" },
    { category_id: "3", category_parent_id: "2" },
    { category_id: "4", category_parent_id: "4" },
  ];
  assert.equal(drawn(buildTree([...categories, ...strays])), drawn(buildTree(categories)));
  assert.equal(
    drawn(
      buildTree([
        { category_id: "177", category_parent_id: "180" },
        { category_id: "180", category_parent_id: "177" },
      ]),
    ),
    "180()",
  );
});

test("a category's way begins below the root and ends with itself", () => {
  assert.deepEqual(
    pathTo(categories, "183").map((category) => category.category_id),
    ["180", "182", "183"],
  );
  assert.deepEqual(pathTo(categories, "177"), []);
  assert.deepEqual(pathTo(categories, "5"), []);
  assert.equal(
    pathTo(
      [
        { category_id: "2", category_parent_id: "3" },
        { category_id: "3", category_parent_id: "2" },
      ],
      "2",
    ).length,
    2,
  );
});

test("every category of a random tree stands in it once, below its parent", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), (choices) => {
      const random = choices.map((choice, at) => ({
        category_id: String(1000 + at),
        category_parent_id:
          at === 0 ? rootCategoryId : String(choice % 3 === 0 ? rootCategoryId : 1000 + (choice % at)),
      }));
      const seen: string[] = [];
      const walk = (nodes: CategoryNode<CategoryLinks>[], parent: string) => {
        for (const node of nodes) {
          assert.equal(node.category_parent_id, parent);
          seen.push(node.category_id);
          walk(node.children, node.category_id);
        }
      };
      walk(buildTree(random), rootCategoryId);
      assert.deepEqual(seen.toSorted(), random.map((category) => category.category_id).toSorted());
    }),
  );
});

test("the manufacturers' node is the specification's, their pages below it", () => {
  assert.deepEqual(
    [manufacturersNode.category_id, manufacturersNode.category_name, manufacturersNode.url],
    ["-1", "Producenci", "Odziez/"],
  );
  const branch = manufacturersBranch(
    [{ manufacturer_id: "9", manufacturer_name: "Ślizg", manufacturer_url: "slizg", url: "slizg/", count: "12" }],
    "Brands",
  );
  assert.equal(branch.category_name, "Brands");
  assert.deepEqual(
    branch.children.map((child) => [child.category_name, child.url, child.count, child.category_parent_id]),
    [["Ślizg", "slizg/", 12, "-1"]],
  );
});

function drawn(nodes: CategoryNode<CategoryLinks>[]): string {
  return nodes.map((node) => `${node.category_id}(${drawn(node.children)})`).join(" ");
}
