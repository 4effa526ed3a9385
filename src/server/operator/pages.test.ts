// One long file: every part of an information page, written on one shop.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { openTestApp } from "../../../test/builders/app.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow } from "../../../test/builders/prerenderer.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { PageSaid } from "../../contract/operator/pages.ts";
import { cacheTagsNow, cacheTagsSince } from "../../database/cache-tags.ts";
import { entityAt } from "../../database/catalogue/paths.ts";
import { saveConfig } from "../../database/config.ts";
import { saveOpening } from "../../database/opening.ts";
import { publishDuePages } from "../../flows/content/publish-due-pages.ts";
import { turnPages } from "../../flows/content/turn-pages.ts";
import { writePageDrafts } from "../../flows/content/write-page-drafts.ts";
import { sanitise } from "../../integrations/sanitise.ts";

// Information pages as staff write them: the list, one that is made, its parts, and what shoppers get of it.

const office = await openOffice();
const { pool, ola, did, undo } = office;
const { pages: prerendered, prerenderer } = await openTestPrerenderer(pool);
const { app } = await openTestApp(pool, { pages: prerendered });
const content = await comeIn(app, pool, { email: "tekst@bruk.example", role: "content" });
const packer = await comeIn(app, pool, { email: "pakuje@bruk.example", role: "packing" });
await writePageDrafts(pool, sanitise);

afterEach(async () => assert.deepEqual(await brokenPromises(pool), []));

