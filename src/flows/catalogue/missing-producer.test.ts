/** Goods whose brand names no producer (Regulation (EU) 2023/988, art. 19): the shop answers for them, or they are not published. */
import assert from "node:assert/strict";
import { Readable, Writable } from "node:stream";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { makers } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { withoutCounts } from "../../../test/builders/without-counts.ts";
import type { PageData } from "../../contract/page-data.ts";
import { saveConfig } from "../../database/config.ts";
import { missingDuties } from "../../database/catalogue/missing-duties.ts";
import { openBrukFile } from "../../integrations/catalogue-files/write-bruk.ts";
import { readCatalogue } from "../../integrations/catalogue-files/read-catalogue.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { changeConfig } from "../change-config.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";

const {
  pool,
  products: { bottle, cap },
} = await openSmallShop();
const { app } = await openTestApp(pool);
const { pages, prerenderer } = await openTestPrerenderer(pool);
for (const [code, content] of [
  ["shop_company", "Bruk sp. z o.o."],
  ["shop_street", "ul. Kamienna 14"],
  ["shop_city", "31-403 Kraków"],
  ["shop_email", "czesc@bruk.example"],
] as const)
  await saveConfig(pool, code, content);
await pool.query(
  "UPDATE manufacturers SET producer_name = 'Rampa s.c.', producer_address = 'Boczna 1', producer_email = 'rampa@rampa.example' WHERE manufacturer_id = $1",
  [makers.rampa],
);

const producerOn = async (url: string) =>
  ((await prerenderedPage(pages, `/${url}`)).data as PageData<"product">).data.safety;
const orderOf = async (product: typeof cap) =>
  (await makeOrder(app, await orderBody(pool, { lines: [{ product }] }))).body;
const waiting = async () =>
  (await pool.query<{ handle: string }>("SELECT handle FROM products WHERE awaits_producer ORDER BY handle")).rows.map(
    ({ handle }) => handle,
  );

test("the shop stands on the page as who answers for goods whose brand names nobody", async () => {
  await prerenderNow(prerenderer);
  assert.deepEqual(await producerOn(cap.url), [
    {
      who: "Osoba odpowiedzialna w UE",
      name: "Bruk sp. z o.o.",
      address: "ul. Kamienna 14, 31-403 Kraków",
      email: "czesc@bruk.example",
    },
  ]);
  assert.equal((await producerOn(bottle.url))[0]!.name, "Rampa s.c.");
  assert.deepEqual((await missingDuties(pool)).map(({ of }) => of).sort(), ["Kostka", "Nocny Bieg"]);
});

test("'hidden' takes them out of the shop until their producer is named: no page, no order, no listing", async () => {
  const body = await orderBody(pool, { lines: [{ product: cap }] });
  assert.equal(await changeConfig(pool, { code: "missing_producer", content: "somehow" }), false);
  assert.ok(await changeConfig(pool, { code: "missing_producer", content: "hidden" }));
  await prerenderNow(prerenderer);
  assert.ok(pages.version(`/${cap.url}`) === null && pages.version(`/${bottle.url}`) !== null);
  assert.equal((await makeOrder(app, body)).body.error, "UNKNOWN_PRODUCT");
  assert.ok((await orderOf(bottle)).orderId);
  assert.deepEqual(await waiting(), ["bluza-asfalt", "bluza-ostatnia", "czapka-kostka", "koszulka-kreda"]);
  assert.deepEqual(
    (await missingDuties(pool)).map(({ of, products }) => [of, products]),
    [
      ["Kostka", 1],
      ["Nocny Bieg", 3],
    ],
  );
});

test("a file given out meanwhile says that they are shown, and taken in again changes nothing", async () => {
  const { catalogue } = await readBack(await givenOut());
  await bring(catalogue);
  assert.deepEqual(withoutCounts(await bring((await readBack(await givenOut())).catalogue)), {
    kind: "imported",
    created: 0,
    changed: 0,
    unchanged: 6,
  });
  assert.equal((await waiting()).length, 4);
});

test("a file that names the producer publishes what waited for it, and nothing else", async () => {
  const result = await bring({
    categories: [],
    manufacturers: [
      {
        name: "Kostka",
        url: null,
        description: { pl: "" },
        producer: { name: "Kostka s.c.", address: "Prosta 1", email: "kostka@kostka.example", responsible: null },
      },
    ],
    products: [],
    problems: [],
  });
  assert.equal(result.kind, "imported");
  await prerenderNow(prerenderer);
  assert.equal((await producerOn(cap.url))[0]!.name, "Kostka s.c.");
  assert.ok((await orderOf(cap)).orderId);
  assert.deepEqual(await waiting(), ["bluza-asfalt", "bluza-ostatnia", "koszulka-kreda"]);
});

test("'shop' again shows all of them; a product that was hidden by hand stays so", async () => {
  await pool.query("UPDATE products SET awaits_producer = false WHERE handle = 'koszulka-kreda'");
  assert.ok(await changeConfig(pool, { code: "missing_producer", content: "shop" }));
  await prerenderNow(prerenderer);
  assert.deepEqual(await waiting(), []);
  assert.ok(pages.version("/bluza-asfalt/") !== null && pages.version("/koszulka-kreda/") === null);
});

const bring = (catalogue: Parameters<typeof importCatalogue>[1]) =>
  importCatalogue(pool, catalogue, { check: false, sanitise, pictures: async ({ pictures }) => [...pictures] });
const readBack = (text: string) => readCatalogue(Readable.from([Buffer.from(text)]), { now: new Date() });

async function givenOut(): Promise<string> {
  let text = "";
  await exportCatalogue(
    pool,
    await openBrukFile(new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) })),
  );
  return text;
}
