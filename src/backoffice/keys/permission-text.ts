import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import type { keyPermissions } from "../../domain/staff/permissions.ts";

export type KeyPermission = (typeof keyPermissions)[number];

/** What a key may do, in words. */
export const permissionText: Readonly<Record<KeyPermission, BackofficePlainCode>> = {
  "orders.read": "OFFICE_MAY_ORDERS_READ",
  "orders.pack": "OFFICE_MAY_ORDERS_PACK",
  "orders.edit": "OFFICE_MAY_ORDERS_EDIT",
  "buyers.contact": "OFFICE_MAY_BUYERS_CONTACT",
  "history.read": "OFFICE_MAY_HISTORY_READ",
  "money.read": "OFFICE_MAY_MONEY_READ",
  "money.match": "OFFICE_MAY_MONEY_MATCH",
  "money.refund": "OFFICE_MAY_MONEY_REFUND",
  "invoices.read": "OFFICE_MAY_INVOICES_READ",
  "invoices.issue": "OFFICE_MAY_INVOICES_ISSUE",
  "products.edit": "OFFICE_MAY_PRODUCTS_EDIT",
  "prices.edit": "OFFICE_MAY_PRICES_EDIT",
  "stock.move": "OFFICE_MAY_STOCK_MOVE",
  "content.edit": "OFFICE_MAY_CONTENT_EDIT",
  "reviews.moderate": "OFFICE_MAY_REVIEWS_MODERATE",
  "customers.read": "OFFICE_MAY_CUSTOMERS_READ",
  "customers.contact": "OFFICE_MAY_CUSTOMERS_CONTACT",
  "reports.read": "OFFICE_MAY_REPORTS_READ",
  "exports.personal": "OFFICE_MAY_EXPORTS_PERSONAL",
};
