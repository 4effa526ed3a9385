import type { Queryable } from "../../src/database/queryable.ts";

interface Planted {
  /** Never called. */
  query: (db: Queryable, more: boolean) => Promise<unknown>;
  /** What is to be found wrong with it. */
  wrong: string[];
}

/** Queries whose row types are wrong in one way each, and right ones that look like them. */
export const planted: readonly Planted[] = [
  // Names
  { wrong: ["mail is no column"], query: (db) => db.query<{ mail: string }>("SELECT email FROM customers") },
  { wrong: [], query: (db) => db.query<{ mail: string }>("SELECT email AS mail FROM customers") },
  { wrong: ["totl is no column"], query: (db) => db.query<{ totl: number }>("SELECT * FROM orders") },
  // Types
  { wrong: ["id is number, not string"], query: (db) => db.query<{ id: string }>("SELECT order_id AS id FROM orders") },
  { wrong: ["sum is string, not number"], query: (db) => db.query<{ sum: number }>("SELECT 1.5 AS sum") },
  { wrong: ["day is string, not Date"], query: (db) => db.query<{ day: Date }>("SELECT current_date AS day") },
  { wrong: ["at is Date, not string"], query: (db) => db.query<{ at: string }>("SELECT created_at AS at FROM orders") },
  {
    wrong: ["badges is list of string, not number[]"],
    query: (db) => db.query<{ badges: number[] }>("SELECT badges FROM products"),
  },
  { wrong: [], query: (db) => db.query<{ state: "new" | "paid" }>("SELECT status AS state FROM orders") },
  { wrong: [], query: (db) => db.query<{ content: { link: string } }>("SELECT content FROM outbox") },
  // Null
  { wrong: ["model may be null"], query: (db) => db.query<{ model: string }>("SELECT model FROM products") },
  { wrong: ["email is never null"], query: (db) => db.query<{ email: string | null }>("SELECT email FROM customers") },
  { wrong: [], query: (db) => db.query<{ model: string }>("SELECT model FROM products WHERE model IS NOT NULL") },
  { wrong: [], query: (db) => db.query<{ model: string }>("SELECT model FROM products WHERE model = ANY ($1)") },
  { wrong: [], query: (db) => db.query<{ model: string }>("SELECT coalesce(model, '') AS model FROM products") },
  {
    wrong: ["total may be null"],
    query: (db) =>
      db.query<{ email: string; total: number }>(
        "SELECT c.email, o.total FROM customers c LEFT JOIN orders o USING (email)",
      ),
  },
  {
    wrong: ["total may be null"],
    query: (db) =>
      db.query<{ total: number }>(
        "WITH all_of_it AS (SELECT sum(pieces)::int AS total FROM orders) SELECT total FROM all_of_it",
      ),
  },
  { wrong: [], query: (db) => db.query<{ total: number }>("SELECT count(*) AS total FROM orders") },
  {
    wrong: ["state may be null"],
    query: (db) => db.query<{ state: string }>("SELECT CASE WHEN shown THEN 'shown' END AS state FROM products"),
  },
  {
    wrong: ["model may be null"],
    query: (db) => db.query<{ model: string }>("SELECT model FROM products UNION SELECT sku FROM variants"),
  },
  {
    wrong: ["model may be null"],
    query: (db) => db.query<{ model: string }>("UPDATE products SET model = $1 WHERE model = $2 RETURNING model"),
  },
  // Texts that are put together
  {
    wrong: ["model may be null"],
    query: (db, more) => {
      const columns = ["product_id", ...(more ? ["model"] : ["handle AS model"])];
      return db.query<{ product_id: number; model: string }>(`SELECT ${columns.join(", ")} FROM products`);
    },
  },
  {
    wrong: ['PostgreSQL does not take it: column "modle" does not exist'],
    query: (db, more) => {
      const text = `SELECT handle FROM products ORDER BY ${more ? "modle" : "model"}`;
      return db.query<{ handle: string }>({ name: "planted", text });
    },
  },
  // Rows of which nothing is said
  {
    wrong: ["its rows are read, and it has no row type"],
    query: async (db) => {
      const { rows } = await db.query("SELECT handle FROM products");
      return rows;
    },
  },
];
