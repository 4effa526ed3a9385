import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow, versionsOf } from "../../../test/builders/prerenderer.ts";
import { type Browser, comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { previewMinutes, previewPagePath } from "../../contract/operator/previews.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { openSnapshot } from "../../database/backup-rows.ts";
import { forgetEndedStaff } from "../../database/staff/staff-sessions.ts";

// Pages as they would be after changes nobody has saved: drawn for whoever drafts them, and for nobody else.

const office = await openOffice();
const { pool, products, ola } = office;
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });
const id = products.hoodie.productId;
const small = products.hoodie.variants["S"]!;

const drafted = async (
  draft: readonly object[] = [],
  { by = ola, product = id, language = "pl" }: { by?: Browser; product?: number; language?: string } = {},
) => by.call(routes.preview, { body: { kind: "product", id: product, language, draft } });
const moved = (change: number) => ({
  route: "moveStock",
  parameters: { id: small },
  body: { change, reason: "found" },
  version: null,
});
const written = (body: object, version: string | null) => ({
  route: "changeProductTexts",
  parameters: { id },
  body,
  version,
});
const textsOf = async (product: number) => (await ola.call(routes.product, { parameters: { id: product } })).body.texts;
const look = (url: string, { cookies }: Browser, headers: Record<string, string> = {}) =>
  app.inject({
    method: "GET",
    url,
    headers: {
      "sec-fetch-site": "same-origin",
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...headers,
    },
  });
const stock = async () =>
  (await pool.query<{ quantity: number }>("SELECT quantity FROM variants WHERE variant_id = $1", [small])).rows[0]!
    .quantity;

