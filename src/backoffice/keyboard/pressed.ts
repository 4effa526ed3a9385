import { type Key, type KeyName, keyTable } from "./key-table.ts";

/** Of a press of a key, what tells which it is. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What a press means: an act of the table, the beginning of one, or nothing of ours. */
export interface Meaning {
  name: KeyName | null;
  /** The first key of two, which the next press goes on from. */
  begun: string | null;
}

const table = Object.entries(keyTable) as [KeyName, Key][];

/** Returns what a press means after the key before it, where that began something. */
export function meaningOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, begun: string | null): Meaning {
  const named = key.length === 1 ? key.toUpperCase() : key;
  // Escape after the first of two keys calls off that one alone.
  if (altKey || (key === "Escape" && begun !== null)) return { name: null, begun: null };
  const pressed =
    ctrlKey || metaKey ? `Mod ${shiftKey ? "Shift " : ""}${named}` : begun === null ? named : `${begun} ${named}`;
  const name = table.find(([, { keys, also }]) => keys === pressed || also === pressed)?.[0] ?? null;
  if (name !== null) return { name, begun: null };
  if (begun !== null && !ctrlKey && !metaKey)
    return meaningOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey }, null);
  return { name: null, begun: table.some(([, { keys }]) => keys.startsWith(`${pressed} `)) ? pressed : null };
}

/** Returns whether a key acts without Ctrl or ⌘, which somebody may switch off. */
export function isSingle(name: KeyName): boolean {
  return !keyTable[name].keys.startsWith("Mod ");
}
