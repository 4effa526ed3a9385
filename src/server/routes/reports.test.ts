// Content that somebody reports as illegal, from the form to the letter with the reasons, on one shop.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { AnyPage } from "../../contract/page-data.ts";
import { pageDataHref, pathsIn, reportPaths } from "../../contract/paths.ts";
import { workingDaysAfter } from "../../domain/delivery/working-days.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });

const page = `${publicUrl}/bluza/`;
const whole = {
  about: page,
  text: "Opinia znieważa sprzedawcę.",
  name: "Kasia",
  email: "kasia@przyklad.pl",
  faith: "on",
};
async function send(sent: Partial<typeof whole>, lanCode: LanCode = "pl") {
  const answer = await app.inject({
    method: "POST",
    url: reportPaths[lanCode],
    payload: new URLSearchParams(sent).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return { status: answer.statusCode, html: answer.body };
}
const waiting = async () =>
  (await ola.call(routes.questions)).body.questions.filter(({ reported }) => reported !== null);
const read = async (id: number) => (await ola.call(routes.question, { parameters: { id } })).body;
const decide = async (id: number, decision: "removed" | "stays", text: string) =>
  ola.call(routes.decideReport, {
    parameters: { id },
    body: { decision, subject: "Decyzja", text },
    key: randomUUID(),
    version: (await read(id)).version,
  });
const onHomePage = async () =>
  (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "reports") ?? null;
const emails = async (kind: string) =>
  (
    await pool.query<{ recipient: string; lan_id: number; content: Record<string, unknown> }>(
      "SELECT recipient, lan_id, content FROM outbox WHERE kind = $1 ORDER BY letter_id",
      [kind],
    )
  ).rows;

for (const { lanCode, lanId, tag } of languages)
  test(`the form is a page without a script, is found at the foot of every page, and its report is confirmed: ${lanCode}`, async () => {
    const home = await app.inject({ method: "GET", url: pageDataHref(pathsIn[lanCode].home) });
    const { foot } = home.json<AnyPage>().layout;
    assert.equal(`/${foot!.pages!.at(-1)!.url}`, reportPaths[lanCode]);
    const got = await app.inject({ method: "GET", url: reportPaths[lanCode], headers: { referer: page } });
    assert.equal(got.statusCode, 200);
    assert.match(got.body, new RegExp(`<html lang="${tag}">`));
    assert.ok(got.body.includes(`value="${page}"`), "the page whoever reports comes from");
    assert.doesNotMatch(got.body, /<script/);
    assert.equal(
      (await app.inject({ method: "GET", url: `/page-data${reportPaths[lanCode]}page-data.json` })).statusCode,
      204,
    );
    const { status, html } = await send(whole, lanCode);
    assert.equal(status, 200);
    assert.match(html, /role="status"/);
    const [newest] = await waiting();
    assert.deepEqual([newest!.reported, newest!.text], [page, whole.text]);
    const told = (await emails("contentReport")).at(-1)!;
    assert.deepEqual([told.recipient, told.lan_id, told.content["number"]], [whole.email, lanId, newest!.id]);
  });

test("what it lacks is said at its field and nothing is kept; name and address may be left out", async () => {
  const before = (await waiting()).length;
  for (const [lacking, field] of [
    [{ about: "" }, "about"],
    [{ text: "" }, "text"],
    [{ email: "kasia" }, "email"],
  ] as const) {
    const { status, html } = await send({ ...whole, ...lacking });
    assert.equal(status, 400);
    assert.match(html, new RegExp(`aria-describedby="${field}-wrong"`));
    assert.ok(html.includes("Opinia znieważa") || field === "text", "what was typed stays");
  }
  const { faith: _, ...faithless } = whole;
  assert.match((await send(faithless)).html, /faith-wrong/);
  assert.equal((await waiting()).length, before);
  const confirmed = (await emails("contentReport")).length;
  assert.equal((await send({ ...whole, name: "", email: "" })).status, 200);
  const [unnamed] = await waiting();
  assert.deepEqual([unnamed!.name, unnamed!.email], ["", ""]);
  assert.equal((await emails("contentReport")).length, confirmed);
  assert.equal((await decide(unnamed!.id, "stays", "Nic w tym złego.")).status, 409, "nobody can be told");
  const put = await ola.call(routes.closeQuestion, { parameters: { id: unnamed!.id }, body: { state: "closed" } });
  assert.equal(put.status, 200);
});

test("it waits on the home page until it is decided with a reason, which whoever reported it is told; taken back it waits again", async () => {
  for (const { id } of await waiting())
    await ola.call(routes.closeQuestion, { parameters: { id }, body: { state: "elsewhere" } });
  assert.equal(await onHomePage(), null);
  await send(whole);
  const { id } = (await waiting())[0]!;
  const row = (await onHomePage())!;
  assert.deepEqual([row.count, row.due], [1, workingDaysAfter(warsawDay(new Date()), 1)]);
  const draft = (await ola.call(routes.answerDraft, { parameters: { id }, query: { decision: "removed" } })).body;
  assert.ok(draft.text.includes(page));
  assert.match(draft.text, /\{\{reason\}\}/);
  const reasonless = await decide(id, "removed", draft.text);
  assert.equal((reasonless.body as unknown as { code: string }).code, "MESSAGE_UNFILLED");
  const plainly = await ola.call(routes.answerQuestion, {
    parameters: { id },
    body: { subject: "Re", text: "Dziękujemy." },
    key: randomUUID(),
    version: (await read(id)).version,
  });
  assert.equal(plainly.status, 409, "a report is decided on");
  const decided = await decide(id, "removed", draft.text.replace("{{reason}}", "To zniewaga."));
  assert.deepEqual([decided.status, decided.body.state, decided.body.decision], [200, "answered", "removed"]);
  assert.equal(await onHomePage(), null);
  const letter = (await emails("questionAnswer")).at(-1)!;
  assert.equal(letter.recipient, whole.email);
  assert.match(String(letter.content["text"]), /To zniewaga/);
  const { answers } = await read(id);
  const back = await ola.call(routes.takeBackQuestionAnswer, { parameters: { id, answer: answers[0]!.id } });
  assert.deepEqual([back.body.state, back.body.decision], ["waiting", null]);
  assert.deepEqual(await brokenPromises(pool), []);
});

test("a report without name and address alone is kept; no message of the contact form is, and none is decided on", async () => {
  const insert = (columns: string) => pool.query(`INSERT INTO questions (subject, content, lan_id, ${columns}`);
  await assert.rejects(insert("name, email) VALUES ('', 'x', 1, '', '')"), /who_asks/);
  await assert.rejects(
    insert("name, email, decision, state) VALUES ('', 'x', 1, 'K', 'k@p.pl', 'stays', 'answered')"),
    /decided_of_a_report/,
  );
});
