// One long file: every part of the front, arranged, planned and taken back on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { PageData } from "../../contract/page-data.ts";
import { reportPaths } from "../../contract/paths.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { firstFront, type FrontContent, type FrontPart, newRow } from "../../domain/content/front.ts";
import { turnFronts } from "../../flows/content/turn-front.ts";
import { loadLayout } from "../../generator/layout.ts";
import { languageCalled } from "../../domain/language.ts";

// What staff arrange of the shop's front is what shoppers get; what they leave alone is as it was.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
// A page the law wants, and one it does not.
await pool.query(
  `INSERT INTO pages (page_id, page_name, content, position) VALUES (905, '{"pl": "Regulamin"}', '{"pl": ""}', 1), (906, '{"pl": "O nas"}', '{"pl": ""}', 2);
   INSERT INTO paths (path, kind, entity_id) VALUES ('page/regulamin-905.html', 'page', 905), ('page/o-nas-906.html', 'page', 906);
   INSERT INTO config (code, content) VALUES ('page_terms', '905') ON CONFLICT (code) DO UPDATE SET content = excluded.content`,
);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "content" });

const front = async (part: FrontPart) => (await ola.call(routes.front, { parameters: { part } })).body;
const change = async (content: FrontContent | null, part: FrontPart = content!.part) =>
  ola.call(routes.changeFront, { parameters: { part }, body: { content }, version: (await front(part)).version });
const arrange = async (content: FrontContent | null, part: FrontPart = content!.part) => {
  const { status, body } = await change(content, part);
  assert.equal(status, 200, JSON.stringify(body));
};
const home = async (lan = 1) =>
  (await app.inject({ method: "GET", url: `/page-data/index/page-data.json?lan=${lan}` })).json<PageData<"home">>();
const words = (pl: string, en = "", cz = "") => ({ pl, en, cz });
const always = { from: null, until: null };
const minuteIn = async (interval: string) =>
  (
    await pool.query<{ minute: string }>(
      `SELECT to_char((now() + $1::interval) AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD"T"HH24:MI') AS minute`,
      [interval],
    )
  ).rows[0]!.minute;

test("as long as nobody arranges anything the pages are what they were", async () => {
  const { data, layout } = await home();
  assert.deepEqual(
    data.rows.map(({ kind, title }) => [kind, title]).filter(([kind]) => kind !== "looks"),
    [
      ["newest", undefined],
      ["tiles", undefined],
      ["bestsellers", undefined],
      ["brands", undefined],
      ["sale", undefined],
    ],
  );
  assert.deepEqual(Object.keys(data.hero), ["url", "image", "imageMobile"]);
  assert.deepEqual([layout.menu, layout.notice], [undefined, undefined]);
  assert.deepEqual(
    layout.foot!.pages!.map(({ url }) => `/${url}`),
    [...layout.pages.map(({ url }) => `/${url}`), reportPaths.pl],
  );
  assert.equal((await front("home")).own, false);
});

test("the home page has the rows in their order, with titles in each language, and none that is hidden, over or still to come", async () => {
  const before = firstFront("home");
  const chosen = [products.bottle, products.hoodie].map(({ productId }) => Number(productId));
  await arrange({
    ...before,
    hero: {
      ...before.hero,
      first: words("Zima", "Winter"),
      season: { words: words("Do mrozu."), from: null, until: await minuteIn("-1 minute") },
      to: { kind: "product", id: chosen[0]! },
    },
    rows: [
      { ...newRow("products"), ids: chosen, title: words("Na zimę", "For winter") },
      newRow("brands"),
      { ...newRow("newest"), hidden: true },
      { ...newRow("bestsellers"), from: await minuteIn("1 hour") },
    ],
  });
  const { data, head } = await home();
  assert.deepEqual(
    data.rows.map(({ kind, title }) => [kind, title]),
    [
      ["products", "Na zimę"],
      ["brands", undefined],
    ],
  );
  const [row] = data.rows;
  assert.ok(row?.kind === "products");
  assert.deepEqual(
    row.products.map(({ product_id }) => Number(product_id)),
    chosen,
  );
  assert.equal(data.hero.first, "Zima");
  assert.equal(data.hero.season, undefined);
  assert.equal(data.hero.url, `/${row.products[0]!.url}`);
  assert.ok(head.title !== "");
  const english = (await home(2)).data;
  assert.deepEqual([english.hero.first, english.rows[0]!.title], ["Winter", "For winter"]);
  assert.equal((await home(6)).data.hero.first, "Zima");
  await arrange(null, "home");
  assert.equal((await front("home")).own, false);
});

