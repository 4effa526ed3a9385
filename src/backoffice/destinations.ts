import type { BackofficePlainCode } from "../domain/dictionary/text-code.ts";
import type { Permission } from "../domain/staff/permissions.ts";
import type { KeyName } from "./keyboard/key-table.ts";

/** A screen of the back office that one goes to: in the navigation, the palette and by its keys. */
export interface Destination {
  path: string;
  title: BackofficePlainCode;
  keyName: KeyName;
  /** Who may come here; null: everybody who works here. */
  permission: Permission | null;
  /** On a phone, where four have room, it stands in the person's menu, unless there is room for it. */
  aside?: boolean;
}

/** How many have room at the bottom of a phone, beside the person. */
const roomOnPhone = 4;

/** All there are, in the order of the navigation. */
const destinations: readonly Destination[] = [
  { path: "/today", title: "OFFICE_TODAY", keyName: "goToday", permission: null },
  { path: "/orders", title: "OFFICE_ORDERS", keyName: "goOrders", permission: "orders.read" },
  { path: "/packing", title: "OFFICE_PACKING", keyName: "goPacking", permission: "orders.pack" },
  { path: "/returns", title: "OFFICE_RETURNS", keyName: "goReturns", permission: "orders.pack" },
  { path: "/goods", title: "OFFICE_GOODS", keyName: "goGoods", permission: "products.edit", aside: true },
  { path: "/goods/stock", title: "OFFICE_STOCK", keyName: "goStock", permission: "stock.move", aside: true },
  { path: "/refunds", title: "OFFICE_REFUNDS", keyName: "goRefunds", permission: "money.refund", aside: true },
  { path: "/complaints", title: "OFFICE_COMPLAINTS", keyName: "goComplaints", permission: "orders.edit", aside: true },
  {
    path: "/customers",
    title: "OFFICE_CUSTOMERS",
    keyName: "goCustomers",
    permission: "customers.read",
    aside: true,
  },
  { path: "/codes", title: "OFFICE_CODES", keyName: "goCodes", permission: "prices.edit", aside: true },
  {
    path: "/newsletter",
    title: "OFFICE_NEWSLETTER",
    keyName: "goNewsletter",
    permission: "customers.read",
    aside: true,
  },
  { path: "/reviews", title: "OFFICE_REVIEWS", keyName: "goReviews", permission: "reviews.moderate", aside: true },
  {
    path: "/ready-texts",
    title: "OFFICE_READY_TEXTS",
    keyName: "goReadyTexts",
    permission: "content.edit",
    aside: true,
  },
  { path: "/numbers", title: "OFFICE_NUMBERS", keyName: "goNumbers", permission: "reports.read", aside: true },
  { path: "/content", title: "OFFICE_CONTENT", keyName: "goContent", permission: "content.edit", aside: true },
  { path: "/settings", title: "OFFICE_SETTINGS", keyName: "goSettings", permission: "settings.edit", aside: true },
  { path: "/staff", title: "OFFICE_STAFF", keyName: "goStaff", permission: "staff.manage", aside: true },
  { path: "/log", title: "OFFICE_LOG", keyName: "goLog", permission: "log.read", aside: true },
  { path: "/keys", title: "OFFICE_APIKEYS", keyName: "goKeys", permission: "keys.manage", aside: true },
  { path: "/account", title: "OFFICE_ACCOUNT", keyName: "goAccount", permission: null, aside: true },
];

/** Returns the destinations somebody with these permissions may come to; who may come to few has more of them at hand on a phone. */
export function destinationsFor(permissions: readonly Permission[]): Destination[] {
  const theirs = destinations.filter(({ permission }) => permission === null || permissions.includes(permission));
  const others = theirs.filter(({ aside }) => aside);
  const room = Math.max(0, roomOnPhone - (theirs.length - others.length));
  const atHand = others.slice(0, room);
  return theirs.map((one) => (atHand.includes(one) ? { ...one, aside: false } : one));
}

/** Returns whether an address is of a destination, or of something below it. */
export function isAt({ path }: Pick<Destination, "path">, at: string): boolean {
  return `${at}/`.startsWith(`${path}/`);
}
