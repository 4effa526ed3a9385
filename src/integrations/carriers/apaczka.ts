// One long file: one service, with each of its answers.
import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { ApaczkaPoint, ApaczkaService, PickupTime } from "../../domain/parcel/apaczka-service.ts";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { momentInPrague } from "./clock.ts";
import { callCarrier, type CarrierCall, objections, onlyOne } from "./call-carrier.ts";
import type { Broker, CarrierTrouble } from "./carrier.ts";
import { apaczkaOrder } from "./apaczka-order.ts";
import { trackEach } from "./track-each.ts";

export interface ApaczkaAccess {
  /** With the version, without a slash at its end. */
  url: string;
  appId: string;
  appSecret: string;
  /** Where money taken at the door is paid to, 26 digits; '' where none is taken. */
  bankAccount: string;
}

/** Seconds for which a call is signed: Apaczka takes thirty minutes at most. */
const signedFor = 600;
/** Pages of orders that are looked through for one that was lost, and how many are on each. */
const mostPages = 20;
const onPage = 25;
/** Points of a network are some ten thousands. */
const ofPoints = { patience: 120_000, most: 128 * 1024 * 1024 };
/** An hour, in milliseconds: Apaczka's clock may be another. */
const clockMargin = 3600_000;

/** HTTP's status is 200 either way: what came of a call is told inside. */
const envelope = v.object({
  status: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  message: v.optional(v.unknown(), ""),
  response: v.optional(v.unknown(), null),
});
const name = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
/** What is not there may be an empty text, null or `false`. */
const text = v.fallback(v.string(), "");
const order = v.object({ id: v.pipe(name, v.regex(/^\d{1,20}$/)), waybill_number: text, comment: text, created: text });
const sent = v.object({ order });
const orders = v.object({ orders: v.fallback(v.array(v.unknown()), []) });
const standing = v.object({
  order: v.object({ waybill_number: text, status: v.pipe(name, v.minLength(1)), created: text, delivered: text }),
});
const waybill = v.object({ waybill: v.string(), type: text });
const turnIn = v.object({ turn_in: v.string() });
const flag = v.pipe(name, v.transform(Number));
const service = v.object({
  service_id: v.pipe(name, v.regex(/^\d{1,9}$/)),
  name: v.pipe(v.string(), v.minLength(1)),
  supplier: text,
  domestic: flag,
  pickup_courier: v.optional(flag, 0),
  door_to_door: flag,
  door_to_point: flag,
  point_to_point: flag,
  point_to_door: flag,
});
const structure = v.object({
  services: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  points_type: v.fallback(v.array(v.string()), []),
});
const truth = v.pipe(
  v.union([v.boolean(), v.string(), v.number()]),
  v.transform((said) => said === true || said === "true" || Number(said) === 1),
);
const point = v.object({
  foreign_address_id: v.pipe(name, v.regex(/^[A-Za-z\d][A-Za-z\d_-]{0,29}$/)),
  name: text,
  address: v.object({ line1: text, line2: text, postal_code: text, city: v.pipe(v.string(), v.minLength(1)) }),
  option_cod: v.optional(truth, false),
  option_deliver: v.optional(truth, true),
});
const points = v.object({ points: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]) });
const amount = v.pipe(name, v.regex(/^\d{1,9}$/), v.transform(Number));
const valuation = v.object({ price_table: v.fallback(v.record(v.string(), v.unknown()), {}) });
const price = v.object({ price_gross: amount });
const hour = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const hours = v.object({ hours: v.fallback(v.record(v.string(), v.unknown()), {}) });
const dayOfHours = v.object({ services: v.array(v.unknown()) });
const serviceHours = v.object({ service: name, timefrom: hour, timeto: hour });

/**
 * Returns Apaczka, by which many carriers are reached (Web API 2). Each call is signed, over the very bytes that are sent. It knows
 * no deduplication: what was lost is looked for among its latest orders by the comment, which is our reference.
 */
