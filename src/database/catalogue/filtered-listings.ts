import { type Bind, newBind } from "../bind.ts";
import { chosenSql, type ChosenFilters } from "./chosen-filters.ts";
import { facetsSql, type FacetRow, summedSql } from "./listing-facets.ts";
import { columnsOfOrder, orderSql } from "./listing-orders.ts";
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
 * not chosen. A size counts where it can be bought now.
 */
export async function filterListing(
  db: Queryable,
  { filters, ...input }: ListingInput & { filters: ChosenFilters },
): Promise<FilteredListing> {
  const bind = newBind();
  const chosen = chosenSql(filters, bind);
  const { rows } = await db.query<FacetRow & { ids: number[]; total: number; page: number }>(
    `WITH listed AS MATERIALIZED (
       SELECT p.product_id, p.manufacturer_id, p.real_price, ${(columnsOfOrder[input.sort] ?? []).map((column) => ` p.${column},`).join("")} p.colour_families, p.price_before IS NOT NULL AS reduced,
         coalesce(s.in_stock, false) AS in_stock, coalesce(s.offered, '{}') AS offered
       FROM products p LEFT JOIN search_products s USING (product_id) WHERE p.shown AND ${subjectSql(input.subject, bind)}
     ), ${chosen.tables.map((table) => `${table}, `).join("")}
     judged AS MATERIALIZED (SELECT listed.*, ${chosen.fails} AS fails FROM listed),
     ${summedSql},
     ${pageSql(input, bind)}
     SELECT (SELECT page FROM turned) AS page,
       coalesce((SELECT array_agg(product_id) FROM shown), '{}') AS ids,
       ${chosen.known}, ${facetsSql(bind, input.lanCode)} FROM summed`,
    bind.values,
  );
  const { ids, total, page, ...facets } = rows[0]!;
  return { ids, total, page, facets };
}

/** `turned`: which page is shown; `shown`: its products in their order, as they are gathered. */
function pageSql(input: ListingInput, bind: Bind): string {
  const { join, order } = orderSql(input, bind);
  const size = `${bind(input.perPage)}::int`;
  return `turned AS (SELECT least(${bind(input.page)}::int, greatest(1, (total + ${size} - 1) / ${size})) AS page FROM summed),
    shown AS (
      SELECT p.product_id FROM judged p ${join} WHERE p.fails = 0
      ORDER BY ${order} LIMIT ${size} OFFSET (SELECT (page - 1) * ${size} FROM turned)
    )`;
}
