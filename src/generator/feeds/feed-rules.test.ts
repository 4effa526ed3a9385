/**
 * Google's and Meta's rules for product data, over every product of the demo that may be advertised
 * (support.google.com/merchants/answer/7052112, Meta's reference of catalogue fields).
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDemoShop } from "../../../test/builders/demo-shop.ts";
import { readXml, type XmlElement } from "../../../test/builders/xml.ts";
import { isGtin } from "../../domain/catalogue/gtin.ts";
import { parseDecimal } from "../../domain/money.ts";
import { googleFeed, googleTable, metaFeed } from "./google.ts";

const publicUrl = "https://sklep.test";
const db = await openDemoShop();
const [google, meta] = await Promise.all(
  [googleFeed, metaFeed].map(async (feed) => itemsOf(await whole(feed({ db, publicUrl })))),
);
const { rows: pictures } = await db.query<{ file: string; width: number; height: number }>(
  "SELECT file, width, height FROM pictures",
);
const { rows: paths } = await db.query<{ path: string }>("SELECT path FROM paths WHERE kind = 'product'");

type Item = Record<string, string[]>;

async function whole(pieces: AsyncGenerator<string>): Promise<string> {
  return (await Array.fromAsync(pieces)).join("");
}

function itemsOf(feed: string): Item[] {
  const items = readXml(feed).children[0]!.children.filter(({ name }) => name === "item");
  return items.map(({ children }) =>
    Object.fromEntries(
      [...Map.groupBy(children, ({ name }) => name.slice(2))].map(([name, several]) => [name, several.map(valueOf)]),
    ),
  );
}

function valueOf({ text, children }: XmlElement): string {
  return children.length === 0 ? text : children.map((child) => child.text).join(" ");
}

const one = (item: Item, name: string): string => {
  assert.equal(item[name]?.length, 1, `${item["id"]?.[0]}: one ${name}`);
  return item[name][0]!;
};

const amount = (price: string): number => {
  assert.match(price, /^\d+\.\d\d PLN$/);
  return parseDecimal(price.slice(0, -4));
};

for (const [name, items, availabilities] of [
  ["Google", google!, ["in_stock", "out_of_stock"]],
  ["Meta", meta!, ["in stock", "out of stock"]],
] as const) {
  test(`${name} gets of every item what it requires, no text longer than it takes, and only its own words`, () => {
    assert.ok(items.length > 1000, `${items.length} items`);
    const most = { id: 50, title: 150, description: 5000, link: 2000, brand: 70, mpn: 70, item_group_id: 50 };
    const more = { color: 100, material: 200, size: 100, product_type: 750, image_link: 2000 };
    for (const item of items) {
      for (const required of ["id", "title", "description", "link", "image_link", "price", "availability", "brand"])
        assert.notEqual(one(item, required).trim(), "", required);
      for (const [field, length] of Object.entries({ ...most, ...more }))
        for (const text of item[field] ?? []) assert.ok(text.length <= length, `${one(item, "id")}: ${field}`);
      assert.ok((item["additional_image_link"] ?? []).length <= 10);
      assert.doesNotMatch(one(item, "title") + one(item, "description"), /<[a-z/]|&(?:amp|nbsp|lt);/i, "no HTML");
      assert.notEqual(one(item, "title"), one(item, "title").toUpperCase(), "no shouting");
      assert.ok((availabilities as readonly string[]).includes(one(item, "availability")));
      assert.equal(one(item, "condition"), "new");
      if (item["size"]) assert.deepEqual([one(item, "gender"), one(item, "age_group")], ["unisex", "adult"]);
    }
  });

  test(`${name} gets prices in PLN, a sale price below the price, and no id twice`, () => {
    for (const item of items) {
      const price = amount(one(item, "price"));
      assert.ok(price > 0);
      if (item["sale_price"]) assert.ok(amount(one(item, "sale_price")) < price, one(item, "id"));
      if (item["shipping"]) assert.match(one(item, "shipping"), /^PL \d+\.\d\d PLN$/);
    }
    assert.ok(
      items.some((item) => item["sale_price"]),
      "some are reduced",
    );
    assert.equal(new Set(items.map((item) => one(item, "id"))).size, items.length);
  });

  test(`${name} gets bar codes that check, or is told that there is none`, () => {
    for (const item of items) {
      if (item["gtin"]) assert.ok(isGtin(one(item, "gtin")), one(item, "gtin"));
      assert.equal(item["identifier_exists"]?.[0], item["gtin"] || item["mpn"] ? undefined : "no");
    }
  });

  test(`${name} gets the address of a page there is, without what only measures, and pictures of 500 pixels or more`, () => {
    const pages = new Set(paths.map(({ path }) => `${publicUrl}/${path}`));
    const sizes = new Map(pictures.map((picture) => [picture.file, picture]));
    for (const item of items) {
      const link = new URL(one(item, "link"));
      assert.ok(pages.has(decodeURI(link.origin + link.pathname)), link.href);
      assert.match(link.search, /^(?:\?wariant=\d+)?$/);
      for (const address of [one(item, "image_link"), ...(item["additional_image_link"] ?? [])]) {
        const [, file] = /^https:\/\/sklep\.test\/images\/1200x1500\/(.+)\.jpg$/.exec(decodeURI(address)) ?? [];
        const { width = 0, height = 0 } = sizes.get(file ?? "") ?? {};
        assert.ok(Math.min(width, height) >= 500, `${address}: ${width} × ${height}`);
      }
    }
  });

  test(`what ${name} groups differs in what it tells them apart by, and is of one brand`, () => {
    for (const [group, several] of Map.groupBy(items, (item) => item["item_group_id"]?.[0])) {
      if (group === undefined) continue;
      const told = several.map((item) => ["color", "size", "material"].map((field) => item[field]?.[0]).join(" / "));
      assert.equal(new Set(told).size, several.length, `${group}: ${told.join(", ")}`);
      assert.equal(new Set(several.map((item) => one(item, "brand"))).size, 1, group);
    }
  });
}

test("the table has the same items as Google's feed, a row each, with as many cells as its head", async () => {
  const [head = "", ...rows] = (await whole(googleTable({ db, publicUrl }))).trimEnd().split("\n");
  const names = head.split("\t");
  assert.equal(new Set(names).size, names.length);
  const table = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row.split("\t")[at]])));
  for (const row of rows) assert.equal(row.split("\t").length, names.length);
  const same = ["id", "link", "price", "sale_price", "availability", "gtin", "item_group_id", "size", "color"];
  const told = (name: string, of: Record<string, unknown>) => String((of[name] as string[] | undefined)?.[0] ?? "");
  assert.deepEqual(
    table.map((row) => same.map((name) => row[name])),
    google!.map((item) => same.map((name) => told(name, item))),
  );
  assert.match(table[0]!["shipping"]!, /^PL:::\d+\.\d\d PLN$/);
});
