import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import type { KsefCodes } from "../../domain/invoice/ksef-links.ts";
import { changedLines, countryOfVat, type Invoice, type InvoiceLine } from "../../domain/invoice/invoice.ts";
import { decimal } from "../../domain/money.ts";
import type { LetterheadMark } from "../shop-mark.ts";
import { rateOf, vatInPln } from "../../domain/invoice/in-pln.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import { grey, openSheet, page, type Sheet } from "./sheet.ts";
import { drawCodes } from "./draw-codes.ts";
import { type Column, drawTable } from "./table.ts";

/**
 * Returns a document as a PDF: A4, Polish, with English beside it unless it was ordered in Polish. It shows what is
 * stored and reckons nothing; the same document under the same logo gives the same bytes. `codes`: what it shows of KSeF;
 * null where it does not go there.
 */
export async function writeInvoicePdf(
  invoice: Invoice,
  { logo, codes }: { logo: LetterheadMark | null; codes: KsefCodes | null },
): Promise<Buffer> {
  const { line } = invoiceWords(invoice.lanCode);
  const sheet = await openSheet({
    title: `${line(invoice.series)} ${invoice.number}`,
    author: invoice.seller.name,
    language: "pl",
    day: invoice.issuedOn,
  });
  if (logo !== null) {
    const { png, width, height } = logo;
    sheet.picture(png, { x: page.left, top: sheet.y, width, height });
    sheet.y += height + 14;
  }
  drawHead(sheet, invoice);
  drawParties(sheet, invoice);
  if (invoice.before === null) {
    drawLines(sheet, invoice, invoice.lines);
  } else {
    const changed = changedLines(invoice);
    for (const [word, lines] of [
      ["BEFORE", changed.map((pair) => pair.before)],
      ["AFTER", changed.map((pair) => pair.after)],
    ] as const) {
      sheet.need(110);
      sheet.y +=
        sheet.block(
          line(word),
          { x: page.left, top: sheet.y, width: page.right - page.left },
          { style: "strong", size: 10 },
        ) + 6;
      drawLines(sheet, invoice, lines);
      sheet.y += 14;
    }
  }
  drawSums(sheet, invoice);
  drawNotes(sheet, invoice);
  if (codes !== null) drawCodes(sheet, invoice, codes);
  return sheet.end((at, of) => ({
    left: `${invoice.seller.name} · ${invoice.number}`,
    right: `${line("PAGE")} ${at} / ${of}`,
  }));
}

function drawHead(sheet: Sheet, invoice: Invoice): void {
  const { both, line } = invoiceWords(invoice.lanCode);
  sheet.hairline({ thick: 6 });
  const [polish = "", english] = both(invoice.series);
  let y = sheet.y + 22;
  y += sheet.block(
    polish.toUpperCase(),
    { x: page.left, top: y, width: 270 },
    { style: "heading", size: 38, leading: 0.95 },
  );
  if (english)
    y +=
      sheet.block(
        english.toUpperCase(),
        { x: page.left, top: y + 4, width: 270 },
        { style: "heading", size: 17, colour: grey, leading: 1.05 },
      ) + 4;
  // One fact a row, or two beside each other.
  const cacheTags: [label: string, value: string][][] = [
    [
      [line("NUMBER"), invoice.number],
      [line("ORDER"), String(invoice.orderId)],
    ],
    [
      [line("ISSUED"), invoice.issuedOn],
      [line("SOLD"), invoice.soldOn],
    ],
  ];
  if (invoice.corrects)
    cacheTags.push(
      [[line("CORRECTS"), `${invoice.corrects.number}, ${invoice.corrects.issuedOn}`]],
      [[line("REASON"), invoice.corrects.reason]],
    );
  let right = sheet.y + 24;
  for (const row of cacheTags) {
    const width = (page.right - 330) / row.length;
    const heights = row.map(([label, value], at) => {
      const x = 330 + at * width;
      sheet.type.line(label, { x, baseline: right + 8 }, { style: "text", size: 7.5, colour: grey });
      return sheet.block(value, { x, top: right + 11, width }, { style: "strong", size: 10, leading: 1.25 });
    });
    right += 17 + Math.max(...heights);
  }
  sheet.y = Math.max(y, right) + 14;
}

