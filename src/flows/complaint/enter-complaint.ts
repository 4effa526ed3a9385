import {
  type ComplaintRow,
  type NewComplaint,
  saveComplaint,
  saveComplaintPhotos,
} from "../../database/complaint/complaints.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { answerDue } from "../../domain/complaint/complaint.ts";
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
    shopEmail,
  }: { complaint: NewComplaint; photos: readonly Buffer[]; /** Null: the shop knows. */ shopEmail: string | null },
): Promise<ComplaintRow> {
  const row = await saveComplaint(db, complaint);
  await saveComplaintPhotos(db, row.complaint_id, photos);
  const content = {
    number: row.complaint_id,
    name: row.name,
    email: row.email,
    order: row.order_text,
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
