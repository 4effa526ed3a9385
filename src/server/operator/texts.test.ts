import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openOffice } from "../../../test/builders/office.ts";
import { openTestPrerenderer, prerenderedPage, prerenderNow, versionsOf } from "../../../test/builders/prerenderer.ts";
import { type Browser, comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { languages, type LanCode } from "../../domain/language.ts";
import { paths, pathsIn } from "../../contract/paths.ts";

// What the shop says beside what the software would: said at once wherever it is said, and never lost.

const office = await openOffice();
const { pool, ola, did, undo, place } = office;
const { pages, prerenderer } = await openTestPrerenderer(pool);
await prerenderNow(prerenderer);
const { app } = await openTestApp(pool, { pages });

const read = async (code: string) => (await ola.call(routes.text, { parameters: { code } })).body;
const change = async (
  code: string,
  text: string | null,
  { language = "pl", by = ola, version }: { language?: LanCode; by?: Browser; version?: string } = {},
) =>
  by.call(routes.changeText, {
    parameters: { code, language },
    body: { text },
    version: version ?? (await read(code)).in[language].version,
  });
const show = async (
  code: string,
  text: string,
  { by = ola, language = "pl" }: { by?: Browser; language?: LanCode } = {},
) => (await by.call(routes.showText, { parameters: { code, language }, body: { text } })).body;
const listed = async (query: Record<string, string>) => {
  const { texts } = (await ola.call(routes.texts, { query })).body;
  return texts.map(({ code }) => code);
};
const unknownCode = async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_utils?code",
    payload: JSON.stringify({ code: "NIKT", lanId: 1 }),
    headers: { "content-type": "text/plain" },
  });
  return answer.body;
};
/** The newest email of an order, as it would leave now. */
const newestEmail = async (number: number) => {
  const { timeline } = await office.read(number);
  const email = timeline!.flatMap(({ what }) => (what.kind === "email" ? [what.id] : []))[0]!;
  return (await ola.call(routes.readEmail, { parameters: { number, email } })).body.subject;
};

test("pages of its language, and no others, are made anew with what was changed, and as they were when it is taken back", async () => {
  const before = versionsOf(pages);
  const act = await did(change("LAYOUT_CART", "Torba"));
  await did(change("HEAD_HOME_TITLE", "Rzeczy na miasto"));
  const done = await prerenderNow(prerenderer);
  const polish = (await prerenderedPage(pages, "/")).data;
  assert.deepEqual(polish.layout.texts, { LAYOUT_CART: "Torba" });
  assert.match(polish.head.title, /^Rzeczy na miasto/);
  const after = versionsOf(pages);
  const isPolish = (path: string) =>
    languages.every(({ lanCode }) => lanCode === "pl" || !path.startsWith(`/${lanCode}/`));
  const changed = [...after].filter(([path, version]) => before.get(path) !== version).map(([path]) => path);
  assert.deepEqual(
    changed.filter((path) => !isPolish(path)),
    [],
  );
  assert.deepEqual(changed.length, [...after.keys()].filter(isPolish).length);
  assert.equal(done.prerendered, changed.length);
  assert.equal((await prerenderedPage(pages, pathsIn.en.home)).data.layout.texts, undefined);

  await undo(act);
  await did(change("HEAD_HOME_TITLE", null));
  await prerenderNow(prerenderer);
  assert.deepEqual(versionsOf(pages), before);
});

test("a page that is made on demand says it too, and so do what the server refuses and the emails of orders that are there already", async () => {
  const number = await place();
  const subject = await newestEmail(number);
  const no = await unknownCode();
  await did(change("REFUSAL_CODE_UNKNOWN", "Nie znamy takiego kodu."));
  await did(change("EMAIL_ORDER_CONFIRMATION_SUBJECT", "Twoje zakupy"));
  await did(change("HEAD_SALE_TITLE", "Przeceny"));
  const sale = await app.inject({ method: "GET", url: `${paths.sale}?cur=eur` });
  assert.match(sale.body, /Przeceny/);
  assert.notEqual(await unknownCode(), no);
  assert.match(await unknownCode(), /Nie znamy takiego kodu\./);
  assert.equal(await newestEmail(number), subject.replace("Zamówienie", "Twoje zakupy"));
  for (const code of ["REFUSAL_CODE_UNKNOWN", "EMAIL_ORDER_CONFIRMATION_SUBJECT", "HEAD_SALE_TITLE"])
    await did(change(code, null));
  assert.deepEqual([await unknownCode(), await newestEmail(number)], [no, subject]);
});

test("another shop in the same process, and what is asked for outside of any, say the default", async () => {
  await did(change("LAYOUT_CART", "Torba"));
  assert.equal(textIn("pl", "LAYOUT_CART"), "Koszyk");
  await did(change("LAYOUT_CART", null));
});

test("what is typed as the software says it is no change, and what was typed twice is one", async () => {
  const same = await change("LAYOUT_CART", "Koszyk");
  assert.deepEqual([same.status, same.body.in.pl.own, same.headers["log-entry"]], [200, null, undefined]);
  await did(change("LAYOUT_CART", "Torba"));
  const { version } = (await read("LAYOUT_CART")).in.pl;
  assert.equal((await change("LAYOUT_CART", "Torba")).body.in.pl.version, version);
  await did(change("LAYOUT_CART", null));
});

