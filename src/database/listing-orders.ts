import type { LanCode } from "../domain/language.ts";
import type { Bind } from "./bind.ts";
import type { ListingSubject } from "./listing-subjects.ts";
import { searchCondition, searchScore } from "./search-sql.ts";

export type ListingOrder = "date-desc" | "date-asc" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "availability-desc" | "availability-asc" | "relevance";

interface Ordered {
  subject: ListingSubject;
  sort: ListingOrder;
  lanCode: LanCode;
}

/** Answers how products `p` of a subject are put in an order, and what they are joined with for it (specification, point 2, 'Listings'). */
export function orderSql({ subject, sort, lanCode }: Ordered, bind: Bind): { join: string; order: string } {
  if (sort === "relevance" && subject.kind === "search") {
    const value = bind.next();
    bind(searchCondition(subject.match, "s").value);
    return { join: "JOIN search_products s ON s.product_id = p.product_id", order: `${searchScore(subject.match, value)} DESC, s.created_at DESC, s.product_id DESC` };
  }
  const [by, way] = (sort === "relevance" ? "date-desc" : sort).split("-") as ["date" | "price" | "name" | "availability", "asc" | "desc"];
  switch (by) {
    case "date":
      return { join: "", order: `p.created_at ${way}, p.product_id ${way}` };
    case "price":
      return { join: "", order: `p.real_price ${way}, p.product_id` };
    case "name":
      return { join: "", order: `said(p.product_name, ${bind(lanCode)}) COLLATE "pl-x-icu" ${way}, p.product_id` };
    case "availability":
      return {
        join: "LEFT JOIN (SELECT product_id, sum(quantity) AS quantity FROM variants WHERE shown GROUP BY product_id) stock ON stock.product_id = p.product_id",
        order: `coalesce(stock.quantity, 0) ${way}, p.product_id`,
      };
  }
}
