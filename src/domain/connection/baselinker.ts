import { orderStates, type OrderState } from "../order/order-states.ts";

/** What BaseLinker may ask of the shop: its "integration file" protocol, standard 4. */
export const baselinkerActions = [
  "FileVersion",
  "SupportedMethods",
  "ProductsCategories",
  "ProductsList",
  "ProductsData",
  "ProductsPrices",
  "ProductsQuantity",
  "ProductsQuantityUpdate",
  "OrdersGet",
  "OrderUpdate",
  "StatusesList",
  "PaymentMethodsList",
  "DeliveryMethodsList",
] as const;
export type BaselinkerAction = (typeof baselinkerActions)[number];

/** What `FileVersion` answers. */
export const baselinkerVersion = { platform: "Bruk", version: "4.1.0", standard: 4 } as const;

/** Goods and orders of one answer at most, and lines of one change of stock. */
export const baselinkerLimits = { page: 100, orders: 200, quantities: 5000 } as const;

/** Returns the number BaseLinker knows a state by: its place among all, counted from one. */
export function statusId(state: OrderState): number {
  return orderStates.indexOf(state) + 1;
}

/** Returns the state of a number; null: there is none. */
export function stateOfStatus(id: string): OrderState | null {
  return /^\d{1,2}$/.test(id) ? (orderStates[Number(id) - 1] ?? null) : null;
}

/** Returns the whole numbers of a list that is separated by commas; what is none is left out. */
export function idsIn(list: string | undefined): number[] {
  return (list ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
}

/**
 * Returns how a variant's stock is moved where BaseLinker sets it: by the difference from what it believed, so that what
 * the shop sold meanwhile stays sold. What it never read it sets as it says. Never below nothing.
 */
export function stockChange(
  said: { operation: "set" | "change"; quantity: number },
  { stock, believed }: { stock: number; believed: number | null },
): { change: number; believes: number } {
  const change = said.operation === "change" ? said.quantity : said.quantity - (believed ?? stock);
  const believes = said.operation === "change" ? (believed ?? stock) + said.quantity : said.quantity;
  return { change: Math.max(change, -stock), believes };
}
