import { frontParts } from "../../domain/content/front.ts";
import type { LogEntity } from "../../domain/staff/log-entities.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";

interface EntityWords {
  /** The kind, where one is chosen. */
  many: BackofficePlainCode;
  /** One record of it, with its number. */
  one: `OFFICE_LOG_${Uppercase<LogEntity>}`;
  /** Where a record of it is seen; null: nowhere. */
  path: ((id: string) => string) | null;
}

const delivery = () => "/settings/delivery";

/** What each kind of record is called, and where it is seen. */
export const entityWords: Readonly<Record<LogEntity, EntityWords>> = {
  order: { many: "OFFICE_LOG_OF_ORDER", one: "OFFICE_LOG_ORDER", path: (id) => `/orders/${id}` },
  withdrawal: { many: "OFFICE_LOG_OF_WITHDRAWAL", one: "OFFICE_LOG_WITHDRAWAL", path: () => "/returns?view=all" },
  return: { many: "OFFICE_LOG_OF_RETURN", one: "OFFICE_LOG_RETURN", path: (id) => `/returns/${id}` },
  complaint: { many: "OFFICE_COMPLAINTS", one: "OFFICE_LOG_COMPLAINT", path: (id) => `/complaints/${id}` },
  readyText: { many: "OFFICE_LOG_OF_READYTEXT", one: "OFFICE_LOG_READYTEXT", path: null },
  email: { many: "OFFICE_LOG_OF_EMAIL", one: "OFFICE_LOG_EMAIL", path: null },
  question: { many: "OFFICE_QUESTIONS", one: "OFFICE_LOG_QUESTION", path: (id) => `/questions/${id}` },
  review: { many: "OFFICE_LOG_OF_REVIEW", one: "OFFICE_LOG_REVIEW", path: null },
  job: { many: "OFFICE_LOG_OF_JOB", one: "OFFICE_LOG_JOB", path: null },
  orderView: { many: "OFFICE_LOG_OF_ORDERVIEW", one: "OFFICE_LOG_ORDERVIEW", path: null },
  staff: { many: "OFFICE_LOG_OF_STAFF", one: "OFFICE_LOG_STAFF", path: () => "/staff" },
  variant: {
    many: "OFFICE_LOG_OF_VARIANT",
    one: "OFFICE_LOG_VARIANT",
    path: (id) => `/goods/stock/movements?variant=${id}`,
  },
  stockDelivery: {
    many: "OFFICE_LOG_OF_STOCKDELIVERY",
    one: "OFFICE_LOG_STOCKDELIVERY",
    path: () => "/goods/stock/movements?reason=delivery",
  },
  priceCut: { many: "OFFICE_CUTS", one: "OFFICE_LOG_PRICECUT", path: () => "/goods/cuts" },
  bulkEdit: { many: "OFFICE_BULK", one: "OFFICE_LOG_BULKEDIT", path: (id) => `/goods/bulk/${id}` },
  drop: { many: "OFFICE_DROPS", one: "OFFICE_LOG_DROP", path: (id) => `/goods/drops/${id}` },
  product: { many: "OFFICE_GOODS", one: "OFFICE_LOG_PRODUCT", path: (id) => `/goods/${id}` },
  category: { many: "OFFICE_CATEGORIES", one: "OFFICE_LOG_CATEGORY", path: (id) => `/goods/categories/${id}` },
  brand: { many: "OFFICE_BRANDS", one: "OFFICE_LOG_BRAND", path: (id) => `/goods/brands/${id}` },
  sizeTable: { many: "OFFICE_SIZE_TABLES", one: "OFFICE_LOG_SIZETABLE", path: (id) => `/goods/size-tables/${id}` },
  code: { many: "OFFICE_CODES", one: "OFFICE_LOG_CODE", path: (id) => `/codes?id=${id}` },
  codeBatch: { many: "OFFICE_LOG_OF_CODEBATCH", one: "OFFICE_LOG_CODEBATCH", path: (id) => `/codes?batch=${id}` },
  customer: { many: "OFFICE_CUSTOMERS", one: "OFFICE_LOG_CUSTOMER", path: (id) => `/customers/${id}` },
  subscription: { many: "OFFICE_NEWSLETTER", one: "OFFICE_LOG_SUBSCRIPTION", path: () => "/newsletter" },
  connection: { many: "OFFICE_CONNECTIONS", one: "OFFICE_LOG_CONNECTION", path: () => "/settings/connections" },
  month: { many: "OFFICE_BOOKS", one: "OFFICE_LOG_MONTH", path: () => "/numbers/books" },
  payoutReport: { many: "OFFICE_PAYOUTS", one: "OFFICE_LOG_PAYOUTREPORT", path: () => "/numbers/books" },
  payout: { many: "OFFICE_PAYOUTS", one: "OFFICE_LOG_PAYOUT", path: () => "/numbers/books" },
  unionRate: { many: "OFFICE_OSS_RATES", one: "OFFICE_LOG_UNIONRATE", path: () => "/numbers/books" },
  ksefOutage: { many: "OFFICE_KSEF_OUTAGES", one: "OFFICE_LOG_KSEFOUTAGE", path: () => "/ksef" },
  webhook: { many: "OFFICE_WEBHOOKS", one: "OFFICE_LOG_WEBHOOK", path: () => "/settings/webhooks" },
  deliveryMethod: { many: "OFFICE_DELIVERY_METHODS", one: "OFFICE_LOG_DELIVERYMETHOD", path: delivery },
  zone: { many: "OFFICE_DELIVERY_ZONES", one: "OFFICE_LOG_ZONE", path: delivery },
  country: { many: "OFFICE_DELIVERY_COUNTRIES", one: "OFFICE_LOG_COUNTRY", path: delivery },
  deliveryCalendar: { many: "OFFICE_DELIVERY_CALENDAR", one: "OFFICE_LOG_DELIVERYCALENDAR", path: delivery },
  dayOff: { many: "OFFICE_DELIVERY_DAYS_OFF", one: "OFFICE_LOG_DAYOFF", path: delivery },
  paymentMethod: { many: "OFFICE_PAYMENTS", one: "OFFICE_LOG_PAYMENTMETHOD", path: () => "/settings/payments" },
  shop: { many: "OFFICE_SETTINGS", one: "OFFICE_LOG_SHOP", path: () => "/settings" },
  text: { many: "OFFICE_TEXTS", one: "OFFICE_LOG_TEXT", path: () => "/content/texts?view=changed" },
  page: { many: "OFFICE_PAGES", one: "OFFICE_LOG_PAGE", path: (id) => `/content/pages/${id}` },
  import: { many: "OFFICE_IMPORTS_IN", one: "OFFICE_LOG_IMPORT", path: (id) => `/goods/imports/${id}` },
  front: {
    many: "OFFICE_LOG_OF_FRONT",
    one: "OFFICE_LOG_FRONT",
    path: (id) => `/content/${frontParts[Number(id) - 1]}`,
  },
  synonym: { many: "OFFICE_SYNONYMS", one: "OFFICE_LOG_SYNONYM", path: () => "/content/synonyms" },
  redirect: { many: "OFFICE_REDIRECTS", one: "OFFICE_LOG_REDIRECT", path: () => "/content/redirects" },
  key: { many: "OFFICE_LOG_OF_KEY", one: "OFFICE_LOG_KEY", path: () => "/keys" },
};
