import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";

interface Asked {
  method: "GET" | "POST";
  /** Below the API's address. */
  path: string;
  token?: string | undefined;
  json?: unknown;
  xml?: string | undefined;
  /** Where a list goes on, as its part before said. */
  continuation?: string | undefined;
}

/** What was answered, as it is. */
interface Answered {
  bytes: Buffer;
}

interface CallSettings {
  apiUrl: string;
  /** Milliseconds that an answer may take. */
  patience: number;
  /** Told what KSeF itself warns of. */
  warn: (says: string) => void;
}

export type Call = (asked: Asked) => Promise<Answered>;

/** Returns what calls KSeF's API. Whatever is not 2xx is thrown as a `KsefProblem` in its own words. */
export function openCall({ apiUrl, patience, warn }: CallSettings): Call {
  return async ({ method, path, token, json, xml, continuation }) => {
    const body = xml ?? (json === undefined ? null : JSON.stringify(json));
    let reply: Response;
    let bytes: Buffer;
    try {
      reply = await fetch(`${apiUrl}${path}`, {
        method,
        headers: {
          accept: "application/json, application/xml",
          "user-agent": "Bruk",
          "x-error-format": "problem-details",
          ...(body === null ? {} : { "content-type": xml === undefined ? "application/json" : "application/xml" }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(continuation === undefined ? {} : { "x-continuation-token": continuation }),
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      bytes = Buffer.from(await reply.arrayBuffer());
    } catch (error) {
      throw new KsefProblem("silent", error instanceof Error ? error.message : "no answer");
    }
    const warning = reply.headers.get("x-system-warning");
    if (warning !== null) warn(warning);
    if (!reply.ok) throw problemOf(reply, bytes.toString("utf8"));
    return { bytes };
  };
}

function problemOf({ status, headers }: Response, text: string): KsefProblem {
  const { codes, says } = readProblem(text);
  const told = says === "" ? `KSeF answered ${status}` : says;
  if (status === 429)
    return new KsefProblem("limited", told, { codes, retryAfter: secondsIn(headers.get("retry-after")) });
  if (status >= 500) return new KsefProblem("unavailable", told, { codes });
  if (status === 401) return new KsefProblem("credentials", told, { codes });
  if (status === 403) return new KsefProblem("permission", told, { codes });
  return new KsefProblem("refused", told, { codes });
}

function secondsIn(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : 60;
}

/** Reads both forms in which KSeF tells what is wrong: RFC 9457 with its own `errors`, and the `exceptionDetailList` of old. */
function readProblem(text: string): { codes: number[]; says: string } {
  const told = parsed(text);
  const old = listIn(recordIn(told["exception"])["exceptionDetailList"]);
  const found = [...listIn(told["errors"]), ...old].map((one) => ({
    code: Number(one["code"] ?? one["exceptionCode"]),
    says: [one["description"] ?? one["exceptionDescription"], one["details"]]
      .flat()
      .filter((part) => typeof part === "string")
      .join(" "),
  }));
  const codes = found.map(({ code }) => code).filter((code) => Number.isInteger(code));
  const said = found.map(({ code, says }) => (Number.isInteger(code) ? `${code} ${says}` : says)).join("; ");
  return { codes, says: said || String(told["detail"] ?? told["title"] ?? "") };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return recordIn(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function listIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}
