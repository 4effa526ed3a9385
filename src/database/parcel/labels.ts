// One long file: all that is asked of labels and their files.
import type { PickupTime } from "../../domain/parcel/apaczka-service.ts";
import type { CarrierKey, LabelFormat, labelStates, ParcelSize } from "../../domain/parcel/label.ts";
import { enqueueJob } from "../job-kinds.ts";
import type { Queryable } from "../queryable.ts";

/** Days for which a label can be printed again; it names its buyer. */
const storedDays = 60;

export interface LabelRow {
  label_id: number;
  order_id: number;
  /** Null: the parcel was unpacked. */
  parcel_id: number | null;
  carrier: CarrierKey;
  state: (typeof labelStates)[number];
  deduplication_id: string;
  size: ParcelSize;
  /** Grams. */
  weight: number;
  point: string | null;
  /** Grosze. */
  cod: number | null;
  insurance: number | null;
  asked_at: Date;
  called_at: Date | null;
  tries: number;
  external_id: string | null;
  tracking: string | null;
  problem: string | null;
  cancel_asked_at: Date | null;
  /** When the carrier is asked next where its parcel is; null: it is not asked. */
  track_at: Date | null;
  /** The courier who was asked to fetch it; null: none. */
  pickup_id: number | null;
  /** Of Apaczka's: by which of its services, and what that is called; null: it is not Apaczka's. */
  service: string | null;
  service_name: string | null;
  /** A courier is asked for together with it, at a time that may still be to choose. */
  by_courier: boolean;
  /** A day in Warsaw, and hours as `HH:MM`. */
  pickup_date: string | null;
  pickup_from: string | null;
  pickup_to: string | null;
}

/** Returns when a courier comes for a label's parcel; null: none was asked for with it, or the time is still to choose. */
export function pickupOf({
  pickup_date: date,
  pickup_from: from,
  pickup_to: to,
}: Pick<LabelRow, "pickup_date" | "pickup_from" | "pickup_to">): PickupTime | null {
  return date === null || from === null || to === null ? null : { date, from, to };
}

/** Returns the labels of an order, the newest first, with the formats there are of each. */
export async function labelsOf(db: Queryable, orderId: number): Promise<(LabelRow & { formats: LabelFormat[] })[]> {
  const { rows } = await db.query<LabelRow & { formats: LabelFormat[] }>(
    `SELECT l.*, ARRAY(SELECT format FROM label_files f WHERE f.label_id = l.label_id ORDER BY format) AS formats
     FROM labels l WHERE order_id = $1 ORDER BY label_id DESC`,
    [orderId],
  );
  return rows;
}

/** Returns a label; null: there is none of this number. */
export async function labelNumbered(db: Queryable, labelId: number): Promise<LabelRow | null> {
  const { rows } = await db.query<LabelRow>("SELECT * FROM labels WHERE label_id = $1", [labelId]);
  return rows[0] ?? null;
}

/** What is said of a label when it is asked for. */
export type NewLabel = Pick<
  LabelRow,
  | "order_id"
  | "parcel_id"
  | "carrier"
  | "size"
  | "weight"
  | "point"
  | "cod"
  | "insurance"
  | "service"
  | "service_name"
  | "by_courier"
  | "pickup_date"
  | "pickup_from"
  | "pickup_to"
>;

/** Writes down that a label is wanted, and has it bought; returns its number, null where the parcel has one that holds. */
export async function addLabel(
  db: Queryable,
  label: Omit<NewLabel, "parcel_id"> & { parcel_id: number },
): Promise<number | null> {
  const { order_id, parcel_id, carrier, size, weight, point, cod, insurance } = label;
  const { service, service_name, by_courier, pickup_date, pickup_from, pickup_to } = label;
  const { rows } = await db.query<{ label_id: number }>(
    `INSERT INTO labels (order_id, parcel_id, carrier, size, weight, point, cod, insurance, service, service_name, by_courier, pickup_date, pickup_from, pickup_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (parcel_id) WHERE state IN ('asked', 'unclear', 'bought') DO NOTHING RETURNING label_id`,
    [
      order_id,
      parcel_id,
      carrier,
      size,
      weight,
      point,
      cod,
      insurance,
      service,
      service_name,
      by_courier,
      pickup_date,
      pickup_from,
      pickup_to,
    ],
  );
  if (rows[0] === undefined) return null;
  await planLabel(db, rows[0].label_id, 0);
  return rows[0].label_id;
}

