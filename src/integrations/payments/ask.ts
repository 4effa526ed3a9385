/** What a provider answered. */
export interface Answered {
  status: number;
  /** The body as JSON; null where it is none. */
  json: unknown;
  body: Buffer;
}

export interface Question {
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds until the provider is given up. */
  patience: number;
}

/** Asks a provider and answers what it said, redirects unfollowed; throws when it cannot be reached, says nothing in time, or fails on its side. */
export async function ask(url: string, { method, headers = {}, body, patience }: Question): Promise<Answered> {
  const response = await fetch(url, {
    method,
    headers: { accept: "application/json", ...headers },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 500)
    throw new Error(`the payment provider answered ${response.status} to ${method} ${new URL(url).pathname}`);
  return { status: response.status, json: jsonOf(bytes), body: bytes };
}

/** Returns JSON read from bytes, null for what is none. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return null;
  }
}

/** Returns what lies at the end of a way through JSON from outside, undefined where the way ends before: `at(body, "orders", 0, "status")`. */
export function at(value: unknown, ...way: (string | number)[]): unknown {
  return way.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null ? (inner as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

/** Returns a text from outside, '' for anything else. */
export function textAt(value: unknown, ...way: (string | number)[]): string {
  const found = at(value, ...way);
  return typeof found === "string" ? found : "";
}