export function openApaczka({ url, appId, appSecret, bankAccount }: ApaczkaAccess): Broker {
  /** The route ends in a slash, in the address as in what is signed. */
  async function ask(
    route: `${string}/`,
    told: object,
    long?: CarrierCall["long"],
  ): Promise<{ kind: "ok"; response: unknown } | CarrierTrouble> {
    const request = JSON.stringify(told);
    const expires = String(Math.floor(Date.now() / 1000) + signedFor);
    const signature = createHmac("sha256", appSecret).update(`${appId}:${route}:${request}:${expires}`).digest("hex");
    const answer = await callCarrier({
      method: "POST",
      url: `${url}/${route}`,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({ app_id: appId, request, expires, signature }).toString(),
      ...(long !== undefined && { long }),
    });
    if (answer.kind !== "answered") return answer;
    const read = v.safeParse(envelope, answer.json);
    if (!read.success)
      return answer.status >= 400 ? { kind: "refused", problems: [`HTTP ${answer.status}`] } : unreadable;
    const { status, message, response } = read.output;
    if (status === 200) return { kind: "ok", response };
    if (status !== 400) return { kind: "lost", problem: `status ${status}` };
    const problems = objections(message);
    return { kind: "refused", problems: problems.length > 0 ? problems : ["status 400"] };
  }

  return {
    key: "apaczka",
    repeats: false,

    async create(input) {
      if (input.service === null) return { kind: "refused", problems: ["service_id: none was chosen"] };
      const answer = await ask("order_send/", { order: apaczkaOrder(input, bankAccount) });
      if (answer.kind !== "ok") return answer;
      const read = v.safeParse(sent, answer.response);
      return read.success ? madeOf(read.output.order) : unreadable;
    },

    async find(reference, since) {
      const found = new Map<string, v.InferOutput<typeof order>>();
      for (let page = 1; page <= mostPages; page += 1) {
        const answer = await ask("orders/", { page, limit: onPage });
        if (answer.kind !== "ok") return answer;
        const read = v.safeParse(orders, answer.response);
        if (!read.success) return unreadable;
        const listed = readable(order, read.output.orders);
        // An order that is made meanwhile moves the last of a page to the next.
        for (const one of listed) if (one.comment.trim() === reference) found.set(one.id, one);
        const isEarlier = listed.every(({ created }) => {
          const at = momentInPrague(created);
          return at !== null && at.getTime() < since.getTime() - clockMargin;
        });
        if (read.output.orders.length < onPage || isEarlier) break;
      }
      const only = onlyOne([...found.values()]);
      return only === null ? { kind: "none" } : madeOf(only);
    },

    async label(externalId) {
      const known = await ask(`order/${encodeURIComponent(externalId)}/`, []);
      if (known.kind !== "ok") return laterOf(known);
      const numbered = v.safeParse(sent, known.response);
      const tracking = numbered.success ? numbered.output.order.waybill_number : "";
      if (tracking === "") return { kind: "later", inSeconds: 5, problem: "the waybill has no number yet" };
      const answer = await ask(`waybill/${encodeURIComponent(externalId)}/`, []);
      if (answer.kind !== "ok") return laterOf(answer);
      const read = v.safeParse(waybill, answer.response);
      if (!read.success) return unreadable;
      const bytes = Buffer.from(read.output.waybill, "base64");
      if (bytes.length === 0) return { kind: "later", inSeconds: 5, problem: "the label is not ready" };
      return bytes.subarray(0, 5).toString("latin1") === "%PDF-"
        ? { kind: "label", tracking, bytes }
        : { kind: "refused", problems: [`the label is no PDF: ${read.output.type || "?"}`] };
    },

    createReturn: async () => ({ kind: "refused", problems: ["returns are not in Apaczka's interface"] }),

    returnLabel: async () => ({ kind: "refused", problems: ["returns are not in Apaczka's interface"] }),

    async cancel(externalId) {
      const answer = await ask(`cancel_order/${encodeURIComponent(externalId)}/`, []);
      if (answer.kind === "ok") return { kind: "cancelled" };
      if (answer.kind !== "refused") return answer;
      // What was cancelled by a call whose answer was lost is refused at the next.
      const known = await ask(`order/${encodeURIComponent(externalId)}/`, []);
      const read = known.kind === "ok" ? v.safeParse(standing, known.response) : null;
      return read?.success === true && isCancelled(read.output.order.status) ? { kind: "cancelled" } : answer;
    },

    // A courier is asked for together with the label.
    fetchParcels: async () => ({ kind: "unable" }),

    async protocol({ shipments }) {
      const answer = await ask("turn_in/", { order_ids: shipments.map(Number) });
      if (answer.kind !== "ok") return answer;
      const bytes = v.is(turnIn, answer.response) ? Buffer.from(answer.response.turn_in, "base64") : Buffer.alloc(0);
      return bytes.subarray(0, 5).toString("latin1") === "%PDF-" ? { kind: "protocol", bytes } : unreadable;
    },

    async check() {
      const answer = await ask("orders/", { page: 1, limit: 1 });
      if (answer.kind === "ok") return { result: "works", says: "" };
      if (answer.kind === "refused") return { result: "credentials", says: answer.problems.join(", ") };
      return answer.problem === unreadable.problem
        ? { result: "answer", says: "" }
        : { result: "silent", says: answer.problem };
    },

    track: (parcels) =>
      trackEach(parcels, async ({ tracking, externalId }) => {
        const answer = await ask(`order/${encodeURIComponent(externalId)}/`, []);
        // One that Apaczka does not know any more stops none of the others.
        if (answer.kind === "refused") return { kind: "told", steps: [] };
        if (answer.kind !== "ok") return answer;
        const read = v.safeParse(standing, answer.response);
        if (!read.success) return { kind: "told", steps: [] };
        const code = read.output.order.status.trim().toUpperCase();
        const step = stepOf(code);
        // It tells where a parcel stands, and of two moments only.
        const { created, delivered } = read.output.order;
        const said = step === "made" ? created : step === "delivered" ? delivered : "";
        const told = { tracking, eventId: code, code, step, at: momentInPrague(said) ?? new Date() };
        return { kind: "told", steps: [told] };
      }),

    async services() {
      const answer = await ask("service_structure/", []);
      if (answer.kind !== "ok") return answer;
      const read = v.safeParse(structure, answer.response);
      if (!read.success) return unreadable;
      const networks = read.output.points_type.map((one) => one.toUpperCase());
      const services = readable(service, Object.values(read.output.services)).map((one) => serviceOf(one, networks));
      return services.length === 0 ? unreadable : { kind: "services", services };
    },

    async points(network) {
      const answer = await ask(`points/${encodeURIComponent(network)}/`, { country_code: "PL" }, ofPoints);
      if (answer.kind !== "ok") return answer;
      const read = v.safeParse(points, answer.response);
      if (!read.success) return unreadable;
      const told = readable(point, Object.values(read.output.points)).filter(({ option_deliver }) => option_deliver);
      return { kind: "points", points: told.map(pointOf) };
    },

    async price(input) {
      const answer = await ask("order_valuation/", { order: apaczkaOrder(input, bankAccount) });
      if (answer.kind !== "ok") return answer;
      const read = v.safeParse(valuation, answer.response);
      if (!read.success) return unreadable;
      const prices = Object.entries(read.output.price_table).flatMap(([id, one]) => {
        const told = v.safeParse(price, one);
        return told.success ? [{ service: id, gross: told.output.price_gross }] : [];
      });
      return { kind: "prices", prices };
    },

    async pickupTimes({ postcode, service: id }) {
      const told = { postal_code: postcode, service_id: Number(id), remove_index: false };
      const answer = await ask("pickup_hours/", told);
      if (answer.kind !== "ok") return answer;
      const read = v.safeParse(hours, answer.response);
      if (!read.success) return unreadable;
      const times = Object.entries(read.output.hours).flatMap(([date, day]): PickupTime[] => {
        if (!v.is(dayOfHours, day) || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return [];
        return readable(serviceHours, day.services)
          .filter((time) => time.service === id)
          .map(({ timefrom, timeto }) => ({ date, from: timefrom, to: timeto }));
      });
      return {
        kind: "times",
        times: times.toSorted((a, b) => `${a.date}${a.from}`.localeCompare(`${b.date}${b.from}`)),
      };
    },
  };
}

const unreadable = { kind: "lost", problem: "an answer nobody can read" } as const satisfies CarrierTrouble;

/** Returns what of a list can be read: one that cannot stops none of the others. */
function readable<Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]): v.InferOutput<Schema>[] {
  return list.flatMap((one) => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });
}

