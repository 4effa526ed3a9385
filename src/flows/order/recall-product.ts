import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { buyersToTell, pictureOf } from "../../database/order/recalled-orders.ts";
import { type LanCode, languageOf } from "../../domain/language.ts";
import type { RecallNotice } from "../../domain/order/recall-notice.ts";

/** A notice in the shop's languages; Polish is never missing. */
export type SaidNotice = { pl: RecallNotice } & Partial<Record<LanCode, RecallNotice>>;

/**
 * Writes to everyone who has bought a product, or one variant of it, that it is recalled, each in the language of their
 * order, by the headings of the Union's form (Regulation (EU) 2023/988, art. 35 and 36). By the same notice nobody is
 * told twice, so it may be repeated. Returns how many emails were written.
 */
export async function recallProduct(
  pool: Pool,
  { productId, variantId = null, notice }: { productId: number; variantId?: number | null; notice: SaidNotice },
): Promise<number> {
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('recall', $1))", [productId]);
    const words = JSON.stringify(notice.pl);
    const buyers = await buyersToTell(db, { productId, variantId, words });
    const picture = await pictureOf(db, productId);
    await writeEmails(
      db,
      buyers.map(({ email, order_id, lan_id, product_name }) => ({
        kind: "recall",
        recipient: email,
        lanId: lan_id,
        content: {
          productId: String(productId),
          words,
          product: product_name,
          order: order_id,
          notice: notice[languageOf(lan_id).lanCode] ?? notice.pl,
          picture,
        },
      })),
    );
    if (buyers.length > 0) await logCommand(db, `recall ${productId}`, { entity: "product", entityId: productId });
    return buyers.length;
  });
}
