import type { CarrierKey, ParcelStep } from "../../domain/parcel/label.ts";
import type { Queryable } from "../queryable.ts";

/** Minutes between two questions about one parcel. */
const pace = 30;
/** Days after which nobody asks for a parcel any more. */
const longest = 60;

export interface StepRow {
  parcel_id: number;
  event_id: string;
  /** The carrier's own. */
  code: string;
  step: ParcelStep;
  at: Date;
}

/** A label whose parcel is looked for. */
export interface TrackedLabel {
  label_id: number;
  order_id: number;
  parcel_id: number;
  carrier: CarrierKey;
  tracking: string;
  /** As the carrier calls its shipment. */
  external_id: string;
}

/** Returns what carriers have told of an order's parcels, in the order of time. */
export async function stepsOf(db: Queryable, orderId: number): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow>(
    "SELECT s.* FROM parcel_steps s JOIN parcels USING (parcel_id) WHERE order_id = $1 ORDER BY s.at, s.event_id",
    [orderId],
  );
  return rows;
}

/** Writes down steps of a parcel; returns whether one of them is new. */
export async function addSteps(
  db: Queryable,
  parcelId: number,
  steps: readonly Omit<StepRow, "parcel_id">[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO parcel_steps (parcel_id, event_id, code, step, at)
     SELECT $1, left(event_id, 200), left(code, 100), step, at FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) AS t (event_id, code, step, at)
     WHERE event_id <> '' AND code <> '' ON CONFLICT DO NOTHING`,
    [
      parcelId,
      steps.map(({ event_id }) => event_id),
      steps.map(({ code }) => code),
      steps.map(({ step }) => step),
      steps.map(({ at }) => at),
    ],
  );
  return (rowCount ?? 0) > 0;
}

/** Takes so many labels whose parcels are to be asked for now, those that wait longest first: nobody else takes them before their next turn. */
export async function claimTracked(db: Queryable, most: number): Promise<TrackedLabel[]> {
  const { rows } = await db.query<TrackedLabel>(
    `UPDATE labels SET track_at = CASE WHEN asked_at > now() - make_interval(days => $2) THEN now() + make_interval(mins => $3) END
     WHERE label_id IN (SELECT label_id FROM labels WHERE track_at <= now() AND ${isTracked} ORDER BY track_at, label_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING ${told}`,
    [most, longest, pace],
  );
  return rows;
}

/** Has nobody ask a carrier for so many seconds: parcels that were taken and not asked for have the first turn after it, all others whose turn came sooner a minute later. */
export async function restCarrier(
  db: Queryable,
  { carrier, unasked, seconds }: { carrier: CarrierKey; unasked: readonly number[]; seconds: number },
): Promise<void> {
  await db.query(
    `UPDATE labels SET track_at = now() + make_interval(secs => $3::int + CASE WHEN label_id = ANY ($2) THEN 0 ELSE 60 END)
     WHERE label_id IN (SELECT label_id FROM labels WHERE carrier = $1 AND track_at IS NOT NULL
       AND (label_id = ANY ($2) OR track_at <= now() + make_interval(secs => $3::int)) ORDER BY label_id FOR UPDATE SKIP LOCKED)`,
    [carrier, unasked, seconds],
  );
}

/** Returns a label whose parcel can be asked for; null: it cannot. */
export async function trackedLabel(db: Queryable, labelId: number): Promise<TrackedLabel | null> {
  const { rows } = await db.query<TrackedLabel>(`SELECT ${told} FROM labels WHERE label_id = $1 AND ${isTracked}`, [
    labelId,
  ]);
  return rows[0] ?? null;
}

const told =
  "label_id, order_id, coalesce(parcel_id, 0) AS parcel_id, carrier, coalesce(tracking, '') AS tracking, coalesce(external_id, '') AS external_id";
const isTracked = "state = 'bought' AND parcel_id IS NOT NULL AND tracking IS NOT NULL";

/** Has nobody ask for a parcel any more. */
export async function stopTracking(db: Queryable, labelId: number): Promise<void> {
  await db.query("UPDATE labels SET track_at = NULL WHERE label_id = $1", [labelId]);
}

/** Returns the label a carrier's news is about: by its number, by the carrier's own name of it, or by our reference, `ORDER-LABEL`. */
export async function labelToldOf(
  db: Queryable,
  { numbers, references }: { numbers: readonly string[]; references: readonly string[] },
): Promise<number | null> {
  const { rows } = await db.query<{ label_id: number }>(
    `SELECT label_id FROM labels WHERE state = 'bought' AND (tracking = ANY ($1) OR external_id = ANY ($1) OR (order_id || '-' || label_id = ANY ($2) AND label_id::text = ANY ($3)))
     ORDER BY label_id DESC LIMIT 1`,
    [numbers, references, references.map((one) => one.split("-").at(-1))],
  );
  return rows[0]?.label_id ?? null;
}

/** Returns the orders on their way with a parcel whose carrier's last word of sixty days is that something is wrong. */
export async function ordersOfParcelsAstray(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT o.order_id FROM parcels p JOIN orders o USING (order_id)
     WHERE o.status IN ('packed', 'sent') AND 'trouble' = (SELECT step FROM parcel_steps s WHERE s.parcel_id = p.parcel_id AND s.at > now() - make_interval(days => $1)
       ORDER BY s.at DESC, s.event_id DESC LIMIT 1) ORDER BY o.order_id`,
    [longest],
  );
  return rows.map(({ order_id }) => order_id);
}