/** A label is asked for again where it is refused, too: Apaczka tells by nothing but words that one is not ready yet. */
function laterOf(trouble: CarrierTrouble): CarrierTrouble {
  return trouble.kind === "refused" ? { kind: "later", inSeconds: 5, problem: trouble.problems.join(", ") } : trouble;
}

function madeOf({ id, waybill_number }: v.InferOutput<typeof order>) {
  return { kind: "made" as const, externalId: id, tracking: waybill_number || null };
}

function pointOf(told: v.InferOutput<typeof point>): ApaczkaPoint {
  const { line1, line2, postal_code, city } = told.address;
  const address = [told.name, [line1, line2].filter(Boolean).join(" "), `${postal_code} ${city}`.trim()]
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return { id: told.foreign_address_id, address: address.join(", ").slice(0, 300), takesCash: told.option_cod };
}

function serviceOf(told: v.InferOutput<typeof service>, networks: readonly string[]): ApaczkaService {
  const isOf = (...flags: number[]) => flags.includes(1);
  return {
    id: told.service_id,
    name: told.name,
    supplier: told.supplier.toUpperCase(),
    domestic: told.domestic === 1,
    courier: told.pickup_courier === 2 ? "required" : told.pickup_courier === 1 ? "possible" : "none",
    toDoor: isOf(told.door_to_door, told.point_to_door),
    toPoint: isOf(told.door_to_point, told.point_to_point),
    listsPoints: networks.includes(told.supplier.toUpperCase()),
  };
}

const stepsOfStatus: readonly (readonly [ParcelStep, RegExp])[] = [
  ["made", /^(NEW|CREATED|WAITING|CONFIRMED|ADVISING|READY_TO_SEND|READY_TO_SHIP)$/],
  ["handedOver", /^(POSTED|SENT|PICKED_UP)$/],
  ["ready", /^READY_(TO|FOR)_PICKUP$/],
  ["delivered", /^DELIVERED$/],
  ["goingBack", /^(RETURN|RETURNED|RETURNING)$/],
  ["trouble", /^(CANCELL?ED|FAILED|EXCEPTION|LOST|DAMAGED)$/],
];

/** Apaczka documents no list of them: what is unknown is under way, never an end; and that it has come back a person says. */
function stepOf(code: string): ParcelStep {
  return stepsOfStatus.find(([, pattern]) => pattern.test(code))?.[0] ?? "underWay";
}

function isCancelled(status: string): boolean {
  return /^CANCELL?ED$/i.test(status.trim());
}
