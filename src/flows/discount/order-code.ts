import { codeNamed, codeOnTheWire } from "../../database/discount/codes.ts";
import type { Queryable } from "../../database/queryable.ts";
import { codeState, stateRefusals } from "../../domain/discount/code-state.ts";
import type { DiscountCode } from "../../domain/discount/discount-code.ts";
import { codeForm } from "../../domain/one-form.ts";
import type { RefusalCode } from "../../domain/refusals.ts";

export type OrderCode =
  | { kind: "code"; name: string | null; onTheWire: DiscountCode | null }
  | { kind: "refused"; refusal: { code: RefusalCode; about: "discountCode" } };

/**
 * Returns the discount code an order names (none: an empty one), or refuses one that is unknown, not begun,
 * ended, expired or used up. Who uses it is looked at when it is used. Conditions on the cart are not looked at here: where they fail the discount is 0
 * (specification, point 5), and the totals decide that.
 */
export async function codeAsSent(db: Queryable, named: string | null, now: Date): Promise<OrderCode> {
  if (named === null || codeForm(named) === "") return { kind: "code", name: null, onTheWire: null };
  const row = await codeNamed(db, named);
  if (row === null) return refuse("CODE_UNKNOWN");
  const state = codeState(row, now);
  if (state !== "live") return refuse(stateRefusals[state]);
  return { kind: "code", name: row.code, onTheWire: codeOnTheWire(row) };
}

function refuse(code: RefusalCode): OrderCode {
  return { kind: "refused", refusal: { code, about: "discountCode" } };
}
