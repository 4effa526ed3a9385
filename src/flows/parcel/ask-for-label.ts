import { connectionOf } from "../../database/connection/connections.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import {
  addLabel,
  askToCancel,
  carriedParcel,
  type LabelRow,
  labelNumbered,
  labelsOf,
  moveLabel,
  type NewLabel,
  recordProblem,
  planLabel,
} from "../../database/parcel/labels.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { isFetched, type PickupTime } from "../../domain/parcel/apaczka-service.ts";
import {
  type CarrierKey,
  type ParcelSize,
  sizeByWeight,
  takesCash,
  undoesShipments,
} from "../../domain/parcel/label.ts";
import { apaczkaOfOrder, pointOfService } from "./apaczka-services.ts";
import { shipmentOfLabel } from "./shipment-of-label.ts";

/** What a parcel's label would be, as proposed to whoever packs it. */
export interface LabelOffer {
  size: ParcelSize;
  /** Grams; null: nobody has said what its goods weigh. */
  weight: number | null;
  /** Grosze taken at the door. */
  cod: number | null;
  /** The locker or point its buyer chose; null: to the address. */
  point: string | null;
}

type Named = { orderId: number; parcelId: number };

/** Returns what is proposed for a parcel: its weight as it was weighed, else that of its goods; what is still to be paid, where it is paid at the door and no other label of the order asks for it. Null: there is no such parcel. */
export async function offerLabel(db: Queryable, { orderId, parcelId }: Named): Promise<LabelOffer | null> {
  const carried = await carriedParcel(db, { orderId, parcelId });
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === parcelId);
  if (carried === null || parcel === undefined) return null;
  const weight = parcel.weight ?? (carried.goods > 0 ? carried.goods : null);
  const asksElsewhere = (await labelsOf(db, orderId)).some(
    ({ state, cod }) => cod !== null && ["asked", "unclear", "bought"].includes(state),
  );
  const missing = -(await orderBalance(db, orderId)).balance;
  const cod = carried.payment === "cash" && !asksElsewhere && missing > 0 ? missing : null;
  const { order } = (await orderNumbered(db, orderId))!;
  return { size: sizeByWeight(weight), weight, cod, point: order.shipping_point };
}

/** What is wanted of a label. */
export interface LabelInput extends Named {
  carrier: CarrierKey;
  size: ParcelSize;
  weight: number;
  /** Grosze it is insured for; null: it is not. */
  insurance: number | null;
  /** Packeta's point or box it goes to, or that of one of Apaczka's services; null: to the address. Absent, and of others: where its buyer has chosen. */
  point?: string | null | undefined;
  /** One of Apaczka's services; absent: the one that was chosen for the order's way of delivery. */
  service?: string | undefined;
  /** When its courier comes; null: the parcel is handed in. Absent: as its connection says, the first time there is. */
  pickup?: PickupTime | null | undefined;
}

/** Why no label is asked for. */
export type RefusedLabel =
  | "NOT_FOUND"
  | "PARCEL_SENT"
  | "LABEL_THERE"
  | "LABEL_CASH"
  | "SELLER_INCOMPLETE"
  | "ADDRESS_UNNUMBERED"
  | "CARRIER_ABROAD"
  | "LABEL_SERVICE"
  | "LABEL_POINT"
  | "LABEL_ACCOUNT";

/** Returns the label that would be asked for, or why it would not: a parcel that is on its way, and what the carrier would refuse anyway. */
export async function plannedLabel(
  db: Queryable,
  input: LabelInput,
): Promise<{ planned: NewLabel & { parcel_id: number } } | { why: RefusedLabel }> {
  const { orderId, parcelId, carrier, size, weight, insurance } = input;
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === parcelId);
  const offer = await offerLabel(db, { orderId, parcelId });
  if (parcel === undefined || offer === null) return { why: "NOT_FOUND" };
  if (parcel.sent_at !== null) return { why: "PARCEL_SENT" };
  const { order } = (await orderNumbered(db, orderId))!;
  const { cod } = offer;
  if (cod !== null && (order.currency !== "pln" || !takesCash(carrier))) return { why: "LABEL_CASH" };
  const brokered = carrier === "apaczka" ? await brokeredTerms(db, { ...input, cod }) : notBrokered;
  if ("why" in brokered) return brokered;
  const point =
    carrier === "apaczka"
      ? brokered.point
      : carrier === "packeta" && input.point !== undefined
        ? input.point
        : order.shipping_point;
  // InPost wants what is taken at the door to be insured, and so do most of whom Apaczka speaks with.
  const isInsured = cod !== null && carrier !== "dpd";
  const planned = {
    ...brokered,
    ...(carrier === "inpostShipx" && { by_courier: point === null || (await lockersAreFetched(db)) }),
    order_id: orderId,
    parcel_id: parcelId,
    carrier,
    size,
    weight,
    point,
    cod,
    insurance: isInsured ? Math.max(cod, insurance ?? 0) : insurance,
  };
  const tried = await shipmentOfLabel(db, { ...planned, label_id: 0, deduplication_id: "" });
  return "lacks" in tried ? { why: tried.lacks } : { planned };
}

