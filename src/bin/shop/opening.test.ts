// The way of somebody who opens a shop with goods of their own, by the commands they give.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import type { BuiltProduct } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { testDatabase } from "../../../test/database.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import type { OpeningItem } from "../../domain/opening.ts";

const means = {
  PUBLIC_URL: "https://sklep.example",
  SMTP_URL: "smtp://localhost:2525",
  MAIL_FROM: "Kostka <sklep@kostka.pl>",
  SHOP_EMAIL: "zamowienia@kostka.pl",
};
const folder = await testFolder();

function operatorOf(url: string, settings: Record<string, string>) {
  const operator = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: folder, ...settings });
  after(operator.end);
  return operator;
}

const missingIn = (out: string) =>
  (JSON.parse(out) as { items: OpeningItem[] }).items
    .filter(({ state }) => state === "missing")
    .map(({ duty }) => duty);

test("a new shop with goods of its own is closed until its seller, texts and means are there or waived; then it sells", async (t) => {
  const { pool, url } = await testDatabase(t);
  const { run, json } = operatorOf(url, means);
  await writeFile(
    join(folder, "goods.csv"),
    "Handle,Title,Vendor,Variant Price,Variant Inventory Qty\nbluza,Bluza,Kostka,70,3\n",
  );
  await json("import", join(folder, "goods.csv"));
  const {
    rows: [brought],
  } = await pool.query<{ productId: number; variantId: number }>(
    `SELECT product_id AS "productId", variant_id AS "variantId" FROM variants`,
  );
  const hoodie: BuiltProduct = {
    productId: brought!.productId,
    url: "bluza/",
    name: "Bluza",
    variants: { "": brought!.variantId },
  };
  const drafts = await json<{ path: string; draft: boolean }[]>("page");
  assert.deepEqual(
    drafts.map(({ draft }) => draft),
    [true, true, true, true, true, true],
  );
  const out = (await run("page")).out;
  for (const path of ["/page/regulamin.html", "/en/page/terms", "/cz/page/"]) assert.ok(out.includes(path), path);

  const first = await run("open", "--json");
  assert.deepEqual(
    [first.code, missingIn(first.out)],
    [1, ["name", "address", "email", "phone", "nip", "terms", "returns", "privacy", "shipping", "bank"]],
  );
  const duties = await json<{ duty: string; of: string }[]>("duties");
  assert.deepEqual(
    duties.filter(({ duty }) => duty === "shop").map(({ of }) => of),
    missingIn(first.out),
    "duties knows the same list",
  );
  const early = await run("page", "confirm", "terms");
  assert.match(early.err, /not said yet: shop_city, shop_email, shop_phone, shop_street\./);

  const seller = {
    shop_company: "Kostka Studio Anna Kowalska",
    shop_street: "Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_email: "sklep@kostka.pl",
    shop_phone: "+48 600 100 200",
    shop_bank_account: "PL61 1090 1014 0000 0712 1981 2874",
  };
  for (const [code, content] of Object.entries(seller)) await json("config", code, content);
  await json("page", "show", "terms", "--out", join(folder, "terms.html"));
  await writeFile(
    join(folder, "terms.html"),
    `${await readFile(join(folder, "terms.html"), "utf8")}<p>Własne zdanie.<script>alert(1)</script></p>`,
  );
  await json("page", "write", "regulamin", "pl", join(folder, "terms.html"));
  assert.match((await json<{ html: string }>("page", "show", "terms")).html, /<p>Własne zdanie\.<\/p>$/);
  await json("page", "confirm", "terms", "returns", "privacy", "shipping");
  assert.deepEqual(missingIn((await run("open", "--json")).out), ["nip"]);
  const { app } = await openTestApp(pool);
  assert.equal((await app.inject("/")).statusCode, 503);
  assert.match((await run("open", "--waive", "nip")).err, /Say what is waived and why/);
  const opened = await run("open", "--waive", "nip", "--why", "sells without being registered", "--json");
  const nip = (JSON.parse(opened.out) as { items: OpeningItem[] }).items.find(({ duty }) => duty === "nip")!;
  assert.deepEqual([opened.code, nip.state, nip.why], [0, "waived", "sells without being registered"]);

  assert.equal((await app.inject("/")).statusCode, 200);
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: hoodie }] }));
  assert.match(body.orderId ?? JSON.stringify(body), /^\d+$/);
  assert.doesNotMatch((await run("audit")).out, /BROKEN {2}an open shop/);
  assert.equal((await run("close")).code, 0);
  assert.equal(
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: hoodie }] }))).body.error,
    "SHOP_CLOSED",
  );
});

test("a shop that was open before stays open, without drafts nobody asked for; duties and audit say what it lacks", async (t) => {
  const { pool, url } = await openSmallShop(t);
  const { run, json } = operatorOf(url, { PUBLIC_URL: "https://sklep.example" });
  const lacking = [
    "name",
    "address",
    "email",
    "phone",
    "nip",
    "terms",
    "returns",
    "privacy",
    "shipping",
    "letters",
    "sender",
    "inbox",
  ];
  assert.deepEqual(
    (await json<{ duty: string; of: string }[]>("duties")).filter(({ duty }) => duty === "shop").map(({ of }) => of),
    lacking,
  );
  const audited = await run("audit", "--json");
  const check = (JSON.parse(audited.out) as { check: string; broken: string[] }[]).find(({ check: name }) =>
    name.startsWith("an open shop"),
  )!;
  assert.deepEqual([audited.code, check.broken.map((line) => line.split(":")[0])], [1, lacking]);
  assert.deepEqual(await json("page"), []);
  const { app } = await openTestApp(pool);
  assert.equal((await app.inject("/")).statusCode, 200);
  assert.equal((await json<string[]>("page", "drafts")).length, 6);
  assert.equal((await app.inject("/page/regulamin.html")).statusCode, 404, "a draft is nobody's text");
});
