import type { ComplaintAsSent } from "../../contract/complaint.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { namedOrder } from "../../database/order/named-order.ts";
import { chosenPieces, piecesSaid } from "../../domain/order/chosen-pieces.ts";
import { isEmail } from "../../domain/field-rules.ts";
import type { LanId } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { enterComplaint } from "./enter-complaint.ts";

export type ComplaintTrouble = { code: RefusalCode; about: "name" | "order" | "email" | "defect" };

/** Returns the first thing a complaint lacks: a name, which order, where to answer, what is wrong; null: nothing. */
export function complaintTrouble({ name, order, email, defect }: ComplaintAsSent): ComplaintTrouble | null {
  if (name === "" || order === "") return { code: "COMPLAINT_INCOMPLETE", about: name === "" ? "name" : "order" };
  if (!isEmail(email)) return { code: "EMAIL_INVALID", about: "email" };
  return defect === "" ? { code: "COMPLAINT_INCOMPLETE", about: "defect" } : null;
}

/** Takes a shopper's complaint with its photos and the pieces it is of, in a transaction of its own. Returns when it was received, in Warsaw, and its number. */
export async function complain(
  pool: Pool,
  sent: ComplaintAsSent,
  { photos, lanId, shopEmail, now }: { photos: readonly Buffer[]; lanId: LanId; shopEmail: string; now: Date },
): Promise<{ number: number; at: string }> {
  return inTransaction(pool, async (db) => {
    const named = await namedOrder(db, sent);
    const chosen = chosenPieces(named?.lines ?? [], sent.pieces ?? []);
    const row = await enterComplaint(db, {
      complaint: {
        name: sent.name,
        email: sent.email,
        lan_id: lanId,
        order_text: sent.order,
        position: chosen.length === 1 ? chosen[0]!.position : null,
        since: sent.since,
        defect: sent.defect,
        demand: sent.demand,
        by_staff: false,
        received_at: now,
      },
      photos,
      chosen: { pieces: chosen, said: piecesSaid(named?.lines ?? [], chosen) },
      shopEmail,
    });
    return { number: row.complaint_id, at: warsawTime(row.received_at) };
  });
}
