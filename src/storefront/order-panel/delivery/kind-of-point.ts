import { useOrderForm } from "../../session/order-form.ts";
import { chosenCountryCode } from "../../../domain/order/order-form.ts";

/** Returns the code of the country the parcel goes to. */
export function usePointCountry(): string {
  return useOrderForm((form) => chosenCountryCode(form));
}

/** Returns how the codes of what is said of points begin: lockers in Poland, points and Z-BOXes beyond. */
export function useKindOfPoint(): "ORDER_POINT" | "ORDER_PICKUP" {
  return usePointCountry() === "PL" ? "ORDER_POINT" : "ORDER_PICKUP";
}
