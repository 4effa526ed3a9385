import type { Queryable } from "../queryable.ts";

/** When more of a product comes, and how many pieces of all its variants (null: nobody has said). */
export interface ExpectedDelivery {
  /** `YYYY-MM-DD` in Warsaw. */
  day: string;
  pieces: number | null;
}

/** Returns what is expected of a product (null: nothing) with its version, for this transaction alone; null: there is no such product. */
export async function lockExpected(
  db: Queryable,
  productId: number,
): Promise<{ expected: ExpectedDelivery | null; version: number } | null> {
  const { rows } = await db.query<{ on_day: string | null; pieces: number | null; version: number }>(
    `SELECT e.on_day, e.pieces, coalesce(e.version, 1) AS version FROM products p LEFT JOIN expected_deliveries e USING (product_id)
     WHERE p.product_id = $1 FOR NO KEY UPDATE OF p`,
    [productId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { on_day: day, pieces, version } = row;
  return { expected: day === null ? null : { day, pieces }, version };
}

/** Says when more of a product comes (null: nothing is expected), which counts one version more. */
export async function saveExpected(db: Queryable, productId: number, expected: ExpectedDelivery | null): Promise<void> {
  await db.query(
    `INSERT INTO expected_deliveries AS known (product_id, on_day, pieces) VALUES ($1, $2, $3)
     ON CONFLICT (product_id) DO UPDATE SET on_day = excluded.on_day, pieces = excluded.pieces, version = known.version + 1`,
    [productId, expected?.day ?? null, expected?.pieces ?? null],
  );
}

export interface ExpectedRow extends ExpectedDelivery {
  product_id: number;
  product: string;
  version: number;
}

/** Returns what is expected, the next first; one that is late stands there until somebody says what became of it. */
export async function expectedDeliveries(db: Queryable, language: string): Promise<ExpectedRow[]> {
  const { rows } = await db.query<ExpectedRow>(
    `SELECT e.product_id, said(p.product_name, $1) AS product, e.on_day AS day, e.pieces, e.version
     FROM expected_deliveries e JOIN products p USING (product_id) WHERE e.on_day IS NOT NULL ORDER BY e.on_day, e.product_id LIMIT 200`,
    [language],
  );
  return rows;
}
