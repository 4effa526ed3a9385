import { firstForeignSale, knownDays, saveDays } from "../../database/books/nbp-days.ts";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { dayAway, mostDaysWithout } from "../../domain/books/exchange-rates.ts";
import { currenciesSold } from "../../domain/shop-config.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Nbp } from "../../integrations/nbp/nbp.ts";

/** Days the bank tells of at once. */
const mostAtOnce = 93;

/**
 * Fetches the National Bank's tables of all days that are not known yet, from some days before the first sale in another
 * currency on, or of the last days where the shop sells in one; none where it sells in PLN alone. That a day has no table
 * is known once it is over. Returns how many days came to be known.
 */
export async function fetchRates(pool: Pool, { nbp, now }: { nbp: Nbp; now: Date }): Promise<number> {
  const today = warsawDay(now);
  const sold = await firstForeignSale(pool);
  if (sold === null && currenciesSold(await allConfig(pool)).length === 1) return 0;
  const from = dayAway(sold === null || sold > today ? today : sold, -mostDaysWithout);
  const known = await knownDays(pool, { from, to: today });
  let fetched = 0;
  for (let at = from; at <= today; at = dayAway(at, 1)) {
    if (known.has(at)) continue;
    const last = dayAway(at, mostAtOnce - 1);
    const end = last < today ? last : today;
    const tables = new Map((await nbp.tables({ from: at, to: end })).map((table) => [table.day, table]));
    const days: string[] = [];
    for (let day = at; day <= end; day = dayAway(day, 1))
      if (!known.has(day) && (day < today || tables.has(day))) days.push(day);
    await inTransaction(pool, (db) =>
      saveDays(
        db,
        days.map((day) => ({ day, table: tables.get(day) ?? null })),
      ),
    );
    fetched += days.length;
    at = end;
  }
  return fetched;
}
