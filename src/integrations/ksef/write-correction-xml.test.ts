import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { builtInvoice } from "../../../test/builders/invoices.ts";
import { assertCorrectionSays, faOf, hundredths, oneOf } from "../../../test/builders/corrections.ts";
import { readXml, textsIn } from "../../../test/builders/xml.ts";
import {
  changedLines,
  type InvoiceLine,
  linesOf,
  linesWithout,
  type SoldOrder,
  sumsOf,
} from "../../domain/invoice/invoice.ts";
import { linesChanged, type TakenOffBefore } from "../../domain/invoice/lines-changed.ts";
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import type { Currency } from "../../domain/money.ts";
import { takenOff } from "../../domain/order/settlement.ts";
import { writeInvoiceXml } from "./write-invoice-xml.ts";

// What a correction says for KSeF, reckoned here anew from the lines before and after: KSeF itself adds nothing up.

/** Positions of goods; what is sold at one keeps its rate, as an order's line does. */
const rateAt = (position: number): VatRate => vatRates[position % vatRates.length]!;
const line = fc.record({
  position: fc.integer({ min: 1, max: 7 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  amount: fc.integer({ min: 1, max: 90_000 }),
});
const goods = fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ({ position }) => position });
const order = fc.record({ goods, shipping: fc.nat(3000), off: fc.nat(100) }).map(({ goods: those, shipping, off }) => {
  const products = those.reduce((sum, { amount }) => sum + amount, 0);
  return {
    lines: those.map((piece) => ({ name: `Towar ${piece.position} & <Co>`, rate: rateAt(piece.position), ...piece })),
    shipping,
    shippingName: "Dostawa: Kurier",
    total: products + shipping - Math.floor((products * off) / 200),
  };
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ changed: order }) },
  {
    weight: 1,
    arbitrary: fc.record({ returned: fc.record({ position: fc.integer({ min: 1, max: 7 }), less: fc.nat(500) }) }),
  },
);
const money = fc.constantFrom<{ currency: Currency; factor: number }>(
  { currency: "pln", factor: 10_000 },
  { currency: "eur", factor: 2353 },
  { currency: "usd", factor: 2747 },
  { currency: "gbp", factor: 1999 },
);

type Sold = Required<Pick<SoldOrder["lines"][number], "position">> & SoldOrder["lines"][number];
type Step =
  | { changed: Omit<SoldOrder, "lines"> & { lines: Sold[] } }
  | { returned: { position: number; less: number } };
interface Standing {
  /** As the documents have left them. */
  lines: InvoiceLine[];
  /** As the order is now, as if nothing had been given back. */
  sold: readonly Sold[];
  taken: TakenOffBefore["lines"];
}

/** Returns how an order stands after a step; null: it cannot be made. */
function after(standing: Standing, step: Step): Standing | null {
  if ("changed" in step) {
    const { lines: sold } = step.changed;
    const has = (position: number) => sold.find((line) => line.position === position)?.quantity ?? 0;
    const back = (position: number) =>
      standing.taken.reduce((sum, off) => sum + (off.position === position ? off.quantity : 0), 0);
    // No line falls below what was given back of it.
    if (standing.taken.some(({ position }) => has(position) < back(position))) return null;
    const { taken } = standing;
    const lines = linesChanged({
      before: standing.lines,
      sold: linesOf(step.changed),
      taken: { lines: taken, shipping: 0 },
    });
    return lines === null ? null : { lines, sold, taken };
  }
  const { position, less } = step.returned;
  const known = standing.sold.some((line) => line.position === position);
  const lines = known ? linesWithout(standing.lines, { pieces: [{ position, quantity: 1, less }], shipping: 0 }) : null;
  if (lines === null) return null;
  const off = takenOff(standing.lines, lines).filter((line) => line.position === position);
  return { ...standing, lines, taken: [...standing.taken, ...off.map((line) => ({ ...line, quantity: 1 }))] };
}

/** Returns the documents of an order: its invoice, and a correction for each step that changed something. */
function documentsOf(
  order: SoldOrder & { lines: Sold[] },
  steps: readonly Step[],
  in_: { currency: Currency; factor: number },
) {
  const exemption = "art. 43 ust. 1 pkt 2 ustawy o VAT";
  const first = builtInvoice({ order, seller: { ...builtInvoice().seller, exemption }, ...in_ });
  const documents = [first];
  let standing: Standing = { lines: first.lines, sold: order.lines, taken: [] };
  for (const [at, step] of steps.entries()) {
    const next = after(standing, step);
    if (next === null || changedLines({ lines: next.lines, before: standing.lines }).length === 0) continue;
    const { lines: before } = standing;
    standing = next;
    documents.push({
      ...first,
      series: "KOR",
      number: `KOR/2026/12/${String(at + 1).padStart(6, "0")}`,
      issuedOn: `2026-12-0${at + 1}`,
      lines: next.lines,
      before,
      ...sumsOf({ lines: next.lines, before }),
      corrects: { number: first.number, issuedOn: first.issuedOn, reason: "Na prośbę" },
    });
  }
  return documents;
}

test("whatever is changed and given back of an order, each correction says what it was, what it is and the difference, in its own currency", () => {
  let corrections = 0;
  let upwards = 0;
  fc.assert(
    fc.property(order, fc.array(step, { minLength: 1, maxLength: 4 }), money, (sold, steps, in_) => {
      const [first, ...rest] = documentsOf(sold, steps, in_);
      for (const correction of rest) {
        assertCorrectionSays(first!, correction);
        corrections += 1;
        upwards += correction.total > 0 ? 1 : 0;
      }
      const [firstSum, ...sums] = [first!, ...rest].map((document) => hundredths(textsIn(faOf(document))["P_15"]!));
      assert.equal(
        sums.reduce((sum, each) => sum + each, firstSum!),
        (rest.at(-1) ?? first!).lines.reduce((sum, { gross }) => sum + gross, 0),
        "the documents add up to what is left",
      );
    }),
    { numRuns: 400 },
  );
  assert.ok(corrections > 200 && upwards > 50, `${corrections} corrections, ${upwards} upwards`);
});

test("a buyer of the Union is named with the seller's prefix, without which KSeF refuses the file", () => {
  const podmiot1 = (countryCode: string, vatNumber: string) => {
    const written = writeInvoiceXml(builtInvoice({ buyer: { ...builtInvoice().buyer, countryCode, vatNumber } }));
    assert.equal(written.kind, "written");
    return oneOf(readXml(written.kind === "written" ? written.xml : ""), "Podmiot1").children.map(({ name, text }) => [
      name,
      name === "PrefiksPodatnika" ? text : "",
    ]);
  };
  assert.deepEqual(podmiot1("CZ", "CZ12345678")[0], ["PrefiksPodatnika", "PL"]);
  for (const [countryCode, vatNumber] of [
    ["PL", "5260250274"],
    ["US", "12-3456789"],
    ["DE", ""],
  ] as const)
    assert.equal(podmiot1(countryCode, vatNumber)[0]![0], "DaneIdentyfikacyjne");
});
