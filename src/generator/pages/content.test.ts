import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import type { PageData } from "../../contract/page-data.ts";
import { bringGuaranteeNotice } from "../../flows/content/bring-guarantee-notice.ts";
import { saveConfig } from "../../database/config.ts";

const path = "/page/dostawa.html";

async function openShopWithPage(t: Parameters<typeof openSmallShop>[0]) {
  const { pool } = await openSmallShop(t);
  await pool.query(
    `INSERT INTO pages (page_id, page_name, content, changed_on) VALUES (7, '{"pl": "Dostawa"}', '{"pl": "<p>Dzwoń: {{shop_phone}}</p><p>{{delivery-table}}</p>"}', '2026-11-01')`,
  );
  await pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ('page/dostawa.html', 'page', 7)");
  const { pages, prerenderer } = await openTestPrerenderer(pool);
  await prerenderNow(prerenderer);
  const shown = async () => (await prerenderedPage(pages, path)).data as PageData<"content">;
  return { pool, pages, prerenderer, shown };
}

test("the delivery table has every zone as the database has it, and a new price makes the page anew", async (t) => {
  const { pool, pages, prerenderer, shown } = await openShopWithPage(t);
  const courier = async () => {
    const delivery = (await shown()).data.parts.find((part) => part.kind === "delivery")!;
    assert.deepEqual(
      delivery.zones.map((zone) => zone.zoneId),
      ["1", "3", "4", "5", "6"],
    );
    return delivery.zones[0]!.methods.find((method) => method.name === "Kurier")!;
  };
  assert.deepEqual((await courier()).ahead[0], {
    payments: ["Przelew bankowy", "Płatność online", "Portfel elektroniczny"],
    prices: [{ upTo: null, price: "12.99" }],
    freeFrom: "200.00",
  });

  await pool.query("UPDATE price_tiers SET price = 1399 WHERE zone_id = '1' AND shipping_id = 1 AND payment_id <> 2");
  await pool.query("UPDATE shippings SET days_to = 5 WHERE zone_id = '1' AND shipping_id = 1");
  await prerenderNow(prerenderer);
  const after = await courier();
  assert.deepEqual(
    [after.ahead[0]!.prices, after.cash[0]!.prices, after.days],
    [[{ upTo: null, price: "13.99" }], [{ upTo: null, price: "15.99" }], [1, 5]],
  );

  await pool.query("UPDATE zone_methods SET free_from = 15000 WHERE zone_id = '1' AND free_from IS NOT NULL");
  assert.equal((await prerenderNow(prerenderer)).prerendered, pages.paths().length, "every page names the threshold");
  assert.equal((await shown()).layout.freeShippingFrom, "150.00");
});

test("a country that is switched off is named no more", async (t) => {
  const { pool, prerenderer, shown } = await openShopWithPage(t);
  assert.match(JSON.stringify((await shown()).data.parts), /Rosja/);
  await pool.query("UPDATE countries SET offered = false WHERE country_code = 'RU'");
  await prerenderNow(prerenderer);
  assert.doesNotMatch(JSON.stringify((await shown()).data.parts), /Rosja/);
});

test("another phone of the shop is in its texts at once", async (t) => {
  const { pool, prerenderer, shown } = await openShopWithPage(t);
  await saveConfig(pool, "shop_phone", "+48 22 111 22 33");
  await prerenderNow(prerenderer);
  assert.match(JSON.stringify((await shown()).data.parts), /Dzwoń: \+48\s22\s111\s22\s33/);
});

test("the official notice on the legal guarantee is shown in its language, unchanged, once the shop has the file", async (t) => {
  const { pool, prerenderer, shown } = await openShopWithPage(t);
  await pool.query(
    `UPDATE pages SET content = '{"pl": "<p>Gwarancja</p><p>{{guarantee-notice}}</p>"}' WHERE page_id = 7`,
  );
  await prerenderNow(prerenderer);
  assert.deepEqual((await shown()).data.parts, [{ kind: "text", html: "<p>Gwarancja</p>" }]);
  await pool.query(
    "INSERT INTO pictures (file, width, height, bytes, sha256) VALUES ('zawiadomienie.png', 794, 1123, 1000, 'x')",
  );
  await bringGuaranteeNotice(pool, { lanCode: "pl", file: "zawiadomienie.png" });
  await bringGuaranteeNotice(pool, { lanCode: "en", file: "other.png" });
  await prerenderNow(prerenderer);
  assert.match(
    JSON.stringify((await shown()).data.parts),
    /<a href=\\"\/images\/zawiadomienie\.png\\"><img src=\\"\/images\/zawiadomienie\.png\\" width=\\"794\\" height=\\"1123\\" alt=\\"[^"]+co najmniej dwa lata/,
  );
});

test("a page says when its text changed, and a change makes it anew", async (t) => {
  const { pool, prerenderer, shown } = await openShopWithPage(t);
  assert.deepEqual((await shown()).data.changed, { date: "2026-11-01", text: "1\u00a0listopada 2026" });
  await pool.query(`UPDATE pages SET content = '{"pl": "<p>Nowy tekst</p>"}' WHERE page_id = 7`);
  await prerenderNow(prerenderer);
  const { data } = await shown();
  assert.deepEqual(data.parts, [{ kind: "text", html: "<p>Nowy tekst</p>" }]);
  const { rows } = await pool.query<{ today: string }>("SELECT current_date::text AS today");
  assert.equal(data.changed.date, rows[0]!.today);
});

test("how long a parcel takes is said of a shop that sends for nothing too, and never of collection in person", async (t) => {
  const { pool, prerenderer, shown } = await openShopWithPage(t);
  await pool.query("UPDATE price_tiers SET price = CASE shipping_id WHEN 7 THEN 500 ELSE 0 END");
  await pool.query("UPDATE shippings SET days_from = 3, days_to = 4 WHERE zone_id = '1' AND NOT collection");
  await pool.query("UPDATE shippings SET days_from = 0, days_to = 0, position = -1 WHERE collection");
  await prerenderNow(prerenderer);
  assert.deepEqual((await shown()).layout.sends.days, [3, 4]);
});
