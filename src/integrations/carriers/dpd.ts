import * as v from "valibot";
import type { ParcelStep } from "../../domain/parcel/label.ts";
import { momentInPrague } from "./clock.ts";
import { callCarrier, objections } from "./call-carrier.ts";
import type { Carrier, CarrierParty, CarrierTrouble, ShipmentInput, TrackedStep } from "./carrier.ts";
import { textsOf, xmlOf } from "./flat-xml.ts";
import { boxes } from "./inpost-parcel.ts";
import { trackEach } from "./track-each.ts";

export interface DpdAccess {
  /** Of DPDServices, by which parcels are sent, and of InfoServices, by which they are followed. */
  url: string;
  infoUrl: string;
  login: string;
  password: string;
  /** The contract's number, and that of who pays where it is another; '' for the same. */
  masterFid: string;
  payerFid: string;
}

const validation = v.optional(
  v.nullable(v.array(v.object({ errorCode: v.optional(v.string()), info: v.optional(v.string()) }))),
);
/** What is well is said at each of three levels: of the whole, the package and the parcel. */
const numbers = v.object({
  status: v.string(),
  packages: v.optional(
    v.array(
      v.object({
        status: v.string(),
        validationInfo: validation,
        parcels: v.optional(
          v.array(v.object({ status: v.string(), waybill: v.optional(v.string()), validationInfo: validation })),
        ),
      }),
    ),
    [],
  ),
});
const document = v.object({ status: v.string(), documentData: v.optional(v.nullable(v.string())) });
const errors = v.object({
  errors: v.array(
    v.object({ field: v.nullish(v.string()), userMessage: v.nullish(v.string()), code: v.nullish(v.string()) }),
  ),
});

/**
 * Returns DPD in Poland: to doors, with money taken there. It knows no deduplication and finds nothing by our reference, so after a
 * lost answer a person looks into its panel; by its interface none is cancelled and no courier is asked for.
 */
