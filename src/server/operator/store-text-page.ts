import { randomBytes } from "node:crypto";
import { previewMinutes, previewPagePath } from "../../contract/operator/previews.ts";
import { storePreview } from "../../database/staff/previews.ts";
import type { Queryable } from "../../database/queryable.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";

/** Stores a page drawn of a text for the session that asked for it; returns where it lies for some minutes. */
export async function storeTextPage(db: Queryable, sessionId: number, html: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await storePreview(db, {
    tokenSha256: tokenDigest(token),
    sessionId,
    permission: "content.edit",
    html,
    minutes: previewMinutes,
  });
  return previewPagePath + token;
}
