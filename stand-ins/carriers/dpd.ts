import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../../src/integrations/loopback-server.ts";
import type { Down } from "../down.ts";
import { pdfOf } from "./pdf-of.ts";
import { peace, type TrackFault } from "./track-fault.ts";

/** What goes wrong with the next package. `before`: the connection breaks, and nothing was done; `after`: it was done, and its answer is lost; `package` and `parcel`: refused with status 200 at that level; `field`: with 400. */
type DpdFault = "before" | "after" | "500" | "429" | "401" | "package" | "parcel" | "field" | "garbled";

interface DpdParcel {
  waybill: string;
  /** As it was asked for. */
  told: {
    reference: string;
    payerFID: number;
    receiver: Record<string, string>;
    services: { code: string; attributes: { code: string; value: string }[] }[];
    parcels: { weight: number; sizeX: number }[];
  };
}

export interface DpdStandIn extends LoopbackServer {
  readonly parcels: readonly DpdParcel[];
  readonly faults: DpdFault[];
  /** How many times a label that is asked for is empty. */
  labelWaits: number;
  /** What is told of parcels, by number: code and moment by the clock of Warsaw. */
  readonly events: Map<string, { code: string; at: string }[]>;
  /** What goes wrong with each question about a parcel, by its number; `broken` is silence. */
  readonly trackFaults: Map<string, TrackFault>;
  /** Where parcels are is not told, with a fault that comes with status 200. */
  tracksNothing: boolean;
  /** Nothing is done, whatever is asked. */
  down: Down;
}

export const dpdAccess = { login: "test", password: "tajne", masterFid: "1495", payerFid: "" } as const;

