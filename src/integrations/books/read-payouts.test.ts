import assert from "node:assert/strict";
import { test } from "node:test";
import { keyed } from "../../domain/books/payouts.ts";
import { readPayouts } from "./read-payouts.ts";

const read = (provider: "payu" | "paypal", ...lines: string[]) =>
  readPayouts(Buffer.from(lines.map((line) => `${line}\r\n`).join("")), provider);
const payuHead = "Date;Trans ID;Amount;Currency;Type of operation;Account balance;Order ID;Description;Commission";
const paypalHead =
  '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Transaction ID","Reference Txn ID","Invoice Number","Balance Impact"';
const paypalRow = (
  over: Partial<Record<"date" | "type" | "status" | "gross" | "fee" | "net" | "id" | "ref" | "inv" | "impact", string>>,
) => {
  const row = {
    date: "13/11/2026",
    type: "Express Checkout Payment",
    status: "Completed",
    gross: "100.00",
    fee: "-3.40",
    net: "96.60",
    id: "C1",
    ref: "",
    inv: "1007-1",
    impact: "Credit",
    ...over,
  };
  return `"${row.date}","10:00:00","Europe/Warsaw","Kasia","${row.type}","${row.status}","PLN","${row.gross}","${row.fee}","${row.net}","${row.id}","${row.ref}","${row.inv}","${row.impact}"`;
};

test("PayU's report: payments with their fee, refunds, fees and payouts are on their side of the account, whatever sign they are written with", () => {
  const entries = read(
    "payu",
    payuHead,
    "2026-11-02;1001;1 234,56;PLN;t;1 220,00;1007-1;Zamówienie 1007;14,56",
    "2026-11-03;1002;50,00;PLN;c;1 170,00;1007-1;Zwrot;",
    "2026-11-03;1003;-1,23;PLN;r;1 168,77;;Prowizja;",
    "2026-11-04;1004;1 000,00;PLN;w;168,77;;Wypłata;",
    "2026-11-05;1004;1 000,00;PLN;wc;1 168,77;;Anulowana wypłata;",
    "2026-11-05;1005;-2,00;PLN;bc;1 166,77;;Korekta;",
    "2026-11-05;1006;9,00;PLN;nt;1 166,77;1008-1;Bez salda;",
  );
  assert.ok(Array.isArray(entries), JSON.stringify(entries));
  assert.deepEqual(
    entries.map(({ kind, onDay, amount, fee, extOrderId }) => [kind, onDay, amount, fee, extOrderId]),
    [
      ["payment", "2026-11-02", 123_456, -1_456, "1007-1"],
      ["refund", "2026-11-03", -5_000, 0, "1007-1"],
      ["fee", "2026-11-03", -123, 0, ""],
      ["payout", "2026-11-04", -100_000, 0, ""],
      ["payout", "2026-11-05", 100_000, 0, ""],
      ["fee", "2026-11-05", -200, 0, ""],
    ],
  );
});

test("columns may stand in any order, in Polish, between commas, in an old code page; without a currency it is PLN", () => {
  const text = 'Opis,Typ operacji,Kwota,ID zamówienia,Data,ID transakcji\r\nzażółć,t,"12,5",1007-1,2026-11-02,1001\r\n';
  const windows = Buffer.from(
    [...text].map((sign) => ({ ó: 0xf3, ż: 0xbf, ł: 0xb3, ć: 0xe6 })[sign] ?? sign.charCodeAt(0)),
  );
  const entries = readPayouts(windows, "payu");
  assert.ok(Array.isArray(entries), JSON.stringify(entries));
  assert.deepEqual(
    [entries[0]!.amount, entries[0]!.currency, entries[0]!.extOrderId, entries[0]!.says],
    [1250, "pln", "1007-1", "zażółć"],
  );
});

