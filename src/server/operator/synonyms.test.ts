import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";
import { recordMisses } from "../../database/search/misses.ts";
import { mostSynonyms } from "../../database/search/synonyms.ts";

// Words that mean the same: what shoppers find by them from the next search on, and what is refused.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "content" });
const pawel = await comeIn(app, pool, { email: "pawel@bruk.example", role: "packing" });

const add = (words: string[], more: { language?: "pl" | "en" | "cz"; oneWay?: boolean } = {}) =>
  ola.call(routes.addSynonyms, { body: { language: "pl", words, ...more } });
const list = async (q = "", language: "pl" | "en" | "cz" = "pl") =>
  (await ola.call(routes.synonyms, { query: { language, q } })).body;
const found = async (query: string, lanId = 1) => {
  const answer = await app.inject({ url: `${pageDataHref(searchHref(query))}?lan=${lanId}` });
  return answer
    .json<PageData<"search">>()
    .data.products.map(({ url }) => url)
    .join(" ");
};

test("a group counts from the next search on in its language, is changed on its version, and taken back", async () => {
  assert.equal(await found("kufajka"), "");
  const added = await add(["Kufajka", " buty "]);
  assert.deepEqual([added.status, added.body.words, added.body.oneWay], [200, ["kufajka", "buty"], false]);
  assert.equal(await found("kufajka"), await found("buty"));
  assert.equal(await found("kufajka", 2), "", "of another language");
  assert.deepEqual(
    (await list("kufa")).synonyms.map(({ id }) => id),
    [added.body.id],
  );
  assert.deepEqual((await list("kufa", "en")).synonyms, []);

  const parameters = { id: added.body.id };
  const { version } = added.body;
  const changed = await ola.call(routes.changeSynonyms, { parameters, body: { words: ["kufajka", "bidon"] }, version });
  assert.equal(changed.status, 200);
  assert.equal(await found("kufajka"), await found("bidon"));
  const old = await ola.call(routes.changeSynonyms, { parameters, body: { oneWay: true }, version });
  assert.deepEqual([old.status, old.body.code, old.body.changed?.by], [412, "VERSION_OLD", "ola"]);
  const unsaid = await ola.call(routes.changeSynonyms, { parameters, body: { oneWay: true } });
  assert.equal(unsaid.status, 428);

  const removed = await ola.call(routes.removeSynonyms, { parameters });
  assert.equal(await found("kufajka"), "");
  const id = Number(removed.headers["log-entry"]);
  assert.equal((await ola.call(routes.undo, { parameters: { id } })).status, 200);
  assert.equal(await found("kufajka"), await found("bidon"));
});

test("each refusal says why, and nothing is written", async () => {
  const before = (await list()).total;
  const refused = async (words: string[]) => {
    const { status, body } = await add(words);
    return [status, body.code, body.at];
  };
  for (const [words, at] of [
    [["sam"], "/words"],
    [Array.from({ length: 13 }, (_, n) => `slowo${n}`), "/words"],
    [["bluza", "a=b"], "/words/1"],
    [["bluza", "bardzo długa nazwa bluzy"], "/words/1"],
    [["ab", "bluza"], "/words/0"],
    [["bluza", "Bluza"], "/words/1"],
  ] as const)
    assert.deepEqual(await refused([...words]), [422, "FIELD_WRONG", at], words.join());
  await add(["onuca", "skarpety"]);
  assert.deepEqual(await refused(["onuca", "skarpety"]), [409, "SYNONYMS_THERE", undefined]);
  const other = (await add(["gacie", "spodnie"])).body;
  const same = await ola.call(routes.changeSynonyms, {
    parameters: { id: other.id },
    body: { words: ["onuca", "skarpety"] },
    version: other.version,
  });
  assert.equal(same.body.code, "SYNONYMS_THERE");
  assert.equal((await ola.call(routes.removeSynonyms, { parameters: { id: 999_999 } })).body.code, "NOT_FOUND");
  assert.equal((await ola.call(routes.synonymGroup, { parameters: { id: 999_999 } })).body.code, "NOT_FOUND");
  assert.equal(
    (await ola.call(routes.switchSynonyms, { body: { name: "nie ma takich", off: true } })).body.code,
    "NOT_FOUND",
  );
  assert.equal((await list()).total, before + 2);
  for (const call of [
    pawel.call(routes.synonyms, { query: { language: "pl" } }),
    pawel.call(routes.switchSynonyms, { body: { name: "buty", off: true } }),
  ])
    assert.equal((await call).status, 403);

  await pool.query(
    `INSERT INTO search_synonyms (lan_code, words, one_way, starts)
     SELECT 'cz', ARRAY['slovo' || n, 'jine' || n], false, '{}' FROM generate_series(1, $1 - (SELECT count(*) FROM search_synonyms)) AS n`,
    [mostSynonyms],
  );
  assert.deepEqual(await refused(["walonki", "buty"]), [409, "SYNONYMS_FULL", undefined]);
  await pool.query("DELETE FROM search_synonyms WHERE lan_code = 'cz'");
});

test("a word without results is told with its language, and what it would find is seen before it is saved", async () => {
  await recordMisses(pool, { words: ["walonki"], lanCode: "pl", now: new Date() });
  const { words } = (await ola.call(routes.wordsWithoutResults, { query: { language: "pl" } })).body;
  assert.equal(words.find(({ word }) => word === "walonki")?.times, 1);
  assert.deepEqual((await ola.call(routes.wordsWithoutResults, { query: { language: "cz" } })).body.words, []);
  const before = (await list()).total;
  const body = { language: "pl", words: ["walonki", "bidon"], oneWay: false, asked: "walonki" } as const;
  const seen = (await ola.call(routes.previewSynonyms, { body: { ...body, words: [...body.words] } })).body;
  assert.equal(seen.now, 0);
  assert.ok(seen.then > 0 && seen.first.length > 0, JSON.stringify(seen));
  assert.equal((await list()).total, before);
  assert.equal(await found("walonki"), "");
  const wrong = await ola.call(routes.previewSynonyms, { body: { ...body, words: ["walonki"] } });
  assert.deepEqual([wrong.status, wrong.body.code], [422, "FIELD_WRONG"]);
});

test("what comes with the shop is switched off and on again", async () => {
  assert.notEqual(await found("obuwie"), "");
  const off = await ola.call(routes.switchSynonyms, { body: { name: "buty", off: true } });
  assert.equal(off.body.off, true);
  assert.equal((await list("buty")).own.find(({ name }) => name === "buty")?.off, true);
  const id = Number(off.headers["log-entry"]);
  assert.equal((await ola.call(routes.undo, { parameters: { id } })).status, 200);
  assert.equal((await list("buty")).own.find(({ name }) => name === "buty")?.off, false);
  assert.notEqual(await found("obuwie"), "");
});
