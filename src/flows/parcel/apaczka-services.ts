import * as v from "valibot";
import { connectionOf } from "../../database/connection/connections.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import {
  apaczkaAnswer,
  apaczkaPoint,
  apaczkaPointsFound,
  type OrderWay,
  replaceApaczkaPoints,
  storeApaczkaAnswer,
  wayOfOrder,
} from "../../database/parcel/apaczka.ts";
import { parseStored } from "../../database/parse-stored.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type OpenFields, openFields } from "../../domain/connection/connections.ts";
import {
  type ApaczkaPoint,
  type ApaczkaService,
  chosenServices,
  networkOf,
  type PickupTime,
  serves,
} from "../../domain/parcel/apaczka-service.ts";
import type { Broker, CarrierTrouble } from "../../integrations/carriers/carrier.ts";
import { type Connections, openConnection } from "../connection/open-connection.ts";
import type { Carriers } from "./carriers.ts";

type By = { connections: Pick<Connections, "box">; carriers: Pick<Carriers, "apaczka"> };

const services = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    supplier: v.string(),
    domestic: v.boolean(),
    courier: v.picklist(["none", "possible", "required"]),
    toDoor: v.boolean(),
    toPoint: v.boolean(),
    listsPoints: v.boolean(),
  }),
);
const times = v.array(v.object({ date: v.string(), from: v.string(), to: v.string() }));

/** Apaczka wants its services to be asked for once a day; a little less, so that the hour of the day does not wander. */
const servicesFresh = 23 * 3600_000;
/** And the times its couriers come once in half an hour. */
const timesFresh = 30 * 60_000;

/** What is known of Apaczka's services is that of an account. */
const servicesOf = ({ environment, appId }: OpenFields<"apaczka">) => `services ${environment} ${appId}`.slice(0, 200);

/** Returns Apaczka as its connection says; null: it is off or unfinished. Throws a `SecretLocked` where its secret cannot be opened. */
export async function openApaczka(db: Queryable, { connections, carriers }: By): Promise<Broker | null> {
  const opened = await openConnection(db, connections, "apaczka");
  return opened === null ? null : carriers.apaczka(opened);
}

/** Returns what the connection to Apaczka says that may be shown; null: it is off. */
async function apaczkaFields(db: Queryable): Promise<OpenFields<"apaczka"> | null> {
  const row = await connectionOf(db, "apaczka");
  return row?.is_on === true ? (openFields("apaczka", row.fields) as OpenFields<"apaczka">) : null;
}

/** Fetches Apaczka's services where its connection is on, once a day. Throws where they do not come; returns how many there are, null: nothing was to be done. */
export async function fetchApaczkaServices(pool: Pool, { now, ...by }: By & { now: Date }): Promise<number | null> {
  const opened = await openConnection(pool, by.connections, "apaczka");
  if (opened === null) return null;
  const about = servicesOf(opened.fields);
  const known = await apaczkaAnswer(pool, about);
  if (known !== null && now.getTime() - known.asked_at.getTime() < servicesFresh) return null;
  const answer = await by.carriers.apaczka(opened).services();
  if (answer.kind !== "services")
    throw new Error(`Apaczka: ${answer.kind === "refused" ? answer.problems.join(", ") : answer.problem}`);
  await storeApaczkaAnswer(pool, { about, answer: answer.services, now });
  return answer.services.length;
}

/** Fetches the points of one network to which a service goes that was chosen for a way of delivery, each once a day. Throws where they do not come; returns how many there are, null: nothing was to be done. */
export async function fetchApaczkaPoints(
  pool: Pool,
  { now, ...by }: By & { now: Date },
): Promise<{ network: string; points: number } | null> {
  const opened = await openConnection(pool, by.connections, "apaczka");
  if (opened === null) return null;
  const chosen = [...chosenServices(opened.fields.services).values()];
  const { services: known } = await knownServices(pool, opened.fields);
  const networks = new Set(known.filter(({ id }) => chosen.includes(id)).map(networkOf));
  for (const network of networks) {
    const asked = network === null ? null : await apaczkaAnswer(pool, `points ${network}`);
    if (network === null || (asked !== null && now.getTime() - asked.asked_at.getTime() < servicesFresh)) continue;
    const answer = await by.carriers.apaczka(opened).points(network);
    if (answer.kind !== "points")
      throw new Error(`Apaczka: ${answer.kind === "refused" ? answer.problems.join(", ") : answer.problem}`);
    const { points } = answer;
    await inTransaction(pool, async (db) => {
      // A list of nothing is believed in nothing.
      if (points.length > 0) await replaceApaczkaPoints(db, network, points);
      await storeApaczkaAnswer(db, { about: `points ${network}`, answer: points.length, now });
    });
    return { network, points: points.length };
  }
  return null;
}

