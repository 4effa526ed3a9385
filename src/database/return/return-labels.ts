import type { CarrierKey, labelStates, ParcelSize } from "../../domain/parcel/label.ts";
import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

/** A label by which goods come back; its file is apart. */
export interface ReturnLabelRow {
  return_label_id: number;
  return_id: number;
  carrier: CarrierKey;
  state: (typeof labelStates)[number];
  size: ParcelSize;
  point: string | null;
  /** Grosze. */
  cost: number | null;
  asked_at: Date;
  called_at: Date | null;
  tries: number;
  external_id: string | null;
  tracking: string | null;
  code: string | null;
  problem: string | null;
  cancel_asked_at: Date | null;
  has_pdf: boolean;
}

const columns =
  "return_label_id, return_id, carrier, state, size, point, cost, asked_at, called_at, tries, external_id, tracking, code, problem, cancel_asked_at, pdf IS NOT NULL AS has_pdf";

/** Returns the labels of a return, the newest first. */
export async function returnLabelsOf(db: Queryable, returnId: number): Promise<ReturnLabelRow[]> {
  const { rows } = await db.query<ReturnLabelRow>(
    `SELECT ${columns} FROM return_labels WHERE return_id = $1 ORDER BY return_label_id DESC`,
    [returnId],
  );
  return rows;
}

/** Returns a label; null: there is none of this number. */
export async function returnLabelNumbered(db: Queryable, labelId: number): Promise<ReturnLabelRow | null> {
  const { rows } = await db.query<ReturnLabelRow>(`SELECT ${columns} FROM return_labels WHERE return_label_id = $1`, [
    labelId,
  ]);
  return rows[0] ?? null;
}

/** Writes down that a label is wanted, and has it bought; returns its number, null where the return has one that holds. */
export async function addReturnLabel(
  db: Queryable,
  { return_id, carrier, size, point, cost }: Pick<ReturnLabelRow, "return_id" | "carrier" | "size" | "point" | "cost">,
): Promise<number | null> {
  const { rows } = await db.query<{ return_label_id: number }>(
    `INSERT INTO return_labels (return_id, carrier, size, point, cost) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (return_id) WHERE state IN ('asked', 'unclear', 'bought') DO NOTHING RETURNING return_label_id`,
    [return_id, carrier, size, point, cost],
  );
  if (rows[0] === undefined) return null;
  await planReturnLabel(db, rows[0].return_label_id, 0);
  return rows[0].return_label_id;
}

/** Has the carrier asked about a label in so many seconds; of one label one such job waits. */
export async function planReturnLabel(db: Queryable, labelId: number, inSeconds: number): Promise<void> {
  await enqueueJob(db, "buyReturnLabel", { returnLabelId: labelId }, { key: `return-label-${labelId}`, inSeconds });
}

/** Says that the carrier is about to be told of a label; returns whether this is the first time. */
export async function claimReturnCall(db: Queryable, labelId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE return_labels SET called_at = now() WHERE return_label_id = $1 AND state = 'asked' AND called_at IS NULL",
    [labelId],
  );
  return rowCount === 1;
}

/** Says what came of asking: `uncalled`, the carrier certainly knows nothing of it. */
export async function recordReturnTry(
  db: Queryable,
  labelId: number,
  { problem, uncalled }: { problem: string; uncalled: boolean },
): Promise<void> {
  await db.query(
    "UPDATE return_labels SET tries = tries + 1, problem = CASE WHEN state = 'asked' THEN $2 ELSE problem END, called_at = CASE WHEN $3 THEN NULL ELSE called_at END WHERE return_label_id = $1",
    [labelId, problem, uncalled],
  );
}

/** Says that a label is bought. */
export async function recordReturnBought(
  db: Queryable,
  labelId: number,
  { externalId, tracking, code }: { externalId: string; tracking: string | null; code: string | null },
): Promise<void> {
  await db.query(
    "UPDATE return_labels SET state = 'bought', external_id = $2, tracking = $3, code = $4, tries = 0, problem = NULL WHERE return_label_id = $1 AND state = 'asked'",
    [labelId, externalId, tracking, code],
  );
}

/** Stores a label as its carrier gave it, and its number, also as that of the return where nobody has written one; returns whether it was not there. */
export async function storeReturnLabel(
  db: Queryable,
  { return_label_id, return_id }: Pick<ReturnLabelRow, "return_label_id" | "return_id">,
  { pdf, tracking }: { pdf: Buffer; tracking: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE return_labels SET pdf = $2, stored_at = now(), tracking = $3, problem = NULL WHERE return_label_id = $1 AND state = 'bought' AND stored_at IS NULL",
    [return_label_id, pdf, tracking],
  );
  if (rowCount === 0) return false;
  await db.query("UPDATE returns SET parcel = $2 WHERE return_id = $1 AND parcel = ''", [return_id, tracking]);
  return true;
}

