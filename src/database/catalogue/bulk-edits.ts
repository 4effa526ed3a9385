import type {
  BulkKind,
  BulkOperation,
  BulkOutcome,
  BulkRefusal,
  BulkRowView,
  BulkState,
} from "../../domain/catalogue/bulk-edit.ts";
import type { LanCode } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";
import type { StaffProductFilter } from "./staff-products.ts";

/** For which products an edit is planned. */
export type BulkGoods = { ids: readonly number[] } | { filter: StaffProductFilter };

/** A row of an edit: a field of a product, of one of its variants or of the brand of some, as it was seen and as it is to be. */
export interface PlannedRow {
  /** Null: it is of a brand. */
  product_id: number | null;
  brand_id: number | null;
  variant_id: number | null;
  field: string;
  before: unknown;
  after: unknown;
  refused: BulkRefusal | null;
}

/** Begins an edit that changes nothing yet; returns its number. */
export async function addBulkEdit(
  db: Queryable,
  edit: {
    staffId: number | null;
    keyId: number | null;
    operation: BulkOperation;
    goods: BulkGoods;
    seenSha256: Buffer;
    products: number;
  },
): Promise<number> {
  const { rows } = await db.query<{ edit_id: number }>(
    "INSERT INTO bulk_edits (staff_id, key_id, operation, goods, seen_sha256, products) VALUES ($1, $2, $3, $4, $5, $6) RETURNING edit_id",
    [
      edit.staffId,
      edit.keyId,
      JSON.stringify(edit.operation),
      JSON.stringify(edit.goods),
      edit.seenSha256,
      edit.products,
    ],
  );
  return rows[0]!.edit_id;
}

/** Writes down what an edit would change, in its order, from a number on. */
export async function addBulkRows(
  db: Queryable,
  editId: number,
  { from, rows }: { from: number; rows: readonly PlannedRow[] },
): Promise<void> {
  await db.query(
    `INSERT INTO bulk_edit_rows (edit_id, row_no, product_id, brand_id, variant_id, field, before, after, refused)
     SELECT $1, $2 + place, (r ->> 'product_id')::bigint, (r ->> 'brand_id')::bigint, (r ->> 'variant_id')::bigint, r ->> 'field', r -> 'before', r -> 'after', r ->> 'refused'
     FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS t (r, place)`,
    [editId, from, JSON.stringify(rows)],
  );
}

export interface BulkEditRow {
  edit_id: number;
  at: Date;
  /** What a person or a key is called. */
  by: string | null;
  operation: BulkOperation;
  goods: BulkGoods;
  state: BulkState;
  backwards: boolean;
  seen_sha256: Buffer;
  products: number;
  worked: number;
  worked_at: Date | null;
  /** Rows that are to be changed, and those that are not. */
  wanted: number;
  refused: number;
  /** Rows of which it is known what became of them: changed, or not. */
  done: number;
  changed: number;
  /** Of the changed: those that were taken back, and those of which it is known what became of them. */
  back: number;
  back_done: number;
}

/** Returns edits, the newest first, of the kinds that are named, before a number (null: all); or the one of a number. */
export async function bulkEdits(
  db: Queryable,
  { kinds, below = null, editId = null, most }: BulkEditsAsked,
): Promise<BulkEditRow[]> {
  const { rows } = await db.query<BulkEditRow>(
    `SELECT e.edit_id, e.at, coalesce(nullif(s.name, ''), s.email, k.name) AS by, e.operation, e.goods, e.state, e.backwards, e.seen_sha256, e.products, e.worked, e.worked_at,
       r.wanted, r.refused, r.done, r.changed, r.back, r.back_done
     FROM bulk_edits e LEFT JOIN staff s USING (staff_id) LEFT JOIN operator_keys k USING (key_id),
       LATERAL (SELECT count(*) FILTER (WHERE refused IS NULL)::int AS wanted, count(refused)::int AS refused, count(outcome)::int AS done,
         count(*) FILTER (WHERE outcome = 'CHANGED')::int AS changed, count(*) FILTER (WHERE back_outcome = 'CHANGED')::int AS back, count(back_outcome)::int AS back_done
         FROM bulk_edit_rows b WHERE b.edit_id = e.edit_id) r
     WHERE e.operation ->> 'kind' = ANY ($1::text[]) AND ($2::bigint IS NULL OR e.edit_id < $2) AND ($3::bigint IS NULL OR e.edit_id = $3)
     ORDER BY e.edit_id DESC LIMIT $4`,
    [kinds, below, editId, most],
  );
  return rows;
}

