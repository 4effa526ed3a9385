/** Files by which a bank is told to pay several transfers. */
import { csvLine } from "../csv.ts";
import { type Currency, decimal } from "../money.ts";

/** Money to be sent to an account; `amount` in hundredths of its currency. */
export interface OutgoingTransfer {
  iban: string;
  holder: string;
  amount: number;
  currency: Currency;
  title: string;
}

/** Whose money it is. */
export interface Payer {
  iban: string;
  name: string;
  street: string;
  city: string;
}

/** Returns whether a Polish bank's domestic file can pay it: złoty to an account in Poland. */
export function isDomestic({ iban, currency }: Pick<OutgoingTransfer, "iban" | "currency">): boolean {
  return currency === "pln" && iban.startsWith("PL");
}

/**
 * Returns a file in the format Elixir-O that every Polish bank's business account reads, a line for each domestic
 * transfer, to be paid on a day, `2026-11-28`. In letters without diacritics: banks disagree on the encoding of the
 * others, and all read these.
 */
export function elixirFile(payer: Payer, transfers: readonly OutgoingTransfer[], day: string): string {
  const from = payer.iban.slice(2);
  return transfers
    .filter(isDomestic)
    .map(({ iban, holder, amount, title }) => {
      const to = iban.slice(2);
      return [
        "110",
        day.replaceAll("-", ""),
        amount,
        sortCode(from),
        0,
        quoted(from),
        quoted(to),
        quoted(parts([payer.name, payer.street, payer.city])),
        quoted(parts([holder])),
        0,
        sortCode(to),
        quoted(parts([title])),
        '""',
        '""',
        '"51"',
      ];
    })
    .map((fields) => `${fields.join(",")}\r\n`)
    .join("");
}

/** Returns the same for a spreadsheet or a bank that reads none of the above: UTF-8 with its mark, fields between semicolons, sums with a comma. No field begins a formula. */
export function transferTable(transfers: readonly OutgoingTransfer[], head: readonly string[]): string {
  const rows = transfers.map(({ iban, holder, amount, currency, title }) => [
    iban,
    holder,
    decimal(amount).replace(".", ","),
    currency.toUpperCase(),
    title,
  ]);
  return `\uFEFF${[head, ...rows].map((row) => `${csvLine(row, ";")}\r\n`).join("")}`;
}

/** The bank's number in a Polish account number of 26 digits. */
function sortCode(account: string): string {
  return account.slice(2, 10);
}

/** Up to four parts of 35 letters: a longer one goes on in the next. */
function parts(said: readonly string[]): string {
  const cut = said.flatMap((text) => plain(text).match(/.{1,35}/g) ?? []);
  return cut.slice(0, 4).join("|");
}

function plain(text: string): string {
  return text
    .replace(/[łŁøØđĐßæÆœŒ]/g, (letter) => letters[letter]!)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[^A-Za-z0-9 .,:;()/+&@-]/g, " ")
    .replace(/ +/g, " ")
    .trim();
}

const letters: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
};

function quoted(text: string): string {
  return `"${text}"`;
}
