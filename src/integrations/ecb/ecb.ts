import { parse } from "csv-parse/sync";
import type { EuroRates } from "../../domain/books/oss.ts";
import type { BookedDays } from "../../domain/books/month.ts";

/** The European Central Bank. */
export interface Ecb {
  /** Returns the rates of the first of some days, both included, on which it told those of zloty, pound and dollar; null: of none yet. Throws where the bank cannot be asked, or answers with anything else. */
  firstRates(days: BookedDays): Promise<EuroRates | null>;
}

/** Opens the bank's interface, `https://data-api.ecb.europa.eu`: `url` is its host without a trailing slash, `patience` milliseconds. */
export function openEcb({ url, patience = 10_000 }: { url: string; patience?: number }): Ecb {
  return {
    async firstRates({ from, to }) {
      const reply = await fetch(
        `${url}/service/data/EXR/D.PLN+GBP+USD.EUR.SP00.A?startPeriod=${from}&endPeriod=${to}&format=csvdata`,
        {
          headers: { accept: "text/csv", "user-agent": "Bruk" },
          redirect: "error",
          signal: AbortSignal.timeout(patience),
        },
      );
      if (!reply.ok) throw new Error(`The European Central Bank answered ${reply.status}`);
      const text = await reply.text();
      // So it says that there are no rates of any of these days.
      if (text.trim() === "") return null;
      const days = new Map<string, Partial<Record<string, number>>>();
      for (const { CURRENCY, TIME_PERIOD, OBS_VALUE } of rowsOf(text)) {
        const rate = Math.round(Number(OBS_VALUE) * 100_000);
        if (CURRENCY === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(TIME_PERIOD ?? "") || !(rate > 0))
          throw new Error("The European Central Bank answered with something else than rates");
        if (TIME_PERIOD! < from || TIME_PERIOD! > to)
          throw new Error(`The European Central Bank answered with rates of ${TIME_PERIOD}`);
        days.set(TIME_PERIOD!, { ...days.get(TIME_PERIOD!), [CURRENCY]: rate });
      }
      const [day] = [...days.keys()].toSorted();
      const { PLN: pln, GBP: gbp, USD: usd } = days.get(day ?? "") ?? {};
      return day === undefined || pln === undefined || gbp === undefined || usd === undefined
        ? null
        : { day, pln, gbp, usd };
    },
  };
}

function rowsOf(text: string): Record<string, string | undefined>[] {
  const rows: Record<string, string | undefined>[] = parse(text, { bom: true, columns: true, skip_empty_lines: true });
  if (rows.length === 0 || rows[0]!["OBS_VALUE"] === undefined)
    throw new Error("The European Central Bank answered with something else than rates");
  return rows;
}