/** Returns whether a service goes to a point, and takes money there, as far as its network's points are known: of one whose are not, nothing is held against it. */
export async function pointOfService(
  db: Queryable,
  { service, point }: { service: ApaczkaService; point: string },
): Promise<{ isThere: boolean; takesCash: boolean }> {
  const network = networkOf(service);
  const found = network === null ? null : await apaczkaPoint(db, { network, id: point });
  if (found === null || found.known === 0) return { isThere: true, takesCash: true };
  return { isThere: found.takes_cash !== null, takesCash: found.takes_cash === true };
}

/** Returns points that a service goes to, by words of theirs; none where they are not known. Null: Apaczka is not connected. */
export async function pointsFound(
  db: Queryable,
  { service, typed, most }: { service: string; typed: string; most: number },
): Promise<ApaczkaPoint[] | null> {
  const fields = await apaczkaFields(db);
  if (fields === null) return null;
  const known = (await knownServices(db, fields)).services.find(({ id }) => id === service);
  const network = known === undefined ? null : networkOf(known);
  return network === null ? [] : apaczkaPointsFound(db, { network, typed, most });
}

/** Returns Apaczka's services as they were fetched last, with when; none where they never were, or its connection names no account. */
export async function knownServices(
  db: Queryable,
  fields: OpenFields<"apaczka">,
): Promise<{ services: ApaczkaService[]; fetchedAt: Date | null }> {
  const known = await apaczkaAnswer(db, servicesOf(fields));
  if (known === null) return { services: [], fetchedAt: null };
  return { services: parseStored(services, known.answer, "Apaczka's services"), fetchedAt: known.asked_at };
}

/** How Apaczka could bring parcels of an order. */
export interface ApaczkaOffer {
  way: OrderWay;
  /** The services that go there. */
  services: ApaczkaService[];
  /** Of these the one the shop has chosen for its way of delivery; null: none. */
  chosen: ApaczkaService | null;
  /** A courier fetches what need not be handed in. */
  byCourier: boolean;
  takesCash: boolean;
}

/** Returns how Apaczka could bring parcels of an order; null: it is not connected, or there is no such order. */
export async function apaczkaOfOrder(db: Queryable, orderId: number): Promise<ApaczkaOffer | null> {
  const fields = await apaczkaFields(db);
  const way = fields === null ? null : await wayOfOrder(db, orderId);
  if (fields === null || way === null) return null;
  const going = (await knownServices(db, fields)).services.filter((one) => serves(one, way));
  const chosen = chosenServices(fields.services).get(way.method_id);
  return {
    way,
    services: going,
    chosen: going.find(({ id }) => id === chosen) ?? null,
    byCourier: fields.handIn === "courier",
    takesCash: fields.bankAccount !== "",
  };
}

/** Returns when a service's courier comes to a postcode, the first time first: as Apaczka said within half an hour, else it is asked. */
export async function apaczkaPickupTimes(
  db: Queryable,
  { broker, service, postcode, now }: { broker: Broker; service: string; postcode: string; now: Date },
): Promise<{ kind: "times"; times: PickupTime[] } | CarrierTrouble> {
  const about = `times ${postcode} ${service}`;
  const known = await apaczkaAnswer(db, about);
  if (known !== null && now.getTime() - known.asked_at.getTime() < timesFresh)
    return { kind: "times", times: parseStored(times, known.answer, "Apaczka's times") };
  const answer = await broker.pickupTimes({ postcode, service });
  if (answer.kind === "times") await storeApaczkaAnswer(db, { about, answer: answer.times, now });
  return answer;
}
