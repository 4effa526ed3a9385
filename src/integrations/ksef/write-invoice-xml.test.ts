import assert from "node:assert/strict";
import { test } from "node:test";
import { builtCorrection, builtInvoice, soldOrder } from "../../../test/builders/invoices.ts";
import { readXml, type XmlElement } from "../../../test/builders/xml.ts";
import { type Invoice, sumsOf } from "../../domain/invoice/invoice.ts";
import { fa3, writeInvoiceXml } from "./write-invoice-xml.ts";

function read(
  invoice: Invoice,
  ksefNumber: string | null = null,
): { root: XmlElement; fa: XmlElement; lines: XmlElement[] } {
  const written = writeInvoiceXml(invoice, { correctedKsefNumber: ksefNumber });
  assert.equal(written.kind, "written");
  const root = readXml(written.kind === "written" ? written.xml : "");
  const fa = child(root, "Fa");
  return { root, fa, lines: fa.children.filter(({ name }) => name === "FaWiersz") };
}

function child(element: XmlElement, ...path: string[]): XmlElement {
  return path.reduce(
    (here, name) =>
      here.children.find((candidate) => candidate.name === name) ?? assert.fail(`${here.name} has no ${name}`),
    element,
  );
}

const names = (element: XmlElement) => element.children.map(({ name }) => name);
const texts = (element: XmlElement) => Object.fromEntries(element.children.map(({ name, text }) => [name, text]));

test("the parts of FA(3) and their order, with everything that must be there", () => {
  const { root, fa, lines } = read(builtInvoice());
  assert.deepEqual([root.name, root.attributes["xmlns"]], ["Faktura", fa3]);
  assert.deepEqual(names(root), ["Naglowek", "Podmiot1", "Podmiot2", "Fa"]);
  assert.deepEqual(names(child(root, "Naglowek")), [
    "KodFormularza",
    "WariantFormularza",
    "DataWytworzeniaFa",
    "SystemInfo",
  ]);
  assert.deepEqual(child(root, "Naglowek", "KodFormularza").attributes, {
    kodSystemowy: "FA (3)",
    wersjaSchemy: "1-0E",
  });
  assert.deepEqual(texts(child(root, "Podmiot1", "DaneIdentyfikacyjne")), {
    NIP: "5260250274",
    Nazwa: "Bruk sp. z o.o.",
  });
  assert.deepEqual(names(child(root, "Podmiot2")), ["DaneIdentyfikacyjne", "Adres", "JST", "GV"]);
  assert.deepEqual(names(fa), [
    "KodWaluty",
    "P_1",
    "P_2",
    "P_6",
    "P_13_1",
    "P_14_1",
    "P_13_3",
    "P_14_3",
    "P_15",
    "Adnotacje",
    "RodzajFaktury",
    ...lines.map(() => "FaWiersz"),
    "Platnosc",
    "WarunkiTransakcji",
  ]);
  assert.deepEqual(names(child(fa, "Adnotacje")), [
    "P_16",
    "P_17",
    "P_18",
    "P_18A",
    "Zwolnienie",
    "NoweSrodkiTransportu",
    "P_23",
    "PMarzy",
  ]);
  assert.deepEqual(names(lines[0]!), ["NrWierszaFa", "P_7", "P_8A", "P_8B", "P_9B", "P_10", "P_11A", "P_12"]);
  const { KodWaluty, P_1, P_2, P_15, RodzajFaktury } = texts(fa);
  assert.deepEqual(
    { KodWaluty, P_1, P_2, P_15, RodzajFaktury },
    { KodWaluty: "PLN", P_1: "2026-11-21", P_2: "FV/2026/11/000123", P_15: "502.97", RodzajFaktury: "VAT" },
  );
  assert.deepEqual(texts(child(fa, "Platnosc")), {
    Zaplacono: "1",
    DataZaplaty: "2026-11-21",
    FormaPlatnosci: "6",
    RachunekBankowy: child(fa, "Platnosc", "RachunekBankowy").text,
  });
});

test("a line says the number and the code it was sold under, behind its name", () => {
  const invoice = builtInvoice();
  const [line, ...others] = invoice.lines;
  const { lines } = read({ ...invoice, lines: [{ ...line!, sku: "BL-1-M", gtin: "5901234123457" }, ...others] });
  assert.deepEqual(names(lines[0]!).slice(0, 4), ["NrWierszaFa", "P_7", "Indeks", "GTIN"]);
  assert.deepEqual([texts(lines[0]!)["Indeks"], texts(lines[0]!)["GTIN"]], ["BL-1-M", "5901234123457"]);
});

