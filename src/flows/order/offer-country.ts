import { inTransaction, type Pool } from "../../database/connect.ts";
import { type CountryRow, offerCountry as saveOffer } from "../../database/order/countries.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";

/** Switches delivery to a country on or off, and pages that name what it costs follow; returns the country, null for a code nobody has. */
export async function offerCountry(
  pool: Pool,
  offer: { code: string; because: string | null },
): Promise<CountryRow | null> {
  return inTransaction(pool, async (db) => {
    const country = await saveOffer(db, offer);
    if (country !== null) await invalidateCacheTags(db, ["config"]);
    return country;
  });
}
