import type { Pool } from "../../database/connect.ts";
import { parcelsHandedOver } from "../../database/parcel/handover.ts";
import { type CarrierKey, drawsProtocol } from "../../domain/parcel/label.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { type Connections, SecretLocked } from "../connection/open-connection.ts";
import { carrierOf, type Carriers } from "./carriers.ts";
import { senderOf } from "./shipment-of-label.ts";

/** Asks a carrier for its own protocol of a day in Warsaw: of its parcels that left on it, of today those too that are here; returns why there is none. */
export async function carrierProtocol(
  pool: Pool,
  {
    day,
    carrier: key,
    now,
    ...by
  }: { day: string; carrier: CarrierKey; now: Date; connections: Pick<Connections, "box">; carriers: Carriers },
): Promise<{ bytes: Buffer } | { why: "NOT_FOUND" | "CARRIER_OFF" | "SELLER_INCOMPLETE" | "PROTOCOL_NONE" }> {
  if (!drawsProtocol(key)) return { why: "NOT_FOUND" };
  const parcels = (await parcelsHandedOver(pool, { day, here: day === warsawDay(now) })).filter(
    ({ carrier, external_id }) => carrier === key && external_id !== "",
  );
  if (parcels.length === 0) return { why: "NOT_FOUND" };
  const carrier = await carrierOf(pool, key, by).catch((error: unknown) => {
    if (error instanceof SecretLocked) return null;
    throw error;
  });
  if (carrier === null) return { why: "CARRIER_OFF" };
  const sender = await senderOf(pool);
  if (sender === null) return { why: "SELLER_INCOMPLETE" };
  const answer = await carrier.protocol({ shipments: parcels.map(({ external_id }) => external_id), sender });
  return answer.kind === "protocol" ? { bytes: answer.bytes } : { why: "PROTOCOL_NONE" };
}
