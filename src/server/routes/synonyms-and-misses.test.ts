/** What the label says means the same, and what it is told of words without results. */
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { until } from "../../../test/builders/until.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import type { PageData } from "../../contract/page-data.ts";
import { pageDataHref, searchHref } from "../../contract/paths.ts";

const { pool, url } = await openSmallShop();
const { app } = await openTestApp(pool);
const folder = await testFolder();
const { run: shop, json, end } = openOperator({ ...process.env, DATABASE_URL: url, DATA_DIR: folder });
after(end);

const found = async (query: string, lanId = 1, remoteAddress = "10.0.0.1") => {
  const answer = await app.inject({ url: `${pageDataHref(searchHref(query))}?lan=${lanId}`, remoteAddress });
  assert.equal(answer.statusCode, 200);
  return answer
    .json<PageData<"search">>()
    .data.products.map(({ url }) => url.replace(/\/$/, ""))
    .join(" ");
};

test("synonyms are added, found from the next search on in their language, and removed; one way only the first finds the others", async () => {
  assert.equal(await found("kufajka"), "");
  await json("search", "synonyms", "add", "kufajka", "buty");
  assert.equal(await found("kufajka"), await found("buty"));
  assert.equal(await found("kufajka", 2), "", "of another language");
  await json("search", "synonyms", "add", "onuca", "czapka kostka", "--one-way", "--language", "cz");
  assert.equal(await found("onuca", 6), "cz/cepice-kostka");
  const { synonyms } = await json<{ synonyms: { id: number; words: string[] }[] }>("search", "synonyms");
  assert.deepEqual(
    synonyms.map(({ words }) => words.join(" = ")),
    ["kufajka = buty", "onuca = czapka kostka"],
  );
  for (const { id } of synonyms) await json("search", "synonyms", "remove", String(id));
  assert.equal(await found("kufajka"), "");
});

test("what comes with the shop can be switched off and on", async () => {
  assert.notEqual(await found("obuwie"), "");
  await json("search", "synonyms", "off", "buty");
  assert.match((await shop("search", "synonyms")).out, /^ {2}off {2}buty = obuwie$/m);
  await json("search", "synonyms", "on", "buty");
  assert.notEqual(await found("obuwie"), "");
  assert.match((await shop("search", "synonyms", "off", "kufajka")).err, /begin with 'kufajka'/);
});

test("a file is read whole or not at all, and what is written can be read again", async () => {
  const file = join(folder, "synonyms.txt");
  await writeFile(file, "# ours\npl: kufajka = buty\n\ncz: onuca > czapka kostka\n");
  assert.deepEqual(await json("search", "synonyms", "import", file), { added: 2 });
  assert.deepEqual(await json("search", "synonyms", "import", file), { added: 0 });
  assert.equal(
    (await shop("search", "synonyms", "export")).out.trim(),
    "pl: kufajka = buty\ncz: onuca > czapka kostka",
  );
  await writeFile(file, "pl: walonki = buty\npl: sam\n");
  assert.match((await shop("search", "synonyms", "import", file)).err, /Line 2: name two words/);
  assert.equal(await found("walonki"), "");
  assert.match((await shop("search", "synonyms", "remove", "999")).err, /no synonyms 999/);
});

test("words without results are told to the label: each shopper counts once, what looks personal not at all", async () => {
  const misses = () => json<{ word: string; lan_code: string; times: number }[]>("search", "misses");
  await pool.query("DELETE FROM search_misses");
  await found("baleriny bluza", 1, "10.0.0.1");
  await found("baleriny", 1, "10.0.0.1");
  await found("baleriny", 1, "10.0.0.2");
  await found("baleriny", 2, "10.0.0.5");
  await found("jan@baleriny.example kierpce", 1, "10.0.0.3");
  await found("bluza", 1, "10.0.0.3");
  await found("gumofilce", 1, "10.0.0.4");
  await until("three words are counted", async () => {
    const all = await misses();
    return all.length === 3 && all[0]?.times === 2;
  });
  assert.deepEqual(
    (await misses()).map(({ word, lan_code, times }) => `${word} ${lan_code} ${times}`).toSorted(),
    ["gumofilce pl 1", "baleriny en 1", "baleriny pl 2"].toSorted(),
  );
  assert.match((await shop("search", "misses")).out, /^ {4}2 {2}pl {2}baleriny/);
});

test("one network fills nothing, however much it sends and from whichever of its addresses", async () => {
  for (const [start, addressOf] of [
    ["zzq", () => "10.0.0.9"],
    ["zzv", (at: number) => `2001:db8:1:2::${at.toString(16)}`],
  ] as const) {
    for (let at = 0; at < 40; at += 1) {
      const word = `${start}${String.fromCharCode(97 + (at % 26))}${at < 26 ? "x" : "y"}wq`;
      await found(word, 1, addressOf(at));
    }
    await found(`ostatnieslowo${start}`, 1, "10.0.0.8");
    await until(
      "the last word is counted",
      async () =>
        (await pool.query("SELECT FROM search_misses WHERE word = $1", [`ostatnieslowo${start}`])).rowCount === 1,
    );
    const { rowCount } = await pool.query("SELECT FROM search_misses WHERE word LIKE $1 || '%'", [start]);
    assert.ok(rowCount !== null && rowCount <= 20, String(rowCount));
  }
});
