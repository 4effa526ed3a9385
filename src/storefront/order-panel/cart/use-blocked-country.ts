import type { CartLine } from "../../../domain/order/cart.ts";
import { isBlockedIn } from "../../../domain/catalogue/selling-limits.ts";
import { useOrderForm } from "../../session/order-form.ts";

/** Returns the chosen country's name where a line may not be sent to it. */
export function useBlockedCountry({ product }: CartLine): string | undefined {
  const { value, options } = useOrderForm((form) => form.shippingCountry);
  const country = options?.find((option) => option.value === value);
  return country !== undefined && isBlockedIn(product, country.country_code) ? country.displayValue : undefined;
}
