// What the shop says of itself is checked for its form when it is set, and what was set before is told of.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { testFolder } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import { allConfig, saveConfig } from "../../database/config.ts";
import type { OpeningItem } from "../../domain/opening.ts";
import { type ChangeableConfig, changeableConfig } from "../../domain/shop-config.ts";
import { changeConfig } from "../../flows/change-config.ts";

const { pool, url } = await openSmallShop();
await pool.query(
  `INSERT INTO pages (page_id, page_name, content) VALUES (7, '{"pl": "Tekst"}', '{"pl": "<p>Tekst</p>"}')`,
);
await pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ('page/tekst.html', 'page', 7)");
const { run, json, end } = openOperator({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: await testFolder(),
  PUBLIC_URL: "https://sklep.example",
});
after(end);

type Tried = { right: Record<string, string>; wrong: string[] };

/** As typed or pasted, and as it is kept. */
const same = (...contents: string[]) => Object.fromEntries(contents.map((content) => [content, content]));
const page: Tried = { right: same("7"), wrong: ["", "x", "70"] };
const profile: Tried = {
  right: same("https://youtube.example/@bruk", ""),
  wrong: ["x", "youtube.com", "http://youtube.example/", "javascript:alert(1)"],
};
const rate: Tried = {
  right: { ...same("4.25", "0.01", "9999.999999"), "4,31": "4.31" },
  wrong: ["", "x", "0", "0.001", "-4", "4.1234567", "10000"],
};
const number = (least: number, most: number): Tried => ({
  right: same(String(least), String(most)),
  wrong: ["", "x", "-1", "1.5", String(least - 1), String(most + 5)],
});

const entries: Record<ChangeableConfig, Tried> = {
  shop_name: { right: same("Bruk", "X", "4F"), wrong: ["", " ", ".", "\u200b"] },
  shop_company: { right: same("Kowalska Studio Anna Kowalska"), wrong: ["", "x", "1", "-"] },
  shop_street: { right: same("ul. Kwiatowa 5", "Brzezie 12a/3"), wrong: ["", "x", "5", "ul. Kwiatowa", "x 1"] },
  shop_city: {
    right: { ...same("00-001 Warszawa", "19-300 Ełk"), " 00-001\u00a0 Warszawa\u200b": "00-001 Warszawa" },
    wrong: ["", "x", "Warszawa", "00-001", "00001 Warszawa", "00-001 W"],
  },
  shop_phone: {
    right: same("+48 600 100 200", "600-100-200", "(22) 555 66 77", "0048600100200", "+420 123 456 789", ""),
    wrong: ["1", "x", "12345", "600 100 20", "+48 600 100 2000", "+48 0", "600100200 wew. 3", "+1"],
  },
  shop_email: {
    right: { ...same("sklep@kostka.pl"), " Sklep@KOSTKA.pl\u200b": "sklep@kostka.pl" },
    wrong: ["", "x", "a@b", "a b@c.pl", "a@b.c,d"],
  },
  shop_hours: { right: same("9:00–17:00", "całą dobę", ""), wrong: ["x", "-"] },
  shop_nip: {
    right: { ...same("5261040828", ""), "PL 526-104-08-28\u200b": "5261040828" },
    wrong: ["123", "5265877636", "0000000000", "x", "DE5261040828"],
  },
  shop_regon: {
    right: { ...same("123456785", "12345678512347", ""), "123-456-785": "123456785" },
    wrong: ["1", "123456784", "12345678512346", "00000000000000", "000000000", "x"],
  },
  shop_krs: { right: same("0000123456", ""), wrong: ["1", "123456", "0000000000", "x"] },
  shop_court: { right: same("Sąd Rejonowy dla m.st. Warszawy", ""), wrong: ["x", "1", "Sąd"] },
  shop_capital: { right: same("5000 PLN", "5 000,00 zł (wpłacony)", ""), wrong: ["x", "1", "0 PLN", "PLN"] },
  shop_bdo: { right: same("000123456", ""), wrong: ["1", "000000000", "0001234567", "x"] },
  shop_other_registers: { right: same("LUCID DE1234567890123", ""), wrong: ["x", "123", "LUCID"] },
  shop_bank_account: {
    right: {
      ...same("PL61 1090 1014 0000 0712 1981 2874", "DE89 3704 0044 0532 0130 00", ""),
      "61109010140000071219812874": "PL61 1090 1014 0000 0712 1981 2874",
      "pl61-1090-1014-0000-0712-1981-2874\u200b": "PL61 1090 1014 0000 0712 1981 2874",
    },
    wrong: ["PL00", "x", "PL61 1090 1014 0000 0712 1981 2875", "PL61 1090 1014 0000 0712 1981 287", "1", "DE89 3704"],
  },
  shop_vat_exemption: { right: same("art. 113 ust. 1", ""), wrong: ["x", "113", "zwolniony"] },
  picture_ratio: { right: same("2:3", "1:1", "3:4", "4:5"), wrong: ["", "x", "5:4", "2/3", "0:0"] },
  currencies: { right: same("pln", "eur,pln"), wrong: ["", "x", "eur", "pln,pln", "pln,chf"] },
  eur_rate: rate,
  gbp_rate: rate,
  usd_rate: rate,
  social_facebook: profile,
  social_instagram: profile,
  social_youtube: profile,
  social_timeline_url: profile,
  preferred_payment: { right: same("payu", "bank"), wrong: ["", "x", "pm"] },
  preferred_shipping: { right: same("courier"), wrong: ["", "x", "bank"] },
  parcel_weight: { right: same("yes", "no", ""), wrong: ["x", "tak"] },
  payment_marks: { right: same("blik,card", ""), wrong: ["x", "blik,klarna"] },
  hold_minutes: number(15, 1440),
  hold_transfer_days: number(5, 30),
  reminder_minutes: number(5, 1435),
  hold_cash_days: number(1, 60),
  order_limit_orders: number(1, 1000),
  order_limit_pieces: number(1, 100_000),
  order_limit_hours: number(1, 720),
  letters_a_day: number(1, 1000),
  page_terms: page,
  page_returns: page,
  page_privacy: page,
  page_shipping: page,
  oss_since: { right: same("2026-10-01", ""), wrong: ["x", "2024-12-31", "2026-02-30", "01.10.2026"] },
  ksef_consumers: { right: same("yes", "no"), wrong: ["", "tak"] },
  missing_producer: { right: same("shop", "hidden"), wrong: ["", "x"] },
};