type Part = "texts" | "placing" | "publication" | "plan";
const partRoutes = {
  texts: routes.changePageTexts,
  placing: routes.changePagePlacing,
  publication: routes.changePagePublication,
  plan: routes.planPage,
} as const;
const read = async (id: number): Promise<PageSaid> => (await ola.call(routes.page, { parameters: { id } })).body;
const make = async (name = "Tabela rozmiarów"): Promise<PageSaid> => {
  const { status, body } = await content.call(routes.addPage, { body: { name } });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const change = async (id: number, part: Part, body: object, { by = content, version = "" } = {}) =>
  by.call(partRoutes[part], { parameters: { id }, body, version: version || (await read(id))[part].version });
const list = async () => (await content.call(routes.pages)).body.pages;
const lawful = async (which: string) => (await list()).find((page) => page.lawful === which)!;
const get = (url: string) => app.inject({ method: "GET", url });
/** The cache tags that something invalidates. */
const tagsOf = async (act: () => Promise<unknown>) => {
  const { cursor } = await cacheTagsSince(pool, await cacheTagsNow(pool));
  await act();
  return (await cacheTagsSince(pool, cursor)).facts;
};

test("a page is made as a draft at the address of its name; nobody reads it, no page is made anew for it, and it is taken away", async () => {
  const tags = await tagsOf(() => make());
  assert.ok(!tags.includes("menu"), tags.join());
  const [first] = (await list()).slice(-1);
  const second = await make();
  assert.deepEqual(
    [first!.path, second.paths.pl, second.paths.en],
    ["page/tabela-rozmiarow.html", "page/tabela-rozmiarow-2.html", `en/page/tabela-rozmiarow-${second.id}.html`],
  );
  assert.equal(await entityAt(pool, second.paths.pl), null);
  assert.equal((await content.call(routes.removePage, { parameters: { id: second.id } })).status, 200);
  assert.equal((await content.call(routes.page, { parameters: { id: second.id } })).status, 404);
  assert.equal((await packer.call(routes.pages)).status, 403);
  const kept = await content.call(routes.removePage, { parameters: { id: (await lawful("terms")).id } });
  assert.deepEqual([kept.status, kept.body.code], [409, "FINAL"]);
});

test("texts are written language by language; what is not said stays, an empty one is taken away, and what is hostile never runs", async () => {
  const { id } = await make("Bawełna");
  await did(change(id, "texts", { name: { en: "Cotton" }, content: { pl: "<h2>A</h2><p>B</p>", en: "<p>C</p>" } }));
  await did(
    change(id, "texts", {
      content: { en: "", cz: '<p onclick=x>D<script>alert(1)</script></p><a href="javascript:alert(1)">e</a>' },
      searchTitle: { pl: "<b>Bawełna</b>" },
    }),
  );
  const { texts, paths } = await read(id);
  assert.deepEqual(texts.content, { pl: "<h2>A</h2><p>B</p>", en: "", cz: "<p>D</p><a>e</a>" });
  assert.equal(paths.en, "en/page/cotton.html");
  await did(change(id, "publication", { shown: true }));
  await prerenderNow(prerenderer);
  const { html } = await prerenderedPage(prerendered, "/page/bawelna.html");
  assert.match(html, /<title>&lt;b&gt;Bawełna&lt;\/b&gt;<\/title>/);
  assert.doesNotMatch((await prerenderedPage(prerendered, "/cz/page/bawelna.html")).html, /alert\(1\)/);
  const long = await change(id, "texts", { content: { pl: "x".repeat(200_001) } });
  assert.deepEqual([long.status, long.body.code], [400, "MALFORMED"]);
  const name = await change(id, "texts", { name: { pl: " " } });
  assert.deepEqual([name.status, name.body.at], [400, "/name/pl"]);
});

test("an address is given in each language, leads on from the one before, and is nobody else's", async () => {
  const { id } = await make("Jak prać");
  await did(change(id, "publication", { shown: true }));
  await did(change(id, "texts", { address: { pl: "pranie", en: "washing" } }));
  const { paths, texts } = await read(id);
  assert.deepEqual([paths.pl, paths.en, texts.address.cz], ["page/pranie.html", "en/page/washing.html", ""]);
  for (const [from, to] of [
    ["/page/jak-prac.html", "/page/pranie.html"],
    ["/en/page/jak-prac.html", "/en/page/washing.html"],
  ] as const) {
    const { statusCode, headers } = await get(from);
    assert.deepEqual([statusCode, headers.location], [301, to]);
  }
  const taken = await change(id, "texts", { address: { pl: "regulamin" }, name: { pl: "Inna" } });
  assert.deepEqual([taken.status, taken.body.code, taken.body.at], [409, "ADDRESS_TAKEN", "/address/pl"]);
  assert.equal((await read(id)).texts.name.pl, "Jak prać", "all of it is refused");
  for (const wrong of ["Pranie", "a b", "../x", "a/b", "ą", "-a", "x".repeat(81)])
    assert.equal((await change(id, "texts", { address: { pl: wrong } })).status, 400, wrong);
  // One that follows the name moves with it; one that was given does not.
  const entry = await did(change(id, "texts", { name: { pl: "Pranie wełny" }, address: { pl: "" } }));
  assert.equal((await read(id)).paths.pl, "page/pranie-welny.html");
  await did(change(id, "texts", { name: { pl: "Pranie lnu" } }));
  assert.equal((await read(id)).paths.pl, "page/pranie-lnu.html");
  assert.equal((await undo(entry)).status, 412, "somebody has written since");
  assert.equal((await get("/page/jak-prac.html")).headers.location, "/page/pranie-lnu.html");
  // A link in a text of another language still leads within that language.
  const other = await make("Linki");
  await did(change(other.id, "texts", { content: { pl: "-", en: '<p><a href="/page/jak-prac.html">x</a></p>' } }));
  await did(change(other.id, "publication", { shown: true }));
  await prerenderNow(prerenderer);
  assert.match((await prerenderedPage(prerendered, "/en/page/linki.html")).html, /href=\\?"\/en\/page\/washing\.html/);
});

test("a page stands below another and behind one beside it; it stands below none that is below itself", async () => {
  const [roof, ...others] = await list();
  const order = async () => (await list()).filter(({ parentId }) => parentId === roof!.id).map(({ id }) => id);
  const { id } = await make("Kolejność");
  const before = await order();
  assert.equal(before.at(-1), id, "the last of the others");
  await did(change(id, "placing", { parentId: roof!.id, after: null }));
  assert.deepEqual(await order(), [id, ...before.slice(0, -1)]);
  const entry = await did(change(id, "placing", { parentId: roof!.id, after: others[1]!.id }));
  assert.deepEqual((await read(id)).placing.after, others[1]!.id);
  assert.equal((await undo(entry)).status, 200);
  assert.deepEqual(await order(), [id, ...before.slice(0, -1)]);
  for (const wrong of [
    { parentId: id, after: null },
    { parentId: others[0]!.id, after: null },
    { parentId: roof!.id, after: id },
    { parentId: null, after: others[0]!.id },
    { parentId: 999_999, after: null },
  ]) {
    const { status, body } = await change(id, "placing", wrong);
    assert.deepEqual([status, body.code], [422, "FIELD_WRONG"], JSON.stringify(wrong));
  }
  assert.equal((await change(roof!.id, "placing", { parentId: others[0]!.id, after: null })).status, 422);
});

test("a page that the law wants is confirmed once nothing of the seller is unsaid; the open shop then keeps it", async () => {
  const terms = await lawful("terms");
  const early = await change(terms.id, "publication", { shown: true });
  assert.deepEqual([early.status, early.body.code], [409, "PAGE_UNFILLED"]);
  assert.equal((await change(terms.id, "publication", { shown: false, from: "2099-01-01T00:00:00Z" })).status, 409);
  const { unfilled } = (await read(terms.id)).publication;
  assert.ok(unfilled.length > 0);
  for (const mark of unfilled) await saveConfig(pool, mark, "5261040828");
  await saveConfig(pool, "shop_company", "Kostka");
  await saveConfig(pool, "shop_nip", "5261040828");
  await saveConfig(pool, "shop_bank_account", "PL61109010140000071219812874");
  assert.deepEqual((await read(terms.id)).publication.unfilled, []);
  assert.equal((await get("/page/regulamin.html")).statusCode, 404);
  const tags = await tagsOf(() => did(change(terms.id, "publication", { shown: true })));
  assert.ok(tags.includes("menu"));
  assert.equal((await lawful("terms")).shown, true);
  const hidden = await change(terms.id, "publication", { shown: false });
  assert.deepEqual([hidden.status, hidden.body.code], [409, "PAGE_NEEDED"]);
  await saveOpening(pool, null);
  await did(change(terms.id, "publication", { shown: false }));
  await did(change(terms.id, "publication", { shown: true }));
  await saveOpening(pool, new Date());
});

test("a page that is planned is published by itself at its moment, not before, and once", async () => {
  const { id } = await make("Jutro");
  const from = "2099-01-01T17:00:00.000Z";
  await did(change(id, "publication", { shown: false, from }));
  assert.equal(await publishDuePages(pool, new Date("2099-01-01T16:59:59Z")), 0);
  assert.deepEqual((await read(id)).publication.from, from);
  assert.equal(await publishDuePages(pool, new Date(from)), 1);
  assert.equal(await publishDuePages(pool, new Date(from)), 0);
  const { publication } = await read(id);
  assert.deepEqual([publication.shown, publication.from, publication.removable], [true, null, false]);
  const { rows } = await pool.query(
    "SELECT actor_kind, act FROM operator_log WHERE entity = 'page' AND entity_id = $1 ORDER BY entry_id DESC LIMIT 1",
    [String(id)],
  );
  assert.deepEqual(rows, [{ actor_kind: "system", act: "changePagePublication" }]);
  await did(change(id, "publication", { shown: false }));
  await did(change(id, "publication", { shown: false, from: "2020-01-01T00:00:00Z" }));
  assert.equal((await read(id)).publication.shown, true, "a moment that has passed is now");
});

test("other texts that are planned stand from their moment on, not before: the page is made anew, and the change is undone like any", async () => {
  const { id } = await make("Warunki programu");
  await did(change(id, "texts", { content: { pl: "<p>Stare</p>", en: "<p>Old</p>" } }));
  await did(change(id, "publication", { shown: true }));
  const printed = async (path = "/page/warunki-programu.html") => {
    await prerenderNow(prerenderer);
    return (await prerenderedPage(prerendered, path)).html;
  };
  const at = "2099-01-01T00:00:00.000Z";
  const texts = { content: { pl: "<p onclick=x>Nowe</p>" }, searchTitle: { pl: "Nowe warunki" } };
  const tags = await tagsOf(() => did(change(id, "plan", { planned: { texts, at } })));
  assert.deepEqual(tags, [], "no page is made anew for a plan");
  const kept = { content: { pl: "<p>Nowe</p>" }, searchTitle: { pl: "Nowe warunki" } };
  assert.deepEqual((await read(id)).plan.planned, { texts: kept, at });
  assert.equal((await list()).find((page) => page.id === id)!.plannedAt, at);
  assert.match(await printed(), /p>Stare\\u003c/);
  const queued = await pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'turnPage' AND key = $1", [
    `page ${id}`,
  ]);
  assert.equal(queued.rowCount, 1);
  // What was changed meanwhile and is not planned otherwise stays.
  await did(change(id, "texts", { content: { pl: "<p>Stare, bez literówki</p>", en: "<p>Old, corrected</p>" } }));
  assert.equal(await turnPages(pool, new Date("2098-12-31T23:59:59Z")), 0);
  assert.equal(await turnPages(pool, new Date(at)), 1);
  assert.equal(await turnPages(pool, new Date(at)), 0);
  assert.match(await printed(), /p>Nowe\\u003c/);
  assert.match(await printed("/en/page/warunki-programu.html"), /p>Old, corrected\\u003c/);
  assert.equal((await read(id)).plan.planned, null);
  const { rows } = await pool.query(
    "SELECT entry_id, actor_kind, act FROM operator_log WHERE entity = 'page' AND entity_id = $1 ORDER BY entry_id DESC LIMIT 2",
    [String(id)],
  );
  assert.deepEqual(
    rows.map(({ actor_kind, act }) => [actor_kind, act]),
    [
      ["system", "planPage"],
      ["system", "changePageTexts"],
    ],
  );
  assert.equal((await undo(rows[0].entry_id)).body.code, "FINAL", "what was carried out is not planned again");
  assert.equal((await undo(rows[1].entry_id)).status, 200);
  assert.match(await printed(), /p>Stare, bez literówki\\u003c/);
});

