import { folded } from "../folded.ts";

/** A point or Z-BOX of Packeta's that takes parcels. */
export interface PacketaPoint {
  /** Its number, by which an order keeps it and a label is sent to it. */
  id: string;
  country: "CZ" | "SK";
  /** As Packeta calls it: 'Z-BOX Praha 4, Braník, Vavřenova 1172/12 (Billa)'. */
  name: string;
  street: string;
  city: string;
  /** Five digits. */
  postcode: string;
  /** Where it stands, in Packeta's words. */
  place: string;
  latitude: number;
  longitude: number;
  takesCash: boolean;
}

/** Returns the words of a text by which a point is found: without case and marks, each with a gap before it. */
export function findingWords(...texts: readonly string[]): string {
  return ` ${wordsIn(texts.join(" ")).join(" ")}`;
}

/** Returns the postcode among what was typed, five digits as they are written in Czechia and Slovakia, and the words beside it: `120 00 Ječná` → 12000, ['jecna']. */
export function typedPlace(typed: string): { postcode: string | null; words: string[] } {
  const [whole, first, last] = /(?<!\d)(\d{3})\s?(\d{2})(?!\d)/.exec(typed) ?? [];
  if (whole === undefined) return { postcode: null, words: wordsIn(typed) };
  return { postcode: `${first}${last}`, words: wordsIn(typed.replace(whole, " ")) };
}

/** Returns what of the words may be a town's name, the longest first: of `ceske budejovice rudolfovska` all runs of words. */
export function townsAmong(words: readonly string[]): string[] {
  const runs = words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1)));
  return runs.toSorted((a, b) => b.length - a.length).map((run) => run.join(" "));
}

function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
