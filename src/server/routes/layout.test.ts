import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { dictionaries } from "../../domain/dictionary/dictionaries.ts";
import { languageCalled } from "../../domain/language.ts";
import { changeConfig } from "../../flows/change-config.ts";
import { loadLayout } from "../../generator/layout.ts";

const { pool } = await openSmallShop();
await pool.query(
  `INSERT INTO pages (page_id, page_name, content) VALUES (5, '{"pl": "Regulamin", "en": "Terms"}', '{"pl": ""}')`,
);
await pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ('page/regulamin.html', 'page', 5)");
const { app } = await openTestApp(pool);

interface LayoutReply {
  langs: { code: string; content: string }[];
  pages: { page_id: number; page_name: string; parent_id: number; url: string }[];
  categories: { category_id: string; category_name: string }[];
}

async function layout(lan: unknown): Promise<LayoutReply> {
  const answer = await app.inject({
    method: "POST",
    url: `/sys/json_layout?lan=${String(lan)}`,
    payload: "{}",
    headers: { "content-type": "text/plain" },
  });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers["cache-control"], "no-store");
  return answer.json();
}

test("a language's dictionary comes as codes and contents, its pages and categories said in it", async () => {
  for (const [lan, lanCode, terms, url, clothing] of [
    [2, "en", "Terms", "en/page/terms.html", "Clothing"],
    [6, "cz", "Regulamin", "cz/page/regulamin.html", "Oblečení"],
  ] as const) {
    const { langs, pages, categories } = await layout(lan);
    assert.deepEqual(Object.fromEntries(langs.map(({ code, content }) => [code, content])), dictionaries[lanCode]);
    assert.deepEqual(pages, [{ page_id: 5, page_name: terms, parent_id: 0, url }]);
    assert.equal(categories.find(({ category_id }) => category_id === "180")?.category_name, clothing);
  }
});

test("an unknown language is answered in Polish", async () => {
  for (const lan of [3, 99, "__proto__", "%00"])
    assert.deepEqual(
      (await layout(lan)).langs.find(({ code }) => code === "LAYOUT_CONTACT"),
      { code: "LAYOUT_CONTACT", content: "Kontakt" },
    );
});

test("the checkout says what pays and who carries by its marks, those of the online payment as the shop has set them", async () => {
  const marks = async () => (await app.inject("/page-data/checkout.json?lan=2")).json<CheckoutData>().marks;
  assert.deepEqual(await marks(), {
    payu: ["blik", "card", "applepay", "googlepay"],
    paypal: ["paypal"],
    pm: ["paczkomat"],
  });
  assert.equal(await changeConfig(pool, { code: "payment_marks", content: "blik, visa,mastercard" }), true);
  assert.deepEqual((await marks())["payu"], ["blik", "visa", "mastercard"]);
  assert.equal(await changeConfig(pool, { code: "payment_marks", content: "blik,klarna" }), false);
  assert.equal(await changeConfig(pool, { code: "payment_marks", content: "" }), true);
  assert.deepEqual((await marks())["payu"], []);
});

test("the number in the register of packaging and those in others stand in what every page shows, where they are set", async () => {
  assert.equal((await loadLayout(pool, languageCalled("pl"))).shop.registers, undefined);
  await changeConfig(pool, { code: "shop_bdo", content: "000123456" });
  await changeConfig(pool, { code: "shop_other_registers", content: "LUCID DE1234567890123" });
  assert.equal(
    (await loadLayout(pool, languageCalled("cz"))).shop.registers,
    "Registrační číslo BDO 000123456, LUCID DE1234567890123",
  );
});
