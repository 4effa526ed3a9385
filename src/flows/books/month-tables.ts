import { provenSales } from "../../database/books/proven-sales.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exemptionBreaks } from "../../domain/books/evidence.ts";
import { evidenceColumns, evidenceTable } from "../../domain/books/evidence-table.ts";
import type { Ledger } from "../../domain/books/ledger.ts";
import { ledgerColumns, ledgerTable } from "../../domain/books/ledger-table.ts";
import type { BookedDays } from "../../domain/books/month.ts";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import { rateText } from "../../domain/invoice/vat.ts";
import type { LanCode } from "../../domain/language.ts";

/** Returns the ledger as a table whose head is said in a language. */
export function ledgerInWords({ rows }: Pick<Ledger, "rows">, lanCode: LanCode): string {
  const t = translator(lanCode);
  return ledgerTable(rows, {
    columns: wordsOf(ledgerColumns, (column) => t(`BOOKS_LEDGER_${column.toUpperCase()}`)),
    net: (rate) => t("BOOKS_LEDGER_NET", { rate: rateText(rate) }),
    vat: (rate) => t("BOOKS_LEDGER_VAT", { rate: rateText(rate) }),
  });
}

/** Returns the evidence of some days' sales to persons as a table whose head is said in a language: who, what and by which payment, and what of it breaks the exemption from the cash register. */
export async function evidenceInWords(db: Queryable, days: BookedDays, lanCode: LanCode): Promise<string> {
  const t = translator(lanCode);
  return evidenceTable(await provenSales(db, days), {
    columns: wordsOf(evidenceColumns, (column) => t(`BOOKS_EVIDENCE_${column.toUpperCase()}`)),
    breaks: wordsOf(exemptionBreaks, (one) => t(`BOOKS_BREAK_${one.toUpperCase()}`)),
    ways: { transfer: t("BOOKS_WAY_TRANSFER"), exchange: t("BOOKS_WAY_EXCHANGE") },
  });
}

/** Returns words by their names. */
export function wordsOf<Name extends string>(
  names: readonly Name[],
  word: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;
}