/** Has the carrier asked about a label in so many seconds; of one label one such job waits. */
export async function planLabel(db: Queryable, labelId: number, inSeconds: number): Promise<void> {
  await enqueueJob(db, "buyLabel", { labelId }, { key: `label-${labelId}`, inSeconds });
}

/** Says that the carrier is about to be told of a label; returns whether this is the first time. */
export async function claimCall(db: Queryable, labelId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE labels SET called_at = now() WHERE label_id = $1 AND state = 'asked' AND called_at IS NULL",
    [labelId],
  );
  return rowCount === 1;
}

/** Chooses when a courier comes for the parcel of a label whose carrier was not told yet. */
export async function choosePickup(db: Queryable, labelId: number, { date, from, to }: PickupTime): Promise<void> {
  await db.query(
    "UPDATE labels SET pickup_date = $2, pickup_from = $3, pickup_to = $4 WHERE label_id = $1 AND called_at IS NULL",
    [labelId, date, from, to],
  );
}

/** Says what came of asking: `uncalled`, the carrier certainly knows nothing of it. */
export async function recordTry(
  db: Queryable,
  labelId: number,
  { problem, uncalled = false }: { problem: string; uncalled?: boolean },
): Promise<void> {
  await db.query(
    "UPDATE labels SET tries = tries + 1, problem = CASE WHEN state = 'asked' THEN $2 ELSE problem END, called_at = CASE WHEN $3 THEN NULL ELSE called_at END WHERE label_id = $1",
    [labelId, problem, uncalled],
  );
}

/** Says that a label is bought. */
export async function recordBought(
  db: Queryable,
  labelId: number,
  { externalId, tracking }: { externalId: string; tracking: string | null },
): Promise<void> {
  await db.query(
    "UPDATE labels SET state = 'bought', external_id = $2, tracking = coalesce($3, tracking), tries = 0, problem = NULL WHERE label_id = $1 AND state = 'asked'",
    [labelId, externalId, tracking],
  );
}

/** Says that a label's number is known, and that its parcel goes under it: from now on the carrier is asked where it is. */
export async function recordTracking(
  db: Queryable,
  { label_id, parcel_id }: Pick<LabelRow, "label_id" | "parcel_id">,
  { tracking, carrier }: { tracking: string; carrier: string },
): Promise<void> {
  await db.query("UPDATE labels SET tracking = $2, track_at = coalesce(track_at, now()) WHERE label_id = $1", [
    label_id,
    tracking,
  ]);
  await db.query(
    "UPDATE parcels SET tracking = $2, carrier = coalesce(carrier, $3) WHERE parcel_id = $1 AND sent_at IS NULL AND tracking IS DISTINCT FROM $2",
    [parcel_id, tracking, carrier],
  );
}

/** Has a label end or wait for a person; returns whether it was in one of these states. */
export async function moveLabel(
  db: Queryable,
  labelId: number,
  {
    from,
    to,
    problem,
  }: { from: readonly LabelRow["state"][]; to: "asked" | "unclear" | "failed" | "cancelled"; problem: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "UPDATE labels SET state = $3, problem = $4, tries = 0 WHERE label_id = $1 AND state = ANY ($2)",
    [labelId, from, to, problem],
  );
  return rowCount === 1;
}

/** Says of a label that is bought what stands in its way; null: nothing does, and it is asked for anew. */
export async function recordProblem(db: Queryable, labelId: number, problem: string | null): Promise<void> {
  await db.query(
    "UPDATE labels SET problem = $2, cancel_asked_at = NULL, tries = CASE WHEN $2::text IS NULL THEN 0 ELSE tries END WHERE label_id = $1",
    [labelId, problem],
  );
}

