import { countryOfOrder } from "../../database/parcel/labels.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import { connectionOf } from "../../database/connection/connections.ts";
import { openFields } from "../../domain/connection/connections.ts";
import { bringsBack, bringsTo, bringsToPoints, type CarrierKey } from "../../domain/parcel/label.ts";
import type { Broker, Carrier } from "../../integrations/carriers/carrier.ts";
import type { PacketaFeeds } from "../../integrations/pickup-points/packeta-feeds.ts";
import { type Connections, type OpenedConnection, openConnection } from "../connection/open-connection.ts";
import { apaczkaOfOrder, openApaczka } from "./apaczka-services.ts";

/** What carriers are opened with. */
export interface Carriers {
  /** Returns InPost by the API its connection names. */
  inpost(opened: OpenedConnection<"inpost">): Carrier;
  packeta(opened: OpenedConnection<"packeta">): Carrier;
  dpd(opened: OpenedConnection<"dpd">): Carrier;
  apaczka(opened: OpenedConnection<"apaczka">): Broker;
  packetaFeeds: PacketaFeeds;
}

/** Returns the carrier a label was asked of; null: the shop does not speak with it that way any more. Throws a `SecretLocked` where its secrets cannot be opened. */
export async function carrierOf(
  db: Queryable,
  key: CarrierKey,
  { connections, carriers }: { connections: Pick<Connections, "box">; carriers: Carriers },
): Promise<Carrier | null> {
  if (key === "apaczka") return openApaczka(db, { connections, carriers });
  if (key === "packeta") {
    const opened = await openConnection(db, connections, "packeta");
    return opened === null ? null : carriers.packeta(opened);
  }
  if (key === "dpd") {
    const opened = await openConnection(db, connections, "dpd");
    return opened === null ? null : carriers.dpd(opened);
  }
  const opened = await openConnection(db, connections, "inpost");
  const carrier = opened === null ? null : carriers.inpost(opened);
  return carrier?.key === key ? carrier : null;
}

/** Returns the ways to the carriers that are connected. */
export async function carriersConnected(db: Queryable): Promise<CarrierKey[]> {
  const inpost = await connectionOf(db, "inpost");
  const packeta = await connectionOf(db, "packeta");
  const dpd = await connectionOf(db, "dpd");
  const apaczka = await connectionOf(db, "apaczka");
  return [
    ...(inpost?.is_on === true
      ? [openFields("inpost", inpost.fields)["api"] === "global" ? ("inpostGlobal" as const) : ("inpostShipx" as const)]
      : []),
    ...(packeta?.is_on === true ? ["packeta" as const] : []),
    ...(dpd?.is_on === true ? ["dpd" as const] : []),
    ...(apaczka?.is_on === true ? ["apaczka" as const] : []),
  ];
}

/**
 * Returns the ways to the carriers who bring parcels of an order, the one that is proposed first: Apaczka where the shop has chosen a
 * service of its for the order's way of delivery, else to a door in Poland DPD; Apaczka is last where nothing was chosen.
 */
export async function carriersOfOrder(db: Queryable, orderId: number): Promise<CarrierKey[]> {
  const country = await countryOfOrder(db, orderId);
  const toPoint = (await orderNumbered(db, orderId))?.order.shipping_point != null;
  const apaczka = await apaczkaOfOrder(db, orderId);
  const rank = (one: CarrierKey) => {
    if (one === "apaczka") return apaczka?.chosen == null ? 3 : 0;
    return one === "dpd" ? 1 : 2;
  };
  return (await carriersConnected(db))
    .filter((one) => bringsTo(one, country) && (!toPoint || bringsToPoints(one)))
    .filter((one) => one !== "apaczka" || (apaczka !== null && apaczka.services.length > 0))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the way to the carrier who is proposed for parcels of an order; null: no carrier is connected. Where none of them goes there, it is the first, who says so. */
export async function carrierOfOrder(db: Queryable, orderId: number): Promise<CarrierKey | null> {
  const [proposed] = await carriersOfOrder(db, orderId);
  return proposed ?? (await carriersConnected(db))[0] ?? null;
}

/** Returns the way to the carrier who brings goods of an order back; null: none that is connected does. Where none of them goes there, it is the first, who says so. */
export async function carrierOfReturn(db: Queryable, orderId: number): Promise<CarrierKey | null> {
  const country = await countryOfOrder(db, orderId);
  const able = (await carriersConnected(db)).filter(bringsBack);
  return able.find((one) => bringsTo(one, country)) ?? able[0] ?? null;
}
