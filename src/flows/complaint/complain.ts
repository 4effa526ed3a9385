import type { ComplaintAsSent } from "../../contract/complaint.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { isEmail } from "../../domain/field-rules.ts";
import type { LanId } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { enterComplaint } from "./enter-complaint.ts";

export type ComplaintTrouble = { code: RefusalCode; about: "name" | "order" | "email" | "defect" };

/** Returns what a complaint lacks: a name, which order, where to answer, what is wrong; null: nothing. */
export function complaintTrouble({ name, order, email, defect }: ComplaintAsSent): ComplaintTrouble | null {
  const missing = name === "" ? "name" : order === "" ? "order" : defect === "" ? "defect" : null;
  if (missing !== null) return { code: "COMPLAINT_INCOMPLETE", about: missing };
  return isEmail(email) ? null : { code: "EMAIL_INVALID", about: "email" };
}

/** Takes a shopper's complaint with its photos, in a transaction of its own. Returns when it was received, in Warsaw, and its number. */
export async function complain(
  pool: Pool,
  sent: ComplaintAsSent,
  { photos, lanId, shopEmail, now }: { photos: readonly Buffer[]; lanId: LanId; shopEmail: string; now: Date },
): Promise<{ number: number; at: string }> {
  return inTransaction(pool, async (db) => {
    const row = await enterComplaint(db, {
      complaint: {
        name: sent.name,
        email: sent.email,
        lan_id: lanId,
        order_text: sent.order,
        position: null,
        since: sent.since,
        defect: sent.defect,
        demand: sent.demand,
        by_staff: false,
        received_at: now,
      },
      photos,
      shopEmail,
    });
    return { number: row.complaint_id, at: warsawTime(row.received_at) };
  });
}