/** Serves DPDServices and InfoServices over loopback: numbers, labels, events. `knowsAnybody`: by any credentials. */
export async function openDpdStandIn({ knowsAnybody = false } = {}): Promise<DpdStandIn> {
  const parcels: DpdParcel[] = [];
  const faults: DpdFault[] = [];
  const events: DpdStandIn["events"] = new Map();
  const trackFaults: DpdStandIn["trackFaults"] = new Map();
  const standIn = { labelWaits: 0, tracksNothing: false, down: null as Down };
  const basic = `Basic ${Buffer.from(`${dpdAccess.login}:${dpdAccess.password}`).toString("base64")}`;

  function answerTo(path: string, headers: Record<string, unknown>, sent: string): Answer {
    if (path.startsWith("/DPDInfoServicesObjEventsService/")) return eventsOf(sent);
    if (!knowsAnybody && (headers["authorization"] !== basic || headers["x-dpd-fid"] !== dpdAccess.masterFid))
      return { status: 401, json: { status: "UNAUTHORIZED" } };
    const body = JSON.parse(sent) as Record<string, unknown>;
    if (path.endsWith("/generatePackagesNumbers")) return numbersOf(body);
    if (path.endsWith("/generateSpedLabels")) return labelOf(body);
    if (path.endsWith("/generateProtocol")) return protocolOf(body);
    return { status: 404, json: {} };
  }

  function numbersOf({ generationPolicy, packages }: { generationPolicy?: unknown; packages?: unknown }): Answer {
    if (generationPolicy === undefined)
      return { status: 400, json: { errors: [{ field: "generationPolicy", userMessage: "must not be null" }] } };
    const [told] = packages as DpdParcel["told"][];
    const fault = faults.shift();
    if (fault === "before") return "broken";
    if (fault === "500") return { status: 500, json: {} };
    if (fault === "429") return { status: 429, json: {}, headers: { "retry-after": "7" } };
    if (fault === "401") return { status: 401, json: { status: "UNAUTHORIZED" } };
    if (fault === "field")
      return { status: 400, json: { errors: [{ field: "packages[0].receiver.phone", userMessage: "is too long" }] } };
    if (fault === "package" || fault === "parcel") {
      const validationInfo = [{ errorCode: "INCORRECT_RECEIVER_POSTAL_CODE", info: "Kod pocztowy nie istnieje" }];
      return {
        status: 200,
        json: {
          status: "OK",
          packages: [
            fault === "package"
              ? { status: "INCORRECT_DATA", validationInfo, parcels: [] }
              : { status: "OK", parcels: [{ status: "INCORRECT_DATA", validationInfo }] },
          ],
        },
      };
    }
    const waybill = `0000${String(75_000_000 + parcels.length)}U`;
    parcels.push({ waybill, told: told! });
    if (fault === "after") return "broken";
    if (fault === "garbled")
      return { status: 200, json: { status: "OK", packages: [{ status: "OK", parcels: [{ status: "OK" }] }] } };
    return {
      status: 200,
      json: {
        status: "OK",
        sessionId: parcels.length,
        packages: [{ status: "OK", parcels: [{ status: "OK", waybill }] }],
      },
    };
  }

  function labelOf(body: Record<string, unknown>): Answer {
    const { session } = body["labelSearchParams"] as {
      session: { type: string; packages: { parcels: { waybill: string }[] }[] };
    };
    const waybill = session.packages[0]!.parcels[0]!.waybill;
    if (!parcels.some((one) => one.waybill === waybill)) return { status: 200, json: { status: "NOT_FOUND" } };
    if (standIn.labelWaits > 0) {
      standIn.labelWaits -= 1;
      return { status: 200, json: { status: "OK", documentData: "" } };
    }
    const size = body["format"] === "A4" ? ([595, 842] as const) : ([298, 420] as const);
    const bytes =
      body["outputDocFormat"] === "ZPL"
        ? Buffer.from(`^XA^FD${waybill}^FS^XZ`)
        : pdfOf(`${String(body["format"])} ${waybill}`, size);
    return { status: 200, json: { status: "OK", documentData: bytes.toString("base64") } };
  }

  function protocolOf(body: Record<string, unknown>): Answer {
    const { session, pickupAddress } = body["protocolSearchParams"] as {
      session: { packages: { parcels: { waybill: string }[] }[] };
      pickupAddress: { fid: number; postalCode: string };
    };
    const waybills = session.packages.map((one) => one.parcels[0]!.waybill);
    if (!waybills.every((waybill) => parcels.some((one) => one.waybill === waybill)))
      return { status: 200, json: { status: "NOT_FOUND" } };
    if (!(pickupAddress.fid > 0) || !/^\d{5}$/.test(pickupAddress.postalCode))
      return { status: 400, json: { errors: [{ field: "pickupAddress", userMessage: "is not valid" }] } };
    const bytes = pdfOf(`Protokol przekazania ${waybills.join(" ")}`, [595, 842]);
    return { status: 200, json: { status: "OK", documentData: bytes.toString("base64") } };
  }

  function eventsOf(sent: string): Answer {
    const inside = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(sent)?.[1] ?? "";
    if (standIn.tracksNothing) return soap("<soap:Fault><faultstring>Service is busy</faultstring></soap:Fault>");
    if (!knowsAnybody && inside("password") !== dpdAccess.password)
      return soap("<soap:Fault><faultstring>Access denied for user</faultstring></soap:Fault>", 500);
    const wrong = trackFaults.get(inside("waybill"));
    if (wrong === "broken") return "broken";
    if (wrong !== undefined) return { status: Number(wrong), json: {}, headers: { "retry-after": String(peace) } };
    const told = (events.get(inside("waybill")) ?? []).map(
      ({ code, at }) => `<eventsList><businessCode>${code}</businessCode><eventTime>${at}</eventTime></eventsList>`,
    );
    return soap(
      `<ns2:getEventsForWaybillV1Response xmlns:ns2="http://events.dpdinfoservices.dpd.com.pl/"><return>${told.join("")}</return></ns2:getEventsForWaybillV1Response>`,
    );
  }

  const server = await openLoopbackServer((request, response) => {
    if (standIn.down === "broken") return void request.socket.destroy();
    if (standIn.down === "503") return void response.writeHead(503).end();
    void text(request).then((sent) => {
      const answer = answerTo(request.url ?? "/", request.headers, sent);
      if (answer === "broken") return void request.socket.destroy();
      const { status, json, xml, headers = {} } = answer;
      const type = xml === undefined ? "application/json" : "text/xml";
      response.writeHead(status, { "content-type": type, ...headers }).end(xml ?? JSON.stringify(json));
    });
  });
  return Object.assign(standIn, server, { parcels, faults, events, trackFaults });
}

type Answer = "broken" | { status: number; json?: unknown; xml?: string; headers?: Record<string, string> };

function soap(body: string, status = 200): Answer {
  return {
    status,
    xml: `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`,
  };
}