function drawParties(sheet: Sheet, { seller, buyer, lanCode }: Invoice): void {
  const { line } = invoiceWords(lanCode);
  const parties = [
    {
      x: page.left,
      head: line("SELLER"),
      name: seller.name,
      rows: [
        seller.street,
        seller.city,
        seller.nip && `NIP ${seller.nip}`,
        seller.regon && `REGON ${seller.regon}`,
        seller.bdo && `BDO ${seller.bdo}`,
        seller.bankAccount && `${line("ACCOUNT")} ${seller.bankAccount}`,
        [seller.email, seller.phone].filter(Boolean).join(" · "),
      ],
    },
    {
      x: 330,
      head: line("BUYER"),
      name: buyer.name,
      rows: [
        buyer.street,
        buyer.city,
        buyer.country,
        buyer.vatNumber && `${buyer.countryCode === "PL" ? "NIP" : line("NIP")} ${buyer.vatNumber}`,
      ],
    },
  ];
  sheet.hairline();
  const ends = parties.map(({ x, head, name, rows }) => {
    const width = x === page.left ? 260 : page.right - x;
    let y = sheet.y + 10;
    y += sheet.block(head, { x, top: y, width }, { style: "text", size: 7.5, colour: grey }) + 2;
    y += sheet.block(name, { x, top: y, width }, { style: "strong", size: 11, leading: 1.25 }) + 2;
    for (const row of rows) if (row) y += sheet.block(row, { x, top: y, width }, { style: "text", size: 9 });
    return y;
  });
  sheet.y = Math.max(...ends) + 22;
}

function drawLines(sheet: Sheet, invoice: Invoice, lines: readonly InvoiceLine[]): void {
  const { both, line } = invoiceWords(invoice.lanCode);
  const reduced = lines.some(({ amount, gross }) => amount !== gross);
  const columns: Column[] = [
    { head: both("POSITION"), width: 28 },
    { head: both("NAME") },
    { head: both("QUANTITY"), width: 62, right: true },
    { head: both("PRICE"), width: 72, right: true },
    ...(reduced ? [{ head: both("REDUCTION"), width: 66, right: true }] : []),
    { head: both("RATE"), width: countryOfVat(invoice) === null ? 44 : 60, right: true },
    {
      head: [`${both("GROSS")[0]} (${invoice.currency.toUpperCase()})`, ...both("GROSS").slice(1)],
      width: 84,
      right: true,
    },
  ];
  drawTable(sheet, {
    columns,
    rows: lines.map((item) => ({
      cells: [
        String(item.position),
        [item.name, item.sku, item.gtin].filter(Boolean).join(" · "),
        `${item.quantity} ${line("PIECE").split(" / ")[0]}`,
        item.quantity === 0 ? "–" : amountText(Math.round(item.amount / item.quantity)),
        ...(reduced ? [item.amount === item.gross ? "–" : amountText(item.gross - item.amount)] : []),
        rateText(item.rate),
        amountText(item.gross),
      ],
    })),
  });
}