test("a plan is moved, replaced and called off before its moment; who has not seen it plans nothing over it, and what nothing fills is refused", async () => {
  const { id, plan } = await make("Zmiany");
  await did(change(id, "publication", { shown: true }));
  const [at, later] = ["2099-01-01T00:00:00.000Z", "2099-02-01T00:00:00.000Z"];
  const planned = (pl: string, when = at) => ({ planned: { texts: { content: { pl } }, at: when } });
  await did(change(id, "plan", planned("<p>Pierwsze</p>")));
  const late = await change(id, "plan", planned("<p>Drugie</p>"), { version: plan.version });
  assert.deepEqual([late.status, late.body.code], [412, "VERSION_OLD"]);
  const moved = await did(change(id, "plan", planned("<p>Pierwsze</p>", later)));
  assert.equal(await turnPages(pool, new Date(at)), 0);
  assert.equal((await undo(moved)).status, 200);
  assert.equal((await read(id)).plan.planned?.at, at);
  const gone = await did(change(id, "plan", { planned: null }));
  assert.equal(await turnPages(pool, new Date(later)), 0);
  assert.equal((await undo(gone)).status, 200);
  assert.deepEqual((await read(id)).plan.planned?.texts, { content: { pl: "<p>Pierwsze</p>" } });
  for (const [wrong, refused, where] of [
    [planned("<p>x</p>", "2020-01-01T00:00:00.000Z"), 422, "/planned/at"],
    [{ planned: { texts: {}, at } }, 422, "/planned/texts"],
    [{ planned: { texts: { name: { pl: "" } }, at } }, 400, "/planned/texts/name/pl"],
  ] as const) {
    const { status, body } = await change(id, "plan", wrong);
    assert.deepEqual([status, body.at], [refused, where], JSON.stringify(body));
  }
  const unfilled = await change(id, "plan", planned("<p>{{shop_krs}} {{nobody_knows}}</p>"));
  assert.deepEqual([unfilled.status, unfilled.body.code], [409, "PAGE_UNFILLED"]);
  assert.equal((await change(id, "plan", { planned: null }, { by: packer, version: "x" })).status, 403);
});

