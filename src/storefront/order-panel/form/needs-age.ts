import type { CartLine } from "../../../domain/order/cart.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { useSession } from "../../session/store.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";

/** Returns whether anything in the cart is for adults only. */
export function needsAge(lines: readonly CartLine[]): boolean {
  return lines.some(({ product }) => isForAdults(product));
}

/** Returns whether the declaration of age is asked for and not given; it is no field of the form, whose rules stay as they are. */
export function useAgeMissing(): boolean {
  const needed = useSession((state) => needsAge(state.products));
  const given = useOrderAttempt((state) => state.ageConfirmed);
  return needed && !given;
}