test("a default that moved is told beside what was written, which stays; one that wants other placeholders is said itself", async () => {
  await did(change("LAYOUT_CART", "Torba"));
  await did(change("ORDER_POINTS_INFO", "@points pkt to @pointsValue"));
  // As an update of the software finds them: written against what it said before.
  await pool.query("UPDATE changed_texts SET written_against = 'Koszyk zakupów' WHERE code = 'LAYOUT_CART'");
  await pool.query(
    "UPDATE changed_texts SET written_against = 'Masz @points', content = 'Masz @points' WHERE code = 'ORDER_POINTS_INFO'",
  );
  const { given, own, moved, unsaid } = (await read("LAYOUT_CART")).in.pl;
  assert.deepEqual(
    { given, own, moved, unsaid },
    { given: "Koszyk", own: "Torba", moved: "Koszyk zakupów", unsaid: null },
  );
  const points = (await read("ORDER_POINTS_INFO")).in.pl;
  assert.deepEqual(points.unsaid, { why: "placeholderMissing", what: "@pointsValue" });
  assert.deepEqual((await listed({ view: "moved" })).toSorted(), ["LAYOUT_CART", "ORDER_POINTS_INFO"]);
  await prerenderNow(prerenderer);
  assert.deepEqual((await prerenderedPage(pages, "/")).data.layout.texts, { LAYOUT_CART: "Torba" });

  await did(change("LAYOUT_CART", "Torba"));
  assert.equal((await read("LAYOUT_CART")).in.pl.moved, null, "written again it is known beside the new default");
  await did(change("LAYOUT_CART", null));
  await did(change("ORDER_POINTS_INFO", null));
  assert.deepEqual(await listed({ view: "changed" }), []);
});

test("a text is found by words of any language as they are shown, without their accents, by its code and by its place", async () => {
  assert.ok((await listed({ q: "kosik", limit: "100" })).includes("LAYOUT_CART"), "Košík");
  assert.deepEqual(await listed({ q: "hEaD_home_title" }), ["HEAD_HOME_TITLE"]);
  assert.ok((await listed({ place: "heads" })).every((code) => code.startsWith("HEAD_")));
  const first = (await ola.call(routes.texts, { query: { place: "refusals", limit: "3" } })).body;
  const second = (await ola.call(routes.texts, { query: { place: "refusals", limit: "3", after: first.next! } })).body;
  assert.equal(new Set([...first.texts, ...second.texts].map(({ code }) => code)).size, 6);
  assert.deepEqual(await listed({ q: "żółw morski" }), []);
});

test("two who change one text: the second is told, the first time too", async () => {
  const { version } = (await read("BTN_CANCEL")).in.pl;
  const both = await Promise.all([change("BTN_CANCEL", "Nie", { version }), change("BTN_CANCEL", "Wróć", { version })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 412]);
  const old = await change("BTN_CANCEL", "Jednak nie", { version });
  assert.equal(old.status, 412);
  await did(change("BTN_CANCEL", null));
});

test("nothing hostile is said, by nobody's hand: markup, entities, hidden and turning signs, ten thousand signs", async () => {
  const hostile = ["<script>x</script>", "&lt;img&gt;", "x".repeat(10_000), "@order", "", "a\nb"];
  for (const text of hostile) {
    const answer = await change("LAYOUT_CART", text);
    assert.deepEqual([answer.status, answer.body], [422, answer.body], text.slice(0, 20));
    assert.equal((answer.body as unknown as { code: string }).code, "TEXT_UNSAYABLE");
    assert.notEqual((await show("LAYOUT_CART", text)).trouble, null);
  }
  assert.equal(
    (await change("LAYOUT_CART", "To\u202Er\u200Bba")).body.in.pl.own,
    "Torba",
    "typed by a keyboard that hides signs",
  );
  await did(change("LAYOUT_CART", null));
  for (const [code, status] of [
    ["INVOICE_SELLER", 422],
    ["NO_SUCH_CODE", 404],
  ] as const) {
    const parameters = { code, language: "pl" };
    const asked = { parameters, body: { text: "My" }, version: '"text-0"' };
    assert.equal((await ola.call(routes.changeText, asked)).status, status);
  }
  for (const text of ["<b>", "&lt;", "x".repeat(2001), ""])
    await assert.rejects(
      pool.query(
        "INSERT INTO changed_texts (code, lan_id, content, written_against) VALUES ('LAYOUT_CART', 2, $1, 'Cart')",
        [text],
      ),
      { code: "23514" },
    );
  await assert.rejects(pool.query("DELETE FROM changed_texts"), /taken back, not deleted/);
});

test("before it is saved, an email and a page that say it are shown with it; nothing of it is stored, and emails only to who may read them", async () => {
  await place();
  const { email, page, warnings } = await show("EMAIL_ORDER_CONFIRMATION_HEADING", "Jest! Pakujemy");
  assert.match(email!.text, /^Bruk[\s\S]*Jest! Pakujemy/);
  assert.deepEqual([page, warnings], [null, []]);
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "content" });
  assert.equal((await show("EMAIL_ORDER_CONFIRMATION_HEADING", "Jest!", { by: ewa })).email, null);

  const home = await show("HEAD_HOME_TITLE", "Rzeczy na miasto", { by: ewa });
  assert.equal(home.page!.address, "/");
  const drawn = await app.inject({
    method: "GET",
    url: home.page!.frame,
    headers: {
      "sec-fetch-site": "same-origin",
      cookie: [...ewa.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  assert.match(drawn.body, /<title>Rzeczy na miasto/);
  assert.equal((await show("HEAD_HOME_TITLE", "Things", { language: "en" })).page!.address, pathsIn.en.home);
  assert.equal((await show("ORDER_POINTS_INFO", "@points, @pointsValue")).page, null);
  assert.deepEqual(await listed({ view: "changed" }), []);
  const packing = await comeIn(app, pool, { email: "pak@bruk.example", role: "packing" });
  const no = await packing.call(routes.showText, {
    parameters: { code: "LAYOUT_CART", language: "pl" },
    body: { text: "x" },
  });
  assert.equal(no.status, 403);
});
