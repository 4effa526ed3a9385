import * as v from "valibot";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { momentInPrague } from "./clock.ts";
import { callCarrier } from "./call-carrier.ts";
import type { Carrier, CarrierTrouble, ShipmentInput, TrackedStep } from "./carrier.ts";
import { boxes } from "./inpost-parcel.ts";
import { trackEach } from "./track-each.ts";
import { faultOf, type PacketaFault, textsOf, type Xml, xmlOf } from "./flat-xml.ts";

export interface PacketaAccess {
  /** Of the API, and of the widget's service that knows points. */
  url: string;
  widgetUrl: string;
  apiPassword: string;
  /** Public; '' where points are not to be checked. */
  apiKey: string;
  /** What the shop is called among the account's senders. */
  sender: string;
}

/** Through whom Packeta brings parcels to a door, by country, as its list of carriers numbers them. */
const toDoors: Readonly<Record<string, string>> = { CZ: "106", SK: "131" };

const pointAnswer = v.object({
  isValid: v.boolean(),
  errors: v.optional(v.array(v.object({ code: v.string(), description: v.optional(v.string()) })), []),
});

/** Returns Packeta: to its points and boxes and to doors in Czechia and Slovakia. It knows no deduplication and finds nothing by our reference: after a lost answer a person looks into its panel. */
export function openPacketa({ url, widgetUrl, apiPassword, apiKey, sender }: PacketaAccess): Carrier {
  /** `answered`: what Packeta says of what was asked; a fault is told apart. */
  async function ask(method: string, told: Xml) {
    const answer = await callCarrier({
      method: "POST",
      url: `${url}/api/rest`,
      headers: { "content-type": "text/xml" },
      body: xmlOf({ [method]: { apiPassword, ...told } }),
    });
    if (answer.kind !== "answered") return answer;
    const text = answer.bytes.toString("utf8");
    const [status] = textsOf(text, "status");
    if (status === "ok") return { kind: "ok" as const, text };
    if (status === "fault") return { kind: "fault" as const, fault: faultOf(text) };
    if (answer.status >= 400) return { kind: "refused" as const, problems: [`HTTP ${answer.status}`] };
    return { kind: "lost" as const, problem: "an answer nobody can read" };
  }

  /** Asks whether a point takes parcels now; a service that is silent stops nothing. */
  async function pointTrouble(point: string, country: string): Promise<string[]> {
    if (apiKey === "") return [];
    const answer = await callCarrier({
      method: "POST",
      url: `${widgetUrl}/v6/pps/api/widget/v1/validate`,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ apiKey, point: { id: point }, options: { country: country.toLowerCase() } }),
    });
    const read = answer.kind === "answered" ? v.safeParse(pointAnswer, answer.json) : null;
    if (read?.success !== true || read.output.isValid) return [];
    const said = read.output.errors.map(({ code, description }) => `point: ${description || code}`);
    return said.length > 0 ? said : ["point: it takes no parcels"];
  }

  return {
    key: "packeta",
    repeats: false,

    async create(input) {
      const { point, receiver, cod } = input;
      if (cod !== null) return { kind: "refused", problems: ["cash on delivery is in CZK and EUR alone"] };
      const to = point ?? toDoors[receiver.country];
      if (to === undefined) return { kind: "refused", problems: [`country: ${receiver.country}`] };
      const trouble = point === null ? [] : await pointTrouble(point, receiver.country);
      if (trouble.length > 0) return { kind: "refused", problems: trouble };
      const answer = await ask("createPacket", { packetAttributes: attributesOf(input, { to, sender }) });
      if (answer.kind === "fault") return refusedBy(answer.fault);
      if (answer.kind !== "ok") return answer;
      const [id] = textsOf(answer.text, "id");
      const [barcode] = textsOf(answer.text, "barcode");
      return id === undefined || barcode === undefined
        ? { kind: "lost", problem: "an answer nobody can read" }
        : { kind: "made", externalId: id, tracking: barcode };
    },

    find: async () => ({ kind: "none" }),

    async label(externalId, format) {
      const answer =
        format === "ZPL"
          ? await ask("packetLabelZpl", { packetId: externalId, dpi: "203" })
          : await ask("packetLabelPdf", { packetId: externalId, format: `A6 on ${format}`, offset: "0" });
      if (answer.kind === "fault") return refusedBy(answer.fault);
      if (answer.kind !== "ok") return answer;
      const [result = ""] = textsOf(answer.text, "result");
      // A PDF is sent as base 64, what a label printer is told as it is.
      const bytes = format === "ZPL" ? Buffer.from(result, "utf8") : Buffer.from(result, "base64");
      if (bytes.length === 0) return { kind: "later", inSeconds: 5, problem: "the label is not ready" };
      return { kind: "label", tracking: `Z${externalId}`, bytes };
    },

    async createReturn({ reference, sender: buyer, worth, currency }) {
      const answer = await ask("createPacketClaimWithPassword", {
        claimWithPasswordAttributes: {
          number: reference,
          email: buyer.email,
          phone: buyer.phone,
          value: (worth / 100).toFixed(2),
          currency: currency.toUpperCase(),
          eshop: sender,
          consignCountry: buyer.country,
          // The shop writes to its buyer itself.
          sendEmailToCustomer: "false",
        },
      });
      if (answer.kind === "fault") return refusedBy(answer.fault);
      if (answer.kind !== "ok") return answer;
      const [id] = textsOf(answer.text, "id");
      const [barcode] = textsOf(answer.text, "barcode");
      const [password] = textsOf(answer.text, "password");
      return id === undefined || barcode === undefined || password === undefined
        ? { kind: "lost", problem: "an answer nobody can read" }
        : { kind: "made", externalId: id, tracking: barcode, code: password };
    },

    returnLabel(externalId) {
      return this.label(externalId, "A4");
    },

    async cancel(externalId) {
      const answer = await ask("cancelPacket", { packetId: externalId });
      if (answer.kind === "ok") return { kind: "cancelled" };
      return answer.kind === "fault" ? refusedBy(answer.fault) : answer;
    },

    fetchParcels: async () => ({ kind: "unable" }),

    protocol: async () => ({ kind: "unable" }),

    async check() {
      // A packet that is nobody's: whom Packeta knows is told so.
      const answer = await ask("packetStatus", { packetId: "0" });
      if (answer.kind === "ok") return { result: "works", says: "" };
      if (answer.kind === "fault")
        return answer.fault.name === "IncorrectApiPasswordFault"
          ? { result: "credentials", says: answer.fault.text }
          : { result: "works", says: "" };
      if (answer.kind === "refused") return { result: "answer", says: answer.problems.join(", ") };
      return { result: "silent", says: answer.problem };
    },

    track: (parcels) =>
      trackEach(parcels, async ({ tracking }) => {
        const answer = await ask("packetTracking", { packetId: tracking.replace(/\D/g, "") });
        // One that Packeta does not know any more stops none of the others.
        if (answer.kind === "fault" && answer.fault.name !== "IncorrectApiPasswordFault")
          return { kind: "told", steps: [] };
        if (answer.kind === "fault") return refusedBy(answer.fault);
        if (answer.kind !== "ok") return answer;
        const steps: TrackedStep[] = [];
        for (const record of textsOf(answer.text, "record")) {
          const [code] = textsOf(record, "statusCode");
          const [said] = textsOf(record, "dateTime");
          const at = said === undefined ? null : momentInPrague(said);
          if (code === undefined || at === null) continue;
          steps.push({ tracking, eventId: `${code}@${said}`, code, step: stepOf(code), at });
        }
        return { kind: "told", steps };
      }),
  };
}

