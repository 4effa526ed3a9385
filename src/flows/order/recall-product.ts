import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { buyersToTell } from "../../database/order/recalled-orders.ts";
import { languageOf, said, type Said } from "../../domain/language.ts";

/**
 * Writes to everyone who has bought a product that it is recalled, each in the language of their order: what is
 * dangerous and what to do is the operator's to say (Regulation (EU) 2023/988, art. 35 and 36). In the same words
 * nobody is told twice, so it may be repeated. Returns how many emails were written.
 */
export async function recallProduct(
  pool: Pool,
  { productId, text }: { productId: number; text: Said },
): Promise<number> {
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('recall', $1))", [productId]);
    const buyers = await buyersToTell(db, { productId, words: text.pl });
    await writeEmails(
      db,
      buyers.map(({ email, order_id, lan_id, product_name }) => ({
        kind: "recall",
        recipient: email,
        lanId: lan_id,
        content: {
          productId: String(productId),
          words: text.pl,
          product: product_name,
          order: order_id,
          text: said(text, languageOf(lan_id).lanCode),
        },
      })),
    );
    if (buyers.length > 0) await logCommand(db, `recall ${productId}`, { entity: "product", entityId: productId });
    return buyers.length;
  });
}
