import {
  changedLines,
  countryOfVat,
  type Invoice,
  type InvoiceBuyer,
  type InvoiceLine,
  type InvoiceSeller,
} from "../../domain/invoice/invoice.ts";
import { decimal } from "../../domain/money.ts";
import { rateOf, vatInPln } from "../../domain/invoice/in-pln.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import { hasExempt, isTaxNumber, ksefLack, type KsefLack } from "../../domain/invoice/ksef-lack.ts";
import { bareNumber } from "../../domain/invoice/vat-number.ts";
import { type Element, token, xmlOf } from "./elements.ts";

export const fa3 = "http://crd.gov.pl/wzor/2025/06/25/13775/";

export type InvoiceXml =
  | { kind: "written"; xml: string }
  /** A proof of purchase is none; `abroad`: it bears another country's VAT; or something is lacking. */
  | { kind: "refused"; why: "notInvoice" | "abroad" | KsefLack };

/**
 * Returns an invoice or its correction as a file of the state's invoice system: the logical structure FA(3), version
 * 1-0E, prices with VAT (art. 106e(7) of the VAT act). A correction shows each changed line before and after, and
 * names the system's number of what it corrects where that has one. `writtenAt`: the moment it bears; noon of its day where
 * it is not said.
 */
export function writeInvoiceXml(
  invoice: Invoice,
  {
    correctedKsefNumber = null,
    writtenAt = new Date(`${invoice.issuedOn}T12:00:00Z`),
  }: { correctedKsefNumber?: string | null; writtenAt?: Date } = {},
): InvoiceXml {
  if (invoice.series !== "FV" && invoice.series !== "KOR") return { kind: "refused", why: "notInvoice" };
  if (countryOfVat(invoice) !== null) return { kind: "refused", why: "abroad" };
  const lack = ksefLack(invoice);
  if (lack !== null) return { kind: "refused", why: lack };
  const exempt = hasExempt(invoice);
  const known = knownBy(invoice.buyer);
  const root: Element = [
    "Faktura",
    [
      [
        "Naglowek",
        [
          ["KodFormularza", "FA", { kodSystemowy: "FA (3)", wersjaSchemy: "1-0E" }],
          ["WariantFormularza", "3"],
          ["DataWytworzeniaFa", `${writtenAt.toISOString().slice(0, 19)}Z`],
          ["SystemInfo", "Bruk"],
        ],
      ],
      sellerElement(invoice.seller, known),
      buyerElement(invoice.buyer, known),
      [
        "Fa",
        [
          ["KodWaluty", invoice.currency.toUpperCase()],
          ["P_1", invoice.issuedOn],
          ["P_2", invoice.number],
          ["P_6", invoice.soldOn],
          ...sumElements(invoice),
          ["P_15", decimal(invoice.total)],
          [
            "Adnotacje",
            [
              ["P_16", "2"],
              ["P_17", "2"],
              ["P_18", "2"],
              ["P_18A", "2"],
              [
                "Zwolnienie",
                exempt
                  ? [
                      ["P_19", "1"],
                      ["P_19A", token(invoice.seller.exemption, 256)],
                    ]
                  : [["P_19N", "1"]],
              ],
              ["NoweSrodkiTransportu", [["P_22N", "1"]]],
              ["P_23", "2"],
              ["PMarzy", [["P_PMarzyN", "1"]]],
            ],
          ],
          ["RodzajFaktury", invoice.series === "KOR" ? "KOR" : "VAT"],
          ...correctionElements(invoice, correctedKsefNumber),
          ...lineElements(invoice),
          paymentElement(invoice),
          ["WarunkiTransakcji", [["Zamowienia", [["NrZamowienia", String(invoice.orderId)]]]]],
        ],
      ],
    ],
    { xmlns: fa3 },
  ];
  return { kind: "written", xml: `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root)}` };
}

/** Where the buyer is known by a number of the Union the seller has its prefix too: without it KSeF refuses the file (450, N1ebieski/ksef-php-client #204), though the schema takes it. */
function sellerElement({ nip, name, street, city, email }: InvoiceSeller, buyerKnown: readonly Element[]): Element {
  return [
    "Podmiot1",
    [
      buyerKnown.some(([element]) => element === "KodUE") ? ["PrefiksPodatnika", "PL"] : null,
      [
        "DaneIdentyfikacyjne",
        [
          ["NIP", bareNumber(nip).replace(/^PL/, "")],
          ["Nazwa", token(name, 512)],
        ],
      ],
      [
        "Adres",
        [
          ["KodKraju", "PL"],
          ["AdresL1", token(street, 512) || "-"],
          ["AdresL2", token(city, 512)],
        ],
      ],
      email === "" ? null : ["DaneKontaktowe", [["Email", token(email, 255)]]],
    ],
  ];
}

