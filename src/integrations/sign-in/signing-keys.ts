import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import { askProvider } from "./ask-provider.ts";
import { Unreachable } from "./unreachable.ts";

/** Milliseconds between two questions for keys we do not know, so that invented key names cost the provider nothing. */
const restBetween = 10_000;

/**
 * Returns a look at a provider's signing keys (RFC 7517) by name: fetched when needed, kept as long as the answer's
 * Cache-Control allows, fetched anew for a name that is not among them. Null: there is no such key.
 */
export function openSigningKeys({
  url,
  patience,
}: {
  url: string;
  patience: number;
}): (name: string) => Promise<KeyObject | null> {
  let keys = new Map<string, KeyObject>();
  let until = 0;
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;

  const ask = async () => {
    askedAt = performance.now();
    const { body, headers } = await askProvider(url, patience);
    keys = keysIn(body);
    until = performance.now() + freshSeconds(headers.get("cache-control")) * 1000;
  };
  const refresh = () => (asking ??= ask().finally(() => (asking = null)));

  return async (name) => {
    if (performance.now() >= until) await refresh();
    else if (!keys.has(name) && performance.now() - askedAt > restBetween) await refresh();
    return keys.get(name) ?? null;
  };
}

function keysIn(body: unknown): Map<string, KeyObject> {
  const { keys } = (body ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys)) throw new Unreachable("a sign-in provider answered something else than keys");
  const known = (keys as (JsonWebKey & { kid?: unknown; use?: unknown })[]).flatMap((key): [string, KeyObject][] => {
    if (typeof key.kid !== "string" || key.kty !== "RSA" || (key.use !== undefined && key.use !== "sig")) return [];
    const read = readKey(key);
    return read === null ? [] : [[key.kid, read]];
  });
  return new Map(known);
}

/** One damaged key must not take the others with it. */
function readKey(key: JsonWebKey): KeyObject | null {
  try {
    return createPublicKey({ key, format: "jwk" });
  } catch {
    return null;
  }
}

/** 'public, max-age=22800, must-revalidate' → 22800; a minute where nothing is said, a day at most. */
function freshSeconds(cacheControl: string | null): number {
  if (/no-store|no-cache/i.test(cacheControl ?? "")) return 0;
  const [, seconds] = /max-age=(\d{1,9})/i.exec(cacheControl ?? "") ?? [];
  return Math.min(seconds === undefined ? 60 : Number(seconds), 86_400);
}