test("net and VAT of all rates and the lines add up to what is to be paid", () => {
  const order = {
    ...soldOrder,
    lines: [
      ...soldOrder.lines,
      { name: "A", quantity: 3, amount: 1000, rate: "8" as const },
      { name: "B", quantity: 1, amount: 999, rate: "0" as const },
      { name: "C", quantity: 1, amount: 777, rate: "zw" as const },
    ],
    total: 53_000,
  };
  const { fa, lines } = read(
    builtInvoice({ order, seller: { ...builtInvoice().seller, exemption: "art. 43 ust. 1 pkt 2 ustawy o VAT" } }),
  );
  const grosze = (text: string) => Number(text.replace(".", ""));
  const sums = fa.children.filter(({ name }) => /^P_1[34]_/.test(name));
  assert.deepEqual(
    sums.map(({ name }) => name),
    ["P_13_1", "P_14_1", "P_13_2", "P_14_2", "P_13_3", "P_14_3", "P_13_6_1", "P_13_7"],
  );
  assert.equal(
    sums.reduce((sum, { text }) => sum + grosze(text), 0),
    53_000,
  );
  assert.equal(
    lines.reduce((sum, line) => sum + grosze(texts(line)["P_11A"]!), 0),
    53_000,
  );
  assert.deepEqual([...new Set(lines.map((line) => texts(line)["P_12"]))], ["23", "5", "8", "0 KR", "zw"]);
  assert.equal(texts(lines[2]!)["P_9B"], "3.33333333");
  assert.deepEqual(texts(child(fa, "Adnotacje", "Zwolnienie")), {
    P_19: "1",
    P_19A: "art. 43 ust. 1 pkt 2 ustawy o VAT",
  });
});

test("in another currency the VAT stands in PLN too, and the rate with each line", () => {
  const { fa, lines } = read(builtInvoice({ currency: "eur", factor: 2353 }));
  assert.ok(names(fa).includes("P_14_1W"));
  assert.ok(lines.every((line) => texts(line)["KursWaluty"] === "4.2499"));
});

test("one made by the National Bank's table says its rate, and its correction takes back exactly the VAT it had", () => {
  const table = { number: "226/A/NBP/2026", day: "2026-11-20", rate: 42_543 };
  const invoice = builtInvoice({ currency: "eur", factor: 2353, table });
  const half = builtCorrection(invoice, { pieces: [{ position: 1, quantity: 1 }], shipping: 0 });
  const rest = builtCorrection({ ...half, corrects: null }, "everything");
  const vat = (document: Invoice) => Math.round(Number(texts(read(document).fa)["P_14_1W"]) * 100);
  assert.ok(read(invoice).lines.every((line) => texts(line)["KursWaluty"] === "4.2543"));
  const of23 = invoice.sums.find(({ rate }) => rate === "23")!;
  assert.equal(vat(invoice), Math.round((of23.vat * 42_543) / 10_000));
  assert.equal(vat(invoice) + vat(half) + vat({ ...rest, series: "KOR" }), 0);
});

test("a correction has its reason, what it corrects, each changed line before and after, and the differences", () => {
  const invoice = builtInvoice();
  const { fa, lines } = read(builtCorrection(invoice));
  assert.equal(texts(fa)["RodzajFaktury"], "KOR");
  assert.equal(texts(fa)["P_15"], "-502.97");
  assert.deepEqual(texts(child(fa, "DaneFaKorygowanej")), {
    DataWystFaKorygowanej: "2026-11-21",
    NrFaKorygowanej: invoice.number,
    NrKSeFN: "1",
  });
  assert.deepEqual(lines.map((line) => [texts(line)["P_8B"], texts(line)["StanPrzed"]]).slice(0, 2), [
    ["2", "1"],
    ["0", undefined],
  ]);
  assert.deepEqual(
    lines.map((line) => texts(line)["NrWierszaFa"]),
    lines.map((_, at) => String(at + 1)),
  );
  const number = "5260250274-20261121-0ABCDE-123456-7F";
  assert.deepEqual(names(child(read(builtCorrection(invoice), number).fa, "DaneFaKorygowanej")), [
    "DataWystFaKorygowanej",
    "NrFaKorygowanej",
    "NrKSeF",
    "NrKSeFFaKorygowanej",
  ]);
});

