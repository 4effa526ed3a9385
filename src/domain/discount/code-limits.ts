/** How codes may be written and how many are made at once. */
export const codeLimits = {
  /** Letters, digits, hyphens and underlines of a name. */
  shortest: 2,
  longest: 40,
  /** Codes of a batch. */
  batch: 5000,
  /** Signs that are drawn behind a batch's beginning. */
  drawn: 8,
  /** Of a batch's beginning, so that what is drawn fits behind it. */
  beginning: 20,
  uses: 1_000_000_000,
} as const;

/** Returns whether a code may be called so; it is in its one form already. */
export function isCodeName(name: string): boolean {
  const { length } = [...name];
  return length >= codeLimits.shortest && length <= codeLimits.longest && /^[\p{L}\p{N}_-]+$/u.test(name);
}

/** What is drawn for a code: nothing that is read as something else. */
export const drawnSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
