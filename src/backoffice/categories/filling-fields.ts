import type { CategorySaid } from "../../contract/operator/categories.ts";
import {
  type CategoryFilling,
  type CategoryRule,
  type ConditionKind,
  conditionKinds,
  type RuleCondition,
  ruleLimits,
} from "../../domain/catalogue/category-rule.ts";

/** Returns what fills a category as it stands in its fields. */
export function fillingFieldsOf({ filling: { rule, sorted, hand } }: CategorySaid): CategoryFilling {
  return { rule, sorted, hand };
}

/** A rule as somebody begins one. */
export const firstRule: CategoryRule = { match: "all", conditions: [] };

/** What a condition begins as once it is ticked; days, an amount, brands and colours are still to be said. */
const first: { [Kind in ConditionKind]: Extract<RuleCondition, { kind: Kind }> } = {
  reduced: { kind: "reduced" },
  inStock: { kind: "inStock" },
  brand: { kind: "brand", brandIds: [] },
  new: { kind: "new", days: 30 },
  priceTo: { kind: "priceTo", price: 0 },
  colour: { kind: "colour", colours: [] },
};

/** Returns a rule with a condition, or without it, in the order in which conditions are shown. */
export function withCondition(rule: CategoryRule, kind: ConditionKind, isAsked: boolean): CategoryRule {
  const others = rule.conditions.filter((one) => one.kind !== kind);
  return inOrder(rule, isAsked ? [...others, first[kind]] : others);
}

/** Returns a rule in which a condition is another of its kind. */
export function withOther(rule: CategoryRule, condition: RuleCondition): CategoryRule {
  return inOrder(rule, [...rule.conditions.filter(({ kind }) => kind !== condition.kind), condition]);
}

function inOrder(rule: CategoryRule, conditions: readonly RuleCondition[]): CategoryRule {
  return {
    ...rule,
    conditions: conditions.toSorted((a, b) => conditionKinds.indexOf(a.kind) - conditionKinds.indexOf(b.kind)),
  };
}

/** Returns whether a rule can be saved: it asks for something, and each condition says of what. */
export function isWholeRule({ conditions }: CategoryRule): boolean {
  return conditions.length > 0 && conditions.every(isWhole);
}

function isWhole(condition: RuleCondition): boolean {
  switch (condition.kind) {
    case "brand":
      return condition.brandIds.length > 0;
    case "colour":
      return condition.colours.length > 0;
    case "new":
      return condition.days >= 1 && condition.days <= ruleLimits.days;
    case "priceTo":
      return condition.price >= 1 && condition.price <= ruleLimits.price;
    case "reduced":
    case "inStock":
      return true;
  }
}

/** Returns goods in the order somebody gave them; what has no place yet stands behind, as it came. */
export function inHandOrder<Goods extends { id: number }>(goods: readonly Goods[], hand: readonly number[]): Goods[] {
  const places = new Map(hand.map((id, index) => [id, index]));
  return goods.toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0);
}

/** Returns the order once goods of it are moved: what is out of sight for now keeps its place. */
export function handMoved(hand: readonly number[], shown: readonly number[]): number[] {
  const isShown = new Set(shown);
  const away = hand.flatMap((id, index) => (isShown.has(id) ? [] : [{ id, index }]));
  const order = [...shown];
  for (const { id, index } of away) order.splice(Math.min(index, order.length), 0, id);
  return order.slice(0, ruleLimits.hand);
}
