import type { LanCode } from "../../domain/language.ts";
import type { Bind } from "../bind.ts";
import type { ListingSubject } from "./listing-subjects.ts";
import { searchCondition, searchScore } from "../search/search-sql.ts";

/** As shoppers choose it, or as a row of the home page shows it: what everybody may see first, then the newest. `date-desc` is a category's own order where it has one, `newest` the newest whatever it has. */
export type ListingOrder =
  | "newest"
  | "date-desc"
  | "date-asc"
  | "price-asc"
  | "price-desc"
  | "name-asc"
  | "name-desc"
  | "availability-desc"
  | "availability-asc"
  | "bestsellers"
  | "biggest-reduction"
  | "best-rated"
  | "relevance"
  | "window";

interface Ordered {
  subject: ListingSubject;
  sort: ListingOrder;
  lanCode: LanCode;
  /** Rows are `judged s`: all that an order reads is a column of theirs, and a price is the one named. */
  judged?: { price: "real_price" | "fitting_price" };
}

interface OrderSql {
  /** What rows of `search_products s` are joined with. */
  join: string;
  order: string;
}

/**
 * Returns how products `s` of a subject are put in an order, and what they are joined with for it beside `p`, where that has
 * `columnsOfOrder` (specification, point 2, 'Listings'). Whatever the order, what is sold out comes after what can be bought.
 */
export function orderSql(input: Ordered, bind: Bind): OrderSql {
  const { join = "", order } = withinSql(input, bind);
  return { join, order: `s.in_stock DESC, ${order}` };
}

/** Columns of products `p` that an order reads. */
export const columnsOfOrder: Partial<Record<ListingOrder, readonly string[]>> = {
  "name-asc": ["product_name"],
  "name-desc": ["product_name"],
  "biggest-reduction": ["price_before"],
  "best-rated": ["review_count", "review_stars"],
  window: ["age_min"],
};

function withinSql({ subject, sort, lanCode, judged }: Ordered, bind: Bind): { join?: string; order: string } {
  const newest = "s.created_at DESC, s.product_id DESC";
  const price = `s.${judged?.price ?? "real_price"}`;
  const p = judged === undefined ? "p" : "s";
  switch (sort) {
    case "relevance": {
      const score = judged === undefined ? scoreSql(subject, bind) : "s.score";
      return { order: subject.kind === "search" ? `${score} DESC, ${newest}` : newest };
    }
    case "date-desc":
      return subject.kind === "category" ? ownSql(subject, { price, newest }, bind) : { order: newest };
    case "newest":
      return { order: newest };
    case "date-asc":
      return { order: "s.created_at, s.product_id" };
    case "price-asc":
      return { order: `${price}, s.product_id` };
    case "price-desc":
      return { order: `${price} DESC, s.product_id` };
    case "name-asc":
    case "name-desc":
      return {
        order: `said(${p}.product_name, ${bind(lanCode)}) COLLATE "pl-x-icu" ${sort === "name-asc" ? "ASC" : "DESC"}, s.product_id`,
      };
    case "availability-asc":
    case "availability-desc":
      return {
        join: "LEFT JOIN (SELECT product_id, sum(quantity) AS quantity FROM variants WHERE shown GROUP BY product_id) stock ON stock.product_id = s.product_id",
        order: `coalesce(stock.quantity, 0) ${sort === "availability-asc" ? "ASC" : "DESC"}, s.product_id`,
      };
    case "bestsellers":
      return bestSoldSql(newest);
    case "biggest-reduction":
      return { order: `coalesce(1 - s.real_price::float8 / ${p}.price_before, 0) DESC, ${newest}` };
    case "best-rated":
      return { order: `${ratedSql(p)} DESC NULLS LAST, ${p}.review_count DESC, ${newest}` };
    case "window": {
      const { join = "", order } =
        subject.kind === "category" ? ownSql(subject, { price, newest }, bind) : { order: newest };
      return { join, order: `${p}.age_min IS NOT NULL, ${order}` };
    }
  }
}

function bestSoldSql(newest: string): OrderSql {
  return {
    join: "LEFT JOIN recent_sales sales ON sales.product_id = s.product_id",
    order: `coalesce(sales.pieces, 0) DESC, s.bestseller DESC, ${newest}`,
  };
}

/** Returns how a category orders its goods. What nobody has put anywhere stands behind what somebody has. */
function ownSql(
  { id, sorted = "newest" }: Extract<ListingSubject, { kind: "category" }>,
  { price, newest }: { price: string; newest: string },
  bind: Bind,
): { join?: string; order: string } {
  switch (sorted) {
    case "newest":
      return { order: newest };
    case "bestsellers":
      return bestSoldSql(newest);
    case "price-asc":
      return { order: `${price}, s.product_id` };
    case "price-desc":
      return { order: `${price} DESC, s.product_id` };
    case "hand":
      return {
        join: `LEFT JOIN (SELECT hand.product_id, hand.place FROM categories, unnest(hand_order) WITH ORDINALITY AS hand (product_id, place)
          WHERE category_id = ${bind(id)}::bigint) hand ON hand.product_id = s.product_id`,
        order: `hand.place NULLS LAST, ${newest}`,
      };
  }
}

/** The average as if each product had five more reviews of 3.5 stars: one buyer's five stars are not better than the 4.8 of forty. */
const ratedSql = (p: string) =>
  `CASE WHEN ${p}.review_count > 0 THEN (${p}.review_stars + 17.5) / (${p}.review_count + 5) END`;

/** Returns how well a row of `search_products s` fits what is searched; `0` where nothing is. */
export function scoreSql(subject: ListingSubject, bind: Bind): string {
  if (subject.kind !== "search") return "0";
  const value = bind.next();
  const score = searchScore(subject.match, value);
  // PostgreSQL takes no value that nothing reads: what is asked for by one word, or by its SKU, weighs the same.
  if (score.includes(`${value}::`)) bind(searchCondition(subject.match).value);
  return score;
}
