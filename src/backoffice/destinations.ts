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
  /** On a phone, where four have room, it stands in the person's menu. */
  aside?: true;
}

/** All there are, in the order of the navigation. */
const destinations: readonly Destination[] = [
  { path: "/today", title: "OFFICE_TODAY", keyName: "goToday", permission: null },
  { path: "/orders", title: "OFFICE_ORDERS", keyName: "goOrders", permission: "orders.read" },
  { path: "/packing", title: "OFFICE_PACKING", keyName: "goPacking", permission: "orders.pack" },
  { path: "/returns", title: "OFFICE_RETURNS", keyName: "goReturns", permission: "orders.pack" },
  { path: "/refunds", title: "OFFICE_REFUNDS", keyName: "goRefunds", permission: "money.refund", aside: true },
  { path: "/complaints", title: "OFFICE_COMPLAINTS", keyName: "goComplaints", permission: "orders.edit", aside: true },
  { path: "/staff", title: "OFFICE_STAFF", keyName: "goStaff", permission: "staff.manage", aside: true },
  { path: "/log", title: "OFFICE_LOG", keyName: "goLog", permission: "log.read", aside: true },
  { path: "/keys", title: "OFFICE_APIKEYS", keyName: "goKeys", permission: "keys.manage", aside: true },
  { path: "/account", title: "OFFICE_ACCOUNT", keyName: "goAccount", permission: null, aside: true },
];

/** Returns the destinations somebody with these permissions may come to. */
export function destinationsFor(permissions: readonly Permission[]): Destination[] {
  return destinations.filter(({ permission }) => permission === null || permissions.includes(permission));
}
