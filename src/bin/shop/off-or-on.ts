import { Problem } from "../end.ts";

/** What a command that switches something off or on was given. */
export interface OffOrOn {
  off?: string;
  on?: boolean;
  json?: boolean;
}

/**
 * Returns what is to be switched and why it is to be off, null: on; or null where nothing is to be switched. Refuses one
 * without the other, and both at once, with how it is said.
 */
export function switchIn(
  code: string | undefined,
  { off, on }: OffOrOn,
  howToSay: string,
): { code: string; because: string | null } | null {
  if (code === undefined && off === undefined && on !== true) return null;
  const because = off?.trim() || null;
  if (code === undefined || (because !== null) === (on === true)) throw new Problem(howToSay);
  return { code, because };
}
