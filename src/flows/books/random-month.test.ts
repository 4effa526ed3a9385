// One long file: a month that is lived by chance, and everything its books say reckoned anew, are read together.
import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { after, test } from "node:test";
import { parse } from "csv-parse/sync";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { assertCorrectionSays, oneOf } from "../../../test/builders/corrections.ts";
import { openLivingShop } from "../../../test/builders/month-of-orders.ts";
import { openPayingShop } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";
import { countOf } from "../../../test/counts.ts";
import { openProgress } from "../../../test/progress.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { daysOfMonth } from "../../domain/books/month.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import { currencies } from "../../domain/money.ts";
import { openNbp } from "../../integrations/nbp/nbp.ts";
import { fetchRates } from "./fetch-rates.ts";
import { agreementOf } from "./look-at-month.ts";

// A month of orders by chance, with every payment, currency, delivery, change, return, exchange, complaint and refund: its
// books agree and are closed, and what its documents, its ledger and its money come to is reckoned here anew, by a few lines
// that share nothing with the shop's own.

const count = countOf("BOOKED_ORDERS");
// By another chance each time where all of it is lived (`npm run soak`).
const seed = Number(process.env["BOOKS_SEED"] || (count < 1000 ? 3 : randomInt(2 ** 31)));
// Providers take what the shopper was shown, or PLN alone.
const shop = await openPayingShop({ charged: seed % 2 === 0 ? currencies : ["pln", "eur"] });
const { pool } = shop;
const ola = await comeIn(shop.app, pool, { email: "ola@bruk.example", role: "owner", url: shop.address });
// Who works for a whole month proves now and then who they are; of that other tests tell.
await pool.query(
  "UPDATE staff_sessions SET fresh_until = now() + interval '1 day', ends_at = now() + interval '1 day'",
);
const standIn = await openNbpStandIn();
after(() => standIn.close());
const nbp = openNbp({ url: standIn.url });

