import { saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { seedDelivery } from "../database/delivery/delivery-seed.ts";
import { countries, payments, preferred, zones } from "../domain/delivery/zones.ts";

/** Gives an empty shop what every shop begins with: delivery, rates and settings (specification, point 9). Does nothing to one that has them, and answers whether it did. */
export async function prepareShop(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('prepare-shop', 0))");
    if (!(await seedDelivery(db, { zones, payments, countries }))) return false;
    for (const [code, content] of Object.entries(firstConfig)) await saveConfig(db, code, content);
    return true;
  });
}

const firstConfig = {
  eur_rate: "4.25",
  gbp_rate: "5.10",
  usd_rate: "4",
  build_date: "",
  currencies: "pln,eur,gbp",
  preferred_payment: preferred.paymentCode,
  preferred_shipping: preferred.shippingCode,
  shop_name: "Bruk",
};