test("every entry of the shop's own details is held to its form: what cannot be one is refused with the form in one line, what was pasted is kept as it is written", async () => {
  for (const [code, { right, wrong }] of Object.entries(entries) as [ChangeableConfig, Tried][]) {
    for (const [typed, kept] of Object.entries(right)) {
      assert.ok(await changeConfig(pool, { code, content: typed }), `${code} '${typed}'`);
      assert.equal((await allConfig(pool))[code], kept, `${code} '${typed}'`);
    }
    const before = (await allConfig(pool))[code];
    for (const typed of wrong)
      assert.equal(await changeConfig(pool, { code, content: typed }), false, `${code} '${typed}'`);
    const refused = await run("config", code, wrong.at(-1)!);
    assert.deepEqual([refused.code, refused.err.trim()], [1, `${code} must be ${changeableConfig[code]}.`], code);
    assert.equal((await allConfig(pool))[code], before, code);
  }
  const [typed, kept] = Object.entries(entries.shop_bank_account.right).at(-1)!;
  assert.deepEqual(await json("config", "shop_bank_account", typed), { shop_bank_account: kept });
});

/** What an old shop may hold, and the duty that tells of it. */
const stored: [ChangeableConfig, string, string][] = [
  ["shop_company", "x", "name"],
  ["shop_street", "x", "address"],
  ["shop_city", "x", "address"],
  ["shop_email", "x", "email"],
  ["shop_phone", "1", "phone"],
  ["shop_nip", "5265877636", "nip"],
  ["shop_bank_account", "PL00", "bank"],
  ["shop_regon", "1", "details"],
  ["shop_krs", "1", "details"],
  ["shop_bdo", "1", "details"],
  ["shop_vat_exemption", "x", "details"],
  ["social_facebook", "x", "details"],
  ["hold_minutes", "7", "details"],
];

test("what a shop holds from before and is none is told by open, duties and audit, each with its form; the shop goes on", async () => {
  for (const [code, content] of stored) await saveConfig(pool, code, content);
  const { items } = JSON.parse((await run("open", "--json")).out) as { items: OpeningItem[] };
  const duties = await json<{ duty: string; of: string; says: string }[]>("duties");
  const audited = JSON.parse((await run("audit", "--json")).out) as { check: string; broken: string[] }[];
  const broken = audited.find(({ check }) => check.startsWith("an open shop"))!.broken;
  for (const [code, content, duty] of stored) {
    const says = `${code} is '${content}' and must be ${changeableConfig[code]}: config ${code}`;
    const item = items.find((candidate) => candidate.duty === duty)!;
    assert.deepEqual([item.state, item.says.includes(says)], ["missing", true], `${code}: ${item.says}`);
    assert.ok(
      duties.some(({ of, says: said }) => of === duty && said.includes(says)),
      code,
    );
    assert.ok(
      broken.some((line) => line.startsWith(`${duty}: `) && line.includes(says)),
      code,
    );
  }
});
