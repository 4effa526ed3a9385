import assert from "node:assert/strict";
import { test } from "node:test";
import { builtCorrection, builtInvoice, soldOrder } from "../../../test/builders/invoices.ts";
import { svgMark } from "../../../test/builders/marks.ts";
import { pdfText } from "../../../test/builders/pdf-text.ts";
import { codesIn } from "../../../test/builders/pdf-codes.ts";
import { documentLink, type KsefCodes } from "../../domain/invoice/ksef-links.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { letterheadMark } from "../shop-mark.ts";
import { writeInvoicePdf } from "./write-invoice-pdf.ts";

const bare = { logo: null, codes: null };

async function read(
  invoice: Invoice,
  codes: KsefCodes | null = null,
): Promise<{ pages: string[]; has: (...said: string[]) => void; lacks: (...said: string[]) => void }> {
  const pages = pdfText(await writeInvoicePdf(invoice, { logo: null, codes }));
  const all = pages.join("");
  const check =
    (wanted: boolean) =>
    (...said: string[]) => {
      for (const text of said) assert.equal(all.includes(text.replace(/\s/g, "")), wanted, `${text} in ${all}`);
    };
  return { pages, has: check(true), lacks: check(false) };
}

test("an invoice says who sells, who buys, what, and the sums of each rate", async () => {
  const { pages, has, lacks } = await read(builtInvoice());
  assert.equal(pages.length, 1);
  has(
    "FAKTURA",
    "FV/2026/11/000123",
    "Data wystawienia 2026-11-21 Data sprzedaży 2026-11-21",
    "Bruk sp. z o.o.",
    "NIP 526-025-02-74",
    "Konto PL61 1090 1014 0000 0712 1981 2874",
    "Żółw & Syn sp. z o.o.",
    "90-001 Łódź",
    "NIP PL 5260250274",
  );
  has("1 Bluza Asfalt M 2 szt. 199,99", "Rabat", "Przelew Zapłacono: 2026-11-21", "502,97 zł", "Strona 1 / 1");
  const { sums } = builtInvoice();
  const amount = (grosze: number) => `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, "0")}`;
  for (const { rate, net, vat, gross } of sums) has(`${rate}% ${amount(net)} ${amount(vat)} ${amount(gross)}`);
  lacks("Invoice", "PLN 1 EUR", "paragon", "Podstawa zwolnienia");
});

test("what bears another country's VAT says which and that it is settled by OSS, and no VAT in PLN", async () => {
  const order = {
    ...soldOrder,
    lines: soldOrder.lines.map((line) => ({ ...line, rate: "FI 25.5" as const })),
    total: 51_797,
  };
  const buyer = {
    name: "Aino Virtanen",
    street: "Mannerheimintie 1",
    city: "00100 Helsinki",
    countryCode: "FI",
    country: "Finland",
    vatNumber: "",
  };
  const { has, lacks } = await read(
    builtInvoice({ series: "PA", lanCode: "en", currency: "eur", factor: 2353, order, buyer }),
  );
  has(
    "FI 25,5% 412,73 105,24 517,97",
    "VAT kraju nabywcy, rozliczany w procedurze unijnej (OSS) / VAT of the buyer’s country, settled under the Union scheme (OSS): Finland.",
  );
  lacks("PLN", "23%");
});

test("who does not read Polish finds English beside it; another currency has its VAT in PLN and the rate", async () => {
  const { has, lacks } = await read(
    builtInvoice({
      series: "PA",
      lanCode: "cz",
      currency: "eur",
      factor: 2353,
      order: { ...soldOrder, total: 51_797 },
      buyer: {
        name: "Tomáš Dvořák",
        street: "Křenová 12",
        city: "602 00 Brno",
        countryCode: "CZ",
        country: "Czech Republic",
        vatNumber: "",
      },
    }),
  );
  has(
    "DOWÓD ZAKUPU",
    "PROOF OF PURCHASE",
    "Nabywca / Buyer",
    "Tomáš Dvořák",
    "Křenová 12",
    "VAT w PLN",
    "1 EUR = 4,2499 PLN",
    "517,97 €",
    "nie jest fakturą ani paragonem fiskalnym",
    "neither an invoice nor a fiscal receipt",
  );
  lacks("Rabat", "NIP PL");
});

test("paid on delivery it says so; for nothing, that nothing is due; exempt goods name the rule", async () => {
  (await read(builtInvoice({ payment: { name: "Za pobraniem", code: "cash", paidOn: null } }))).has(
    "Termin płatności: przy odbiorze",
  );
  (await read(builtInvoice({ order: { ...soldOrder, total: 0 } }))).has("Nic do zapłaty", "0,00 zł");
  const exempt = builtInvoice({
    order: { ...soldOrder, lines: [{ name: "Bluza", quantity: 1, amount: 100, rate: "zw" }] },
    seller: { ...builtInvoice().seller, exemption: "art. 113 ust. 1 ustawy o VAT" },
  });
  (await read(exempt)).has("zw.", "Podstawa zwolnienia z VAT: art. 113 ust. 1 ustawy o VAT.");
});

