import type { Pool } from "../../database/connect.ts";
import type { PickupTime } from "../../domain/parcel/apaczka-service.ts";
import type { ServicePrice } from "../../integrations/carriers/carrier.ts";
import { type Connections, SecretLocked } from "../connection/open-connection.ts";
import { apaczkaPickupTimes, openApaczka } from "./apaczka-services.ts";
import { type LabelInput, plannedLabel, type RefusedLabel } from "./ask-for-label.ts";
import type { Carriers } from "./carriers.ts";
import { senderOf, shipmentOfLabel } from "./shipment-of-label.ts";

type By = { connections: Pick<Connections, "box">; carriers: Pick<Carriers, "apaczka"> };

/** Why there is no price: why no such label is asked for, Apaczka is not connected, or does not answer. */
type Unpriced = RefusedLabel | "CARRIER_OFF" | "CARRIER_SILENT";

/** Asks Apaczka what a label would cost by each of its services; nothing is bought. `problem`: why by none, in its own words. */
export async function priceLabel(
  pool: Pool,
  { input, now, ...by }: By & { input: Omit<LabelInput, "carrier">; now: Date },
): Promise<{ prices: ServicePrice[]; problem: string | null } | { why: Unpriced }> {
  const broker = await openUnlocked(pool, by);
  if (broker === null) return { why: "CARRIER_OFF" };
  const asked = await plannedLabel(pool, { ...input, carrier: "apaczka" });
  if ("why" in asked) return asked;
  const { planned } = asked;
  const tried = await shipmentOfLabel(pool, { ...planned, label_id: 0, deduplication_id: "" });
  if ("lacks" in tried) return { why: tried.lacks };
  const { shipment } = tried;
  const { sender } = shipment;
  const pickup =
    shipment.pickup ??
    (planned.by_courier
      ? await firstTime(pool, { broker, service: planned.service!, postcode: sender.postcode, now })
      : null);
  // By all of them at once: who packs may choose another.
  const answer = await broker.price({ ...shipment, service: null, pickup });
  if (answer.kind === "prices") return { prices: answer.prices, problem: null };
  return answer.kind === "refused"
    ? { prices: [], problem: answer.problems.join("\n").slice(0, 2000) }
    : { why: "CARRIER_SILENT" };
}

/** Returns when a courier of one of Apaczka's services comes to the shop, the first time first. */
export async function labelPickupTimes(
  pool: Pool,
  { service, now, ...by }: By & { service: string; now: Date },
): Promise<{ times: PickupTime[] } | { why: Unpriced }> {
  const broker = await openUnlocked(pool, by);
  if (broker === null) return { why: "CARRIER_OFF" };
  const sender = await senderOf(pool);
  if (sender === null) return { why: "SELLER_INCOMPLETE" };
  const answer = await apaczkaPickupTimes(pool, { broker, service, postcode: sender.postcode, now });
  if (answer.kind === "times") return { times: answer.times };
  return answer.kind === "refused" ? { times: [] } : { why: "CARRIER_SILENT" };
}

async function firstTime(pool: Pool, asked: Parameters<typeof apaczkaPickupTimes>[1]): Promise<PickupTime | null> {
  const answer = await apaczkaPickupTimes(pool, asked);
  return answer.kind === "times" ? (answer.times[0] ?? null) : null;
}

async function openUnlocked(pool: Pool, by: By) {
  try {
    return await openApaczka(pool, by);
  } catch (error) {
    if (error instanceof SecretLocked) return null;
    throw error;
  }
}