function refusedBy({ name, text, fields }: PacketaFault): CarrierTrouble {
  return { kind: "refused", problems: fields.length > 0 ? fields : [`${name} ${text}`.trim()] };
}

function attributesOf(
  { reference, receiver, point, size, weight, worth, currency }: ShipmentInput,
  { to, sender }: { to: string; sender: string },
): Xml {
  const [length, width, height] = boxes[size];
  const { firstName, lastName, company, email, phone, street, building, city, postcode } = receiver;
  return {
    number: reference,
    name: firstName,
    surname: lastName,
    ...(company !== "" && { company }),
    email,
    phone,
    addressId: to,
    value: (worth / 100).toFixed(2),
    currency: currency.toUpperCase(),
    weight: String(weight / 1000),
    eshop: sender,
    size: { length: String(length), width: String(width), height: String(height) },
    ...(point === null && { street, houseNumber: building, city, zip: postcode }),
  };
}

const stepsOfStatus: readonly (readonly [ParcelStep, readonly string[]])[] = [
  ["made", ["1"]],
  ["handedOver", ["2", "12"]],
  ["ready", ["5"]],
  ["delivered", ["7"]],
  ["goingBack", ["9", "15", "17", "18", "20"]],
  ["back", ["10"]],
  ["trouble", ["11", "26"]],
];

/** What is unknown is under way, never an end. */
function stepOf(code: string): ParcelStep {
  return stepsOfStatus.find(([, codes]) => codes.includes(code))?.[0] ?? "underWay";
}