/** Has the carrier asked to undo a label. */
export async function askToCancel(db: Queryable, labelId: number): Promise<void> {
  await db.query("UPDATE labels SET cancel_asked_at = now(), problem = NULL, tries = 0 WHERE label_id = $1", [labelId]);
  await planUndoing(db, labelId, 0);
}

/** Has the carrier asked to undo a label in so many seconds. */
export async function planUndoing(db: Queryable, labelId: number, inSeconds: number): Promise<void> {
  await enqueueJob(db, "cancelLabel", { labelId }, { key: `label-undone-${labelId}`, inSeconds });
}

/** Takes the number of a label that is undone away from its parcel. */
export async function forgetTracking(db: Queryable, { parcel_id, tracking }: LabelRow): Promise<void> {
  await db.query("UPDATE parcels SET tracking = NULL WHERE parcel_id = $1 AND sent_at IS NULL AND tracking = $2", [
    parcel_id,
    tracking,
  ]);
}

/** Returns the formats a label is stored in. */
export async function storedFormats(db: Queryable, labelId: number): Promise<LabelFormat[]> {
  const { rows } = await db.query<{ format: LabelFormat }>("SELECT format FROM label_files WHERE label_id = $1", [
    labelId,
  ]);
  return rows.map(({ format }) => format);
}

/** Stores a label as the carrier gave it; the first of a format stays. */
export async function storeLabelFile(
  db: Queryable,
  labelId: number,
  { format, bytes }: { format: LabelFormat; bytes: Buffer },
): Promise<void> {
  await db.query("INSERT INTO label_files (label_id, format, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
    labelId,
    format,
    bytes,
  ]);
}

/** Returns a label of an order in a format; null: it is not there. */
export async function labelFile(
  db: Queryable,
  { orderId, labelId, format }: { orderId: number; labelId: number; format: LabelFormat },
): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    "SELECT bytes FROM label_files JOIN labels USING (label_id) WHERE order_id = $1 AND label_id = $2 AND format = $3",
    [orderId, labelId, format],
  );
  return rows[0]?.bytes ?? null;
}

/** Returns the labels of parcels of orders, in the order the orders are named in, each as PDF on A6. */
export async function labelFilesOf(db: Queryable, orderIds: readonly number[]): Promise<Buffer[]> {
  const { rows } = await db.query<{ bytes: Buffer }>(
    `SELECT bytes FROM label_files JOIN labels USING (label_id)
     WHERE order_id = ANY ($1) AND state = 'bought' AND parcel_id IS NOT NULL AND format = 'A6' ORDER BY array_position($1, order_id), label_id`,
    [orderIds],
  );
  return rows.map(({ bytes }) => bytes);
}

/** How far the labels of an order are: how many there are to print, how many are on their way, and what stands in the way of another. */
export interface LabelsDone {
  order_id: number;
  ready: number;
  waiting: number;
  problem: string | null;
}

/** Returns how far the labels of orders are; an order without any is not among them. */
export async function labelsDone(db: Queryable, orderIds: readonly number[]): Promise<LabelsDone[]> {
  const { rows } = await db.query<LabelsDone>(
    `SELECT order_id, count(*) FILTER (WHERE printable)::int AS ready,
       count(*) FILTER (WHERE NOT printable AND (state = 'asked' OR (state = 'bought' AND problem IS NULL)))::int AS waiting,
       (array_agg(problem ORDER BY label_id DESC) FILTER (WHERE NOT printable AND state <> 'asked' AND problem IS NOT NULL))[1] AS problem
     FROM (SELECT l.*, state = 'bought' AND EXISTS (SELECT FROM label_files f WHERE f.label_id = l.label_id AND format = 'A6') AS printable,
         row_number() OVER (PARTITION BY parcel_id ORDER BY label_id DESC) AS nth
       FROM labels l WHERE order_id = ANY ($1) AND parcel_id IS NOT NULL) newest WHERE nth = 1 GROUP BY order_id ORDER BY array_position($1, order_id)`,
    [orderIds],
  );
  return rows;
}

