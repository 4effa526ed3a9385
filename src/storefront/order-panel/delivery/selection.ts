import type { CheckoutData } from "../../../contract/checkout-data.ts";
import { shippedCart } from "../../../domain/delivery/parcel-weight.ts";
import {
  choosePayment,
  chooseShipping,
  reselect,
  zoneOf,
  type Selection,
  type SelectionInput,
} from "../../../domain/delivery/delivery.ts";
import { opensByPhone } from "./kind-of-point.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { withLocker } from "../../../domain/order/order-form.ts";
import { formOf, keepForm, leaveField } from "../../session/order-form.ts";
import type { SessionState } from "../../session/state.ts";
import { session } from "../../session/store.ts";

/** Returns what the selection depends on now: the country's zone, the methods chosen, the cart. */
function selectionInput(state: SessionState, { zones, countries, preferred }: CheckoutData): SelectionInput {
  return {
    zone: zoneOf(formOf(state).shippingCountry.value, countries, zones),
    paymentId: state.paymentId,
    shippingId: state.shippingId,
    ...shippedCart(state.products),
    preferred,
  };
}

/** Selects payment and shipping again, at today's prices; the chosen point stays as long as its method does. */
export function selectAgain(data: CheckoutData): void {
  keepSelection(reselect(selectionInput(session.getState(), data)));
}

/**
 * Re-selects whenever the country, the postcode, the cart total or its weight changes, and forgets the chosen
 * point then (point 4, 'Shipping and payment selection'). Returns the way to stop.
 */
export function followSelection(data: CheckoutData): () => void {
  return session.subscribe((state, before) => {
    if (reasons(state) === reasons(before)) return;
    selectAgain(data);
    session.setState({ shippingPoint: null });
  });
}

/** The shopper chose a payment: the shipping is selected again under it. */
export function pickPayment(data: CheckoutData, paymentId: number): void {
  keepSelection(choosePayment(selectionInput(session.getState(), data), paymentId));
}

/** The shopper chose a shipping. Parcel lockers are looked up by postcode, so its field counts as touched. */
export function pickShipping(data: CheckoutData, shippingId: number): void {
  keepSelection(chooseShipping(selectionInput(session.getState(), data), shippingId));
  if (session.getState().shippingCode === lockerCode) leaveField("shippingPostCode");
}

function keepSelection(selection: Selection): void {
  const state = session.getState();
  keepForm(withLocker(formOf(state), opensByPhone(state, selection.shippingCode)));
  session.setState(selection.shippingCode === lockerCode ? selection : { ...selection, shippingPoint: null });
}

function reasons(state: SessionState): string {
  const { shippingCountry, shippingPostCode } = formOf(state);
  return JSON.stringify([shippingCountry.value, shippingPostCode.value, shippedCart(state.products)]);
}
