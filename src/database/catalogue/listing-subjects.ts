import type { GoodsOrder } from "../../domain/catalogue/category-rule.ts";
import type { Bind } from "../bind.ts";
import { searchCondition, type SearchMatch } from "../search/search-sql.ts";

/** What a listing lists. A category lists what lies in it and below it, by hand and by rules; `sorted`: how it is ordered where nobody chooses. */
export type ListingSubject =
  | { kind: "category"; id: string; sorted?: GoodsOrder }
  | { kind: "manufacturer"; id: string }
  | { kind: "sale" }
  | { kind: "newProducts" }
  | { kind: "search"; match: SearchMatch }
  | { kind: "bestsellers" };

/**
 * Returns the condition under which a row of `search_products s` or of `products p` belongs to a subject, whatever filters and order
 * come on top; that of a search is always one on `s`.
 */
export function subjectSql(subject: ListingSubject, bind: Bind, table: "s" | "p"): string {
  switch (subject.kind) {
    case "category":
      return `${table}.product_id IN (SELECT product_id FROM category_goods WHERE category_id IN (
        WITH RECURSIVE below AS (
          SELECT ${bind(subject.id)}::bigint AS category_id
          UNION ALL SELECT c.category_id FROM categories c JOIN below ON c.category_parent_id = below.category_id
        ) SELECT category_id FROM below))`;
    case "manufacturer":
      return `${table}.manufacturer_id = ${bind(subject.id)}::bigint`;
    case "sale":
      return `${table}.reduced`;
    case "newProducts":
      return table === "s" ? "s.is_new" : "p.badges @> '{new}'";
    case "bestsellers":
      return table === "s" ? "s.bestseller" : "p.badges @> '{bestseller}'";
    case "search": {
      const { where, value } = searchCondition(subject.match, bind.next());
      bind(value);
      return where;
    }
  }
}
