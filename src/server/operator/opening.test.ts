import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { until } from "../../../test/builders/until.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { openingSteps } from "../../domain/opening.ts";
import { closeToShoppers } from "../../flows/open-to-shoppers.ts";
import { writePageDrafts } from "../../flows/content/write-page-drafts.ts";
import { confirmPageCalled } from "../../flows/content/confirm-page.ts";

// From nothing to open, by the routes of the back office: what is left is computed from what is there.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const opening = async () => (await ola.call(routes.opening)).body;
const today = async () =>
  (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "shopClosed")?.count ?? 0;
const missing = async () =>
  (await opening()).steps.flatMap(({ duties }) =>
    duties.flatMap(({ duty, state }) => (state === "missing" ? [duty] : [])),
  );
const change = async (entries: Record<string, string>, version?: string) =>
  ola.call(routes.changeConfig, {
    body: { entries: Object.entries(entries).map(([code, content]) => ({ code, content })) },
    version: version ?? (await ola.call(routes.config)).body.version,
  });

test("a closed shop is told what is left, step by step, and opens once each thing is there or knowingly done without", async () => {
  await closeToShoppers(pool);
  await writePageDrafts(pool, (html) => html);
  const first = await opening();
  assert.equal(first.openedAt, null);
  assert.match(first.preview, /^\/podglad\/\w+$/);
  assert.deepEqual(
    first.steps.map(({ step, done }) => [step, done]),
    [
      ["seller", false],
      ["looks", false],
      ["goods", true],
      ["delivery", true],
      ["pages", false],
      ["letters", true],
    ],
  );
  assert.deepEqual(
    Object.keys(openingSteps),
    first.steps.map(({ step }) => step),
  );
  assert.equal(await today(), 4, "three steps and the opening itself");

  const early = await ola.call(routes.openShop);
  assert.deepEqual([early.status, early.body.openedAt], [200, null]);
  // An open shop looks at its door again every few seconds.
  await until("the door closed", async () => (await app.inject("/")).statusCode === 503);

  const seller = {
    shop_company: "Kostka Studio Anna Kowalska",
    shop_street: "ul. Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_email: " Sklep@KOSTKA.pl",
    shop_phone: "+48 600 100 200",
  };
  assert.equal((await change(seller)).status, 200);
  const pages = ["terms", "returns", "privacy", "shipping"];
  assert.deepEqual(await missing(), ["nip", ...pages]);
  for (const page of pages)
    assert.equal((await confirmPageCalled(pool, { name: page, now: new Date() })).kind, "confirmed", page);
  const body = { duty: "nip", why: "Sprzedaję bez rejestracji." };
  const waived = (await ola.call(routes.waiveDuty, { body })).body;
  const nip = waived.steps.flatMap(({ duties }) => duties).find(({ duty }) => duty === "nip")!;
  assert.deepEqual([nip.state, nip.why], ["waived", body.why]);
  assert.equal((await ola.call(routes.waiveDuty, { body })).body.code, "NOTHING_CHANGED");
  assert.equal(await today(), 2, "nothing but the home page, which may wait, and the opening itself");

  assert.notEqual((await ola.call(routes.openShop)).body.openedAt, null);
  assert.equal(await today(), 0);
  assert.equal((await app.inject("/")).statusCode, 200);
  const placed = await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }] }));
  assert.match(placed.body.orderId ?? JSON.stringify(placed.body), /^\d+$/);
});

test("what cannot be what it is to be is refused by its name, and nothing of what came with it is saved", async () => {
  const before = (await ola.call(routes.config)).body;
  const refused = await change({ shop_hours: "8:00–16:00", shop_nip: "5265877636" });
  assert.deepEqual([refused.status, refused.body.code, refused.body.at], [422, "FIELD_WRONG", "/entries/shop_nip"]);
  assert.deepEqual((await ola.call(routes.config)).body, before);
});

test("two who change the shop's details at once: the later one is told who was faster, and what", async () => {
  const { version } = (await ola.call(routes.config)).body;
  assert.equal((await change({ shop_hours: "9:00–17:00" }, version)).status, 200);
  const late = await change({ shop_hours: "całą dobę" }, version);
  assert.deepEqual([late.status, late.body.code], [412, "VERSION_OLD"]);
  assert.deepEqual(late.body.changed?.fields, ["shop_hours"]);
});

test("what is as it was is not written down, and what follows from nothing usual is said", async () => {
  const { entries } = (await ola.call(routes.config)).body;
  const hold = entries.find(({ code }) => code === "hold_minutes")!;
  assert.equal(hold.content, "");
  assert.match(hold.usual, /^\d+$/);
  const { rows: before } = await pool.query("SELECT count(*) FROM operator_log");
  assert.equal((await change({ shop_hours: "9:00–17:00" })).status, 200);
  const { rows: after } = await pool.query("SELECT count(*) FROM operator_log");
  assert.deepEqual(after, before);
});

test("who sends emails is looked up, and a test email is one more in the outbox", async () => {
  const { leave, from, records } = (await ola.call(routes.letters)).body;
  assert.deepEqual([leave, from], [true, "Bruk <sklep@listy.test>"]);
  assert.deepEqual(
    records.map(({ kind, state, host }) => [kind, state, host]),
    [
      ["spf", "found", "listy.test"],
      ["dkim", "silent", "default._domainkey.listy.test"],
      ["dmarc", "missing", "_dmarc.listy.test"],
    ],
  );
  assert.equal((await ola.call(routes.sendTestLetter, { body: { to: "nikt" } })).body.code, "EMAIL_INVALID");
  assert.equal((await ola.call(routes.sendTestLetter, { body: { to: "ola@bruk.example" } })).status, 200);
  const { rows } = await pool.query(
    "SELECT recipient FROM outbox WHERE kind = 'shopNotice' AND content ->> 'about' = 'test'",
  );
  assert.deepEqual(rows, [{ recipient: "ola@bruk.example" }]);
});
