import * as v from "valibot";
import { type RatedCurrency, ratedCurrencies, type RateTable } from "../../domain/books/exchange-rates.ts";
import type { BookedDays } from "../../domain/books/month.ts";

/** The National Bank of Poland. */
export interface Nbp {
  /** Returns the tables of average rates published on some days, both included, at most 93: none where none was. Throws where the bank cannot be asked, or answers with anything else. */
  tables(days: BookedDays): Promise<RateTable[]>;
}

const answer = v.array(
  v.object({
    table: v.literal("A"),
    no: v.pipe(v.string(), v.regex(/^\d{1,3}\/A\/NBP\/\d{4}$/)),
    effectiveDate: v.pipe(v.string(), v.isoDate()),
    rates: v.array(v.object({ code: v.string(), mid: v.pipe(v.number(), v.minValue(0)) })),
  }),
);

/** Opens the bank's interface, `https://api.nbp.pl`: `url` is its host without a trailing slash, `patience` milliseconds. */
export function openNbp({ url, patience = 10_000 }: { url: string; patience?: number }): Nbp {
  return {
    async tables({ from, to }) {
      const reply = await fetch(`${url}/api/exchangerates/tables/a/${from}/${to}/?format=json`, {
        headers: { accept: "application/json", "user-agent": "Bruk" },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      // So it says that there is no table on any of these days.
      if (reply.status === 404 && /NotFound/.test(await reply.text())) return [];
      if (!reply.ok) throw new Error(`The National Bank answered ${reply.status}`);
      return v.parse(answer, await reply.json()).map(({ no, effectiveDate, rates }) => {
        if (effectiveDate < from || effectiveDate > to)
          throw new Error(`The National Bank answered with a table of ${effectiveDate}`);
        return { day: effectiveDate, number: no, rates: ratesOf(rates) };
      });
    },
  };
}

function ratesOf(rates: readonly { code: string; mid: number }[]): RateTable["rates"] {
  const found: RateTable["rates"] = {};
  for (const { code, mid } of rates) {
    const currency = code.toLowerCase();
    if (isRated(currency) && mid > 0) found[currency] = Math.round(mid * 10_000);
  }
  return found;
}

function isRated(currency: string): currency is RatedCurrency {
  return (ratedCurrencies as readonly string[]).includes(currency);
}
