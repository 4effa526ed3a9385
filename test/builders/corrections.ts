import assert from "node:assert/strict";
import type { Invoice, InvoiceLine } from "../../src/domain/invoice/invoice.ts";
import { type VatRate, vatRates } from "../../src/domain/invoice/vat.ts";
import { writeInvoiceXml } from "../../src/integrations/ksef/write-invoice-xml.ts";
import { readXml, textsIn, type XmlElement } from "./xml.ts";

/** Returns the first child of a name; there has to be one. */
export const oneOf = (element: XmlElement, name: string): XmlElement =>
  element.children.find((child) => child.name === name) ?? assert.fail(`${element.name} has no ${name}`);
/** Returns what the file for KSeF says of the sale. */
export const faOf = (invoice: Invoice): XmlElement => {
  const written = writeInvoiceXml(invoice);
  assert.equal(written.kind, "written");
  return oneOf(readXml(written.kind === "written" ? written.xml : ""), "Fa");
};
/** `-49.90` → -4990. */
export const hundredths = (text: string): number => {
  assert.match(text, /^-?(0|[1-9]\d*)\.\d\d$/);
  return Number(text.replace(".", ""));
};
const halfUp = (numerator: bigint, denominator: bigint): number =>
  numerator < 0n ? -halfUp(-numerator, denominator) : Number((2n * numerator + denominator) / (2n * denominator));
const percents: Record<VatRate, bigint> = { "23": 23n, "8": 8n, "5": 5n, "0": 0n, zw: 0n };
const vatOf = (gross: number, rate: VatRate) => halfUp(BigInt(gross) * percents[rate], 100n + percents[rate]);
const grossOf = (lines: readonly InvoiceLine[], rate: VatRate) =>
  lines.reduce((sum, line) => sum + (line.rate === rate ? line.gross : 0), 0);
const codes: Record<VatRate, string> = { "23": "23", "8": "8", "5": "5", "0": "0 KR", zw: "zw" };
const fields: Record<VatRate, { net: string; vat: string | null }> = {
  "23": { net: "P_13_1", vat: "P_14_1" },
  "8": { net: "P_13_2", vat: "P_14_2" },
  "5": { net: "P_13_3", vat: "P_14_3" },
  "0": { net: "P_13_6_1", vat: null },
  zw: { net: "P_13_7", vat: null },
};
const kept = <T>(value: T | null | undefined): value is T => value != null;

/** PLN for one unit × 10,000: by the bank's table it was made by, or by what the order was reckoned with. */
const rateOf = ({ factor, table }: { factor: number; table: Invoice["table"] }): number =>
  table?.rate ?? halfUp(100_000_000n, BigInt(factor));

/** The rows a correction has to have: of each line that is another now, what it was, where it was anything, and what it is. */
function rowsOf({ lines, before, currency, factor, table }: Invoice): Record<string, string>[] {
  const row = (line: InvoiceLine, was: boolean): Record<string, string> => ({
    P_7: line.name,
    P_8A: "szt.",
    P_8B: String(line.quantity),
    ...(line.quantity > 0 && { P_9B: priceOf(line) }),
    ...(line.amount !== line.gross && { P_10: moneyOf(line.amount - line.gross) }),
    P_11A: moneyOf(line.gross),
    P_12: codes[line.rate as VatRate],
    ...(currency !== "pln" && { KursWaluty: (rateOf({ factor, table }) / 10_000).toFixed(4) }),
    ...(was && { StanPrzed: "1" }),
  });
  return lines
    .flatMap((line) => {
      const was = before!.find(({ position }) => position === line.position);
      const same = was !== undefined && was.quantity === line.quantity && was.gross === line.gross;
      const nothing = line.quantity === 0 && line.gross === 0;
      if (same || (was === undefined && nothing)) return [];
      const wasSomething = was !== undefined && (was.quantity > 0 || was.gross > 0);
      return [wasSomething ? row(was, true) : null, row(line, false)].filter(kept);
    })
    .map((written, at) => ({ NrWierszaFa: String(at + 1), ...written }));
}
const moneyOf = (amount: number) => (amount / 100).toFixed(2);
/** The price of one piece to eight places, at least two of them written. */
function priceOf({ amount, quantity }: InvoiceLine): string {
  const digits = String(halfUp(BigInt(amount) * 1_000_000n, BigInt(quantity))).padStart(9, "0");
  return `${digits.slice(0, -8)}.${digits.slice(-8, -6)}${digits.slice(-6).replace(/0+$/, "")}`;
}

/**
 * Looks at what the file of a correction says, reckoned anew from its lines before and after, as KSeF itself adds nothing
 * up: each changed line before and after, the differences rate for rate, and which invoice it corrects.
 */
export function assertCorrectionSays(first: Invoice, correction: Invoice): void {
  const fa = faOf(correction);
  const said = textsIn(fa);
  const { lines, before, currency, factor, table } = correction;
  assert.deepEqual(
    fa.children.filter(({ name }) => name === "FaWiersz").map(textsIn),
    rowsOf(correction),
    "each changed line before and after, and no other",
  );
  const sums = vatRates.flatMap((rate) => {
    const [was, is] = [grossOf(before!, rate), grossOf(lines, rate)];
    if (was === is) return [];
    const vat = vatOf(is, rate) - vatOf(was, rate);
    const { net: netField, vat: vatField } = fields[rate];
    const atTable = (sum: number) => halfUp(BigInt(sum) * BigInt(table?.rate ?? 0), 10_000n);
    const inPln =
      table === undefined
        ? halfUp(BigInt(vat) * 10_000n, BigInt(factor))
        : atTable(vatOf(is, rate)) - atTable(vatOf(was, rate));
    return [
      [netField, is - was - vat],
      ...(vatField === null ? [] : [[vatField, vat]]),
      ...(vatField === null || currency === "pln" ? [] : [[`${vatField}W`, inPln]]),
    ] as [string, number][];
  });
  assert.deepEqual(
    fa.children.filter(({ name }) => /^P_1[34]_/.test(name)).map(({ name, text }) => [name, hundredths(text)]),
    sums,
    "the differences of net and VAT, rate for rate",
  );
  const difference = vatRates.reduce((sum, rate) => sum + grossOf(lines, rate) - grossOf(before!, rate), 0);
  assert.equal(hundredths(said["P_15"]!), difference);
  assert.deepEqual(
    [said["RodzajFaktury"], said["P_1"], said["P_2"], said["P_6"], said["KodWaluty"], said["PrzyczynaKorekty"]],
    ["KOR", correction.issuedOn, correction.number, first.soldOn, currency.toUpperCase(), correction.corrects!.reason],
  );
  assert.deepEqual(textsIn(oneOf(fa, "DaneFaKorygowanej")), {
    DataWystFaKorygowanej: first.issuedOn,
    NrFaKorygowanej: first.number,
    NrKSeFN: "1",
  });
  assert.equal(said["Platnosc"], undefined, "nothing is said to be paid by it");
}
