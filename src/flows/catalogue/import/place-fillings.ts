import { fillingsOf, productIdsOf } from "../../../database/catalogue/category-fillings.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { CatalogueCategory, CatalogueProblem } from "../../../domain/catalogue/catalogue.ts";
import type { CategoryFilling, CategoryRule, RuleCondition } from "../../../domain/catalogue/category-rule.ts";
import { fill } from "../change-category-filling.ts";

interface FillingsInput {
  categories: readonly CatalogueCategory[];
  /** Ids by key in lower case. */
  categoryIds: ReadonlyMap<string, number>;
  /** Ids by name in lower case. */
  brandIds: ReadonlyMap<string, number>;
}

/** Fills categories by the rules and orders their rows say, once all goods are in. Returns what they name that the shop has not; categories that are filled otherwise than before are in `changed`. */
export async function placeFillings(
  db: Queryable,
  { categories, categoryIds, brandIds }: FillingsInput,
): Promise<{ problems: CatalogueProblem[]; changed: number[] }> {
  const said = categories.filter(({ rule, order }) => rule !== undefined || order !== undefined);
  const ids = await productIdsOf(
    db,
    said.flatMap(({ order }) => order?.hand ?? []),
  );
  const known = await fillingsOf(
    db,
    said.map(({ key }) => categoryIds.get(key.toLowerCase())!),
  );
  const problems: CatalogueProblem[] = [];
  const changed: number[] = [];
  for (const { key, row = 0, rule, order } of said) {
    const missing = (column: string, value: string) =>
      void problems.push({
        row,
        column,
        value,
        text: `The category '${key.slice(0, 80)}' names '${value.slice(0, 80)}', and the shop has no such ${column === "rule" ? "brand" : "product"}.`,
      });
    const id = categoryIds.get(key.toLowerCase())!;
    const { version: _version, ...before } = known.get(id)!;
    const wanted: CategoryFilling = {
      rule: rule === undefined ? before.rule : rule && withIds(rule, brandIds, (name) => missing("rule", name)),
      sorted: order?.sorted ?? before.sorted,
      hand:
        order?.hand.flatMap((handle) => {
          const product = ids.get(handle);
          if (product === undefined) missing("goods_order", handle);
          return product ?? [];
        }) ?? before.hand,
    };
    if (JSON.stringify(wanted) === JSON.stringify(before)) continue;
    await fill(db, id, wanted);
    changed.push(id);
  }
  return { problems, changed };
}

function withIds(
  { match, conditions }: CategoryRule<string>,
  brandIds: ReadonlyMap<string, number>,
  miss: (name: string) => void,
): CategoryRule {
  const known = (condition: RuleCondition<string>): RuleCondition => {
    if (condition.kind !== "brand") return condition;
    const ids = condition.brandIds.flatMap((name) => {
      const id = brandIds.get(name.toLowerCase());
      if (id === undefined) miss(name);
      return id ?? [];
    });
    return { kind: "brand", brandIds: ids };
  };
  return { match, conditions: conditions.map(known) };
}
