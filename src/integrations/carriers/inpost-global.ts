import * as v from "valibot";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { callCarrier, type CarrierCall, checkOf, objections } from "./call-carrier.ts";
import type { Carrier, CarrierParty, CarrierTrouble, ShipmentInput, TrackedStep } from "./carrier.ts";
import { boxes, ownPhone } from "./inpost-parcel.ts";

export interface InpostGlobalAccess {
  url: string;
  organizationId: string;
  clientId: string;
  clientSecret: string;
}

const scopes = "openid api:points:read api:shipments:read api:shipments:write api:labels:read api:tracking:read";
/** A token is not used in its last seconds. */
const margin = 30_000;

const token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });
const created = v.object({ trackingNumber: v.pipe(v.string(), v.minLength(1)) });
/** Its documentation writes the number in two ways. */
const createdReturn = v.object({
  parcels: v.array(
    v.object({
      trackingNumber: v.optional(v.string()),
      tracking_number: v.optional(v.string()),
      dropOffCode: v.nullish(v.string()),
    }),
  ),
});
const problem = v.object({
  title: v.optional(v.string()),
  detail: v.optional(v.string()),
  errors: v.optional(v.unknown()),
});
const event = v.object({
  eventId: v.string(),
  eventCode: v.string(),
  timestamp: v.optional(v.string()),
  eventTimestamp: v.optional(v.string()),
});
const tracked = v.object({ parcels: v.array(v.object({ trackingNumber: v.string(), events: v.array(event) })) });

/** Returns InPost by its Global API: a shipment's number is there at once, one asked for again under its deduplication id is the same, and none is cancelled. */
export function openInpostGlobal({ url, organizationId, clientId, clientSecret }: InpostGlobalAccess): Carrier {
  let held: { token: string; until: number } | null = null;

  async function tokenNow(): Promise<{ kind: "token"; token: string } | CarrierTrouble> {
    if (held !== null && held.until > Date.now()) return { kind: "token", token: held.token };
    const answer = await callCarrier({
      method: "POST",
      url: `${url}/oauth2/token`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
        scope: scopes,
      }).toString(),
    });
    // Without a token nothing was asked for yet.
    if (answer.kind === "lost") return { kind: "later", inSeconds: 30, problem: answer.problem };
    if (answer.kind !== "answered") return answer;
    const read = answer.status < 300 ? v.safeParse(token, answer.json) : null;
    if (read?.success !== true) return { kind: "refused", problems: [`HTTP ${answer.status} credentials`] };
    held = { token: read.output.access_token, until: Date.now() + read.output.expires_in * 1000 - margin };
    return { kind: "token", token: held.token };
  }

  /** A token that has ended early is got anew once: nothing was done by it. */
  async function call(asked: CarrierCall, again = true): Promise<Awaited<ReturnType<typeof callCarrier>>> {
    const got = await tokenNow();
    if (got.kind !== "token") return got;
    const answer = await callCarrier({
      ...asked,
      url: `${url}${asked.url}`,
      headers: { ...asked.headers, authorization: `Bearer ${got.token}` },
    });
    if (answer.kind !== "answered" || answer.status !== 401 || !again) return answer;
    held = null;
    return call(asked, false);
  }

  const ofOrganization = `/shipping/v2/organizations/${encodeURIComponent(organizationId)}/shipments`;
  const ofReturns = `/returns/v1/organizations/${encodeURIComponent(organizationId)}/shipments`;
  return {
    key: "inpostGlobal",
    repeats: true,

    async create(input) {
      // Its shipments know no money at the door: one that goes without would be given away.
      if (input.cod !== null) return { kind: "refused", problems: ["cash on delivery is not in InPost's Global API"] };
      const answer = await call({
        method: "POST",
        url: ofOrganization,
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          // Its documentation and a client that works with it write the name in two ways.
          "x-inpost-deduplication-id": input.deduplicationId,
          "x-deduplication-id": input.deduplicationId,
        },
        body: JSON.stringify(bodyOf(input)),
      });
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const read = v.safeParse(created, answer.json);
      if (!read.success) return { kind: "lost", problem: "an answer nobody can read" };
      const { trackingNumber } = read.output;
      return { kind: "made", externalId: trackingNumber, tracking: trackingNumber };
    },

    find: async () => ({ kind: "none" }),

    async label(externalId, format) {
      const accept = format === "ZPL" ? "text/zpl;dpi=203" : `application/pdf;format=${format}`;
      const answer = await call({
        method: "GET",
        url: `${ofOrganization}/${encodeURIComponent(externalId)}/label`,
        headers: { accept },
      });
      if (answer.kind !== "answered") return answer;
      if (answer.status === 404 || answer.status === 202)
        return { kind: "later", inSeconds: 5, problem: "the label is not ready" };
      return answer.status >= 300 ? refusedBy(answer) : { kind: "label", tracking: externalId, bytes: answer.bytes };
    },

    async createReturn(input) {
      const answer = await call({
        method: "POST",
        url: ofReturns,
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(returnOf(input)),
      });
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const [parcel] = v.is(createdReturn, answer.json) ? answer.json.parcels : [];
      const tracking = parcel?.trackingNumber ?? parcel?.tracking_number;
      if (parcel === undefined || tracking === undefined) return { kind: "lost", problem: "an answer nobody can read" };
      return { kind: "made", externalId: tracking, tracking, code: parcel.dropOffCode ?? null };
    },

    async returnLabel(externalId) {
      const answer = await call({
        method: "GET",
        url: `${ofReturns}/${encodeURIComponent(externalId)}/label`,
        headers: { accept: "application/pdf;format=A4" },
      });
      if (answer.kind !== "answered") return answer;
      if (answer.status === 404 || answer.status === 202)
        return { kind: "later", inSeconds: 5, problem: "the label is not ready" };
      return answer.status >= 300 ? refusedBy(answer) : { kind: "label", tracking: externalId, bytes: answer.bytes };
    },

    cancel: async () => ({ kind: "unable" }),

    fetchParcels: async () => ({ kind: "unable" }),

    protocol: async () => ({ kind: "unable" }),

    // A number that is nobody's: InPost answers it to whoever it knows.
    check: async () => checkOf(await call(asksAbout(["0"]))),

    async track(parcels) {
      const answer = await call(asksAbout(parcels.map(({ tracking }) => tracking)));
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const read = v.safeParse(tracked, answer.json);
      if (!read.success) return { kind: "lost", problem: "an answer nobody can read" };
      const steps = new Map<string, TrackedStep>();
      for (const { trackingNumber, events } of read.output.parcels)
        for (const { eventId, eventCode, timestamp, eventTimestamp } of events) {
          const at = new Date(timestamp ?? eventTimestamp ?? "");
          if (Number.isNaN(at.getTime())) continue;
          const step = globalStep(eventCode);
          if (step !== null) steps.set(eventId, { tracking: trackingNumber, eventId, code: eventCode, step, at });
        }
      return {
        kind: "tracked",
        steps: [...steps.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
        unasked: [],
        restsFor: null,
      };
    },
  };
}

