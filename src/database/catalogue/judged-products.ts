/** The bit of each kind of filter a product or one of its variants fails. Their 64 sums are the bits of a `bigint`, `ways`: a seventh kind needs another form. */
export const failing = { size: 1, brand: 2, colour: 4, price: 8, stock: 16, sale: 32 } as const;

/** The condition under which a `judged` product is listed. */
export const fitsSql = "ways & 1 <> 0";

/** Returns the condition under which a `judged` product counts for the other values of a kind of filter: something of it fails that kind at most. */
export function countsSql(kind: keyof typeof failing): string {
  return `ways & ${1n | (1n << BigInt(failing[kind]))} <> 0`;
}

/**
 * Returns the tables that judge the `listed` products, up to `judged` with a row for each. `ways` is a set of bits, one
 * for each combination of filters (`fails`, the sum of `failing`) that something of the product fails and nothing else;
 * bit 0: it fits. `offered`, `lowest`, `highest` and `reduced` are those of what counts for the kind of filter they
 * belong to; `fitting_price` the lowest that fits. Most products are alike in all their variants and are judged as one;
 * variants are read only of the others (`differing`).
 */
export function judgedSql({
  fails,
  columns,
  onlyReduced,
}: {
  fails: string;
  /** Of `listed`, for the order. */
  columns: readonly string[];
  /** What is not reduced does not belong to what is listed. */
  onlyReduced: boolean;
}): string {
  // What `fails` costs is paid once for each row: OFFSET keeps it from being copied to wherever it is read.
  return `differing AS MATERIALIZED (
      SELECT product_id, real_price, reduced, offered, ${fails} AS fails FROM (
        SELECT l.product_id, l.manufacturer_id, l.colour_families, l.in_stock, v.real_price, price_before(v.real_price, v.catalogue_price, v.lowest_price) IS NOT NULL AS reduced,
          CASE WHEN v.quantity > 0 THEN array_remove(ARRAY[one.attribute_id || ' ' || v.value1, two.attribute_id || ' ' || v.value2], NULL) ELSE '{}' END COLLATE "C" AS offered
        FROM listed l JOIN variants v USING (product_id)
          LEFT JOIN product_attributes one ON one.product_id = l.product_id AND one.position = 1 LEFT JOIN product_attributes two ON two.product_id = l.product_id AND two.position = 2
        WHERE l.prices_differ AND v.shown AND (v.quantity > 0 OR NOT l.in_stock) OFFSET 0
      ) variant${onlyReduced ? " WHERE reduced" : ""}
    ), variously AS MATERIALIZED (
      SELECT product_id, bit_or(1::bigint << fails) AS ways, min(real_price) FILTER (WHERE fails = 0) AS fitting_price,
        min(real_price) FILTER (WHERE ${countsAlone("price")}) AS lowest, max(real_price) FILTER (WHERE ${countsAlone("price")}) AS highest,
        coalesce(bool_or(reduced) FILTER (WHERE ${countsAlone("sale")}), false) AS reduced
      FROM differing GROUP BY product_id
    ), judged AS MATERIALIZED (
      SELECT ${["product_id", "manufacturer_id", "real_price", "colour_families", "in_stock", ...columns].map((column) => `a.${column}`).join(", ")},
        coalesce(v.ways, 1::bigint << a.fails) AS ways, coalesce(v.fitting_price, a.real_price) AS fitting_price,
        CASE WHEN a.prices_differ THEN v.lowest ELSE a.real_price END AS lowest, CASE WHEN a.prices_differ THEN v.highest ELSE a.real_price END AS highest,
        CASE WHEN a.prices_differ THEN v.reduced ELSE a.reduced END AS reduced, CASE WHEN NOT a.prices_differ THEN a.offered END AS offered
      FROM (SELECT listed.*, ${fails} AS fails FROM listed OFFSET 0) a LEFT JOIN variously v ON v.product_id = a.product_id
    )`;
}

/** Sizes of what is `judged`, with how many products count for each; what alike products offer is taken apart once for all of them: there are few kinds of them. */
export const sizesSql = `SELECT offer, sum(count) AS count FROM (
      SELECT offer, count FROM (SELECT offered, count(*) AS count FROM judged WHERE ${countsSql("size")} GROUP BY 1) alike, unnest(offered) AS offer
      UNION ALL SELECT offer, count(*) FROM (SELECT DISTINCT product_id, offer FROM differing, unnest(offered) AS offer WHERE ${countsAlone("size")}) each GROUP BY 1
    ) counted GROUP BY offer`;

function countsAlone(kind: keyof typeof failing): string {
  return `fails IN (0, ${failing[kind]})`;
}