test("a correction of an order that grew dearer adds: what was added stands nowhere before", () => {
  const invoice = builtInvoice();
  const dearer = invoice.lines.map((line) => (line.position === 1 ? { ...line, amount: 44_000, gross: 44_000 } : line));
  const added = { ...invoice.lines[0]!, position: 9, name: "Czapka", quantity: 1, amount: 4900, gross: 4900 };
  const lines = [...dearer, added];
  const correction: Invoice = {
    ...builtCorrection(invoice),
    lines,
    ...sumsOf({ lines, before: invoice.lines }),
  };
  const { fa, lines: rows } = read(correction);
  assert.equal(Number(texts(fa)["P_15"]), correction.total / 100);
  assert.ok(correction.total > 0);
  assert.deepEqual(
    rows.map((row) => [texts(row)["P_7"], texts(row)["P_11A"], texts(row)["StanPrzed"]]),
    [
      [invoice.lines[0]!.name, (invoice.lines[0]!.gross / 100).toFixed(2), "1"],
      [invoice.lines[0]!.name, "440.00", undefined],
      ["Czapka", "49.00", undefined],
    ],
  );
});

test("a buyer is known by what their country gives", () => {
  const known = (countryCode: string, vatNumber: string) => {
    const { Nazwa: _name, ...number } = texts(
      child(
        read(builtInvoice({ buyer: { ...builtInvoice().buyer, countryCode, vatNumber } })).root,
        "Podmiot2",
        "DaneIdentyfikacyjne",
      ),
    );
    return number;
  };
  assert.deepEqual(known("PL", "PL 526-025-02-74"), { NIP: "5260250274" });
  assert.deepEqual(known("CZ", "CZ12345678"), { KodUE: "CZ", NrVatUE: "12345678" });
  assert.deepEqual(known("GR", "123456789"), { KodUE: "EL", NrVatUE: "123456789" });
  assert.deepEqual(known("US", "12-3456789"), { KodKraju: "US", NrID: "123456789" });
  assert.deepEqual([known("PL", ""), known("DE", "")], [{ BrakID: "1" }, { BrakID: "1" }]);
});

test("names with signs of XML, forbidden signs and line breaks are written as one line", () => {
  const { root } = read(builtInvoice({ buyer: { ...builtInvoice().buyer, name: ' A & <B>\u0001\n"C" ', street: "" } }));
  assert.equal(texts(child(root, "Podmiot2", "DaneIdentyfikacyjne"))["Nazwa"], 'A & <B> "C"');
  assert.equal(texts(child(root, "Podmiot2", "Adres"))["AdresL1"], "-");
});

test("no sign for which KSeF refuses a file stands in one, whatever was typed or imported", () => {
  const refused = [
    "\u007f",
    "\u0080",
    "\u0084",
    "\u0086",
    "\u0096",
    "\u009f",
    "\ufdd0",
    "\ufdef",
    "\ufffe",
    "\uffff",
    "\u{1fffe}",
    "\u{1ffff}",
    "\u{afffe}",
    "\u{10ffff}",
    "\u0001",
    "\ud800",
  ];
  const name = `Firma${refused.join("")} \u0096 Handel`;
  const { name: _line, ...line } = builtInvoice().lines[0]!;
  const written = writeInvoiceXml({
    ...builtInvoice({ buyer: { ...builtInvoice().buyer, name, street: name } }),
    lines: [{ ...line, name }],
  });
  assert.equal(written.kind, "written");
  const xml = written.kind === "written" ? written.xml : "";
  assert.doesNotMatch(
    xml,
    /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\p{Noncharacter_Code_Point}\ud800-\udfff]/u,
  );
  assert.match(xml, /– Handel/);
});

test("a proof of purchase, a seller without a NIP and an unnamed exemption are refused", () => {
  const invoice = builtInvoice();
  assert.deepEqual(writeInvoiceXml({ ...invoice, series: "PA" }), { kind: "refused", why: "notInvoice" });
  assert.deepEqual(writeInvoiceXml({ ...invoice, seller: { ...invoice.seller, nip: "0000000000" } }), {
    kind: "refused",
    why: "sellerNip",
  });
  assert.deepEqual(writeInvoiceXml({ ...invoice, lines: [{ ...invoice.lines[0]!, rate: "zw" }] }), {
    kind: "refused",
    why: "exemption",
  });
});