const today = new Date();
const monthAfter = (months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
const [month, nextMonth, laterMonth] = [monthAfter(0), monthAfter(1), monthAfter(2)] as const;
const noon = (ofMonth: string, day: string) => new Date(`${ofMonth}-${day}T11:00:00Z`);

test(`a month of ${count} random orders (BOOKS_SEED=${seed}): its books agree to the grosz, are closed, and change by corrections alone`, async (t) => {
  await saveConfig(pool, "shop_nip", "5260250274");
  await saveConfig(pool, "shop_vat_exemption", "art. 43 ust. 1 pkt 2 ustawy o VAT");
  // In the middle of the month the shop begins to settle VAT of other countries by OSS.
  await saveConfig(pool, "oss_since", `${month}-10`);
  const clock = t.mock.timers;
  clock.enable({ apis: ["Date"], now: noon(month, "01") });
  const progress = openProgress("booked orders", count);
  const living = await openLivingShop(shop, { ola, clock, seed, progress });
  let days = 0;
  // On some days the bank is not asked, so that documents are made whose table is not known yet.
  const eachDay = async () => {
    days += 1;
    if (days % 3 !== 0) await fetchRates(pool, { nbp, now: new Date() });
  };
  await living.live({ orders: count, from: noon(month, "01"), to: noon(month, "28"), eachDay });
  await allAgrees(month, "lived");

  clock.setTime(noon(nextMonth, "02").getTime());
  await fetchRates(pool, { nbp, now: new Date() });
  await allAgrees(month, "over");
  const files = await filesOf(month);
  await ledgerHolds(month, files);
  await returnsHold();
  assert.equal((await ola.call(routes.closeMonth, { parameters: { month } })).status, 200);
  const documents = await documentsOf(month);

  // What comes later, to these orders and others, is of the next month.
  await living.live({
    orders: Math.max(5, Math.floor(count / 5)),
    from: noon(nextMonth, "02"),
    to: noon(nextMonth, "27"),
    eachDay,
  });
  await living.giveAllBack();
  assert.deepEqual(await documentsOf(month), documents, "the documents of a closed month");
  assert.deepEqual(await filesOf(month), files, "the files of a closed month");
  await allAgrees(nextMonth, "later");
  clock.setTime(noon(laterMonth, "02").getTime());
  await fetchRates(pool, { nbp, now: new Date() });
  await ledgerHolds(nextMonth, await filesOf(nextMonth));
  assert.equal((await ola.call(routes.closeMonth, { parameters: { month: nextMonth } })).status, 200);
  await returnsHold();
  assert.deepEqual(await brokenPromises(pool), []);
  moneyAddsUp(await moneyOfOrders());

  t.diagnostic(
    [...living.done]
      .toSorted()
      .map(([what, times]) => `${what} ${times}`)
      .join(", "),
  );

  /** Everything the shop itself says of its books, and each document by itself. */
  async function allAgrees(ofMonth: string, when: string): Promise<void> {
    const { broken } = await agreementOf(pool, daysOfMonth(ofMonth));
    const found = [...(await brokenPromises(pool)), ...broken].filter(
      (what) => when === "over" || !what.includes("is not known"),
    );
    const named = new Set(found.flatMap((what) => /order (\d+)/.exec(what)?.[1] ?? []));
    const said = [...named].map((order) => living.told(Number(order))).join("\n");
    assert.deepEqual(found, [], `${when}, seed ${seed}\n${said}`);
    await documentsHold();
  }

  /** Each document's lines and sums, from its lines alone; each correction goes on where the one before ended. */
  async function documentsHold(): Promise<void> {
    const { rows } = await pool.query<{ content: Invoice; total: number; worth: number; order_id: number }>(
      "SELECT i.content, i.total, i.order_id, order_worth(o) AS worth FROM invoices i JOIN orders o USING (order_id) ORDER BY i.series, i.year, i.counted",
    );
    const numbers = Map.groupBy(rows, ({ content }) => `${content.series} ${content.issuedOn.slice(0, 4)}`);
    for (const [series, those] of numbers)
      assert.deepEqual(
        those.map(({ content }) => Number(content.number.split("/").at(-1))),
        those.map((_, at) => at + 1),
        `${series} has gaps`,
      );
    const orders = Map.groupBy(rows, ({ order_id }) => order_id);
    for (const [order, all] of orders) {
      const said = living.told(order);
      const { rows: inOrder } = await pool.query<{ content: Invoice }>(
        "SELECT content FROM invoices WHERE order_id = $1 ORDER BY series NOT IN ('FV', 'PA'), made_at, counted",
        [order],
      );
      let before: Invoice["lines"] = [];
      let day = "";
      for (const { content } of inOrder) {
        const first = content.before === null;
        assert.equal(first, before.length === 0, said);
        if (!first) assert.deepEqual(content.before, before, said);
        assert.ok(content.issuedOn >= day, said);
        assert.deepEqual(
          Object.fromEntries(content.sums.map(({ rate, net, vat, gross }) => [rate, [net, vat, gross]])),
          reckoned(content),
          `${content.number}\n${said}`,
        );
        assert.equal(
          content.total,
          content.sums.reduce((sum, { net, vat }) => sum + net + vat, 0),
          said,
        );
        for (const line of content.lines) {
          assert.ok(line.gross >= 0 && line.gross <= line.amount, `${content.number} ${JSON.stringify(line)}\n${said}`);
          assert.ok(line.quantity > 0 || line.gross === 0, `${content.number} ${JSON.stringify(line)}\n${said}`);
        }
        if (content.series === "KOR") assertCorrectionSays(inOrder[0]!.content, content);
        before = content.lines;
        day = content.issuedOn;
      }
      assert.equal(
        all.reduce((sum, { total }) => sum + total, 0),
        all[0]!.worth,
        said,
      );
      const { rows: left } = await pool.query<{ position: number; quantity: number }>(
        "SELECT position, quantity_left AS quantity FROM order_lines_left WHERE order_id = $1 AND quantity_left > 0 ORDER BY 1",
        [order],
      );
      assert.deepEqual(
        before
          .filter(({ shipping, quantity }) => !shipping && quantity > 0)
          .map(({ position, quantity }) => ({ position, quantity })),
        left,
        `what is left of the goods\n${said}`,
      );
    }
  }

  /** The ledger's two files, row by row, from the documents and the bank's own tables. */
  async function ledgerHolds(ofMonth: string, { table, xml }: Awaited<ReturnType<typeof filesOf>>): Promise<void> {
    const tables = await bankTables();
    const expected = new Map<string, Sums>();
    for (const content of await documentsOf(ofMonth)) {
      const { series, number, issuedOn, currency, soldOn, buyer } = content;
      if (isOfOss(content)) continue;
      const far = buyer.vatNumber === "" && !["PL", "GB", "US"].includes(buyer.countryCode);
      const day = `WEW/${issuedOn.replaceAll("-", "/")}${far ? "/WSTO" : ""}`;
      const row = series === "FV" || series === "KOR" ? number : day;
      const factor = currency === "pln" ? 10_000n : tables.findLast(({ day }) => day < soldOn)!.rates[currency]!;
      const sums = expected.get(row) ?? {};
      for (const [rate, [, vat, gross]] of Object.entries(inZloty(content, factor))) {
        const [hadNet, hadVat, hadGross] = sums[rate] ?? [0, 0, 0];
        sums[rate] = [hadNet + gross - vat, hadVat + vat, hadGross + gross];
      }
      expected.set(row, sums);
    }
    const flat = (row: Sums) =>
      Object.entries(row)
        .filter(([, sums]) => sums.some((sum) => sum !== 0))
        .map(([rate, [net, vat]]) => `${rate}: ${net} ${vat}`)
        .toSorted();
    const inFile: Record<string, string>[] = parse(table, { bom: true, columns: true, delimiter: ";" });
    const grosze = (text = "") => (text === "" ? 0 : Number(text.replace(/[,.]/, "")));
    assert.deepEqual(new Set(inFile.map((row) => row["Dowód sprzedaży"])), new Set(expected.keys()));
    assert.equal(inFile.length, expected.size);
    for (const row of inFile) {
      const number = row["Dowód sprzedaży"]!;
      const sums: Sums = {};
      for (const [column, text] of Object.entries(row)) {
        const [, kind, rate] = /^(Netto|VAT) (\w+)[%.] \(PLN\)$/.exec(column) ?? [];
        if (rate === undefined) continue;
        const of = (sums[rate] ??= [0, 0, 0]);
        of[kind === "Netto" ? 0 : 1] = grosze(text);
      }
      assert.deepEqual(flat(sums), flat(expected.get(number)!), `${number}, seed ${seed}`);
    }
    const ledger = oneOf(readXml(xml), "Ewidencja");
    const rows = ledger.children.filter(({ name }) => name === "SprzedazWiersz").map(textsIn);
    assert.equal(rows.length, expected.size);
    for (const row of rows) {
      const number = row["DowodSprzedazy"]!;
      const sums: Sums = {};
      for (const [rate, [net, vat]] of Object.entries(fields))
        sums[rate] = [grosze(row[net]), vat === null ? 0 : grosze(row[vat]), 0];
      assert.deepEqual(flat(sums), flat(expected.get(number)!), `${number} in the XML, seed ${seed}`);
    }
    const vat = [...expected.values()].flatMap((row) => Object.values(row)).reduce((sum, [, one]) => sum + one, 0);
    assert.equal(grosze(textsIn(oneOf(ledger, "SprzedazCtrl"))["PodatekNalezny"]), vat);
    assert.equal(textsIn(oneOf(ledger, "SprzedazCtrl"))["LiczbaWierszySprzedazy"], String(expected.size));
    const { body } = await ola.call(routes.bookedMonth, { parameters: { month: ofMonth } });
    assert.deepEqual([body.broken, body.lacking], [0, []]);
    assert.equal(
      body.sums.reduce((sum, one) => sum + one.vat, 0),
      vat,
    );
  }

  /** The returns of the quarters these months are in, from the documents' lines, and who they are of. */
  async function returnsHold(): Promise<void> {
    const quarters = new Set(
      [month, nextMonth].map((of) => `${of.slice(0, 4)}-Q${Math.ceil(Number(of.slice(5)) / 3)}`),
    );
    const expected = new Map<string, [vat: number, gross: number]>();
    const documents = await Promise.all([month, nextMonth].map(documentsOf));
    for (const content of documents.flat()) {
      if (!isOfOss(content)) continue;
      const { orderId, soldOn, buyer, currency } = content;
      assert.ok(soldOn >= `${month}-10` && buyer.vatNumber === "", living.told(orderId));
      assert.ok(!["PL", "GB", "US"].includes(buyer.countryCode), living.told(orderId));
      assert.equal(content.lines[0]!.rate.slice(0, 2), buyer.countryCode);
      for (const [rate, [, vat, gross]] of Object.entries(reckoned(content))) {
        const key = `${rate} ${currency}`;
        const had = expected.get(key) ?? [0, 0];
        expected.set(key, [had[0] + vat, had[1] + gross]);
      }
    }
    assert.ok(expected.size > 0, `seed ${seed}`);
    const said = new Map<string, [vat: number, gross: number]>();
    for (const quarter of quarters) {
      const { body } = await ola.call(routes.ossReturn, { parameters: { quarter } });
      for (const { country, rate, charged } of body.rows)
        for (const { currency, vat, gross } of charged) {
          assert.notEqual(rate, null, `seed ${seed}`);
          const key = `${country} ${rate} ${currency}`;
          const had = said.get(key) ?? [0, 0];
          said.set(key, [had[0] + vat, had[1] + gross]);
        }
    }
    assert.deepEqual(said, expected, `seed ${seed}`);
  }

  /** What came for each order and went back, from the rows that were written as it did, and as the order's page says it. */
  async function moneyOfOrders() {
    const { rows } = await pool.query<MoneyOfOrder>(
      `SELECT o.order_id, o.status, o.currency,
         (SELECT coalesce(sum(total), 0) FROM invoices i WHERE i.order_id = o.order_id)::bigint AS documents,
         (SELECT coalesce(sum(withheld), 0) FROM settlements s WHERE s.order_id = o.order_id)::bigint AS withheld,
         (SELECT coalesce(json_agg(json_build_object('amount', amount, 'currency', currency)), '[]') FROM payment_attempts a WHERE a.order_id = o.order_id AND state IN ('paid', 'surplus')) AS online,
         (SELECT coalesce(json_agg(json_build_object('amount', amount, 'currency', currency)), '[]') FROM bank_transfers b WHERE b.order_id = o.order_id) AS transfers,
         (SELECT coalesce(json_agg(json_build_object('amount', r.amount, 'currency', a.currency)), '[]') FROM refunds r JOIN payment_attempts a USING (attempt_id) WHERE a.order_id = o.order_id AND r.state = 'done') AS refunds
       FROM orders o ORDER BY 1`,
    );
    return Promise.all(
      rows.map(async (row) => {
        const { money, payment, currency } = (await ola.call(routes.order, { parameters: { number: row.order_id } }))
          .body;
        return { ...row, payment: payment.code, money: { ...money!, totalCurrency: currency } };
      }),
    );
  }

  /** Once all is given back: what came is what the world gave, and of an order that ended all of it went back, in each currency it came in. */
  function moneyAddsUp(orders: Awaited<ReturnType<typeof moneyOfOrders>>): void {
    for (const { order_id, status, documents, withheld, online, transfers, refunds, money, payment } of orders) {
      const said = living.told(order_id);
      assert.ok(money.balance <= 0, `the shop holds ${money.balance}\n${said}`);
      assert.deepEqual(money.givingBack, [], said);
      if (living.unreal.has(order_id)) continue;
      assert.deepEqual(money.surplus, [], said);
      const atDoor = money.atDoor > 0 ? [{ amount: money.atDoor, currency: money.totalCurrency }] : [];
      const given = living.came.get(order_id) ?? [];
      // PayPal's money is taken once the shopper is back, and of an order that ended not at all.
      if (payment !== "paypal" && !living.unheard.has(order_id))
        assert.deepEqual(inCurrencies([...online, ...transfers, ...atDoor]), inCurrencies(given), said);
      if (status !== "cancelled" && status !== "returned" && status !== "expired") continue;
      const paidBeyond = money.transfers.some(({ paid, money: asked }) => (paid?.amount ?? 0) > asked.amount);
      // What came in two currencies goes to an account in that of the first.
      if (Object.keys(inCurrencies([...online, ...transfers])).length > 1) continue;
      // Of one that ended the shop may have kept the delivery.
      const isHeldBack = documents > 0 || withheld > 0 || money.moved.length > 0;
      if (isHeldBack || paidBeyond) continue;
      assert.equal(money.balance, 0, `${status}\n${said}`);
      // Less than a hundredth of the order's currency, of which the bank paid less, is nothing of it.
      if (money.transfers.some(({ paid, money: asked }) => paid !== null && paid.amount !== asked.amount)) continue;
      const paidBack = money.transfers
        .filter(({ state }) => state === "paid")
        .map(({ paid, money: asked }) => paid ?? asked);
      const went = [...refunds, ...paidBack].map(({ amount, currency }) => ({ amount: -amount, currency }));
      const left = inCurrencies([...online, ...transfers, ...atDoor, ...went]);
      // Of an order in another currency, less than a hundredth of that may stay where the bank paid a grosz more and that was taken back.
      const isNothing = ([code, amount]: [string, number]) =>
        code === "pln" && money.totalCurrency !== "pln" && Math.abs(amount) * money.total < money.totalPln;
      assert.ok(Object.entries(left).every(isNothing), `${status}, left ${JSON.stringify(left)}\n${said}`);
    }
  }
});

type Sums = Record<string, [net: number, vat: number, gross: number]>;
interface MoneyOfOrder {
  order_id: number;
  status: string;
  currency: string;
  documents: number;
  withheld: number;
  online: { amount: number; currency: string }[];
  transfers: { amount: number; currency: string }[];
  refunds: { amount: number; currency: string }[];
}

/** Net and VAT of each rate in the file of the Ministry. */
const fields: Record<VatRate, [net: string, vat: string | null]> = {
  "23": ["K_19", "K_20"],
  "8": ["K_17", "K_18"],
  "5": ["K_15", "K_16"],
  "0": ["K_13", null],
  zw: ["K_10", null],
};
/** Tenths of a percent. */
const tenthsOf = (rate: string): bigint =>
  rate === "zw" ? 0n : BigInt(Math.round(10 * Number(rate.split(" ").at(-1))));
/** A document whose lines bear the VAT of another country. */
const isOfOss = ({ lines }: Invoice): boolean => lines.some(({ rate }) => rate.includes(" "));
const halfUp = (over: bigint, under: bigint): bigint =>
  over < 0n ? -halfUp(-over, under) : (2n * over + under) / (2n * under);

/** Gross and VAT of lines by rate, with integers that cannot round by themselves. */
function ofLines(lines: Invoice["lines"]): Map<string, [vat: bigint, gross: bigint]> {
  const gross = new Map<string, bigint>();
  for (const line of lines) gross.set(line.rate, (gross.get(line.rate) ?? 0n) + BigInt(line.gross));
  return new Map([...gross].map(([rate, sum]) => [rate, [halfUp(sum * tenthsOf(rate), 1000n + tenthsOf(rate)), sum]]));
}

/** The sums a document has to have; of a correction what is left less what was. */
function reckoned({ lines, before }: Invoice, convert: (sum: bigint) => bigint = (sum) => sum): Sums {
  const [now, was] = [ofLines(lines), ofLines(before ?? [])];
  const sums: Sums = {};
  for (const rate of new Set([...now.keys(), ...was.keys()])) {
    const [[vat, gross], [hadVat, hadGross]] = [now.get(rate) ?? [0n, 0n], was.get(rate) ?? [0n, 0n]];
    const [taxed, whole] = [convert(vat) - convert(hadVat), convert(gross) - convert(hadGross)];
    if (before === null || taxed !== 0n || whole !== 0n)
      sums[rate] = [Number(whole - taxed), Number(taxed), Number(whole)];
  }
  return sums;
}
const inZloty = (document: Invoice, factor: bigint) =>
  reckoned(document, (sum) =>
    factor === 10_000n && document.currency === "pln" ? sum : halfUp(sum * factor, 10_000n),
  );

/** What sums come to in each currency; those that come to nothing are left out. */
function inCurrencies(sums: readonly { amount: number; currency: string }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { amount, currency } of sums) all[currency] = (all[currency] ?? 0) + amount;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, sum]) => sum !== 0)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

