import type { Pool } from "../../database/connect.ts";
import {
  addPickup,
  claimPickup,
  decidePickup as recordDecision,
  endPickup,
  parcelsHandedOver,
  parcelsOfPickup,
  pickupNumbered,
  unclaimPickup,
} from "../../database/parcel/handover.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { CarrierKey } from "../../domain/parcel/label.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Connections } from "../connection/open-connection.ts";
import { carrierAnswers, carrierSilent, heard } from "./carrier-answers.ts";
import { carrierOf, type Carriers } from "./carriers.ts";
import { senderOf } from "./shipment-of-label.ts";

/** Ways to a carrier whose courier can be asked for. */
const fetches: readonly CarrierKey[] = ["inpostShipx"];

/** Returns whether a courier can be asked for. */
export function hasCourier(carrier: CarrierKey): boolean {
  return fetches.includes(carrier);
}

/** Asks for a carrier's courier for all parcels that are here with a label by which one fetches them, and for which none was asked; a job tells the carrier. */
export async function askForPickup(
  db: Queryable,
  { carrier, now }: { carrier: CarrierKey; now: Date },
  log: Log,
): Promise<"PICKUP_UNABLE" | "PICKUP_EMPTY" | "SELLER_INCOMPLETE" | null> {
  if (!hasCourier(carrier)) return "PICKUP_UNABLE";
  if ((await senderOf(db)) === null) return "SELLER_INCOMPLETE";
  const here = (await parcelsHandedOver(db, { day: warsawDay(now), here: true })).filter(
    (row) => row.sent_at === null && row.pickup_id === null && row.carrier === carrier && row.by_courier,
  );
  const pickupId = await addPickup(db, { carrier, labelIds: here.map(({ label_id }) => label_id) });
  if (pickupId === null) return "PICKUP_EMPTY";
  for (const orderId of new Set(here.map(({ order_id }) => order_id)))
    await log({
      act: "orderPickup",
      entity: "order",
      entityId: orderId,
      part: "parcels",
      after: { pickup: pickupId, parcels: here.filter(({ order_id }) => order_id === orderId).length },
    });
  return null;
}

/** Says what somebody who looked at the carrier's knows of a courier of whom that is unclear, or who was refused: one comes, or none does and another can be asked for. */
export async function decidePickup(
  db: Queryable,
  { pickupId, decision }: { pickupId: number; decision: "ordered" | "notThere" },
  log: Log,
): Promise<"NOT_FOUND" | null> {
  if (!(await recordDecision(db, pickupId, decision === "ordered" ? "ordered" : "failed"))) return "NOT_FOUND";
  for (const orderId of new Set((await parcelsOfPickup(db, pickupId)).map(({ order_id }) => order_id)))
    await log({
      act: "decidePickup",
      entity: "order",
      entityId: orderId,
      part: "parcels",
      after: { pickup: pickupId, decision },
    });
  return null;
}

/** Orders a courier that was asked for, once: after a lost answer a person looks at the carrier's. `last`: it is not tried again. */
export async function orderPickup(
  pool: Pool,
  {
    pickupId,
    last = false,
    ...by
  }: { pickupId: number; last?: boolean; connections: Pick<Connections, "box">; carriers: Carriers },
): Promise<void> {
  const pickup = await pickupNumbered(pool, pickupId);
  if (pickup?.state !== "asked") return;
  const carrier = await carrierOf(pool, pickup.carrier, by);
  const sender = await senderOf(pool);
  if (carrier === null || sender === null)
    return endPickup(pool, pickupId, { state: "failed", problem: "not connected" });
  const later = async (problem: string): Promise<void> => {
    if (last) return endPickup(pool, pickupId, { state: "failed", problem: problem.slice(0, 2000) || "?" });
    throw new Error(`${pickup.carrier}: ${problem}`);
  };
  if (pickup.called_at === null && !(await carrierAnswers(pool, carrier))) return later(carrierSilent);
  const shipments = (await parcelsOfPickup(pool, pickupId)).map(({ external_id }) => external_id);
  // A process that has ended meanwhile may have been heard.
  if (!(await claimPickup(pool, pickupId)))
    return endPickup(pool, pickupId, { state: "unclear", problem: "no answer" });
  const answer = await heard(pool, carrier, await carrier.fetchParcels({ shipments, sender }));
  switch (answer.kind) {
    case "ordered":
      return endPickup(pool, pickupId, { state: "ordered", externalId: answer.externalId });
    case "unable":
      return endPickup(pool, pickupId, { state: "failed", problem: "the carrier has no courier to ask for" });
    case "refused":
      return endPickup(pool, pickupId, { state: "failed", problem: answer.problems.join("\n").slice(0, 2000) || "?" });
    case "lost":
      return endPickup(pool, pickupId, { state: "unclear", problem: answer.problem.slice(0, 2000) || "?" });
    case "later":
      await unclaimPickup(pool, pickupId);
      return later(answer.problem);
  }
}