test("the line above the header is there from its minute on and gone at its end, by itself", async () => {
  const notice = { text: words("Wysyłamy do 22 grudnia"), to: null, kind: "important" as const };
  await arrange({
    part: "notices",
    notices: [
      { ...notice, text: words("Kiedyś"), from: null, until: await minuteIn("-1 hour") },
      { ...notice, from: await minuteIn("-1 minute"), until: await minuteIn("2 minutes") },
      { ...notice, text: words("Drugi"), ...always },
    ],
  });
  const line = async () => (await loadLayout(pool, languageCalled("pl"))).notice;
  const { id, ...said } = (await line())!;
  assert.deepEqual(said, { text: "Wysyłamy do 22 grudnia", kind: "important", close: "Zamknij komunikat" });
  assert.match(id, /^[0-9a-f]{8}$/);
  const { rows } = await pool.query<{ seconds: number }>(
    "SELECT extract(epoch FROM run_at - now())::double precision AS seconds FROM graphile_worker.jobs WHERE task_identifier = 'turnFront' AND key = 'front notices'",
  );
  assert.ok(rows.length === 1 && rows[0]!.seconds > 55 && rows[0]!.seconds <= 120, JSON.stringify(rows));
  assert.equal(await turnFronts(pool), 0);
  const tags = async () => (await pool.query("SELECT FROM changed_facts WHERE fact = 'front'")).rowCount!;
  const before = await tags();
  // Its beginning was seen to when it was written; of a shop that stood still since it is not.
  await pool.query("UPDATE front_parts SET turned_at = now() - interval '1 day' WHERE part = 'notices'");
  assert.equal(await turnFronts(pool), 1);
  assert.equal(await turnFronts(pool), 0);
  assert.equal(await tags(), before + 2);
});

test("a notice is the same one in each language and for however long it is shown, and another once it says something else", async () => {
  const from = await minuteIn("-1 minute");
  const said = { pl: "Wysyłamy do 22 grudnia", en: "We ship until 22 December", cz: "Posíláme do 22. prosince" };
  const notice = { text: said, to: null, kind: "news" as const, from, until: null };
  const shown = async (more: object = {}) => {
    await arrange({ part: "notices", notices: [{ ...notice, ...more }] });
    return Promise.all(
      (["pl", "en", "cz"] as const).map(async (lanCode) => (await loadLayout(pool, languageCalled(lanCode))).notice!),
    );
  };
  const first = await shown();
  assert.deepEqual(
    first.map(({ text, close }) => [text, close]),
    [
      [said.pl, "Zamknij komunikat"],
      [said.en, "Close this notice"],
      [said.cz, "Zavřít oznámení"],
    ],
  );
  const { id } = first[0]!;
  const ids = async (more: object) => new Set((await shown(more)).map((one) => one.id));
  assert.deepEqual(await ids({}), new Set([id]));
  assert.deepEqual(await ids({ until: await minuteIn("1 hour") }), new Set([id]));
  for (const other of [
    { text: { ...said, cz: "Posíláme do 21. prosince" } },
    { kind: "important" },
    { to: { kind: "own", page: "sale" } },
    { from: await minuteIn("-2 minutes") },
  ])
    assert.ok(!(await ids(other)).has(id), JSON.stringify(other));
  await arrange(null, "notices");
});

