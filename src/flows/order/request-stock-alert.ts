import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import {
  askForStock,
  keepStockAlert,
  piecesOfVariant,
  type StockAlert,
  stockAlertOfLink,
} from "../../database/order/stock-alerts.ts";
import { tokenDigest } from "./order-shopper.ts";
import { notifyStockIsBack } from "./notify-stock-is-back.ts";

/** Which words the shopper consented to: BACKINSTOCK_CONSENT as it stands; a change of its sense is a new version. */
const consent = "BACKINSTOCK_CONSENT 1";

export interface StockAlertAsSent {
  email: string;
  productId: number;
  /** Null for a product sold as one piece. */
  variantId: number | null;
  lanId: number;
}

/**
 * Takes the request to hear when something sold out is back: an email asks to confirm it. Returns the same
 * whether the address is known or not (guarantees, point 10); says so when it is in stock or not on sale.
 */
export async function requestStockAlert(
  pool: Pool,
  { email, productId, variantId, lanId }: StockAlertAsSent,
): Promise<"asked" | "inStock" | "unknown"> {
  return inTransaction(pool, async (db) => {
    const pieces = await piecesOfVariant(db, { productId, variantId, locked: false });
    if (pieces === null) return "unknown";
    if (pieces.quantity > 0) return "inStock";
    const link = randomBytes(24).toString("base64url");
    const due = await askForStock(db, {
      email,
      variantId: pieces.variantId,
      lanId,
      consent,
      linkSha256: tokenDigest(link),
    });
    if (due)
      await writeEmails(db, [
        {
          kind: "stockConfirm",
          recipient: email.toLowerCase(),
          lanId,
          content: { link, productId, variantId: pieces.variantId },
        },
      ]);
    return "asked";
  });
}

/** Confirms the stock alert of a link. What came back since it was asked for is told at once. Returns null for an unknown link. */
export async function confirmStockAlert(pool: Pool, link: string): Promise<StockAlert | null> {
  return inTransaction(pool, async (db) => {
    const linkSha256 = tokenDigest(link);
    const input = await stockAlertOfLink(db, linkSha256);
    if (input?.state !== "waiting") return input;
    // Whoever is just bringing the variant back is waited for, or waits: one of the two sees the other's work.
    const pieces = await piecesOfVariant(db, {
      productId: input.product_id,
      variantId: input.variant_id,
      locked: true,
    });
    await keepStockAlert(db, input.wish_id);
    const told = pieces !== null && pieces.quantity > 0 ? await notifyStockIsBack(db, [input.product_id]) : 0;
    return { ...input, state: told > 0 ? "told" : "confirmed" };
  });
}
