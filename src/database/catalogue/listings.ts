import type { LanCode } from "../../domain/language.ts";
import { newBind } from "../bind.ts";
import { columnsOfOrder, orderSql, type ListingOrder } from "./listing-orders.ts";
import { subjectSql, type ListingSubject } from "./listing-subjects.ts";
import type { Queryable } from "../queryable.ts";
import { rankedProducts } from "../search/search.ts";

export interface ListingInput {
  subject: ListingSubject;
  /** 'relevance' orders a search; other listings have none and are then the newest first. */
  sort: ListingOrder;
  /** From 1. */
  page: number;
  perPage: number;
  lanCode: LanCode;
}

/** Returns the ids of one page of a listing without filters and how many products it has in all (specification, point 2). */
export async function listProducts(db: Queryable, input: ListingInput): Promise<{ ids: number[]; total: number }> {
  if (input.subject.kind === "search" && input.sort === "relevance")
    return rankedProducts(db, input.subject.match, input);
  const bind = newBind();
  const { join, order } = orderSql(input, bind);
  const isSearch = input.subject.kind === "search";
  const listed = subjectSql(input.subject, bind, isSearch ? "s" : "p");
  // A search has counted already. Counted apart, whatever else is listed is neither carried nor sorted for being counted.
  const total =
    input.subject.kind === "search"
      ? `${bind(input.subject.match.total)}::int`
      : `(SELECT count(*)::int FROM products p WHERE p.shown AND ${listed})`;
  const alone = isSearch && columnsOfOrder[input.sort] === undefined;
  const { rows } = await db.query<{ ids: number[]; total: number }>(
    `SELECT ${total} AS total, ARRAY(
       SELECT s.product_id FROM search_products s ${alone ? "" : "JOIN products p ON p.product_id = s.product_id AND p.shown"} ${join} WHERE ${listed}
       ORDER BY ${order} LIMIT ${bind(input.perPage)} OFFSET ${bind((input.page - 1) * input.perPage)}
     ) AS ids`,
    bind.values,
  );
  return rows[0]!;
}