test("PayPal's report: what is completed alone; refunds by their payment, withdrawals as payouts, the rest as it is called", () => {
  const entries = read(
    "paypal",
    paypalHead,
    paypalRow({}),
    paypalRow({
      type: "Payment Refund",
      gross: "-20.00",
      fee: "0.68",
      net: "-19.32",
      id: "R1",
      ref: "C1",
      inv: "",
      impact: "Debit",
    }),
    paypalRow({
      type: "General Withdrawal",
      gross: "-1,000.00",
      fee: "0.00",
      net: "-1,000.00",
      id: "W1",
      inv: "",
      impact: "Debit",
    }),
    paypalRow({ type: "General Currency Conversion", gross: "5.00", fee: "0.00", net: "5.00", id: "V1", inv: "" }),
    paypalRow({ status: "Pending", id: "P1" }),
    paypalRow({ impact: "Memo", id: "M1" }),
  );
  assert.ok(Array.isArray(entries), JSON.stringify(entries));
  assert.deepEqual(
    entries.map(({ kind, onDay, amount, fee, transactionId, relatedId }) => [
      kind,
      onDay,
      amount,
      fee,
      transactionId,
      relatedId,
    ]),
    [
      ["payment", "2026-11-13", 10_000, -340, "C1", ""],
      ["refund", "2026-11-13", -2_000, 68, "R1", "C1"],
      ["payout", "2026-11-13", -100_000, 0, "W1", ""],
      ["other", "2026-11-13", 500, 0, "V1", ""],
    ],
  );
});

test("the order of day and month is that of the whole file; where both are seen it is refused", () => {
  const days = (...dates: string[]) => {
    const entries = read("paypal", paypalHead, ...dates.map((date, at) => paypalRow({ date, id: `C${at}` })));
    return Array.isArray(entries) ? entries.map(({ onDay }) => onDay) : entries;
  };
  assert.deepEqual(days("05/11/2026", "06/11/2026"), ["2026-11-05", "2026-11-06"]);
  assert.deepEqual(days("11/05/2026", "11/13/2026"), ["2026-11-05", "2026-11-13"]);
  assert.deepEqual(days("13/11/2026", "11/13/2026"), { row: 2, column: "date" });
});

test("a file is read whole or not at all: what is wrong is named by row and column", () => {
  const good = "2026-11-02;1001;10,00;PLN;t;10,00;1007-1;;";
  for (const [line, column] of [
    ["2026-02-30;1001;10,00;PLN;t;10,00;1007-1;;", "date"],
    ["2026-11-02;1001;10,00 zł;PLN;t;10,00;1007-1;;", "amount"],
    ["2026-11-02;1001;0,00;PLN;t;10,00;1007-1;;", "amount"],
    ["2026-11-02;1001;10,00;złote;t;10,00;1007-1;;", "currency"],
    ["2026-11-02;1001;10,00;PLN;xx;10,00;1007-1;;", "type"],
    ["2026-11-02;1001;10,00;PLN;t;10,00;1007-1;;mało", "fee"],
  ])
    assert.deepEqual(read("payu", payuHead, good, line!), { row: 3, column }, line);
  assert.deepEqual(read("paypal", paypalHead, paypalRow({ net: "97.00" })), { row: 2, column: "net" });
  for (const wrong of ["", "<html>", "PK\u0003\u0004", paypalHead])
    assert.deepEqual(read("payu", wrong), { row: 1, column: "" }, wrong);
  assert.deepEqual(read("paypal", payuHead, good), { row: 1, column: "" });
  assert.deepEqual(read("payu", payuHead.replace("Order ID;", "")), { row: 1, column: "order" });
});

test("equal rows of a day are told apart, and are the same in another report", () => {
  const line = "2026-11-02;1001;5,00;PLN;c;0;1007-1;Zwrot;";
  const once = read("payu", payuHead, line, line);
  const again = read("payu", payuHead, "2026-11-01;999;5,00;PLN;c;0;1006-1;Zwrot;", line, line);
  assert.ok(Array.isArray(once) && Array.isArray(again));
  const keys = keyed(once).map(({ key }) => key);
  assert.equal(new Set(keys).size, 2);
  assert.deepEqual(
    keyed(again)
      .map(({ key }) => key)
      .slice(1),
    keys,
  );
});
