import { createHmac, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Down } from "../down.ts";
import { pdfOf } from "./pdf-of.ts";
import { peace, type TrackFault } from "./track-fault.ts";
import { type LoopbackServer, openLoopbackServer } from "../../src/integrations/loopback-server.ts";

/** What goes wrong with the next call of a kind. `before`: the connection breaks, and nothing was done; `after`: it was done, and its answer is lost. */
type InpostFault = "before" | "after" | "500" | "429" | "422" | "401";

interface Known {
  id: number;
  tracking: string;
  reference: string;
  body: unknown;
  cancelled: boolean;
  /** How often its label is not ready yet. */
  wait: number;
}

export interface InpostStandIn extends LoopbackServer {
  /** What was bought, in both ways of asking. */
  readonly shipments: readonly Known[];
  /** Faults of the next shipments that are asked for, in their order. */
  readonly faults: InpostFault[];
  /** How many times a label that is bought from now on is not ready. */
  labelWaits: number;
  /** Couriers that were ordered, and the faults of the next orders of one. */
  readonly pickups: readonly { shipments: number[] }[];
  readonly pickupFaults: InpostFault[];
  /** What is told of parcels, by number: code and time. */
  readonly events: Map<string, { eventId: string; code: string; at: string }[]>;
  /** What goes wrong with each question to ShipX about a parcel, by its number; `broken` is silence. */
  readonly trackFaults: Map<string, TrackFault>;
  /** The numbers of each question about parcels; while `silent` none is answered in either. */
  readonly asked: readonly string[][];
  silent: boolean;
  /** Nothing is done, whatever is asked. */
  down: Down;
  /** How many calls there were, whatever came of them. */
  called(): number;
  /** How many tokens were given out. */
  tokens(): number;
  /** Ends all tokens at once. */
  endTokens(): void;
}

/** Where each of InPost's two APIs lets somebody in. */
export const inpostAccess = { token: "shipx-token", clientId: "client", clientSecret: "secret" } as const;

