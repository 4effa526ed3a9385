import { fieldNames, type FieldName } from "../../../domain/order/order-form-fields.ts";
import { formOf } from "../../session/order-form.ts";
import type { SessionState } from "../../session/state.ts";
import { session } from "../../session/store.ts";
import { orderAttempt, type Refusal } from "./attempt.ts";

/**
 * A refusal has said what it had to once the shopper changes what it is about: another locker, another code,
 * another quantity of the line, another country for it, another value in the field. Follows the session for that; returns the way to stop.
 */
export function forgetAnsweredRefusals(): () => void {
  return session.subscribe((state, before) => {
    const { refusal } = orderAttempt.getState();
    if (refusal !== null && isAnswered(refusal, state, before)) orderAttempt.setState({ refusal: null });
  });
}

function isAnswered({ code, about }: Refusal, state: SessionState, before: SessionState): boolean {
  const changed = (name: "code" | "userPointsUse" | "userPointsActive" | "shippingPoint" | "shippingId") =>
    state[name] !== before[name];
  if (code?.startsWith("CODE_")) return changed("code");
  if (code?.startsWith("POINTS_")) return changed("userPointsUse") || changed("userPointsActive");
  if (code?.startsWith("POINT_"))
    return changed("shippingId") || (changed("shippingPoint") && state.shippingPoint !== null);
  const line = before.products.find(({ key }) => key === about);
  if (line !== undefined)
    return (
      countryOf(state) !== countryOf(before) ||
      state.products.find(({ key }) => key === about)?.quantity !== line.quantity
    );
  return isField(about) && formOf(state)[about].value !== formOf(before)[about].value;
}

function countryOf(state: SessionState): string {
  return formOf(state).shippingCountry.value;
}

function isField(name: string | null): name is FieldName {
  return fieldNames.some((field) => field === name);
}