interface BulkEditsAsked {
  kinds: readonly BulkKind[];
  below?: number | null;
  editId?: number | null;
  most: number;
}

export interface ReadBulkRow extends PlannedRow {
  row_no: number;
  /** What the product or the brand is called; null: it was taken away. */
  called: string | null;
  /** How many goods a brand has; null: it is no brand's. */
  brand_goods: number | null;
  variant: string;
  outcome: BulkOutcome | null;
  back_outcome: BulkOutcome | null;
}

/** Returns rows of an edit in their order, from behind a number on, with what their goods are called. */
export async function bulkRows(
  db: Queryable,
  editId: number,
  { view, after, most, language }: { view: BulkRowView; after: number; most: number; language: LanCode },
): Promise<ReadBulkRow[]> {
  const { rows } = await db.query<ReadBulkRow>(
    `SELECT r.row_no, r.product_id, r.brand_id, r.variant_id, r.field, r.before, r.after, r.refused, r.outcome, r.back_outcome, coalesce(said(p.product_name, $4), m.manufacturer_name) AS called,
       CASE WHEN m.manufacturer_id IS NOT NULL THEN (SELECT count(*)::int FROM products g WHERE g.manufacturer_id = m.manufacturer_id) END AS brand_goods,
       coalesce((SELECT string_agg(said(value, $4), ' / ' ORDER BY place) FROM jsonb_array_elements(v.attribute_values) WITH ORDINALITY AS x (value, place)), '') AS variant
     FROM bulk_edit_rows r LEFT JOIN products p USING (product_id) LEFT JOIN variants v ON v.variant_id = r.variant_id
       LEFT JOIN manufacturers m ON m.manufacturer_id = r.brand_id
     WHERE r.edit_id = $1 AND r.row_no > $2
       AND ($5 = 'all' OR ($5 = 'left') = (r.refused IS NOT NULL OR coalesce(r.outcome, 'CHANGED') <> 'CHANGED' OR coalesce(r.back_outcome, 'CHANGED') <> 'CHANGED'))
     ORDER BY r.row_no LIMIT $3`,
    [editId, after, most, language, view],
  );
  return rows;
}

/** How an edit stands that nobody else begins, stops or works on until the transaction ends. */
export interface HeldBulkEdit {
  edit_id: number;
  operation: BulkOperation;
  state: BulkState;
  backwards: boolean;
  seen_sha256: Buffer;
}

/** Returns an edit, held until the transaction ends; null: there is none. */
export async function holdBulkEdit(db: Queryable, editId: number): Promise<HeldBulkEdit | null> {
  const { rows } = await db.query<HeldBulkEdit>(
    "SELECT edit_id, operation, state, backwards, seen_sha256 FROM bulk_edits WHERE edit_id = $1 FOR UPDATE",
    [editId],
  );
  return rows[0] ?? null;
}

/** Says how an edit stands; one that turns round is worked on anew. */
export async function saveBulkState(
  db: Queryable,
  editId: number,
  { state, backwards }: { state: BulkState; backwards: boolean },
): Promise<void> {
  await db.query(
    `UPDATE bulk_edits SET state = $2, worked = CASE WHEN backwards = $3 THEN worked ELSE 0 END, backwards = $3, worked_at = now() WHERE edit_id = $1`,
    [editId, state, backwards],
  );
}

/** Records for how long an edit was worked on, in milliseconds. */
export async function recordWorked(db: Queryable, editId: number, milliseconds: number): Promise<void> {
  await db.query("UPDATE bulk_edits SET worked = worked + $2, worked_at = now() WHERE edit_id = $1", [
    editId,
    milliseconds,
  ]);
}