function drawSums(sheet: Sheet, invoice: Invoice): void {
  const { both, line } = invoiceWords(invoice.lanCode);
  const { sums, total, currency } = invoice;
  // What is due in another country is no Polish VAT, which alone is said in PLN.
  const foreign = currency !== "pln" && countryOfVat(invoice) === null;
  const row = (head: string, of: { net: number; vat: number; gross: number; vatPln: number }) => [
    head,
    amountText(of.net),
    amountText(of.vat),
    ...(foreign ? [amountText(of.vatPln)] : []),
    amountText(of.gross),
  ];
  const withPln = sums.map((sum) => ({ ...sum, vatPln: vatInPln(invoice, sum) }));
  const added = (part: "net" | "vat" | "gross" | "vatPln") => withPln.reduce((all, sum) => all + sum[part], 0);
  sheet.y += 16;
  sheet.need((invoice.lanCode === "pl" ? 112 : 122) + 22 * sums.length);
  const top = sheet.y;
  drawTable(sheet, {
    left: foreign ? 200 : 290,
    columns: [
      { head: both("RATE") },
      { head: both("NET"), width: 64, right: true },
      { head: both("VAT"), width: 64, right: true },
      ...(foreign ? [{ head: both("VAT_PLN"), width: 70, right: true }] : []),
      { head: both("SUM_GROSS"), width: 70, right: true },
    ],
    rows: [
      ...withPln.map((sum) => ({ cells: row(rateText(sum.rate), sum) })),
      {
        strong: true,
        cells: row(both(invoice.before === null ? "SUM" : "DIFFERENCE")[0]!, {
          net: added("net"),
          vat: added("vat"),
          gross: added("gross"),
          vatPln: added("vatPln"),
        }),
      },
    ],
  });
  drawPayment(sheet, invoice, top);
  sheet.y += 26;
  const back = invoice.before !== null;
  // What was to be paid on delivery may never have been.
  const word = !back ? "TOTAL" : invoice.payment.paidOn === null ? "LESS" : "BACK";
  sheet.type.line(
    line(word),
    { x: foreign ? 200 : 290, baseline: sheet.y + 14 },
    { style: "text", size: 9, colour: grey },
  );
  sheet.type.line(
    `${amountText(back ? -total : total)} ${symbols[currency]}`,
    { x: page.right, baseline: sheet.y + 16 },
    { style: "heading", size: 28, right: true },
  );
  sheet.y += 40;
}

function drawPayment(sheet: Sheet, { payment, total, before, lanCode }: Invoice, top: number): void {
  const { line } = invoiceWords(lanCode);
  const rows =
    before !== null
      ? []
      : [
          payment.name,
          total === 0
            ? line("NOTHING_DUE")
            : payment.paidOn === null
              ? line("DUE")
              : `${line("PAID")}: ${payment.paidOn}`,
        ];
  if (rows.length === 0) return;
  let y = top + 6;
  y +=
    sheet.block(line("PAYMENT"), { x: page.left, top: y, width: 160 }, { style: "text", size: 7.5, colour: grey }) + 2;
  for (const row of rows) y += sheet.block(row, { x: page.left, top: y, width: 160 }, { style: "text", size: 9 });
}

function drawNotes(sheet: Sheet, invoice: Invoice): void {
  const { series, seller, lines, before, currency, lanCode, table } = invoice;
  const { both, line } = invoiceWords(lanCode);
  const notes: string[] = [];
  if (countryOfVat(invoice) !== null) notes.push(`${line("OSS")}: ${invoice.buyer.country}.`);
  else if (currency !== "pln")
    notes.push(
      `${line("EXCHANGE")}: 1 ${currency.toUpperCase()} = ${decimalText(rateOf(invoice))} PLN${table === undefined ? "" : ` (${table.number}, ${table.day})`}.`,
    );
  if (seller.exemption !== "" && (before ?? lines).some(({ rate }) => rate === "zw"))
    notes.push(`${line("EXEMPTION")}: ${seller.exemption}.`);
  if (series === "PA" || series === "KPA") notes.push(...both("NOT_INVOICE"));
  for (const note of notes) {
    sheet.need(24);
    sheet.y +=
      sheet.block(
        note,
        { x: page.left, top: sheet.y, width: page.right - page.left },
        { style: "text", size: 8, colour: grey },
      ) + 3;
  }
}

/** 1234567 → `12 345,67`, as amounts are written in Poland; the blanks do not break. */
function amountText(amount: number): string {
  return decimal(amount)
    .replace(".", ",")
    .replace("-", "−")
    .replace(/\B(?=(\d{3})+,)/g, "\u00a0");
}

/** Ten-thousandths: 42499 → `4,2499`. */
function decimalText(tenThousandths: number): string {
  const digits = String(tenThousandths).padStart(5, "0");
  return `${digits.slice(0, -4)},${digits.slice(-4)}`;
}

const symbols = { pln: "zł", eur: "€", gbp: "£", usd: "$" } as const;