/** Returns whether the shop has InPost's courier fetch parcels that go to lockers. */
async function lockersAreFetched(db: Queryable): Promise<boolean> {
  return openFields("inpost", (await connectionOf(db, "inpost"))?.fields ?? {})["handIn"] === "courier";
}

type Brokered = Pick<
  NewLabel,
  "service" | "service_name" | "by_courier" | "pickup_date" | "pickup_from" | "pickup_to" | "point"
>;

const notBrokered: Brokered = {
  service: null,
  service_name: null,
  by_courier: false,
  pickup_date: null,
  pickup_from: null,
  pickup_to: null,
  point: null,
};

/** Returns by which of Apaczka's services a parcel goes, where to, and when it is fetched, or why nobody knows. */
async function brokeredTerms(
  db: Queryable,
  { orderId, service: named, pickup, point, cod }: LabelInput & { cod: number | null },
): Promise<Brokered | { why: RefusedLabel }> {
  const offer = await apaczkaOfOrder(db, orderId);
  const service = named === undefined ? offer?.chosen : offer?.services.find(({ id }) => id === named);
  if (offer === null || service == null) return { why: "LABEL_SERVICE" };
  if (cod !== null && !offer.takesCash) return { why: "LABEL_ACCOUNT" };
  const goesTo = offer.way.point ?? point ?? null;
  if (goesTo === null && !service.toDoor) return { why: "LABEL_POINT" };
  if (goesTo !== null && service.toPoint) {
    const { isThere, takesCash: takesIt } = await pointOfService(db, { service, point: goesTo });
    if (!isThere) return { why: "LABEL_POINT" };
    if (cod !== null && !takesIt) return { why: "LABEL_CASH" };
  }
  const byCourier = isFetched(service, pickup === undefined ? offer.byCourier : pickup !== null);
  const time = byCourier ? (pickup ?? null) : null;
  return {
    service: service.id,
    service_name: service.name.slice(0, 200),
    by_courier: byCourier,
    pickup_date: time?.date ?? null,
    pickup_from: time?.from ?? null,
    pickup_to: time?.to ?? null,
    point: service.toPoint ? goesTo : null,
  };
}

/**
 * Has a label bought for a parcel that is still here: what is wanted is written, and a job asks the carrier. Refuses a parcel
 * that has one, and what the carrier would refuse anyway: an address without a number, money at the door that it does not take.
 */
export async function askForLabel(db: Queryable, input: LabelInput, log: Log): Promise<RefusedLabel | null> {
  const { orderId, parcelId } = input;
  if ((await lockOrderVersions(db, orderId)) === null) return "NOT_FOUND";
  const asked = await plannedLabel(db, input);
  if ("why" in asked) return asked.why;
  const { size, weight, cod, insurance } = asked.planned;
  const labelId = await addLabel(db, asked.planned);
  if (labelId === null) return "LABEL_THERE";
  const after = { parcel: parcelId, label: labelId, size, weight, cod, insurance };
  await log({ act: "buyLabel", entity: "order", entityId: orderId, part: "parcels", after });
  return null;
}

type OfLabel = { orderId: number; labelId: number };

/** Has a label undone that is not on its way. Refuses one whose carrier undoes none. */
export async function cancelLabel(
  db: Queryable,
  { orderId, labelId }: OfLabel,
  log: Log,
): Promise<"NOT_FOUND" | "LABEL_STAYS" | "PARCEL_SENT" | null> {
  const label = await lockedLabel(db, { orderId, labelId });
  if (label === null || label.state !== "bought") return "NOT_FOUND";
  if (!undoesShipments(label.carrier)) return "LABEL_STAYS";
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === label.parcel_id);
  if (parcel !== undefined && parcel.sent_at !== null) return "PARCEL_SENT";
  await askToCancel(db, labelId);
  const before = { parcel: label.parcel_id, label: labelId, tracking: label.tracking };
  await log({ act: "cancelLabel", entity: "order", entityId: orderId, part: "parcels", before });
  return null;
}

/** Says what is to become of a label that got stuck: the carrier is asked once more, or whoever has looked at the carrier's says that it is not there. */
export async function decideLabel(
  db: Queryable,
  { orderId, labelId, decision }: OfLabel & { decision: "lookAgain" | "notThere" },
  log: Log,
): Promise<"NOT_FOUND" | null> {
  const label = await lockedLabel(db, { orderId, labelId });
  if (label === null) return "NOT_FOUND";
  if (decision === "notThere") {
    if (!(await moveLabel(db, labelId, { from: ["unclear"], to: "failed", problem: label.problem })))
      return "NOT_FOUND";
  } else {
    if (label.state === "unclear") await moveLabel(db, labelId, { from: ["unclear"], to: "asked", problem: null });
    else if (label.state === "bought") await recordProblem(db, labelId, null);
    else return "NOT_FOUND";
    await planLabel(db, labelId, 0);
  }
  const after = { parcel: label.parcel_id, label: labelId, decision };
  await log({ act: "decideLabel", entity: "order", entityId: orderId, part: "parcels", after });
  return null;
}

async function lockedLabel(db: Queryable, { orderId, labelId }: OfLabel): Promise<LabelRow | null> {
  if ((await lockOrderVersions(db, orderId)) === null) return null;
  const label = await labelNumbered(db, labelId);
  return label?.order_id === orderId ? label : null;
}
