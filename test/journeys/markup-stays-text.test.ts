import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { buildStorefront } from "../../src/bin/build-storefront.ts";
import { codeOf, type PageData } from "../../src/contract/page-data.ts";
import {
  accountHref,
  feedHref,
  href,
  invoiceHref,
  machinePaths,
  newsletterHref,
  orderHref,
  paths,
  reviewHref,
  searchHref,
  siteMapHref,
  stockAlertHref,
} from "../../src/contract/paths.ts";
import { languages } from "../../src/domain/language.ts";
import { documentOf, type Render } from "../../src/generator/document.ts";
import type { OutgoingEmail } from "../../src/integrations/mail-transport.ts";
import { sendEmail } from "../../src/mail/send-email.ts";
import { makeOrder, openTestApp, testFolder } from "../builders/app.ts";
import { changeEveryText } from "../builders/every-text.ts";
import { liveIn } from "../builders/lived-in-shop.ts";
import { orderBody } from "../builders/order-body.ts";
import { pdfText } from "../builders/pdf-text.ts";
import { openSmallShop } from "../builders/shop.ts";
import { openOperator } from "../programs/open-operator.ts";

/** The few columns that hold rich text; everything else is words. */
const rich = [
  "categories.description",
  "looks.description",
  "manufacturers.description",
  "pages.content",
  "products.description",
];

/** What the shop finds its rows by, or reckons with, and no reader sees as words: another value is another shop. */
const names = [
  "categories.category_url",
  "config.code",
  "countries.zone_id",
  "customers.password_hash",
  "discount_codes.code",
  "earlier_paths.path",
  "earlier_paths.spelling",
  "email_links.new_email",
  "invoices.number",
  "ksef_numbers.ksef_number",
  "ksef_numbers.number",
  "migrations.checksum",
  "migrations.name",
  "orders.currency",
  "orders.link_key",
  "orders.status",
  "orders.zone_id",
  "outbox.kind",
  "paths.path",
  "payments.payment_code",
  "price_tiers.zone_id",
  "shippings.shipping_code",
  "shippings.zone_id",
  "zone_methods.zone_id",
  "zones.zone_id",
];

const { renderer, assets } = await buildStorefront({ onBuild: () => undefined });
const { render } = (await import(pathToFileURL(renderer).href)) as { render: Render };
const shop = await openSmallShop(undefined, { durable: true });
const { pool, products } = shop;
const { app } = await openTestApp(pool, { render });
const { orders, emails } = await liveIn(shop, app);

const mark = "<x-mark onclick=1>\u001b[31m";
const written = await changeEveryText(pool, {
  // Links in emails are random, and their readers are sent to them; a code in an object is what the shop reckons with.
  change: (text, { table, column }) =>
    emails.some(({ link }) => link === text) ||
    (["invoices", "outbox"].includes(table) && /^([a-z]+|[A-Z]{2,3}\/.*|\d.*)$/i.test(text))
      ? text
      : `${text}${rich.includes(`${table}.${column}`) ? "<x-rich></x-rich>" : mark}`,
  but: names,
});

/** An element where only words may be; embedded data spells its sign otherwise. */
function assertWords(text: string, where: string): void {
  const at = text.indexOf("<x-mark");
  assert.equal(at, -1, `${where}: …${text.slice(Math.max(0, at - 200), at + 40)}`);
}

test("what is written into the database reaches its tables at all", () => {
  for (const column of [
    "categories.category_name",
    "manufacturers.manufacturer_name",
    "attributes.attr_name",
    "products.product_name",
    "orders.client_data",
    "config.content",
    "reviews.title",
    "pages.page_name",
    "outbox.content",
    "countries.country_name",
  ])
    assert.ok(written.includes(column), column);
});

const addresses = {
  ...Object.fromEntries(
    [
      "home",
      "notFound",
      "contact",
      "compare",
      "offline",
      "userData",
      "userOrders",
      "sale",
      "newProducts",
      "withdrawal",
      "complaint",
    ].map((name) => [name, paths[name as keyof typeof paths]]),
  ),
  search: searchHref("bluza"),
  nothingFound: searchHref("nie ma takiej rzeczy"),
  category: href("Odziez/bluzy/"),
  manufacturer: "/kostka/",
  product: href("bluza-asfalt/"),
  look: href("look/plac/"),
  reviews: `${href("czapka-kostka/")}?reviews=all`,
  content: "/page/regulamin.html",
  order: orderHref(orders[0]!.number, orders[0]!.key),
  cancelled: orderHref(orders[2]!.number, orders[2]!.key),
  unknownOrder: orderHref(999_999, "x"),
  review: reviewHref(emails.find(({ kind }) => kind === "reviewRequest")!.link!),
  stockAlert: stockAlertHref(emails.find(({ kind }) => kind === "stockConfirm")!.link!),
  newsletter: newsletterHref("confirm", emails.find(({ kind }) => kind === "newsletterConfirm")!.link!),
  account: accountHref(emails.find(({ kind }) => kind === "confirmEmail")!.link!),
};

