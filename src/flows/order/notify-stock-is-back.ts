import { randomBytes } from "node:crypto";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { dueStockAlerts, recordStockAlertsSent } from "../../database/order/stock-alerts.ts";
import { tokenDigest } from "./order-shopper.ts";

/**
 * Writes to everyone who waits for a variant of these products that is in stock again: once, in the
 * transaction that brought it back. Whoever changes stock upwards calls this. Returns how many emails.
 */
export async function notifyStockIsBack(db: Queryable, productIds: readonly number[]): Promise<number> {
  if (productIds.length === 0) return 0;
  const told = (await dueStockAlerts(db, productIds)).map((input) => ({
    ...input,
    link: randomBytes(24).toString("base64url"),
  }));
  if (told.length === 0) return 0;
  await recordStockAlertsSent(
    db,
    told.map((input) => ({ alertId: input.wish_id, linkSha256: tokenDigest(input.link) })),
  );
  await writeEmails(
    db,
    told.map(({ email, lan_id, product_id, variant_id, link }) => ({
      kind: "stockBack",
      recipient: email,
      lanId: lan_id,
      content: { link, productId: product_id, variantId: variant_id },
    })),
  );
  return told.length;
}
