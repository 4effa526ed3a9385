import { writeEmails } from "../../database/mail/outbox.ts";
import { hasEmailOf } from "../../database/mail/order-emails.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import { buyerOf } from "../../database/order/orders.ts";
import { addSteps, stepsOf, stopTracking, type TrackedLabel } from "../../database/parcel/parcel-steps.ts";
import { packedLines, parcelsOf, type StoredParcel } from "../../database/parcel/parcels.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { lockReturn, piecesOfReturn, type ReturnRow, returnsOfOrder } from "../../database/return/returns.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { leftToPack } from "../../domain/parcel/parcels.ts";
import { hasLeft, isEnd, standingOf } from "../../domain/parcel/tracking.ts";
import { arrivedOf, openReturnStates } from "../../domain/return/return.ts";
import type { TrackedStep } from "../../integrations/carriers/carrier.ts";
import { moveReturn } from "../return/change-return.ts";
import { openReturn } from "../return/open-return.ts";
import { moveOrderBy } from "../order/move-order-by.ts";
import { sendParcel } from "./send-parcel.ts";

interface Moved {
  label: TrackedLabel;
  /** All the carrier knows of it, or a part. */
  steps: readonly TrackedStep[];
  now: Date;
  pointsPerZloty: number;
}

/**
 * Writes down where a parcel is, in the caller's transaction, and does what follows from where it stands: one the carrier
 * has had in hand was sent; its buyer is told once that it waits for them; with the last of an order's parcels the order
 * is delivered; one that nobody has taken comes back as a return. Steps that are known change nothing.
 */
export async function parcelMoved(db: Queryable, { label, steps, now, pointsPerZloty }: Moved): Promise<void> {
  const { order_id: orderId, parcel_id: parcelId, label_id: labelId } = label;
  if ((await lockOrderVersions(db, orderId)) === null) return;
  const parcels = await parcelsOf(db, orderId);
  const parcel = parcels.find(({ parcel_id }) => parcel_id === parcelId);
  const rows = steps.map(({ eventId, code, step, at }) => ({ event_id: eventId, code, step, at }));
  if (parcel === undefined || !(await addSteps(db, parcelId, rows))) return;
  const known = await stepsOf(db, orderId);
  const of = (one: number) => known.filter(({ parcel_id }) => parcel_id === one);
  const stands = standingOf(of(parcelId));
  const log: Log = (logged) => logAct(db, { kind: "system" }, logged);
  if (isEnd(stands)) await stopTracking(db, labelId);
  if (!hasLeft(of(parcelId))) return;
  // An order that is held, or was withdrawn from, is for a person to decide on.
  if (parcel.sent_at === null && (await sendParcel(db, { orderId, parcelId, tracking: null, now }, log)) !== null)
    return;
  if (stands === "ready") await notifyReady(db, { orderId, parcelId });
  if (stands === "delivered" || stands === "goingBack" || stands === "back")
    await uncollected(db, { orderId, parcel, label, stands, now }, log);
  const isWhole = leftToPack(await packedLines(db, orderId)).length === 0;
  if (stands === "delivered" && isWhole && parcels.every(({ parcel_id }) => standingOf(of(parcel_id)) === "delivered"))
    await moveOrderBy(db, { orderId, to: "delivered", now, tracking: null, pointsPerZloty }, log);
}

/** Writes to the buyer, once, that a parcel waits for them. */
async function notifyReady(db: Queryable, { orderId, parcelId }: { orderId: number; parcelId: number }): Promise<void> {
  const occasion = `parcel-${parcelId}`;
  if (await hasEmailOf(db, orderId, { kind: "parcelReady", occasion })) return;
  const { email: recipient, lan_id: lanId } = await buyerOf(db, orderId);
  await writeEmails(db, [{ kind: "parcelReady", recipient, lanId, orderId, occasion, content: { parcel: parcelId } }]);
}

/** Returns the pieces of a parcel that are left of its order and stand in no open return of it, expected or arrived; none where one does not say which it expects. */
async function inNoReturn(
  db: Queryable,
  { orderId, parcel, returns }: { orderId: number; parcel: StoredParcel; returns: readonly ReturnRow[] },
): Promise<{ position: number; quantity: number }[]> {
  const free = new Map((await linesLeft(db, orderId)).map((line) => [line.position, line.quantity_left]));
  for (const { return_id: returnId } of returns.filter(({ state }) => openReturnStates.includes(state))) {
    const pieces = await piecesOfReturn(db, returnId);
    if (pieces.length === 0) return [];
    for (const piece of pieces)
      free.set(piece.position, (free.get(piece.position) ?? 0) - Math.max(piece.expected, arrivedOf(piece)));
  }
  return parcel.lines
    .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, free.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

interface Back {
  orderId: number;
  parcel: StoredParcel;
  label: TrackedLabel;
  stands: ParcelStep;
  now: Date;
}

/** Opens the return of a parcel nobody has taken, says that it arrived, and closes it where it was taken after all. Of pieces that are expected in a return of the order already these are the ones; where one does not say which, all may be. */
async function uncollected(db: Queryable, { orderId, parcel, label, stands, now }: Back, log: Log): Promise<void> {
  const returns = await returnsOfOrder(db, orderId);
  const earlier = returns.findLast(({ kind, parcel: number }) => kind === "uncollected" && number === label.tracking);
  let returnId = earlier?.return_id;
  if (returnId === undefined) {
    if (stands === "delivered") return;
    const expected = await inNoReturn(db, { orderId, parcel, returns });
    if (expected.length === 0) return;
    const opened = await openReturn(db, {
      orderId,
      kind: "uncollected",
      withdrawalId: null,
      expected,
      parcel: label.tracking,
      announcedAt: now,
    });
    if (opened.kind !== "opened") return;
    returnId = opened.returnId;
    await log({
      act: "openReturn",
      entity: "return",
      entityId: returnId,
      part: "return",
      version: 1,
      after: { order: orderId, kind: "uncollected", pieces: opened.pieces },
    });
  }
  const to = stands === "back" ? "arrived" : stands === "delivered" ? "closed" : null;
  const before = await lockReturn(db, returnId);
  if (to === null || before === null || (before.state !== "announced" && before.state !== "sent")) return;
  await moveReturn(db, { before, to, now }, log);
}
