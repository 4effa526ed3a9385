import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { Templates } from "../../contract/page-data.ts";
import { pageDataHref } from "../../contract/paths.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { labelledThings } from "../../database/catalogue/digital-links.ts";
import { polishPathOf } from "../../database/catalogue/new-products.ts";
import { writeLinksPdf } from "../../integrations/digital-links-pdf/write-links-pdf.ts";

// The address in a thing's code, by its GTIN (GS1 Digital Link).

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const [gtin, other] = ["5901234123457", "4006381333931"] as const;
await pool.query("UPDATE variants SET gtin = $2 WHERE variant_id = $1", [products.hoodie.variants["S"], gtin]);
await pool.query("UPDATE variants SET gtin = $2 WHERE product_id = $1", [products.cap.productId, other]);
const get = (url: string) => app.inject({ method: "GET", url });

test("it leads to the page, with the variant where there are several, for now; batch and serial number may follow", async () => {
  const hoodie = await polishPathOf(pool, products.hoodie.productId);
  const cap = await polishPathOf(pool, products.cap.productId);
  const to = `/${hoodie}?wariant=${products.hoodie.variants["S"]}`;
  for (const url of [`/01/0${gtin}`, `/01/${gtin}`, `/01/0${gtin}/10/ABC1/21/12345?17=271231`]) {
    const answer = await get(url);
    assert.deepEqual(
      [answer.statusCode, answer.headers.location, answer.headers["cache-control"]],
      [302, to, "no-cache"],
      url,
    );
  }
  assert.equal((await get(`/01/0${other}`)).headers.location, `/${cap}`);
});

test("what is no GTIN, nobody's, or of goods that are not shown is no page", async () => {
  for (const url of ["/01/05901234123458", "/01/00000096385074", "/01/x", "/01/"])
    assert.equal((await get(url)).statusCode, 404, url);
  await pool.query("UPDATE products SET shown = false WHERE product_id = $1", [products.cap.productId]);
  assert.equal((await get(`/01/0${other}`)).statusCode, 404);
  await pool.query("UPDATE products SET shown = true WHERE product_id = $1", [products.cap.productId]);
});

test("the page says the number under the bar code of each variant, and machines read its Digital Link", async () => {
  const path = await polishPathOf(pool, products.hoodie.productId);
  const { data } = (await get(pageDataHref(`/${path}`))).json<{ data: Templates["product"] }>();
  assert.deepEqual(data.details.at(-1), { name: "Kod kreskowy (GTIN)", value: `S: ${gtin}` });
  const { body } = await get(`/${path}`);
  const told = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as { "@type"?: string; hasVariant?: { "@id"?: string; gtin?: string }[] })
    .find((one) => one["@type"] === "ProductGroup")!;
  assert.deepEqual(
    told.hasVariant!.flatMap((variant) =>
      variant.gtin === undefined ? [] : [[variant.gtin, new URL(variant["@id"]!).pathname]],
    ),
    [[gtin, `/01/0${gtin}`]],
  );
});

test("whoever writes a product prints the codes of its variants", async () => {
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
  const print = (id: number) => ola.call(operatorRoutes.digitalLinksPdf, { parameters: { id } });
  const printed = await print(products.hoodie.productId);
  assert.equal(printed.status, 200);
  assert.equal(printed.bytes.subarray(0, 5).toString(), "%PDF-");
  assert.equal((await print(products.bottle.productId)).status, 404, "nothing of it has a GTIN");
});

test("the codes of what is shown and has a GTIN are a PDF, the same again on the same day", async () => {
  const things = await labelledThings(pool, null);
  assert.deepEqual(things.map((one) => one.gtin).toSorted(), [other, gtin].toSorted());
  assert.deepEqual(
    (await labelledThings(pool, products.hoodie.productId)).map((one) => one.gtin),
    [gtin],
  );
  const many = Array.from({ length: 40 }, (_, at) => ({ gtin, name: `Bluza Asfalt ${at}` }));
  const settings = { publicUrl: "https://sklep.example", shopName: "Bruk", day: "2026-11-29" };
  const [one, again] = [await writeLinksPdf(many, settings), await writeLinksPdf(many, settings)];
  assert.equal(one.subarray(0, 5).toString(), "%PDF-");
  assert.ok(one.equals(again));
  assert.ok((one.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0) >= 2, "more than fit on a page go on");
});