test("what is planned takes its place by itself, in the log as the shop's own act, and is called off before", async () => {
  const content: FrontContent = {
    part: "notices",
    notices: [{ text: words("Święta"), to: null, kind: "news", ...always }],
  };
  const plan = async (planned: object | null) =>
    ola.call(routes.planFront, {
      parameters: { part: "notices" },
      body: { planned },
      version: (await front("notices")).version,
    });
  assert.equal((await plan({ content, at: await minuteIn("-1 minute") })).body.code, "FIELD_WRONG");
  assert.equal((await plan({ content, at: "2099-02-30T00:00" })).body.code, "MALFORMED");
  assert.equal((await plan({ content, at: "2099-12-24T00:00" })).status, 200);
  assert.deepEqual((await front("notices")).planned, { content, at: "2099-12-24T00:00" });
  assert.equal((await plan(null)).status, 200);
  assert.equal((await front("notices")).planned, null);
  await plan({ content, at: "2099-12-24T00:00" });
  await pool.query("UPDATE front_parts SET planned_at = now() - interval '1 second' WHERE part = 'notices'");
  assert.equal(await turnFronts(pool), 1);
  const now = await front("notices");
  assert.deepEqual([now.content, now.planned], [content, null]);
  const { rows } = await pool.query<{ actor_kind: string }>(
    "SELECT actor_kind FROM operator_log WHERE act = 'changeFront' ORDER BY entry_id DESC LIMIT 1",
  );
  assert.equal(rows[0]!.actor_kind, "system");
});

test("the menu has categories in their order, links among them, what came since behind them", async () => {
  const { standing } = await front("menu");
  assert.ok(standing.length > 1);
  const [first, second, ...others] = standing.map(({ id }) => id);
  await arrange({
    part: "menu",
    items: [
      { kind: "link", name: words("Prezenty", "Gifts"), to: { kind: "outside", url: "https://blog.example/prezenty" } },
      { kind: "category", id: second!, hidden: false },
      { kind: "brands", hidden: true },
      { kind: "category", id: first!, hidden: true },
    ],
  });
  const { layout } = await home();
  assert.deepEqual(
    layout.menu?.map((entry) => (typeof entry === "string" ? entry : [entry.url, entry.category_name])),
    [["https://blog.example/prezenty", "Prezenty"], String(second), ...others.map(String)],
  );
  await arrange(null, "menu");
});

test("the footer keeps what the law wants, and leaves out links to what is not shown", async () => {
  const { standing } = await front("footer");
  const lawful = standing.find((page) => page.lawful);
  const other = standing.find((page) => !page.lawful);
  assert.ok(lawful !== undefined && other !== undefined);
  const footer = (pages: { id: number; hidden: boolean }[], to: object) =>
    ({
      part: "footer",
      categories: false,
      pages,
      groups: [{ title: words("Pomoc"), links: [{ name: words("Tabela"), to }] }],
    }) as FrontContent;
  const refused = await change(footer([{ id: lawful.id, hidden: true }], { kind: "own", page: "complaint" }));
  assert.deepEqual([refused.body.code, refused.body.at], ["FIELD_WRONG", "/content/pages/0"]);
  await arrange(footer([{ id: other.id, hidden: true }], { kind: "own", page: "complaint" }));
  const { foot } = (await home(2)).layout;
  assert.equal(foot?.categories, false);
  const pages = foot.pages!.map(({ page_id }) => page_id);
  assert.ok(!pages.includes(other.id) && pages.includes(lawful.id));
  assert.deepEqual(foot.groups, [{ title: "Pomoc", links: [["/reklamacja/", "Tabela"]] }]);
  assert.equal(`/${foot.pages!.at(-1)!.url}`, reportPaths.en, "which the law wants");
  await arrange(footer([], { kind: "product", id: 999_999 }));
  assert.deepEqual((await home()).layout.foot?.groups, []);
  await arrange(null, "footer");
});

