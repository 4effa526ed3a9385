import type { CategoryFilling, CategoryRule, GoodsOrder, RuleCondition } from "../../domain/catalogue/category-rule.ts";
import type { LanCode } from "../../domain/language.ts";
import { newBind } from "../bind.ts";
import type { Queryable } from "../queryable.ts";
import { orderSql } from "./listing-orders.ts";
import { subjectSql } from "./listing-subjects.ts";

/** What fills a category and how its goods are ordered, with the version of that part. */
export interface StoredFilling extends CategoryFilling {
  version: number;
}

/** Returns the fillings of categories, by id. */
export async function fillingsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, StoredFilling>> {
  const { rows } = await db.query<{
    category_id: number;
    rule: CategoryRule | null;
    goods_order: string;
    hand_order: number[];
    filling_version: number;
  }>(
    "SELECT category_id, rule, goods_order, hand_order, filling_version FROM categories WHERE category_id = ANY ($1::bigint[])",
    [ids],
  );
  return new Map(
    rows.map((row) => [
      row.category_id,
      {
        rule: row.rule && inOrder(row.rule),
        sorted: row.goods_order as GoodsOrder,
        hand: row.hand_order.map(Number),
        version: row.filling_version,
      },
    ]),
  );
}

/** As it was written: the database puts keys in an order of its own. */
function inOrder({ match, conditions }: CategoryRule): CategoryRule {
  return { match, conditions: conditions.map(({ kind, ...rest }) => ({ kind, ...rest }) as RuleCondition) };
}

/** Returns what a file says of the fillings of all categories, by id: brands by their names, goods by their handles. */
export async function writtenFillings(
  db: Queryable,
): Promise<Map<number, { rule: CategoryRule<string> | null; order: { sorted: GoodsOrder; hand: string[] } }>> {
  const { rows } = await db.query<{ category_id: number; handles: string[] }>(
    `SELECT category_id, ARRAY(SELECT handle FROM unnest(hand_order) WITH ORDINALITY AS hand (product_id, place) JOIN products USING (product_id) ORDER BY place) AS handles FROM categories`,
  );
  const brands = await db.query<{ manufacturer_id: number; manufacturer_name: string }>(
    "SELECT manufacturer_id, manufacturer_name FROM manufacturers",
  );
  const names = new Map(brands.rows.map((row) => [row.manufacturer_id, row.manufacturer_name]));
  const fillings = await fillingsOf(
    db,
    rows.map((row) => row.category_id),
  );
  return new Map(
    rows.map(({ category_id, handles }) => {
      const { rule, sorted } = fillings.get(category_id)!;
      return [category_id, { rule: rule && named(rule, names), order: { sorted, hand: handles } }];
    }),
  );
}

/** A brand that is gone is named no more, and a condition that named no other is none. */
function named({ match, conditions }: CategoryRule, names: ReadonlyMap<number, string>): CategoryRule<string> {
  return {
    match,
    conditions: conditions.flatMap((one): RuleCondition<string>[] => {
      if (one.kind !== "brand") return [one];
      const brandIds = one.brandIds.flatMap((id) => names.get(id) ?? []);
      return brandIds.length === 0 ? [] : [{ kind: "brand", brandIds }];
    }),
  };
}

/** Returns the numbers of products by their handles. */
export async function productIdsOf(db: Queryable, handles: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<{ handle: string; product_id: number }>(
    "SELECT handle, product_id FROM products WHERE handle = ANY ($1)",
    [handles],
  );
  return new Map(rows.map((row) => [row.handle, row.product_id]));
}

/** Writes what fills a category, and brings what lies in it to its rule at once. */
export async function saveFilling(
  db: Queryable,
  categoryId: number,
  { rule, sorted, hand }: CategoryFilling,
): Promise<void> {
  await db.query("UPDATE categories SET rule = $2, goods_order = $3, hand_order = $4 WHERE category_id = $1", [
    categoryId,
    rule === null ? null : JSON.stringify(rule),
    sorted,
    hand,
  ]);
  await followRules(db, [categoryId]);
}

