import { saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";

/** What the shop says of itself, in its texts and letters and around every page. */
export const shopFacts = ["name", "company", "street", "city", "phone", "email", "hours", "nip", "regon", "krs", "court", "capital", "bdo", "bank_account"] as const;
export type ShopFact = (typeof shopFacts)[number];

/** Changes one thing the shop says of itself; pages that say it are printed anew. */
export async function describeShop(pool: Pool, { fact, content }: { fact: ShopFact; content: string }): Promise<void> {
  await inTransaction(pool, (db) => saveConfig(db, `shop_${fact}`, content));
}