test("markup in any column is words on every page, in every language", async () => {
  const templates = new Set<string>();
  for (const [name, address] of Object.entries(addresses)) {
    const answer = await app.inject({ url: address });
    const html =
      answer.statusCode === 301 ? (await app.inject({ url: answer.headers.location! })).payload : answer.payload;
    assert.ok(html.includes("x-mark"), `${name} shows something of the database`);
    assertWords(html, name);
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData;
    templates.add(data.template);
    for (const lanId of [2, 6])
      assertWords(
        documentOf({ ...data, lanId }, { render, assets, publicUrl: "http://sklep.test" }),
        `${name} in ${lanId}`,
      );
  }
  assert.deepEqual(
    Object.keys(codeOf).filter((template) => !templates.has(template)),
    [],
    "every template was looked at",
  );
});

test("markup in any column is words in every email, in its attached files and in what is said of an order", async () => {
  const sent: OutgoingEmail[] = [];
  for (const { id } of emails)
    await sendEmail(pool, {
      emailId: id,
      transport: { send: async (email) => void sent.push(email) },
      publicUrl: "http://sklep.test",
    });
  assert.equal(sent.length, emails.length);
  for (const { html, subject, attachments = [] } of sent) {
    assertWords(html, subject);
    for (const { filename, contentType, content } of attachments)
      if (contentType.startsWith("text/html")) assertWords(String(content), `${subject}: ${filename}`);
    assert.doesNotMatch(subject, /[\p{Cc}]/u);
  }
  for (const lanId of [1, 2, 6]) {
    const { body } = await makeOrder(
      app,
      await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], lanId, form: { comment: mark } }),
    );
    assertWords(body.orderInfo!, `orderInfo in ${lanId}`);
  }
});

test("markup in any column is words in feeds, site maps, structured data, invoices and what machines read", async () => {
  for (const address of [
    machinePaths.googleFeed,
    machinePaths.metaFeed,
    machinePaths.ceneoFeed,
    feedHref("google.xml", { lanCode: "en", currency: "pln" }),
    machinePaths.siteMap,
    ...languages.map(({ lanCode }) => siteMapHref(lanCode)),
    siteMapHref(1),
    machinePaths.manifest,
    machinePaths.robots,
  ]) {
    const { payload, statusCode } = await app.inject({ url: address });
    assert.equal(statusCode, 200, address);
    if (address !== machinePaths.manifest) assertWords(payload, address);
    assert.ok(!payload.includes("\u001b"), address);
  }
  const { rawPayload, statusCode, payload } = await app.inject({ url: invoiceHref(orders[0]!.key) });
  assert.equal(statusCode, 200, payload);
  assert.ok(pdfText(rawPayload).join("").includes("<x-mark"), "an invoice shows words as they are");
});

test("control signs in any column reach no terminal of the operator's", async () => {
  const folder = await testFolder();
  const operator = openOperator({ ...process.env, DATABASE_URL: shop.url, DATA_DIR: folder });
  after(operator.end);
  const { rows: documents } = await pool.query<{ number: string }>("SELECT number FROM invoices");
  const commands = [
    ["orders"],
    ["order", orders[0]!.number],
    ["product", String(products.hoodie.productId)],
    ["code", "list"],
    ["reviews"],
    ["newsletter"],
    ["config"],
    ["errors"],
    ["withdrawals"],
    ["duties"],
    ["audit"],
    ["emails"],
    ["transfers"],
    ["payments"],
    ["size-tables"],
    ["looks"],
    ["invoices", "--month", new Date().toISOString().slice(0, 7)],
    ["invoice", documents[0]!.number],
  ];
  let shown = 0;
  for (const words of commands) {
    for (const more of [[], ["--json"]]) {
      const { out, err } = await operator.run(...words, ...more);
      assert.doesNotMatch(out + err, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/, words.join(" "));
      if (out.includes("x-mark")) shown += 1;
    }
  }
  assert.ok(shown > 10, `${shown} commands showed something that was written`);
  const exported = join(folder, "export.csv");
  await operator.run("export", exported);
  assert.ok((await readFile(exported, "utf8")).includes("x-mark"));
});
