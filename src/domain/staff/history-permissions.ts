import type { LogEntity } from "./log-entities.ts";
import type { Permission } from "./permissions.ts";

/**
 * What somebody must be allowed to read the history of a record of each kind, all of it: what its screen wants, and of
 * orders and what comes back the history besides. Of what has no screen that all see alike, the whole log.
 */
const historyPermissions: Readonly<Record<LogEntity, readonly Permission[]>> = {
  order: ["orders.read", "history.read"],
  orderView: ["log.read"],
  staff: ["staff.manage"],
  key: ["keys.manage"],
  withdrawal: ["orders.edit", "history.read"],
  return: ["orders.pack", "history.read"],
  complaint: ["orders.edit", "history.read"],
  readyText: ["content.edit"],
  email: ["buyers.contact"],
  question: ["buyers.contact"],
  review: ["reviews.moderate"],
  job: ["settings.edit"],
  variant: ["stock.move"],
  stockDelivery: ["stock.move"],
  priceCut: ["prices.edit"],
  drop: ["products.edit"],
  product: ["products.edit"],
  category: ["products.edit"],
  brand: ["products.edit"],
  sizeTable: ["products.edit"],
  bulkEdit: ["products.edit", "prices.edit", "stock.move"],
  code: ["prices.edit"],
  codeBatch: ["prices.edit"],
  customer: ["customers.read"],
  subscription: ["customers.read"],
  webhook: ["settings.edit"],
  connection: ["settings.edit"],
  ksefOutage: ["invoices.read"],
  payoutReport: ["invoices.read"],
  payout: ["invoices.read"],
  unionRate: ["invoices.read"],
  deliveryMethod: ["settings.edit"],
  zone: ["settings.edit"],
  country: ["settings.edit"],
  deliveryCalendar: ["settings.edit"],
  dayOff: ["settings.edit"],
  paymentMethod: ["settings.edit"],
  shop: ["settings.edit"],
  text: ["content.edit"],
  page: ["content.edit"],
  import: ["products.edit"],
  front: ["content.edit"],
  redirect: ["content.edit"],
  synonym: ["content.edit"],
  month: ["invoices.read"],
};

/** Returns whether somebody with these permissions may read what was done to records of a kind. */
export function mayReadHistory(entity: LogEntity, permissions: readonly string[]): boolean {
  return historyPermissions[entity].every((permission) => permissions.includes(permission));
}
