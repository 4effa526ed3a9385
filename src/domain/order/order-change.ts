/** An order that is changed before it is sent: which lines it has then, and what it costs. Grosze, unless said otherwise. */
import { allocate } from "../allocate.ts";
import type { PricedLine } from "./cart.ts";
import type { CodeTerms } from "../discount/discount-code.ts";
import { type OrderTotals, orderTotals } from "./totals.ts";
import type { OrderState } from "./order-states.ts";

/** The states in which an order can be changed: nothing of it has left. */
const changeableStates = ["new", "awaitingPayment", "paid", "packed"] as const satisfies readonly OrderState[];

/** True of an order that can be changed. */
export function canBeChanged(state: OrderState): boolean {
  return changeableStates.some((changeable) => changeable === state);
}

/** Characters of the reasons of a change, and of another price in it: both, with what is between them, are one field of KSeF (256). */
export const changeReasons = { change: 150, price: 100 };

/** A line of the order as it is, or as it is to be. */
export interface ChangeLine extends PricedLine {
  /** Of `order_lines`; a line that is added takes the next one nobody had. */
  position: number;
  variantId: number;
  productName: string;
  variantName: string;
}

/** What is asked of a line that is there: so many pieces (0: it goes), at another price where one is said. */
export interface LineAsked {
  position: number;
  quantity: number;
  price: number | null;
}

/** What is added: at the price said, else as `addedPrice` says. `insteadOf`: the line of which it is another size. */
export interface LineAdded {
  line: Omit<ChangeLine, "position" | "quantity">;
  quantity: number;
  price: number | null;
  insteadOf: { price: number; today: number | null } | null;
}

/**
 * Returns what a piece that is added costs: what it costs today; as another size of a piece that was ordered, what that
 * one cost and what today's prices of the two differ by, so that a size is no dearer because a sale is over.
 */
function addedPrice({ line, insteadOf }: Pick<LineAdded, "line" | "insteadOf">): number {
  if (insteadOf === null || insteadOf.today === null) return line.real_price;
  return Math.max(0, insteadOf.price + line.real_price - insteadOf.today);
}

/** True where something costs another price than the line did, or than what is added would by itself: that has a reason of its own. */
export function isRepriced(
  before: readonly ChangeLine[],
  { asked, added }: { asked: readonly LineAsked[]; added: readonly LineAdded[] },
): boolean {
  const priceAt = (position: number) => before.find((line) => line.position === position)?.real_price;
  return (
    asked.some(({ position, quantity, price }) => quantity > 0 && price !== null && price !== priceAt(position)) ||
    added.some((one) => one.price !== null && one.price !== addedPrice(one))
  );
}

/** Returns the reason of a change as document and email say it. */
export function reasonTold({ reason, priceReason }: { reason: string; priceReason: string }): string {
  return priceReason === "" ? reason : `${reason}: ${priceReason}`;
}

/**
 * Returns the lines as they are to be. More pieces of a line cost what the line does. What is added of a variant that is
 * there at the same price joins its line. `next`: the first position nobody had.
 */
export function linesAsked(
  before: readonly ChangeLine[],
  { asked, added, next }: { asked: readonly LineAsked[]; added: readonly LineAdded[]; next: number },
): ChangeLine[] {
  const lines = before.map((line) => {
    const of = asked.find(({ position }) => position === line.position);
    return of === undefined ? line : { ...line, quantity: of.quantity, real_price: of.price ?? line.real_price };
  });
  let position = next;
  for (const one of added) {
    const real_price = one.price ?? addedPrice(one);
    const at = lines.findIndex(
      (line) => line.variantId === one.line.variantId && line.real_price === real_price && line.quantity > 0,
    );
    if (at >= 0) lines[at] = { ...lines[at]!, quantity: lines[at]!.quantity + one.quantity };
    else lines.push({ ...one.line, real_price, quantity: one.quantity, position: position++ });
  }
  return lines.filter(({ quantity }) => quantity > 0);
}

/** What of an order its change does not touch. */
export interface ChangedOrder {
  lines: readonly ChangeLine[];
  shipping: number;
  /** As it was when the order was placed; null: none. */
  code: CodeTerms | null;
  /** Points that were spent on it, and those of them that were given back with pieces. */
  points: { spent: number; givenBack: number };
  factor: number;
}

/**
 * Returns what a changed order costs. Its code keeps what it promised: the same percentage, or the same sum, of the goods
 * it counts, whatever it asked of the cart it was used on. Points stay as far as there is something left to pay with them.
 */
export function changedTotals({ lines, shipping, code, points, factor }: ChangedOrder): OrderTotals {
  const kept = code === null ? null : { ...code, codeMinTotal: "0", codeCategory: "0", codeManufacturer: "0" };
  const order = { lines, shipping, code: kept, factor };
  const { pointsDeducted } = orderTotals({ ...order, points: points.spent });
  const stay = Math.min(points.spent, Math.max(pointsDeducted, 100 * Math.ceil(points.givenBack / 100)));
  return { ...orderTotals({ ...order, points: stay }), pointsDeducted: stay };
}

/** Returns what each line costs in hundredths of the order's currency, so that they add up to its products. */
export function lineAmounts(lines: readonly PricedLine[], products: number): number[] {
  return allocate(
    products,
    lines.map((line) => line.real_price * line.quantity),
  );
}

/** Returns by how many pieces of each variant an order grows (above zero) or shrinks; variants of which as many stay are left out. */
export function piecesChanged(
  before: readonly Pick<ChangeLine, "variantId" | "quantity">[],
  after: readonly Pick<ChangeLine, "variantId" | "quantity">[],
): Map<number, number> {
  const by = new Map<number, number>();
  for (const { variantId, quantity } of after) by.set(variantId, (by.get(variantId) ?? 0) + quantity);
  for (const { variantId, quantity } of before) by.set(variantId, (by.get(variantId) ?? 0) - quantity);
  return new Map([...by].filter(([, change]) => change !== 0));
}
