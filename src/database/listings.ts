import type { LanCode } from "../domain/language.ts";
import type { Queryable } from "./queryable.ts";
import { rankedProducts, searchCondition, type SearchMatch } from "./search.ts";

/** What a listing lists. A category lists what lies in it and below it. */
export type ListingSubject =
  | { kind: "category"; id: string }
  | { kind: "manufacturer"; id: string }
  | { kind: "sale" }
  | { kind: "newProducts" }
  | { kind: "search"; match: SearchMatch }
  | { kind: "bestsellers" };

export interface ListingWish {
  subject: ListingSubject;
  /** 'relevance' orders a search; other listings have none and are then the newest first. */
  sort: keyof typeof orders | "relevance";
  /** From 1. */
  page: number;
  perPage: number;
  lanCode: LanCode;
}

const orders = {
  "date-desc": "p.created_at DESC, p.product_id DESC",
  "date-asc": "p.created_at, p.product_id",
  "price-asc": "p.real_price, p.product_id",
  "price-desc": "p.real_price DESC, p.product_id",
  "name-asc": `said(p.product_name, $3) COLLATE "pl-x-icu", p.product_id`,
  "name-desc": `said(p.product_name, $3) COLLATE "pl-x-icu" DESC, p.product_id`,
  "availability-desc": "stock.quantity DESC, p.product_id",
  "availability-asc": "stock.quantity, p.product_id",
} as const;

const stockJoin = "CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS quantity FROM variants v WHERE v.product_id = p.product_id AND v.shown) stock";

/** Answers the ids of one page of a listing and how many products it has in all (specification, point 2). */
export async function listProducts(db: Queryable, wish: ListingWish): Promise<{ ids: number[]; total: number }> {
  if (wish.subject.kind === "search" && wish.sort === "relevance") return rankedProducts(db, wish.subject.match, wish);
  const { where, value } = condition(wish.subject);
  const values = [value, wish.perPage, wish.lanCode, (wish.page - 1) * wish.perPage];
  const { rows } = await db.query<{ product_id: number; total: number }>(
    `SELECT p.product_id, count(*) OVER ()::int AS total FROM products p
     ${wish.sort.startsWith("availability") ? stockJoin : ""}
     WHERE p.shown AND ${where} AND $3::text IS NOT NULL AND ($1::text[] IS NULL OR true)
     ORDER BY ${orders[wish.sort === "relevance" ? "date-desc" : wish.sort]} LIMIT $2 OFFSET $4`,
    values,
  );
  if (rows.length > 0 || wish.page === 1) return { ids: rows.map((row) => row.product_id), total: rows[0]?.total ?? 0 };
  const { total } = await listProducts(db, { ...wish, page: 1, perPage: 1 });
  return { ids: [], total };
}

function condition(subject: ListingSubject): { where: string; value: string[] | null } {
  switch (subject.kind) {
    case "category":
      return {
        where: `p.product_id IN (SELECT product_id FROM product_categories WHERE category_id IN (
          WITH RECURSIVE below AS (
            SELECT ($1::text[])[1]::bigint AS category_id
            UNION ALL SELECT c.category_id FROM categories c JOIN below ON c.category_parent_id = below.category_id
          ) SELECT category_id FROM below))`,
        value: [subject.id],
      };
    case "manufacturer":
      return { where: "p.manufacturer_id = ($1::text[])[1]::bigint", value: [subject.id] };
    case "sale":
      return { where: "p.catalogue_price IS NOT NULL", value: null };
    case "newProducts":
      return { where: "'new' = ANY (p.badges)", value: null };
    case "bestsellers":
      return { where: "'bestseller' = ANY (p.badges)", value: null };
    case "search":
      return searchCondition(subject.match, "p");
  }
}