/** Brings what lies in categories by their rules to what fits now. */
export async function followRules(db: Queryable, categoryIds: readonly number[]): Promise<void> {
  await db.query("SELECT follow_rules($1::bigint[])", [categoryIds]);
}

/** Returns the categories that have a rule. */
export async function ruledCategories(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ category_id: number }>(
    "SELECT category_id FROM categories WHERE rule IS NOT NULL ORDER BY category_id",
  );
  return rows.map((row) => row.category_id);
}

/** Takes what is new no more out of the categories that only new goods fit. Returns how many seconds there are until more follows; null: nothing of what there is. */
export async function leaveOldGoods(db: Queryable): Promise<number | null> {
  await db.query(
    "SELECT leave_rules(array_agg(category_id)) FROM categories WHERE rule @? '$.conditions[*] ? (@.kind == \"new\")'",
  );
  const { rows } = await db.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(ends) - now())::double precision AS seconds FROM (
       SELECT s.created_at + make_interval(days => (c -> 'days')::int) AS ends
       FROM category_rule_goods g JOIN categories USING (category_id) JOIN search_products s USING (product_id),
         jsonb_array_elements(rule -> 'conditions') c WHERE c ->> 'kind' = 'new'
     ) each_one WHERE ends > now()`,
  );
  return rows[0]!.seconds;
}

/** Returns how many of the products that shoppers see fit a rule now. */
export async function countFitting(db: Queryable, rule: CategoryRule): Promise<number> {
  const { rows } = await db.query<{ fits: number }>(
    `SELECT count(*)::int AS fits FROM search_products s
     WHERE fits_rule($1::jsonb, s.reduced, s.manufacturer_id, s.created_at, s.real_price, s.in_stock, s.colour_families)`,
    [JSON.stringify(rule)],
  );
  return rows[0]!.fits;
}

/** Returns how many products lie in a category by its rule. */
export async function countRuled(db: Queryable, categoryId: number): Promise<number> {
  const { rows } = await db.query<{ ruled: number }>(
    "SELECT count(*)::int AS ruled FROM category_rule_goods WHERE category_id = $1",
    [categoryId],
  );
  return rows[0]!.ruled;
}

/** Returns those of these numbers that are no brand's. */
export async function unknownBrands(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    "SELECT id FROM unnest($1::bigint[]) AS id WHERE NOT EXISTS (SELECT FROM manufacturers WHERE manufacturer_id = id)",
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** A product of a category, as it stands there. */
export interface PlacedProduct {
  product_id: number;
  product_name: string;
  /** File name of its first picture. */
  picture: string | null;
  in_stock: boolean;
}

/** Returns the goods of a category that shoppers see, in the order they see them in, so many at most. */
export async function placedProducts(
  db: Queryable,
  { categoryId, sorted, most, lanCode }: { categoryId: number; sorted: GoodsOrder; most: number; lanCode: LanCode },
): Promise<PlacedProduct[]> {
  const bind = newBind();
  const subject = { kind: "category", id: String(categoryId), sorted } as const;
  const lan = `${bind(lanCode)}::text`;
  const { join, order } = orderSql({ subject, sort: "date-desc", lanCode }, bind);
  const { rows } = await db.query<PlacedProduct>(
    `SELECT s.product_id, said(p.product_name, ${lan}) AS product_name, s.in_stock,
       (SELECT name FROM product_pictures f WHERE f.product_id = p.product_id ORDER BY position LIMIT 1) AS picture
     FROM search_products s JOIN products p USING (product_id) ${join} WHERE ${subjectSql(subject, bind, "s")}
     ORDER BY ${order} LIMIT ${bind(most)}`,
    bind.values,
  );
  return rows;
}
