import type { OrderState } from "../order/order-states.ts";

/** What staff may do, as verbs on parts of the shop; every route of the operator API names one. */
export const permissions = [
  "orders.read",
  "orders.pack",
  "orders.edit",
  "buyers.contact",
  "history.read",
  "money.read",
  "money.match",
  "money.refund",
  "invoices.read",
  "invoices.issue",
  "products.edit",
  "prices.edit",
  "stock.move",
  "content.edit",
  "reviews.moderate",
  "customers.read",
  "customers.contact",
  "customers.erase",
  "reports.read",
  "exports.personal",
  "settings.edit",
  "staff.manage",
  "keys.manage",
  "log.read",
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ["owner", "shop", "packing", "content", "bookkeeping"] as const;
export type Role = (typeof roles)[number];

const ownersAlone = [
  "settings.edit",
  "staff.manage",
  "keys.manage",
  "log.read",
] as const satisfies readonly Permission[];

/** Owner: all. Shop: all but staff, keys, the log and the settings of law and payment. Packing: what a parcel needs, neither e-mails nor money nor history. */
const permissionsOfRoles: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  shop: permissions.filter((permission) => !(ownersAlone as readonly Permission[]).includes(permission)),
  packing: ["orders.read", "orders.pack"],
  content: ["products.edit", "content.edit", "reviews.moderate"],
  bookkeeping: [
    "orders.read",
    "history.read",
    "money.read",
    "money.match",
    "invoices.read",
    "invoices.issue",
    "reports.read",
    "exports.personal",
  ],
};

/** What nobody but a person may be given. */
const people = [...ownersAlone, "customers.erase"] as const;

/** What a key of another program may be given: it manages neither who comes in nor the shop's settings, reads no log and erases nobody. */
export const keyPermissions = permissions.filter(
  (permission): permission is Exclude<Permission, (typeof people)[number]> =>
    !(people as readonly Permission[]).includes(permission),
);

/** Returns what a role may do. */
export function permissionsOf(role: Role): readonly Permission[] {
  return permissionsOfRoles[role];
}

/** Returns what somebody may do in a session that was opened on a phone by QR code: of the role's, what packing needs. */
export function permissionsOnPhone(role: Role): readonly Permission[] {
  return permissionsOfRoles.packing.filter((permission) => permissionsOfRoles[role].includes(permission));
}

/** Returns what somebody must be allowed to move an order to a state: a parcel's way is packing, all that undoes an order is more. */
export function permissionToMove(state: OrderState): Permission {
  return state === "packed" || state === "sent" || state === "delivered" ? "orders.pack" : "orders.edit";
}
