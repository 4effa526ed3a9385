import {
  type CategoryRule,
  type GoodsOrder,
  goodsOrders,
  type RuleCondition,
  ruleLimits,
} from "../../domain/catalogue/category-rule.ts";
import { colourFamilies } from "../../domain/catalogue/colour-families.ts";
import { decimal } from "../../domain/money.ts";
import { grosze } from "./cells.ts";

type WrittenRule = CategoryRule<string>;
type WrittenCondition = RuleCondition<string>;

/** Returns a rule as a cell: `all` or `any`, and below it a line for each condition, as `price to: 199.99`; '' for none. */
export function writeRule(rule: WrittenRule | null): string {
  return rule === null ? "" : [rule.match, ...rule.conditions.map(writeCondition)].join("\n");
}

function writeCondition(condition: WrittenCondition): string {
  switch (condition.kind) {
    case "reduced":
      return "reduced";
    case "inStock":
      return "in stock";
    case "brand":
      return `brand: ${condition.brandIds.join(" | ")}`;
    case "new":
      return `new: ${condition.days}`;
    case "priceTo":
      return `price to: ${decimal(condition.price)}`;
    case "colour":
      return `colour: ${condition.colours.join(" | ")}`;
  }
}

/** Returns the rule of a cell, null where it is empty, undefined where it is no rule. Whether there are such brands is not its business. */
export function readRule(cell: string): WrittenRule | null | undefined {
  const lines = cell
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  const [first = ""] = lines;
  const match = /^(all|any)$/i.exec(first)?.[1]?.toLowerCase();
  const conditions = (match === undefined ? lines : lines.slice(1)).map(readCondition);
  if (conditions.length === 0 || conditions.length > ruleLimits.conditions) return undefined;
  return conditions.every((one) => one !== undefined)
    ? { match: match === "any" ? "any" : "all", conditions }
    : undefined;
}

function readCondition(line: string): WrittenCondition | undefined {
  const [, word = "", rest = ""] = /^([a-z ]+?)\s*(?::\s*(.*))?$/i.exec(line) ?? [];
  const list = rest
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  switch (word.toLowerCase()) {
    case "reduced":
      return rest === "" ? { kind: "reduced" } : undefined;
    case "in stock":
      return rest === "" ? { kind: "inStock" } : undefined;
    case "brand":
      return list.length > 0 && list.length <= ruleLimits.brands
        ? { kind: "brand", brandIds: [...new Set(list)] }
        : undefined;
    case "new":
      return /^\d{1,4}$/.test(rest) && Number(rest) >= 1 && Number(rest) <= ruleLimits.days
        ? { kind: "new", days: Number(rest) }
        : undefined;
    case "price to": {
      const price = grosze(rest);
      return price !== null && price >= 1 && price <= ruleLimits.price ? { kind: "priceTo", price } : undefined;
    }
    case "colour": {
      const colours = colourFamilies.filter((one) => list.includes(one));
      return colours.length > 0 && list.every((one) => (colourFamilies as readonly string[]).includes(one))
        ? { kind: "colour", colours }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** How the goods of a category are ordered, with the handles of those that somebody has put in order. */
export interface WrittenOrder {
  sorted: GoodsOrder;
  hand: string[];
}

/** Returns an order as a cell: `newest`, and below it the handles that somebody has put in order, joined by `|`. */
export function writeOrder({ sorted, hand }: WrittenOrder): string {
  return [sorted, ...(hand.length === 0 ? [] : [hand.join(" | ")])].join("\n");
}

/** Returns the order of a cell, the newest first where it is empty; undefined where it is none. */
export function readOrder(cell: string): WrittenOrder | undefined {
  const [first = "", ...rest] = cell.split(/\r\n|\n|\r/).map((line) => line.trim());
  const sorted = first === "" ? "newest" : goodsOrders.find((one) => one === first.toLowerCase());
  const hand = rest
    .join("|")
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return sorted === undefined || hand.length > ruleLimits.hand ? undefined : { sorted, hand: [...new Set(hand)] };
}