async function documentsOf(ofMonth: string): Promise<Invoice[]> {
  const { rows } = await pool.query<{ content: Invoice }>(
    "SELECT content FROM invoices WHERE to_char(issued_on, 'YYYY-MM') = $1 ORDER BY series, year, counted",
    [ofMonth],
  );
  return rows.map(({ content }) => content);
}

/** The two files of a month's ledger, but for the moment at which they were made. */
async function filesOf(ofMonth: string): Promise<{ table: string; xml: string }> {
  const asked = { parameters: { month: ofMonth } };
  const [table, xml] = [await ola.call(routes.ledgerTable, asked), await ola.call(routes.ledgerFile, asked)];
  assert.deepEqual([table.status, xml.status], [200, 200]);
  return {
    table: table.bytes.toString(),
    xml: xml.bytes.toString().replace(/<DataWytworzeniaJPK>[^<]*/, "<DataWytworzeniaJPK>"),
  };
}

/** The tables as the bank gives them, the oldest first: PLN for one unit × 10,000. */
async function bankTables(): Promise<{ day: string; rates: Partial<Record<string, bigint>> }[]> {
  const from = new Date(noon(month, "01").getTime() - 20 * 86_400_000);
  const tables: { day: string; rates: Record<string, bigint> }[] = [];
  for (let at = from.getTime(); at < noon(laterMonth, "01").getTime(); at += 90 * 86_400_000) {
    const days = [at, at + 89 * 86_400_000].map((moment) => new Date(moment).toISOString().slice(0, 10));
    const reply = await fetch(`${standIn.url}/api/exchangerates/tables/a/${days.join("/")}/`);
    for (const { effectiveDate, rates } of (await reply.json()) as {
      effectiveDate: string;
      rates: { code: string; mid: number }[];
    }[])
      tables.push({
        day: effectiveDate,
        rates: Object.fromEntries(rates.map(({ code, mid }) => [code.toLowerCase(), BigInt(Math.round(mid * 10_000))])),
      });
  }
  return tables;
}
