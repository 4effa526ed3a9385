import * as v from "valibot";

const hour = 60 * 60 * 1000;

/**
 * Milliseconds for which what nobody sent is stored, from the last key on: what may say something of a buyer until the
 * next day, so that it outlives a crash and no more; what is of the shop alone for as long as somebody is away.
 */
const storedFor = { buyer: 24 * hour, shop: 30 * 24 * hour };

/** Of whom a draft may say something. */
export type DraftOf = keyof typeof storedFor;

const prefix = "bruk-draft";
const kept = v.object({ until: v.number(), value: v.unknown() });

/** Returns under what a draft of somebody is stored. */
export function draftKey(personId: number, name: string): string {
  return `${prefix}:${personId}:${name}`;
}

/** Stores a draft on this device; null: nothing of it is stored any more. */
export function storeDraft(key: string, value: unknown, of: DraftOf): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ until: Date.now() + storedFor[of], value }));
  } catch {
    // A browser that stores nothing forgets it with the tab.
  }
}

/** Returns a draft whose time is not over and that fits the schema; null: there is none. */
export function storedDraft<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  forgetOldDrafts();
  try {
    const parsed = v.safeParse(schema, valueIn(localStorage.getItem(key)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Takes away every draft on this device whose time is over, whoever's it is. */
function forgetOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}:`) && valueIn(localStorage.getItem(key)) === undefined)
        localStorage.removeItem(key);
  } catch {
    // Where nothing can be read, nothing is stored.
  }
}

/** Sees to it that drafts go when their time is over, whether or not their form is opened again: as the application is loaded, before anybody signs in, and while it is open. */
export function followDrafts(): void {
  forgetOldDrafts();
  setInterval(forgetOldDrafts, hour);
}

/** Returns what is stored; undefined: nothing, or its time is over. */
function valueIn(stored: string | null): unknown {
  if (stored === null) return undefined;
  try {
    const parsed = v.safeParse(kept, JSON.parse(stored));
    return parsed.success && parsed.output.until > Date.now() ? parsed.output.value : undefined;
  } catch {
    return undefined;
  }
}
