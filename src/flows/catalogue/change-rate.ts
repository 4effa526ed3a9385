import { saveConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";

/** Sets how many PLN a unit of a currency costs: a decimal text such as '4.25' (specification, point 9). Every page shows it. */
export async function changeRate(
  pool: Pool,
  { currency, rate }: { currency: "eur" | "gbp" | "usd"; rate: string },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await saveConfig(db, `${currency}_rate`, rate);
    await invalidateCacheTags(db, ["config"]);
  });
}
