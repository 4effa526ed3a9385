import type { CarrierCheck, CarrierTrouble } from "./carrier.ts";

const patience = 15_000;
const mostRead = 8 * 1024 * 1024;

export interface CarrierCall {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** SOAP: a fault comes with 500, too, so what came with it is an answer to be read. */
  readsFaults?: boolean;
  /** What is long: milliseconds to wait for it, and the most bytes it may have. */
  long?: { patience: number; most: number };
}

/** What a carrier has answered; `json` undefined: it is none. */
interface CarrierAnswer {
  kind: "answered";
  status: number;
  bytes: Buffer;
  json: unknown;
}

/**
 * Calls a carrier. 2xx and refusals by field (400, 409, 422, 404, 403 and the like) are answers; 401 and 429 have done nothing and may
 * be asked later; 5xx, silence and answers that break off are lost, for the work may be done. A connection that never came
 * about has done nothing.
 */
export async function callCarrier({
  method,
  url,
  headers,
  body,
  readsFaults = false,
  long = { patience, most: mostRead },
}: CarrierCall): Promise<CarrierAnswer | CarrierTrouble> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(long.patience),
      ...(body !== undefined && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { status } = answer;
    if (status === 429)
      return { kind: "later", inSeconds: retryAfter(answer.headers.get("retry-after")), problem: "429" };
    if ((status >= 500 && !(status === 500 && readsFaults)) || bytes.length > long.most)
      return { kind: "lost", problem: `HTTP ${status}` };
    return { kind: "answered", status, bytes, json: jsonOf(bytes) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = (cause as NodeJS.ErrnoException | null)?.code ?? "";
    const problem = cause instanceof Error ? cause.message.slice(0, 200) : "no answer";
    return neverConnected.has(code) ? { kind: "later", inSeconds: 60, problem } : { kind: "lost", problem };
  }
}

const neverConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT", "ENETUNREACH"]);

/** Returns what an answer says of the credentials it was asked with. */
export function checkOf(answer: CarrierAnswer | CarrierTrouble): CarrierCheck {
  if (answer.kind === "refused") return { result: "credentials", says: answer.problems.join(", ") };
  if (answer.kind !== "answered") return { result: "silent", says: answer.problem };
  const { status } = answer;
  if (status < 300) return { result: answer.json === undefined ? "answer" : "works", says: "" };
  const says = `HTTP ${status}`;
  if (status === 401) return { result: "credentials", says };
  return { result: status === 403 || status === 404 ? "permission" : "answer", says };
}

/** Returns the one there is of shipments with the same reference; null: there is none, or more than one, of which nobody knows which it is. */
export function onlyOne<Shipment>(found: readonly Shipment[]): Shipment | null {
  return found.length === 1 ? found[0]! : null;
}

function retryAfter(header: string | null): number {
  const seconds = Number(header ?? "60");
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, Math.ceil(seconds))) : 60;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Returns what a carrier objects to, as 'receiver.phone: required', from objects of lists of words nested as deep as it likes. */
export function objections(said: unknown, at = ""): string[] {
  if (typeof said === "string") return [at === "" ? said : `${at}: ${said}`];
  if (Array.isArray(said)) return said.flatMap((one) => objections(one, at)).slice(0, 20);
  if (typeof said !== "object" || said === null) return [];
  return Object.entries(said)
    .flatMap(([name, one]) => objections(one, at === "" ? name : `${at}.${name}`))
    .slice(0, 20);
}