/** Forgets labels that are long printed. */
export async function forgetLabelFiles(db: Queryable): Promise<void> {
  await db.query("DELETE FROM label_files WHERE stored_at < now() - make_interval(days => $1)", [storedDays]);
}

/** Returns the orders with a label a person must see to: nobody knows whether it was bought, its parcel is gone, it was refused and there is no other, or it cannot be printed or undone. */
export async function ordersOfStuckLabels(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT order_id FROM labels l WHERE state = 'unclear'
       OR (state = 'bought' AND (problem IS NOT NULL OR parcel_id IS NULL))
       OR (state = 'failed' AND EXISTS (SELECT FROM parcels p WHERE p.parcel_id = l.parcel_id AND sent_at IS NULL)
         AND NOT EXISTS (SELECT FROM labels n WHERE n.parcel_id = l.parcel_id AND n.label_id > l.label_id))
     ORDER BY order_id`,
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the orders with a label or its files that wait for a carrier since before a moment, or for one to undo it; of a parcel that has left none. */
export async function ordersOfWaitingLabels(db: Queryable, before: Date): Promise<number[]> {
  const { rows } = await db.query<{ order_id: number }>(
    `SELECT DISTINCT l.order_id FROM labels l JOIN parcels p USING (parcel_id) WHERE p.sent_at IS NULL
       AND ((l.state = 'asked' AND l.asked_at < $1)
         OR (l.state = 'bought' AND l.problem IS NULL AND l.asked_at < $1 AND NOT EXISTS (SELECT FROM label_files f WHERE f.label_id = l.label_id)
           AND NOT EXISTS (SELECT FROM parcel_steps s WHERE s.parcel_id = p.parcel_id))
         OR (l.state = 'bought' AND l.cancel_asked_at < $1))
     ORDER BY l.order_id`,
    [before],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Returns the two letters of the country an order goes to. */
export async function countryOfOrder(db: Queryable, orderId: number): Promise<string> {
  const { rows } = await db.query<{ country: string }>(
    "SELECT c.country_code AS country FROM orders JOIN countries c USING (country_id) WHERE order_id = $1",
    [orderId],
  );
  return rows[0]?.country ?? "";
}

/** What of a parcel a carrier is told: what its goods weigh in grams (0: nobody has said), and where to. */
export interface CarriedParcel {
  goods: number;
  /** What they were sold for, in hundredths of the currency. */
  worth: number;
  country: string;
  currency: string;
  payment: string;
}

/** Returns what a carrier is told of a parcel; null: it is not of this order. */
export async function carriedParcel(
  db: Queryable,
  { orderId, parcelId }: { orderId: number; parcelId: number },
): Promise<CarriedParcel | null> {
  const { rows } = await db.query<CarriedParcel>(
    `SELECT coalesce((SELECT sum(l.quantity * coalesce(v.weight, g.weight, 0)) FROM parcel_lines l JOIN order_lines o USING (order_id, position)
         JOIN variants v USING (variant_id) JOIN products g ON g.product_id = v.product_id WHERE l.parcel_id = p.parcel_id), 0)::int AS goods,
       coalesce((SELECT sum(round(o.amount::numeric * l.quantity / o.quantity)) FROM parcel_lines l JOIN order_lines o USING (order_id, position) WHERE l.parcel_id = p.parcel_id), 0)::int AS worth,
       c.country_code AS country, o.currency, m.payment_code AS payment
     FROM parcels p JOIN orders o USING (order_id) JOIN countries c ON c.country_id = o.country_id JOIN payments m USING (payment_id)
     WHERE p.parcel_id = $2 AND p.order_id = $1`,
    [orderId, parcelId],
  );
  return rows[0] ?? null;
}
