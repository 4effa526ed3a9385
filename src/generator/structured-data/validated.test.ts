/** What every page of the demo tells machines, read by a validator of search engines' rules that others keep. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saveVideo } from "../../database/catalogue/videos.ts";
import Validator from "@adobe/structured-data-validator";
import { openDemoShop } from "../../../test/builders/demo-shop.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";

const db = await openDemoShop();
await saveVideo(db, { file: "film.mp4", bytes: 9, sha256: "film" }, null);
await db.query("UPDATE product_pictures SET video = 'film.mp4' WHERE position = 2");
// One of the demo's goods for each reason not to be withdrawn from.
await db.query(`UPDATE products SET withdrawal_exception = said.exception
  FROM (VALUES (0, 'madeToMeasure'), (1, 'perishable'), (2, 'sealedHygiene'), (3, 'sealedRecording')) said (at, exception)
  WHERE product_id = (SELECT product_id FROM products WHERE shown ORDER BY product_id OFFSET said.at LIMIT 1)`);
const { pages, prerenderer } = await openTestPrerenderer(db);
await prerenderNow(prerenderer);

type Data = Record<string, unknown> & { "@type": string };

async function dataOf(path: string): Promise<Data[]> {
  const { html } = await prerenderedPage(pages, path);
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (found) => JSON.parse(found[1]!) as Data,
  );
}

const validator = new Validator();
const told = new Map<string, Data[]>();
for (const path of pages.paths()) told.set(path, await dataOf(path));
const kinds = (type: string) => [...told.values()].flat().filter((data) => data["@type"] === type);

test("the validator finds no error on any page, but that goods for adults show no picture", async () => {
  const found: string[] = [];
  for (const [path, data] of told) {
    const jsonld = Object.fromEntries(Map.groupBy(structuredClone(data), (one) => one["@type"]));
    const forAdults = data.some((one) => "audience" in one);
    for (const { severity, issueMessage, rootType } of await validator.validate({ jsonld }))
      if (severity === "ERROR" && !(forAdults && issueMessage.includes('"image"')))
        found.push(`${path} ${rootType}: ${issueMessage}`);
  }
  assert.deepEqual(found, []);
});

test("goods that cannot be withdrawn from have all that search engines ask of an offer's return policy", () => {
  const offers = [
    ...kinds("ProductGroup").flatMap((group) => group["hasVariant"] as Data[]),
    ...kinds("Product"),
  ].flatMap((piece) => (piece["offers"] ?? []) as Data);
  const policies = offers.flatMap((offer) => (offer["hasMerchantReturnPolicy"] ?? []) as Data);
  assert.deepEqual(
    new Set(policies.map((policy) => String(policy["returnPolicyCategory"]).split("/").at(-1))),
    new Set(["MerchantReturnNotPermitted", "MerchantReturnFiniteReturnWindow"]),
  );
  for (const policy of policies) {
    assert.ok((policy["applicableCountry"] as string[]).every((country) => /^[A-Z]{2}$/.test(country)));
    assert.equal("merchantReturnDays" in policy, !String(policy["returnPolicyCategory"]).endsWith("NotPermitted"));
  }
});

test("videos have all that search engines ask of one", async () => {
  const videos = [...told.values()].flat().flatMap((data) => (data["subjectOf"] ?? []) as Data[]);
  assert.ok(videos.length > 100, `${videos.length} videos`);
  const issues = await validator.validate({ jsonld: { VideoObject: structuredClone(videos) } });
  assert.deepEqual(
    issues.filter(({ severity }) => severity === "ERROR"),
    [],
  );
});

test("the validator is one that finds what is wrong", async () => {
  const [group] = structuredClone(kinds("ProductGroup"));
  const [variant] = group!["hasVariant"] as { name?: string; offers: { price?: string } }[];
  delete variant!.name;
  delete variant!.offers.price;
  const issues = await validator.validate({ jsonld: { ProductGroup: [group] } });
  assert.equal(issues.filter(({ severity }) => severity === "ERROR").length, 2);
});

test("a group has what it is grouped by, each variant an address, a number and a price of its own page", () => {
  const groups = kinds("ProductGroup");
  assert.ok(groups.length > 150, `${groups.length} groups`);
  for (const group of groups) {
    for (const needed of ["name", "description", "brand", "url", "productGroupID", "hasVariant"])
      assert.ok(group[needed], `${String(group["url"])}: ${needed}`);
    const variants = group["hasVariant"] as (Data & { url?: string; offers?: Data })[];
    const own = variants.filter(({ offers }) => offers !== undefined);
    assert.ok(own.length > 0);
    for (const values of [own.map(({ sku }) => sku), own.map(({ offers }) => offers!["url"])])
      assert.equal(new Set(values).size, own.length, String(group["url"]));
    for (const { offers } of own) {
      assert.ok(String(offers!["url"]).startsWith(String(group["url"])));
      assert.match(String(offers!["price"]), /^\d+\.\d\d$/);
      assert.match(String(offers!["availability"]), /^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly)$/);
    }
    for (const other of variants.filter(({ offers }) => offers === undefined))
      assert.ok(
        groups.some(({ url, productGroupID }) => url === other.url && productGroupID === group["productGroupID"]),
      );
  }
});

test("the demo's own sample reviews are no ratings", () => {
  assert.ok([...told.values()].flat().every((data) => !("aggregateRating" in data) && !("review" in data)));
});

test("what structured data add to a page is little beside it", async () => {
  const sizes = [...told].map(([path, data]) => ({ path, bytes: JSON.stringify(data).length }));
  const most = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]!;
  assert.ok(most.bytes < 16_000, `${most.path}: ${most.bytes} bytes`);
});