/** All the database holds, table by table, but for the pages drawn of drafts. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'previews' ORDER BY 1",
  );
  const held: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: digests } = await pool.query<{ digest: string }>(
      `SELECT coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS digest FROM "${name}" t`,
    );
    held[name] = digests[0]!.digest;
  }
  return held;
}

test("a page is drawn of what nobody has saved, in each language, with what search engines, links and feeds say", async () => {
  const before = await stock();
  const { status, body } = await drafted([moved(-before)]);
  assert.equal(status, 200, JSON.stringify(body));
  const { page, until, hidden, search, card, feed } = body;
  assert.equal(hidden, false);
  assert.deepEqual(search, {
    title: "Bluza Asfalt – Nocny Bieg | Bruk",
    address: "http://sklep.test/bluza-asfalt/",
    description: "Bluza Asfalt",
  });
  assert.equal(card.site, "Bruk");
  assert.match(card.picture!, /^\/images\/1200x630,paved\/bluza-asfalt\.avif\.jpg$/);
  const values = Object.fromEntries(feed!.values.map(({ name, value }) => [name, value]));
  assert.deepEqual([feed!.rows, values["size"], values["availability"]], [3, "S", "out_of_stock"]);
  assert.equal(Date.parse(until) - Date.now() <= previewMinutes * 60_000, true);
  assert.match((await look(page, ola)).body, /<html lang="pl">.*<p data-field="name">Bluza Asfalt 199\.99<\/p>/s);
  const { version } = await textsOf(id);
  const texts = written({ name: { pl: "Bluza Jutro" }, description: { pl: "<p>Nowa</p>" } }, version);
  const tomorrow = (await drafted([texts, moved(1)])).body;
  assert.equal(tomorrow.search.title, "Bluza Jutro – Nocny Bieg | Bruk");
  assert.equal(tomorrow.search.description, "Nowa");
  assert.match((await look(tomorrow.page, ola)).body, /<p data-field="name">Bluza Jutro 199\.99<\/p>/);
  assert.equal((await textsOf(id)).name.pl, "Bluza Asfalt");
  const english = await drafted([], { language: "en" });
  assert.equal(english.body.search.title, "Asphalt Hoodie – Nocny Bieg | Bruk");
  assert.match((await look(english.body.page, ola)).body, /<html lang="en">.*Asphalt Hoodie/s);
  const now = await drafted();
  assert.ok(now.body.feed!.values.some(({ name, value }) => name === "availability" && value === "in_stock"));
  assert.equal(await stock(), before);
});

test("nothing of a draft is stored or told: not a row, not a stale page, not a byte of what shoppers read", async () => {
  const [held, versions] = [await everything(), versionsOf(pages)];
  const shoppers = (await prerenderedPage(pages, "/bluza-asfalt/")).html;
  const { version } = await textsOf(id);
  const texts = written({ name: { pl: "Bluza Inna", cz: "Jiná" }, colour: { pl: "Biały" } }, version);
  for (const change of [-5, 7]) assert.equal((await drafted([moved(change), texts, moved(change)])).status, 200);
  assert.deepEqual(await everything(), held);
  assert.deepEqual((await prerenderer.prerender()).prerendered, 0);
  assert.deepEqual(versionsOf(pages), versions);
  assert.equal((await prerenderedPage(pages, "/bluza-asfalt/")).html, shoppers);
  const snapshot = await openSnapshot(pool);
  assert.ok(!snapshot.tables.some(({ name }) => name === "previews"), "no backup has it");
  await snapshot.close();
});

test("a product that is hidden is drawn as if it were shown, for staff alone", async () => {
  const hidden = await addProduct(pool, { handle: "zapowiedz", name: "Zapowiedź", shown: false });
  const { status, body } = await drafted([], { product: hidden.productId });
  assert.deepEqual([status, body.hidden], [200, true]);
  assert.match((await look(body.page, ola)).body, /Zapowiedź/);
  assert.equal((await app.inject({ method: "GET", url: "/zapowiedz/" })).statusCode, 404);
  assert.equal((await drafted([], { product: 999_999 })).status, 404);
});

test("it is the session's that asked for it, for some minutes", async () => {
  const { page } = (await drafted()).body;
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  const again = openBrowser(app, { host: "sklep.test" });
  const { body: challenge } = await again.call(routes.passkeyChallenge);
  await again.call(routes.signInByPasskey, { body: { passkey: ola.authenticator.authenticate(challenge) } });
  assert.equal((await again.call(routes.session)).status, 200);
  for (const other of [jan, again, openBrowser(app)]) assert.equal((await look(page, other)).statusCode, 404);
  for (const site of ["cross-site", "same-site"])
    assert.equal((await look(page, ola, { "sec-fetch-site": site })).statusCode, 404, site);
  for (const url of [`${page}x`, `${previewPagePath}${"a".repeat(43)}`, `${previewPagePath}%00`])
    assert.equal((await look(url, ola)).statusCode, 404, url);
  assert.equal((await look(page, ola)).statusCode, 200);
  await pool.query("UPDATE staff SET role = 'packing' WHERE staff_id = $1", [ola.id]);
  assert.equal((await look(page, ola)).statusCode, 404, "who may not edit products any more does not see it");
  await pool.query("UPDATE staff SET role = 'owner' WHERE staff_id = $1", [ola.id]);
  await pool.query("UPDATE previews SET ends_at = now()");
  assert.equal((await look(page, ola)).statusCode, 404);
  assert.ok((await forgetEndedStaff(pool)) > 0);
  const { page: last } = (await drafted([], { by: jan })).body;
  await jan.call(routes.signOut);
  assert.equal((await look(last, jan)).statusCode, 404);
  const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM previews");
  assert.equal(rows[0]!.count, 0, "with the session they are gone");
});

test("who types for hours fills no table", async () => {
  const drawn: string[] = [];
  for (let n = 0; n < 12; n += 1) drawn.push((await drafted()).body.page);
  const found = await Promise.all(drawn.map(async (page) => (await look(page, ola)).statusCode));
  assert.deepEqual(found, [404, 404, 404, 404, 200, 200, 200, 200, 200, 200, 200, 200]);
});

test("no script runs in it, nothing is fetched for it but the shop's own files, nobody keeps or indexes it", async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>\u{f0003}`;
  const { version } = await textsOf(id);
  const body = { name: { pl: evil }, description: { pl: `<p>${evil}</p>` }, searchTitle: { pl: evil } };
  const drawn = await drafted([written(body, version)]);
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body));
  const { body: html, headers } = await look(drawn.body.page, ola);
  assert.doesNotMatch(html, /<script|<img src=x|<noscript/i);
  assert.match(html, /data-field="name">&quot;&gt;&lt;script&gt;/);
  assert.deepEqual(String(headers["content-security-policy"]).split("; "), [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-same-origin",
  ]);
  assert.equal(headers["cache-control"], "no-store");
  assert.match(String(headers["x-robots-tag"]), /noindex/);
  assert.equal(headers["referrer-policy"], "no-referrer");
  assert.equal(headers["set-cookie"], undefined);
});

test("a draft may do what its routes may, with the permissions they name, and what one refuses is said", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "content" });
  assert.equal((await drafted([], { by: ewa })).status, 200);
  const kuba = await comeIn(app, pool, { email: "kuba@bruk.example", role: "packing" });
  const refused = async (draft: object[], by: Browser = ola) => {
    const { status, body } = await drafted(draft, { by });
    return [status, body.code, body.at].filter((said) => said !== undefined);
  };
  assert.deepEqual(await refused([], kuba), [403, "FORBIDDEN"]);
  assert.deepEqual(await refused([moved(1)], ewa), [403, "FORBIDDEN"]);
  assert.deepEqual(await refused([moved(-1000)]), [409, "STOCK_SHORT"]);
  assert.deepEqual(await refused([moved(0)]), [400, "MALFORMED", "/draft/0/body/change"]);
  assert.deepEqual(await refused([written({}, null)]), [428, "VERSION_MISSING"]);
  assert.deepEqual(await refused([written({ name: { pl: "X" } }, '"texts-99"')]), [412, "VERSION_OLD"]);
  const { version } = await textsOf(id);
  assert.deepEqual(await refused([moved(1), written({ name: { pl: "" } }, version)]), [
    400,
    "MALFORMED",
    "/draft/1/body/name/pl",
  ]);
  assert.deepEqual(await refused([{ ...moved(1), parameters: { id: "x" } }]), [404, "NOT_FOUND"]);
  for (const route of ["removeStaff", "settleOrder", "preview", "toString", "__proto__"])
    assert.deepEqual(await refused([moved(1), { ...moved(1), route }]), [400, "MALFORMED", "/draft/1/route"], route);
  assert.deepEqual(await refused(Array(9).fill(moved(1)) as object[]), [400, "MALFORMED", "/draft"]);
});
