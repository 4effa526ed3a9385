import { type LedgerRow, nobody, totalOf } from "../../domain/books/ledger.ts";
import type { InvoiceSeller } from "../../domain/invoice/invoice.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import { bareNumber } from "../../domain/invoice/vat-number.ts";
import { decimal } from "../../domain/money.ts";
import { type Element, token, xmlOf } from "../ksef/elements.ts";

export const jpkV7m3 = "http://crd.gov.pl/wzor/2025/12/19/14090/";

/** Fields of net and VAT by rate; what is exempt or at 0 % has no VAT. */
const fields: Readonly<Record<VatRate, readonly [net: string, vat: string | null]>> = {
  zw: ["K_10", null],
  "0": ["K_13", null],
  "5": ["K_15", "K_16"],
  "8": ["K_17", "K_18"],
  "23": ["K_19", "K_20"],
};
/** As the file has them, by number. */
const ratesInOrder = ["zw", "0", "5", "8", "23"] as const satisfies readonly VatRate[];

/**
 * Returns the sales of a month, `2026-11`, as the ledger of the file JPK_V7M(3), version 1-0E: its rows and their
 * control sums, to be taken over by a bookkeeping program, which has the purchases, the tax office and the declaration.
 */
export function writeLedgerXml(
  rows: readonly LedgerRow[],
  { month, seller, now }: { month: string; seller: Pick<InvoiceSeller, "name" | "nip" | "email">; now: Date },
): string {
  const [year, number] = month.split("-") as [string, string];
  const root: Element = [
    "JPK",
    [
      [
        "Naglowek",
        [
          ["KodFormularza", "JPK_VAT", { kodSystemowy: "JPK_V7M (3)", wersjaSchemy: "1-0E" }],
          ["WariantFormularza", "3"],
          ["DataWytworzeniaJPK", `${now.toISOString().slice(0, 19)}Z`],
          ["NazwaSystemu", "Bruk"],
          ["CelZlozenia", "1", { poz: "P_7" }],
          ["Rok", year],
          ["Miesiac", String(Number(number))],
        ],
      ],
      [
        "Podmiot1",
        [
          [
            "OsobaNiefizyczna",
            [
              ["NIP", bareNumber(seller.nip).replace(/^PL/, "")],
              ["PelnaNazwa", token(seller.name, 240)],
              ["Email", token(seller.email, 255)],
            ],
          ],
        ],
        { rola: "Podatnik" },
      ],
      [
        "Ewidencja",
        [
          ...rows.map((row, at): Element => ["SprzedazWiersz", rowElements(row, at + 1)]),
          [
            "SprzedazCtrl",
            [
              ["LiczbaWierszySprzedazy", String(rows.length)],
              ["PodatekNalezny", decimal(totalOf(rows.flatMap(({ sums }) => sums)).vat)],
            ],
          ],
          [
            "ZakupCtrl",
            [
              ["LiczbaWierszyZakupow", "0"],
              ["PodatekNaliczony", "0.00"],
            ],
          ],
        ],
      ],
    ],
    { xmlns: jpkV7m3 },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root)}`;
}

function rowElements(row: LedgerRow, at: number): (Element | null)[] {
  const { buyer, issuedOn, soldOn, marker, ksefNumber } = row;
  return [
    ["LpSprzedazy", String(at)],
    ["KodKrajuNadaniaTIN", buyer.taxNumber === nobody ? null : buyer.countryCode],
    ["NrKontrahenta", token(buyer.taxNumber, 30)],
    ["NazwaKontrahenta", token(buyer.name, 256)],
    ["DowodSprzedazy", token(row.number, 256)],
    ["DataWystawienia", issuedOn],
    ["DataSprzedazy", soldOn === issuedOn ? null : soldOn],
    marker === "NrKSeF" ? ["NrKSeF", ksefNumber!] : [marker, "1"],
    ["TypDokumentu", row.kind === "internal" ? "WEW" : null],
    ["WSTO_EE", row.distance ? "1" : null],
    ...ratesInOrder.flatMap((rate): Element[] => {
      const sum = row.sums.find((one) => one.rate === rate);
      const [net, vat] = fields[rate];
      if (sum === undefined) return [];
      return [[net, decimal(sum.net)], ...(vat === null ? [] : [[vat, decimal(sum.vat)] as Element])];
    }),
  ];
}
