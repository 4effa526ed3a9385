import { Unreachable } from "./unreachable.ts";

export interface ProviderAnswer {
  /** The parsed body; null for a request the provider declined as wrong. */
  body: unknown;
  headers: Headers;
}

/**
 * Asks a provider for JSON. A 4xx is an answer: what was asked about is not right. Anything else that is no
 * answer throws `Unreachable`, whose words hold no address, since addresses hold tokens.
 */
export async function askProvider(url: string, patience: number): Promise<ProviderAnswer> {
  const reply = await fetch(url, {
    redirect: "error",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Unreachable(`a sign-in provider could not be asked: ${error instanceof Error ? error.name : "unknown"}`);
  });
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
    await reply.body?.cancel();
    return { body: null, headers: reply.headers };
  }
  if (!reply.ok) throw new Unreachable(`a sign-in provider answered ${reply.status}`);
  const body: unknown = await reply.json().catch(() => {
    throw new Unreachable("a sign-in provider answered something else than JSON");
  });
  return { body, headers: reply.headers };
}
