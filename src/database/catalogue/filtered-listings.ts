import { type Bind, newBind } from "../bind.ts";
import { chosenSql, type ChosenFilters } from "./chosen-filters.ts";
import { fitsSql, judgedSql } from "./judged-products.ts";
import { facetsSql, type FacetRow, summedSql } from "./listing-facets.ts";
import { columnsOfOrder, orderSql, scoreSql } from "./listing-orders.ts";
import { subjectSql } from "./listing-subjects.ts";
import type { ListingInput } from "./listings.ts";
import type { Queryable } from "../queryable.ts";

export interface FilteredListing {
  /** The products of the page asked for, or of the last where there are fewer. */
  ids: number[];
  total: number;
  page: number;
  /** What the listing can be narrowed by, and which of the chosen values it knows. */
  facets: FacetRow;
}

/**
 * Returns one page of a listing narrowed by filters, and what it can be narrowed by, in one statement
 * and so of one moment: subject × filters × order. A value that no product of the subject has counts as
 * not chosen. Size, price, sale and stock are asked of one and the same variant, of those that set a product's price:
 * what can be bought, or all where nothing is left. A size counts where it can be bought now.
 */
export async function filterListing(
  db: Queryable,
  { filters, ...input }: ListingInput & { filters: ChosenFilters },
): Promise<FilteredListing> {
  const bind = newBind();
  const chosen = chosenSql(filters, bind);
  const columns = columnsOfOrder[input.sort] ?? [];
  const { rows } = await db.query<FacetRow & { ids: number[]; total: number; page: number }>(
    `WITH listed AS MATERIALIZED (
       SELECT ${columnsOfListed.map((column) => `s.${column}`).join(", ")}${columns.map((column) => `, p.${column}`).join("")}, ${input.sort === "relevance" ? scoreSql(input.subject, bind) : "0"} AS score
       FROM search_products s ${columns.length === 0 ? "" : "JOIN products p ON p.product_id = s.product_id"} WHERE ${subjectSql(input.subject, bind, "s")}
     ), ${chosen.tables.map((table) => `${table}, `).join("")}
     ${judgedSql({ fails: chosen.fails, columns: [...columnsSorted, ...columns], onlyReduced: input.subject.kind === "sale" })},
     ${summedSql},
     ${pageSql(input, bind, filters.sizes.length > 0 ? "fitting_price" : "real_price")}
     SELECT (SELECT page FROM turned) AS page,
       coalesce((SELECT array_agg(product_id) FROM shown), '{}') AS ids,
       ${chosen.known}, ${facetsSql(bind, input.lanCode)} FROM summed`,
    bind.values,
  );
  const { ids, total, page, ...facets } = rows[0]!;
  return { ids, total, page, facets };
}

/** What a product is put in order by, whatever the order. */
const columnsSorted = ["created_at", "bestseller", "score"];
/** Of `search_products s`: what a product is judged by where its variants do not differ, and put in order by. */
const columnsOfListed = [
  ...[
    "product_id",
    "manufacturer_id",
    "real_price",
    "colour_families",
    "reduced",
    "prices_differ",
    "in_stock",
    "offered",
  ],
  ...["created_at", "bestseller"],
];

/** `turned`: which page is shown; `shown`: its products in their order, as they are gathered. With a size chosen a price is that of what fits. */
function pageSql(input: ListingInput, bind: Bind, price: "fitting_price" | "real_price"): string {
  const { join, order } = orderSql({ ...input, judged: { price } }, bind);
  const size = `${bind(input.perPage)}::int`;
  return `turned AS (SELECT least(${bind(input.page)}::int, greatest(1, (total + ${size} - 1) / ${size})) AS page FROM summed),
    shown AS (
      SELECT s.product_id FROM judged s ${join} WHERE ${fitsSql}
      ORDER BY ${order} LIMIT ${size} OFFSET (SELECT (page - 1) * ${size} FROM turned)
    )`;
}