test("nothing leads out of the shop but by https, and nothing is longer than its place", async () => {
  const notice = (to: object | null, text = "Hej", span: object = always) =>
    ({ part: "notices", notices: [{ text: words(text), to, kind: "news", ...span }] }) as unknown as FrontContent;
  for (const url of ["http://zle.example/", "javascript:alert(1)", "https:", "//zle.example", "data:text/html,x"])
    assert.equal((await change(notice({ kind: "outside", url }))).body.code, "FIELD_WRONG", url);
  assert.equal((await change(notice(null, ""))).body.code, "FIELD_WRONG");
  assert.equal((await change(notice(null, "x".repeat(10_000)))).body.code, "MALFORMED");
  const backwards = { from: "2026-12-02T00:00", until: "2026-12-01T00:00" };
  assert.equal((await change(notice(null, "Hej", backwards))).body.code, "FIELD_WRONG");
  // Markup is a text as any other.
  const nasty = '<script>alert(1)</script>"&amp;';
  await arrange(notice(null, nasty));
  assert.equal((await home()).layout.notice?.text, nasty);
  await arrange(null, "notices");
});

test("two people: who was slower is told, and who may not arrange is refused", async () => {
  const { version } = await front("home");
  const content = { ...firstFront("home"), rows: [] };
  const parameters = { part: "home" };
  assert.equal((await ola.call(routes.changeFront, { parameters, body: { content }, version })).status, 200);
  const slow = await ola.call(routes.changeFront, { parameters, body: { content: null }, version });
  assert.equal(slow.body.code, "VERSION_OLD");
  assert.ok(slow.body.changed?.by);
  const packer = await comeIn(app, pool, { email: "jan@bruk.example", role: "packing" });
  assert.equal((await packer.call(routes.front, { parameters })).body.code, "FORBIDDEN");
  await arrange(null, "home");
});

test("an arrangement and a plan are taken back, and made again", async () => {
  const notice = { text: words("Do świąt"), to: null, kind: "news" as const, ...always };
  const content: FrontContent = { part: "notices", notices: [notice] };
  const parameters = { part: "notices" };
  const undo = async (headers: Record<string, unknown>) => {
    const undone = await ola.call(routes.undo, { parameters: { id: Number(headers["log-entry"]) } });
    assert.equal(undone.status, 200, JSON.stringify(undone.body));
    return undone.headers;
  };
  const before = (await front("notices")).content;
  const changed = await change(content);
  const back = await undo(changed.headers);
  assert.deepEqual((await front("notices")).content, before);
  await undo(back);
  assert.deepEqual((await front("notices")).content, content);
  const planned = { content: { ...content, notices: [] }, at: "2099-12-24T00:00" };
  const { version } = await front("notices");
  const { headers } = await ola.call(routes.planFront, { parameters, body: { planned }, version });
  await undo(headers);
  assert.equal((await front("notices")).planned, null);
  await arrange(null, "notices");
});

test("the draft is drawn as the home page, the fields of its form marked, and nothing of it stays", async () => {
  const before = await front("home");
  const content = {
    ...firstFront("home"),
    rows: [
      { ...newRow("products"), ids: [Number(products.bottle.productId)], title: words("Tylko tu") },
      newRow("brands"),
    ],
  };
  const draft = [{ route: "changeFront", parameters: { part: "home" }, body: { content }, version: before.version }];
  const drawn = await ola.call(routes.preview, { body: { kind: "home", id: before.id, language: "pl", draft } });
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body));
  const { rows } = await pool.query<{ html: string }>("SELECT html FROM previews ORDER BY made_at DESC LIMIT 1");
  assert.ok(rows[0]!.html.includes('<html lang="pl">'));
  assert.deepEqual([drawn.body.hidden, drawn.body.feed], [false, null]);
  assert.deepEqual(await front("home"), before);
  assert.ok((await home()).data.rows.length > 2);
});

test("the database lets no part be another's, and none be deleted", async () => {
  await assert.rejects(
    pool.query(`UPDATE front_parts SET content = '{"part": "menu", "items": []}' WHERE part = 'home'`),
    /check constraint/,
  );
  await assert.rejects(pool.query("UPDATE front_parts SET planned = content, planned_at = now()"), /check constraint/);
  await assert.rejects(pool.query("DELETE FROM front_parts"), /as it was at first/);
});
