import { type Obstacle, obstacleTo } from "../../../domain/order/obstacle.ts";
import { useOrderForm } from "../../session/order-form.ts";
import type { Checkout } from "./checkout.ts";

/** Returns what keeps an order to the chosen country from being placed, null while that is not known. */
export function useObstacle(checkout: Checkout): Obstacle | null {
  const country = useOrderForm((form) => form.shippingCountry.value);
  return checkout.kind === "ready" ? obstacleTo(country, checkout.data) : null;
}