/** A row that is to be changed, or taken back. */
export interface RowToDo {
  row_no: number;
  /** Null: it is of a brand. */
  product_id: number | null;
  brand_id: number | null;
  variant_id: number | null;
  field: string;
  before: unknown;
  after: unknown;
  movement_id: number | null;
}

/** Returns all rows that are to be done of so many products or brands, or more of which each has its first row among so many. */
export async function rowsToDo(
  db: Queryable,
  { edit_id, backwards }: Pick<HeldBulkEdit, "edit_id" | "backwards">,
  most: number,
): Promise<RowToDo[]> {
  const { rows } = backwards
    ? await db.query<RowToDo>(
        `WITH first AS MATERIALIZED (SELECT coalesce(product_id, brand_id) AS goods_id FROM bulk_edit_rows WHERE edit_id = $1 AND outcome = 'CHANGED' AND back_outcome IS NULL ORDER BY coalesce(product_id, brand_id), row_no LIMIT $2)
         SELECT row_no, product_id, brand_id, variant_id, field, before, after, movement_id FROM bulk_edit_rows
         WHERE edit_id = $1 AND outcome = 'CHANGED' AND back_outcome IS NULL AND coalesce(product_id, brand_id) IN (SELECT goods_id FROM first) ORDER BY coalesce(product_id, brand_id), row_no`,
        [edit_id, most],
      )
    : await db.query<RowToDo>(
        `WITH first AS MATERIALIZED (SELECT coalesce(product_id, brand_id) AS goods_id FROM bulk_edit_rows WHERE edit_id = $1 AND refused IS NULL AND outcome IS NULL ORDER BY coalesce(product_id, brand_id), row_no LIMIT $2)
         SELECT row_no, product_id, brand_id, variant_id, field, before, after, movement_id FROM bulk_edit_rows
         WHERE edit_id = $1 AND refused IS NULL AND outcome IS NULL AND coalesce(product_id, brand_id) IN (SELECT goods_id FROM first) ORDER BY coalesce(product_id, brand_id), row_no`,
        [edit_id, most],
      );
  return rows;
}

/** What became of a row. */
export interface RowDone {
  row_no: number;
  outcome: BulkOutcome;
  movement_id: number | null;
}

/** Writes what became of rows. */
export async function saveRowsDone(
  db: Queryable,
  { edit_id, backwards }: Pick<HeldBulkEdit, "edit_id" | "backwards">,
  done: readonly RowDone[],
): Promise<void> {
  await db.query(
    backwards
      ? `UPDATE bulk_edit_rows r SET back_outcome = t.outcome FROM jsonb_to_recordset($2) AS t (row_no integer, outcome text) WHERE r.edit_id = $1 AND r.row_no = t.row_no`
      : `UPDATE bulk_edit_rows r SET outcome = t.outcome, movement_id = t.movement_id FROM jsonb_to_recordset($2) AS t (row_no integer, outcome text, movement_id bigint) WHERE r.edit_id = $1 AND r.row_no = t.row_no`,
    [edit_id, JSON.stringify(done)],
  );
}

/** Returns edits that run and were not worked on for a minute: what worked on them has ended. */
export async function restingBulkEdits(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ edit_id: number }>(
    "SELECT edit_id FROM bulk_edits WHERE state = 'running' AND worked_at < now() - interval '1 minute' ORDER BY edit_id",
  );
  return rows.map(({ edit_id }) => edit_id);
}

/** Forgets edits that somebody has looked at a day ago and not applied. */
export async function forgetPlannedEdits(db: Queryable): Promise<void> {
  await db.query("DELETE FROM bulk_edits WHERE state = 'planned' AND at < now() - interval '1 day'");
}

/** Holds all variants of products until the transaction ends, in the order in which orders lock them. */
export async function holdVariantsOf(db: Queryable, productIds: readonly number[]): Promise<void> {
  await db.query("SELECT FROM variants WHERE product_id = ANY ($1::bigint[]) ORDER BY variant_id FOR UPDATE", [
    productIds,
  ]);
}
