import type { LanCode } from "../domain/language.ts";
import { newBind } from "./bind.ts";
import { orderSql, type ListingOrder } from "./listing-orders.ts";
import { subjectSql, type ListingSubject } from "./listing-subjects.ts";
import type { Queryable } from "./queryable.ts";
import { rankedProducts } from "./search.ts";

export interface ListingWish {
  subject: ListingSubject;
  /** 'relevance' orders a search; other listings have none and are then the newest first. */
  sort: ListingOrder;
  /** From 1. */
  page: number;
  perPage: number;
  lanCode: LanCode;
}

/** Answers the ids of one page of a listing without filters and how many products it has in all (specification, point 2). */
export async function listProducts(db: Queryable, wish: ListingWish): Promise<{ ids: number[]; total: number }> {
  if (wish.subject.kind === "search" && wish.sort === "relevance") return rankedProducts(db, wish.subject.match, wish);
  const bind = newBind();
  const { join, order } = orderSql(wish, bind);
  const { rows } = await db.query<{ product_id: number; total: number }>(
    `SELECT p.product_id, count(*) OVER ()::int AS total FROM products p ${join}
     WHERE p.shown AND ${subjectSql(wish.subject, bind)}
     ORDER BY ${order} LIMIT ${bind(wish.perPage)} OFFSET ${bind((wish.page - 1) * wish.perPage)}`,
    bind.values,
  );
  if (rows.length > 0 || wish.page === 1) return { ids: rows.map((row) => row.product_id), total: rows[0]?.total ?? 0 };
  const { total } = await listProducts(db, { ...wish, page: 1, perPage: 1 });
  return { ids: [], total };
}
