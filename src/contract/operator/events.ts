/** What changes while somebody looks, and who else looks. */
import * as v from "valibot";
import type { LogEntity } from "../../domain/staff/log-entities.ts";
import type { Permission } from "../../domain/staff/permissions.ts";
import { route } from "./route.ts";
import { nothing, rowId } from "./values.ts";

/** A record of the shop, as the log names it. */
const record = { entity: v.string(), entityId: v.string() };

/** Something of a record has changed: never what it is now, which is asked for by who may see it. */
export const change = v.object({
  ...record,
  part: v.nullable(v.string()),
  /** Which version of that part it made, as `If-Match` names it; null: the part counts none. */
  version: v.nullable(v.string()),
  /** Who did it; null: a buyer, or the shop itself. */
  by: v.nullable(v.string()),
});

/** Somebody has opened or closed a record. */
export const here = v.object(record);

/** With which permission changes of a kind of record are heard of; of one that is no record, the log's. */
const heardWith: Readonly<Record<LogEntity, Permission>> = {
  order: "orders.read",
  orderView: "orders.read",
  withdrawal: "orders.edit",
  return: "orders.pack",
  complaint: "orders.edit",
  readyText: "content.edit",
  email: "buyers.contact",
  question: "buyers.contact",
  review: "reviews.moderate",
  job: "settings.edit",
  variant: "stock.move",
  stockDelivery: "stock.move",
  priceCut: "prices.edit",
  drop: "products.edit",
  product: "products.edit",
  category: "products.edit",
  brand: "products.edit",
  sizeTable: "products.edit",
  bulkEdit: "products.edit",
  code: "prices.edit",
  codeBatch: "prices.edit",
  customer: "customers.read",
  subscription: "customers.read",
  ksefOutage: "invoices.read",
  payoutReport: "invoices.read",
  payout: "invoices.read",
  unionRate: "invoices.read",
  deliveryMethod: "settings.edit",
  zone: "settings.edit",
  country: "settings.edit",
  deliveryCalendar: "settings.edit",
  dayOff: "settings.edit",
  paymentMethod: "settings.edit",
  text: "content.edit",
  page: "content.edit",
  import: "products.edit",
  front: "content.edit",
  redirect: "content.edit",
  synonym: "content.edit",
  staff: "staff.manage",
  key: "keys.manage",
  webhook: "settings.edit",
  connection: "settings.edit",
  shop: "settings.edit",
  month: "invoices.read",
};

/** Returns the permission with which changes of a kind of record are heard of. */
export function permissionToHear(entity: string): Permission {
  return (heardWith as Readonly<Record<string, Permission>>)[entity] ?? "log.read";
}

const tab = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const parameters = v.object({
  entity: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
});

export const eventRoutes = {
  events: route({
    method: "GET",
    path: "/events",
    summary:
      "Tells of changes as they are saved, as server-sent events: `change`, whose data this is; `here`, somebody has opened or closed a record; `missed`, what changed meanwhile is not known any more; `beat` each 20 seconds. `Last-Event-ID`, or `after`, has what came since told again, some of it twice.",
    permission: "signed-in",
    query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))) }),
    answer: change,
    refusals: ["TOO_MANY_REQUESTS"],
    stream: true,
  }),
  sayHere: route({
    method: "PUT",
    path: "/here/:entity/:id",
    summary: "Says that this person has a record open in a tab, for 20 seconds; returns who else has.",
    permission: "signed-in",
    parameters,
    body: v.object({ tab }),
    answer: v.object({ people: v.array(v.object({ id: rowId, name: v.string() })) }),
    refusals: ["FORBIDDEN"],
  }),
  sayGone: route({
    method: "DELETE",
    path: "/here/:tab",
    summary: "Says that a tab has no record open any more.",
    permission: "signed-in",
    parameters: v.object({ tab }),
    answer: nothing,
    refusals: [],
  }),
};
