/**
 * Small readers for what local storage gave back. Each answers a sound value or undefined; what an
 * older version of the shop or another hand wrote is dropped, never believed.
 */
export type Read<T> = (value: unknown) => T | undefined;

export const bool: Read<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
export const text: Read<string> = (value) => (typeof value === "string" ? value : undefined);

/** Whole, not negative, and small enough to calculate with. */
export const count: Read<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** A count no greater than that. */
export function upTo(most: number): Read<number> {
  return (value) => {
    const whole = count(value);
    return whole !== undefined && whole <= most ? whole : undefined;
  };
}

export const object: Read<Record<string, unknown>> = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value) => (value === null ? null : read(value));
}

export function oneOf<const T extends string | number>(choices: readonly T[]): Read<T> {
  return (value) => choices.find((choice) => choice === value);
}

/** Returns the sound entries of a list; the others are dropped one by one. */
export function list<T>(read: Read<T>, longest = 1000): Read<T[]> {
  return (value) =>
    Array.isArray(value)
      ? value
          .slice(0, longest)
          .map(read)
          .filter((entry) => entry !== undefined)
      : undefined;
}

/** Returns a map's sound entries. */
export function map<T>(read: Read<T>): Read<Record<string, T>> {
  return (value) => {
    const entries = object(value);
    if (entries === undefined) return undefined;
    const sound: [string, T][] = [];
    for (const [name, entry] of Object.entries(entries)) {
      const value = read(entry);
      if (value !== undefined) sound.push([name, value]);
    }
    return Object.fromEntries(sound);
  };
}

/** Returns an object whose every named field is sound; one damaged field drops the whole. */
export function fields<T extends object>(readers: { [K in keyof T]: Read<T[K]> }): Read<T> {
  return (value) => {
    const stored = object(value);
    if (stored === undefined) return undefined;
    const sound: Partial<T> = {};
    for (const name of Object.keys(readers) as (keyof T & string)[]) {
      const field = readers[name](stored[name]);
      if (field === undefined) return undefined;
      sound[name] = field;
    }
    return sound as T;
  };
}

/** Reads with a value for what is not there; what is there but damaged still drops. */
export function withDefault<T>(read: Read<T>, missing: T): Read<T> {
  return (value) => (value === undefined ? missing : read(value));
}
