import { randomBytes } from "node:crypto";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeLetters } from "../../database/mail/outbox.ts";
import {
  askForStock,
  confirmWish,
  piecesOfVariant,
  type StockWish,
  wishOfLink,
} from "../../database/order/stock-alerts.ts";
import { tokenDigest } from "./order-shopper.ts";
import { tellStockIsBack } from "./notify-stock-is-back.ts";

/** Which words the shopper consented to: BACKINSTOCK_CONSENT as it stands; a change of its sense is a new version. */
const consent = "BACKINSTOCK_CONSENT 1";

export interface StockWishAsSent {
  email: string;
  productId: number;
  /** Null for a product sold as one piece. */
  variantId: number | null;
  lanId: number;
}

/**
 * Takes the wish to hear when something sold out is back: a letter asks to confirm it. Answers the same
 * whether the address is known or not (guarantees, point 10); says so when it is in stock or not on sale.
 */
export async function wishForStock(
  pool: Pool,
  { email, productId, variantId, lanId }: StockWishAsSent,
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
      await writeLetters(db, [
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

/** Confirms the wish of a link. What came back since it was asked for is told at once. Answers null for an unknown link. */
export async function confirmStockWish(pool: Pool, link: string): Promise<StockWish | null> {
  return inTransaction(pool, async (db) => {
    const linkSha256 = tokenDigest(link);
    const wish = await wishOfLink(db, linkSha256);
    if (wish?.state !== "waiting") return wish;
    // Whoever is just bringing the variant back is waited for, or waits: one of the two sees the other's work.
    const pieces = await piecesOfVariant(db, { productId: wish.product_id, variantId: wish.variant_id, locked: true });
    await confirmWish(db, wish.wish_id);
    const told = pieces !== null && pieces.quantity > 0 ? await tellStockIsBack(db, [wish.product_id]) : 0;
    return { ...wish, state: told > 0 ? "told" : "confirmed" };
  });
}