/** Has a label end or wait for a person; returns whether it was in one of these states. */
export async function moveReturnLabel(
  db: Queryable,
  labelId: number,
  {
    from,
    to,
    problem,
  }: {
    from: readonly ReturnLabelRow["state"][];
    to: "asked" | "unclear" | "failed" | "cancelled";
    problem: string | null;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE return_labels SET state = $3, problem = $4, tries = 0 WHERE return_label_id = $1 AND state = ANY ($2)",
    [labelId, from, to, problem],
  );
  return rowCount === 1;
}

/** Says of a label that is bought what stands in its way; null: nothing does. */
export async function recordReturnProblem(db: Queryable, labelId: number, problem: string | null): Promise<void> {
  await db.query(
    "UPDATE return_labels SET problem = $2, cancel_asked_at = NULL, tries = 0 WHERE return_label_id = $1",
    [labelId, problem],
  );
}

/** Has the carrier asked to undo a label. */
export async function askToCancelReturn(db: Queryable, labelId: number): Promise<void> {
  await db.query(
    "UPDATE return_labels SET cancel_asked_at = now(), problem = NULL, tries = 0 WHERE return_label_id = $1",
    [labelId],
  );
  await planUndoingReturn(db, labelId, 0);
}

/** Has the carrier asked to undo a label in so many seconds. */
export async function planUndoingReturn(db: Queryable, labelId: number, inSeconds: number): Promise<void> {
  const key = `return-label-undone-${labelId}`;
  await enqueueJob(db, "cancelReturnLabel", { returnLabelId: labelId }, { key, inSeconds });
}

/** Returns the orders with a label of a return that waits for a carrier since before a moment, or for one to undo it. */
export async function ordersOfWaitingReturns(db: Queryable, before: Date): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT order_id FROM return_labels l JOIN returns r USING (return_id)
     WHERE (l.state = 'asked' AND l.asked_at < $1) OR (l.state = 'bought' AND l.cancel_asked_at < $1)
       OR (l.state = 'bought' AND l.problem IS NULL AND l.stored_at IS NULL AND l.code IS NULL AND r.state = 'announced' AND l.asked_at < $1)
     ORDER BY order_id`,
    [before],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the file of a label that holds, of an order; null: it is not there. */
export async function returnLabelPdf(
  db: Queryable,
  { orderId, labelId }: { orderId: number; labelId: number },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ pdf: Buffer | null }>(
    "SELECT pdf FROM return_labels JOIN returns USING (return_id) WHERE order_id = $1 AND return_label_id = $2 AND return_labels.state = 'bought'",
    [orderId, labelId],
  );
  return rows[0]?.pdf ?? null;
}

/** Forgets files of labels that were long printed. */
export async function forgetReturnLabels(db: Queryable): Promise<void> {
  await db.query(
    "UPDATE return_labels SET pdf = NULL WHERE pdf IS NOT NULL AND stored_at < now() - interval '60 days'",
  );
}

/** Returns the orders with a label of a return a person must see to: nobody knows whether it was bought, it was refused and there is no other, or it cannot be had or undone. */
export async function ordersOfStuckReturns(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT order_id FROM return_labels l JOIN returns r USING (return_id) WHERE l.state = 'unclear'
       OR (l.state = 'bought' AND l.problem IS NOT NULL)
       OR (l.state = 'failed' AND r.state = 'announced' AND NOT EXISTS (SELECT FROM return_labels n WHERE n.return_id = l.return_id AND n.return_label_id > l.return_label_id))
     ORDER BY order_id`,
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns what the goods of a return weigh in grams (0: nobody has said), and what they were sold for, in hundredths of the order's currency. */
export async function returnedGoods(db: Queryable, returnId: number): Promise<{ weight: number; worth: number }> {
  const { rows } = await db.query<{ weight: number; worth: number }>(
    `SELECT coalesce(sum(l.expected * coalesce(v.weight, g.weight, 0)), 0)::int AS weight, coalesce(sum(round(o.amount::numeric * l.expected / o.quantity)), 0)::int AS worth
     FROM return_lines l JOIN returns r USING (return_id) JOIN order_lines o ON o.order_id = r.order_id AND o.position = l.position
     JOIN variants v USING (variant_id) JOIN products g ON g.product_id = v.product_id WHERE l.return_id = $1`,
    [returnId],
  );
  return rows[0]!;
}
