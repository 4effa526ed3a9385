import { formOf, useOrderForm } from "../../session/order-form.ts";
import type { OrderForm } from "../../../domain/order/order-form.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import type { SessionState } from "../../session/state.ts";

/** Returns the code of the country the parcel goes to. */
export function usePointCountry(): string {
  return useOrderForm(countryOf);
}

/** Returns how the codes of what is said of points begin: lockers in Poland, points and Z-BOXes beyond. */
export function useKindOfPoint(): "ORDER_POINT" | "ORDER_PICKUP" {
  return usePointCountry() === "PL" ? "ORDER_POINT" : "ORDER_PICKUP";
}

/** Returns in which language carriers describe the points there. */
export function usePointLanguage(): string {
  return usePointCountry().toLowerCase().replace("cz", "cs");
}

/** Returns whether a shipping of this code leads to one of InPost's lockers, which a Polish phone opens. */
export function opensByPhone(state: SessionState, shippingCode: string | null): boolean {
  return shippingCode === lockerCode && countryOf(formOf(state)) === "PL";
}

function countryOf({ shippingCountry: { value, options } }: OrderForm): string {
  return options?.find((option) => option.value === value)?.country_code ?? "PL";
}
