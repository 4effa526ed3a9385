import {
  type ComplaintRow,
  type NewComplaint,
  saveComplaint,
  saveComplaintLines,
  saveComplaintPhotos,
} from "../../database/complaint/complaints.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { answerDue } from "../../domain/complaint/complaint.ts";
import type { Pieces } from "../../domain/order/chosen-pieces.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";

/**
 * Enters a complaint, in the caller's transaction: into the register with its moment, confirmed at once to who complains
 * on a durable medium, and told to the shop unless staff entered it themselves.
 */
export async function enterComplaint(
  db: Queryable,
  {
    complaint,
    photos,
    chosen = { pieces: [], said: "" },
    shopEmail,
  }: {
    complaint: NewComplaint;
    photos: readonly Buffer[];
    /** Pieces of its order that the buyer chose, and how they are said. */
    chosen?: { pieces: readonly Pieces[]; said: string };
    /** Null: the shop knows. */ shopEmail: string | null;
  },
): Promise<ComplaintRow> {
  const row = await saveComplaint(db, complaint);
  if (row.order_id !== null)
    await saveComplaintLines(db, { complaintId: row.complaint_id, orderId: row.order_id, pieces: chosen.pieces });
  await saveComplaintPhotos(db, row.complaint_id, photos);
  const content = {
    number: row.complaint_id,
    name: row.name,
    email: row.email,
    order: row.order_text,
    ...(chosen.said === "" ? {} : { goods: chosen.said }),
    since: row.since,
    defect: row.defect,
    demand: row.demand,
    photos: photos.length,
    at: warsawTime(row.received_at),
    due: answerDue(row.received_at),
  };
  await writeEmails(db, [
    {
      kind: "complaint",
      recipient: row.email,
      lanId: row.lan_id,
      content,
      orderId: row.order_id,
      occasion: `complaint-${row.complaint_id}`,
    },
    ...(shopEmail === null ? [] : [{ kind: "complaintForShop" as const, recipient: shopEmail, lanId: 1, content }]),
  ]);
  return row;
}
