import * as v from "valibot";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { callCarrier, type CarrierCall, checkOf, objections, onlyOne } from "./call-carrier.ts";
import type { Carrier, CarrierParty, CarrierTrouble, ShipmentInput, TrackedStep } from "./carrier.ts";
import { boxes, ownPhone } from "./inpost-parcel.ts";
import { trackEach } from "./track-each.ts";

export interface ShipxAccess {
  url: string;
  organizationId: string;
  token: string;
}

const shipment = v.object({
  id: v.union([v.number(), v.string()]),
  reference: v.nullish(v.string()),
  tracking_number: v.nullish(v.string()),
});
const dispatchOrder = v.object({ id: v.union([v.number(), v.string()]) });
const shipments = v.object({ items: v.array(shipment) });
const refusal = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  details: v.optional(v.unknown()),
});
const tracked = v.object({
  tracking_number: v.string(),
  tracking_details: v.array(v.object({ status: v.string(), datetime: v.string() })),
});

/** Returns InPost by ShipX, which knows no deduplication: what was lost is looked up by its reference. */
export function openInpostShipx({ url, organizationId, token }: ShipxAccess): Carrier {
  const organization = `/v1/organizations/${encodeURIComponent(organizationId)}`;
  const call = (method: CarrierCall["method"], path: string, body?: object) =>
    callCarrier({
      method,
      url: `${url}${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    key: "inpostShipx",
    repeats: false,

    create: async (input) => created(await call("POST", `${organization}/shipments`, bodyOf(input))),

    async createReturn(input) {
      const body = { ...bodyOf(input), is_return: true };
      const answer = created(await call("POST", `${organization}/shipments`, body));
      return answer.kind === "made" ? { ...answer, code: null } : answer;
    },

    returnLabel(externalId) {
      return this.label(externalId, "A4");
    },

    async find(reference) {
      const answer = await call("GET", `${organization}/shipments?reference=${encodeURIComponent(reference)}`);
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const read = v.safeParse(shipments, answer.json);
      if (!read.success) return { kind: "lost", problem: "an answer nobody can read" };
      const found = onlyOne(read.output.items.filter((one) => one.reference === reference));
      return found === null ? { kind: "none" } : madeOf(found);
    },

    async label(externalId, format) {
      const path = `/v1/shipments/${encodeURIComponent(externalId)}`;
      const known = await call("GET", path);
      if (known.kind !== "answered") return known;
      if (known.status >= 300) return refusedBy(known);
      const read = v.safeParse(shipment, known.json);
      const tracking = read.success ? read.output.tracking_number : null;
      if (!tracking) return notReady;
      const query = format === "ZPL" ? "format=zpl" : `format=pdf&type=${format === "A6" ? "A6" : "normal"}`;
      const answer = await call("GET", `${path}/label?${query}`);
      if (answer.kind !== "answered") return answer;
      // Before the shipment is confirmed it refuses without a word of why.
      if (answer.status >= 300) return answer.status === 401 || answer.status === 403 ? refusedBy(answer) : notReady;
      return { kind: "label", tracking, bytes: answer.bytes };
    },

    async cancel(externalId) {
      const answer = await call("DELETE", `/v1/shipments/${encodeURIComponent(externalId)}`);
      if (answer.kind !== "answered") return answer;
      return answer.status < 300 || answer.status === 404 ? { kind: "cancelled" } : refusedBy(answer);
    },

    async fetchParcels({ shipments, sender }) {
      const answer = await call("POST", `${organization}/dispatch_orders`, {
        shipments: shipments.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id)),
        name: sender.company,
        phone: ownPhone(sender.phone),
        email: sender.email,
        address: addressOf(sender),
      });
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const read = v.safeParse(dispatchOrder, answer.json);
      return read.success
        ? { kind: "ordered", externalId: String(read.output.id) }
        : { kind: "lost", problem: "an answer nobody can read" };
    },

    protocol: async () => ({ kind: "unable" }),

    // A reference that is nobody's.
    check: async () => checkOf(await call("GET", `${organization}/shipments?reference=0`)),

    track: (parcels) =>
      trackEach(parcels, async ({ tracking: number }) => {
        const answer = await call("GET", `/v1/tracking/${encodeURIComponent(number)}`);
        if (answer.kind !== "answered") return answer;
        const read = answer.status < 300 ? v.safeParse(tracked, answer.json) : null;
        // One that InPost does not know stops none of the others.
        if (read?.success !== true) return { kind: "told", steps: [] };
        const steps: TrackedStep[] = [];
        for (const { status, datetime } of read.output.tracking_details) {
          const at = new Date(datetime);
          if (Number.isNaN(at.getTime())) continue;
          steps.push({
            tracking: number,
            eventId: `${status}@${at.toISOString()}`,
            code: status,
            step: shipxStep(status),
            at,
          });
        }
        return { kind: "told", steps };
      }),
  };
}

const notReady: CarrierTrouble = { kind: "later", inSeconds: 5, problem: "the label is not ready" };

function created(answer: Awaited<ReturnType<typeof callCarrier>>) {
  if (answer.kind !== "answered") return answer;
  if (answer.status >= 300) return refusedBy(answer);
  const read = v.safeParse(shipment, answer.json);
  return read.success ? madeOf(read.output) : { kind: "lost" as const, problem: "an answer nobody can read" };
}

function madeOf({ id, tracking_number }: v.InferOutput<typeof shipment>) {
  return { kind: "made" as const, externalId: String(id), tracking: tracking_number || null };
}

function refusedBy({ status, json }: { status: number; json: unknown }): CarrierTrouble {
  const read = v.safeParse(refusal, json);
  const { error = "", message = "", details } = read.success ? read.output : {};
  const named = objections(details);
  return { kind: "refused", problems: named.length > 0 ? named : [`HTTP ${status} ${error || message}`.trim()] };
}

function bodyOf({
  reference,
  sender,
  receiver,
  point,
  size,
  weight,
  cod,
  insurance,
  byCourier = false,
}: ShipmentInput): object {
  const zlotys = (grosze: number) => ({ amount: grosze / 100, currency: "PLN" });
  const [length, width, height] = boxes[size];
  return {
    sender: { ...partyOf(sender), address: addressOf(sender) },
    receiver: { ...partyOf(receiver), ...(point === null && { address: addressOf(receiver) }) },
    parcels:
      point === null
        ? [
            {
              dimensions: { length, width, height, unit: "mm" },
              weight: { amount: weight / 1000, unit: "kg" },
              is_non_standard: false,
            },
          ]
        : { template: size },
    service: point === null ? "inpost_courier_standard" : "inpost_locker_standard",
    reference,
    custom_attributes:
      point === null
        ? { sending_method: "dispatch_order" }
        : // What is said to be handed in at a locker is in no order of a courier.
          { target_point: point, sending_method: byCourier ? "dispatch_order" : "parcel_locker" },
    ...(cod !== null && { cod: zlotys(cod) }),
    ...(insurance !== null && { insurance: zlotys(insurance) }),
  };
}

function partyOf({ company, firstName, lastName, email, phone }: CarrierParty): object {
  return {
    ...(company !== "" && { company_name: company }),
    first_name: firstName,
    last_name: lastName,
    email,
    phone: ownPhone(phone),
  };
}

function addressOf({ street, building, city, postcode, country }: CarrierParty): object {
  return { street, building_number: building, city, post_code: postcode, country_code: country };
}

const stepsOfStatus: readonly (readonly [ParcelStep, RegExp])[] = [
  ["made", /^(created|offers_prepared|offer_selected|confirmed)$/],
  [
    "handedOver",
    /^(dispatched_by_sender|collected_from_sender|taken_by_courier|adopted_at_source_branch|sent_from_source_branch)/,
  ],
  ["ready", /^(ready_to_pickup|pickup_reminder_sent|stack_in_box_machine$|stack_in_customer_service_point$)/],
  ["delivered", /^delivered$/],
  ["back", /^returned_to_sender$/],
  ["goingBack", /^(rejected_by_receiver|undelivered|pickup_time_expired|stack_parcel_)/],
  ["trouble", /^(canceled$|claimed|oversized)/],
];

/** What is unknown is under way, never an end. */
function shipxStep(status: string): ParcelStep {
  return stepsOfStatus.find(([, pattern]) => pattern.test(status))?.[0] ?? "underWay";
}