/** Serves InPost's Global API and ShipX over loopback: tokens that end, the deduplication id of the one, the lack of it in the other. `knowsAnybody`: by any credentials. */
export async function openInpostStandIn({ knowsAnybody = false } = {}): Promise<InpostStandIn> {
  const shipments: Known[] = [];
  const byDeduplication = new Map<string, Known>();
  const faults: InpostFault[] = [];
  const events: InpostStandIn["events"] = new Map();
  const trackFaults: InpostStandIn["trackFaults"] = new Map();
  const pickups: { shipments: number[] }[] = [];
  const pickupFaults: InpostFault[] = [];
  const tokens = new Set<string>();
  let [given, calls] = [0, 0];
  const asked: string[][] = [];
  const standIn = { labelWaits: 0, silent: false, down: null as Down };

  function buy(reference: string, body: unknown): Known {
    const id = shipments.length + 1;
    const known = {
      id,
      tracking: `52000${String(id).padStart(19, "0")}`,
      reference,
      body,
      cancelled: false,
      wait: standIn.labelWaits,
    };
    shipments.push(known);
    return known;
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const { method = "GET", headers } = request;
    const sent = await text(request);
    const bearer = headers.authorization?.replace(/^Bearer /, "") ?? "";
    if (pathname === "/oauth2/token") {
      const form = new URLSearchParams(sent);
      const isKnown =
        form.get("client_id") === inpostAccess.clientId && form.get("client_secret") === inpostAccess.clientSecret;
      if (!isKnown && !knowsAnybody) return { status: 401, json: { error: "invalid_client" } };
      const token = randomUUID();
      tokens.add(token);
      given += 1;
      return { status: 200, json: { access_token: token, expires_in: 599, token_type: "Bearer" } };
    }
    const isGlobal = /^\/(shipping|tracking|returns)\//.test(pathname);
    const isReturn = pathname.startsWith("/returns/");
    if (
      isGlobal
        ? !tokens.has(bearer)
        : bearer !== inpostAccess.token && !knowsAnybody && !pathname.startsWith("/v1/tracking/")
    )
      return { status: 401, json: { error: "unauthorized", title: "Unauthorized" } };
    if (method === "POST" && pathname.endsWith("/shipments")) {
      const fault = faults.shift();
      const body = JSON.parse(sent) as {
        reference?: string;
        references?: { custom?: { reference?: string }; orderNumber?: string };
      };
      if (fault === "before") return "broken";
      if (fault === "500") return { status: 500, json: {} };
      if (fault === "429") return { status: 429, json: {}, headers: { "retry-after": "7" } };
      if (fault === "401") return { status: 401, json: { error: "unauthorized" } };
      if (fault === "422")
        return isGlobal
          ? {
              status: 422,
              json: { title: "Unprocessable", status: 422, errors: { "recipient.phone": ["is not a phone"] } },
            }
          : {
              status: 400,
              json: {
                status: 400,
                error: "validation_failed",
                message: "There are some validation errors.",
                details: { custom_attributes: [{ target_point: ["does_not_exist"] }] },
              },
            };
      const key = String(headers["x-inpost-deduplication-id"] ?? "");
      // Returns know no deduplication.
      const earlier = isGlobal && !isReturn ? byDeduplication.get(key) : undefined;
      const { custom, orderNumber } = body.references ?? {};
      const known = earlier ?? buy(body.reference ?? custom?.reference ?? orderNumber ?? "", body);
      if (isGlobal && key !== "") byDeduplication.set(key, known);
      if (fault === "after") return "broken";
      if (isReturn)
        return {
          status: 201,
          json: {
            id: randomUUID(),
            parcels: [{ trackingNumber: known.tracking, dropOffCode: String(100_000_000 + known.id) }],
          },
        };
      return isGlobal
        ? { status: 201, json: { trackingNumber: known.tracking } }
        : { status: 201, json: { id: known.id, status: "created", reference: known.reference, tracking_number: null } };
    }
    if (/^\/v1\/organizations\/[^/]+\/shipments$/.test(pathname)) {
      const items = shipments.filter(({ reference }) => reference === searchParams.get("reference"));
      return { status: 200, json: { items: items.map(shipxShipment), count: items.length } };
    }
    if (pathname === "/tracking/v1/parcels") {
      const numbers = searchParams.getAll("trackingNumbers");
      if (standIn.silent) return "broken";
      asked.push(numbers);
      if (numbers.length > 10) return { status: 422, json: { title: "Too many numbers" } };
      const parcels = numbers.map((trackingNumber) => ({
        trackingNumber,
        events: (events.get(trackingNumber) ?? []).map(({ eventId, code, at }) => ({
          eventId,
          eventCode: code,
          timestamp: at,
        })),
      }));
      return { status: 200, json: { parcels } };
    }
    const [, tracking] = /^\/v1\/tracking\/(\w+)$/.exec(pathname) ?? [];
    if (tracking !== undefined && standIn.silent) return "broken";
    if (tracking !== undefined) {
      asked.push([tracking]);
      const wrong = trackFaults.get(tracking);
      if (wrong === "broken") return "broken";
      if (wrong !== undefined) return { status: Number(wrong), json: {}, headers: { "retry-after": String(peace) } };
      return {
        status: 200,
        json: {
          tracking_number: tracking,
          tracking_details: (events.get(tracking) ?? []).map(({ code, at }) => ({ status: code, datetime: at })),
        },
      };
    }
    if (method === "POST" && pathname.endsWith("/dispatch_orders")) {
      const fault = pickupFaults.shift();
      if (fault === "before") return "broken";
      if (fault === "422")
        return {
          status: 400,
          json: { error: "validation_failed", details: { shipments: ["not_in_confirmed_status"] } },
        };
      if (fault === "429") return { status: 429, json: {}, headers: { "retry-after": "7" } };
      const asked = JSON.parse(sent) as { shipments: number[] };
      const isFetched = ({ body }: Known) =>
        (body as { custom_attributes: { sending_method: string } }).custom_attributes.sending_method ===
        "dispatch_order";
      if (!asked.shipments.every((id) => shipments.some((one) => one.id === id && isFetched(one))))
        return { status: 400, json: { error: "validation_failed", details: { shipments: ["invalid"] } } };
      pickups.push(asked);
      return fault === "after" ? "broken" : { status: 201, json: { id: pickups.length, status: "new" } };
    }
    const [, id, label] = /\/shipments\/(\w+)(\/label)?$/.exec(pathname) ?? [];
    const known = shipments.find((one) => (isGlobal ? one.tracking === id : String(one.id) === id));
    if (known === undefined) return { status: 404, json: { error: "resource_not_found" } };
    if (label === undefined && method === "DELETE") {
      known.cancelled = true;
      return { status: 204, json: null };
    }
    if (label === undefined) {
      const said = shipxShipment(known);
      known.wait = Math.max(0, known.wait - 1);
      return { status: 200, json: said };
    }
    if (known.wait > 0) {
      known.wait -= 1;
      return isGlobal ? { status: 404, json: {} } : { status: 400, json: { error: "label_generation", details: null } };
    }
    const format = isGlobal ? String(headers.accept) : searchParams.toString();
    const isZpl = /zpl/.test(format);
    return {
      status: 200,
      bytes: isZpl
        ? Buffer.from(`^XA^FD${known.tracking}^FS^XZ`)
        : pdfOf(`${format} ${known.tracking}`, /A4|normal/.test(format) ? [595, 842] : [298, 420]),
    };
  }

  const server = await openLoopbackServer((request, response) => {
    calls += 1;
    if (standIn.down === "broken") return void request.socket.destroy();
    if (standIn.down === "503") return void response.writeHead(503).end();
    void answerTo(request).then((answer) => {
      if (answer === "broken") return void request.socket.destroy();
      const { status, json, bytes, headers = {} } = answer;
      response.writeHead(status, {
        "content-type": bytes === undefined ? "application/json" : "application/octet-stream",
        ...headers,
      });
      response.end(status === 204 ? undefined : (bytes ?? JSON.stringify(json)));
    });
  });
  return Object.assign(standIn, server, {
    shipments,
    faults,
    events,
    trackFaults,
    asked,
    pickups,
    pickupFaults,
    called: () => calls,
    tokens: () => given,
    endTokens: () => tokens.clear(),
  });
}

/** Returns the headers and the body of news of a parcel as InPost sends them, signed with a secret: over the body alone, or with its moment before it. */
export function inpostNews(
  news: object,
  { secret, stamped = false }: { secret: string; stamped?: boolean },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(news);
  const timestamp = "2026-11-29T10:00:00Z";
  const signature = createHmac("sha256", secret)
    .update(stamped ? `${timestamp}.${body}` : body)
    .digest("base64");
  return {
    headers: {
      "content-type": "application/json",
      "x-inpost-event-id": randomUUID(),
      "x-inpost-timestamp": timestamp,
      "x-inpost-signature": signature,
    },
    body,
  };
}

type Answer = "broken" | { status: number; json?: unknown; bytes?: Buffer; headers?: Record<string, string> };

function shipxShipment({ id, tracking, reference, cancelled, wait }: Known): object {
  return { id, reference, status: cancelled ? "canceled" : "confirmed", tracking_number: wait > 0 ? null : tracking };
}