function asksAbout(numbers: readonly string[]): CarrierCall {
  const query = numbers.map((number) => `trackingNumbers=${encodeURIComponent(number)}`).join("&");
  return {
    method: "GET",
    url: `/tracking/v1/parcels?${query}`,
    headers: { accept: "application/json", "x-inpost-event-version": "V1" },
  };
}

function refusedBy({ status, json }: { status: number; json: unknown }): CarrierTrouble {
  const read = v.safeParse(problem, json);
  const { title = "", detail = "", errors } = read.success ? read.output : {};
  const named = objections(errors);
  return { kind: "refused", problems: named.length > 0 ? named : [`HTTP ${status} ${detail || title}`.trim()] };
}

function bodyOf({ reference, sender, receiver, point, size, weight, insurance }: ShipmentInput): object {
  const [length, width, height] = boxes[size];
  return {
    sender: partyOf(sender),
    recipient: partyOf(receiver),
    origin: { countryCode: sender.country, shippingMethod: "ANY_POINT" },
    destination: point === null ? addressOf(receiver) : { countryCode: receiver.country, pointId: point },
    priority: "STANDARD",
    references: { custom: { reference } },
    ...(insurance !== null && {
      valueAddedServices: [{ id: "additionalCover", value: insurance / 100, currency: "PLN" }],
    }),
    parcels: [
      {
        dimensions: { length, width, height, unit: "MM" },
        weight: { amount: weight / 1000, unit: "KG" },
      },
    ],
  };
}

/** A return is handed in at any point, by a code. */
function returnOf({ reference, sender, receiver, size, weight }: ShipmentInput): object {
  const [length, width, height] = boxes[size];
  return {
    enableDropOffCode: true,
    sender: partyOf(sender),
    origin: { countryCode: sender.country },
    destination: addressOf(receiver),
    references: { orderNumber: reference },
    parcels: [
      {
        dimensions: { length: length / 10, width: width / 10, height: height / 10, unit: "CM" },
        weight: { amount: (weight / 1000).toFixed(2), unit: "KG" },
      },
    ],
  };
}

function partyOf({ company, firstName, lastName, email, phone }: CarrierParty): object {
  return {
    ...(company !== "" && { companyName: company }),
    firstName,
    lastName,
    email,
    phone: `+48${ownPhone(phone)}`,
  };
}

function addressOf({ country, street, building, city, postcode }: CarrierParty): object {
  const [houseNumber = "", flatNumber] = building.split("/");
  return { countryCode: country, street, houseNumber, ...(flatNumber && { flatNumber }), city, postalCode: postcode };
}

const stepsOfCode: readonly (readonly [ParcelStep | null, RegExp])[] = [
  ["made", /^CRE\.1001$|^FMD\.100[13]$/],
  ["handedOver", /^FMD\./],
  ["ready", /^LMD\.(100[3-6]|9013|9001)$/],
  ["goingBack", /^LMD\.(9002|3008|3009|3010|3011|9014)$|^RTS\.1001$/],
  ["trouble", /^LMD\.(90(0[4-9]|1[015-7]|27))$|^EOL\.9/],
  ["delivered", /^EOL\.100[1-8]$/],
  ["back", /^RTS\.1002$/],
  // Notes, which move nothing.
  [null, /^INF\./],
];

/** What is unknown is under way, never an end; null: a note. */
function globalStep(code: string): ParcelStep | null {
  const found = stepsOfCode.find(([, pattern]) => pattern.test(code));
  return found === undefined ? "underWay" : found[0];
}
