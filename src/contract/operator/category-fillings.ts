/** What fills a category beside what somebody puts into it, and in which order its goods stand. */
import * as v from "valibot";
import { colourFamilies } from "../../domain/catalogue/colour-families.ts";
import { goodsOrders, ruleLimits } from "../../domain/catalogue/category-rule.ts";
import { rowId } from "./values.ts";

const whole = (least: number, most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
const some = <S extends v.GenericSchema>(one: S, most: number) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length),
  );

const condition = v.variant("kind", [
  v.strictObject({ kind: v.literal("reduced") }),
  v.strictObject({ kind: v.literal("inStock") }),
  v.strictObject({ kind: v.literal("brand"), brandIds: some(rowId, ruleLimits.brands) }),
  /** In the shop for fewer days. */
  v.strictObject({ kind: v.literal("new"), days: whole(1, ruleLimits.days) }),
  /** Grosze: so much, or less. */
  v.strictObject({ kind: v.literal("priceTo"), price: whole(1, ruleLimits.price) }),
  v.strictObject({ kind: v.literal("colour"), colours: some(v.picklist(colourFamilies), colourFamilies.length) }),
]);

/** All of its conditions hold for a product, or any of them. */
export const categoryRule = v.strictObject({
  match: v.picklist(["all", "any"]),
  conditions: v.pipe(v.array(condition), v.minLength(1), v.maxLength(ruleLimits.conditions)),
});

const sorted = v.picklist(goodsOrders);
const hand = v.pipe(
  v.array(rowId),
  v.maxLength(ruleLimits.hand),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** What is absent stays as it is. */
export const fillingBody = v.strictObject({
  rule: v.optional(v.nullable(categoryRule)),
  sorted: v.optional(sorted),
  hand: v.optional(hand),
});

export const fillingSaid = v.object({
  /** Null: what somebody puts into it is all. */
  rule: v.nullable(categoryRule),
  /** In which order shoppers see its goods; what is sold out stands behind the rest in each. */
  sorted,
  /** Products in the order somebody gave them; it is kept while another order holds. */
  hand: v.array(rowId),
  /** How many goods shoppers see in it by its rule. */
  ruled: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  version: v.string(),
});

/** A product of a category as it stands there. */
export const placedProduct = v.object({
  id: rowId,
  name: v.string(),
  picture: v.nullable(v.string()),
  soldOut: v.boolean(),
});
