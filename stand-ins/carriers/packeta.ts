import { createHmac, randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../../src/integrations/loopback-server.ts";
import type { Down } from "../down.ts";
import { feedOf } from "./packeta-points.ts";
import { pdfOf } from "./pdf-of.ts";
import { peace, type TrackFault } from "./track-fault.ts";

/** What goes wrong with the next packet. `before`: the connection breaks, and nothing was done; `after`: it was done, and its answer is lost. */
type PacketaFaultPlay = "before" | "after" | "500" | "429" | "attributes" | "garbled";

interface Packet {
  id: string;
  /** As it was asked for, by its elements. */
  told: Record<string, string>;
  cancelled: boolean;
  handedOver: boolean;
}

export interface PacketaStandIn extends LoopbackServer {
  readonly packets: readonly Packet[];
  readonly faults: PacketaFaultPlay[];
  /** Points that are closed; what is not a number is no point. */
  readonly closed: Set<string>;
  /** What is told of packets, by id: status and moment by the clock of Prague. */
  readonly records: Map<string, { code: string; at: string }[]>;
  /** What goes wrong with each question about a parcel, by its id; `broken` is silence. */
  readonly trackFaults: Map<string, TrackFault>;
  /** The service that knows points does not answer. */
  pointsSilent: boolean;
  /** How the feeds of points fail: with an error, a page, half of the points, or not at all. */
  feedFault: "503" | "html" | "few" | null;
  /** Nothing is done, whatever is asked. */
  down: Down;
  /** The feeds that were asked for, as paths. */
  readonly feedsAsked: string[];
}

export const packetaAccess = { apiPassword: "0123456789abcdef0123456789abcdef", apiKey: "0123456789abcdef" } as const;

/** Serves Packeta's REST API, the check of its widget and the feeds of points over loopback. `knowsAnybody`: by any password. */
export async function openPacketaStandIn({ knowsAnybody = false } = {}): Promise<PacketaStandIn> {
  const packets: Packet[] = [];
  const faults: PacketaFaultPlay[] = [];
  const closed = new Set<string>();
  const records: PacketaStandIn["records"] = new Map();
  const trackFaults: PacketaStandIn["trackFaults"] = new Map();
  const standIn: Pick<PacketaStandIn, "pointsSilent" | "feedFault" | "down"> = {
    pointsSilent: false,
    feedFault: null,
    down: null,
  };
  const feedsAsked: string[] = [];

  function answerTo(path: string, sent: string): Answer {
    const [, key, feed] = /^\/v5\/(\w+)\/(branch|box)\.json\?lang=cs$/.exec(path) ?? [];
    if (feed === "branch" || feed === "box") {
      feedsAsked.push(path);
      if (key !== packetaAccess.apiKey && !knowsAnybody) return { status: 401, body: "" };
      if (standIn.feedFault === "503") return { status: 503, body: "" };
      if (standIn.feedFault === "html") return { status: 200, body: "<html>", type: "text/html" };
      const points = feedOf(feed).filter(({ id }) => !closed.has(id));
      const told = standIn.feedFault === "few" ? points.slice(0, 20) : points;
      return { status: 200, body: JSON.stringify(told), type: "application/json" };
    }
    if (path === "/v6/pps/api/widget/v1/validate") {
      if (standIn.pointsSilent) return "broken";
      const { point } = JSON.parse(sent) as { point: { id: string } };
      const isValid = /^\d+$/.test(point.id) && !closed.has(point.id);
      const errors = isValid ? [] : [{ code: "NotFound", description: "The point was not found." }];
      return { status: 200, body: JSON.stringify({ isValid, errors }), type: "application/json" };
    }
    const [, method = ""] = /^<(\w+)>/.exec(sent) ?? [];
    const inside = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(sent)?.[1] ?? "";
    if (inside("apiPassword") !== packetaAccess.apiPassword && !knowsAnybody)
      return fault("IncorrectApiPasswordFault", "Incorrect API password.");
    if (method === "createPacket" || method === "createPacketClaimWithPassword") {
      const play = faults.shift();
      if (play === "before") return "broken";
      if (play === "500") return { status: 500, body: "" };
      if (play === "429") return { status: 429, body: "", headers: { "retry-after": "7" } };
      const isReturn = method !== "createPacket";
      const lacks = isReturn
        ? inside("email") === "" || inside("consignCountry") === ""
        : inside("addressId") === "" || inside("weight") === "";
      if (play === "attributes" || lacks)
        return fault(
          "PacketAttributesFault",
          "Some attributes are not valid.",
          "<attributes><fault><name>phone</name><fault>is not valid &amp; cannot be used</fault></fault></attributes>",
        );
      const told = Object.fromEntries(
        [...sent.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, said]) => [name!, said!]),
      );
      const id = String(1_000_000_000 + packets.length);
      packets.push({ id, told, cancelled: false, handedOver: false });
      if (play === "after") return "broken";
      if (play === "garbled") return { status: 200, body: "<response><status>ok</status><result/></response>" };
      const password = isReturn ? `<password>P${id.slice(-5)}</password>` : "";
      return ok(`<id>${id}</id><barcode>Z${id}</barcode><barcodeText>Z ${id}</barcodeText>${password}`);
    }
    const wrong = method === "packetTracking" ? trackFaults.get(inside("packetId")) : undefined;
    if (wrong === "broken") return "broken";
    if (wrong !== undefined) return { status: Number(wrong), body: "", headers: { "retry-after": String(peace) } };
    const packet = packets.find(({ id }) => id === inside("packetId"));
    if (packet === undefined) return fault("PacketIdFault", "The packet id is not valid.");
    switch (method) {
      case "packetLabelPdf": {
        const size = inside("format").endsWith("A4") ? ([595, 842] as const) : ([298, 420] as const);
        return ok(pdfOf(`${inside("format")} Z${packet.id}`, size).toString("base64"));
      }
      case "packetLabelZpl":
        return ok(`^XA^FDZ${packet.id}^FS^XZ`);
      case "cancelPacket":
        if (packet.handedOver) return fault("CancelNotAllowedFault", "The packet was handed over.");
        packet.cancelled = true;
        return ok("");
      case "packetTracking":
        return ok(
          (records.get(packet.id) ?? [])
            .map(({ code, at }) => `<record><dateTime>${at}</dateTime><statusCode>${code}</statusCode></record>`)
            .join(""),
        );
      default:
        return fault("NotSupportedFault", method);
    }
  }

  const server = await openLoopbackServer((request, response) => {
    if (standIn.down === "broken") return void request.socket.destroy();
    if (standIn.down === "503") return void response.writeHead(503).end();
    void text(request).then((sent) => {
      const answer = answerTo(request.url ?? "/", sent);
      if (answer === "broken") return void request.socket.destroy();
      const { status, body, type = "text/xml", headers = {} } = answer;
      response.writeHead(status, { "content-type": type, ...headers });
      response.end(body);
    });
  });
  return Object.assign(standIn, server, { packets, faults, closed, records, trackFaults, feedsAsked });
}

/** Returns the headers and the body of news of a packet as Packeta sends them, signed with a key over their moment (seconds) and the body. */
export function packetaNews(
  news: object,
  { secret, at, as = "hex" }: { secret: string; at: number; as?: "hex" | "base64" },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(news);
  return {
    headers: {
      "content-type": "application/json",
      "x-webhook-event-id": randomUUID(),
      "x-webhook-timestamp": String(at),
      "x-webhook-signature": createHmac("sha256", secret).update(`${at}.${body}`).digest(as),
    },
    body,
  };
}

type Answer = "broken" | { status: number; body: string; type?: string; headers?: Record<string, string> };

function ok(result: string): Answer {
  return {
    status: 200,
    body: `<?xml version="1.0"?><response><status>ok</status><result>${result}</result></response>`,
  };
}

function fault(name: string, said: string, detail = ""): Answer {
  return {
    status: 200,
    body: `<?xml version="1.0"?><response><status>fault</status><fault>${name}</fault><string>${said}</string><detail>${detail}</detail></response>`,
  };
}
