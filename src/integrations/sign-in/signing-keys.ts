import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import * as v from "valibot";
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
  const answer = v.safeParse(keySet, body);
  if (!answer.success) throw new Unreachable("a sign-in provider answered something else than keys");
  const known = answer.output.keys.flatMap((told): [string, KeyObject][] => {
    const { success, output } = v.safeParse(signingKey, told);
    const key = success ? readKey(output) : null;
    return success && key !== null ? [[output.kid, key]] : [];
  });
  return new Map(known);
}

const keySet = v.object({ keys: v.array(v.unknown()) });
const signingKey = v.looseObject({ kid: v.string(), kty: v.literal("RSA"), use: v.optional(v.literal("sig")) });

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
