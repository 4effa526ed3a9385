/**
 * Google's and Meta's rules for product data, over every product of the demo that may be advertised, in each language
 * and currency it is offered in (support.google.com/merchants/answer/7052112, Meta's reference of catalogue fields).
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openDemoShop } from "../../../test/builders/demo-shop.ts";
import { readXml, type XmlElement } from "../../../test/builders/xml.ts";
import { allConfig } from "../../database/config.ts";
import { isGtin } from "../../domain/catalogue/gtin.ts";
import { type LanCode, languages, said, type Said } from "../../domain/language.ts";
import { convert, type Currency, decimal, factorFor, parseDecimal } from "../../domain/money.ts";
import { googleFeed, googleTable, metaFeed } from "./google.ts";

const publicUrl = "https://sklep.test";
const db = await openDemoShop();
const config = await allConfig(db);
const offered = config["currencies"]!.split(",") as Currency[];
const { rows: pictures } = await db.query<{ file: string; width: number; height: number }>(
  "SELECT file, width, height FROM pictures",
);
const { rows: paths } = await db.query<{ path: string; lan_id: number; product_name: Said }>(
  "SELECT path, lan_id, product_name FROM paths JOIN products ON product_id = entity_id WHERE kind = 'product'",
);

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

const amount = (price: string, currency: Currency): number => {
  assert.match(price, new RegExp(String.raw`^\d+\.\d\d ${currency.toUpperCase()}$`));
  return parseDecimal(price.slice(0, -4));
};

const countries: Record<LanCode, string> = { pl: "PL", en: "PL", cz: "CZ" };
const polish = new Map(
  itemsOf(await whole(googleFeed({ db, publicUrl, language: languages[0], currency: "pln" }))).map((item) => [
    one(item, "id"),
    item,
  ]),
);

for (const language of languages)
  for (const currency of offered)
    for (const { name, feed, availabilities } of [
      { name: "Google", feed: googleFeed, availabilities: ["in_stock", "out_of_stock"] },
      { name: "Meta", feed: metaFeed, availabilities: ["in stock", "out of stock"] },
    ]) {
      const reader = `${name}, in ${language.lanCode} and ${currency},`;
      const items = itemsOf(await whole(feed({ db, publicUrl, language, currency })));

      test(`${reader} gets of every item what it requires, no text longer than it takes, and only its own words`, () => {
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
          const colour = (item["color"]?.[0] ?? "").toLowerCase();
          const said = one(item, "title")
            .toLowerCase()
            .split(/,\s*/)
            .filter((part) => part === colour);
          assert.ok(said.length <= 1, `${one(item, "title")}: the colour once`);
          assert.ok(availabilities.includes(one(item, "availability")));
          assert.equal(one(item, "condition"), "new");
          if (item["size"]) assert.deepEqual([one(item, "gender"), one(item, "age_group")], ["unisex", "adult"]);
        }
      });

      test(`${reader} gets the prices of the shop window, a sale price below the price, and no id twice`, () => {
        const shown = (text: string) => decimal(convert(amount(text, "pln"), factorFor(currency, config)));
        for (const item of items) {
          const price = amount(one(item, "price"), currency);
          assert.ok(price > 0);
          const inZloty = polish.get(one(item, "id"))!;
          assert.equal(decimal(price), shown(one(inZloty, "price")));
          assert.equal(item["sale_price"]?.length, inZloty["sale_price"]?.length);
          if (item["sale_price"]) {
            assert.ok(amount(one(item, "sale_price"), currency) < price, one(item, "id"));
            assert.equal(decimal(amount(one(item, "sale_price"), currency)), shown(one(inZloty, "sale_price")));
          }
          const [country, ...cost] = one(item, "shipping").split(" ");
          assert.equal(country, countries[language.lanCode]);
          amount(cost.join(" "), currency);
        }
        assert.ok(
          items.some((item) => item["sale_price"]),
          "some are reduced",
        );
        assert.equal(new Set(items.map((item) => one(item, "id"))).size, items.length);
        assert.equal(items.length, polish.size);
      });

      test(`${reader} gets bar codes that check, or is told that there is none`, () => {
        for (const item of items) {
          if (item["gtin"]) assert.ok(isGtin(one(item, "gtin")), one(item, "gtin"));
          assert.equal(item["identifier_exists"]?.[0], item["gtin"] || item["mpn"] ? undefined : "no");
        }
      });

      test(`${reader} gets the address of a page there is in that language, which names the currency, the product's name in it, and pictures of 500 pixels or more`, () => {
        const names = new Map(
          paths.flatMap(({ path, lan_id, product_name }) =>
            lan_id === language.lanId ? [[`${publicUrl}/${path}`, said(product_name, language.lanCode)]] : [],
          ),
        );
        const sizes = new Map(pictures.map((picture) => [picture.file, picture]));
        for (const item of items) {
          const link = new URL(one(item, "link"));
          const product = names.get(decodeURI(link.origin + link.pathname));
          assert.ok(product !== undefined && one(item, "title").startsWith(product), link.href);
          const { cur, wariant = "1", ...others } = Object.fromEntries(link.searchParams);
          assert.deepEqual([cur, others], [currency === "pln" ? undefined : currency, {}]);
          assert.match(wariant, /^\d+$/);
          for (const address of [one(item, "image_link"), ...(item["additional_image_link"] ?? [])]) {
            const [, file] = /^https:\/\/sklep\.test\/images\/1200x1500\/(.+)\.jpg$/.exec(decodeURI(address)) ?? [];
            const { width = 0, height = 0 } = sizes.get(file ?? "") ?? {};
            assert.ok(Math.min(width, height) >= 500, `${address}: ${width} × ${height}`);
          }
        }
      });

      test(`what ${reader} groups differs in what it tells them apart by, and is of one brand`, () => {
        for (const [group, several] of Map.groupBy(items, (item) => item["item_group_id"]?.[0])) {
          if (group === undefined) continue;
          const told = several.map((item) =>
            ["color", "size", "material"].map((field) => item[field]?.[0]).join(" / "),
          );
          assert.equal(new Set(told).size, several.length, `${group}: ${told.join(", ")}`);
          assert.equal(new Set(several.map((item) => one(item, "brand"))).size, 1, group);
        }
      });
    }

for (const [lan, currency] of [
  [0, "pln"],
  [2, "eur"],
] as const)
  test(`the table in ${languages[lan].lanCode} and ${currency} has the same items as Google's feed, a row each, with as many cells as its head`, async () => {
    const settings = { db, publicUrl, language: languages[lan], currency };
    const google = itemsOf(await whole(googleFeed(settings)));
    const [head = "", ...rows] = (await whole(googleTable(settings))).trimEnd().split("\n");
    const names = head.split("\t");
    assert.equal(new Set(names).size, names.length);
    const table = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row.split("\t")[at]])));
    for (const row of rows) assert.equal(row.split("\t").length, names.length);
    const same = ["id", "link", "price", "sale_price", "availability", "gtin", "item_group_id", "size", "color"];
    const told = (name: string, of: Record<string, unknown>) => String((of[name] as string[] | undefined)?.[0] ?? "");
    assert.deepEqual(
      table.map((row) => same.map((name) => row[name])),
      google.map((item) => same.map((name) => told(name, item))),
    );
    const [country, ...cost] = one(google[0]!, "shipping").split(" ");
    assert.equal(table[0]!["shipping"], `${country}:::${cost.join(" ")}`);
  });
