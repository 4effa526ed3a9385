import type { Pool } from "../../database/connect.ts";
import { changeConfig } from "../change-config.ts";

/** Sets by the command line how many PLN a unit of a currency costs: a decimal text such as '4.25' (specification, point 9). Every page shows it. */
export async function changeRate(
  pool: Pool,
  { currency, rate }: { currency: "eur" | "gbp" | "usd"; rate: string },
): Promise<void> {
  if (!(await changeConfig(pool, { code: `${currency}_rate`, content: rate }))) throw new Error(`'${rate}' is no rate`);
}
