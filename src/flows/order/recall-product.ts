import { createHash } from "node:crypto";
import { writeEmails } from "../../database/mail/outbox.ts";
import { buyersToTell, pictureOf } from "../../database/order/recalled-orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { type LanCode, languageOf } from "../../domain/language.ts";
import type { RecallNotice } from "../../domain/order/recall-notice.ts";

/** A notice in the shop's languages; Polish is never missing. */
export type SaidNotice = { pl: RecallNotice } & Partial<Record<LanCode, RecallNotice>>;

/**
 * Writes to everyone who has bought a product, or one variant of it, that it is recalled, each in the language of their
 * order, by the headings of the Union's form (Regulation (EU) 2023/988, art. 35 and 36), in the caller's transaction and
 * logged. By the same notice nobody is told twice, so it may be repeated. Returns how many emails were written.
 */
export async function recallProduct(
  db: Queryable,
  { productId, variantId = null, notice }: { productId: number; variantId?: number | null; notice: SaidNotice },
  log: Log,
): Promise<number> {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('recall', $1))", [productId]);
  const words = JSON.stringify(notice.pl);
  const digest = createHash("sha256").update(words).digest("base64url");
  const buyers = await buyersToTell(db, { productId, variantId, words });
  const picture = await pictureOf(db, productId);
  await writeEmails(
    db,
    buyers.map(({ email, order_id, lan_id, product_name }) => ({
      kind: "recall",
      recipient: email,
      lanId: lan_id,
      orderId: order_id,
      occasion: `recall:${productId}:${digest}`,
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
  if (buyers.length > 0)
    await log({
      act: "recallProduct",
      entity: "product",
      entityId: productId,
      after: { emails: buyers.length, variant: variantId },
    });
  return buyers.length;
}