test("two who write one page: each part has its own version, and the later is told who was faster", async () => {
  const { id, texts } = await make("Dwoje");
  await did(change(id, "texts", { name: { pl: "Dwoje ludzi" } }, { by: ola }));
  await did(change(id, "publication", { shown: true }, { version: (await read(id)).publication.version }));
  const late = await change(id, "texts", { name: { pl: "Inaczej" } }, { version: texts.version });
  assert.deepEqual([late.status, late.body.code, late.body.changed?.fields], [412, "VERSION_OLD", ["name"]]);
  const same = await change(id, "texts", { name: { pl: "Dwoje ludzi" } });
  assert.deepEqual(
    [same.status, same.headers["log-entry"]],
    [200, undefined],
    "nothing is logged where nothing changed",
  );
});

test("the page of a draft is drawn as shoppers would read it, with its fields, for who may write it alone", async () => {
  const { id, texts } = await make("Podgląd");
  const draft = [
    {
      route: "changePageTexts",
      parameters: { id },
      body: { name: { pl: "Podgląd strony" }, content: { pl: "<p>Treść</p>" }, searchDescription: { pl: "Opis" } },
      version: texts.version,
    },
  ];
  const ask = (by = content) => by.call(routes.preview, { body: { kind: "page", id, language: "pl", draft } });
  const { status, body } = await ask();
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.hidden, body.feed, body.search.description], [true, null, "Opis"]);
  assert.match(body.search.title, /^Podgląd strony/);
  assert.equal((await read(id)).texts.name.pl, "Podgląd");
  assert.equal((await read(id)).publication.shown, false);
  assert.equal((await ask(packer)).status, 403);
});