test("a correction shows the changed lines before and after, why, and what goes back", async () => {
  const { has, lacks } = await read(
    builtCorrection(builtInvoice(), { pieces: [{ position: 1, quantity: 1 }], shipping: 0 }),
  );
  has(
    "FAKTURA KORYGUJĄCA",
    "Dotyczy dokumentu FV/2026/11/000123, 2026-11-21",
    "Przyczyna korekty Zwrot towaru",
    "Przed korektą",
    "Po korekcie",
    "Różnica",
    "Do zwrotu",
  );
  lacks("Książka", "Zapłacono");
  const onDelivery = await read(
    builtCorrection(builtInvoice({ payment: { name: "Za pobraniem", code: "cash", paidOn: null } })),
  );
  onDelivery.has("Mniej o 502,97 zł");
  onDelivery.lacks("Do zwrotu");
});

test("fifty lines go on on further pages, each with the table's head and its number, none lost", async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({
    name: `Rzecz-${at + 1}-${at % 5 === 0 ? "o bardzo długiej nazwie, która nie mieści się w jednym wierszu tabeli i łamie się ".repeat(2) : ""}`,
    quantity: 1,
    amount: 1000,
    rate: "23" as const,
  }));
  const { pages, has } = await read(builtInvoice({ order: { lines, shipping: 0, shippingName: "", total: 50_000 } }));
  assert.ok(pages.length >= 3, `${pages.length} pages`);
  for (const [at, page] of pages.slice(0, -1).entries())
    assert.ok(page.includes("Lp.Nazwa") && page.includes(`Strona${at + 1}/${pages.length}`));
  has(...lines.map(({ name }) => name.slice(0, 9)), "500,00 zł");
});

test("letters no font has lose their marks or become a question mark; odd blanks and endless words do no harm", async () => {
  const { has } = await read(
    builtInvoice({ buyer: { ...builtInvoice().buyer, name: `Ńguyễn\tИван\n${"W".repeat(300)}`, street: "" } }),
  );
  has("Ńguyen ????", "WWW");
});

test("a logo stands above what the document says, which stays as it is; the same logo gives the same bytes", async () => {
  const logo = await letterheadMark({ kind: "svg", content: svgMark() });
  assert.deepEqual([logo.width, logo.height], [120, 40]);
  const [plain, marked, again] = [
    await writeInvoicePdf(builtInvoice(), bare),
    await writeInvoicePdf(builtInvoice(), { logo, codes: null }),
    await writeInvoicePdf(builtInvoice(), {
      logo: await letterheadMark({ kind: "svg", content: svgMark() }),
      codes: null,
    }),
  ];
  assert.deepEqual(pdfText(marked), pdfText(plain));
  assert.ok(marked.includes("/Subtype /Image") && !plain.includes("/Subtype /Image"));
  assert.ok(marked.equals(again));
});

test("the same document gives the same bytes", async () => {
  const [first, second] = [await writeInvoicePdf(builtInvoice(), bare), await writeInvoicePdf(builtInvoice(), bare)];
  assert.ok(first.equals(second));
});

test("the codes of KSeF are read by a camera: the document with its number, or with who issued it while it has none", async () => {
  const link = documentLink({
    environment: "production",
    sellerNip: "5260250274",
    issuedOn: "2026-11-21",
    hash: "UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE",
  });
  const issuer = `https://qr.ksef.mf.gov.pl/certificate/Nip/5260250274/5260250274/01F20A5D352AE590/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE/${"Ab_-".repeat(85)}`;
  const ksefNumber = "5260250274-20261121-0100001AF629-AF";
  const known: KsefCodes = { environment: "production", documentLink: link, ksefNumber, issuerLink: null };
  for (const [codes, links, says] of [
    [known, [link], ksefNumber],
    [{ ...known, ksefNumber: null }, [link], "Numer KSeF zostanie nadany"],
    [{ ...known, ksefNumber: null, issuerLink: issuer }, [link, issuer], "OFFLINE"],
    [{ ...known, documentLink: null }, [], ksefNumber],
    [{ ...known, environment: "test" }, [link], `${ksefNumber} (TEST)`],
  ] as const) {
    assert.deepEqual(await codesIn(await writeInvoicePdf(builtInvoice(), { logo: null, codes })), links);
    const { has, lacks } = await read(builtInvoice(), codes);
    has("Krajowy System e-Faktur", says);
    (codes.issuerLink === null ? lacks : has)("CERTYFIKAT");
  }
  (await read(builtInvoice())).lacks("KSeF");
  (await read(builtInvoice({ lanCode: "cz" }), known)).has(
    "Krajowy System e-Faktur / National e-invoice system (KSeF)",
  );
});