export function openDpd({ url, infoUrl, login, password, masterFid, payerFid }: DpdAccess): Carrier {
  const call = (path: string, body: object) =>
    callCarrier({
      method: "POST",
      url: `${url}/public/shipment/v1/${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${login}:${password}`, "utf8").toString("base64")}`,
        "x-dpd-fid": masterFid,
        "content-type": "application/json",
        accept: "application/json",
      },
      body: JSON.stringify(body),
    });
  const draw = async (
    path: string,
    body: object,
    what: string,
  ): Promise<{ kind: "drawn"; bytes: Buffer } | CarrierTrouble> => {
    const answer = await call(path, body);
    if (answer.kind !== "answered") return answer;
    if (answer.status >= 300) return refusedBy(answer);
    const read = v.safeParse(document, answer.json);
    if (!read.success) return { kind: "lost", problem: "an answer nobody can read" };
    if (read.output.status !== "OK") return { kind: "refused", problems: [read.output.status] };
    const bytes = Buffer.from(read.output.documentData ?? "", "base64");
    return bytes.length === 0
      ? { kind: "later", inSeconds: 5, problem: `${what} is not ready` }
      : { kind: "drawn", bytes };
  };
  return {
    key: "dpd",
    repeats: false,

    async create(input) {
      if (input.point !== null) return { kind: "refused", problems: ["point: DPD brings parcels to addresses"] };
      const answer = await call("generatePackagesNumbers", bodyOf(input, Number(payerFid || masterFid)));
      if (answer.kind !== "answered") return answer;
      if (answer.status >= 300) return refusedBy(answer);
      const read = v.safeParse(numbers, answer.json);
      if (!read.success) return { kind: "lost", problem: "an answer nobody can read" };
      const [whole] = read.output.packages;
      const parcel = whole?.parcels?.[0];
      const waybill = parcel?.waybill ?? "";
      const levels = [read.output.status, whole?.status, parcel?.status];
      if (levels.every((status) => status === "OK"))
        return waybill === ""
          ? { kind: "lost", problem: "an answer nobody can read" }
          : { kind: "made", externalId: waybill, tracking: waybill };
      const said = [...(parcel?.validationInfo ?? []), ...(whole?.validationInfo ?? [])].map(({ errorCode, info }) =>
        [errorCode, info].filter(Boolean).join(": "),
      );
      return { kind: "refused", problems: said.length > 0 ? said : [levels.find((status) => status !== "OK") ?? "?"] };
    },

    find: async () => ({ kind: "none" }),

    async label(externalId, format) {
      const drawn = await draw(
        "generateSpedLabels",
        {
          labelSearchParams: {
            policy: "STOP_ON_FIRST_ERROR",
            session: { type: "DOMESTIC", packages: [{ parcels: [{ waybill: externalId }] }] },
          },
          outputDocFormat: format === "ZPL" ? "ZPL" : "PDF",
          format: format === "A4" ? "A4" : "LBL_PRINTER",
          outputType: "BIC3",
        },
        "the label",
      );
      return drawn.kind === "drawn" ? { kind: "label", tracking: externalId, bytes: drawn.bytes } : drawn;
    },

    createReturn: async () => ({ kind: "refused", problems: ["returns are not in DPD's interface"] }),

    returnLabel: async () => ({ kind: "refused", problems: ["returns are not in DPD's interface"] }),

    cancel: async () => ({ kind: "unable" }),

    fetchParcels: async () => ({ kind: "unable" }),

    async protocol({ shipments, sender }) {
      const drawn = await draw(
        "generateProtocol",
        {
          protocolSearchParams: {
            policy: "STOP_ON_FIRST_ERROR",
            session: { type: "DOMESTIC", packages: shipments.map((waybill) => ({ parcels: [{ waybill }] })) },
            pickupAddress: { fid: Number(payerFid || masterFid), ...partyOf(sender) },
          },
          outputDocFormat: "PDF",
        },
        "the protocol",
      );
      return drawn.kind === "drawn" ? { kind: "protocol", bytes: drawn.bytes } : drawn;
    },

    async check() {
      // Nothing is asked for: who is known is told that everything is missing, before anything is made.
      const answer = await call("generatePackagesNumbers", {});
      if (answer.kind !== "answered")
        return answer.kind === "refused"
          ? { result: "answer", says: answer.problems.join(", ") }
          : { result: "silent", says: answer.problem };
      const says = `HTTP ${answer.status}`;
      if (answer.status === 400 || answer.status === 422) return { result: "works", says: "" };
      if (answer.status === 401) return { result: "credentials", says };
      return { result: answer.status === 403 ? "permission" : "answer", says };
    },

    track: (parcels) =>
      trackEach(parcels, async ({ tracking }) => {
        const answer = await callCarrier({
          method: "POST",
          url: `${infoUrl}/DPDInfoServicesObjEventsService/DPDInfoServicesObjEvents`,
          headers: { "content-type": "text/xml; charset=utf-8", soapaction: "" },
          body: envelopeOf({ waybill: tracking, login, password }),
          readsFaults: true,
        });
        if (answer.kind !== "answered") return answer;
        const text = answer.bytes.toString("utf8");
        const [fault] = textsOf(text, "faultstring");
        if (fault !== undefined && /denied|authori[sz]|authentic/i.test(fault))
          return { kind: "refused", problems: [fault] };
        if (fault === undefined && answer.status >= 500) return { kind: "lost", problem: `HTTP ${answer.status}` };
        if (fault === undefined && answer.status >= 300) return refusedBy(answer);
        const steps: TrackedStep[] = [];
        // One that DPD does not know stops none of the others.
        for (const event of fault === undefined ? textsOf(text, "eventsList") : []) {
          const [code = ""] = textsOf(event, "businessCode");
          const [said] = textsOf(event, "eventTime");
          const at = said === undefined ? null : momentInPrague(said);
          if (code === "" || at === null) continue;
          steps.push({ tracking, eventId: `${code}@${said}`, code, step: stepOf(code), at });
        }
        return { kind: "told", steps };
      }),
  };
}

function refusedBy({ status, json }: { status: number; json: unknown }): CarrierTrouble {
  const read = v.safeParse(errors, json);
  const named = read.success
    ? read.output.errors.map(({ field, userMessage, code }) => [field, userMessage || code].filter(Boolean).join(": "))
    : objections(json);
  return { kind: "refused", problems: named.length > 0 && status !== 401 ? named : [`HTTP ${status}`] };
}

function bodyOf(input: ShipmentInput, payerFID: number): object {
  const { reference, sender, receiver, size, weight, cod, insurance } = input;
  const [length, width, height] = boxes[size];
  const inPln = (code: string, grosze: number) => ({
    code,
    attributes: [
      { code: "AMOUNT", value: (grosze / 100).toFixed(2) },
      { code: "CURRENCY", value: "PLN" },
    ],
  });
  return {
    generationPolicy: "ALL_OR_NOTHING",
    packages: [
      {
        reference,
        ref1: reference,
        sender: partyOf(sender),
        receiver: partyOf(receiver),
        payerFID,
        services: [
          ...(cod === null ? [] : [inPln("COD", cod)]),
          ...(insurance === null ? [] : [inPln("DECLARED_VALUE", insurance)]),
        ],
        parcels: [{ reference, weight: weight / 1000, sizeX: length / 10, sizeY: width / 10, sizeZ: height / 10 }],
      },
    ],
  };
}

function partyOf({
  company,
  firstName,
  lastName,
  email,
  phone,
  street,
  building,
  postcode,
  city,
  country,
}: CarrierParty) {
  return {
    ...(company !== "" && { company }),
    name: `${firstName} ${lastName}`.trim(),
    address: `${street} ${building}`.trim().slice(0, 100),
    city,
    countryCode: country,
    postalCode: postcode.replace(/\D/g, ""),
    phone: phone.replace(/[^\d+]/g, ""),
    email,
  };
}

function envelopeOf({ waybill, login, password }: { waybill: string; login: string; password: string }): string {
  const asked = xmlOf({
    waybill,
    eventsSelectType: "ALL",
    language: "PL",
    authDataV1: { channel: "", login, password },
  });
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:even="http://events.dpdinfoservices.dpd.com.pl/"><soapenv:Body><even:getEventsForWaybillV1>${asked}</even:getEventsForWaybillV1></soapenv:Body></soapenv:Envelope>`;
}

const stepsOfCode: readonly (readonly [ParcelStep, RegExp])[] = [
  // Registered; not handed over to the courier who came for it.
  ["made", /^(030103|0402|0405|0406)/],
  ["handedOver", /^(0401|500500)/],
  ["delivered", /^190[12]/],
  ["goingBack", /^(230403|230408)/],
];

/** What is unknown is under way, never an end. */
function stepOf(code: string): ParcelStep {
  return stepsOfCode.find(([, pattern]) => pattern.test(code))?.[0] ?? "underWay";
}
