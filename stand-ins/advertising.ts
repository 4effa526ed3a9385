import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/** What it does with the next events instead of answering as it should. `lost`: it counts them and the answer never comes; `unheard`: it does neither; a code is an error of Meta's Graph API. */
type TellFault = "lost" | "unheard" | "unavailable" | "tooMany" | { code: number; status: number; transient?: boolean };

type Sent = Record<string, unknown>;

export interface AdvertisingStandIn extends LoopbackServer {
  /** The purchases Google counts, each once, by its number. */
  ga4: ReadonlyMap<string, Sent>;
  /** The events Meta counts, each once, by its id. */
  meta: ReadonlyMap<string, Sent>;
  /** Events that came, whatever came of them, and the events that were only tried. */
  posted(): number;
  tried(): number;
  /** What happens to the next events, one each. */
  next(...faults: TellFault[]): void;
}

/** Plays Google's Measurement Protocol and Meta's Conversions API over loopback, with their checks. `knows`: whose credentials; absent: anybody's. */
export async function openAdvertisingStandIn({
  knows,
}: { knows?: { pixelId: string; accessToken: string } } = {}): Promise<AdvertisingStandIn> {
  const [ga4, meta] = [new Map<string, Sent>(), new Map<string, Sent>()];
  const faults: TellFault[] = [];
  let [posted, tried] = [0, 0];
  const server = await openLoopbackServer((request, response) => {
    const send = (status: number, body?: object) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(body === undefined ? undefined : JSON.stringify(body));
    const sendError = (status: number, code: number, message: string, transient = false) =>
      send(status, { error: { message, type: "OAuthException", code, is_transient: transient, fbtrace_id: "AbC" } });
    void text(request).then((sent): unknown => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
      if (pathname === "/debug/mp/collect")
        return send(200, { validationMessages: wrongIn(searchParams.get("measurement_id") ?? "", JSON.parse(sent)) });
      const [, pixel, edge] = /^\/v25\.0\/(\d+)(\/events)?$/.exec(pathname) ?? [];
      if (pathname !== "/mp/collect" && pixel === undefined) return send(404);
      if (pixel !== undefined && knows !== undefined && searchParams.get("access_token") !== knows.accessToken)
        return sendError(401, 190, "Invalid OAuth access token.");
      if (pixel !== undefined && knows !== undefined && pixel !== knows.pixelId)
        return sendError(400, 100, `Unsupported post request. Object with ID '${pixel}' does not exist`);
      if (pixel !== undefined && edge === undefined) return send(200, { id: pixel });
      const body = JSON.parse(sent) as Sent;
      if (body["test_event_code"] !== undefined) {
        tried += 1;
        return send(200, { events_received: 1, messages: [], fbtrace_id: "AbC" });
      }
      posted += 1;
      const fault = faults.shift();
      if (fault === "unheard") return undefined;
      if (fault === "unavailable") return send(503);
      if (fault === "tooMany") return send(429);
      if (typeof fault === "object")
        return sendError(fault.status, fault.code, `(#${fault.code}) Refused`, fault.transient);
      if (pixel === undefined) {
        countPurchase(body);
        return fault === "lost" ? undefined : send(204);
      }
      const problem = countEvents(body);
      if (fault === "lost") return undefined;
      if (problem !== null) return sendError(400, 100, problem);
      return send(200, { events_received: 1, messages: [], fbtrace_id: "AbC" });
    });
  });

  /** Google says nothing of what it cannot use. */
  function countPurchase(body: Sent): void {
    const { params } = (body["events"] as { params: { transaction_id: string } }[])[0]!;
    const { transaction_id: number } = params;
    if (typeof body["client_id"] === "string" && !ga4.has(number)) ga4.set(number, body);
  }

  /** One event that Meta does not take, and none of its request is taken. */
  function countEvents({ data }: Sent): string | null {
    const events = data as Sent[];
    for (const { event_time: at, user_data: known } of events) {
      const { em, client_user_agent: agent } = known as { em?: string[]; client_user_agent?: string };
      if (Date.now() / 1000 - Number(at) > 7 * 86_400) return "(#100) The timestamp is too far in the past.";
      if (!em?.every((digest) => /^[\da-f]{64}$/.test(digest)) || !agent) return "(#100) Invalid parameter";
    }
    for (const event of events) {
      const id = String(event["event_id"]);
      if (!meta.has(id)) meta.set(id, event);
    }
    return null;
  }

  return {
    ...server,
    ga4,
    meta,
    posted: () => posted,
    tried: () => tried,
    next: (...more) => void faults.push(...more),
  };
}

/** What the validation server has to say of an event; it looks at no secret. */
function wrongIn(measurementId: string, body: Sent): object[] {
  const wrong = (fieldPath: string, description: string) => ({
    fieldPath,
    description,
    validationCode: "VALUE_INVALID",
  });
  return [
    ...(measurementId.startsWith("G-") ? [] : [wrong("measurement_id", "Unable to parse measurement_id.")]),
    ...(typeof body["client_id"] === "string" ? [] : [wrong("client_id", "Missing client_id.")]),
  ];
}
