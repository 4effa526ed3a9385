import type { BackofficePlainCode } from "../domain/dictionary/text-code.ts";
import type { Permission } from "../domain/staff/permissions.ts";
import type { KeyName } from "./keyboard/key-table.ts";

/** A place of the back office that one goes to: in the navigation, the palette and by its keys. */
export interface Place {
  path: string;
  title: BackofficePlainCode;
  keyName: KeyName;
  /** Who may come here; null: everybody who works here. */
  permission: Permission | null;
  /** On a phone, where four have room, it stands in the person's menu. */
  aside?: true;
}

/** Every place there is, in the order of the navigation. */
const places = [
  { path: "/today", title: "OFFICE_TODAY", keyName: "goToday", permission: null },
  { path: "/orders", title: "OFFICE_ORDERS", keyName: "goOrders", permission: "orders.read" },
  { path: "/withdrawals", title: "OFFICE_WITHDRAWALS", keyName: "goWithdrawals", permission: "orders.edit" },
  { path: "/staff", title: "OFFICE_STAFF", keyName: "goStaff", permission: "staff.manage", aside: true },
  { path: "/account", title: "OFFICE_ACCOUNT", keyName: "goAccount", permission: null, aside: true },
] as const satisfies readonly Place[];

/** Returns the places somebody with these permissions may come to. */
export function placesFor(permissions: readonly Permission[]): Place[] {
  return (places as readonly Place[]).filter(
    ({ permission }) => permission === null || permissions.includes(permission),
  );
}
