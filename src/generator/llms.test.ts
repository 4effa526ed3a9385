import assert from "node:assert/strict";
import { test } from "node:test";
import type { Layout } from "../contract/page-data.ts";
import { languages } from "../domain/language.ts";
import { llmsText } from "./llms.ts";

const layout: Layout = {
  config: {},
  currencies: ["pln"],
  categories: [
    {
      category_id: "181",
      category_parent_id: "177",
      category_name: "Bluzy [ciepłe]\n# i miękkie",
      category_url: "bluzy",
      url: "Odzież/bluzy/",
      category_image: "",
      count: 12,
    },
    {
      category_id: "182",
      category_parent_id: "177",
      category_name: "Puste",
      category_url: "puste",
      url: "puste/",
      category_image: "",
      count: 0,
    },
  ],
  manufacturers: [
    { manufacturer_id: "9", manufacturer_name: "Zygzak", manufacturer_url: "zygzak", url: "zygzak/", count: "3" },
  ],
  pages: [{ page_id: 7, page_name: "Dostawa", parent_id: 0, url: "page/dostawa.html" }],
  shop: {
    name: "Bruk",
    company: "Bruk sp. z o.o.",
    street: "Kamienna 7",
    city: "31-403 Kraków",
    phone: "+48 600 100 200",
    email: "sklep@bruk.example",
  },
  social: [],
  thirdParties: { analytics: null, timeline: null },
  lawful: { terms: null, returns: null, privacy: null, shipping: null },
  freeShippingFrom: "299.00",
  sends: { hour: 14, days: [1, 2] },
};

for (const { lanCode } of languages) {
  test(`llms.txt in ${lanCode} has a title, a summary, facts and lists of links, as its format orders them`, () => {
    const text = llmsText({ layout, publicUrl: "https://sklep.test", lanCode });
    assert.match(text, /^# Bruk\n\n> [^\n]+\n\n(?:- [^\n]+\n)+\n## /);
    const [, ...sections] = text.split(/^## /m);
    assert.equal(sections.at(-1)!.split("\n")[0], "Optional");
    for (const section of sections)
      for (const line of section.trimEnd().split("\n").slice(2))
        assert.match(line, /^- \[(?:[^\]\\]|\\.)+\]\(https:\/\/sklep\.test\/[^\s()]*\)(?:: \S.*)?$/);
    assert.match(text, /299\.00 PLN/);
    const feeds = { pl: "google.tsv", en: "en/pln/google.tsv", cz: "cz/pln/google.tsv" };
    assert.ok(text.includes(`(https://sklep.test/feeds/${feeds[lanCode]})`));
    for (const other of languages) {
      const address = { pl: "/llms.txt", en: "/en/llms.txt", cz: "/cz/llms.txt" }[other.lanCode];
      assert.equal(text.includes(`[${other.name}](https://sklep.test${address})`), other.lanCode !== lanCode, address);
    }
    const sale = { pl: "/promocje/", en: "/en/sale/", cz: "/cz/vyprodej/" };
    assert.ok(text.includes(`(https://sklep.test${sale[lanCode]})`));
    assert.ok(text.includes("[Bluzy \\[ciepłe\\] # i miękkie](https://sklep.test/Odzie%C5%BC/bluzy/)"));
    assert.ok(!text.includes("Puste"), "what has nothing in it is not told");
  });
}

test("a shop that has said nothing of its seller says nothing empty", () => {
  const shop = { name: "Bruk", company: "Bruk", street: "", city: "", phone: "", email: "" };
  const text = llmsText({
    layout: { ...layout, shop, freeShippingFrom: null },
    publicUrl: "https://sklep.test",
    lanCode: "pl",
  });
  assert.doesNotMatch(text, /@\w|: \.|, ,/);
});
