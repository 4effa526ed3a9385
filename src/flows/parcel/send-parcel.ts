import { whyHeld } from "../../database/order/order-changes.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { packedLines, type ParcelRow, parcelsOf, recordSent, saveParcel } from "../../database/parcel/parcels.ts";
import { stepsOf } from "../../database/parcel/parcel-steps.ts";
import { deleteWaitingEmails, saveUnsent, sendingOf } from "../../database/order/steps.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { leftToPack, mayBePacked } from "../../domain/parcel/parcels.ts";
import { hasLeft } from "../../domain/parcel/tracking.ts";
import { moveOrderTo } from "../order/change-order-state.ts";
import { notifyOfParcel } from "./notify-of-parcel.ts";

/** What is absent stays; null takes it away. */
type ParcelChange = { [Name in "carrier" | "tracking" | "weight"]?: ParcelRow[Name] | undefined };

type Named = { orderId: number; parcelId: number };

interface Sending {
  /** Null: the number it has already. */
  tracking: string | null;
  now: Date;
  /** Until when the email about it waits and can be taken back; absent: it goes at once. */
  emailNotBefore?: Date;
}

/**
 * Says that a parcel has left, and tells the buyer; with the last one the order is sent, with all that follows from that.
 * Refuses one that left before, and one of an order that is not to be sent, waits for money, or was withdrawn from.
 */
export async function sendParcel(
  db: Queryable,
  { orderId, parcelId, tracking, now, emailNotBefore }: Named & Sending,
  log: Log,
): Promise<"NOT_FOUND" | "PARCEL_SENT" | "STATE_NOT_REACHABLE" | "HELD_FOR_MONEY" | "WITHDRAWN" | null> {
  const order = await lockOrderVersions(db, orderId);
  const parcels = await parcelsOf(db, orderId);
  const parcel = parcels.find(({ parcel_id }) => parcel_id === parcelId);
  if (order === null || parcel === undefined) return "NOT_FOUND";
  if (parcel.sent_at !== null) return "PARCEL_SENT";
  if (!mayBePacked(order.status) && order.status !== "packed") return "STATE_NOT_REACHABLE";
  const held = await whyHeld(db, orderId);
  if (held !== null) return held;
  const others = parcels.filter((one) => one !== parcel);
  const isLast =
    leftToPack(await packedLines(db, orderId)).length === 0 && others.every(({ sent_at }) => sent_at !== null);
  if (isLast)
    await moveOrderTo(db, {
      orderId,
      to: "sent",
      now,
      tracking,
      ...(emailNotBefore !== undefined && { emailNotBefore }),
    });
  else {
    await recordSent(db, parcelId, { now, tracking });
    await notifyOfParcel(db, { orderId, parcelId, corrected: false, notBefore: emailNotBefore });
  }
  await log({
    act: "sendParcel",
    entity: "order",
    entityId: orderId,
    part: "parcels",
    before: { parcel: parcelId, tracking: parcel.tracking },
    after: { parcel: parcelId, tracking: tracking ?? parcel.tracking },
  });
  return null;
}

/**
 * Takes back that a parcel has left, in the caller's transaction and logged: its buyer is not told, and `tracking` is its
 * number again. Refuses what is final: its email is on its way, a document was made with it, or its carrier has it.
 */
export async function unsendParcel(
  db: Queryable,
  { orderId, parcelId, tracking }: Named & { tracking: string | null },
  log: Log,
): Promise<"NOT_FOUND" | "FINAL" | "PARCEL_SENT" | "DOCUMENT_MADE" | "EMAIL_SENT" | null> {
  const order = await lockOrderVersions(db, orderId);
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === parcelId);
  if (order === null || parcel === undefined) return "NOT_FOUND";
  const state = order.status === "sent" ? "packed" : order.status;
  if (parcel.sent_at === null || (!mayBePacked(state) && state !== "packed")) return "FINAL";
  if (hasLeft((await stepsOf(db, orderId)).filter(({ parcel_id }) => parcel_id === parcelId))) return "PARCEL_SENT";
  const { letter_id: waiting, documented } = await sendingOf(db, parcelId);
  if (documented) return "DOCUMENT_MADE";
  if (waiting === null || !(await deleteWaitingEmails(db, [waiting]))) return "EMAIL_SENT";
  await saveUnsent(db, { orderId, parcelId, tracking, state });
  await log({
    act: "unsendParcel",
    entity: "order",
    entityId: orderId,
    part: "parcels",
    before: { parcel: parcelId, tracking: parcel.tracking },
    after: { parcel: parcelId, tracking },
  });
  return null;
}

/** Says of a parcel who carries it, under which number and what it weighs; what is not given stays. With `tell` the buyer of one that has left is told anew. */
export async function changeParcel(
  db: Queryable,
  { orderId, parcelId, change, tell }: Named & { change: ParcelChange; tell: boolean },
  log: Log,
): Promise<"NOT_FOUND" | "PARCEL_HERE" | null> {
  const parcel = (await parcelsOf(db, orderId)).find(({ parcel_id }) => parcel_id === parcelId);
  if (parcel === undefined) return "NOT_FOUND";
  if (tell && parcel.sent_at === null) return "PARCEL_HERE";
  const { carrier, tracking, weight } = parcel;
  const before = { carrier, tracking, weight };
  const after = {
    carrier: change.carrier === undefined ? carrier : change.carrier,
    tracking: change.tracking === undefined ? tracking : change.tracking,
    weight: change.weight === undefined ? weight : change.weight,
  };
  await saveParcel(db, parcelId, after);
  if (tell) await notifyOfParcel(db, { orderId, parcelId, corrected: true });
  await log({
    act: "changeParcel",
    entity: "order",
    entityId: orderId,
    part: "parcels",
    before: { parcel: parcelId, ...before },
    after: { parcel: parcelId, ...after, ...(tell && { told: true }) },
  });
  return null;
}
