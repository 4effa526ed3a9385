import type { Handover, handoverRoutes } from "../../../contract/operator/handover.ts";
import { allConfig } from "../../../database/config.ts";
import { type HandoverRow, parcelsHandedOver, recentPickups } from "../../../database/parcel/handover.ts";
import { pickupOf } from "../../../database/parcel/labels.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { carrierName, carrierNames, drawsProtocol } from "../../../domain/parcel/label.ts";
import { warsawDay } from "../../../domain/warsaw-time.ts";
import { carriersConnected } from "../../../flows/parcel/carriers.ts";
import { carrierProtocol } from "../../../flows/parcel/carrier-protocol.ts";
import { askForPickup, decidePickup, hasCourier } from "../../../flows/parcel/order-pickup.ts";
import { writeProtocolPdf } from "../../../integrations/slip-pdf/write-protocol-pdf.ts";
import { type Handlers, refused } from "../context.ts";

/** Parcels handed over to carriers, and the couriers who fetch them. */
export const handoverHandlers: Handlers<keyof typeof handoverRoutes> = {
  handover: async ({ db, now }) => ({ answer: await handoverSaid(db, now) }),

  async handoverPdf({ db, now, parameters: { day } }) {
    const parcels = await parcelsHandedOver(db, { day, here: day === warsawDay(now) });
    if (parcels.length === 0) return refused("NOT_FOUND");
    const config = await allConfig(db);
    const from = [
      config["shop_company"] || config["shop_name"] || "Bruk",
      [config["shop_street"], config["shop_city"]].filter(Boolean).join(", "),
    ];
    const bytes = await writeProtocolPdf({
      day,
      from,
      parcels: parcels.map((row) => ({
        orderId: row.order_id,
        carrier: carrierName(row),
        tracking: row.tracking ?? "",
        name: row.name,
        to: row.point ?? row.city,
        weight: row.weight,
        cod: row.cod,
      })),
    });
    return { answer: {}, file: { bytes, name: `protokol-${day}.pdf` } };
  },

  async carrierProtocolPdf({ parts, now, parameters: { day, carrier } }) {
    const drawn = await carrierProtocol(parts.pool, { day, carrier, now, ...parts });
    if ("why" in drawn) return refused(drawn.why);
    return { answer: {}, file: { bytes: drawn.bytes, name: `protokol-${carrierNames[carrier]}-${day}.pdf` } };
  },

  async orderPickup({ db, now, log }) {
    const connected = await carriersConnected(db);
    const carrier = connected.find(hasCourier) ?? connected[0];
    if (carrier === undefined) return refused("CARRIER_OFF");
    const why = await askForPickup(db, { carrier, now }, log);
    return why === null ? { answer: await handoverSaid(db, now) } : refused(why);
  },

  async decidePickup({ db, now, parameters: { pickup: pickupId }, body: { decision }, log }) {
    const why = await decidePickup(db, { pickupId, decision }, log);
    return why === null ? { answer: await handoverSaid(db, now) } : refused(why);
  },
};

async function handoverSaid(db: Queryable, now: Date): Promise<Handover> {
  const today = warsawDay(now);
  const parcels = await parcelsHandedOver(db, { day: today, here: true });
  return {
    today,
    courier: (await carriersConnected(db)).some(hasCourier),
    parcels: parcels.map(parcelSaid),
    protocols: [...new Set(parcels.map(({ carrier }) => carrier))]
      .filter(drawsProtocol)
      .map((key) => ({ key, name: carrierNames[key] })),
    pickups: (await recentPickups(db)).map(
      ({ pickup_id: id, state, asked_at, parcels, here, external_id, problem }) => ({
        id,
        state,
        askedAt: asked_at.toISOString(),
        parcels,
        here,
        reference: external_id,
        problem,
      }),
    ),
  };
}

function parcelSaid(row: HandoverRow): Handover["parcels"][number] {
  return {
    number: row.order_id,
    parcel: row.parcel_id,
    carrier: carrierName(row),
    tracking: row.tracking,
    name: row.name,
    to: row.point ?? row.city,
    weight: row.weight,
    cod: row.cod,
    sentAt: row.sent_at?.toISOString() ?? null,
    fetched: row.pickup_id !== null || row.pickup_date !== null,
    courier: courierOf(row),
    pickup: pickupOf(row),
  };
}

function courierOf({ carrier, by_courier }: HandoverRow): Handover["parcels"][number]["courier"] {
  if (hasCourier(carrier)) return by_courier ? "here" : "none";
  return carrier === "apaczka" ? "label" : "panel";
}
