import { firstDayAbroad } from "../../database/books/booked-documents.ts";
import { euroRates, saveEuroRates } from "../../database/books/union-rates.ts";
import { allConfig } from "../../database/config.ts";
import type { Pool } from "../../database/connect.ts";
import { dayAway } from "../../domain/books/exchange-rates.ts";
import { daysOfQuarter, quarterOf } from "../../domain/books/quarter.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Ecb } from "../../integrations/ecb/ecb.ts";

/** The first day with rates after a quarter's last one is nearer. */
const mostDaysAfter = 9;

/**
 * Fetches what one euro cost by the European Central Bank on the last day of each quarter that is over since the shop
 * settles VAT by OSS, or on the first day after it with rates (Directive 2006/112/EC, art. 366 and 369h); none where it
 * never did. Returns how many quarters came to be known.
 */
export async function fetchEuroRates(pool: Pool, { ecb, now }: { ecb: Ecb; now: Date }): Promise<number> {
  const days = [(await allConfig(pool))["oss_since"] ?? "", (await firstDayAbroad(pool)) ?? ""];
  const since = days.filter((day) => day !== "").toSorted()[0];
  if (since === undefined) return 0;
  const today = warsawDay(now);
  const known = await euroRates(pool);
  let fetched = 0;
  for (let at = since; daysOfQuarter(quarterOf(at)).to < today; at = dayAway(daysOfQuarter(quarterOf(at)).to, 1)) {
    const quarter = quarterOf(at);
    if (known.has(quarter)) continue;
    const { to } = daysOfQuarter(quarter);
    const rates = await ecb.firstRates({ from: to, to: dayAway(to, mostDaysAfter) });
    if (rates === null) continue;
    await saveEuroRates(pool, quarter, rates);
    fetched += 1;
  }
  return fetched;
}
