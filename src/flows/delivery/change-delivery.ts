import {
  addMethod,
  addZone,
  deleteMethod,
  deleteZone,
  type DeliveryMethodRow,
  lockMethod,
  lockZone,
  type MethodTerms,
  saveMethod,
  saveZoneName,
} from "../../database/delivery/delivery-methods.ts";
import { allPayments } from "../../database/payment/payment-methods.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

/** Why a way of delivery or a zone was not added, changed or removed. */
export type DeliveryRefused =
  | { kind: "unknown" }
  /** There is no such payment. */
  | { kind: "payment" }
  /** The zone has that way already. */
  | { kind: "taken" }
  /** Shoppers are offered it: it is switched off first. */
  | { kind: "offered" }
  /** Orders have gone by it; of a zone: a country, a way of delivery or an order is of it. */
  | { kind: "held" }
  /** Somebody else has changed it: this is their version. */
  | { kind: "old"; version: number };

/** The terms of a way of delivery as the API and the log write them. */
function termsOf(row: DeliveryMethodRow) {
  return {
    names: row.shipping_name,
    days: row.days_from === null || row.days_to === null ? undefined : ([row.days_from, row.days_to] as const),
    freeFrom: row.free_from,
    offers: row.offers,
    collection: row.collection,
    offered: row.offered,
  };
}

/** Adds a way of delivery to a zone, last and switched off, so that it can be looked at before shoppers see it. `shippingId`: a way that another zone has. */
export async function addDeliveryMethod(
  db: Queryable,
  {
    zone,
    shippingId,
    code,
    ...terms
  }: Required<Omit<MethodTerms, "offered">> & { zone: number; shippingId: number | null; code: string },
  log: Log,
): Promise<{ kind: "added"; methodId: number } | DeliveryRefused> {
  const zoneId = String(zone);
  if ((await lockZone(db, zoneId)) === null) return { kind: "unknown" };
  if (!(await arePayments(db, terms))) return { kind: "payment" };
  const methodId = await addMethod(db, { zoneId, shippingId, code, names: terms.names });
  if (methodId === null) return { kind: "taken" };
  await saveMethod(db, (await lockMethod(db, methodId))!, terms);
  await log({
    act: "addDeliveryMethod",
    entity: "deliveryMethod",
    entityId: methodId,
    part: "method",
    after: { zone, ...terms },
  });
  return { kind: "added", methodId };
}

/** Changes a way of delivery from the next cart on, on the version somebody has seen; what is not named stays. */
export async function changeDeliveryMethod(
  db: Queryable,
  { methodId, version, ...terms }: MethodTerms & { methodId: number; version: number },
  log: Log,
): Promise<{ kind: "changed" } | DeliveryRefused> {
  const row = await lockMethod(db, methodId);
  if (row === null) return { kind: "unknown" };
  if (row.version !== version) return { kind: "old", version: row.version };
  if (!(await arePayments(db, terms))) return { kind: "payment" };
  await saveMethod(db, row, terms);
  const was = termsOf(row);
  const touched = (Object.keys(was) as (keyof MethodTerms)[]).filter((name) => terms[name] !== undefined);
  await log({
    act: "changeDeliveryMethod",
    entity: "deliveryMethod",
    entityId: methodId,
    part: "terms",
    version: row.version + 1,
    before: Object.fromEntries(touched.map((name) => [name, was[name]])),
    after: Object.fromEntries(touched.map((name) => [name, terms[name]])),
  });
  return { kind: "changed" };
}

/** Removes a way of delivery that is switched off and by which no order has gone. */
export async function removeDeliveryMethod(
  db: Queryable,
  methodId: number,
  log: Log,
): Promise<{ kind: "removed" } | DeliveryRefused> {
  const row = await lockMethod(db, methodId);
  if (row === null) return { kind: "unknown" };
  // An order that is being placed may have read it while it was offered: between the two somebody switches it off.
  if (row.offered) return { kind: "offered" };
  if (!(await deleteMethod(db, row))) return { kind: "held" };
  const { offered: _off, ...terms } = termsOf(row);
  await log({
    act: "removeDeliveryMethod",
    entity: "deliveryMethod",
    entityId: methodId,
    part: "method",
    before: { zone: Number(row.zone_id), shippingId: row.shipping_id, code: row.shipping_code, ...terms },
  });
  return { kind: "removed" };
}

/** Adds a zone: countries are put into it and ways of delivery added to it. */
export async function addDeliveryZone(db: Queryable, name: string, log: Log): Promise<number> {
  const zone = await addZone(db, name);
  await log({ act: "addZone", entity: "zone", entityId: zone, part: "zone", after: { name } });
  return zone;
}

/** Calls a zone something else, on the version somebody has seen; staff alone read it. */
export async function renameZone(
  db: Queryable,
  { zone, name, version }: { zone: number; name: string; version: number },
  log: Log,
): Promise<{ kind: "renamed"; isNew: boolean; version: number } | DeliveryRefused> {
  const was = await lockZone(db, String(zone));
  if (was === null) return { kind: "unknown" };
  if (was.version !== version) return { kind: "old", version: was.version };
  if (was.zone_name === name) return { kind: "renamed", isNew: false, version };
  await saveZoneName(db, String(zone), name);
  await log({
    act: "renameZone",
    entity: "zone",
    entityId: zone,
    part: "name",
    version: version + 1,
    before: { name: was.zone_name },
    after: { name },
  });
  return { kind: "renamed", isNew: true, version: version + 1 };
}

/** Removes a zone of which nothing is. */
export async function removeZone(
  db: Queryable,
  zone: number,
  log: Log,
): Promise<{ kind: "removed" } | DeliveryRefused> {
  const row = await lockZone(db, String(zone));
  if (row === null) return { kind: "unknown" };
  if (!(await deleteZone(db, String(zone)))) return { kind: "held" };
  await log({ act: "removeZone", entity: "zone", entityId: zone, part: "zone", before: { name: row.zone_name } });
  return { kind: "removed" };
}

async function arePayments(db: Queryable, { offers = [] }: Pick<MethodTerms, "offers">): Promise<boolean> {
  const known = new Set((await allPayments(db)).map(({ payment_id }) => payment_id));
  return offers.every(({ paymentId }) => known.has(paymentId));
}
