import type { Demand, Outcome } from "../../domain/complaint/complaint.ts";
import { orderNumberIn, type Pieces } from "../../domain/order/chosen-pieces.ts";
import type { Queryable } from "../queryable.ts";

export interface ComplaintRow {
  complaint_id: number;
  received_at: Date;
  name: string;
  email: string;
  lan_id: number;
  order_text: string;
  order_id: number | null;
  position: number | null;
  since: string;
  defect: string;
  demand: Demand;
  by_staff: boolean;
  outcome: Outcome | null;
  answer: string;
  answered_at: Date | null;
  settlement_id: number | null;
  closed_at: Date | null;
  version: number;
}

export type NewComplaint = Pick<
  ComplaintRow,
  "name" | "email" | "lan_id" | "order_text" | "position" | "since" | "defect" | "demand" | "by_staff" | "received_at"
>;

/** Enters a complaint into the register; the order is the one of that number and address, of staff's of that number alone. */
export async function saveComplaint(db: Queryable, complaint: NewComplaint): Promise<ComplaintRow> {
  const { rows } = await db.query<ComplaintRow>(
    `INSERT INTO complaints (name, email, lan_id, order_text, since, defect, demand, by_staff, received_at, order_id, position)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, o.order_id, (SELECT l.position FROM order_lines l WHERE l.order_id = o.order_id AND l.position = $11)
     FROM (VALUES (1)) one LEFT JOIN orders o ON o.order_id = $10 AND (lower(o.email) = lower($2) OR $8) RETURNING *`,
    [
      complaint.name,
      complaint.email,
      complaint.lan_id,
      complaint.order_text,
      complaint.since,
      complaint.defect,
      complaint.demand,
      complaint.by_staff,
      complaint.received_at,
      orderNumberIn(complaint.order_text),
      complaint.position,
    ],
  );
  return rows[0]!;
}

/** Keeps photos of a complaint. */
export async function saveComplaintPhotos(
  db: Queryable,
  complaintId: number,
  photos: readonly Buffer[],
): Promise<void> {
  for (const jpeg of photos)
    await db.query("INSERT INTO complaint_photos (complaint_id, jpeg) VALUES ($1, $2)", [complaintId, jpeg]);
}

/** Keeps which pieces of an order a complaint is of, as its buyer chose them. */
export async function saveComplaintLines(
  db: Queryable,
  { complaintId, orderId, pieces }: { complaintId: number; orderId: number; pieces: readonly Pieces[] },
): Promise<void> {
  await db.query(
    "INSERT INTO complaint_lines (complaint_id, order_id, position, quantity) SELECT $1, $2, * FROM unnest($3::int[], $4::int[])",
    [complaintId, orderId, pieces.map(({ position }) => position), pieces.map(({ quantity }) => quantity)],
  );
}

/** Returns which pieces of its order a complaint is of, as its buyer chose them; none of another order. */
export async function piecesOfComplaint(db: Queryable, complaintId: number): Promise<Pieces[]> {
  const { rows } = await db.query<Pieces>(
    "SELECT l.position, l.quantity FROM complaint_lines l JOIN complaints USING (complaint_id, order_id) WHERE complaint_id = $1 ORDER BY l.position",
    [complaintId],
  );
  return rows;
}

/** Returns the numbers of a complaint's photos. */
export async function photosOfComplaint(db: Queryable, complaintId: number): Promise<number[]> {
  const { rows } = await db.query<{ photo_id: number }>(
    "SELECT photo_id FROM complaint_photos WHERE complaint_id = $1 ORDER BY photo_id",
    [complaintId],
  );
  return rows.map((row) => row.photo_id);
}

/** Returns a photo of a complaint, or null. */
export async function complaintPhoto(
  db: Queryable,
  { complaintId, photoId }: { complaintId: number; photoId: number },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ jpeg: Buffer }>(
    "SELECT jpeg FROM complaint_photos WHERE complaint_id = $1 AND photo_id = $2",
    [complaintId, photoId],
  );
  return rows[0]?.jpeg ?? null;
}

/** Returns a complaint, or null. */
export async function complaintNumbered(db: Queryable, complaintId: number): Promise<ComplaintRow | null> {
  const { rows } = await db.query<ComplaintRow>("SELECT * FROM complaints WHERE complaint_id = $1", [complaintId]);
  return rows[0] ?? null;
}

/** Returns a complaint, or null; until the transaction ends nobody else changes it. */
export async function lockComplaint(db: Queryable, complaintId: number): Promise<ComplaintRow | null> {
  const { rows } = await db.query<ComplaintRow>("SELECT * FROM complaints WHERE complaint_id = $1 FOR UPDATE", [
    complaintId,
  ]);
  return rows[0] ?? null;
}

/** Returns the newest complaints, or those that are not answered or whose outcome is not carried out, the first received first; of one order or, where it is null, of all; at most two hundred. */
export async function listComplaints(
  db: Queryable,
  { view, orderId }: { view: "waiting" | "all"; orderId: number | null },
): Promise<ComplaintRow[]> {
  const { rows } = await db.query<ComplaintRow>(
    `SELECT * FROM complaints WHERE ($1 = 'all' OR closed_at IS NULL) AND ($2::bigint IS NULL OR order_id = $2)
     ORDER BY CASE WHEN $1 = 'all' THEN -complaint_id ELSE 0 END, answered_at IS NOT NULL, received_at, complaint_id LIMIT 200`,
    [view, orderId],
  );
  return rows;
}

/** Writes the decision on a complaint, and whether it is carried out; its version counts on. */
export async function updateComplaint(
  db: Queryable,
  {
    complaint_id,
    order_id,
    position,
    outcome,
    answer,
    answered_at,
    settlement_id,
    closed_at,
  }: Pick<
    ComplaintRow,
    "complaint_id" | "order_id" | "position" | "outcome" | "answer" | "answered_at" | "settlement_id" | "closed_at"
  >,
): Promise<void> {
  await db.query(
    `UPDATE complaints SET order_id = $2, position = $3, outcome = $4, answer = $5, answered_at = $6, settlement_id = $7, closed_at = $8
     WHERE complaint_id = $1`,
    [complaint_id, order_id, position, outcome, answer, answered_at, settlement_id, closed_at],
  );
}