/** What a buyer is known by: a Polish NIP, a number of another Union country, a number from elsewhere, or none. */
function knownBy({ vatNumber, countryCode }: InvoiceBuyer): Element[] {
  const number = bareNumber(vatNumber);
  const union = countryCode === "GR" ? "EL" : countryCode;
  const own = number.startsWith(union) ? number.slice(union.length) : number;
  if (countryCode === "PL") return isTaxNumber(own) ? [["NIP", own]] : [["BrakID", "1"]];
  if (number === "") return [["BrakID", "1"]];
  return unionCountries.has(union) && /^[0-9A-Z+*]{1,12}$/.test(own)
    ? [
        ["KodUE", union],
        ["NrVatUE", own],
      ]
    : [
        ["KodKraju", countryCode],
        ["NrID", number.slice(0, 50)],
      ];
}

function buyerElement({ countryCode, name, street, city }: InvoiceBuyer, known: readonly Element[]): Element {
  return [
    "Podmiot2",
    [
      ["DaneIdentyfikacyjne", [...known, ["Nazwa", token(name, 512) || "-"]]],
      [
        "Adres",
        [
          ["KodKraju", countryCode],
          ["AdresL1", token(street, 512) || "-"],
          ["AdresL2", token(city, 512)],
        ],
      ],
      ["JST", "2"],
      ["GV", "2"],
    ],
  ];
}

const unionCountries = new Set(
  "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI".split(" "),
);

/** Net and VAT of each rate, all Polish ones, under its own names; in another currency the VAT in PLN beside it. */
function sumElements(invoice: Invoice): Element[] {
  return invoice.sums.flatMap((sum): Element[] => {
    const { net, vat } = sum;
    const rate = sum.rate as VatRate;
    if (rate === "0") return [["P_13_6_1", decimal(net)]];
    if (rate === "zw") return [["P_13_7", decimal(net)]];
    const suffix = { "23": 1, "8": 2, "5": 3 }[rate];
    return [
      [`P_13_${suffix}`, decimal(net)],
      [`P_14_${suffix}`, decimal(vat)],
      ...(invoice.currency === "pln" ? [] : [[`P_14_${suffix}W`, decimal(vatInPln(invoice, sum))] as Element]),
    ];
  });
}

function correctionElements({ corrects }: Invoice, ksefNumber: string | null): Element[] {
  if (corrects === null) return [];
  return [
    ["PrzyczynaKorekty", token(corrects.reason, 256)],
    [
      "DaneFaKorygowanej",
      [
        ["DataWystFaKorygowanej", corrects.issuedOn],
        ["NrFaKorygowanej", corrects.number],
        ...(ksefNumber === null
          ? [["NrKSeFN", "1"] as Element]
          : ([
              ["NrKSeF", "1"],
              ["NrKSeFFaKorygowanej", ksefNumber],
            ] as Element[])),
      ],
    ],
  ];
}

function lineElements(invoice: Invoice): Element[] {
  const lines =
    invoice.before === null
      ? invoice.lines.map((line) => ({ line, before: false }))
      : changedLines(invoice).flatMap((pair) => [
          // What was added stood nowhere before.
          ...(pair.before.quantity === 0 && pair.before.gross === 0 ? [] : [{ line: pair.before, before: true }]),
          { line: pair.after, before: false },
        ]);
  return lines.map(({ line, before }, at) => [
    "FaWiersz",
    [
      ["NrWierszaFa", String(at + 1)],
      ["P_7", token(line.name, 512)],
      line.sku === undefined ? null : ["Indeks", token(line.sku, 50)],
      line.gtin === undefined ? null : ["GTIN", line.gtin],
      ["P_8A", "szt."],
      ["P_8B", String(line.quantity)],
      line.quantity === 0 ? null : ["P_9B", unitPrice(line)],
      line.amount === line.gross ? null : ["P_10", decimal(line.amount - line.gross)],
      ["P_11A", decimal(line.gross)],
      ["P_12", rateCodes[line.rate as VatRate]],
      invoice.currency === "pln" ? null : ["KursWaluty", withDecimals(rateOf(invoice), 4)],
      before ? ["StanPrzed", "1"] : null,
    ],
  ]);
}

const rateCodes: Record<VatRate, string> = { "23": "23", "8": "8", "5": "5", "0": "0 KR", zw: "zw" };

function paymentElement({ payment, total, before, seller }: Invoice): Element | null {
  if (before !== null || total === 0) return null;
  const account = bareNumber(seller.bankAccount);
  return [
    "Platnosc",
    [
      ...(payment.paidOn === null
        ? []
        : ([
            ["Zaplacono", "1"],
            ["DataZaplaty", payment.paidOn],
          ] as Element[])),
      ...(payment.code === "bank"
        ? [["FormaPlatnosci", "6"] as Element]
        : ([
            ["PlatnoscInna", "1"],
            ["OpisPlatnosci", token(payment.name, 256)],
          ] as Element[])),
      payment.code === "bank" && account.length >= 10 && account.length <= 34
        ? ["RachunekBankowy", [["NrRB", account]]]
        : null,
    ],
  ];
}

/** The price of one piece, to eight places where the pieces do not share evenly. */
function unitPrice({ amount, quantity }: InvoiceLine): string {
  const [whole, of] = [BigInt(amount) * 1_000_000n, BigInt(quantity)];
  return withDecimals(Number((2n * whole + of) / (2n * of)), 8).replace(/0{1,6}$/, "");
}

function withDecimals(number: number, decimals: number): string {
  const digits = String(number).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
